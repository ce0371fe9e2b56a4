//! Tests of results, counts and refusals, and of the fast rules against the reference ones.

use std::collections::BTreeSet;

use super::reference::Reference;
use super::*;
use crate::game::perft::perft;
use crate::game::random::{choose, seeded};
use crate::game::{Compose, FaultKind, Game, Keyed, Position, Symmetric, Turn};

fn at(key: &str) -> TicTacToe {
    TicTacToe::from_key(key).unwrap_or_else(|e| panic!("{key}: {e}"))
}

#[test]
fn perft_table() {
    // No line of four before the seventh move: 16 * 15 * 14 * ...
    let counts: Vec<u64> = (0..=5)
        .map(|depth| perft(&mut TicTacToe::start(), depth))
        .collect();
    assert_eq!(counts, [1, 16, 240, 3360, 43_680, 524_160]);
    // Ten cells are left. Crosses can win with their second move, and nothing is played after that.
    let mut game = at("x.x./oo../..../x.o.");
    let counts: Vec<u64> = (1..=4).map(|depth| perft(&mut game, depth)).collect();
    let reference = Reference::of_key(&game.key());
    assert_eq!(counts, [1, 2, 3, 4].map(|depth| reference.perft(depth)));
    assert_eq!(counts[..3], [10, 90, 720]);
    assert!(counts[3] < 5040, "{counts:?}");
}

#[test]
fn fast_rules_do_what_the_literal_ones_say() {
    let mut rng = seeded(1);
    let (mut won, mut drawn) = ([0; 2], 0);
    for _ in 0..2000 {
        let mut game = TicTacToe::compose(&mut rng);
        let mut reference = Reference::of_key(&game.key());
        loop {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            let notations: Vec<String> = moves.iter().map(|&m| game.notation(m)).collect();
            assert_eq!(notations, reference.moves(), "{}", game.key());
            let winner = reference.winner().map(|letter| usize::from(letter == 'o'));
            assert_eq!(game.winner().map(Seat::index), winner, "{}", game.key());
            let Turn::Seat(seat) = game.turn() else { break };
            assert_eq!(reference.to_move(), ['x', 'o'][seat.index()]);
            let m = *choose(&mut rng, &moves);
            reference = reference.after(&game.notation(m));
            game.play(m);
            assert_eq!(Reference::of_key(&game.key()), reference);
        }
        match game.winner() {
            Some(seat) => won[seat.index()] += 1,
            None => drawn += 1,
        }
        let first = game.payoffs().expect("over")[0];
        assert_eq!(
            first,
            game.winner().map_or(0, |seat| 1 - 2 * seat.index() as i32)
        );
    }
    assert!(
        won[0] > 200 && won[1] > 200 && drawn > 200,
        "{won:?} {drawn}"
    );
}

#[test]
fn refusals_name_the_ruling() {
    for (key, kind, rule) in [
        ("..../..../....", FaultKind::Malformed, None),
        ("..../..../..../...", FaultKind::Malformed, None),
        ("..../..../..../...X", FaultKind::Malformed, None),
        (
            "..../..../..../...o",
            FaultKind::Inconsistent,
            Some("TTT-5"),
        ),
        (
            "..../..../..../..xx",
            FaultKind::Inconsistent,
            Some("TTT-5"),
        ),
        (
            "xxxx/oo../..../oo..",
            FaultKind::Inconsistent,
            Some("TTT-5"),
        ),
        (
            "oooo/xx../..../xxx.",
            FaultKind::Inconsistent,
            Some("TTT-5"),
        ),
        (
            "xxxx/oo.o/o.oo/xxxx",
            FaultKind::Inconsistent,
            Some("TTT-5"),
        ),
    ] {
        let fault = TicTacToe::from_key(key).expect_err(key);
        assert_eq!((fault.kind, fault.rule), (kind, rule), "{key}: {fault}");
    }
    // Both diagonals, which share no cell: crosses with eight marks, noughts with eight.
    for key in ["xoox/oxxo/oxxo/xo.x", "oxxo/xoox/xoox/oxxo"] {
        let fault = TicTacToe::from_key(key).expect_err(key);
        assert_eq!(fault.rule, Some("TTT-5"), "{fault}");
        assert!(
            fault.detail.to_string().contains("share no cell"),
            "{fault}"
        );
    }
    // One move may complete two lines that share its cell.
    assert_eq!(at("xxxx/xoo./xoo./xo.o").winner(), Some(Seat::FIRST));
    let game = at("x.../..../..../....");
    let fault = |text| {
        let fault = game.parse_move(text, None).expect_err(text);
        (fault.kind, fault.rule)
    };
    assert_eq!(fault("a4"), (FaultKind::Illegal, Some("TTT-2")));
    for text in ["", "a", "e1", "a5", "a1 ", "a0"] {
        assert_eq!(fault(text), (FaultKind::Malformed, None), "{text:?}");
    }
    let twice = Setup {
        marks: [
            Cell::at(0, 0).into_iter().collect(),
            Cell::at(0, 0).into_iter().collect(),
        ],
    };
    assert!(TicTacToe::from_setup(&twice).is_err());
}

#[test]
fn setups_are_read_back() {
    let mut rng = seeded(2);
    for _ in 0..300 {
        let game = TicTacToe::compose(&mut rng);
        assert_eq!(TicTacToe::from_setup(&game.to_setup()), Ok(game));
    }
}

#[test]
fn has_eight_different_symmetries_with_inverses() {
    let game = at("xo../x.../..../....");
    let game = {
        let mut game = game;
        game.play(Cell::at(3, 3).expect("a cell"));
        game
    };
    let images: BTreeSet<TicTacToe> = Symmetry::all().map(|s| game.image(&s)).collect();
    assert_eq!(images.len(), 8);
    for symmetry in Symmetry::all() {
        let inverse = TicTacToe::inverse(&symmetry);
        assert!(Cell::all().all(|cell| inverse.cell(symmetry.cell(cell)) == cell));
    }
}

#[test]
fn different_positions_have_different_fingerprints() {
    let mut rng = seeded(3);
    let games: BTreeSet<TicTacToe> = (0..2000).map(|_| TicTacToe::compose(&mut rng)).collect();
    let prints: BTreeSet<u128> = games.iter().map(Keyed::fingerprint).collect();
    assert_eq!(prints.len(), games.len());
}
