//! The recursion of mate search, and its memory.

use super::knowledge::Knowledge;
use super::solution::{Decided, Ending};
use crate::budget::Budget;
use crate::table::Table;
use tessera_rules::game::{Keyed, PerfectInfo, Seat, Turn, ZeroSum, difference};

const HISTORY_SLOTS: usize = 1 << 12;
const HISTORY_MAX: i32 = 1 << 14;
/// Score that a killer adds to a move.
const KILLER: i32 = 1 << 15;

/// State of one run of the search.
pub(super) struct Search<'a, G: ZeroSum, K> {
    /// Seat whose win is searched for.
    pub(super) attacker: Seat,
    pub(super) knowledge: &'a mut K,
    pub(super) budget: &'a mut Budget,
    pub(super) memory: &'a mut Memory<G::Move>,
    /// Set when the budget refused a node; values returned from then on are meaningless.
    pub(super) stopped: bool,
}

impl<G: ZeroSum + PerfectInfo + Keyed, K: Knowledge<G>> Search<'_, G, K> {
    /// Searches for a win of either seat within `plies` plies; it is known that there is no shorter one. Sorts the
    /// moves so that moves that do not lose come first.
    pub(super) fn within(
        &mut self,
        game: &mut G,
        me: Seat,
        moves: &mut [G::Move],
        plies: u32,
    ) -> Option<Decided<G::Move>> {
        if !K::ALTERNATING || plies % 2 == 1 {
            self.attacker = me;
            for &m in moves.iter() {
                if let Some(rest) = self.after(game, m, plies - 1) {
                    let line = Ending { plies: rest + 1, pv: vec![m] };
                    return Some(Decided { winner: me, plies: rest + 1, lines: vec![line] });
                }
            }
        }
        if self.stopped || (K::ALTERNATING && plies % 2 == 1) {
            return None;
        }
        self.attacker = me.other();
        let mut lines = Vec::with_capacity(moves.len());
        for i in 0..moves.len() {
            let Some(rest) = self.after(game, moves[i], plies - 1) else {
                moves[..=i].rotate_right(1);
                return None;
            };
            lines.push(Ending { plies: rest + 1, pv: vec![moves[i]] });
        }
        lines.sort_by_key(|line| std::cmp::Reverse(line.plies));
        Some(Decided { winner: self.attacker, plies: lines.first()?.plies, lines })
    }

    /// Returns the plies after the move until the attacker wins, if at most `plies`.
    fn after(&mut self, game: &mut G, m: G::Move, plies: u32) -> Option<u32> {
        if self.stopped || !self.budget.spend() {
            self.stopped = true;
            return None;
        }
        let undo = game.play(m);
        let found = match game.turn() {
            Turn::Seat(mover) => self.distance(game, mover, plies),
            Turn::Over | Turn::Chance => (difference(game, self.attacker) > 0).then_some(0),
        };
        game.undo(undo);
        found
    }

    /// Returns the plies until the attacker wins in a position that is not over, if at most `plies`. `None` also if the
    /// budget ended.
    fn distance(&mut self, game: &mut G, mover: Seat, plies: u32) -> Option<u32> {
        let attacks = mover == self.attacker;
        let plies = if K::ALTERNATING && (plies % 2 == 1) != attacks {
            plies.saturating_sub(1)
        } else {
            plies
        };
        if plies == 0 {
            return None;
        }
        let step = 1 + u32::from(K::ALTERNATING);
        let key = self.key(game);
        let known = self.memory.table.get(key).copied().unwrap_or_default();
        if known.wins_in != OPEN {
            return (u32::from(known.wins_in) <= plies).then_some(u32::from(known.wins_in));
        }
        if u32::from(known.not_within) >= plies {
            return None;
        }
        // The shallower questions give the shortest win, and a good first move.
        if plies > step && u32::from(known.not_within) + step < plies {
            let sooner = self.distance(game, mover, plies - step);
            if sooner.is_some() || self.stopped {
                return sooner;
            }
        }
        let known = self.memory.table.get(key).copied().unwrap_or(known);
        let start = self.memory.rated.len();
        let mut moves = std::mem::take(&mut self.memory.generated);
        moves.clear();
        if attacks && plies == 1 {
            self.knowledge.finishing(game, &mut moves);
        } else {
            game.moves(&mut moves);
            if attacks {
                (self.knowledge).drop_vain(game, plies, &mut moves, self.budget);
            }
        }
        self.rate(game, mover, plies, known.best, moves);
        let end = self.memory.rated.len();
        let (mut found, mut best) = (None, None);
        for i in start..end {
            self.pick(i);
            let m = self.memory.rated[i].m;
            let rest = self.after(game, m, plies - 1);
            if self.stopped {
                break;
            }
            if rest.is_some() == attacks {
                (found, best) = (rest, Some(m));
                self.reward(m, attacks, plies);
                break;
            }
            if rest > found || best.is_none() {
                (found, best) = (found.max(rest), Some(m));
            }
        }
        self.memory.rated.truncate(start);
        if self.stopped {
            return None;
        }
        let found = found.map(|rest| rest + 1);
        let entry = match found {
            Some(wins_in) => {
                Entry { wins_in: wins_in as u16, not_within: wins_in as u16 - 1, best }
            }
            None => Entry { wins_in: OPEN, not_within: plies as u16, best },
        };
        self.memory.table.put(key, plies, entry);
        found
    }

    fn key(&self, game: &G) -> u128 {
        // A position has separate entries for the two attackers.
        game.fingerprint() ^ (self.attacker.index() as u128 * 0x9E37_79B9_7F4A_7C15)
    }

    /// Appends the moves with their scores, and keeps the vector for reuse.
    fn rate(
        &mut self,
        game: &G,
        mover: Seat,
        plies: u32,
        first: Option<G::Move>,
        moves: Vec<G::Move>,
    ) {
        self.memory.scores.clear();
        self.memory.scores.resize(moves.len(), 0);
        (self.knowledge).order(game, self.attacker, &moves, &mut self.memory.scores);
        let killers = self.memory.killers.get(plies as usize).copied();
        let killers = killers.unwrap_or([None; 2]);
        let side = usize::from(mover == self.attacker) * HISTORY_SLOTS;
        for (place, (&m, &score)) in moves.iter().zip(&self.memory.scores).enumerate() {
            let slot = side + self.knowledge.history_slot(m) % HISTORY_SLOTS;
            let killer = i32::from(killers.contains(&Some(m))) * KILLER;
            let score = if first == Some(m) {
                i32::MAX
            } else {
                score + killer + self.memory.history[slot]
            };
            let place = place as u32;
            self.memory.rated.push(Rated { m, score, place });
        }
        self.memory.generated = moves;
    }

    /// Moves the best of the moves from this place on to this place.
    fn pick(&mut self, place: usize) {
        let best = (place..self.memory.rated.len()).min_by_key(|&i| self.memory.rated[i].key());
        if let Some(best) = best {
            self.memory.rated.swap(place, best);
        }
    }

    /// Records that a move caused a cutoff.
    fn reward(&mut self, m: G::Move, attacks: bool, plies: u32) {
        let place = plies as usize;
        if self.memory.killers.len() <= place {
            self.memory.killers.resize(place + 1, [None; 2]);
        }
        let killers = &mut self.memory.killers[place];
        if killers[0] != Some(m) {
            *killers = [Some(m), killers[0]];
        }
        let side = usize::from(attacks) * HISTORY_SLOTS;
        let slot = side + self.knowledge.history_slot(m) % HISTORY_SLOTS;
        self.memory.history[slot] += (plies * plies) as i32;
        if self.memory.history[slot] > HISTORY_MAX {
            for h in &mut self.memory.history {
                *h /= 2;
            }
        }
    }

    /// Extends a proved line from its first move to the end of the game.
    pub(super) fn complete(&mut self, game: &mut G, line: &mut Ending<G::Move>) {
        let mut undone = Vec::new();
        let mut left = line.plies;
        let mut next = line.pv.first().copied();
        while let Some(m) = next {
            undone.push(game.play(m));
            left -= 1;
            next = match game.turn() {
                Turn::Seat(mover) => self.best(game, mover, left),
                Turn::Over | Turn::Chance => None,
            };
            line.pv.extend(next);
        }
        while let Some(undo) = undone.pop() {
            game.undo(undo);
        }
    }

    /// Returns the move of a proof in a position that the attacker wins in `left` plies, searching again if the table
    /// has lost it.
    fn best(&mut self, game: &mut G, mover: Seat, left: u32) -> Option<G::Move> {
        let key = self.key(game);
        let known = |search: &Self| {
            let entry = search.memory.table.get(key)?;
            entry.best.filter(|_| entry.wins_in != OPEN)
        };
        known(self).or_else(|| {
            self.distance(game, mover, left)?;
            known(self)
        })
    }
}

/// Memory that a search keeps between runs.
pub(super) struct Memory<M> {
    table: Table<Entry<M>>,
    /// Moves of all nodes on the line, one node after the other.
    rated: Vec<Rated<M>>,
    generated: Vec<M>,
    scores: Vec<i32>,
    /// Indexed by attacker or defender, and by slot.
    history: Vec<i32>,
    /// Indexed by the plies left.
    killers: Vec<[Option<M>; 2]>,
}

impl<M: Copy> Memory<M> {
    pub(super) fn new(table_bytes: usize, nodes: u64) -> Memory<M> {
        Memory {
            table: Table::new(table_bytes, nodes),
            rated: Vec::new(),
            generated: Vec::new(),
            scores: Vec::new(),
            history: vec![0; 2 * HISTORY_SLOTS],
            killers: Vec::new(),
        }
    }
}

/// Known results of a position for one attacker.
#[derive(Debug, Clone, Copy)]
struct Entry<M> {
    /// The attacker wins in exactly this many plies; [`OPEN`] if unknown.
    wins_in: u16,
    /// The attacker does not win within this many plies.
    not_within: u16,
    /// The move that wins, resists longest, or escapes.
    best: Option<M>,
}

const OPEN: u16 = u16::MAX;

impl<M> Default for Entry<M> {
    fn default() -> Entry<M> {
        Entry { wins_in: OPEN, not_within: 0, best: None }
    }
}

#[derive(Debug, Clone, Copy)]
struct Rated<M> {
    m: M,
    score: i32,
    place: u32,
}

impl<M> Rated<M> {
    fn key(&self) -> (std::cmp::Reverse<i32>, u32) {
        (std::cmp::Reverse(self.score), self.place)
    }
}
