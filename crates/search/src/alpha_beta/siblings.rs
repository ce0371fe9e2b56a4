//! Siblings that are searched separately, which several threads can do at the same time.
//!
//! If the first moves of a position cause no cutoff, the others come in groups of [`GROUP`] parts. The moves of a part
//! are searched one after the other with a null window, from the state of the search before the group: no part sees the
//! knowledge that other parts gain. So it does not matter when it is searched, or by which thread. The results count in
//! the order of the moves, up to the first cutoff, and only then does the search take over the knowledge of the parts.
//! Results that one thread would not have reached are thrown away, with their nodes.
//!
//! Waiting for the first moves is Feldmann's "Young Brothers Wait" concept ("Game Tree Search on Massively Parallel
//! Systems", 1993). There, all threads share one table, so that answers depend on which thread is first; here they do
//! not.
//!
//! Positions near the leaves have too little work for a group. Near the root, a single move is too much for a part: it
//! is searched as usual, and its own siblings come in groups. A part that turns out to be much larger than the moves
//! before it is abandoned after [`MOST_NODES`], and its moves are searched as usual.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::evaluate::Evaluate;
use super::interval::{Found, Interval};
use super::node::{Entry, FIRST, Learned, Rated, Siblings, Task, Visit};
use super::tree::{HISTORY_MAX, Tree};
use crate::budget::Budget;
use crate::table::Table;
use crate::threads::on_threads;
use tessera_rules::game::{Keyed, PerfectInfo, Seat, ZeroSum};

/// Parts of a group. With more parts, threads wait less for the last one, but the search enters more nodes, because the
/// parts do not profit from each other.
const GROUP: usize = 6;
/// Approximate number of nodes of a part. Tests use smaller parts.
const PART_NODES: u64 = if cfg!(test) { 3 } else { 2_000 };
/// Least expected number of nodes for a group.
const LEAST_NODES: u64 = if cfg!(test) { 6 } else { 8_000 };
/// If the last move took more nodes than this, the next ones are searched one by one.
const LARGEST: u64 = if cfg!(test) { 60 } else { 64_000 };
/// Nodes after which a part is abandoned.
const MOST_NODES: u64 = if cfg!(test) { 90 } else { 256_000 };
/// Size of a part's table in bytes.
const TABLE_BYTES: usize = 8 << 20;

/// Results of siblings that one thread searched one after the other.
struct Part<M> {
    /// Results up to the first cutoff, or up to where the part was abandoned.
    found: Vec<Found>,
    /// Number of siblings.
    count: usize,
    learned: Learned<M>,
}

/// The state from which a group starts.
struct Group<'a, G: ZeroSum> {
    game: &'a G,
    me: Seat,
    /// The task, with a null window.
    task: Task,
    /// Index of the first move among its siblings.
    first: usize,
    moves: &'a [Rated<G::Move>],
    /// Number of moves of a part.
    size: usize,
    table: &'a Table<Entry<G::Move>>,
    path: &'a [Visit],
    killers: &'a [[Option<G::Move>; 2]],
    history: &'a [i32],
    drawn: &'a [u128],
    reductions: bool,
    /// True if the first move above the window ends the group.
    cuts: bool,
}

impl<M> Siblings<M> {
    /// Searches the next sibling as [`Tree::window`] does, possibly together with some of the following ones.
    pub(super) fn next<G, E>(
        &mut self,
        tree: &mut Tree<'_, G, E>,
        game: &mut G,
        me: Seat,
        task: Task,
        index: usize,
    ) -> Found
    where
        G: ZeroSum + PerfectInfo + Keyed<Move = M>,
        E: Evaluate<G>,
        M: Copy + Eq,
    {
        let Rated { m, foreseen, .. } = tree.ordered[self.start + index];
        let rest = (self.count - index) as u64;
        if self.done.is_empty()
            && index >= FIRST
            && rest > 1
            && self.last <= LARGEST
            && self.last * rest >= LEAST_NODES
        {
            self.begin(tree, game, me, task, index);
        }
        if let Some((found, learned)) = self.done.pop_front() {
            if let Some(learned) = learned {
                tree.learn(learned, &self.history);
                if tree.stopped {
                    return Found::judged(0, Interval::open());
                }
            }
            if let Some(found) = found {
                return found;
            }
        }
        let before = tree.budget.spent();
        let found = tree.window(game, me, m, task, index, foreseen);
        self.last = tree.budget.spent() - before;
        found
    }

    /// Searches a group separately.
    #[cold]
    fn begin<G, E>(
        &mut self,
        tree: &mut Tree<'_, G, E>,
        game: &G,
        me: Seat,
        task: Task,
        index: usize,
    ) where
        G: ZeroSum + PerfectInfo + Keyed<Move = M>,
        E: Evaluate<G>,
        M: Copy + Eq,
    {
        let rest = self.count - index;
        let size = (PART_NODES / self.last.max(1)).max(1) as usize;
        let size = size.min(rest.div_ceil(GROUP));
        let end = self.count.min(index + GROUP * size);
        for place in index..end {
            tree.pick(self.start, place);
        }
        self.history.clone_from(&tree.history);
        let group = Group {
            game,
            me,
            task: task.null(),
            first: index,
            moves: &tree.ordered[self.start + index..self.start + end],
            size,
            table: &tree.table,
            path: &tree.path,
            killers: &tree.killers,
            history: &self.history,
            drawn: tree.drawn,
            reductions: tree.reductions,
            cuts: task.is_null(),
        };
        let parts = group.search(tree.evaluate, tree.budget);
        let (mut nodes, mut searched) = (0, 0);
        for part in parts {
            nodes += part.learned.nodes;
            searched += part.found.len() as u64;
            let mut learned = Some(part.learned);
            // If the window is open, a move above it has to be searched again.
            let counts = |found: Found| {
                let below = found.value <= task.alpha;
                (below || task.is_null()).then_some(found)
            };
            let found = part.found.into_iter().map(counts);
            let found = found.chain(std::iter::repeat(None)).take(part.count);
            let found = found.map(|found| (found, learned.take()));
            self.done.extend(found);
        }
        self.last = nodes / searched.max(1);
    }
}

impl<G: ZeroSum + PerfectInfo + Keyed> Group<'_, G> {
    /// Searches the siblings up to the first cutoff and returns the parts in order.
    fn search<E: Evaluate<G>>(&self, evaluate: &E, budget: &Budget) -> Vec<Part<G::Move>> {
        let count = self.moves.len().div_ceil(self.size);
        let threads = budget.threads().min(count);
        let (next, end) = (AtomicUsize::new(0), AtomicUsize::new(count));
        let in_vain: Vec<Arc<AtomicBool>> = (0..count).map(|_| Arc::default()).collect();
        let work = |(mut evaluate, budget): (E, Budget)| {
            let mut all = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= end.load(Ordering::Relaxed) {
                    return all;
                }
                let budget = budget.aside().with_stop(Arc::clone(&in_vain[number]));
                let part = self.part(number, &mut evaluate, budget);
                if part.found.last().is_some_and(|found| self.ends(found)) {
                    end.fetch_min(number + 1, Ordering::Relaxed);
                    for later in &in_vain[number + 1..] {
                        later.store(true, Ordering::Relaxed);
                    }
                }
                all.push((number, part));
            }
        };
        let returned = on_threads(threads, || (evaluate.clone(), budget.aside()), work);
        let mut all: Vec<_> = returned.into_iter().flatten().collect();
        all.sort_unstable_by_key(|&(number, _)| number);
        all.truncate(end.into_inner());
        all.into_iter().map(|(_, part)| part).collect()
    }

    /// True if this result makes all later ones irrelevant.
    fn ends(&self, found: &Found) -> bool {
        self.cuts && found.value > self.task.alpha
    }

    /// Searches the siblings of one part, one after the other.
    fn part<E: Evaluate<G>>(
        &self,
        number: usize,
        evaluate: &mut E,
        mut budget: Budget,
    ) -> Part<G::Move> {
        let rest = budget.left().saturating_sub(MOST_NODES);
        budget.hold_back(rest);
        let mut game = self.game.clone();
        let mut tree = Tree {
            evaluate,
            table: Table::new(budget.table_bytes(TABLE_BYTES), budget.left() / 8),
            budget: &mut budget,
            before: Some(self.table),
            reductions: self.reductions,
            apart: false,
            stopped: false,
            pv: vec![Vec::new(); self.killers.len()],
            ordered: Vec::new(),
            generated: Vec::new(),
            scores: Vec::new(),
            path: self.path.to_vec(),
            drawn: self.drawn,
            killers: self.killers.to_vec(),
            history: self.history.to_vec(),
        };
        let first = number * self.size;
        let last = self.moves.len().min(first + self.size);
        let mut found = Vec::with_capacity(last - first);
        for index in first..last {
            let Rated { m, foreseen, .. } = self.moves[index];
            let one = tree.window(&mut game, self.me, m, self.task, self.first + index, foreseen);
            if tree.stopped {
                break;
            }
            found.push(one);
            if self.ends(&one) {
                break;
            }
        }
        Part {
            found,
            count: last - first,
            learned: Learned {
                nodes: tree.budget.spent(),
                table: tree.table,
                killers: tree.killers,
                history: tree.history,
            },
        }
    }
}

impl<G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>> Tree<'_, G, E> {
    /// Pays for a separate search, and takes over its knowledge. `history` is the history of moves from which it
    /// started.
    fn learn(&mut self, learned: Learned<G::Move>, history: &[i32]) {
        if !self.budget.charge(learned.nodes) {
            let left = self.budget.left();
            self.budget.charge(left);
        }
        self.stopped = !self.budget.poll() || self.budget.left() == 0 && !self.budget.spend();
        if self.stopped {
            return;
        }
        for (fingerprint, weight, entry) in learned.table.iter() {
            let mut entry = *entry;
            if let Some(known) = self.table.get(fingerprint) {
                entry.low = entry.low.max(known.low);
                entry.high = entry.high.min(known.high);
            }
            self.table.put(fingerprint, weight, entry);
        }
        self.killers = learned.killers;
        let news = learned.history.iter().zip(history);
        for (own, (after, before)) in self.history.iter_mut().zip(news) {
            *own += (after - before).max(0);
        }
        while self.history.iter().any(|&h| h > HISTORY_MAX) {
            for h in &mut self.history {
                *h /= 2;
            }
        }
    }
}
