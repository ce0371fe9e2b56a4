//! Puzzles of Octopus: the biggest score, the best placement, the best line alone, the only way to win.
//!
//! All of them are [`Task::Best`] and have one worth: the solver's lead (alone: its total) just after its
//! placement number `horizon`, or at the end when that comes first, when both sides play for it. The kinds
//! differ in the seats, the tiles and the horizon. `docs/puzzles/octopus.md` shows them.

mod candidate;
mod features;
mod themes;
mod words;
mod worth;

#[cfg(test)]
mod tests;

use rand_chacha::ChaCha8Rng;

use super::rating::Model;
use super::{Appraised, Candidate, Difficulty, KindCard, Proof, PuzzleGame, Task, ThemeCard};
use crate::game::{Game, Seat, Turn};
use crate::games::octopus::{Octopus, Placement};
use crate::search::Budget;

/// The kinds by their places in [`PuzzleGame::KINDS`].
const BIGGEST_SCORE: usize = 0;
const BEST_PLACEMENT: usize = 1;
const BEST_LINE: usize = 2;
const WIN_THE_ENDGAME: usize = 3;

/// Positions that one appraisal enters at most; it gives up when it needs more.
const APPRAISAL_NODES: u64 = 40_000;

const fn levels<const N: usize>(numbers: [u8; N]) -> [Difficulty; N] {
    let mut levels = [Difficulty::MIN; N];
    let mut i = 0;
    while i < N {
        if let Some(level) = Difficulty::new(numbers[i]) {
            levels[i] = level;
        }
        i += 1;
    }
    levels
}

impl PuzzleGame for Octopus {
    const GENERATOR: u32 = 1;

    const KINDS: &'static [KindCard] = &[
        KindCard {
            id: "biggest-score",
            question: "Find the placement that scores most.",
            description: "A hand of tiles and a board; every placement is scored. The best scores at least 2 points more \
                than any other.",
            unit: "points of lead after the placement",
            gap: 2.0,
            difficulties: &levels([1]),
        },
        KindCard {
            id: "best-placement",
            question: "Place a tile, let the opponent reply, place another: find the first placement, after which you are \
                furthest ahead whatever the reply.",
            description: "Both hands are open. Every placement, every reply to it and every second placement is tried: what \
                counts is the lead after the second placement against the best reply. The solution leads by at least 2 \
                points more than any other first placement, and is not the one that scores most at once.",
            unit: "points of lead after the second placement",
            gap: 2.0,
            difficulties: &levels([2, 3, 4, 5]),
        },
        KindCard {
            id: "best-line",
            question: "You are alone: place all your tiles, in the best order, for as many points as possible.",
            description: "Every order of the tiles on every cell is tried to the last tile: what counts is the total. At every \
                step one placement alone leads to the best total, and above the lowest difficulty the first one is not the \
                one that scores most at once.",
            unit: "points in all",
            gap: 1.0,
            difficulties: &levels([1, 2, 3, 4, 5]),
        },
        KindCard {
            id: "win-the-endgame",
            question: "Win: one placement leads to a win against every reply, all others do not.",
            description: "Five or six tiles are left, both hands are open, and every placement is searched to the end of the \
                game. The solution wins, and the final lead is at least 2 points better than after any other placement, none \
                of which wins; it is not the placement that scores most at once.",
            unit: "points of lead at the end",
            gap: 2.0,
            difficulties: &levels([2, 3, 4, 5]),
        },
    ];

    const THEMES: &'static [ThemeCard] = themes::CARDS;

    fn candidate(kind: usize, aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Candidate<Self>> {
        candidate::find(kind, aim, rng)
    }

    fn appraise(&self, task: Task, budget: &mut Budget) -> Option<Vec<Appraised<Placement>>> {
        let Turn::Seat(solver) = self.turn() else {
            return Some(Vec::new());
        };
        let lead = worth::lead(self, solver);
        let worths = worths(self, solver, task, budget)?;
        Some(
            worths
                .into_iter()
                .map(|(m, points)| Appraised {
                    m,
                    worth: f64::from(lead + points),
                })
                .collect(),
        )
    }

    /// Of equally good replies the one that scores most, and of these the first.
    fn resist(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Placement> {
        // Where nothing counts any more, the reply takes what it can.
        let task = match task {
            Task::Best { moves, horizon } => Task::Best {
                moves,
                horizon: horizon.max(1),
            },
            other => other,
        };
        let worths = worths(self, solver, task, budget)?;
        let best = worths
            .into_iter()
            .min_by_key(|&(m, points)| (-points, -self.lure(m), m));
        best.map(|(m, _)| m)
    }

    /// The points that it scores.
    fn lure(&self, m: Placement) -> i64 {
        self.gain(m).unwrap_or(0).into()
    }

    fn themes(position: &Self, proof: &Proof<Placement>) -> Vec<&'static str> {
        themes::find(position, proof)
    }

    fn features(position: &Self, _kind: usize, proof: &Proof<Placement>) -> Vec<i64> {
        features::find(position, proof)
    }

    const RATING: Model = Model {
        base: &[50_000, 20_000, -180_000, 150_000],
        weights: &[
            200_000, 1_500, 2_000, 4_000, 3_000, 0, // `rating::FEATURES`
            15_000, 60_000, -20_000, 60_000, // `features`
        ],
    };

    fn hints(&self, kind: usize, accepted: &[Placement]) -> [String; 2] {
        words::hints(self, kind, accepted)
    }

    fn remark(&self, m: Placement, task: Task) -> Option<String> {
        words::remark(self, m, task)
    }
}

/// What each placement of the seat to move, which need not be the solver, is worth to it.
fn worths(
    position: &Octopus,
    solver: Seat,
    task: Task,
    budget: &mut Budget,
) -> Option<Vec<(Placement, i32)>> {
    let Task::Best { horizon, .. } = task else {
        return None;
    };
    let plies = worth::plies(position, solver, horizon);
    let share = APPRAISAL_NODES.min(budget.left());
    let mut part = budget.split(share, budget.left().max(1));
    let worths = worth::worths(position, plies, &mut part);
    budget.join(part);
    worths
}
