//! Solves all positions of Themisto with few discs: `few_discs [DISCS]`, six by default.
//!
//! Finds out who wins by force, in any number of moves, and prints every position in which one move draws and all
//! others lose. Only this program proves such a draw, because no search follows a game that goes on for ever. The
//! puzzles of `save-the-draw` rely on it (`docs/measurements/themisto.md`), and it proves the test that finds them:
//! every position that passes the test is one of the draws.
//!
//! For each seat as the winner it stores the positions in which the other seat is to move and lost ([`Lost`]). First it
//! tries all boards, and rejects nearly all of them because two moves hold. After that, only a position from which the
//! last ones found can be reached can be lost too; the search ends when a round finds no more. In all other positions,
//! the seat to move can always move to a position that is not lost either.
//!
//! Uses all cores. The program first tests that it takes moves back correctly.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod boards;
mod lost;
mod predecessors;

use std::process::ExitCode;

use rayon::prelude::*;
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::themisto::{JudgedMove, Move, Themisto};

use self::lost::{Lost, Verdict};

/// Parameters of the puzzles' test: every wrong move loses within `LOSES_WITHIN` moves, and after the right one neither
/// seat wins within `HOLDS_AGAINST`.
const LOSES_WITHIN: u32 = 2;
const HOLDS_AGAINST: u32 = 3;

fn main() -> ExitCode {
    let discs = std::env::args().nth(1).map_or(Some(6), |n| n.parse().ok());
    let Some(discs) = discs.filter(|discs| (2..=6).contains(discs)) else {
        eprintln!("how many discs, from 2 to 6?");
        return ExitCode::FAILURE;
    };
    predecessors::test();
    let [first, second] = [Seat::FIRST, Seat::SECOND].map(|winner| Lost::solve(discs, winner));
    let mut sound = true;
    for (lost, won) in [(&first, &second), (&second, &first)] {
        let positions = lost.positions();
        let draws: Vec<(Themisto, Move)> = (positions.iter())
            .filter_map(|(game, verdict)| Some((*game, drawing_move(game, *verdict, won)?)))
            .collect();
        for (game, m) in &draws {
            println!("{}: {}", game.key(), game.notation(*m));
        }
        let passed: Vec<&Themisto> = (positions.par_iter().map(|(game, _)| game))
            .filter(|game| passes(game))
            .collect();
        let wrong = (passed.iter()).filter(|game| draws.iter().all(|(draw, _)| draw != **game));
        let wrong: Vec<String> = wrong.map(|game| game.key()).collect();
        let solver = lost.winner().other();
        println!(
            "seat {}: {} draws; the puzzles' test lets {} positions through, of which {} are none {wrong:?}",
            solver.index(),
            draws.len(),
            passed.len(),
            wrong.len()
        );
        sound &= wrong.is_empty();
    }
    if sound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The move that draws, if the seat to move can't win and draws by one move alone.
fn drawing_move(game: &Themisto, verdict: Verdict, won: &Lost) -> Option<Move> {
    let Verdict::IfBarred(held) = verdict else {
        return None;
    };
    if game.board().wins_for(Seat::SECOND) || won.wins(game) {
        return None;
    }
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let holds = |judged: &&JudgedMove| game.after(judged).board() == held;
    list.iter().find(holds).map(|judged| judged.m)
}

/// The test that finds the puzzles, by plain recursion: neither seat owes a turn, and there is no row of five; one move
/// alone prevents a win within two moves, it costs no turn, and after it neither seat wins within three.
fn passes(game: &Themisto) -> bool {
    if game.skip() || game.board().wins_for(Seat::SECOND) || game.has_win() {
        return false;
    }
    let (solver, opponent) = (game.to_move(), game.to_move().other());
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let mut holding = (list.iter())
        .map(|judged| game.after(judged))
        .filter(|after| !wins_within(after, opponent, LOSES_WITHIN));
    let (Some(after), None) = (holding.next(), holding.next()) else {
        return false;
    };
    after.to_move() == opponent
        && !after.skip()
        && !wins_within(&after, opponent, HOLDS_AGAINST)
        && !wins_within(&after, solver, HOLDS_AGAINST)
}

/// True if a seat wins by force with at most `moves` moves of its own.
fn wins_within(game: &Themisto, seat: Seat, moves: u32) -> bool {
    if game.winner().is_some() || game.is_over() {
        return game.winner() == Some(seat);
    }
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    if game.to_move() == seat {
        moves > 0
            && (game.has_win()
                || moves > 1 && (list.iter()).any(|j| wins_within(&game.after(j), seat, moves - 1)))
    } else {
        moves > 0
            && list
                .iter()
                .all(|j| wins_within(&game.after(j), seat, moves))
    }
}
