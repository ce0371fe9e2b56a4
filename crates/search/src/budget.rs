//! Limits of a search: a budget of nodes, and the conditions that may cut it short.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Reason for which a search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StoppedBy {
    /// Everything is proved.
    Proved,
    /// The nodes were spent.
    Nodes,
    /// The depth was reached.
    Depth,
    /// The deadline passed.
    Time,
    /// The stop flag was raised.
    Cancelled,
}

impl StoppedBy {
    /// Returns the name used in answers.
    pub fn name(self) -> &'static str {
        match self {
            StoppedBy::Proved => "proved",
            StoppedBy::Nodes => "nodes",
            StoppedBy::Depth => "depth",
            StoppedBy::Time => "time",
            StoppedBy::Cancelled => "cancelled",
        }
    }

    /// True if equal requests end like this on every machine: for every reason but the clock and the caller's stop
    /// flag.
    pub fn is_repeatable(self) -> bool {
        !matches!(self, StoppedBy::Time | StoppedBy::Cancelled)
    }
}

/// Number of nodes between two checks of the stop flag and the deadline.
pub const POLL: u64 = 1024;

type Deadline = Box<dyn Fn() -> bool + Send>;

/// A number of nodes to spend, and the reasons to stop earlier.
///
/// A node is a position that a search enters by playing a move (in a playout too). Each node is spent before it is
/// entered, so a search never exceeds its budget. Searches never read the clock: the deadline is a function of the
/// caller.
pub struct Budget {
    limit: u64,
    spent: u64,
    held: u64,
    depth: Option<u32>,
    table_bytes: usize,
    threads: usize,
    stop: Vec<Arc<AtomicBool>>,
    deadline: Option<Deadline>,
    tally: Option<Arc<AtomicU64>>,
    stopped: Option<StoppedBy>,
}

impl Budget {
    /// Creates a budget of `nodes` nodes.
    pub fn nodes(nodes: u64) -> Budget {
        Budget {
            limit: nodes,
            spent: 0,
            held: 0,
            depth: None,
            table_bytes: usize::MAX,
            threads: 1,
            stop: Vec::new(),
            deadline: None,
            tally: None,
            stopped: None,
        }
    }

    /// Sets a depth limit for iterative deepening, in plies.
    #[must_use]
    pub fn with_depth(mut self, plies: Option<u32>) -> Budget {
        self.depth = plies;
        self
    }

    /// Limits the memory of each table and tree to `bytes`. If a search gets less than it would take, its answer may
    /// differ.
    #[must_use]
    pub fn with_tables(mut self, bytes: Option<u64>) -> Budget {
        self.table_bytes = bytes.map_or(usize::MAX, |n| usize::try_from(n).unwrap_or(usize::MAX));
        self
    }

    /// Returns the bytes that a search may use for a table for which it would use `own`.
    pub fn table_bytes(&self, own: usize) -> usize {
        own.min(self.table_bytes)
    }

    /// Lets a search use `threads` threads. Its answer does not depend on their number.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Budget {
        self.threads = threads.max(1);
        self
    }

    /// Returns the number of threads that a search may use. With a deadline it is one, because no other thread could
    /// call it. A WebAssembly module has no further threads, and leaves out the code for them.
    pub fn threads(&self) -> usize {
        match self.deadline {
            None if !cfg!(target_family = "wasm") => self.threads,
            _ => 1,
        }
    }

    /// Adds a stop flag: the search stops when this flag or an earlier one is raised. The flags are polled every
    /// [`POLL`] nodes.
    #[must_use]
    pub fn with_stop(mut self, stop: Arc<AtomicBool>) -> Budget {
        self.stop.push(stop);
        self
    }

    /// Sets a deadline: the search stops when `struck` returns true. It is called every [`POLL`] nodes.
    #[must_use]
    pub fn with_deadline(mut self, struck: impl Fn() -> bool + Send + 'static) -> Budget {
        self.deadline = Some(Box::new(struck));
        self
    }

    /// Adds the nodes to a counter that other threads read during the search: [`POLL`] nodes at a time, including the
    /// nodes of parts. The counter is for display; it may lag a little.
    #[must_use]
    pub fn with_tally(mut self, tally: Arc<AtomicU64>) -> Budget {
        self.tally = Some(tally);
        self
    }

    /// Spends one node. Returns false, without spending, if the search must stop.
    #[inline]
    pub fn spend(&mut self) -> bool {
        if self.spent >= self.limit {
            self.stopped.get_or_insert(StoppedBy::Nodes);
            return false;
        }
        if self.spent.is_multiple_of(POLL) && !self.report() {
            return false;
        }
        self.spent += 1;
        true
    }

    /// Same as [`Budget::poll`], at the points where the tally is updated.
    #[cold]
    fn report(&mut self) -> bool {
        if let Some(tally) = &self.tally
            && self.spent > 0
        {
            tally.fetch_add(POLL, Ordering::Relaxed);
        }
        self.poll()
    }

    /// Checks the stop flag and the deadline now. False if the search must stop.
    #[cold]
    pub fn poll(&mut self) -> bool {
        if self.stopped.is_none() {
            let raised = |stop: &Arc<AtomicBool>| stop.load(Ordering::Relaxed);
            if self.stop.iter().any(raised) {
                self.stopped = Some(StoppedBy::Cancelled);
            } else if self.deadline.as_ref().is_some_and(|struck| struck()) {
                self.stopped = Some(StoppedBy::Time);
            }
        }
        self.stopped.is_none()
    }

    /// Reserves `nodes` of the nodes left (at most all of them) until [`Budget::release`], for work after a search that
    /// spends all it gets.
    pub fn hold_back(&mut self, nodes: u64) {
        let nodes = nodes.min(self.left());
        self.limit -= nodes;
        self.held += nodes;
    }

    /// Returns the reserved nodes to the budget. True if there are nodes to spend.
    pub fn release(&mut self) -> bool {
        self.limit += std::mem::take(&mut self.held);
        if self.stopped == Some(StoppedBy::Nodes) && self.left() > 0 {
            self.stopped = None;
        }
        self.stopped.is_none()
    }

    /// Splits off a part of the nodes left, `numerator / denominator` of them, with the same stop flag, deadline and
    /// tables. Run a search on the part and hand it back to [`Budget::join`].
    #[must_use]
    pub fn split(&mut self, numerator: u64, denominator: u64) -> Budget {
        let share =
            u128::from(self.left()) * u128::from(numerator) / u128::from(denominator.max(1));
        Budget {
            limit: u64::try_from(share).unwrap_or(u64::MAX).min(self.left()),
            spent: 0,
            held: 0,
            depth: self.depth,
            table_bytes: self.table_bytes,
            threads: self.threads,
            stop: self.stop.clone(),
            deadline: self.deadline.take(),
            tally: self.tally.clone(),
            stopped: self.stopped.filter(|by| !by.is_repeatable()),
        }
    }

    /// Takes back a part: its nodes count as spent, and a stop or deadline that ended it applies here too.
    pub fn join(&mut self, part: Budget) {
        self.spent += part.spent;
        self.deadline = part.deadline;
        if let Some(by) = part.stopped.filter(|by| !by.is_repeatable()) {
            self.stopped = Some(by);
        }
    }

    /// Returns a budget for work on another thread, or for work that may be discarded: all nodes left, the same stop
    /// flags and tables, and one thread. Charge the nodes that count with [`Budget::charge`].
    #[must_use]
    pub fn aside(&self) -> Budget {
        Budget {
            limit: self.left(),
            spent: 0,
            held: 0,
            depth: self.depth,
            table_bytes: self.table_bytes,
            threads: 1,
            stop: self.stop.clone(),
            deadline: None,
            tally: None,
            stopped: None,
        }
    }

    /// Same as [`Budget::aside`], for work that adds its nodes to the tally itself as it proceeds. Charge the nodes
    /// that count with [`Budget::charge_told`].
    #[must_use]
    pub fn aside_told(&self) -> Budget {
        Budget { tally: self.tally.clone(), ..self.aside() }
    }

    /// Spends nodes that were used aside. Returns false, without spending, if fewer are left.
    pub fn charge(&mut self, nodes: u64) -> bool {
        let before = self.spent;
        let charged = self.charge_told(nodes);
        if let Some(tally) = self.tally.as_ref().filter(|_| charged) {
            let news = self.spent.div_ceil(POLL) - before.div_ceil(POLL);
            tally.fetch_add(news * POLL, Ordering::Relaxed);
        }
        charged
    }

    /// Same as [`Budget::charge`], for nodes that are already in the tally.
    pub fn charge_told(&mut self, nodes: u64) -> bool {
        let charged = nodes <= self.left();
        if charged {
            self.spent += nodes;
        }
        charged
    }

    /// Returns the nodes spent so far.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Returns the nodes left.
    pub fn left(&self) -> u64 {
        self.limit - self.spent
    }

    /// Returns the depth limit, in plies.
    pub fn depth(&self) -> Option<u32> {
        self.depth
    }

    /// Returns the reason for which a node was refused, if one was.
    pub fn stopped(&self) -> Option<StoppedBy> {
        self.stopped
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spends_exactly_what_there_is() {
        let mut budget = Budget::nodes(5000);
        assert_eq!((0..9000).filter(|_| budget.spend()).count(), 5000);
        assert_eq!(budget.stopped(), Some(StoppedBy::Nodes));
    }

    #[test]
    fn a_raised_flag_stops_within_a_poll() {
        let flag = Arc::new(AtomicBool::new(false));
        let mut budget = Budget::nodes(u64::MAX).with_stop(Arc::clone(&flag));
        assert!((0..5000).all(|_| budget.spend()));
        flag.store(true, Ordering::Relaxed);
        assert!((0..POLL).any(|_| !budget.spend()));
        assert_eq!(budget.stopped(), Some(StoppedBy::Cancelled));
        assert!(!budget.poll());
    }

    #[test]
    fn a_tally_follows_the_nodes_of_all_parts() {
        let tally = Arc::new(AtomicU64::new(0));
        let mut budget = Budget::nodes(100 * POLL).with_tally(Arc::clone(&tally));
        let mut part = budget.split(1, 2);
        while part.spend() {}
        budget.join(part);
        while budget.spend() {}
        let told = tally.load(Ordering::Relaxed);
        assert!((95 * POLL..=100 * POLL).contains(&told), "{told}");
    }

    #[test]
    fn nodes_spent_aside_are_charged_as_if_spent_here() {
        let tallies = [0; 2].map(|_| Arc::new(AtomicU64::new(0)));
        let [here, aside] = &tallies;
        let budget = |tally| Budget::nodes(5000).with_tally(Arc::clone(tally));
        let (mut one, mut other) = (budget(here), budget(aside).with_threads(3));
        assert_eq!((one.threads(), other.threads()), (1, 3));
        for nodes in [1, 1022, 1, 1, 2000] {
            assert!((0..nodes).all(|_| one.spend()));
            let mut part = other.aside();
            assert_eq!((part.left(), part.threads()), (other.left(), 1));
            assert!((0..nodes).all(|_| part.spend()));
            assert!(other.charge(part.spent()));
            assert_eq!(one.left(), other.left());
            let told = tallies.each_ref().map(|tally| tally.load(Ordering::Relaxed));
            assert!(told[0].abs_diff(told[1]) <= POLL, "{told:?}");
        }
        assert!(!other.charge(other.left() + 1) && other.charge(other.left()));
        assert!(!other.spend() && other.stopped() == Some(StoppedBy::Nodes));
        let late = Budget::nodes(1).with_threads(3).with_deadline(|| false);
        assert_eq!(late.threads(), 1);
    }

    #[test]
    fn one_of_two_flags_suffices() {
        for raised in 0..2 {
            let flags: [Arc<AtomicBool>; 2] = Default::default();
            let [one, other] = flags.each_ref().map(Arc::clone);
            let mut budget = Budget::nodes(9).with_stop(one).with_stop(other);
            assert!(budget.poll());
            flags[raised].store(true, Ordering::Relaxed);
            assert!(!budget.poll() && !budget.aside().poll());
        }
    }

    #[test]
    fn a_stopped_budget_stops_its_parts() {
        let flag = Arc::new(AtomicBool::new(true));
        let mut stopped = Budget::nodes(100).with_stop(flag);
        assert!(!stopped.poll());
        assert_eq!(stopped.split(1, 2).stopped(), Some(StoppedBy::Cancelled));
        // Each part counts its own nodes.
        let mut spent = Budget::nodes(100);
        spent.hold_back(40);
        while spent.spend() {}
        assert_eq!(spent.stopped(), Some(StoppedBy::Nodes));
        assert_eq!(spent.split(1, 2).stopped(), None);
    }

    #[test]
    fn parts_add_up_and_a_deadline_holds_for_the_whole() {
        let mut budget = Budget::nodes(10_000).with_deadline(|| false);
        let mut part = budget.split(1, 4);
        while part.spend() {}
        assert_eq!(part.spent(), 2500);
        budget.join(part);
        assert_eq!((budget.left(), budget.stopped()), (7500, None));

        let mut late = Budget::nodes(10_000).with_deadline(|| true);
        let mut part = late.split(1, 2);
        assert!(!part.spend());
        late.join(part);
        assert_eq!(late.stopped(), Some(StoppedBy::Time));
        assert!(!late.poll());
    }
}
