//! Compares the ratings of Themisto's puzzles of version 2 with a family of solvers that look ahead on the board.
//!
//!     cargo run --release -p tessera-tools --bin puzzle_families -- [PUZZLES] [SEEDS] [SEED]
//!
//! PUZZLES puzzles (20) of each type are tried by [`STRENGTHS`] solvers with SEEDS seeds (4) each, and by the novice
//! of the reference players. The ratings come from a model that knows the proof and reads from it what there is to
//! see. These solvers know the rules alone: each searches the tree of moves, within bounds of its own on what it
//! looks at. No code is shared. Printed are the rank correlation (Spearman 1904) of rating and share of solvers that
//! fail, in each type and in all, and for each level how often the novice, the weakest tenth of the solvers, and all
//! of them solve it.

#![allow(clippy::print_stdout)]

use std::sync::LazyLock;

use tessera_puzzles::attempt::{Puzzle, attempt, proof_budget};
use tessera_puzzles::{Difficulty, PuzzleGame, Recipe};
use tessera_rules::game::random::{chance, choose, stream};
use tessera_rules::game::{Game, Seat};
use tessera_rules::themisto::{
    Board, Cell, CellSet, Direction, JudgedMove, Move, Themisto, WINNING_LENGTH, cells,
};

/// Solvers, weakest first.
const STRENGTHS: u64 = 20;
/// Games of the novice at each puzzle.
const NOVICES: u64 = 20;
/// What a win is worth to a solver, less what it takes.
const WIN: i32 = 1_000;
/// Strengths that are the weakest tenth.
const WEAKEST: u64 = STRENGTHS / 10;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut next = |default: u64| {
        let number = arguments.next().and_then(|text| text.parse().ok());
        number.unwrap_or(default)
    };
    let (puzzles, seeds, seed) = (next(20), next(4), next(1));
    let mut rows = Vec::new();
    for (kind, card) in Themisto::KINDS.iter().enumerate() {
        if card.generator != 2 {
            continue;
        }
        let own: Vec<Row> = sample(kind, puzzles, seed)
            .iter()
            .map(|puzzle| Row::of(puzzle, seeds))
            .collect();
        println!("{}: {}", card.id, agreement(&own));
        rows.extend(own);
    }
    println!("all: {}", agreement(&rows));
    for level in Difficulty::ALL {
        let own: Vec<&Row> = rows.iter().filter(|row| row.level == level).collect();
        let share =
            |of: fn(&Row) -> f64| 100.0 * mean(&own.iter().map(|row| of(row)).collect::<Vec<_>>());
        println!(
            "level {}: {} puzzles; novice {:.0} %, weakest {:.0} %, all {:.0} %",
            level.number(),
            own.len(),
            share(|row| row.novice),
            share(|row| row.weakest),
            share(|row| 1.0 - row.failed),
        );
    }
}

/// Puzzles of a kind, with all aims by turns.
fn sample(kind: usize, puzzles: u64, seed: u64) -> Vec<Puzzle<Themisto>> {
    let recipes = (0..40_000).map(|number| Recipe {
        kind,
        aim: Difficulty::ALL[number as usize % 5],
        seed,
        attempt: number,
    });
    recipes
        .filter_map(|recipe| attempt(&recipe, &mut proof_budget()))
        .take(puzzles as usize)
        .collect()
}

/// What became of one puzzle.
struct Row {
    rating: f64,
    level: Difficulty,
    /// The share of solvers that fail.
    failed: f64,
    /// The share of the weakest ones that succeed.
    weakest: f64,
    /// How often the novice succeeds.
    novice: f64,
}

impl Row {
    fn of(puzzle: &Puzzle<Themisto>, seeds: u64) -> Row {
        let solved: Vec<f64> = (0..STRENGTHS)
            .map(|strength| {
                let solves = |&seed: &u64| {
                    finds_all(puzzle, |game| Solver::new(strength, seed).choose(game))
                };
                (0..seeds).filter(solves).count() as f64 / seeds as f64
            })
            .collect();
        let novice = |&seed: &u64| finds_all(puzzle, |game| novice(game, seed));
        Row {
            rating: f64::from(puzzle.rating),
            level: puzzle.difficulty,
            failed: 1.0 - mean(&solved),
            weakest: mean(&solved[..WEAKEST as usize]),
            novice: (0..NOVICES).filter(novice).count() as f64 / NOVICES as f64,
        }
    }
}

/// Whether every move of the solution is found.
fn finds_all(puzzle: &Puzzle<Themisto>, mut choose: impl FnMut(&Themisto) -> Option<Move>) -> bool {
    let mut game = puzzle.position;
    puzzle.solution.line.iter().enumerate().all(|(at, &m)| {
        let step = puzzle.solution.steps.iter().find(|step| step.at == at);
        let right = step.is_none_or(|step| {
            let own = choose(&game);
            step.moves
                .iter()
                .any(|a| Some(a.m) == own && a.value >= 1.0)
        });
        game.play(m);
        right
    })
}

/// The novice of the reference players: a win in one if there is any, else in three of five cases the move that turns
/// most, else any.
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

/// A player that looks ahead: so many plies, at so many moves of each position, so many positions in all, and does
/// not see every row of five that it could make.
struct Solver {
    plies: u32,
    width: usize,
    positions: u32,
    /// Of 1000 wins that it looks at, so many are overlooked where the disc slides into the row; where it has to
    /// capture, and where the row lies elsewhere, more.
    overlooks: u64,
    /// What chance adds to an impression at most.
    noise: u64,
    luck: u64,
}

impl Solver {
    fn new(strength: u64, seed: u64) -> Solver {
        let share = strength as f64 / (STRENGTHS - 1) as f64;
        Solver {
            plies: 1 + strength as u32 / 4,
            width: (4.0 * 16f64.powf(share)) as usize,
            positions: (40.0 * 150f64.powf(share)) as u32,
            overlooks: (400.0 * (1.0 - share)) as u64,
            noise: (24.0 * (1.0 - share)) as u64,
            luck: seed << 8 | strength,
        }
    }

    /// The move that it makes: it looks one ply further and further until it sees a win or has looked at enough.
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

    /// The best value for the seat to move, with the move; `None` when it has looked at enough or there is no move.
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
                // What is further ahead counts a little less, for good and bad.
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

    /// The moves, those that impress most first, and whether a win is seen in each.
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

    /// Chance that is the same whenever this solver looks at this move here.
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

/// How hard a win is to see, in halves.
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

/// The most discs of one colour, and none of the other, in five cells of a line that a changed disc stands in; a
/// colour with one disc of the other in the way counts one less.
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

fn agreement(rows: &[Row]) -> String {
    let ratings: Vec<f64> = rows.iter().map(|row| row.rating).collect();
    let failed: Vec<f64> = rows.iter().map(|row| row.failed).collect();
    format!(
        "{} puzzles, rank correlation {:.2}; mean rating {:.0}, {:.0} % fail",
        rows.len(),
        spearman(&ratings, &failed),
        mean(&ratings),
        100.0 * mean(&failed)
    )
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / (values.len() as f64).max(1.0)
}

/// Rank correlation; equal values share their mean rank.
fn spearman(a: &[f64], b: &[f64]) -> f64 {
    let (a, b) = (ranks(a), ranks(b));
    let (of_a, of_b) = (mean(&a), mean(&b));
    let product: f64 = a.iter().zip(&b).map(|(x, y)| (x - of_a) * (y - of_b)).sum();
    let spread =
        |list: &[f64], mean: f64| list.iter().map(|x| (x - mean).powi(2)).sum::<f64>().sqrt();
    product / (spread(&a, of_a) * spread(&b, of_b)).max(1e-9)
}

fn ranks(values: &[f64]) -> Vec<f64> {
    (values.iter())
        .map(|x| {
            let less = values.iter().filter(|y| *y < x).count();
            let equal = values.iter().filter(|y| *y == x).count();
            less as f64 + (equal as f64 - 1.0) / 2.0
        })
        .collect()
}
