//! Themisto's puzzles: win in one, two or three moves; find the only move that does not lose.
//!
//! `docs/puzzles/themisto.md` says how they are found, what is proved and what the themes mean.

mod appraise;
mod candidate;
mod forced;
mod play;
mod sight;
#[cfg(test)]
mod tests;
mod themes;
mod threats;
mod words;

use rand_chacha::ChaCha8Rng;

use super::rating::Model;
use super::{Appraised, Candidate, Difficulty, KindCard, Proof, PuzzleGame, Task, ThemeCard};
use crate::game::Seat;
use crate::games::themisto::{Move, Themisto};
use crate::search::Budget;

/// Places of the kinds in [`PuzzleGame::KINDS`].
const WIN_IN_1: usize = 0;
const WIN_IN_2: usize = 1;
const WIN_IN_3: usize = 2;
const ONLY_MOVE: usize = 3;

const LEVELS: [Difficulty; 5] = Difficulty::ALL;

impl PuzzleGame for Themisto {
    const GENERATOR: u32 = 1;

    const KINDS: &'static [KindCard] = &[
        KindCard {
            id: "win-in-1",
            question: "Make a row of five with one move.",
            description: "Exactly one move wins, not counting mirror images. The position is from play in which the last move was a mistake.",
            unit: "",
            gap: 1.0,
            difficulties: LEVELS.split_at(2).0,
        },
        KindCard {
            id: "win-in-2",
            question: "Win with two moves of your own, whatever the opponent does.",
            description: "No move wins at once. One first move wins by force with a second; it is proved that no other does, and the second move is the only one too.",
            unit: "",
            gap: 1.0,
            difficulties: LEVELS.split_at(1).1.split_at(3).0,
        },
        KindCard {
            id: "win-in-3",
            question: "Win with three moves of your own, whatever the opponent does.",
            description: "Nothing wins faster. One first move wins by force within three; it is proved that no other does, and on the main line every later move is the only one too.",
            unit: "",
            gap: 1.0,
            difficulties: LEVELS.split_at(3).1,
        },
        KindCard {
            id: "only-move",
            question: "Find the only move that does not lose.",
            description: "After every other move the opponent wins by force with one move, or with two where the task says so; after the one safe move it does not, even with two.",
            unit: "",
            gap: 1.0,
            difficulties: LEVELS.split_at(1).1.split_at(3).0,
        },
    ];

    const THEMES: &'static [ThemeCard] = themes::THEMES;

    const RATING: Model = Model {
        base: &[-2_655_060, -1_997_581, -2_149_534, -1_958_372],
        weights: &[
            86_884, 324, 27_058, 253, 407, 0, 23_214, -26_288, -40_055, 12_493, 274_953, -172,
        ],
    };

    fn candidate(
        kind: usize,
        aim: Difficulty,
        rng: &mut ChaCha8Rng,
    ) -> Option<Candidate<Themisto>> {
        candidate::candidate(kind, aim, rng)
    }

    fn appraise(&self, task: Task, budget: &mut Budget) -> Option<Vec<Appraised<Move>>> {
        appraise::appraise(self, task, budget)
    }

    fn resist(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Move> {
        appraise::resist(self, solver, task, budget)
    }

    fn lure(&self, m: Move) -> i64 {
        appraise::lure(self, m)
    }

    fn themes(position: &Themisto, proof: &Proof<Move>) -> Vec<&'static str> {
        themes::of(position, proof)
    }

    fn features(position: &Themisto, _kind: usize, proof: &Proof<Move>) -> Vec<i64> {
        themes::features(position, proof)
    }

    fn hints(&self, _kind: usize, accepted: &[Move]) -> [String; 2] {
        words::hints(self, accepted)
    }

    fn remark(&self, m: Move, _task: Task) -> Option<String> {
        words::remark(self, m)
    }
}
