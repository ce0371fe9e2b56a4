//! Themisto's family: solvers that look ahead, and do not see every row.

use std::sync::LazyLock;

use super::{Family, STRENGTHS};
use tessera_puzzles::{Difficulty, KindCard, Task};
use tessera_rules::game::Seat;
use tessera_rules::game::random::{chance, choose, stream};
use tessera_rules::themisto::{
    Board, Cell, CellSet, Direction, JudgedMove, Move, Themisto, WINNING_LENGTH, cells,
};

/// Search bounds of the strongest solver.
#[derive(Clone, Copy)]
struct Bounds {
    plies: u64,
    /// Positions, as a multiple of the weakest solver's.
    positions: f64,
}

const BOUNDS: Bounds = Bounds {
    plies: 5,
    positions: 150.0,
};
/// Bounds for puzzles that ask for a win in four, which takes seven plies.
const DEEPER: Bounds = Bounds {
    plies: 7,
    positions: 3_000.0,
};

/// The value of a win to a solver, less the plies that it takes.
const WIN: i32 = 1_000;

impl Family for Themisto {
    fn aims(_card: &KindCard) -> &'static [Difficulty] {
        &Difficulty::ALL
    }

    fn solver(&self, asked: Task, _left: Task, strength: u64, seed: u64) -> Option<Move> {
        let bounds = match asked {
            Task::Win { moves: 4.. } => DEEPER,
            _ => BOUNDS,
        };
        Solver::new(bounds, strength, seed).choose(self)
    }

    fn novice(&self, seed: u64) -> Option<Move> {
        novice(self, seed)
    }
}

/// The gain of a move is the number of discs that it turns.
fn novice(game: &Themisto, seed: u64) -> Option<Move> {
    let mut rng = stream(seed, 0x5eed);
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let gain = |judged: &JudgedMove| {
        let turned = i64::from(judged.flips.count_ones());
        (judged.wins, turned - if judged.penalised { 4 } else { 0 })
    };
    let best = list.iter().map(gain).max()?;
    if best.0 || chance(&mut rng, 60, 100) {
        list.retain(|judged| gain(judged) == best);
    }
    Some(choose(&mut rng, &list).m)
}

/// A player that looks `plies` plies ahead, at `width` moves of each position and `positions` positions in all, and
/// does not see every row of five that it could make.
struct Solver {
    plies: u32,
    width: usize,
    positions: u32,
    /// Number of wins that are overlooked, of 1000, where the disc slides into the row; more where it has to capture,
    /// and where the row is elsewhere.
    overlooks: u64,
    /// Greatest random addition to an impression.
    noise: u64,
    luck: u64,
}

impl Solver {
    fn new(most: Bounds, strength: u64, seed: u64) -> Solver {
        let share = strength as f64 / (STRENGTHS - 1) as f64;
        Solver {
            plies: 1 + (strength * most.plies / STRENGTHS) as u32,
            width: (4.0 * 16f64.powf(share)) as usize,
            positions: (40.0 * most.positions.powf(share)) as u32,
            overlooks: (400.0 * (1.0 - share)) as u64,
            noise: (24.0 * (1.0 - share)) as u64,
            luck: seed << 8 | strength,
        }
    }

    /// The move that it makes: it looks one ply further each time, until it sees a win or reaches its bound.
    fn choose(&self, game: &Themisto) -> Option<Move> {
        let list = self.impressions(game);
        let mut chosen = list.first()?.1.m;
        let mut left = self.positions;
        for plies in 1..=self.plies {
            let Some((value, m)) = self.best(game, plies, &mut left) else {
                break;
            };
            chosen = m;
            if value > 0 {
                break;
            }
        }
        Some(chosen)
    }

    /// The best value for the seat to move, with the move; `None` when it reaches its bound or there is no move.
    fn best(&self, game: &Themisto, plies: u32, left: &mut u32) -> Option<(i32, Move)> {
        let mut best: Option<(i32, Move)> = None;
        for (sees_win, judged) in self.impressions(game).into_iter().take(self.width) {
            *left = left.checked_sub(1)?;
            let value = if sees_win {
                WIN
            } else if plies == 1 || judged.wins {
                0
            } else {
                let after = game.after(&judged);
                // Without a legal move nothing is won or lost.
                let value = match self.best(&after, plies - 1, left) {
                    Some((value, _)) => value,
                    None if *left == 0 => return None,
                    None => 0,
                };
                let own = after.to_move() == game.to_move();
                // Values further ahead count a little less, both good and bad.
                let value = value - value.signum();
                if own { value } else { -value }
            };
            if best.is_none_or(|best| value > best.0) {
                best = Some((value, judged.m));
            }
            if value > 0 {
                break;
            }
        }
        best
    }

    /// The moves, the most impressive first, each with whether the solver sees that it wins.
    fn impressions(&self, game: &Themisto) -> Vec<(bool, JudgedMove)> {
        let mut list = Vec::new();
        game.judged_moves(&mut list);
        let mut felt: Vec<(i64, bool, JudgedMove)> = list
            .into_iter()
            .map(|judged| {
                let after = game.after(&judged);
                let luck = self.luck_at(game, judged.m);
                let sees_win =
                    judged.wins && luck % 1000 >= self.overlooks * difficulty(&after, &judged) / 2;
                let promise = promise(after.board(), judged.flips | judged.m.to().bit());
                let cost = if judged.penalised { 6 } else { 0 };
                let noise = (luck >> 20) % (self.noise + 1);
                let felt = 4 * promise - cost + noise as i64;
                (if sees_win { i64::MAX } else { felt }, sees_win, judged)
            })
            .collect();
        felt.sort_by_key(|&(felt, _, judged)| (std::cmp::Reverse(felt), judged.m));
        felt.into_iter()
            .map(|(_, win, judged)| (win, judged))
            .collect()
    }

    /// A random number that is the same whenever this solver looks at this move here.
    fn luck_at(&self, game: &Themisto, m: Move) -> u64 {
        let board = game.board();
        let mut hash = self.luck;
        let cells = m.from().bit().rotate_left(7) ^ m.to().bit() ^ u64::from(m.is_capture());
        for word in [board.black(), board.white(), cells] {
            hash = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            hash ^= hash >> 29;
        }
        hash.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 8
    }
}

/// Difficulty of seeing a win, in halves.
fn difficulty(after: &Themisto, judged: &JudgedMove) -> u64 {
    let winner: Seat = after.to_move().other();
    let rows = after.board().rows(WINNING_LENGTH as u8);
    let mut winning = rows.iter().filter(|row| row.wins_for(winner));
    let joins = winning.any(|row| row.cell_set() & judged.m.to().bit() != 0);
    match (joins, judged.m.is_capture()) {
        (true, false) => 2,
        (true, true) => 3,
        (false, _) => 5,
    }
}

/// The most discs of one colour, and none of the other, in five cells of a line that contain a changed disc. A colour
/// with one disc of the other in the way counts one less.
fn promise(board: Board, changed: CellSet) -> i64 {
    let (black, white) = (board.black(), board.white());
    let worth = |own: CellSet, other: CellSet| {
        let against = i64::from(other.count_ones());
        i64::from(own.count_ones()) - if against > 1 { 5 } else { against }
    };
    windows(changed)
        .map(|window| {
            worth(window & black, window & white).max(worth(window & white, window & black))
        })
        .max()
        .unwrap_or(0)
}

/// All five cells in a line that hold one of these cells.
fn windows(changed: CellSet) -> impl Iterator<Item = CellSet> {
    static ALL: LazyLock<Vec<CellSet>> = LazyLock::new(|| {
        let from = |line: Direction, start: Cell| {
            let row = std::iter::successors(Some(start), move |cell| cell.step(line));
            let row: Vec<CellSet> = row.take(WINNING_LENGTH).map(|cell| cell.bit()).collect();
            (row.len() == WINNING_LENGTH).then(|| row.iter().fold(0, |set, bit| set | bit))
        };
        let lines = Direction::LINES.into_iter();
        lines
            .flat_map(|line| cells(!0).filter_map(move |start| from(line, start)))
            .collect()
    });
    ALL.iter().copied().filter(move |set| set & changed != 0)
}
