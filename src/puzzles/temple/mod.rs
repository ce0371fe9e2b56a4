//! Temple's puzzles: leave the opponent without a move within one, two or three moves; find the only move after
//! which it can't do that to you.
//!
//! `docs/puzzles/temple.md` says how they are found, what is proved and what the themes mean.

mod candidate;
#[cfg(test)]
mod tests;
mod themes;
mod words;

use rand_chacha::ChaCha8Rng;

use super::forced::{self, Forcing};
use super::rating::Model;
use super::{Appraised, Candidate, Difficulty, KindCard, Proof, PuzzleGame, Task, ThemeCard};
use crate::game::{Game, Seat};
use crate::games::temple::{Move, Temple};
use crate::search::Budget;

/// The kind that asks to hold; those before it ask to win, in one more move than their place.
const HOLD: usize = 3;

const LEVELS: &[Difficulty; 5] = &Difficulty::ALL;

impl PuzzleGame for Temple {
    const GENERATOR: u32 = 1;

    const KINDS: &'static [KindCard] = &[
        KindCard {
            id: "strand-in-1",
            question: "Leave the opponent without a move at once.",
            description: "Exactly one move leaves the opponent without a legal reply, not counting moves that differ in the name of \
                the colour opened. The solver holds too many tiles to win in any other way. From hasty play.",
            unit: "",
            gap: 1.0,
            difficulties: LEVELS.split_at(3).0,
        },
        KindCard {
            id: "strand-in-2",
            question: "Leave the opponent without a move with your second move at the latest, whatever the reply.",
            description: "No move wins at once. It is proved that one first move, and no other, wins by force with a second, and \
                that on the main line the second is the only one too. The solver holds too many tiles to win in any other way. \
                From hasty play.",
            unit: "",
            gap: 1.0,
            difficulties: LEVELS.split_at(1).1.split_at(3).0,
        },
        KindCard {
            id: "strand-in-3",
            question: "Leave the opponent without a move with your third move at the latest, whatever the replies.",
            description: "No move wins at once, none with a second. It is proved that one first move, and no other, wins by force \
                within three, and that on the main line each later move is the only one too. The solver holds too many tiles \
                to win in any other way. From hasty play.",
            unit: "",
            gap: 1.0,
            difficulties: LEVELS.split_at(3).1,
        },
        KindCard {
            id: "avoid",
            question: "Find the only move after which the opponent can't strand you by force within its next moves.",
            description: "It is proved that after every other move the opponent leaves the solver without a move by force, within as \
                many moves of its own as the task says (one or two), and that after the one good move it can't. The opponent holds \
                too many tiles to win in any other way. From hasty play.",
            unit: "",
            gap: 1.0,
            difficulties: &Difficulty::ALL,
        },
    ];

    const THEMES: &'static [ThemeCard] = themes::THEMES;

    const RATING: Model = Model {
        base: &[100_000, 400_000, 250_000, 150_000],
        weights: &[
            0, 5_000, 5_000, 3_000, 2_000, 0, 10_000, 10_000, 100_000, 5_000,
        ],
    };

    fn candidate(kind: usize, aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Candidate<Temple>> {
        candidate::candidate(kind, aim, rng)
    }

    fn appraise(&self, task: Task, budget: &mut Budget) -> Option<Vec<Appraised<Move>>> {
        forced::appraise(self, task, budget)
    }

    fn resist(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Move> {
        forced::resist(self, solver, task, |m| self.lure(m), budget)
    }

    /// The tiles that it gets rid of.
    fn lure(&self, m: Move) -> i64 {
        m.tiles().count() as i64
    }

    fn themes(position: &Temple, proof: &Proof<Move>) -> Vec<&'static str> {
        themes::themes(position, proof)
    }

    fn features(position: &Temple, _kind: usize, proof: &Proof<Move>) -> Vec<i64> {
        themes::features(position, proof)
    }

    fn hints(&self, kind: usize, accepted: &[Move]) -> [String; 2] {
        words::hints(self, kind, accepted)
    }

    fn remark(&self, m: Move, _task: Task) -> Option<String> {
        words::remark(self, m)
    }
}

impl Forcing for Temple {
    fn distinct(&self, out: &mut Vec<Move>) {
        self.distinct_moves(out);
    }

    fn stand_in(&self, m: Move) -> Move {
        self.representative(m)
    }

    /// A move after which the game is over is won by who made it.
    fn can_win_now(&mut self, budget: &mut Budget) -> Option<bool> {
        let mut moves = Vec::new();
        self.distinct_moves(&mut moves);
        for m in moves {
            if !budget.spend() {
                return None;
            }
            let undo = self.play(m);
            let over = self.is_over();
            self.undo(undo);
            if over {
                return Some(true);
            }
        }
        Some(false)
    }
}
