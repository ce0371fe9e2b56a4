//! Nebuchadnezzar's family: solvers that look ahead for more discs, and do not see every capture.

use super::{Family, STRENGTHS};
use tessera_puzzles::{Difficulty, KindCard, Task};
use tessera_rules::game::random::{chance, choose, stream};
use tessera_rules::game::{Game, Position, Turn};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

/// The value of a win to a solver, in discs, less the plies that it takes.
const WIN: i32 = 10_000;

impl Family for Nebuchadnezzar {
    fn aims(card: &KindCard) -> &'static [Difficulty] {
        card.difficulties
    }

    fn solver(&self, _asked: Task, _left: Task, strength: u64, seed: u64) -> Option<Move> {
        Solver::new(strength, seed).choose(self)
    }

    fn novice(&self, seed: u64) -> Option<Move> {
        novice(self, seed)
    }
}

/// The gain of a move is the number of discs that it flips.
fn novice(game: &Nebuchadnezzar, seed: u64) -> Option<Move> {
    let mut rng = stream(seed, 0x5eed);
    let mut list = Vec::new();
    game.moves(&mut list);
    let gain = |m: Move| (game.wins(m), gained(m));
    let best = list.iter().map(|&m| gain(m)).max()?;
    if best.0 || chance(&mut rng, 60, 100) {
        list.retain(|&m| gain(m) == best);
    }
    (!list.is_empty()).then(|| *choose(&mut rng, &list))
}

fn gained(m: Move) -> i32 {
    match m {
        Move::Capture(rectangle) => rectangle.area() as i32,
        Move::Place(_) | Move::Swap | Move::Pass => 0,
    }
}

/// A player that looks `plies` plies ahead, at `width` moves of each position and `positions` positions in all, and
/// overlooks captures. Where it sees no win it wants more discs than the opponent.
struct Solver {
    plies: u32,
    width: usize,
    positions: u32,
    /// Number of captures that are overlooked, of 1000, the small ones first.
    overlooks: u64,
    /// Greatest random addition to an impression, in discs.
    noise: u64,
    luck: u64,
}

impl Solver {
    fn new(strength: u64, seed: u64) -> Solver {
        let share = strength as f64 / (STRENGTHS - 1) as f64;
        Solver {
            plies: 1 + strength as u32 * 2 / 5,
            width: (3.0 * 5f64.powf(share)) as usize,
            positions: (12.0 * 80f64.powf(share)) as u32,
            overlooks: (300.0 * (1.0 - share)) as u64,
            noise: (8.0 * (1.0 - share)) as u64,
            luck: seed << 8 | strength,
        }
    }

    /// The move that it makes: it looks one ply further each time, until it sees a win or reaches its bound.
    fn choose(&self, game: &Nebuchadnezzar) -> Option<Move> {
        let mut chosen = *self.impressions(game).first()?;
        let mut left = self.positions;
        for plies in 1..=self.plies {
            let Some((value, m)) = self.best(game, plies, &mut left) else {
                break;
            };
            chosen = m;
            if value > WIN / 2 {
                break;
            }
        }
        Some(chosen)
    }

    /// The best value for the seat to move, with the move; `None` when it reaches its bound.
    fn best(&self, game: &Nebuchadnezzar, plies: u32, left: &mut u32) -> Option<(i32, Move)> {
        let mut best: Option<(i32, Move)> = None;
        for m in self.impressions(game).into_iter().take(self.width) {
            *left = left.checked_sub(1)?;
            let value = if game.wins(m) {
                WIN
            } else {
                let mut after = *game;
                after.play(m);
                match after.turn() {
                    Turn::Seat(_) if plies > 1 => {
                        let (value, _) = self.best(&after, plies - 1, left)?;
                        // Values further ahead count a little less, both good and bad.
                        value.signum() - value
                    }
                    _ => lead(&after) + (self.luck_at(&after, m) % (self.noise / 2 + 1)) as i32,
                }
            };
            if best.is_none_or(|best| value > best.0) {
                best = Some((value, m));
            }
            if value > WIN / 2 {
                break;
            }
        }
        best
    }

    /// The moves that it sees, the most impressive first.
    fn impressions(&self, game: &Nebuchadnezzar) -> Vec<Move> {
        let mut list = Vec::new();
        game.moves(&mut list);
        let mut felt: Vec<(i64, Move)> = list
            .iter()
            .filter_map(|&m| {
                let luck = self.luck_at(game, m);
                let gained = gained(m) as u64;
                let unseen = gained > 0 && luck % 1000 < self.overlooks * 3 / (2 + gained);
                let noise = (luck >> 20) % (self.noise + 1);
                (!unseen).then_some(((gained + noise) as i64, m))
            })
            .collect();
        if felt.is_empty() {
            felt.extend(list.first().map(|&m| (0, m)));
        }
        felt.sort_by_key(|&(felt, m)| (std::cmp::Reverse(felt), m));
        felt.into_iter().map(|(_, m)| m).collect()
    }

    /// A random number that is the same whenever this solver looks at this move here.
    fn luck_at(&self, game: &Nebuchadnezzar, m: Move) -> u64 {
        let cells = match m {
            Move::Place(cell) => u64::from(cell.rank()) << 4 | u64::from(cell.file()),
            Move::Capture(rectangle) => {
                let [from, to] = [rectangle.from, rectangle.to]
                    .map(|cell| u64::from(cell.rank()) << 4 | u64::from(cell.file()));
                (from << 8 | to) << 8 | 0xff
            }
            Move::Swap | Move::Pass => u64::MAX,
        };
        let mut hash = self.luck;
        for word in [game.hash(), cells] {
            hash = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            hash ^= hash >> 29;
        }
        hash.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 8
    }
}

/// Lead in discs of the seat that has just moved.
fn lead(after: &Nebuchadnezzar) -> i32 {
    let mover = after.to_move().other();
    after.discs_of(mover) as i32 - after.discs_of(mover.other()) as i32
}
