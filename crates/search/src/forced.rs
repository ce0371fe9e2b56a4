//! Forced wins within so many moves of the winner's own, proved: "win in N" and "the only move that holds".
//!
//! Depth-first search of an AND/OR tree to a bound on the attacker's moves, full width: nothing is left out but what
//! cannot matter, and a node ends at the first move that decides it. Replies that refuted one try are tried first
//! against the next (killer moves: Akl and Newborn, "The Principal Continuation and the Killer Heuristic", 1977). Unlike
//! [`mate`](super::mate), which counts plies and deepens, it counts the attacker's moves only.
//!
//! # Repetitions
//! Where a position that recurs on the line is a draw, nothing changes: an attacker that wins within `n` moves of its own
//! can do so by moves after each of which fewer are needed, so that no position recurs on its lines; and one that does
//! not win within `n` when repetitions are played on does not when they are draws. That a win within a bound does not
//! depend on the line before is what makes the table sound. Where equal repetition keys do not mean equal positions
//! ([`Repetition::Coarser`]) the game must do without a table and say why repetitions don't matter
//! ([`Knowledge::TABLE`]).

#[cfg(test)]
mod tests;

use super::budget::Budget;
use super::table::Table;
use tessera_rules::game::{Keyed, PerfectInfo, Repetition, Seat, Turn, ZeroSum, difference};

/// A game's knowledge, as the search for forced wins wants it. Nothing of it changes, so it is a type without values.
pub trait Knowledge<G: ZeroSum + PerfectInfo + Keyed> {
    /// A move as the search makes it: the move itself, or the move with what listing it has found out.
    type Step: Copy;

    /// Whether what was proved of a position is remembered in a table.
    const TABLE: bool = true;

    /// Whether the other seat may win too, so that it is asked whether it can before its replies are tried.
    const COUNTERS: bool = false;

    /// How replies that refuted before are tried.
    const REFUTATIONS: Refutations = Refutations::FirstOfList;

    /// The seat that is due. Where [`Game::turn`](tessera_rules::game::Game::turn) has to look for moves, this may
    /// answer a seat that has none: such a position is not won.
    #[inline]
    fn due(game: &G) -> Turn {
        game.turn()
    }

    /// Appends the moves to look at: one at least of all those whose successors play alike. Only legal moves, and in an
    /// order that depends on the position only.
    fn steps(game: &G, out: &mut Vec<Self::Step>);

    /// The move of a step.
    fn move_of(step: &Self::Step) -> G::Move;

    /// The step of a move that was legal in another position, if it is legal in this one and may be among
    /// [`Knowledge::steps`]. Asked for with [`Refutations::BeforeList`] only.
    fn step_of(_game: &G, _m: G::Move) -> Option<Self::Step> {
        None
    }

    /// Makes a step.
    #[inline]
    fn make(game: &mut G, step: &Self::Step) -> G::Undo {
        game.play(Self::move_of(step))
    }

    /// The move of [`Knowledge::steps`] that plays like the legal move `m`.
    fn stand_in(_game: &G, m: G::Move) -> G::Move {
        m
    }

    /// Whether the seat to move, in a position that is not over, has a move that wins at once; `None` when the
    /// budget ends before it is known.
    fn can_win_now(game: &mut G, budget: &mut Budget) -> Option<bool>;
}

/// How replies that refuted before are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refutations {
    /// The last one changes places with the first of the list, if it is in it.
    FirstOfList,
    /// The last four are tried before the list is made, which costs more than they do.
    BeforeList,
}

/// Refutations that are remembered.
const KILLERS: usize = 4;

/// Size of the table, in bytes.
const TABLE_BYTES: usize = 512 << 10;

/// A search for wins of one seat.
pub struct Forced<'a, G: ZeroSum + PerfectInfo + Keyed, K: Knowledge<G>> {
    attacker: Seat,
    budget: &'a mut Budget,
    table: Option<Table<Known>>,
    /// By the attacker's moves left: replies that refuted, the latest first.
    killers: Vec<[Option<G::Move>; KILLERS]>,
    /// Lists of moves that are not in use.
    spare: Vec<Vec<K::Step>>,
}

impl<'a, G: ZeroSum + PerfectInfo + Keyed, K: Knowledge<G>> Forced<'a, G, K> {
    /// A search for wins of `attacker` that spends one node of `budget` for each position it enters.
    pub fn new(attacker: Seat, budget: &'a mut Budget) -> Forced<'a, G, K> {
        const {
            assert!(!(K::TABLE && matches!(G::REPETITION, Repetition::Coarser)));
        }
        Forced {
            attacker,
            budget,
            table: None,
            killers: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// The budget that is spent.
    pub fn budget(&mut self) -> &mut Budget {
        self.budget
    }

    /// Whether the attacker wins by force with at most `moves` moves of its own, whoever is to move. `None` when the
    /// budget ends first.
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
        // The last defence costs less than a look at the table.
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

    /// Whether the attacker wins so after a step of the seat to move.
    pub fn wins_after(&mut self, game: &mut G, step: &K::Step, moves: u32) -> Option<bool> {
        if !self.budget.spend() {
            return None;
        }
        let undo = K::make(game, step);
        let wins = self.wins(game, moves);
        game.undo(undo);
        wins
    }

    /// The position after a step, for one node. `None` when the budget ended.
    pub fn enter(&mut self, game: &G, step: &K::Step) -> Option<G> {
        self.budget.spend().then(|| {
            let mut after = game.clone();
            K::make(&mut after, step);
            after
        })
    }

    /// The fewest moves of its own, at most `moves`, with which the attacker wins by force, 0 when it has won; inside,
    /// `None` when it does not.
    pub fn fewest(&mut self, game: &mut G, moves: u32) -> Option<Option<u32>> {
        for n in 0..=moves {
            if self.wins(game, n)? {
                return Some(Some(n));
            }
        }
        Some(None)
    }

    /// For every legal move of the seat to move, the fewest moves, at most `moves`, that the attacker then still needs,
    /// `None` where it does not win with so many.
    pub fn after_each(&mut self, game: &mut G, moves: u32) -> Option<Vec<(G::Move, Option<u32>)>> {
        let mut list = Vec::new();
        game.moves(&mut list);
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

    /// Whether some move of the attacker wins.
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

    /// Whether every move of the other seat loses.
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
        // A seat that cannot move has not lost.
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

/// What is known of a position: the attacker's moves that suffice, and those that don't.
#[derive(Debug, Clone, Copy)]
struct Known {
    /// The attacker wins with so many.
    wins: u8,
    /// It does not with so many.
    fails: u8,
}

impl Default for Known {
    fn default() -> Known {
        Known {
            wins: u8::MAX,
            fails: 0,
        }
    }
}
