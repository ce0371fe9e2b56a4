//! Continuations of solutions: they end where the claim of the puzzle shows on the board.

use tessera_puzzles::continuation::continuation;
use tessera_puzzles::library::Library;
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_puzzles::refuted::{MOST_REFUTED, refuted};
use tessera_puzzles::{PuzzleGame, PuzzleKinds as _, Task};
use tessera_rules::game::random::{below, seeded};
use tessera_rules::game::{Game as _, Position as _, Turn};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;

/// Puzzles of a game.
const COUNT: usize = 30;

/// Checks that each refuted move has a reply, if the opponent is to move after it and its score is not all that counts;
/// that after a move that does not win, the solver plays as many moves as it may, and has not won; and that moves with
/// the same refutation as another come last.
fn is_refuted<G: PuzzleGame>(puzzle: &Puzzle<G>) {
    let list = refuted(puzzle, MOST_REFUTED, &mut proof_budget()).expect("no deadline");
    let (solver, key) = (puzzle.solver(), puzzle.position.key());
    assert!(!list.is_empty(), "{key}");
    let replies: Vec<_> = list.iter().map(|refuted| &refuted.wrong.refutation).collect();
    let is_alike = |i: usize| !replies[i].is_empty() && replies[..i].contains(&replies[i]);
    assert!((0..list.len()).map(is_alike).is_sorted(), "{key}");
    for refuted in list {
        let mut walk = puzzle.position.played(refuted.m);
        let is_answered = match puzzle.solution.task {
            Task::Win { moves } => moves > 1 || G::STRANDS,
            Task::Best { horizon, .. } => horizon > 1,
            Task::Hold { .. } => true,
        };
        let opponent_moves =
            matches!(walk.turn(), Turn::Seat(seat) if seat != solver) && is_answered;
        assert!(!opponent_moves || !refuted.wrong.line.is_empty(), "{key}");
        let Task::Win { moves } = puzzle.solution.task else {
            continue;
        };
        let mut own = 1;
        for &m in &refuted.wrong.line {
            own += u32::from(walk.turn() == Turn::Seat(solver));
            walk.play(m);
        }
        assert!(!walk.winners().contains(solver), "{key}");
        assert!(own == moves || refuted.wrong.line.is_empty() || walk.is_over(), "{key}: {own}");
    }
}

/// Puzzles of the library that a seed draws, each with the position at the end of its continuation and the number of
/// moves in it that the solver did not make.
fn ends<G: PuzzleGame>(library: &str) -> Vec<(Puzzle<G>, G, u32)> {
    let library = Library::read::<G>(library).expect("a library");
    let mut rng = seeded(30);
    let mut drawn = || {
        let entry = &library.entries()[below(&mut rng, library.len() as u32) as usize];
        let record = entry.record::<G>().expect("a record");
        let puzzle = Puzzle::of(record, &mut proof_budget()).expect("a puzzle");
        is_refuted(&puzzle);
        let mut end = puzzle.position.clone();
        puzzle.solution.line.iter().for_each(|&m| _ = end.play(m));
        let mut replies = 0;
        for m in continuation(&puzzle, &mut proof_budget()) {
            let legal = end.legal_moves();
            assert!(end.awaits_chance() || legal.contains(&m));
            replies += u32::from(!end.awaits_chance() && end.turn() != Turn::Seat(puzzle.solver()));
            end.play(m);
        }
        (puzzle, end, replies)
    };
    (0..COUNT).map(|_| drawn()).collect()
}

/// The value of the first move of a solution.
fn value<G: PuzzleGame>(puzzle: &Puzzle<G>) -> f64 {
    puzzle.solution.steps[0].moves[0].value
}

#[test]
fn octopus_ends_with_the_lead_that_the_proof_states() {
    let mut to_the_end = 0;
    let stops = ["biggest-score", "which-tile-to-keep", "best-placement", "sacrifice"];
    for (puzzle, end, _) in ends::<Octopus>(include_str!("../library/octopus.txt")) {
        let solver = puzzle.solver().index();
        let others = (0..).zip(end.scores()).filter(|(seat, _)| *seat != solver);
        let best = others.map(|(_, &score)| score).max().unwrap_or(0);
        let lead = f64::from(end.scores()[solver]) - f64::from(best);
        assert_eq!(lead, value(&puzzle), "{}", puzzle.position.key());
        let is_over = end.turn() == Turn::Over;
        let may_stop = stops.contains(&Octopus::KINDS[puzzle.kind].id);
        assert!(is_over || may_stop, "{}", puzzle.position.key());
        to_the_end += usize::from(is_over);
    }
    assert!(to_the_end > COUNT / 4, "{to_the_end}");
}

#[test]
fn ingenious_ends_with_the_winner_that_the_proof_states() {
    let mut over = 0;
    for (puzzle, end, _) in ends::<Ingenious>(include_str!("../library/ingenious.txt")) {
        if end.turn() != Turn::Over || end.bonus() > 0 {
            continue;
        }
        over += 1;
        let winners = end.winners();
        assert!(winners.contains(puzzle.solver()));
        if puzzle.position.rack(puzzle.solver().other()).len() < 6 {
            let shared = if winners.len() == 2 { 50.0 } else { 100.0 };
            assert_eq!(value(&puzzle), shared, "{}", puzzle.position.key());
        }
    }
    assert!(over >= COUNT / 4, "{over}");
}

/// Checks games of wins and saves; returns the number of saves.
fn wins_and_saves<G: PuzzleGame>(library: &str) -> usize {
    let mut saves = 0;
    for (puzzle, end, replies) in ends::<G>(library) {
        let (key, winners) = (puzzle.position.key(), end.winners());
        match puzzle.solution.task {
            Task::Hold { within } => {
                assert!(!winners.contains(puzzle.solver().other()), "{key}");
                assert!(replies == within || end.is_over(), "{key}: {replies}");
                saves += 1;
            }
            _ => assert!(winners.contains(puzzle.solver()), "{key}"),
        }
    }
    saves
}

#[test]
fn wins_end_with_the_win_and_saves_after_the_moves_of_the_opponent() {
    let saves = [
        wins_and_saves::<Themisto>(include_str!("../library/themisto.txt")),
        wins_and_saves::<Nebuchadnezzar>(include_str!("../library/nebuchadnezzar.txt")),
        wins_and_saves::<Temple>(include_str!("../library/temple.txt")),
    ];
    assert!(saves.iter().all(|&count| count > 1), "{saves:?}");
}
