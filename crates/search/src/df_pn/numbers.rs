//! Proof and disproof numbers of nodes, and thresholds for searching their children.

/// A proof or disproof number. [`INFINITE`] means that the other number is 0.
pub type Number = u32;

/// Larger than any finite number.
pub const INFINITE: Number = u32::MAX;

/// The largest finite number.
pub(super) const LARGEST: Number = INFINITE - 1;

/// Numbers of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) pn: Number,
    pub(super) dn: Number,
    /// For a proof: upper bound of the plies to the win.
    pub(super) within: u32,
}

impl Numbers {
    pub(super) const DISPROVED: Numbers = Numbers { pn: INFINITE, dn: 0, within: 0 };

    pub(super) const fn proved(within: u32) -> Numbers {
        Numbers { pn: 0, dn: INFINITE, within }
    }

    pub(super) const fn open(pn: Number, dn: Number) -> Numbers {
        Numbers { pn, dn, within: 0 }
    }

    pub(super) const fn is_settled(self) -> bool {
        self.pn == 0 || self.dn == 0
    }
}

/// A move with the numbers of the position after it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Child<M> {
    pub(super) m: M,
    pub(super) numbers: Numbers,
}

/// Combines the numbers of a node's children, of which there is at least one. Also returns the index of the child to
/// search next (or, once the node is settled, of the child that settles it), and the number of the second best one.
pub(super) fn combine<M>(children: &[Child<M>], or: bool) -> (Numbers, usize, Number) {
    // At an OR node the least proof number counts, and the disproof numbers are added; at an AND node the other way
    // round.
    let own = |n: Numbers| if or { n.pn } else { n.dn };
    let other = |n: Numbers| if or { n.dn } else { n.pn };
    let (mut least, mut second, mut best) = (INFINITE, INFINITE, 0);
    let mut sum: u64 = 0;
    for (i, child) in children.iter().enumerate() {
        let this = own(child.numbers);
        if this < least || i == 0 {
            (second, least, best) = (least, this, i);
        } else {
            second = second.min(this);
        }
        sum += u64::from(other(child.numbers));
    }
    let numbers = if or && least == 0 {
        let proved = |child: &&Child<M>| child.numbers.pn == 0;
        let within = children.iter().filter(proved).map(|c| c.numbers.within).min();
        best = position(children, |n| n.pn == 0 && Some(n.within) == within);
        Numbers::proved(within.unwrap_or(0).saturating_add(1))
    } else if !or && sum == 0 {
        let within = children.iter().map(|c| c.numbers.within).max();
        best = position(children, |n| Some(n.within) == within);
        Numbers::proved(within.unwrap_or(0).saturating_add(1))
    } else if (or && sum == 0) || (!or && least == 0) {
        Numbers::DISPROVED
    } else {
        let sum = sum.min(u64::from(LARGEST)) as Number;
        if or { Numbers::open(least, sum) } else { Numbers::open(sum, least) }
    };
    (numbers, best, second)
}

fn position<M>(children: &[Child<M>], wanted: impl Fn(Numbers) -> bool) -> usize {
    let found = children.iter().position(|child| wanted(child.numbers));
    found.unwrap_or(0)
}

/// Returns the thresholds for a child: it is searched until it is a quarter worse than the second best, or until its
/// parent reaches its own limit.
pub(super) fn thresholds(
    child: Numbers,
    parent: Numbers,
    second: Number,
    limit: (Number, Number),
    or: bool,
) -> (Number, Number) {
    let least = |limit: Number| {
        let beyond = second.saturating_add(second / 4).saturating_add(1);
        limit.min(beyond)
    };
    let rest = |limit: Number, child: Number, parent: Number| {
        if limit == INFINITE { INFINITE } else { (limit - parent).saturating_add(child) }
    };
    if or {
        (least(limit.0), rest(limit.1, child.dn, parent.dn))
    } else {
        (rest(limit.0, child.pn, parent.pn), least(limit.1))
    }
}
