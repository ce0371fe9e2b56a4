//! The recursion of proof-number search.

use super::heuristic::Heuristic;
use super::numbers::{Child, INFINITE, LARGEST, Number, Numbers, combine, thresholds};
use crate::budget::Budget;
use crate::table::Table;
use tessera_rules::game::{Keyed, PerfectInfo, Seat, Turn, ZeroSum, difference};

/// Length of the longest line, in plies; a longer one ends the search.
pub const MAX_PLY: u32 = 400;

/// The working memory of one search.
pub(super) struct Search<'a, G: ZeroSum + PerfectInfo + Keyed, H: Heuristic<G>> {
    attacker: Seat,
    heuristic: &'a mut H,
    pub(super) budget: &'a mut Budget,
    table: Table<Entry<G::Move>>,
    /// The root's moves to consider; all if `None`.
    pub(super) first: Option<&'a [G::Move]>,
    /// Children of all nodes on the line, one node after the other.
    children: Vec<Child<G::Move>>,
    generated: Vec<G::Move>,
    /// Plies from the root to the present position.
    ply: u32,
    /// Set when the budget refused a node, a line was too long or there was no move; values returned from then on are
    /// meaningless.
    pub(super) stopped: bool,
    pub(super) root_best: Option<G::Move>,
}

impl<'a, G: ZeroSum + PerfectInfo + Keyed, H: Heuristic<G>> Search<'a, G, H> {
    pub(super) fn new(
        attacker: Seat,
        heuristic: &'a mut H,
        budget: &'a mut Budget,
        table: Table<Entry<G::Move>>,
        first: Option<&'a [G::Move]>,
    ) -> Search<'a, G, H> {
        Search {
            attacker,
            heuristic,
            budget,
            table,
            first,
            children: Vec::new(),
            generated: Vec::new(),
            ply: 0,
            stopped: false,
            root_best: None,
        }
    }

    /// Searches a position until it is settled or the budget ends.
    pub(super) fn solve(&mut self, game: &mut G) -> Numbers {
        let Turn::Seat(mover) = game.turn() else {
            return Numbers::DISPROVED;
        };
        self.expand(game, mover, (INFINITE, INFINITE))
    }

    /// Searches an unfinished position, in which `mover` is to move, until one of its numbers reaches its threshold.
    fn expand(&mut self, game: &mut G, mover: Seat, limit: (Number, Number)) -> Numbers {
        let or = mover == self.attacker;
        let fingerprint = game.fingerprint();
        // It may have been settled below another child of its parent.
        let known = self.table.get(fingerprint).map(|entry| entry.numbers);
        if let Some(numbers) = known.filter(|numbers| numbers.is_settled() && self.ply > 0) {
            return numbers;
        }
        let spent = self.budget.spent();
        let start = self.children.len();
        if !self.generate(game, or) {
            self.children.truncate(start);
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
        if self.stopped {
            // Unsettled, because the search below was interrupted.
            return numbers;
        }
        let restricted = self.ply == 0 && self.first.is_some();
        if self.ply == 0 {
            self.root_best = best;
        }
        if !restricted {
            let effort = (self.budget.spent() - spent + 1).ilog2() + 1;
            let weight = if numbers.is_settled() { effort + 4 } else { effort };
            self.table.put(fingerprint, weight, Entry { numbers, best });
        }
        numbers
    }

    fn descend(&mut self, game: &mut G, m: G::Move, limit: (Number, Number)) -> Numbers {
        if self.ply >= MAX_PLY || !self.budget.spend() {
            self.stopped = true;
            return Numbers::open(1, 1);
        }
        let undo = game.play(m);
        self.ply += 1;
        let found = match game.turn() {
            Turn::Seat(mover) => self.expand(game, mover, limit),
            Turn::Over | Turn::Chance => self.result(game),
        };
        self.ply -= 1;
        game.undo(undo);
        found
    }

    fn result(&self, game: &G) -> Numbers {
        if difference(game, self.attacker) > 0 { Numbers::proved(0) } else { Numbers::DISPROVED }
    }

    /// Appends the position's children with their known numbers, up to a child that settles the position. False if the
    /// search has to end: the budget is spent, or there is no child.
    fn generate(&mut self, game: &mut G, or: bool) -> bool {
        let mut moves = std::mem::take(&mut self.generated);
        moves.clear();
        game.moves(&mut moves);
        if self.ply == 0
            && let Some(first) = self.first
        {
            moves.retain(|m| first.contains(m));
        }
        self.stopped |= moves.is_empty();
        for &m in &moves {
            if !self.budget.spend() {
                self.stopped = true;
                break;
            }
            let undo = game.play(m);
            let numbers = self.look(game);
            game.undo(undo);
            self.children.push(Child { m, numbers });
            let settles = if or { numbers.pn == 0 } else { numbers.dn == 0 };
            if settles {
                break;
            }
        }
        self.generated = moves;
        !self.stopped
    }

    /// Returns the known numbers of a position without searching it.
    fn look(&mut self, game: &G) -> Numbers {
        if game.is_over() {
            return self.result(game);
        }
        if let Some(entry) = self.table.get(game.fingerprint()) {
            return entry.numbers;
        }
        match self.heuristic.numbers(game, self.attacker) {
            (0, _) => Numbers::proved(self.heuristic.win_within()),
            (_, 0) => Numbers::DISPROVED,
            (pn, dn) => Numbers::open(pn.min(LARGEST), dn.min(LARGEST)),
        }
    }

    /// Returns the move that proves a position (or resists longest in it), searching again if the table has lost it.
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

    /// Returns the line of a proof from the root.
    pub(super) fn line(&mut self, game: &mut G, first: Option<G::Move>) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut next = first;
        while let Some(m) = next {
            if !game.legal_moves().contains(&m) {
                break;
            }
            game.play(m);
            line.push(m);
            if game.is_over() {
                break;
            }
            next = self.proved_move(game);
        }
        line
    }
}

/// An entry of the table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry<M> {
    numbers: Numbers,
    best: Option<M>,
}

impl<M> Default for Entry<M> {
    fn default() -> Entry<M> {
        Entry { numbers: Numbers::open(1, 1), best: None }
    }
}
