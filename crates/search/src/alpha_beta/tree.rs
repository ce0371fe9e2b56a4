//! The recursion of the search.

use super::evaluate::{Evaluate, Goal, MAX_PLY, WIN};
use super::interval::{FREE, Found, Interval, Origin};
use super::node::{Bound, Entry, FIRST, Rated, Siblings, Task, Visit};
use super::options::Options;
use crate::budget::Budget;
use crate::drawn::is_drawn;
use crate::table::Table;
use tessera_rules::game::{Keyed, PerfectInfo, Repetition, Seat, Turn, ZeroSum, difference};

/// Slots of the history of moves.
pub(super) const HISTORY_SLOTS: usize = 1 << 12;
/// Most that the history of a move adds to its score.
pub(super) const HISTORY_MAX: i32 = 1 << 14;
/// Number of moves that are picked one by one before the rest is sorted.
pub(super) const PICKS: usize = 4;

/// The working memory of one analysis; no node allocates memory of its own.
pub(super) struct Tree<'a, G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>> {
    pub(super) evaluate: &'a mut E,
    pub(super) budget: &'a mut Budget,
    pub(super) table: Table<Entry<G::Move>>,
    /// The table of the enclosing search, if siblings are searched separately: read, never written.
    pub(super) before: Option<&'a Table<Entry<G::Move>>>,
    pub(super) reductions: bool,
    /// See [`Options::apart`].
    pub(super) apart: bool,
    /// Set when the budget refused a node; values returned from then on are meaningless.
    pub(super) stopped: bool,
    /// Principal variations by ply.
    pub(super) pv: Vec<Vec<G::Move>>,
    /// Ordered moves of all nodes on the line, one node after the other.
    pub(super) ordered: Vec<Rated<G::Move>>,
    pub(super) generated: Vec<G::Move>,
    pub(super) scores: Vec<i32>,
    pub(super) path: Vec<Visit>,
    /// See [`Question::drawn`](crate::Question::drawn).
    pub(super) drawn: &'a [u128],
    pub(super) killers: Vec<[Option<G::Move>; 2]>,
    pub(super) history: Vec<i32>,
}

impl<'a, G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>> Tree<'a, G, E> {
    pub(super) fn new(
        evaluate: &'a mut E,
        budget: &'a mut Budget,
        options: Options,
        drawn: &'a [u128],
    ) -> Tree<'a, G, E> {
        let bytes = budget.table_bytes(options.table_bytes);
        let table = Table::new(bytes, budget.left());
        let plies = MAX_PLY as usize + 2;
        Tree {
            evaluate,
            budget,
            table,
            before: None,
            reductions: options.reductions,
            apart: options.apart,
            stopped: false,
            pv: vec![Vec::new(); plies],
            ordered: Vec::new(),
            generated: Vec::new(),
            scores: Vec::new(),
            path: Vec::new(),
            drawn,
            killers: vec![[None; 2]; plies],
            history: vec![0; HISTORY_SLOTS],
        }
    }

    /// Appends a position to the line; the first call is for the root.
    pub(super) fn enter(&mut self, game: &G) {
        self.path.push(Visit {
            repetition: game.repetition_key().filter(|_| recurs(G::REPETITION)),
            fingerprint: game.fingerprint(),
        });
    }

    pub(super) fn leave(&mut self) {
        self.path.pop();
    }

    /// True if a position recurs on the line.
    pub(super) fn recurs(&self, game: &G) -> bool {
        self.repetition(game, game.fingerprint()).is_some()
    }

    /// Returns the table's lower bound for the mover of a position, counted from there.
    pub(super) fn proved_low(&self, game: &G) -> i32 {
        let entry = self.entry(game.fingerprint());
        entry.map_or(-WIN, |entry| entry.low)
    }

    /// Returns the table's best move for a position.
    pub(super) fn remembered(&self, game: &G) -> Option<G::Move> {
        self.entry(game.fingerprint())?.best
    }

    /// Returns the table entry of a position.
    #[inline]
    fn entry(&self, fingerprint: u128) -> Option<&Entry<G::Move>> {
        let own = self.table.get(fingerprint);
        match self.before {
            Some(before) if cfg!(not(target_family = "wasm")) => {
                own.or_else(|| before.get(fingerprint))
            }
            _ => own,
        }
    }

    /// Makes a move, evaluates the position after it from the view of `me`, and takes the move back.
    pub(super) fn child(&mut self, game: &mut G, me: Seat, m: G::Move, task: Task) -> Found {
        self.pv[task.ply as usize].clear();
        if !self.budget.spend() {
            self.stopped = true;
            return Found::judged(0, Interval::open());
        }
        let undo = game.play(m);
        let found = match game.turn() {
            Turn::Seat(seat) if seat == me => self.search(game, me, task),
            Turn::Seat(seat) => self.search(game, seat, task.flip()).flip(),
            Turn::Over | Turn::Chance => Found::point(self.result(game, me, task.ply)),
        };
        game.undo(undo);
        found
    }

    fn result(&self, game: &G, me: Seat, ply: u32) -> i32 {
        let difference = difference(game, me);
        match (E::GOAL, difference) {
            (Goal::Margin, _) => difference,
            (Goal::Win, 1..) => WIN - ply as i32,
            (Goal::Win, 0) => 0,
            (Goal::Win, _) => ply as i32 - WIN,
        }
    }

    /// Evaluates an unfinished position for `me`, which moves.
    fn search(&mut self, game: &mut G, me: Seat, task: Task) -> Found {
        let Task { alpha, beta, depth, ply } = task;
        let fingerprint = game.fingerprint();
        if let Some(found) = self.repetition(game, fingerprint) {
            return found;
        }
        let banked = match me {
            _ if E::GOAL == Goal::Win => 0,
            Seat::FIRST => game.settled(),
            _ => -game.settled(),
        };
        let origin = Origin::new(E::GOAL, ply, banked);
        let (mut known, entry) = self.recall(game, me, fingerprint, origin, ply);
        if known.is_point() || known.low >= beta || known.high <= alpha {
            let value = if known.low >= beta { known.low } else { known.high };
            return Found::judged(value, known);
        }
        let open = beta - alpha > 1;
        if !open && i32::from(entry.depth) >= depth.max(0) {
            let value = known.clamp(origin.globalise(entry.value));
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if cuts {
                return Found::judged(value, known);
            }
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.beyond(game, me, task, known, origin, entry);
        }

        self.path.push(Visit {
            repetition: game.repetition_key().filter(|_| recurs(G::REPETITION)),
            fingerprint,
        });
        let foreseen = if depth == 1 && self.evaluate.foresees() {
            self.frontier(game, me, task, entry.best)
        } else {
            None
        };
        let (mut best, best_move) =
            foreseen.unwrap_or_else(|| self.each_move(game, me, task, known, entry.best));
        self.path.pop();
        if self.stopped {
            return Found::judged(0, Interval::open());
        }
        let proved = best.proved.meet(known).discharge(ply);
        if best.from >= ply {
            best.from = FREE;
        }
        let value = proved.clamp(best.value);
        known = free_part(proved, known);
        let bound = if value >= beta {
            Bound::Lower
        } else if value <= alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        let usable = best.from == FREE;
        let entry = Entry {
            best: best_move,
            value: origin.localise(value),
            low: origin.localise(known.low),
            high: origin.localise(known.high),
            depth: if usable { depth as i16 } else { -1 },
            bound,
        };
        self.table.put(fingerprint, depth as u32 + 1, entry);
        Found { value, proved, from: best.from }
    }

    /// Searches the moves of a position until a cutoff, and returns the best one.
    fn each_move(
        &mut self,
        game: &mut G,
        me: Seat,
        task: Task,
        known: Interval,
        first: Option<G::Move>,
    ) -> (Found, Option<G::Move>) {
        let Task { mut alpha, beta, depth, ply } = task;
        let start = self.ordered.len();
        self.generate(game, ply, first);
        let count = self.ordered.len() - start;
        let mut best = Found { value: -WIN, proved: Interval::free(-WIN, -WIN), from: FREE };
        let mut best_move = None;
        let mut searched = 0;
        let mut siblings = Siblings::new(start, count);
        // The first moves are searched anyway, and usually cause a cutoff.
        let late = if self.apart { FIRST } else { PICKS };
        while searched < count {
            if searched == late && self.evaluate.foresees() {
                self.foresee(game, me, start + searched);
            }
            self.pick(start, searched);
            let Rated { m, foreseen, .. } = self.ordered[start + searched];
            let next = Task { alpha, beta, depth: depth - 1, ply: ply + 1 };
            let found = if self.apart && cfg!(not(target_family = "wasm")) {
                siblings.next(self, game, me, next, searched)
            } else {
                self.window(game, me, m, next, searched, foreseen)
            };
            if self.stopped {
                break;
            }
            searched += 1;
            best.from = best.from.min(found.from);
            best.proved = join(best.proved, found.proved);
            if best_move.is_none() || found.value > best.value {
                best.value = found.value;
                best_move = Some(m);
            }
            if found.value > alpha {
                alpha = found.value;
                if !task.is_null() {
                    self.extend_pv(ply as usize, m);
                }
            }
            if alpha >= beta || best.proved.low >= known.high {
                self.reward(m, depth, ply);
                break;
            }
        }
        self.ordered.truncate(start);
        if searched < count {
            (best.proved.high, best.proved.high_from) = (WIN, FREE);
        }
        (best, best_move)
    }

    /// Searches the first move with the whole window, the others with a null window first.
    pub(super) fn window(
        &mut self,
        game: &mut G,
        me: Seat,
        m: G::Move,
        task: Task,
        index: usize,
        foreseen: i32,
    ) -> Found {
        // A late move that would only be evaluated without a reply is skipped if its foreseen value is not above the
        // window.
        if foreseen <= task.alpha
            && self.reduces(task, index)
            && self.reduced(task, index).depth == 0
        {
            return Found::judged(foreseen, Interval::open());
        }
        if index == 0 || task.beta - task.alpha <= 1 {
            if index > 0 && self.reduces(task, index) {
                let found = self.child(game, me, m, self.reduced(task, index));
                if self.stopped || found.value <= task.alpha {
                    return found;
                }
            }
            return self.child(game, me, m, task);
        }
        let first = if self.reduces(task, index) { self.reduced(task, index) } else { task };
        let found = self.child(game, me, m, first.null());
        if self.stopped || found.value <= task.alpha {
            return found;
        }
        if first.depth == task.depth && found.value >= task.beta {
            return found;
        }
        self.child(game, me, m, task)
    }

    /// True if a late move may be reduced. With foreseen values, this includes the last ply but one.
    fn reduces(&self, task: Task, index: usize) -> bool {
        let least = if self.evaluate.foresees() { 1 } else { 2 };
        self.reductions && index >= PICKS && task.depth >= least
    }

    fn reduced(&self, task: Task, index: usize) -> Task {
        let by = if self.evaluate.foresees() {
            // In hundredths; by the product of the logarithms, late moves near the root are reduced most.
            let logs =
                hundredths_of_log2(index as u32 + 1) * hundredths_of_log2(task.depth as u32 + 1);
            (70 + logs as i32 / 600) / 100
        } else if index >= 4 * PICKS && task.depth >= 4 {
            2
        } else {
            1
        };
        Task { depth: (task.depth - by).max(0), ..task }
    }

    /// Returns [`Question::drawn`](crate::Question::drawn).
    pub(super) fn drawn(&self) -> &'a [u128] {
        self.drawn
    }

    /// True if the game's history makes this position a draw.
    pub(super) fn is_drawn(&self, game: &G) -> bool {
        is_drawn(game, self.drawn)
    }

    /// Returns a draw if this position recurs.
    fn repetition(&self, game: &G, fingerprint: u128) -> Option<Found> {
        if !recurs(G::REPETITION) {
            return None;
        }
        if self.is_drawn(game) {
            return Some(Found::point(0));
        }
        let key = game.repetition_key()?;
        let same = |visit: &Visit| visit.repetition == Some(key);
        let ply = self.path.iter().position(same)? as u32;
        let proved = if self.path[ply as usize].fingerprint == fingerprint {
            Interval::recurrence(ply)
        } else {
            Interval::open()
        };
        Some(Found { value: 0, proved, from: ply })
    }

    /// Returns the proved interval of a position before its search, and its table entry.
    fn recall(
        &mut self,
        game: &G,
        me: Seat,
        fingerprint: u128,
        origin: Origin,
        ply: u32,
    ) -> (Interval, Entry<G::Move>) {
        let mut known = match E::GOAL {
            // It is not over, so the end is at least a ply away.
            Goal::Win => Interval::free(ply as i32 + 1 - WIN, WIN - ply as i32 - 1),
            Goal::Margin => Interval::open(),
        };
        let entry = self.entry(fingerprint).copied().unwrap_or_default();
        known =
            known.meet(Interval::free(origin.globalise(entry.low), origin.globalise(entry.high)));
        if !known.is_point() {
            let (low, high) = self.evaluate.bounds(game, me);
            let here = Origin::new(E::GOAL, ply, 0);
            known = known.meet(Interval::free(here.globalise(low), here.globalise(high)));
        }
        (known, entry)
    }

    pub(super) fn extend_pv(&mut self, ply: usize, m: G::Move) {
        let (upper, lower) = self.pv.split_at_mut(ply + 1);
        let pv = &mut upper[ply];
        pv.clear();
        pv.push(m);
        pv.extend_from_slice(&lower[0]);
    }
}

/// Returns about 100 times the logarithm to base two, in integers, which are the same on every machine.
fn hundredths_of_log2(x: u32) -> u32 {
    let whole = x.ilog2();
    100 * whole + 100 * (x - (1 << whole)) / (1 << whole)
}

/// Returns the interval of a node from two of its children, of which the better one may be chosen.
pub(super) fn join(a: Interval, b: Interval) -> Interval {
    let (low, low_from) = (a.low, a.low_from).max((b.low, b.low_from));
    // The upper bound `high` depends on every child.
    Interval { low, low_from, high: a.high.max(b.high), high_from: a.high_from.min(b.high_from) }
}

/// Returns the ends of `proved` that rely on no line, with the ends of `known` as replacements.
pub(super) fn free_part(proved: Interval, known: Interval) -> Interval {
    let mut part = known;
    if proved.low_from == FREE {
        part.low = proved.low;
    }
    if proved.high_from == FREE {
        part.high = proved.high;
    }
    part
}

/// True if repetitions must be detected.
const fn recurs(repetition: Repetition) -> bool {
    !matches!(repetition, Repetition::Never)
}

#[cfg(test)]
mod tests {
    use super::hundredths_of_log2;

    #[test]
    fn logarithms_in_integers_are_close_and_grow() {
        for x in 1..5_000_u32 {
            let exact = 100.0 * f64::from(x).log2();
            let whole = f64::from(hundredths_of_log2(x));
            assert!((-10.0..=0.0).contains(&(whole - exact)), "{x}");
            assert!(hundredths_of_log2(x) <= hundredths_of_log2(x + 1), "{x}");
        }
    }
}
