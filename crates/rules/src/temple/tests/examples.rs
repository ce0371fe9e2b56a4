//! The worked examples and perft figures of the rules page.

use super::*;
use crate::game::perft::perft;
use crate::game::{Seat, Turn};
use crate::temple::MoveType;

#[test]
fn example_1_and_2_openings_and_replies() {
    for edition in [Edition::Published, Edition::Revised] {
        let mut temple = start(edition);
        let mut first: Vec<String> = temple.legal_moves().iter().map(Move::to_string).collect();
        first.sort();
        assert_eq!(first, ["F0,0=C1", "F0,0=G1", "F0,0=O1", "F0,0=R1", "F0,0=Y1"]);
        assert_eq!(perft(&mut temple, 2), 3_600);
        play_all(&mut temple, &["F0,0=R1"]);
        let mut shapes = Vec::new();
        let _ = temple.each_shape(|shape| -> std::ops::ControlFlow<()> {
            shapes.push(shape.kind);
            std::ops::ControlFlow::Continue(())
        });
        shapes.sort();
        assert_eq!(shapes, [[MoveType::Floor; 4], [MoveType::CornerWall; 4]].concat());
        assert_eq!(temple.count_moves(), 720);
    }
}

#[test]
fn perft_to_depth_3() {
    for edition in [Edition::Published, Edition::Revised] {
        assert_eq!(perft(&mut start(edition), 1), 5);
        assert_eq!(perft(&mut start(edition), 3), 201_000);
    }
}

#[test]
fn perft_to_depth_4() {
    for edition in [Edition::Published, Edition::Revised] {
        assert_eq!(perft(&mut start(edition), 4), 5_689_100);
    }
}

#[test]
fn example_3_corner_walls_on_a_three() {
    let temple = temple("F0,0=R3|P1P2P3P4P5P6,B1B2B3B4B5B6|-,-|1|published");
    assert_eq!(refusal(&temple, "W0,0N=B2+W0,0E=B5"), "TEM-5");
    assert_eq!(refusal(&temple, "W0,0N=B5+W0,0E=B2"), "TEM-5");
    assert_eq!(refusal(&temple, "W0,0N=B3+W0,0E=B4"), "legal");
    assert_eq!(refusal(&temple, "W0,0N=B5+W0,0E=B3"), "legal");
}

#[test]
fn example_4_tunnels() {
    let hands = "R1R2R3R4R5R6,K1";
    let bare = temple(&format!("F0,0=B1;W0,0N=B5;W0,0E=B4|{hands}|-,K|0|published"));
    assert_eq!(refusal(&bare, "T0,1=R4+W0,2S=R5"), "TEM-5");
    assert_eq!(refusal(&bare, "T0,1=R6+W0,2S=R5"), "TEM-5");
    assert_eq!(refusal(&bare, "T0,1=R5+W0,2S=R6"), "legal");
    let floored = temple(&format!(
        "F-1,2=P5;F0,2=P2;F-1,1=P4;F-1,0=P3;F0,0=B1;W0,0N=B5;W0,0E=B4|{hands}|-,K|0|published"
    ));
    assert_eq!(refusal(&floored, "T0,1=R4+W0,2S=R3"), "legal");
}

#[test]
fn example_4_running_on() {
    let key = |edition| format!("F0,0=B1;W0,0N=B5;W0,0E=B4|R5O1O2O3O4O5O6,K1|R,K|0|{edition}");
    let revised = temple(&key("revised"));
    assert_eq!(refusal(&revised, "T0,1=R5+W0,2S=O5"), "legal");
    assert_eq!(refusal(&revised, "T0,1=O5+W0,2S=R5"), "TEM-5");
    assert_eq!(refusal(&temple(&key("published")), "T0,1=R5+W0,2S=O5"), "TEM-6");
    // After running on, the new colour is active.
    let mut after = revised;
    play_all(&mut after, &["T0,1=R5+W0,2S=O5"]);
    assert_eq!(after.active(Seat::FIRST).map(|c| c.letter()), Some('O'));
}

#[test]
fn example_5_cloister() {
    let mut temple = start(Edition::Published);
    let line = [
        ("F0,0=R1", MoveType::Floor),
        ("W0,0N=B1+W0,0E=B2", MoveType::CornerWall),
        ("T0,1=R2+W0,2S=R3", MoveType::Tunnel),
        ("T1,0=B3+W2,0W=B4", MoveType::Tunnel),
        ("T1,1=R4+W1,2S=R5+W2,1W=R6", MoveType::CornerTop),
        ("W-1,1E=B5", MoveType::SingleWall),
    ];
    for (text, kind) in line {
        let m = temple.parse_move(text, None).unwrap();
        assert_eq!(temple.move_type(m), kind, "{text}");
        assert!(temple.legal_moves().contains(&m));
        temple.play(m);
    }
    play_all(&mut temple, &["W1,-1N=O5"]);
    assert_eq!(temple.turn(), Turn::Seat(Seat::SECOND));
    // The cloister is closed: each of its four cells has a wall or a neighbour on every side, except the floor's open
    // west and south.
    let table: Vec<String> = temple.table().iter().map(|p| p.to_string()).collect();
    assert_eq!(
        table.join(" "),
        "F0,0=R1 T0,1=R2 T1,1=R4 T1,0=B3 W0,2S=R3 W1,2S=R5 W-1,1E=B5 W2,1W=R6 W0,0N=B1 W0,0E=B2 W2,0W=B4 W1,-1N=O5"
    );
}

#[test]
fn single_top_over_a_corner() {
    // Both walls of a corner wall that faces away from (1,1) carry one top.
    let mut temple = temple("F0,1=R1;F0,0=R2;F1,0=R3|B1B2B3B4B5B6,K6|-,K|0|published");
    play_all(&mut temple, &["W0,1E=B3+W1,0N=B4"]);
    let single = temple.parse_move("T1,1=K6", None).unwrap();
    assert_eq!(temple.move_type(single), MoveType::SingleTop);
    assert!(temple.wins(single));
    temple.play(single);
    assert!(temple.is_over());
    assert_eq!(temple.winner(), Some(Seat::SECOND));
    assert_eq!(temple.to_move(), Seat::FIRST);
}

#[test]
fn a_seat_without_a_move_has_lost() {
    let temple = temple("F0,0=R5|K1,B1B2B3B4B5B6|K,-|0|published");
    assert!(temple.is_over());
    assert_eq!(temple.winner(), Some(Seat::SECOND));
    assert_eq!(temple.count_moves(), 0);
    // The blocking move counts as a win.
    let before = super::temple("F0,0=R5|K1,B1B2B3B4B5|K,B|1|published");
    let m = before.parse_move("F1,0=B5", None).unwrap();
    assert!(before.wins(m));
}

#[test]
fn doubles_are_listed_under_the_first_type() {
    // A top between two tops, on one wall with open air across: tunnel and corner top are one move.
    let temple =
        temple("F1,0=R1;T0,1=O1;T2,1=O2;W1,0N=Y1;W0,0N=Y2;W2,0N=Y3|B1B2B3B4B5B6,K1|-,K|0|revised");
    let list = temple.legal_moves();
    let tunnels: Vec<&Move> = list.iter().filter(|m| m.to_string().starts_with("T1,1=")).collect();
    let mut unique = tunnels.clone();
    unique.sort();
    unique.dedup();
    assert_eq!(tunnels.len(), unique.len());
    assert_eq!(temple.move_type(*tunnels[0]), MoveType::Tunnel);
}
