//! The root: iterative deepening, several lines, and what may be said of them.

use super::interval::Interval;
use super::tree::{Task, Tree};
use super::{Evaluate, Goal, MAX_PLY, Options, WIN};
use crate::game::{Keyed, PerfectInfo, Repetition, Seat, Turn, ZeroSum, difference};
use crate::search::budget::{Budget, StoppedBy};
use crate::search::report::{Line, Report, Stats, at_least, rate};
use crate::search::value::{Kind, Outcome, Value};
use crate::search::verify;

const ENGINE: &str = "alpha-beta";

/// Searches deeper and deeper until the lines asked for are proved, or the budget ends it.
///
/// `progress` is called after each full iteration. The answer is a function of position, options, nodes and
/// depth alone, unless the clock or the stop flag cuts it short. A principal variation of a proved
/// line goes on to the end of the game as far as the budget allows; it ends early at a repetition. The value
/// is that of the moves considered ([`Options::moves`]).
///
/// A win or loss is exact as soon as it is proved, its `plies` when nothing shorter (for the loser: longer)
/// is possible.
pub fn analyse<G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>>(
    game: &G,
    evaluate: &mut E,
    options: &Options<G::Move>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<G::Move>),
) -> Report<G::Move> {
    let mut game = game.clone();
    let me = match game.turn() {
        Turn::Seat(seat) => seat,
        Turn::Over | Turn::Chance => return finished(&game, E::GOAL),
    };
    let mut moves = Vec::new();
    game.moves(&mut moves);
    if let Some(only) = &options.moves {
        moves.retain(|m| only.contains(m));
    }
    let lines = options.lines.clamp(1, moves.len().max(1));
    let tree = Tree::new(evaluate, budget, options.table_bytes, options.reductions);
    let mut root = Root {
        tree,
        me,
        lines,
        depth: 0,
        moves: moves
            .into_iter()
            .map(|m| RootMove::new(m, G::REPETITION))
            .collect(),
    };
    let reserve = root.tree.budget.left() / 16;
    root.tree.budget.hold_back(reserve);
    let stopped_by = root.deepen(&mut game, progress);
    root.tree.stopped = !root.tree.budget.release();
    root.verify(&game);
    root.complete(&mut game);
    root.report(&game, stopped_by)
}

/// The report on a position that is over, whose value is that of seat 0.
fn finished<G: ZeroSum>(game: &G, goal: Goal) -> Report<G::Move> {
    let margin = difference(game, Seat::FIRST);
    Report {
        value: Value {
            plies: Some(0),
            margin: (goal == Goal::Margin).then(|| f64::from(margin)),
            ..Value::exact(Outcome::of_difference(margin))
        },
        lines: Vec::new(),
        stats: Stats {
            nodes: 0,
            depth: 0,
            engine: ENGINE,
            stopped_by: StoppedBy::Proved,
        },
    }
}

struct RootMove<M> {
    m: M,
    value: i32,
    proved: Interval,
    pv: Vec<M>,
    /// Whether what was proved on a win or loss still has to be (or could not be) followed along every line.
    doubtful: bool,
}

impl<M> RootMove<M> {
    fn new(m: M, repetition: Repetition) -> RootMove<M> {
        RootMove {
            m,
            value: 0,
            proved: Interval::open(),
            pv: Vec::new(),
            doubtful: repetition == Repetition::Coarser,
        }
    }
}

struct Root<'a, G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>> {
    tree: Tree<'a, G, E>,
    me: Seat,
    lines: usize,
    /// The last full iteration.
    depth: u32,
    /// Best first, as far as known.
    moves: Vec<RootMove<G::Move>>,
}

impl<G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>> Root<'_, G, E> {
    fn deepen(&mut self, game: &mut G, progress: &mut dyn FnMut(&Report<G::Move>)) -> StoppedBy {
        let limit = self.tree.budget.depth().unwrap_or(MAX_PLY).min(MAX_PLY);
        self.tree.enter(game);
        let stopped_by = loop {
            if self.is_proved() {
                break StoppedBy::Proved;
            }
            if self.depth >= limit {
                break StoppedBy::Depth;
            }
            let depth = self.depth + 1;
            if !self.iterate(game, depth) {
                break self.tree.budget.stopped().unwrap_or(StoppedBy::Nodes);
            }
            self.depth = depth;
            progress(&self.report(game, StoppedBy::Depth));
        };
        self.tree.leave();
        stopped_by
    }

    /// One iteration. False when it was cut short; its results are kept if as many moves as there are
    /// lines were finished, and what it proved in any case.
    fn iterate(&mut self, game: &mut G, depth: u32) -> bool {
        let mut finished = 0;
        let mut best: Vec<i32> = Vec::with_capacity(self.lines + 1);
        let mut results: Vec<Option<(i32, Vec<G::Move>)>> = Vec::with_capacity(self.moves.len());
        while finished < self.moves.len() {
            let alpha = if best.len() < self.lines {
                -WIN
            } else {
                best[self.lines - 1]
            };
            let Some(result) = self.line(game, finished, alpha, depth) else {
                break;
            };
            let place = best.partition_point(|&b| b >= result.0);
            best.insert(place, result.0);
            results.push(Some(result));
            finished += 1;
        }
        let whole = finished == self.moves.len();
        if finished >= self.lines {
            for (this, result) in self.moves.iter_mut().zip(results) {
                if let Some((value, pv)) = result {
                    this.value = value;
                    if !pv.is_empty() {
                        this.pv = pv;
                    }
                }
            }
            // Both sorts are stable: of equal moves the earlier stays first, and in a partial iteration
            // the moves that it did not reach stay behind those that it did.
            self.moves[..finished].sort_by_key(|this| std::cmp::Reverse(this.value));
        }
        for this in &mut self.moves {
            this.value = this.proved.clamp(this.value);
        }
        // An iteration that was cut short may have proved a move better than anything it finished.
        let proved = |this: &RootMove<G::Move>| this.proved.low;
        if let Some(best) = (0..self.moves.len())
            .rev()
            .max_by_key(|&i| proved(&self.moves[i]))
            && proved(&self.moves[best]) > self.moves[0].value
        {
            self.moves[..=best].rotate_right(1);
        }
        // Nor is a move the best that is proved to lose, as long as another one is not.
        if E::GOAL == Goal::Win
            && self.moves.first().is_some_and(|best| best.proved.high < 0)
            && let Some(open) = (self.moves.iter()).position(|this| this.proved.high >= 0)
        {
            self.moves[..=open].rotate_right(1);
        }
        whole
    }

    /// Searches the move at `index`: its value (only a bound when not above `alpha`) and line.
    fn line(
        &mut self,
        game: &mut G,
        index: usize,
        alpha: i32,
        depth: u32,
    ) -> Option<(i32, Vec<G::Move>)> {
        let this = &self.moves[index];
        let m = this.m;
        if this.proved.is_point() {
            return Some((this.proved.low, Vec::new()));
        }
        if this.proved.high <= alpha {
            return Some((this.proved.high, Vec::new()));
        }
        let task = Task {
            alpha,
            beta: WIN,
            depth: depth as i32 - 1,
            ply: 1,
        };
        let mut found = self.tree.child(
            game,
            self.me,
            m,
            if alpha > -WIN { task.null() } else { task },
        );
        if !self.tree.stopped && alpha > -WIN && found.value > alpha {
            self.note(index, found.proved);
            found = self.tree.child(game, self.me, m, task);
        }
        if self.tree.stopped {
            return None;
        }
        self.note(index, found.proved);
        let mut pv = vec![m];
        pv.extend_from_slice(&self.tree.pv[1]);
        Some((self.moves[index].proved.clamp(found.value), pv))
    }

    fn note(&mut self, index: usize, proved: Interval) {
        let this = &mut self.moves[index];
        // Whatever relied on the root recurring is discharged here.
        this.proved = this.proved.meet(proved.discharge(0));
    }

    /// Whether the lines asked for are known exactly and no other move is better than they are.
    fn is_proved(&self) -> bool {
        let (top, rest) = self.moves.split_at(self.lines.min(self.moves.len()));
        let Some(last) = top.last() else {
            return true;
        };
        top.iter().all(|line| line.proved.is_point())
            && rest.iter().all(|line| line.proved.high <= last.value)
    }

    /// Prolongs the variations of proved lines to the end of the game.
    fn complete(&mut self, game: &mut G) {
        for index in 0..self.lines.min(self.moves.len()) {
            let this = &self.moves[index];
            if !this.proved.is_point() {
                continue;
            }
            let mut pv = this.pv.clone();
            if pv.is_empty() {
                pv.push(this.m);
            }
            self.prolong(&mut game.clone(), &mut pv, this.proved.low);
            self.moves[index].pv = pv;
        }
    }

    /// Follows a line and goes on from its end with moves that keep the value `target` (of the root), until
    /// the game is over, a position recurs, or the budget is spent.
    fn prolong(&mut self, game: &mut G, pv: &mut Vec<G::Move>, target: i32) {
        let mut next = 0;
        let mut entered = 0;
        while let Turn::Seat(seat) = game.turn() {
            let known = pv.get(next).copied();
            let seen = self.tree.recurs(game);
            if seen || entered + 1 >= MAX_PLY {
                pv.truncate(next);
                break;
            }
            self.tree.enter(game);
            entered += 1;
            let target = if seat == self.me { target } else { -target };
            let m = match known {
                Some(m) if next == 0 => Some(m),
                _ => self.keeping(game, seat, target, entered, known),
            };
            if m != known {
                pv.truncate(next);
            }
            let Some(m) = m else { break };
            if next == pv.len() {
                pv.push(m);
            }
            game.play(m);
            next += 1;
        }
        for _ in 0..entered {
            self.tree.leave();
        }
    }

    /// A move after which the value is proved to be `target` still, as `seat`, who moves, sees it:
    /// `first` if it is one.
    fn keeping(
        &mut self,
        game: &mut G,
        seat: Seat,
        target: i32,
        entered: u32,
        first: Option<G::Move>,
    ) -> Option<G::Move> {
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let first = first.or_else(|| self.tree.remembered(game));
        moves.sort_by_key(|&m| Some(m) != first);
        let least = (self.depth + 1).saturating_sub(entered).max(1);
        // The table may have forgotten what the proof needed, and reductions want more depth without it.
        (least..least + 32).find_map(|depth| {
            let task = Task {
                alpha: (target - 1).max(-WIN),
                beta: (target + 1).min(WIN),
                depth: depth as i32,
                ply: entered,
            };
            moves.iter().copied().find(|&m| {
                let found = self.tree.child(game, seat, m, task);
                !self.tree.stopped && found.proved.is_point() && found.proved.low == target
            })
        })
    }

    /// Follows the wins and losses among the lines along every continuation, where the game needs it.
    fn verify(&mut self, game: &G) {
        if G::REPETITION != Repetition::Coarser || E::GOAL == Goal::Margin {
            return;
        }
        let lines = self.lines.min(self.moves.len());
        // A position is lost only if all its moves are.
        let lost = self.moves.first().is_some_and(|best| best.proved.high < 0);
        let checked = if lost { self.moves.len() } else { lines };
        for index in 0..checked {
            let this = &self.moves[index];
            let winner = match (this.proved.low, this.proved.high) {
                (1.., _) => self.me,
                (_, ..=-1) => self.me.other(),
                _ => continue,
            };
            let m = this.m;
            let depth = self.depth.max(1) as i32;
            let tree = &mut self.tree;
            let length = verify::win(game, m, winner, |game: &mut G| {
                winning_move(tree, game, winner, depth)
            });
            if let Some(length) = length {
                let this = &mut self.moves[index];
                this.doubtful = false;
                // A longer strategy than the proof promised still wins, but not in so many plies.
                if this.proved.is_point() && length as i32 > WIN - this.proved.low.abs() {
                    let late = Interval::free(WIN - length as i32, this.proved.low);
                    this.proved = if winner == self.me {
                        late
                    } else {
                        Interval::free(this.proved.low, length as i32 - WIN)
                    };
                }
            }
        }
        if lost && self.moves.iter().any(|this| this.doubtful) {
            self.moves[0].doubtful = true;
        }
    }

    fn report(&self, game: &G, stopped_by: StoppedBy) -> Report<G::Move> {
        let mut lines: Vec<Line<G::Move>> = self
            .moves
            .iter()
            .take(self.lines)
            .map(|this| {
                let pv = legal_prefix(game, &this.pv, this.m);
                Line {
                    m: this.m,
                    value: self.value(game, this, &pv),
                    loss: 0.0,
                    pv,
                }
            })
            .collect();
        if E::GOAL == Goal::Win {
            // What was proved goes before what could not be checked, and after it when it is lost.
            let share = |line: &Line<G::Move>| line.value.win_probability.unwrap_or(0.5);
            lines.sort_by(|a, b| share(b).total_cmp(&share(a)));
        }
        rate(&mut lines);
        Report {
            value: self.position_value(&lines),
            lines,
            stats: Stats {
                nodes: self.tree.budget.spent(),
                depth: self.depth,
                engine: ENGINE,
                stopped_by,
            },
        }
    }

    /// The value of the best line, as far as no other move can be better.
    fn position_value(&self, lines: &[Line<G::Move>]) -> Value {
        let Some(first) = lines.first() else {
            return Value::estimate(0.5);
        };
        let (mut best, mut others) = (Interval::open(), -WIN);
        for this in &self.moves {
            if this.m == first.m {
                best = this.proved;
            } else {
                others = others.max(this.proved.high);
            }
        }
        let value = &first.value;
        match value.kind {
            _ if others <= best.low => value.clone(),
            Kind::Upper if others <= best.high => value.clone(),
            // All are lost, perhaps another one later.
            Kind::Exact if E::GOAL == Goal::Win && best.high < 0 && others < 0 => Value {
                plies: None,
                ..value.clone()
            },
            _ => at_least(value),
        }
    }

    fn value(&self, game: &G, this: &RootMove<G::Move>, pv: &[G::Move]) -> Value {
        let Interval { low, high, .. } = this.proved;
        let probability = self.tree.evaluate.win_probability(this.value);
        match E::GOAL {
            Goal::Win => {
                let kind = match (low, high) {
                    (1.., _) | (_, ..=-1) if this.doubtful => return Value::estimate(probability),
                    (1.., _) => (Kind::Exact, Outcome::Win),
                    (_, ..=-1) => (Kind::Exact, Outcome::Loss),
                    (0, 0) => (Kind::Exact, Outcome::Draw),
                    (0, _) => (Kind::Lower, Outcome::Draw),
                    (_, 0) => (Kind::Upper, Outcome::Draw),
                    _ => return Value::estimate(probability),
                };
                Value {
                    kind: kind.0,
                    plies: (low == high && low != 0).then(|| (WIN - low.abs()) as u32),
                    win_probability: Some(if kind.0 == Kind::Exact {
                        kind.1.win_probability()
                    } else {
                        probability
                    }),
                    ..Value::exact(kind.1)
                }
            }
            Goal::Margin => {
                let margin = |points: i32| Some(f64::from(points));
                let proved = |points: i32, kind: Kind| Value {
                    kind,
                    margin: margin(points),
                    ..Value::exact(Outcome::of_difference(points))
                };
                match (low, high) {
                    _ if low == high && (low == 0 || !this.doubtful) => Value {
                        plies: plies_to_end(game, pv),
                        ..proved(low, Kind::Exact)
                    },
                    (1.., _) if !this.doubtful => proved(low, Kind::Lower),
                    (_, ..=-1) if !this.doubtful => proved(high, Kind::Upper),
                    _ => Value {
                        margin: margin(this.value),
                        ..Value::estimate(probability)
                    },
                }
            }
        }
    }
}

/// A move of `winner` in a position that it has been proved to win.
fn winning_move<G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>>(
    tree: &mut Tree<'_, G, E>,
    game: &mut G,
    winner: Seat,
    depth: i32,
) -> Option<G::Move> {
    if let Some(m) = tree.evaluate.win_at_once(game) {
        return tree.budget.spend().then_some(m);
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let best = tree.remembered(game);
    moves.sort_by_key(|&m| Some(m) != best);
    // As quick as the table says that it can be; the position after the move is a ply closer to the end.
    let enough = tree.proved_low(game).saturating_add(1).clamp(1, WIN);
    // Apart from any line: what is proved then holds on every line.
    let task = Task {
        alpha: enough - 1,
        beta: enough,
        depth,
        ply: 0,
    };
    moves.into_iter().find(|&m| {
        let found = tree.child(game, winner, m, task);
        !tree.stopped && found.proved.low >= enough
    })
}

/// The longest legal beginning of a line, which is the move `first` at least. (A line could be illegal only
/// after a collision of fingerprints.)
fn legal_prefix<G: PerfectInfo>(game: &G, line: &[G::Move], first: G::Move) -> Vec<G::Move> {
    let mut game = game.clone();
    let mut legal = Vec::with_capacity(line.len().max(1));
    let mut moves = Vec::new();
    for &m in line {
        moves.clear();
        game.moves(&mut moves);
        if !moves.contains(&m) {
            break;
        }
        game.play(m);
        legal.push(m);
    }
    if legal.first() != Some(&first) {
        return vec![first];
    }
    legal
}

/// Length of a legal line if the game is over after it.
fn plies_to_end<G: PerfectInfo>(game: &G, line: &[G::Move]) -> Option<u32> {
    let mut game = game.clone();
    for &m in line {
        game.play(m);
    }
    game.is_over().then_some(line.len() as u32)
}
