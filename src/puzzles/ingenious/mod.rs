//! Puzzles of Ingenious: what is left of a turn, and who wins the last placements.

mod candidate;
mod finish;
#[cfg(test)]
mod tests;
mod themes;
mod turn;
mod words;

use rand_chacha::ChaCha8Rng;

use super::{
    Appraised, Candidate, Difficulty, KindCard, Proof, PuzzleGame, Task, ThemeCard, rating,
};
use crate::game::{Game, Seat, Turn};
use crate::games::ingenious::{COLOURS, Form, Ingenious, Move, Rack};
use crate::search::Budget;

const RAISE_THE_LOWEST: usize = 0;
const LAST_PLACEMENTS: usize = 1;

/// [`Task::Best::horizon`] of what looks to the end of the game: more than a board has room for. A horizon of at most
/// [`Rack::SIZE`] is one of placements in a turn.
const TO_THE_END: u32 = 100;

const KINDS: &[KindCard] = &[
    KindCard {
        id: "raise-the-lowest",
        question: "Play your turn, with all bonus placements that it earns, so that your lowest colour ends \
                   as high as possible; of equal ones the next lowest colour decides, and so on.",
        description: "Your rack is open, and nothing is drawn within a turn: every sequence of placements \
                      of this turn was tried. Every other placement leaves, at best, the lowest or the \
                      second-lowest colour at least a point lower. Positions are from games of two seats and \
                      from solo games.",
        unit: "points of the second-lowest colour at the end of the turn, a point of the lowest counting 100, \
               one of the third-lowest 1/100, of the fourth-lowest 1/10000, and so on",
        gap: 1.0,
        difficulties: &Difficulty::ALL,
    },
    KindCard {
        id: "last-placements",
        question: "All racks are open and the board is almost full: make the placement that gives the best \
                   chance to win.",
        description: "Two or three placements are left. Every placement, exchange and draw that can still \
                      matter was followed to the end, both seats playing as well as can be. Every other \
                      placement wins less often, by ten games in a hundred at least; mostly the draw doesn't \
                      matter and the others simply don't win. Standard games and duels of two seats.",
        unit: "games won in a hundred, a shared win counting one half",
        gap: 10.0,
        difficulties: &Difficulty::ALL,
    },
];

/// Whether the worth looks to the end of the game.
fn to_the_end(task: Task) -> bool {
    matches!(task, Task::Best { horizon, .. } if horizon as usize > Rack::SIZE)
}

impl PuzzleGame for Ingenious {
    const GENERATOR: u32 = 1;
    const KINDS: &'static [KindCard] = KINDS;
    const THEMES: &'static [ThemeCard] = themes::CARDS;

    fn candidate(
        kind: usize,
        aim: Difficulty,
        rng: &mut ChaCha8Rng,
    ) -> Option<Candidate<Ingenious>> {
        candidate::find(kind, aim, rng)
    }

    fn appraise(&self, task: Task, budget: &mut Budget) -> Option<Vec<Appraised<Move>>> {
        match task {
            Task::Best { .. } if to_the_end(task) => finish::appraise(self, budget),
            Task::Best { horizon, .. } => turn::appraise(self, horizon, budget),
            // No kind asks this.
            Task::Win { .. } | Task::Hold { .. } => None,
        }
    }

    /// The reply that leaves the solver least; of equal ones the one that gains its seat most.
    fn resist(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Move> {
        let Turn::Seat(mover) = self.turn() else {
            return None;
        };
        let mut moves = Vec::new();
        self.moves(&mut moves);
        let worths = match task {
            _ if to_the_end(task) && mover != solver => finish::appraise(self, budget)?,
            // The solver's turn is over, or it is the solver who is due: what looks best.
            _ => (moves.into_iter())
                .map(|m| Appraised { m, worth: 0.0 })
                .collect(),
        };
        let order = |a: &Appraised<Move>, b: &Appraised<Move>| {
            (a.worth.total_cmp(&b.worth))
                .then(self.lure(a.m).cmp(&self.lure(b.m)))
                .then(b.m.cmp(&a.m))
        };
        (worths.into_iter()).max_by(order).map(|a| a.m)
    }

    /// Points gained, those that raise the lowest colour (in a duel: that are a token) counting more.
    fn lure(&self, m: Move) -> i64 {
        let (Move::Place { tile, cells }, Turn::Seat(seat)) = (m, self.turn()) else {
            return 0;
        };
        let before = self.scores(seat);
        let gain = self.earned(tile, cells).gain;
        let points: i64 = gain.iter().map(|&g| i64::from(g)).sum();
        let lowest = |scores: [i8; COLOURS]| scores.into_iter().min().map_or(0, i64::from);
        match self.form() {
            Form::Duel => points,
            Form::Standard | Form::Solo | Form::Team => {
                let after = std::array::from_fn(|c| before[c] + gain[c]);
                points + 2 * (lowest(after) - lowest(before))
            }
        }
    }

    fn themes(position: &Ingenious, proof: &Proof<Move>) -> Vec<&'static str> {
        themes::of(position, proof)
    }

    fn features(position: &Ingenious, kind: usize, proof: &Proof<Move>) -> Vec<i64> {
        themes::features(position, kind, proof)
    }

    const RATING: rating::Model = rating::Model {
        base: &[436_891, 455_296],
        weights: &[
            151_401, -2_742, 4_403, 6_368, 7_774, 0, 29_113, -166_576, 1_272, 1_050,
        ],
    };

    fn hints(&self, kind: usize, accepted: &[Move]) -> [String; 2] {
        words::hints(self, kind, accepted)
    }

    fn remark(&self, m: Move, task: Task) -> Option<String> {
        words::remark(self, m, task)
    }
}
