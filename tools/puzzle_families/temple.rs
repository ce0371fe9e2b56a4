//! Temple's family: solvers that look ahead, and do not see every place.

use std::cmp::Reverse;

use super::{Family, STRENGTHS};
use tessera_puzzles::{Difficulty, KindCard, Task};
use tessera_rules::game::random::{chance, choose, stream};
use tessera_rules::game::{Game, Position};
use tessera_rules::temple::{Move, MoveType, Temple};

/// The value of a win to a solver, less the plies that it takes.
const WIN: i32 = 1_000;

impl Family for Temple {
    fn aims(card: &KindCard) -> &'static [Difficulty] {
        card.difficulties
    }

    fn solver(&self, _asked: Task, _left: Task, strength: u64, seed: u64) -> Option<Move> {
        Solver::new(strength, seed).choose(self)
    }

    /// The gain of a move is the number of tiles that it places.
    fn novice(&self, seed: u64) -> Option<Move> {
        let mut rng = stream(seed, 0x5eed);
        let mut list = Vec::new();
        self.moves(&mut list);
        let earns = |m: Move| (self.wins(m), m.tiles().count());
        let best = list.iter().map(|&m| earns(m)).max()?;
        if best.0 || chance(&mut rng, 60, 100) {
            list.retain(|&m| earns(m) == best);
        }
        Some(*choose(&mut rng, &list))
    }
}

/// A player that looks `plies` plies ahead, at `width` moves of each position and `positions` positions in all, and
/// does not see every place where a tile could go, its own or the opponent's.
struct Solver {
    plies: u32,
    width: usize,
    positions: u32,
    /// Number of floors that are overlooked, of 1000; of walls and tops more.
    overlooks: u64,
    /// Greatest random addition to an impression.
    noise: u64,
    luck: u64,
}

impl Solver {
    fn new(strength: u64, seed: u64) -> Solver {
        let share = strength as f64 / (STRENGTHS - 1) as f64;
        Solver {
            plies: 1 + strength as u32 / 4,
            width: (4.0 * 16f64.powf(share)) as usize,
            positions: (40.0 * 80f64.powf(share)) as u32,
            overlooks: (120.0 * (1.0 - share)) as u64,
            noise: (24.0 * (1.0 - share)) as u64,
            luck: seed << 8 | strength,
        }
    }

    /// The move that it makes: it looks one ply further each time, until it sees a win or reaches its bound.
    fn choose(&self, game: &Temple) -> Option<Move> {
        let mut list = self.seen(game);
        if list.is_empty() {
            // A solver that sees no move looks again.
            game.distinct_moves(&mut list);
        }
        // The fewer moves the opponent has, the better a move looks.
        list.sort_by_cached_key(|&m| {
            let mut after = game.clone();
            after.play(m);
            let luck = self.luck_at(game, m) >> 20;
            (2 * after.count_moves() + luck % (self.noise + 1), m)
        });
        let mut chosen = *list.first()?;
        let mut left = self.positions;
        for plies in 1..=self.plies {
            let Some((value, m)) = self.best(game, &list, plies, &mut left) else {
                break;
            };
            chosen = m;
            if value > 0 {
                break;
            }
        }
        Some(chosen)
    }

    /// The best value for the seat to move of some moves, with the move; `None` when it reaches its bound.
    fn best(
        &self,
        game: &Temple,
        list: &[Move],
        plies: u32,
        left: &mut u32,
    ) -> Option<(i32, Move)> {
        let mut best: Option<(i32, Move)> = None;
        for &m in list.iter().take(self.width) {
            *left = left.checked_sub(1)?;
            let value = self.value(game, m, plies, left)?;
            if best.is_none_or(|best| value > best.0) {
                best = Some((value, m));
            }
            if value > 0 {
                break;
            }
        }
        best
    }

    fn value(&self, game: &Temple, m: Move, plies: u32, left: &mut u32) -> Option<i32> {
        let mut after = game.clone();
        after.play(m);
        if after.tiles_left(game.to_move()) == 0 {
            return Some(WIN);
        }
        let mut replies = self.seen(&after);
        if replies.is_empty() {
            return Some(WIN);
        }
        if plies == 1 {
            return Some(0);
        }
        replies.sort_by_key(|reply| Reverse(reply.tiles().count()));
        let (value, _) = self.best(&after, &replies, plies - 1, left)?;
        // Values further ahead count a little less, both good and bad.
        Some(value.signum() - value)
    }

    /// The moves that it sees, among moves that differ in more than the name of a colour.
    fn seen(&self, game: &Temple) -> Vec<Move> {
        let mut list = Vec::new();
        game.distinct_moves(&mut list);
        list.retain(|&m| {
            self.luck_at(game, m) % 1000 >= self.overlooks * hidden(game.move_type(m))
        });
        list
    }

    /// A random number that is the same whenever this solver looks at this place: the tiles do not influence whether it
    /// sees the place.
    fn luck_at(&self, game: &Temple, m: Move) -> u64 {
        let mut hash = self.luck ^ (game.table().len() as u64) << 40;
        for placed in m.tiles() {
            let slot = placed.slot();
            let kind = game.move_type(m) as u64;
            let place = (slot.x() + 2000) as u64 | ((slot.y() + 2000) as u64) << 16 | kind << 32;
            hash = (hash ^ place).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            hash ^= hash >> 29;
        }
        hash.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 8
    }
}

/// Relative rate at which a place is overlooked; 1 for a floor.
fn hidden(kind: MoveType) -> u64 {
    match kind {
        MoveType::Floor => 1,
        MoveType::SingleWall | MoveType::CornerWall => 2,
        MoveType::Tunnel | MoveType::SingleTop => 3,
        MoveType::CornerTop => 4,
    }
}
