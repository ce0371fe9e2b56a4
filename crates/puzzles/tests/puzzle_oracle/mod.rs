//! A second opinion on puzzles: plain recursion over the rules that shares no code with the search.

use tessera_puzzles::library::Library;
use tessera_puzzles::record::Record;
use tessera_puzzles::{ProvedSolution, PuzzleGame, Task};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;

mod forced;
mod ingenious;
mod octopus;
mod themisto;

/// A game with a second opinion on the values of moves.
pub trait Oracle: PuzzleGame {
    /// The text of its library.
    const LIBRARY: &'static str;

    fn worths(&self, task: Task) -> Vec<(Self::Move, f64)>;
}

macro_rules! oracle {
    ($($game:ident $id:literal $module:ident;)*) => { $(
        impl Oracle for $game {
            const LIBRARY: &'static str = include_str!(concat!("../../library/", $id, ".txt"));

            fn worths(&self, task: Task) -> Vec<(Self::Move, f64)> {
                $module::worths(self, task)
            }
        }
    )* };
}

oracle! {
    Octopus "octopus" octopus;
    Themisto "themisto" themisto;
    Ingenious "ingenious" ingenious;
    Nebuchadnezzar "nebuchadnezzar" forced;
    Temple "temple" forced;
}

/// The records of the library of a game, in the order of their ids, which is as good as random.
pub fn records<G: Oracle>() -> Vec<Record<G>> {
    let library = Library::read::<G>(G::LIBRARY).expect("a library");
    let entries = library.entries().iter();
    entries.map(|entry| entry.record().expect("a record")).collect()
}

/// Proves that at each step of the solution the solver's move is the only one, and has the value in the proof.
pub fn is_proved<G: Oracle>(kind: usize, position: &G, solution: &ProvedSolution<G::Move>) {
    let id = position.key();
    let solver = position.to_move();
    let gap = G::KINDS[kind].gap;
    let mut walk = position.clone();
    let mut task = Some(solution.task);
    for (at, &m) in solution.line.iter().enumerate() {
        if let Some(step) = solution.steps.iter().find(|step| step.at == at) {
            let now = task.unwrap_or_else(|| panic!("{id}: too many steps"));
            let mut worths = walk.worths(now);
            worths.sort_by_key(|&(m, _)| m);
            let mut stated: Vec<_> = step.moves.iter().map(|a| (a.m, a.value)).collect();
            stated.sort_by_key(|&(m, _)| m);
            assert_eq!(worths.len(), stated.len(), "{id}");
            for ((own, worth), (other, stated)) in worths.iter().zip(&stated) {
                assert!(
                    own == other && (worth - stated).abs() < 1e-6,
                    "{id} step {at}: {own:?} {worth}, stated {stated}"
                );
            }
            let best = (worths.iter().map(|&(_, worth)| worth)).fold(f64::NEG_INFINITY, f64::max);
            let own = after(&walk, m);
            for &(other, worth) in &worths {
                let good = now.accepts(worth, best);
                assert!(
                    if good { after(&walk, other) == own } else { best - worth >= gap },
                    "{id} step {at}: {other:?}"
                );
            }
            let wrong = worths.iter().filter(|&&(_, worth)| !now.accepts(worth, best));
            assert!(at > 0 || wrong.count() > 0, "{id}: nothing to choose");
            task = now.after_move();
        }
        walk.play(m);
    }
    assert!(task.is_none(), "{id}: steps are missing");
    // Further ahead, plain recursion takes too long.
    if solution.task == (Task::Hold { within: 1 }) && !walk.is_over() {
        let worths = walk.worths(Task::Win { moves: 2 });
        assert!(worths.iter().all(|a| a.1 == 0.0), "{id} saves nothing");
    }
    if let Task::Win { .. } = solution.task {
        assert!(walk.winners().iter().any(|seat| seat == solver), "{id} does not win");
    }
}

/// The position after a move, as it is for all its images.
pub fn after<G: PuzzleGame>(position: &G, m: G::Move) -> G {
    position.played(m).canonical().0
}
