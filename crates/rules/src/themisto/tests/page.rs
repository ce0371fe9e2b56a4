//! The worked examples and perft figures of the rules page.

use super::*;
use crate::game::perft::perft;
use crate::game::{FaultKind, Turn};

fn has(game: &Themisto, text: &str) -> bool {
    listed(game).iter().any(|m| m == text)
}

#[test]
fn t0_start() {
    let mut start = Themisto::start();
    assert_eq!(start.key(), "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -");
    assert_eq!(perft(&mut start, 1), 160);
    assert_eq!(perft(&mut start, 2), 27_544);
    assert_eq!(perft(&mut start, 3), 5_014_940);
}

#[test]
fn t0_most_first_moves_let_seat_1_win_at_once() {
    let start = Themisto::start();
    let losing = start
        .legal_moves()
        .iter()
        .filter(|&&m| {
            let mut wins = Vec::new();
            start.after(&start.judge(m)).wins(&mut wins);
            !wins.is_empty()
        })
        .count();
    assert_eq!(losing, 88);
}

#[test]
fn t1_moves_end_next_to_another_disc() {
    for seat in 0..2 {
        assert_eq!(
            listed(&position("b: a1 b2; w: b1", seat)).join(" "),
            "a1-a2 a1-a3 b1-a2 b1-c1 b1-c2 b2-a2 b2-c1 b2-c2"
        );
    }
}

#[test]
fn t2_moves_out_of_a_row_of_three() {
    assert_eq!(
        listed(&position("b: a1 b1 c1", 0)).join(" "),
        "a1-a2! a1-b2! b1-a2! b1-b2! b1-c2! c1-b2! c1-c2!"
    );
}

const T3: &str = "b: a1; w: b1 c1 d1 g1";

#[test]
fn t3_capture_makes_five() {
    let game = position(T3, 0);
    assert_eq!(game.count_moves(), 13);
    assert!(has(&game, "g1-e1"));
    assert!(has(&game, "g1-e1x (b1 c1 d1)#"));
    for text in listed(&game) {
        let from_row = ["b1", "c1", "d1"].iter().any(|c| text.starts_with(c));
        assert_eq!(text.contains('!'), from_row, "{text}");
    }
}

#[test]
fn t4_seat_0_encloses_three_at_most() {
    let discs = "b: a1; w: b1 c1 d1 e1 g1";
    let game = position(discs, 0);
    assert_eq!(game.count_moves(), 17);
    assert!(listed(&game).iter().all(|m| !m.contains('x')));
    let game = position(discs, 1);
    assert_eq!(game.count_moves(), 18);
    assert!(has(&game, "g1-f1x (b1 c1 d1 e1)#"));
}

#[test]
fn t5_six_in_a_row() {
    let discs = "b: a1 f1; w: b1 c1 d1 e4";
    assert!(has(&position(discs, 1), "e4-e1x (b1 c1 d1)#"));
    let game = position(discs, 0);
    assert!(has(&game, "e4-e1x (b1 c1 d1)"));
    let game = after(game, &["e4-e1x"]);
    assert_eq!(game.turn(), Turn::Seat(Seat::SECOND));
    assert_eq!(game.count_moves(), 16);
    let mut wins = Vec::new();
    game.wins(&mut wins);
    let wins: Vec<String> = wins.iter().map(|&m| game.notation(m)).collect();
    assert_eq!(wins.join(" "), "a1-a2 a1-b2 f1-e2 f1-f2");
}

#[test]
fn t6_the_board_of_before_is_barred() {
    let game = after(Themisto::start(), &["d1-d2"]);
    assert_eq!(game.count_moves(), 176);
    let fault = game.parse_move("d2-d1", None).unwrap_err();
    assert_eq!((fault.kind, fault.rule), (FaultKind::Illegal, Some("THM-6")));
    assert!(has(&game, "d2-d1x (c1 e1)#"));
    let game = after(game, &["d2-d1x"]);
    assert_eq!(game.winner(), Some(Seat::SECOND));
    assert_eq!(Themisto::to_move(&game), Seat::FIRST);
    assert_eq!(game.payoffs().unwrap().as_slice(), [-1, 1]);
    assert!(game.is_over());
}

#[test]
fn a_composed_position_whose_only_move_is_barred_is_drawn() {
    let mut setup = setup("b: a1 e8; w: h3", 0);
    let game = Themisto::from_setup(&setup).unwrap();
    assert_eq!(listed(&game), ["h3-d7"]);
    assert_eq!(game.turn(), Turn::Seat(Seat::FIRST));
    setup.previous = Some(position("b: a1 d7 e8", 0).board());
    let game = Themisto::from_setup(&setup).unwrap();
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.payoffs().unwrap().as_slice(), [0, 0]);
}

#[test]
fn t7_a_lost_turn() {
    let game = after(position("b: a1 b1 c1; w: a2", 0), &["c1-c2"]);
    assert!(game.skip());
    assert_eq!(Themisto::to_move(&game), Seat::SECOND);
    assert_eq!(game.count_moves(), 10);
    let barred = |game: &Themisto, text| game.parse_move(text, None).unwrap_err().rule;
    assert_eq!(barred(&game, "c2-c1"), Some("THM-6"));
    let game = after(game, &["a2-b2"]);
    assert!(!game.skip());
    assert_eq!(Themisto::to_move(&game), Seat::SECOND);
    assert_eq!(barred(&game, "b2-a2"), Some("THM-6"));
}

#[test]
fn a_penalty_cancels_a_lost_turn() {
    let mut setup = setup("b: a1 b1 c1; w: a2", 0);
    setup.skip = true;
    let game = after(Themisto::from_setup(&setup).unwrap(), &["c1-c2"]);
    assert_eq!((Themisto::to_move(&game), game.skip()), (Seat::SECOND, false));
}

#[test]
fn a_win_cancels_penalty_and_lost_turn() {
    // The disc leaves the row b1 c1 d1 of three and completes the row a3 to e3 of five.
    let mut setup = setup("b: a3 b3 c3 e3; w: b1 c1 d1", 1);
    for skip in [false, true] {
        setup.skip = skip;
        let game = Themisto::from_setup(&setup).unwrap();
        assert!(has(&game, "d1-d3!#"));
        let game = after(game, &["d1-d3"]);
        assert_eq!(
            (game.winner(), Themisto::to_move(&game), game.skip()),
            (Some(Seat::SECOND), Seat::FIRST, false)
        );
        assert_eq!(game.count_moves(), 0);
    }
}

#[test]
fn a_row_that_is_left_alone_wins() {
    // THM-7 considers the board, not the changes of the turn: any move that leaves the five wins.
    let game = position("b: a1 b1 c1 d1 e1; w: h8 h7", 0);
    assert_eq!(game.turn(), Turn::Seat(Seat::FIRST));
    assert!(has(&game, "h8-g8#"));
    assert!(listed(&game).iter().all(|m| !m.contains('!')));
}

#[test]
fn a_full_board_is_a_draw() {
    let mut game = Themisto::from_key(
        "bbbbbbbb/bbbbbbbb/bbbbbbbb/bbbbbbbb/wwwwwwww/wwwwwwww/wwwwwwww/wwwwwwww 1 s - -",
    )
    .unwrap();
    assert_eq!(game.turn(), Turn::Over);
    assert!(game.winners().is_empty());
    assert_eq!(game.payoffs().unwrap().as_slice(), [0, 0]);
    assert_eq!(perft(&mut game, 1), 0);
}

#[test]
fn the_repetition_of_a_position_ignores_the_board_of_before() {
    let mut setup = setup("b: a1 b2; w: b1", 0);
    let one = Themisto::from_setup(&setup).unwrap();
    setup.previous = Some(setup.board);
    let other = Themisto::from_setup(&setup).unwrap();
    assert_ne!(one, other);
    assert_eq!(one.repetition(), other.repetition());
    setup.skip = true;
    let third = Themisto::from_setup(&setup).unwrap();
    assert_ne!(one.repetition(), third.repetition());
}
