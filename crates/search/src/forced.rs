//! Proved wins within a number of the winner's own moves: "win in N" and "the only move that holds".
//!
//! Depth-first search of an AND/OR tree to a bound on the attacker's moves, at full width: only irrelevant moves are
//! left out, and a node ends at the first move that decides it. Replies that refuted one move are tried first against
//! the next (killer moves: Akl and Newborn, "The Principal Continuation and the Killer Heuristic", 1977). Unlike
//! [`mate`](super::mate), which counts plies and deepens, it counts only the attacker's moves.
//!
//! # Repetitions
//! Draws by repetition on the line change no result. An attacker that wins within `n` moves of its own can do so by
//! moves after each of which fewer are needed, so no position recurs on its lines. An attacker that does not win within
//! `n` if repetitions are played on does not win if they are draws. The table is sound because a win within a bound
//! does not depend on the line before. If equal repetition keys don't imply equal positions ([`Repetition::Coarser`]),
//! the game must do without a table and document why repetitions don't matter ([`Knowledge::TABLE`]).

#[cfg(test)]
mod tests;

use super::budget::Budget;
use super::table::Table;
use tessera_rules::game::{Keyed, PerfectInfo, Repetition, Seat, Turn, ZeroSum, difference};

/// A game's knowledge for the search for forced wins. It has no state, so it is a type without values.
pub trait Knowledge<G: ZeroSum + PerfectInfo + Keyed> {
    /// A move in the search: the move itself, or the move with data found while listing it.
    type Step: Copy;

    /// True if results of positions are stored in a table.
    const TABLE: bool = true;

    /// True if the other seat may win too. Then its immediate wins are checked before its replies are tried.
    const COUNTERS: bool = false;

    /// Use of replies that refuted earlier moves.
    const REFUTATIONS: Refutations = Refutations::FirstOfList;

    /// Returns the seat to move. If [`Game::turn`](tessera_rules::game::Game::turn) has to search for moves, this may
    /// return a seat that has none: such a position is not won.
    #[inline]
    fn due(game: &G) -> Turn {
        game.turn()
    }

    /// Appends the moves to search: at least one of each class of equivalent moves. All must be legal, and their order
    /// may depend on the position only.
    fn steps(game: &G, out: &mut Vec<Self::Step>);

    /// Returns the move of a step.
    fn move_of(step: &Self::Step) -> G::Move;

    /// Returns the step of a move that was legal in another position, if it is legal in this one and may be among
    /// [`Knowledge::steps`]. Called only with [`Refutations::BeforeList`].
    fn step_of(_game: &G, _m: G::Move) -> Option<Self::Step> {
        None
    }

    /// Makes a step.
    #[inline]
    fn make(game: &mut G, step: &Self::Step) -> G::Undo {
        game.play(Self::move_of(step))
    }

    /// Returns the move of [`Knowledge::steps`] that is equivalent to the legal move `m`.
    fn stand_in(_game: &G, m: G::Move) -> G::Move {
        m
    }

    /// True if the seat to move, in a position that is not over, has a move that wins at once; `None` if the budget
    /// ends before this is known.
    fn can_win_now(game: &mut G, budget: &mut Budget) -> Option<bool>;
}

/// Use of replies that refuted earlier moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refutations {
    /// If the list contains the last one, it is swapped to the front.
    FirstOfList,
    /// The last four are tried before the list is made, because making the list costs more.
    BeforeList,
}

/// Number of stored refutations.
const KILLERS: usize = 4;

/// Size of the table, in bytes.
const TABLE_BYTES: usize = 512 << 10;

/// A search for wins of one seat.
pub struct Forced<'a, G: ZeroSum + PerfectInfo + Keyed, K: Knowledge<G>> {
    attacker: Seat,
    budget: &'a mut Budget,
    table: Option<Table<Known>>,
    /// By the attacker's moves left: refuting replies, the latest first.
    killers: Vec<[Option<G::Move>; KILLERS]>,
    /// Unused lists of moves.
    spare: Vec<Vec<K::Step>>,
}

impl<'a, G: ZeroSum + PerfectInfo + Keyed, K: Knowledge<G>> Forced<'a, G, K> {
    /// Creates a search for wins of `attacker` that spends one node of `budget` for each position it enters.
    pub fn new(attacker: Seat, budget: &'a mut Budget) -> Forced<'a, G, K> {
        const {
            assert!(!(K::TABLE && matches!(G::REPETITION, Repetition::Coarser)));
        }
        Forced { attacker, budget, table: None, killers: Vec::new(), spare: Vec::new() }
    }

    /// Returns the budget of the search.
    pub fn budget(&mut self) -> &mut Budget {
        self.budget
    }

    /// True if the attacker wins by force with at most `moves` moves of its own, whichever seat is to move. `None` if
    /// the budget ends first.
    pub fn wins(&mut self, game: &mut G, moves: u32) -> Option<bool> {
        let mover = match K::due(game) {
            Turn::Over => return Some(difference(game, self.attacker) > 0),
            Turn::Chance => return Some(false),
            Turn::Seat(_) if moves == 0 => return Some(false),
            Turn::Seat(mover) => mover,
        };
        if mover == self.attacker {
            if K::can_win_now(game, self.budget)? {
                return Some(true);
            }
            if moves == 1 {
                return Some(false);
            }
        } else if K::COUNTERS && K::can_win_now(game, self.budget)? {
            return Some(false);
        }
        // The last defence costs less than a table look-up.
        let known = (K::TABLE && moves > 1).then(|| self.known(game));
        if let Some((_, known)) = known {
            if u32::from(known.wins) <= moves {
                return Some(true);
            }
            if u32::from(known.fails) >= moves {
                return Some(false);
            }
        }
        let wins = if mover == self.attacker {
            self.attack(game, moves)?
        } else {
            self.defend(game, moves)?
        };
        if let Some((key, mut known)) = known {
            let bound = u8::try_from(moves).unwrap_or(u8::MAX - 1);
            if wins {
                known.wins = known.wins.min(bound);
            } else {
                known.fails = known.fails.max(bound);
            }
            if let Some(table) = &mut self.table {
                table.put(key, moves, known);
            }
        }
        Some(wins)
    }

    /// Same as [`Forced::wins`], after a step of the seat to move.
    pub fn wins_after(&mut self, game: &mut G, step: &K::Step, moves: u32) -> Option<bool> {
        if !self.budget.spend() {
            return None;
        }
        let undo = K::make(game, step);
        let wins = self.wins(game, moves);
        game.undo(undo);
        wins
    }

    /// Returns the position after a step, for one node. `None` if the budget ended.
    pub fn enter(&mut self, game: &G, step: &K::Step) -> Option<G> {
        self.budget.spend().then(|| {
            let mut after = game.clone();
            K::make(&mut after, step);
            after
        })
    }

    /// Returns the fewest of its own moves, at most `moves`, with which the attacker wins by force, 0 if it has won;
    /// the inner `None` if it does not win. The outer `None` means that the budget ended.
    pub fn fewest(&mut self, game: &mut G, moves: u32) -> Option<Option<u32>> {
        for n in 0..=moves {
            if self.wins(game, n)? {
                return Some(Some(n));
            }
        }
        Some(None)
    }

    /// Returns, for each legal move of the seat to move, the fewest further moves, at most `moves`, with which the
    /// attacker wins, or `None` if it does not. The outer `None` means that the budget ended.
    pub fn after_each(&mut self, game: &mut G, moves: u32) -> Option<Vec<(G::Move, Option<u32>)>> {
        let list = game.legal_moves();
        let mut distinct: Vec<(G::Move, Option<u32>)> = Vec::new();
        let mut all = Vec::with_capacity(list.len());
        for m in list {
            let stand_in = K::stand_in(game, m);
            let at = match distinct.binary_search_by(|(other, _)| other.cmp(&stand_in)) {
                Ok(at) => at,
                Err(at) => {
                    if !self.budget.spend() {
                        return None;
                    }
                    let undo = game.play(stand_in);
                    let fewest = self.fewest(game, moves);
                    game.undo(undo);
                    distinct.insert(at, (stand_in, fewest?));
                    at
                }
            };
            all.push((m, distinct[at].1));
        }
        Some(all)
    }

    /// True if some move of the attacker wins.
    fn attack(&mut self, game: &mut G, moves: u32) -> Option<bool> {
        let list = self.list(game);
        let mut wins = Some(false);
        for step in &list {
            wins = self.wins_after(game, step, moves - 1);
            if wins != Some(false) {
                break;
            }
        }
        self.spare.push(list);
        wins
    }

    /// True if every move of the other seat loses.
    fn defend(&mut self, game: &mut G, moves: u32) -> Option<bool> {
        if K::REFUTATIONS == Refutations::BeforeList {
            for slot in 0..KILLERS {
                let killer = self.killer(moves, slot);
                if let Some(step) = killer.and_then(|m| K::step_of(game, m))
                    && !self.wins_after(game, &step, moves)?
                {
                    return Some(false);
                }
            }
        }
        let mut list = self.list(game);
        if K::REFUTATIONS == Refutations::FirstOfList
            && let Some(killer) = self.killer(moves, 0)
            && let Some(at) = list.iter().position(|step| K::move_of(step) == killer)
        {
            list.swap(0, at);
        }
        // A seat without moves has not lost.
        let mut wins = Some(!list.is_empty());
        for step in &list {
            wins = self.wins_after(game, step, moves);
            if wins == Some(false) {
                self.remember(moves, K::move_of(step));
            }
            if wins != Some(true) {
                break;
            }
        }
        self.spare.push(list);
        wins
    }

    fn list(&mut self, game: &G) -> Vec<K::Step> {
        let mut list = self.spare.pop().unwrap_or_default();
        list.clear();
        K::steps(game, &mut list);
        list
    }

    fn killer(&self, moves: u32, slot: usize) -> Option<G::Move> {
        self.killers.get(moves as usize)?[slot]
    }

    fn remember(&mut self, moves: u32, refutation: G::Move) {
        let at = moves as usize;
        if self.killers.len() <= at {
            self.killers.resize(at + 1, [None; KILLERS]);
        }
        let killers = &mut self.killers[at];
        killers.rotate_right(1);
        killers[0] = Some(refutation);
    }

    fn known(&mut self, game: &G) -> (u128, Known) {
        let key = game.fingerprint();
        let left = self.budget.left();
        let table = (self.table).get_or_insert_with(|| Table::new(TABLE_BYTES, left));
        (key, table.get(key).copied().unwrap_or_default())
    }
}

/// Known results of a position, as numbers of the attacker's moves.
#[derive(Debug, Clone, Copy)]
struct Known {
    /// Least known number with which the attacker wins.
    wins: u8,
    /// Greatest known number with which the attacker does not win.
    fails: u8,
}

impl Default for Known {
    fn default() -> Known {
        Known { wins: u8::MAX, fails: 0 }
    }
}
