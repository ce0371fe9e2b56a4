//! Tests on random positions: fast rules against reference rules, make against unmake, images against images.

use rand_chacha::ChaCha8Rng;

use super::reference::{Reference, ReferenceTurn};
use super::*;
use crate::game::random::{below, choose, seeded};
use crate::game::{Compose, Symmetric, Turn};

/// Visits composed positions and every position of games played on from them.
fn each_position(seed: u64, positions: usize, mut check: impl FnMut(&Themisto, &mut ChaCha8Rng)) {
    let mut rng = seeded(seed);
    let mut seen = 0;
    while seen < positions {
        let mut game = Themisto::compose(&mut rng);
        for _ in 0..4 {
            check(&game, &mut rng);
            seen += 1;
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(*choose(&mut rng, &moves));
        }
    }
}

fn reference(game: &Themisto) -> Reference {
    Reference::new(&game.to_setup())
}

fn places(set: CellSet) -> Vec<(i8, i8)> {
    let mut places: Vec<_> = cells(set).map(|c| (c.file() as i8 + 1, c.rank() as i8 + 1)).collect();
    places.sort_unstable();
    places
}

#[test]
fn fast_rules_are_the_literal_rules() {
    let mut kinds = std::collections::BTreeMap::<&str, u32>::new();
    let mut saw = |kind, happened| *kinds.entry(kind).or_default() += u32::from(happened);
    each_position(1, 1500, |game, _| {
        let twin = reference(game);
        let turns = twin.turns();
        let mut judged = Vec::new();
        game.judged_moves(&mut judged);
        let order = game.legal_moves();
        assert!(judged.iter().map(|j| j.m).eq(order.iter().copied()));
        assert!(judged.iter().all(|j| game.judge(j.m) == *j));
        judged.sort_by_key(|j| game.notation(j.m));
        assert_eq!(judged.len(), turns.len(), "{}", game.key());
        assert_eq!(game.count_moves(), turns.len() as u64);
        assert_eq!(game.turn() == Turn::Over, turns.is_empty());
        for (j, turn) in judged.iter().zip(&turns) {
            assert_same(game, j, turn);
            let mut played = *game;
            played.play(j.m);
            assert_eq!(reference(&played), twin.after(turn), "{} {}", game.key(), turn.notation);
            assert_eq!(played, game.after(j));
            saw("capture", j.flips != 0);
            saw("penalty", j.penalised);
            saw("win", j.wins);
            saw("moves again", played.to_move == game.to_move);
            saw("owes", played.skip);
        }
        let mut wins = Vec::new();
        game.wins(&mut wins);
        let mut expected = order;
        expected.retain(|&m| game.judge(m).wins);
        assert_eq!(wins, expected, "{}", game.key());
        assert_eq!(game.has_win(), !wins.is_empty(), "{}", game.key());
        let seen = game.winning_move();
        assert!(seen.is_none_or(|m| wins.contains(&m)), "{}", game.key());
        let barred = game.barred();
        saw("barred move", barred.is_some_and(|m| !m.is_capture()));
        saw("barred capture", barred.is_some_and(|m| m.is_capture()));
        saw("won", game.winner.is_some());
        saw("drawn", game.winner.is_none() && turns.is_empty());
        saw("five on the board", game.winner.is_none() && game.board.has_five_or_more());
    });
    // The test is meaningful only if each kind occurred.
    for (kind, times) in kinds {
        assert!(times >= 20, "{kind}: {times}");
    }
}

fn assert_same(game: &Themisto, j: &JudgedMove, turn: &ReferenceTurn) {
    let context = format!("{} {}", game.key(), turn.notation);
    assert_eq!(game.notation(j.m), turn.notation, "{context}");
    let flips: Vec<_> = turn.flips.iter().copied().collect();
    assert_eq!(places(j.flips), flips, "{context}");
    assert_eq!(j.penalised, turn.penalised, "{context}");
    assert_eq!(j.wins, turn.wins, "{context}");
    let lines = game.capture_lines(j.m);
    let union = lines.iter().fold(0, |set, line| set | line.cells);
    let sum: u32 = lines.iter().map(|line| line.cells.count_ones()).sum();
    assert_eq!((union, sum), (j.flips, j.flips.count_ones()), "{context}");
}

#[test]
#[ignore = "most of it is the reference twin, too slow for every run"]
fn fast_perft_is_literal_perft() {
    let mut rng = seeded(9);
    for _ in 0..12 {
        let mut game = Themisto::compose(&mut rng);
        let fast = crate::game::perft::perft(&mut game, 2);
        assert_eq!(fast, reference(&game).perft(2), "{}", game.key());
    }
}

#[test]
fn unmake_restores_and_hashes_tell_positions_apart() {
    let mut hashes = std::collections::HashMap::new();
    each_position(2, 2000, |game, _| {
        let moves = game.legal_moves();
        let mut played = *game;
        for m in moves {
            let undo = played.play(m);
            assert_ne!(played, *game);
            assert_eq!(*hashes.entry(played.hash()).or_insert(played), played);
            played.undo(undo);
            assert_eq!(played, *game);
        }
    });
    assert!(hashes.len() > 50_000);
}

#[test]
fn every_part_of_the_state_is_hashed() {
    let game = after(Themisto::start(), &["d1-d2"]);
    let mut variants = vec![game];
    variants.push(Themisto { skip: true, ..game });
    variants.push(Themisto { to_move: Seat::FIRST, ..game });
    for winner in [Seat::FIRST, Seat::SECOND] {
        variants.push(Themisto { winner: Some(winner), ..game });
    }
    variants.push(Themisto { previous: Board::EMPTY, ..game });
    variants.push(Themisto { previous: game.board, ..game });
    let hashes: std::collections::BTreeSet<u64> = variants.iter().map(|v| v.hash()).collect();
    assert_eq!(hashes.len(), variants.len());
}

#[test]
fn images_have_the_images_of_the_moves() {
    each_position(3, 1200, |game, rng| {
        let symmetry = game.random_symmetry(rng);
        let image = game.image(&symmetry);
        assert_eq!(image.image(&Themisto::inverse(&symmetry)), *game);
        assert!(Themisto::from_setup(&image.to_setup()).is_ok());
        assert_eq!(image.winners(), game.winners());
        assert_eq!(image.to_move, game.to_move);

        let (mut moves, mut images) = (Vec::new(), Vec::new());
        game.judged_moves(&mut moves);
        image.judged_moves(&mut images);
        let mut mapped: Vec<_> = moves
            .iter()
            .map(|j| {
                let m = game.move_image(&symmetry, j.m);
                assert_eq!(image.after(&image.judge(m)), game.after(j).image(&symmetry));
                (m, j.flips.count_ones(), j.penalised, j.wins)
            })
            .collect();
        mapped.sort_unstable();
        let seen = images.iter().map(|j| (j.m, j.flips.count_ones(), j.penalised, j.wins));
        assert!(seen.eq(mapped), "{}", game.key());
    });
}

#[test]
fn all_images_and_no_others_share_a_canonical_form() {
    let mut classes = std::collections::BTreeMap::new();
    each_position(4, 1500, |game, _| {
        let (canonical, symmetry) = game.canonical();
        assert_eq!(game.image(&symmetry), canonical);
        let mut images: Vec<String> = Symmetry::all()
            .map(|s| {
                let image = game.image(&s);
                assert_eq!(image.canonical().0, canonical);
                image.key()
            })
            .collect();
        images.sort();
        assert_eq!(*classes.entry(canonical.key()).or_insert(images.clone()), images);
    });
}

#[test]
fn the_start_is_its_own_image() {
    // Quarter turns of the start exchange the phases; together with an exchange of the colours they don't.
    let start = Themisto::start();
    let fixing = Symmetry::all().filter(|s| start.image(s) == start).count();
    assert_eq!(fixing, 8);
}

#[test]
fn rows_agree_with_single_steps() {
    each_position(5, 1500, |game, _| {
        let board = game.board;
        let rows = board.rows(1);
        assert!(rows.is_sorted());
        for least in 2..=8 {
            let long: Vec<_> = rows.iter().copied().filter(|row| row.length >= least).collect();
            assert_eq!(board.rows(least), long);
        }
        let mut in_row = 0;
        for row in &rows {
            let all: Vec<Cell> = row.cells().collect();
            assert_eq!(all.len(), usize::from(row.length));
            assert!(all.iter().all(|&c| board.get(c) == Some(row.colour)));
            let before = row.start.step(row.direction.opposite());
            let behind = all.last().unwrap().step(row.direction);
            for end in [before, behind].into_iter().flatten() {
                assert_ne!(board.get(end), Some(row.colour));
            }
            if row.penalises() {
                in_row |= row.cell_set();
            }
        }
        assert_eq!(board.in_row(), in_row);
        for colour in Colour::BOTH {
            // Every disc is in four rows.
            let own = rows.iter().filter(|row| row.colour == colour);
            let sum: u32 = own.map(|row| u32::from(row.length)).sum();
            assert_eq!(sum, 4 * board.discs(colour).count_ones());
        }
        for seat in [Seat::FIRST, Seat::SECOND] {
            let wins = rows.iter().any(|row| row.wins_for(seat));
            assert_eq!(board.wins_for(seat), wins);
        }
        assert_eq!(board.has_five_or_more(), rows.iter().any(|r| r.length >= 5));
    });
}

#[test]
fn parse_move_accepts_exactly_the_generated_moves() {
    let mut rules = std::collections::BTreeMap::<&str, u32>::new();
    each_position(6, 60, |game, _| {
        let moves = game.legal_moves();
        let legal: std::collections::BTreeSet<String> =
            moves.iter().map(|&m| game.notation(m)).collect();
        assert_eq!(legal.len(), moves.len());
        for from in cells(!0) {
            for to in cells(!0) {
                for capture in [false, true] {
                    let m = Move::new(from, to, capture);
                    let text = game.notation(m);
                    assert_eq!(game.allows(m), moves.contains(&m), "{} {text}", game.key());
                    match game.parse_move(&text, None) {
                        Ok(m) => {
                            assert!(legal.contains(&text), "{} {text}", game.key());
                            assert_eq!(game.notation(m), text);
                        }
                        Err(fault) => {
                            assert!(!legal.contains(&text), "{} {text}", game.key());
                            assert_eq!(fault.kind, crate::game::FaultKind::Illegal);
                            *rules.entry(fault.rule.unwrap()).or_default() += 1;
                        }
                    }
                }
            }
        }
    });
    let cited: Vec<_> = rules.keys().copied().collect();
    assert_eq!(cited, ["THM-3", "THM-5", "THM-6", "THM-7"]);
}

#[test]
fn texts_come_back() {
    each_position(7, 3000, |game, _| {
        assert_eq!(Themisto::from_key(&game.key()).unwrap(), *game);
        let setup = game.to_setup();
        assert_eq!(Themisto::from_setup(&setup).unwrap(), *game);
        assert_eq!(Board::from_rows(&game.board.to_rows()).unwrap(), game.board);
    });
}

#[test]
fn no_key_makes_it_panic() {
    let mut rng = seeded(8);
    for _ in 0..3000 {
        let mut bytes = Themisto::compose(&mut rng).key().into_bytes();
        for _ in 0..=below(&mut rng, 2) {
            let at = below(&mut rng, bytes.len() as u32) as usize;
            bytes[at] = *choose(&mut rng, b"bw12345678/ -s09+.xB");
        }
        let text = String::from_utf8(bytes).unwrap();
        if let Ok(game) = Themisto::from_key(&text) {
            assert_eq!(game.key(), text, "only the canonical key is read");
        }
    }
}
