//! The worked examples of the rules page.

use super::super::{Cell, Colour, MAX_PLY, Move, Rectangle};
use super::*;
use crate::game::perft::perft;
use crate::game::{Seat, SeatSet, Turn};

fn perft_of_empty(side: u8, expected: &[u64]) {
    let mut game = Nebuchadnezzar::empty(side, false).unwrap();
    for (depth, &leaves) in (1..).zip(expected) {
        assert_eq!(perft(&mut game, depth), leaves, "side {side}, depth {depth}");
    }
}

#[test]
fn n0_perft() {
    perft_of_empty(3, &[9, 68, 460, 2664, 13240]);
    perft_of_empty(4, &[16, 224, 2984, 35576, 401_464]);
    perft_of_empty(5, &[25, 564, 12324, 246_764]);
    perft_of_empty(6, &[36, 1196, 38824]);
    perft_of_empty(7, &[49, 2252, 101_684]);
    perft_of_empty(8, &[64, 3888, 232_920]);
}

#[test]
fn n1_the_ban_around_a_disc_in_the_middle() {
    let n1 = drawn("...../...../..o../...../.....");
    // One disc and its owner not to move: X has yet to place.
    let moves = notations(&n1);
    assert_eq!(moves.len(), 20);
    for banned in ["b3", "c2", "c4", "d3"] {
        assert!(!moves.contains(&banned.to_owned()), "{banned}");
        assert_eq!(n1.parse_move(banned, None).unwrap_err().rule, Some("NEB-1"));
    }
}

#[test]
fn n2_no_ban_on_the_edge() {
    let moves = notations(&drawn("...../...../o..../...../....."));
    assert_eq!(moves.len(), 23);
    assert!(!moves.contains(&"b3".to_owned()));
}

#[test]
fn n3_a_wall_of_the_enemy() {
    let n3 = drawn("...../..X../.XoX./..o../.....");
    let moves = notations(&n3);
    assert_eq!(moves.len(), 21);
    assert_eq!(moves.last().unwrap(), "xc3-c3");
    let Ok(Move::Capture(r)) = n3.parse_move("xc3-c3", None) else {
        panic!("a capture");
    };
    let walls = n3.walls(r).unwrap();
    assert_eq!((walls.length(Colour::Black), walls.length(Colour::White)), (3, 1));
    assert!(!n3.wins(Move::Capture(r)));

    let all_own = drawn("...../..X../.XoX./..X../.....");
    assert!(all_own.wins(Move::Capture(r)));
    assert_eq!(all_own.walls(r).unwrap().length(Colour::Black), 4);
    let won = after(&all_own, "xc3-c3");
    assert!(won.is_over());
    assert_eq!(won.winners(), SeatSet::only(Seat::FIRST));
    assert_eq!(won.to_move(), Seat::SECOND);
    assert_eq!(won.payoffs().unwrap().as_slice(), [1, -1]);
    assert!(notations(&won).is_empty());
}

#[test]
fn n4_smaller_ones_are_inside() {
    let n4 = drawn("...../.XXX./ooooo/.XXX./.....");
    let moves = notations(&n4);
    assert_eq!(moves.len(), 15);
    assert_eq!(moves.last().unwrap(), "xb3-d3");
    let walls = n4.walls(rectangle("b3", "d3")).unwrap();
    assert_eq!((walls.length(Colour::Black), walls.length(Colour::White)), (6, 2));
    assert_eq!(n4.parse_move("xb3-c3", None).unwrap_err().rule, Some("NEB-4"));
    // Width 1 between enemy walls: 2 : 2.
    assert_eq!(n4.parse_move("xc3-c3", None).unwrap_err().rule, Some("NEB-3"));
    assert_eq!(n4.parse_move("xa3-c3", None).unwrap_err().rule, Some("NEB-2"));
}

#[test]
fn n5_neutral_edges() {
    let n5 = drawn("XoX/XoX/XoX");
    assert_eq!(notations(&n5), ["xb1-b3"]);
    assert!(after(&n5, "xb1-b3").is_over());
    let walls = n5.walls(rectangle("b1", "b3")).unwrap();
    assert_eq!((walls.length(Colour::Black), walls.length(Colour::White)), (6, 0));
    let o_to_move = drawn("oXo/oXo/oXo");
    assert_eq!(notations(&o_to_move), ["xa1-a3", "xc1-c3"]);
}

#[test]
fn n6_an_edge_takes_the_colour_opposite() {
    let n6 = drawn(".Xoo/oXXX/..../....");
    assert_eq!(notations(&n6), ["a1", "a2", "a4", "b1", "b2", "c1", "c2", "d1", "d2", "xc4-d4"]);
    let walls = n6.walls(rectangle("c4", "d4")).unwrap();
    assert_eq!((walls.length(Colour::Black), walls.length(Colour::White)), (6, 0));
}

#[test]
fn n7_a_corner() {
    let n7 = drawn("oX./Xo./..X");
    assert_eq!(notations(&n7), ["a1", "b1", "c2", "c3", "xa3-a3"]);
    let walls = n7.walls(rectangle("a3", "a3")).unwrap();
    assert_eq!((walls.length(Colour::Black), walls.length(Colour::White)), (4, 0));
}

#[test]
fn the_pie_is_offered_once() {
    let start = Nebuchadnezzar::empty(8, true).unwrap();
    assert_eq!(start.key(), "8/8/8/8/8/8/8/8 b b 0 p");
    let first = after(&start, "a3");
    let moves = notations(&first);
    // 64 cells less the disc and b3.
    assert_eq!(moves.len(), 63);
    assert!(moves.contains(&"swap".to_owned()));
    let swapped = after(&first, "swap");
    assert_eq!(swapped.key(), "8/8/8/8/8/b7/8/8 w w 2 p");
    assert_eq!(swapped.turn(), Turn::Seat(Seat::FIRST));
    assert_eq!(notations(&swapped).len(), 62);
    assert_eq!(swapped.parse_move("swap", None).unwrap_err().rule, Some("NEB-6"));
    let without = after(&Nebuchadnezzar::empty(8, false).unwrap(), "a3");
    assert_eq!(without.parse_move("swap", None).unwrap_err().rule, Some("NEB-6"));
    // One disc, but at another ply; and ply 1, but not with one disc.
    assert_eq!(notations(&position("3/1b1/3 w b 3 p")).len(), 8);
    assert_eq!(notations(&position("3/3/3 w b 1 p")).len(), 9);
    // A white disc does as well, and seat 0 may be due.
    assert!(notations(&position("3/3/w2 b b 1 p")).contains(&"swap".to_owned()));
}

#[test]
fn one_sided_boards_are_over() {
    let winner = |key| {
        let position = position(key);
        position.winners().iter().map(Seat::index).collect::<Vec<_>>()
    };
    assert_eq!(winner("2/bb b b 7 -"), [0]);
    assert_eq!(winner("2/bb w b 0 -"), [0]);
    assert_eq!(winner("2/ww b b 0 p"), [1]);
    assert_eq!(winner("2/bb b w 7 -"), [1]);
    // One disc, its owner to move: over; the other to move: open.
    assert_eq!(winner("2/b1 b b 1 p"), [0]);
    assert!(!position("2/b1 w b 9 -").is_over());
    assert!(!position("2/2 w b 9 -").is_over());
}

#[test]
fn a_forced_pass_is_listed_and_sent() {
    // White can neither place nor capture, black can capture.
    let stuck = position("bwb/bwb/bwb w b 9 -");
    assert_eq!(notations(&stuck), ["xa1-a3", "xc1-c3"]);
    let passes = position(PASS);
    assert_eq!(notations(&passes), ["pass"]);
    assert_eq!(passes.count_moves(), 1);
    let passed = after(&passes, "pass");
    assert_eq!(passed.ply(), passes.ply() + 1);
    assert!(!passed.is_over());
    assert_ne!(notations(&passed), ["pass"]);
    assert_eq!(passed.parse_move("pass", None).unwrap_err().rule, Some("NEB-5"));
}

#[test]
fn ply_stays_at_its_limit() {
    let late = position("3/1b1/2w b b 1000000 p");
    assert_eq!(after(&late, "a1").ply(), MAX_PLY);
}

const PASS: &str = "wbb/bbb/bbb w b 9 -";

fn rectangle(from: &str, to: &str) -> Rectangle {
    Rectangle { from: Cell::read(from).unwrap(), to: Cell::read(to).unwrap() }
}
