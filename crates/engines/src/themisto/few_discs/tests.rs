//! Tests of the table by plain recursion along the rules, which shares no code with it.

use super::*;
use tessera_rules::game::random::{below, seeded};
use tessera_rules::game::{Position, Symmetric};
use tessera_rules::themisto::{CELLS, CellSet, Setup};

/// A position in which nothing is barred.
fn position(board: Board, to_move: Seat, skip: bool) -> Themisto {
    Themisto::on_board(board, to_move, skip).expect("a position")
}

/// True if `seat` wins by force with at most `moves` moves of its own.
fn wins_within(game: &mut Themisto, seat: Seat, moves: u32) -> bool {
    if game.winner().is_some() || game.is_over() || moves == 0 {
        return game.winner() == Some(seat);
    }
    let own = game.to_move() == seat;
    if own && game.has_win() {
        return true;
    }
    if own && moves == 1 {
        return false;
    }
    let list = game.legal_moves();
    let mut wins = |m: Move| {
        let undo = game.play(m);
        let wins = wins_within(game, seat, moves - u32::from(own));
        game.undo(undo);
        wins
    };
    if own { list.into_iter().any(&mut wins) } else { list.into_iter().all(&mut wins) }
}

/// A board with `discs` discs, all but at most two in a line of five cells.
fn tense(seed: u64, discs: u32) -> Board {
    let mut rng = seeded(seed);
    let rank = 8 * below(&mut rng, 8);
    let first = below(&mut rng, 4);
    let mut occupied: CellSet = 0b11111 << (rank + first);
    if below(&mut rng, 2) == 0 {
        occupied &= !(1 << (rank + first + below(&mut rng, 5)));
    }
    while occupied.count_ones() < discs {
        occupied |= 1 << below(&mut rng, CELLS as u32);
    }
    let mut black = 0;
    for cell in tessera_rules::themisto::cells(occupied) {
        if below(&mut rng, 2) == 0 {
            black |= cell.bit();
        }
    }
    Board::new(occupied, black)
}

#[test]
fn the_table_has_all_lost_boards_in_order() {
    let count = |discs: u32, seat_1_alone: bool| {
        let these =
            |lost: &&Lost| lost.board.count() == discs && (!seat_1_alone || lost.seat_1_alone);
        LOST.iter().filter(these).count()
    };
    // 14 positions are lost to each seat with five discs; with six 477 to seat 1, of which 393 to seat 0 as well.
    assert_eq!((count(5, false), count(5, true)), (14, 0));
    assert_eq!((count(6, false), count(6, true)), (477, 84));
    assert!(LOST.is_sorted_by(|one, next| one.board < next.board));
    for lost in LOST.iter() {
        let game = position(lost.board, Seat::FIRST, false);
        assert_eq!(game.canonical().0.board(), lost.board);
        assert!(lost.held.is_none_or(|m| game.allows(m)), "{}", game.key());
    }
}

#[test]
fn every_move_from_a_lost_board_loses_unless_it_is_the_one_that_holds() {
    for (i, lost) in LOST.iter().enumerate() {
        let seat = if lost.seat_1_alone || i % 2 == 0 { Seat::FIRST } else { Seat::SECOND };
        let game = position(lost.board, seat, false);
        for m in game.legal_moves() {
            let mut after = game;
            after.play(m);
            let holds = lost.held == Some(m);
            // Most moves lose to two moves; a move that costs a turn may take four to refute.
            let most = if holds { 2 } else { 4 };
            let loses = (2..=most).any(|moves| wins_within(&mut after, seat.other(), moves));
            assert_eq!(loses, !holds, "{} {}", game.key(), game.notation(m));
        }
    }
}

#[test]
fn no_seat_wins_a_drawn_position_and_the_others_are_decided() {
    let mut seen = [0; 3];
    for seed in 0..400 {
        let discs = 4 + (seed % 3) as u32;
        let seat = [Seat::FIRST, Seat::SECOND][(seed / 3 % 2) as usize];
        let mut game = position(tense(seed, discs), seat, seed % 5 == 0);
        if game.is_over() || game.winner().is_some() {
            continue;
        }
        let drawn = is_drawn(&game);
        let moves = if drawn { 2 } else { 3 };
        let won = wins_within(&mut game, seat, moves);
        let lost = !won && wins_within(&mut game, seat.other(), moves);
        assert_eq!(drawn, !won && !lost, "{}", game.key());
        seen[if won {
            0
        } else if lost {
            1
        } else {
            2
        }] += 1;
    }
    assert!(seen.iter().all(|&n| n > 0), "{seen:?}");
}

#[test]
fn images_have_the_same_value() {
    for (i, lost) in LOST.iter().enumerate().filter(|(i, _)| i % 7 == 0) {
        let seat = [Seat::FIRST, Seat::SECOND][i % 2];
        let game = position(lost.board, seat, false);
        let list = game.legal_moves();
        let mut games = vec![game];
        games.extend(lost.held.iter().chain(list.first()).map(|&m| {
            let mut after = game;
            after.play(m);
            after
        }));
        // The move that holds is barred: its board was the one before.
        if let (Some(m), Some(held)) = (lost.held, games.get(1)) {
            let setup = Setup { previous: Some(held.board()), ..game.to_setup() };
            let barred = Themisto::from_setup(&setup).expect("a position");
            assert!(
                !barred.allows(m)
                    && is_lost(&barred) != (seat == Seat::SECOND && lost.seat_1_alone)
            );
            games.push(barred);
        }
        for game in games.iter().filter(|game| game.winner().is_none()) {
            for symmetry in Symmetry::all() {
                assert_eq!(is_drawn(&game.image(&symmetry)), is_drawn(game), "{}", game.key());
            }
        }
    }
}
