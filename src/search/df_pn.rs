//! Depth-first proof-number search: can this seat force a win?
//!
//! Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications" (2002), with the 1 + ε
//! thresholds of Pawlewicz and Lew, "Improving Depth-First PN-Search: 1 + ε Trick" (2007). The attacker may
//! be the one to move or not, and either side may move several times in a row: a node is an OR node when
//! the attacker moves there, whatever its parent is.
//!
//! # Repetitions
//! A repetition is a draw, so not a win: it can only help to disprove. Proofs hence hold on every line.
//! A disproof may rest on a repetition further up the line (the graph-history interaction); as in
//! Kishimoto and Müller, "A General Solution to the Graph History Interaction Problem" (2004), such a one is
//! remembered for the line on which it was found only. It is known for every line as soon as the
//! search is back at the position that recurred: who goes round in circles does not win. Where equal
//! repetition keys don't mean equal positions ([`Repetition::Coarser`]) a recurrence of the key alone
//! disproves nothing for good, and a proof is followed along all its lines ([`super::verify`])
//! before it is believed.
//!
//! # Use
//! ```
//! use tessera::game::{Keyed, PerfectInfo, Seat, ZeroSum};
//! use tessera::search::{Budget, df_pn};
//!
//! fn forced<G: ZeroSum + PerfectInfo + Keyed>(game: &G, attacker: Seat) -> bool {
//!     let options = df_pn::Options::default();
//!     let mut budget = Budget::nodes(1_000_000);
//!     let proof = df_pn::prove(game, attacker, &mut df_pn::Plain, &options, &mut budget);
//!     proof.verdict == df_pn::Verdict::Proved
//! }
//! ```

use super::budget::{Budget, StoppedBy};
use super::table::Table;
use super::verify;
use crate::game::{Keyed, PerfectInfo, Repetition, Seat, Turn, ZeroSum, difference, zobrist};

#[cfg(test)]
mod tests;

/// A proof or disproof number. [`INFINITE`] means that the other number is 0.
pub type Number = u32;

/// Larger than any finite number.
pub const INFINITE: Number = u32::MAX;

const LARGEST: Number = INFINITE - 1;

/// The deepest line, in plies; what lies deeper stays unknown.
pub const MAX_PLY: u32 = 400;

/// What is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The attacker can force a win.
    Proved,
    /// The attacker can't: the game is drawn or lost for it.
    Disproved,
    /// The budget ended first.
    Unknown,
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof<M> {
    /// What is known.
    pub verdict: Verdict,
    /// Of a proved win: a legal line of the proof, the attacker's moves against stubborn replies. It goes on to
    /// the end of the game when the table was large enough to keep the proof, and ends early when what was
    /// forgotten could not be found again without going round in circles.
    pub line: Vec<M>,
    /// Of a proved win: it takes at most so many plies.
    pub within: Option<u32>,
    /// Positions entered.
    pub nodes: u64,
    /// Why the search ended.
    pub stopped_by: StoppedBy,
}

/// How to search.
#[derive(Debug, Clone)]
pub struct Options<M> {
    /// The first moves to consider, all when `None`. With several, a proof says that the attacker wins with one of
    /// them (or, where the opponent moves first, against each of them).
    pub moves: Option<Vec<M>>,
    /// Size of the transposition table in bytes.
    pub table_bytes: usize,
}

impl<M> Default for Options<M> {
    fn default() -> Options<M> {
        Options {
            moves: None,
            table_bytes: 64 << 20,
        }
    }
}

/// A game's knowledge, as proof-number search wants it.
pub trait Heuristic<G: ZeroSum> {
    /// First proof and disproof number of an unfinished position: how hard it looks to prove and to
    /// disprove that `attacker` wins, 1 upwards. `(0, INFINITE)` claims a win and `(INFINITE, 0)` that there
    /// is none; such claims must be right on every line.
    fn numbers(&mut self, _game: &G, _attacker: Seat) -> (Number, Number) {
        (1, 1)
    }

    /// In how many plies at most the attacker wins where [`Heuristic::numbers`] claims a win.
    fn win_within(&self) -> u32 {
        1
    }
}

/// No knowledge.
pub struct Plain;

impl<G: ZeroSum> Heuristic<G> for Plain {}

/// Tries to prove that `attacker` can force a win, spending at most the budget.
pub fn prove<G, H>(
    game: &G,
    attacker: Seat,
    heuristic: &mut H,
    options: &Options<G::Move>,
    budget: &mut Budget,
) -> Proof<G::Move>
where
    G: ZeroSum + PerfectInfo + Keyed,
    H: Heuristic<G>,
{
    let before = budget.spent();
    let mut game = game.clone();
    let mut proof = Proof {
        verdict: Verdict::Unknown,
        line: Vec::new(),
        within: None,
        nodes: 0,
        stopped_by: StoppedBy::Proved,
    };
    if game.is_over() {
        proof.verdict = if difference(&game, attacker) > 0 {
            proof.within = Some(0);
            Verdict::Proved
        } else {
            Verdict::Disproved
        };
        return proof;
    }
    let reserve = budget.left() / 16;
    budget.hold_back(reserve);
    let table = Table::new(budget.table_bytes(options.table_bytes), budget.left());
    let mut search = Search {
        attacker,
        heuristic,
        budget,
        table,
        first: options.moves.as_deref(),
        children: Vec::new(),
        generated: Vec::new(),
        path: Vec::new(),
        stopped: false,
        root_best: None,
    };
    let root = search.solve(&mut game);
    proof.verdict = match root {
        _ if root.pn == 0 => Verdict::Proved,
        _ if root.dn == 0 && root.from == FREE => Verdict::Disproved,
        _ => Verdict::Unknown,
    };
    if proof.verdict == Verdict::Unknown {
        proof.stopped_by = search.budget.stopped().unwrap_or(StoppedBy::Depth);
    }
    search.stopped = !search.budget.release();
    search.first = None;
    let first = search.root_best;
    if proof.verdict == Verdict::Proved {
        proof.within = Some(root.within);
        if G::REPETITION == Repetition::Coarser {
            match search.verify(&game, first, options.moves.as_deref()) {
                Some(length) => proof.within = Some(length),
                None => {
                    proof.verdict = Verdict::Unknown;
                    proof.within = None;
                    proof.stopped_by = StoppedBy::Depth;
                }
            }
        }
        if proof.verdict == Verdict::Proved {
            proof.line = search.line(&mut game, first);
        }
    }
    proof.nodes = search.budget.spent() - before;
    proof
}

/// No reliance on the line.
const FREE: i32 = i32::MAX;
/// Reliance that nothing discharges.
const NEVER: i32 = -1;

/// What is known of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Numbers {
    pn: Number,
    dn: Number,
    /// Of a disproof: the earliest ply whose recurrence it relies on.
    from: i32,
    /// Of a proof: plies to the win at most.
    within: u32,
}

impl Numbers {
    const DRAWN: Numbers = Numbers::disproved(FREE);

    const fn proved(within: u32) -> Numbers {
        Numbers {
            pn: 0,
            dn: INFINITE,
            from: FREE,
            within,
        }
    }

    const fn disproved(from: i32) -> Numbers {
        Numbers {
            pn: INFINITE,
            dn: 0,
            from,
            within: 0,
        }
    }

    const fn open(pn: Number, dn: Number) -> Numbers {
        Numbers {
            pn,
            dn,
            from: FREE,
            within: 0,
        }
    }

    const fn is_settled(self) -> bool {
        self.pn == 0 || self.dn == 0
    }
}

#[derive(Debug, Clone, Copy)]
struct Child<M> {
    m: M,
    numbers: Numbers,
}

#[derive(Debug, Clone, Copy)]
struct Entry<M> {
    numbers: Numbers,
    best: Option<M>,
}

impl<M> Default for Entry<M> {
    fn default() -> Entry<M> {
        Entry {
            numbers: Numbers::open(1, 1),
            best: None,
        }
    }
}

#[derive(Debug, Clone, Copy)]
struct Visit {
    repetition: Option<u128>,
    fingerprint: u128,
    /// Identifies the line up to and with this position.
    line: u128,
}

struct Search<'a, G: ZeroSum + PerfectInfo + Keyed, H: Heuristic<G>> {
    attacker: Seat,
    heuristic: &'a mut H,
    budget: &'a mut Budget,
    table: Table<Entry<G::Move>>,
    first: Option<&'a [G::Move]>,
    /// The children of all nodes on the line, one after the other.
    children: Vec<Child<G::Move>>,
    generated: Vec<G::Move>,
    path: Vec<Visit>,
    stopped: bool,
    root_best: Option<G::Move>,
}

impl<G: ZeroSum + PerfectInfo + Keyed, H: Heuristic<G>> Search<'_, G, H> {
    fn solve(&mut self, game: &mut G) -> Numbers {
        let Turn::Seat(mover) = game.turn() else {
            return Numbers::DRAWN;
        };
        self.expand(game, mover, (INFINITE, INFINITE))
    }

    /// Searches below an unfinished position, which `mover` is to move in, until one of its numbers reaches its
    /// threshold.
    fn expand(&mut self, game: &mut G, mover: Seat, limit: (Number, Number)) -> Numbers {
        let ply = self.path.len() as i32;
        let or = mover == self.attacker;
        let fingerprint = game.fingerprint();
        // It may have been settled below another child of its parent. (Searching it again could found
        // its proof on one that is founded on it.)
        let known = self.table.get(fingerprint).map(|entry| entry.numbers);
        if let Some(numbers) = known.filter(|numbers| numbers.is_settled() && ply > 0) {
            return numbers;
        }
        let spent = self.budget.spent();
        self.enter(game, fingerprint);
        let start = self.children.len();
        if !self.generate(game, or) {
            self.children.truncate(start);
            self.path.pop();
            return Numbers::open(1, 1);
        }

        let (numbers, best) = loop {
            let family = &self.children[start..];
            let (numbers, best, second) = combine(family, or);
            let reached = numbers.pn >= limit.0 || numbers.dn >= limit.1;
            if self.stopped || numbers.is_settled() || reached {
                break (numbers, family.get(best).map(|child| child.m));
            }
            let child = self.children[start + best];
            let next = thresholds(child.numbers, numbers, second, limit, or);
            let found = self.descend(game, child.m, next);
            self.children[start + best].numbers = found;
        };
        self.children.truncate(start);
        let visit = self.path.pop();
        if self.stopped && !numbers.is_settled() {
            return numbers;
        }

        // Back at the position whose recurrence a disproof relies on: it holds on every line.
        let settled = if numbers.from >= ply {
            Numbers {
                from: FREE,
                ..numbers
            }
        } else {
            numbers
        };
        let restricted = ply == 0 && self.first.is_some();
        if ply == 0 {
            self.root_best = best;
        }
        if !restricted {
            let effort = (self.budget.spent() - spent + 1).ilog2() + 1;
            let weight = if settled.is_settled() {
                effort + 4
            } else {
                effort
            };
            let line = visit.map_or(0, |visit| visit.line);
            let key = if settled.dn == 0 && settled.from != FREE {
                fingerprint ^ line
            } else {
                fingerprint
            };
            let entry = Entry {
                numbers: settled,
                best,
            };
            self.table.put(key, weight, entry);
        }
        settled
    }

    fn enter(&mut self, game: &G, fingerprint: u128) {
        let above = self.path.last().map_or(0, |visit| visit.line);
        let repetition = match G::REPETITION {
            Repetition::Never => None,
            _ => game.repetition_key(),
        };
        let folded = (fingerprint as u64) ^ (fingerprint >> 64) as u64;
        self.path.push(Visit {
            repetition,
            fingerprint,
            // The order matters: a disproof knows its reliance by ply.
            line: above.rotate_left(1) ^ zobrist::mix(0x70_61_74_68, folded),
        });
    }

    fn descend(&mut self, game: &mut G, m: G::Move, limit: (Number, Number)) -> Numbers {
        if !self.budget.spend() {
            self.stopped = true;
            return Numbers::open(1, 1);
        }
        let undo = game.play(m);
        let found = match game.turn() {
            Turn::Seat(mover) => self.expand(game, mover, limit),
            Turn::Over | Turn::Chance => self.result(game),
        };
        game.undo(undo);
        found
    }

    fn result(&self, game: &G) -> Numbers {
        if difference(game, self.attacker) > 0 {
            Numbers::proved(0)
        } else {
            Numbers::DRAWN
        }
    }

    /// Appends the children of the position, with what is known of them, up to one that settles the
    /// position. False when the budget ended first.
    fn generate(&mut self, game: &mut G, or: bool) -> bool {
        let mut moves = std::mem::take(&mut self.generated);
        moves.clear();
        game.moves(&mut moves);
        if self.path.len() == 1
            && let Some(first) = self.first
        {
            moves.retain(|m| first.contains(m));
        }
        for &m in &moves {
            if !self.budget.spend() {
                self.stopped = true;
                break;
            }
            let undo = game.play(m);
            let numbers = self.look(game);
            game.undo(undo);
            self.children.push(Child { m, numbers });
            let settles = if or {
                numbers.pn == 0
            } else {
                numbers.dn == 0 && numbers.from == FREE
            };
            if settles {
                break;
            }
        }
        self.generated = moves;
        !self.stopped
    }

    /// What is known of a position without searching it.
    fn look(&mut self, game: &G) -> Numbers {
        if game.is_over() {
            return self.result(game);
        }
        let fingerprint = game.fingerprint();
        if let Some(numbers) = self.repetition(game, fingerprint) {
            return numbers;
        }
        let known = self.table.get(fingerprint).map(|entry| entry.numbers);
        if let Some(numbers) = known.filter(|numbers| numbers.is_settled()) {
            return numbers;
        }
        if G::REPETITION != Repetition::Never {
            self.enter(game, fingerprint);
            let line = self.path.pop().map_or(0, |visit| visit.line);
            if let Some(entry) = self.table.get(fingerprint ^ line) {
                return entry.numbers;
            }
        }
        if let Some(numbers) = known {
            return numbers;
        }
        if self.path.len() as u32 >= MAX_PLY {
            return Numbers::disproved(NEVER);
        }
        match self.heuristic.numbers(game, self.attacker) {
            (0, _) => Numbers::proved(self.heuristic.win_within()),
            (_, 0) => Numbers::DRAWN,
            (pn, dn) => Numbers::open(pn.min(LARGEST), dn.min(LARGEST)),
        }
    }

    /// Follows every line of the proof: the length of the longest one in plies.
    fn verify(&mut self, game: &G, best: Option<G::Move>, only: Option<&[G::Move]>) -> Option<u32> {
        let Turn::Seat(mover) = game.turn() else {
            return None;
        };
        let attacker = self.attacker;
        let mut first = Vec::new();
        if mover == attacker {
            first.extend(best);
        } else {
            game.moves(&mut first);
            if let Some(only) = only {
                first.retain(|m| only.contains(m));
            }
        }
        let mut longest = None;
        for m in first {
            let length = verify::win(game, m, attacker, |game: &mut G| self.proved_move(game))?;
            longest = longest.max(Some(length));
        }
        longest
    }

    /// The move that proves a position (or holds out longest in it), searching again for what the table
    /// has forgotten.
    fn proved_move(&mut self, game: &mut G) -> Option<G::Move> {
        let fingerprint = game.fingerprint();
        let known = |search: &Self| {
            let entry = search.table.get(fingerprint)?;
            entry.best.filter(|_| entry.numbers.pn == 0)
        };
        if let Some(m) = known(self) {
            return Some(m);
        }
        let numbers = self.solve(game);
        self.root_best.filter(|_| numbers.pn == 0)
    }

    /// The line of a proof from the root.
    fn line(&mut self, game: &mut G, first: Option<G::Move>) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut seen = vec![game.fingerprint()];
        let mut next = first;
        while let Some(m) = next {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            if !moves.contains(&m) {
                break;
            }
            game.play(m);
            let fingerprint = game.fingerprint();
            if seen.contains(&fingerprint) {
                break;
            }
            line.push(m);
            if game.is_over() {
                break;
            }
            seen.push(fingerprint);
            next = self.proved_move(game);
        }
        line
    }

    fn repetition(&self, game: &G, fingerprint: u128) -> Option<Numbers> {
        if G::REPETITION == Repetition::Never {
            return None;
        }
        let key = game.repetition_key()?;
        let same = |visit: &Visit| visit.repetition == Some(key);
        let ply = self.path.iter().position(same)?;
        Some(Numbers::disproved(
            if self.path[ply].fingerprint == fingerprint {
                ply as i32
            } else {
                NEVER
            },
        ))
    }
}

/// The numbers of a node from its children: which child to search next (or, once it is settled, which one
/// settles it), and the number of the second best one.
fn combine<M>(children: &[Child<M>], or: bool) -> (Numbers, usize, Number) {
    // Of an OR node the least proof number counts, and the disproof numbers add up; of an AND node the
    // other way round.
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
    let from = children.iter().map(|child| child.numbers.from);
    let numbers = if children.is_empty() {
        Numbers::disproved(NEVER)
    } else if or && least == 0 {
        let proved = |child: &&Child<M>| child.numbers.pn == 0;
        let within = children
            .iter()
            .filter(proved)
            .map(|c| c.numbers.within)
            .min();
        best = position(children, |n| n.pn == 0 && Some(n.within) == within);
        Numbers::proved(within.unwrap_or(0).saturating_add(1))
    } else if !or && sum == 0 {
        let within = children.iter().map(|c| c.numbers.within).max();
        best = position(children, |n| Some(n.within) == within);
        Numbers::proved(within.unwrap_or(0).saturating_add(1))
    } else if or && sum == 0 {
        Numbers::disproved(from.min().unwrap_or(NEVER))
    } else if !or && least == 0 {
        let disproved = children.iter().filter(|child| child.numbers.dn == 0);
        let from = disproved.map(|child| child.numbers.from).max();
        best = position(children, |n| n.dn == 0 && Some(n.from) == from);
        Numbers::disproved(from.unwrap_or(NEVER))
    } else {
        let sum = sum.min(u64::from(LARGEST)) as Number;
        if or {
            Numbers::open(least, sum)
        } else {
            Numbers::open(sum, least)
        }
    };
    (numbers, best, second)
}

fn position<M>(children: &[Child<M>], wanted: impl Fn(Numbers) -> bool) -> usize {
    let found = children.iter().position(|child| wanted(child.numbers));
    found.unwrap_or(0)
}

/// How far to search a child: until it is a quarter worse than the second best, or its parent reaches
/// its own limit.
fn thresholds(
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
        if limit == INFINITE {
            INFINITE
        } else {
            (limit - parent).saturating_add(child)
        }
    };
    if or {
        (least(limit.0), rest(limit.1, child.dn, parent.dn))
    } else {
        (rest(limit.0, child.pn, parent.pn), least(limit.1))
    }
}
