//! Nebuchadnezzar's puzzles: wipe the opponent off the board in one, two or three moves; find the only
//! placement that holds.
//!
//! `docs/puzzles/nebuchadnezzar.md` says how they are found, what is proved and what the themes mean.

mod candidate;
#[cfg(test)]
mod tests;
mod themes;
mod words;

use rand_chacha::ChaCha8Rng;

use super::forced::{self, Forcing};
use super::rating::Model;
use super::{Appraised, Candidate, Difficulty, KindCard, Proof, PuzzleGame, Task, ThemeCard};
use crate::game::{Position, Seat};
use crate::games::nebuchadnezzar::{Move, Nebuchadnezzar};
use crate::search::Budget;

/// The kind that asks to hold; those before it ask to win, in one more move than their place.
const HOLD: usize = 3;

const LEVELS: &[Difficulty; 5] = &Difficulty::ALL;

impl PuzzleGame for Nebuchadnezzar {
    const GENERATOR: u32 = 1;

    const KINDS: &'static [KindCard] = &[
        KindCard {
            id: "annihilate-in-1",
            question: "Wipe the opponent off the board with one capture.",
            description: "One capture takes every disc of the opponent's; other captures look much like it, but are not as large. \
                From hasty play on boards of side 5 to 8.",
            unit: "",
            gap: 1.0,
            difficulties: LEVELS.split_at(1).0,
        },
        KindCard {
            id: "annihilate-in-2",
            question: "Wipe the opponent off the board with two moves of your own, whatever the replies.",
            description: "No move wins at once. It is proved that one first move, and no other, wins by force with a second, and \
                that on the main line the second is the only one too. From hasty play on boards of side 5 to 8.",
            unit: "",
            gap: 1.0,
            difficulties: LEVELS.split_at(3).0,
        },
        KindCard {
            id: "annihilate-in-3",
            question: "Wipe the opponent off the board with three moves of your own, whatever the replies.",
            description: "No move wins at once, none with a second. It is proved that one first move, and no other, wins by force \
                within three, and that on the main line each later move is the only one too. From hasty play on boards of side 5 to 8.",
            unit: "",
            gap: 1.0,
            difficulties: LEVELS.split_at(1).1,
        },
        KindCard {
            id: "only-placement",
            question: "Place a disc so that the opponent can't wipe you off the board by force within its next moves.",
            description: "It is proved that after every other move, captures too, the opponent wins by force within as many moves \
                as the task says (one to three), and that after the one good placement it does not. From hasty \
                play on boards of side 5 to 8.",
            unit: "",
            gap: 1.0,
            difficulties: LEVELS.split_at(1).1.split_at(3).0,
        },
    ];

    const THEMES: &'static [ThemeCard] = themes::THEMES;

    const RATING: Model = Model {
        base: &[810_987, 1_026_347, 946_066, 530_000],
        weights: &[
            143_508, 8_779, -22_175, 7_122, -2_276, 0, -288_980, 28_070, 69_476, -129_255, 248_587,
        ],
    };

    fn candidate(
        kind: usize,
        aim: Difficulty,
        rng: &mut ChaCha8Rng,
    ) -> Option<Candidate<Nebuchadnezzar>> {
        candidate::candidate(kind, aim, rng)
    }

    fn appraise(&self, task: Task, budget: &mut Budget) -> Option<Vec<Appraised<Move>>> {
        forced::appraise(self, task, budget)
    }

    fn resist(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Move> {
        forced::resist(self, solver, task, |m| self.lure(m), budget)
    }

    /// The discs that it flips.
    fn lure(&self, m: Move) -> i64 {
        i64::from(flipped(m))
    }

    fn themes(position: &Nebuchadnezzar, proof: &Proof<Move>) -> Vec<&'static str> {
        themes::themes(position, proof)
    }

    fn features(position: &Nebuchadnezzar, _kind: usize, proof: &Proof<Move>) -> Vec<i64> {
        themes::features(position, proof)
    }

    fn hints(&self, kind: usize, accepted: &[Move]) -> [String; 2] {
        words::hints(self, kind, accepted)
    }

    fn remark(&self, m: Move, _task: Task) -> Option<String> {
        words::remark(self, m)
    }
}

impl Forcing for Nebuchadnezzar {
    /// By a capture of all that the enemy has.
    fn can_win_now(&mut self, _budget: &mut Budget) -> Option<bool> {
        let me = self.to_move();
        let all = self.discs_of(me.other());
        let mut found = false;
        self.captures_of(me, |capture| found |= capture.area() == all);
        Some(found)
    }
}

/// Number of discs that a move flips.
fn flipped(m: Move) -> u32 {
    match m {
        Move::Capture(rectangle) => rectangle.area(),
        Move::Place(_) | Move::Swap | Move::Pass => 0,
    }
}
