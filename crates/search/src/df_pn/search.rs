//! The recursion of proof-number search.

use super::heuristic::Heuristic;
use super::numbers::{Child, FREE, INFINITE, LARGEST, NEVER, Number, Numbers, combine, thresholds};
use crate::budget::Budget;
use crate::table::Table;
use crate::verify;
use tessera_rules::game::{
    Keyed, PerfectInfo, Repetition, Seat, Turn, ZeroSum, difference, zobrist,
};

/// Length of the longest line, in plies; deeper positions stay unknown.
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
    path: Vec<Visit>,
    /// Set when the budget refused a node; values returned from then on are meaningless.
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
            path: Vec::new(),
            stopped: false,
            root_best: None,
        }
    }

    /// Searches a position until it is settled or the budget ends.
    pub(super) fn solve(&mut self, game: &mut G) -> Numbers {
        let Turn::Seat(mover) = game.turn() else {
            return Numbers::DRAWN;
        };
        self.expand(game, mover, (INFINITE, INFINITE))
    }

    /// Searches an unfinished position, in which `mover` is to move, until one of its numbers reaches its threshold.
    fn expand(&mut self, game: &mut G, mover: Seat, limit: (Number, Number)) -> Numbers {
        let ply = self.path.len() as i32;
        let or = mover == self.attacker;
        let fingerprint = game.fingerprint();
        // It may have been settled below another child of its parent. (Searching it again could base its proof on one
        // that is based on it.)
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
        if self.stopped {
            // Unsettled, because the search below was interrupted.
            return numbers;
        }

        // The search is back at the position whose recurrence the disproof relies on: it now holds on every line.
        let settled = if numbers.from >= ply { Numbers { from: FREE, ..numbers } } else { numbers };
        let restricted = ply == 0 && self.first.is_some();
        if ply == 0 {
            self.root_best = best;
        }
        if !restricted {
            let effort = (self.budget.spent() - spent + 1).ilog2() + 1;
            let weight = if settled.is_settled() { effort + 4 } else { effort };
            let line = visit.map_or(0, |visit| visit.line);
            let key = if settled.dn == 0 && settled.from != FREE {
                fingerprint ^ line
            } else {
                fingerprint
            };
            let entry = Entry { numbers: settled, best };
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
            // The order matters: a disproof records its reliance by ply.
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
        if difference(game, self.attacker) > 0 { Numbers::proved(0) } else { Numbers::DRAWN }
    }

    /// Appends the position's children with their known numbers, up to a child that settles the position. False if the
    /// budget ended first.
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
            let settles =
                if or { numbers.pn == 0 } else { numbers.dn == 0 && numbers.from == FREE };
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

    /// Follows every line of the proof. Returns the length of the longest one in plies.
    pub(super) fn verify(
        &mut self,
        game: &G,
        best: Option<G::Move>,
        only: Option<&[G::Move]>,
    ) -> Option<u32> {
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
            let length =
                verify::win(game, m, attacker, &[], |game: &mut G| self.proved_move(game))?;
            longest = longest.max(Some(length));
        }
        longest
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
        let mut seen = vec![game.fingerprint()];
        let mut next = first;
        while let Some(m) = next {
            let moves = game.legal_moves();
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
        Some(Numbers::disproved(if self.path[ply].fingerprint == fingerprint {
            ply as i32
        } else {
            NEVER
        }))
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

/// A position on the line.
#[derive(Debug, Clone, Copy)]
struct Visit {
    repetition: Option<u128>,
    fingerprint: u128,
    /// Identifies the line up to and including this position.
    line: u128,
}
