//! Fits the rating model of a game's puzzles to a ladder of solvers.
//!
//!     cargo run --release -p tessera-tools --bin rate_puzzles -- GAME [PUZZLES] [SEEDS] [SEED]
//!
//! PUZZLES puzzles (200), spread over all kinds and aims, are tried by the eight levels of the game's `reply` with SEEDS
//! seeds (4) each. A puzzle's measured rating is the most likely point on Elo's scale at which half of the tries succeed,
//! level `n` standing for 500 + 250 n. Ridge regression on one half of the puzzles gives the weights; the other half gives
//! the rank correlation (Spearman 1904) between predicted and measured ratings. The weights that are printed for
//! the code are fitted to all of them.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::needless_range_loop
)] // Matrices read best by index.

mod rank_correlation;

use rank_correlation::{mean, spearman};
use tessera_calls::game::WireGame;
use tessera_calls::games::{GameVisitor, each_game};
use tessera_engines::Level;
use tessera_puzzles::attempt::{Puzzle, proof_budget};
use tessera_puzzles::rating::{FEATURES, RANGE, features, rate};
use tessera_puzzles::seek::{Seen, Sought, seek};
use tessera_puzzles::wish::Wish;
use tessera_search::Budget;

/// Nodes of one reply: as much as the strongest level asks for.
const REPLY_NODES: u64 = 200_000;
/// The ratings below and above which a tenth of the puzzles shall lie.
const MARKS: (f64, f64) = (800.0, 1900.0);
/// How strongly weights are drawn to 0, in squared standard deviations of a feature.
const RIDGE: f64 = 2.0;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let number = |text: Option<String>| text.and_then(|text| text.parse::<u64>().ok());
    let mut fit = Fit {
        game,
        puzzles: number(arguments.next()).unwrap_or(200),
        seeds: number(arguments.next()).unwrap_or(4),
        seed: number(arguments.next()).unwrap_or(2),
        done: false,
    };
    each_game(&mut fit);
    if !fit.done {
        eprintln!("there is no game {:?}", fit.game);
    }
}

struct Fit {
    game: String,
    puzzles: u64,
    seeds: u64,
    seed: u64,
    done: bool,
}

/// A puzzle as the fit sees it.
struct Row {
    kind: usize,
    features: Vec<f64>,
    measured: f64,
    /// What the model of today says.
    rated: f64,
}

impl GameVisitor for Fit {
    fn visit<G: WireGame>(&mut self) {
        if self.game != G::ID {
            return;
        }
        self.done = true;
        let rows = self.rows::<G>();
        let today: Vec<f64> = rows.iter().map(|row| row.rated).collect();
        let measured: Vec<f64> = rows.iter().map(|row| row.measured).collect();
        println!(
            "{} puzzles; the model of today: rank correlation {:.2}",
            rows.len(),
            spearman(&today, &measured)
        );
        let (even, odd): (Vec<_>, Vec<_>) = rows.iter().enumerate().partition(|(i, _)| i % 2 == 0);
        let half = Model::fit(even.iter().map(|(_, row)| *row), G::KINDS.len());
        let predicted: Vec<f64> = odd.iter().map(|(_, row)| half.predict(row)).collect();
        let unseen: Vec<f64> = odd.iter().map(|(_, row)| row.measured).collect();
        println!(
            "fitted to {}, on {} unseen: rank correlation {:.2}, mean error {:.0} points",
            even.len(),
            odd.len(),
            spearman(&predicted, &unseen),
            mean(predicted.iter().zip(&unseen).map(|(p, m)| (p - m).abs())),
        );
        for (kind, card) in G::KINDS.iter().enumerate() {
            let of_kind: Vec<f64> = rows
                .iter()
                .filter(|row| row.kind == kind)
                .map(|row| row.measured)
                .collect();
            if !of_kind.is_empty() {
                let mut sorted = of_kind.clone();
                sorted.sort_by(f64::total_cmp);
                let at = |q: usize| sorted[(sorted.len() - 1) * q / 4];
                println!(
                    "{}: {} puzzles, quartiles {:.0} {:.0} {:.0}",
                    card.id,
                    of_kind.len(),
                    at(1),
                    at(2),
                    at(3)
                );
            }
        }
        let all = Model::fit(rows.iter(), G::KINDS.len());
        all.stretched(&rows).print();
    }
}

impl Fit {
    fn rows<G: WireGame>(&self) -> Vec<Row> {
        let mut seen = Seen::new();
        let mut rows = Vec::new();
        for index in 0..self.puzzles {
            let Sought::Found(puzzle) =
                seek::<G>(&Wish::any::<G>(), self.seed, index, &mut proof_budget)
            else {
                continue;
            };
            if !seen.is_new(&puzzle.position) {
                continue;
            }
            let position = &puzzle.position;
            let row = Row {
                kind: puzzle.recipe.kind,
                features: features(position, puzzle.recipe.kind, &puzzle.solution)
                    .iter()
                    .map(|&f| f as f64)
                    .collect(),
                measured: self.measure(&puzzle),
                rated: f64::from(rate(position, puzzle.recipe.kind, &puzzle.solution)),
            };
            if index % 20 == 0 {
                eprintln!("{index}: {} {:.0}", G::KINDS[row.kind].id, row.measured);
            }
            rows.push(row);
        }
        rows
    }

    /// The rating at which the tries are most likely.
    fn measure<G: WireGame>(&self, puzzle: &Puzzle<G>) -> f64 {
        let tries: Vec<(f64, bool)> = Level::all()
            .flat_map(|level| (0..self.seeds).map(move |seed| (level, seed)))
            .map(|(level, seed)| {
                let strength = 500.0 + 250.0 * f64::from(level.number());
                (strength, solves(puzzle, level, seed))
            })
            .collect();
        let likelihood = |rating: f64| -> f64 {
            let own: f64 = (tries.iter())
                .map(|&(strength, solved)| {
                    let p = 1.0 / (1.0 + 10f64.powf((rating - strength) / 400.0));
                    if solved { p.ln() } else { (1.0 - p).ln() }
                })
                .sum();
            // A weak prior keeps puzzles that all or none solve on the scale.
            own - ((rating - 1500.0) / 600.0).powi(2) / 2.0
        };
        let candidates = (*RANGE.start()..=*RANGE.end())
            .step_by(10)
            .map(|rating| rating as f64);
        candidates
            .max_by(|a, b| likelihood(*a).total_cmp(&likelihood(*b)))
            .unwrap_or(1500.0)
    }
}

/// Whether a player of this level finds every move of the solution.
fn solves<G: WireGame>(puzzle: &Puzzle<G>, level: Level, seed: u64) -> bool {
    let mut walk = puzzle.position.clone();
    let mut task = Some(puzzle.task());
    let mut at = 0;
    for step in &puzzle.solution.steps {
        for &m in &puzzle.solution.line[at..step.at] {
            walk.play(m);
        }
        at = step.at;
        let Some(now) = task else { break };
        let chosen = walk.reply(level, seed, &mut Budget::nodes(REPLY_NODES));
        let best = step.moves.first().map_or(0.0, |a| a.value);
        let good = step
            .moves
            .iter()
            .any(|a| a.m == chosen && now.accepts(a.value, best));
        if !good {
            return false;
        }
        task = now.after_move();
    }
    true
}

struct Model {
    kinds: usize,
    weights: Vec<f64>,
}

impl Model {
    /// One column per kind, then the features.
    fn columns(row: &Row, kinds: usize) -> Vec<f64> {
        let mut columns = vec![0.0; kinds];
        columns[row.kind] = 1.0;
        columns.extend(&row.features);
        columns
    }

    fn fit<'a>(rows: impl Iterator<Item = &'a Row>, kinds: usize) -> Model {
        let rows: Vec<(Vec<f64>, f64)> = rows
            .map(|row| (Self::columns(row, kinds), row.measured))
            .collect();
        let n = rows.first().map_or(0, |row| row.0.len());
        let centre = mean(rows.iter().map(|row| row.1));
        let mut square = vec![vec![0.0; n]; n];
        let mut right = vec![0.0; n];
        for (columns, measured) in &rows {
            for i in 0..n {
                right[i] += columns[i] * (measured - centre);
                for j in 0..n {
                    square[i][j] += columns[i] * columns[j];
                }
            }
        }
        for (i, line) in square.iter_mut().enumerate() {
            let average = mean(rows.iter().map(|row| row.0[i]));
            let variance = mean(rows.iter().map(|row| (row.0[i] - average).powi(2)));
            line[i] += RIDGE * variance.max(1e-6);
        }
        let mut weights = solve(square, right);
        for weight in &mut weights[..kinds.min(n)] {
            *weight += centre;
        }
        Model { kinds, weights }
    }

    fn predict(&self, row: &Row) -> f64 {
        let columns = Self::columns(row, self.kinds);
        (columns.iter().zip(&self.weights))
            .map(|(c, w)| c * w)
            .sum()
    }

    /// The same order on a scale on which a tenth of the puzzles lies below and a tenth above the marks: the ladder of
    /// some games is so short that its points alone would leave levels empty.
    fn stretched(self, rows: &[Row]) -> Model {
        let mut predicted: Vec<f64> = rows.iter().map(|row| self.predict(row)).collect();
        predicted.sort_by(f64::total_cmp);
        let at = |tenths: usize| {
            predicted
                .get(predicted.len().saturating_sub(1) * tenths / 10)
                .copied()
                .unwrap_or(0.0)
        };
        let factor = (MARKS.1 - MARKS.0) / (at(9) - at(1)).max(1.0);
        let weights = self.weights.iter().enumerate();
        let weights = weights
            .map(|(i, w)| {
                if i < self.kinds {
                    MARKS.0 + (w - at(1)) * factor
                } else {
                    w * factor
                }
            })
            .collect();
        Model {
            kinds: self.kinds,
            weights,
        }
    }

    fn print(&self) {
        let list = |weights: &[f64]| {
            let whole: Vec<String> = weights
                .iter()
                .map(|w| format!("{:.0}", w * 1000.0))
                .collect();
            whole.join(", ")
        };
        println!("base: &[{}],", list(&self.weights[..self.kinds]));
        println!(
            "weights: &[{}], // {}, then the game's own",
            list(&self.weights[self.kinds..]),
            FEATURES.join(", ")
        );
    }
}

/// Gauss' elimination with pivots; the matrix is symmetric and, by the ridge, regular.
fn solve(mut square: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for i in 0..n {
        let pivot = (i..n)
            .max_by(|&a, &b| square[a][i].abs().total_cmp(&square[b][i].abs()))
            .unwrap_or(i);
        square.swap(i, pivot);
        right.swap(i, pivot);
        for row in i + 1..n {
            let factor = square[row][i] / square[i][i];
            let (above, below) = square.split_at_mut(row);
            for (to, from) in below[0][i..].iter_mut().zip(&above[i][i..]) {
                *to -= factor * from;
            }
            right[row] -= factor * right[i];
        }
    }
    for i in (0..n).rev() {
        let known: f64 = (i + 1..n).map(|j| square[i][j] * right[j]).sum();
        right[i] = (right[i] - known) / square[i][i];
    }
    right
}
