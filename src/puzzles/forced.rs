//! Wins by force within a few moves: what puzzles of the kinds "win in N" and "the only move that holds" are
//! proved with, for games of two seats without points.
//!
//! Plain AND/OR search to a bound on the attacker's moves, full width, with a table of what was proved and
//! disproved. Nothing is pruned but what cannot matter: a node ends at the first move that decides it.
//!
//! # Repetitions
//! Where a position that recurs on the line is a draw, nothing changes: an attacker who wins within `n` moves of its own
//! can do so by moves after each of which fewer are needed, so that no position recurs on its lines; and who does not win
//! within `n` when repetitions are played on does not when they are draws. That a win within a bound does not depend on the
//! line before is what makes the table sound. (Positions that a caller's line holds already are the positions of a
//! puzzle; no attacker who wins by force goes back to one of them, for the same reason.)

use super::{Appraised, Task};
use crate::game::{Keyed, PerfectInfo, Repetition, Seat, Turn, ZeroSum, difference};
use crate::search::Budget;
use crate::search::table::Table;

/// A game in which wins by force are looked for. No move may lose the game at once for the seat that makes it.
pub trait Forcing: ZeroSum + PerfectInfo + Keyed {
    /// The moves to look at: one at least of all those whose successors play alike. Only legal moves, and in an
    /// order that depends on the position only.
    fn distinct(&self, out: &mut Vec<Self::Move>) {
        self.moves(out);
    }

    /// The move of [`Forcing::distinct`] that plays like the legal move `m`.
    fn stand_in(&self, m: Self::Move) -> Self::Move {
        m
    }

    /// Whether the seat to move, in a position that is not over, has a move that wins at once; `None` when the
    /// budget ends before it is known.
    fn can_win_now(&mut self, budget: &mut Budget) -> Option<bool>;
}

/// Size of the table, in bytes.
const TABLE_BYTES: usize = 512 << 10;

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

/// A search for wins of one seat.
pub struct Forced<'a, G: Forcing> {
    attacker: Seat,
    budget: &'a mut Budget,
    table: Option<Table<Known>>,
    /// By the attacker's moves left, the last defence that worked.
    refutations: Vec<Option<G::Move>>,
    /// Lists of moves that are not in use.
    spare: Vec<Vec<G::Move>>,
}

impl<'a, G: Forcing> Forced<'a, G> {
    /// A search for wins of `attacker`.
    pub fn new(attacker: Seat, budget: &'a mut Budget) -> Forced<'a, G> {
        const {
            assert!(!matches!(G::REPETITION, Repetition::Coarser));
        }
        Forced {
            attacker,
            budget,
            table: None,
            refutations: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// Whether the attacker wins by force with at most `moves` moves of its own, whoever is to move. `None` when the
    /// budget ends first.
    pub fn wins(&mut self, game: &mut G, moves: u32) -> Option<bool> {
        let mover = match game.turn() {
            Turn::Over => return Some(difference(game, self.attacker) > 0),
            Turn::Chance => return Some(false),
            Turn::Seat(_) if moves == 0 => return Some(false),
            Turn::Seat(mover) => mover,
        };
        if mover == self.attacker {
            if game.can_win_now(self.budget)? {
                return Some(true);
            }
            if moves == 1 {
                return Some(false);
            }
        }
        // The last defence costs less than a look at the table.
        let known = (moves > 1).then(|| self.known(game));
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

    /// Whether the attacker wins so after the legal move `m`.
    fn wins_after(&mut self, game: &mut G, m: G::Move, moves: u32) -> Option<bool> {
        if !self.budget.spend() {
            return None;
        }
        let undo = game.play(m);
        let wins = self.wins(game, moves);
        game.undo(undo);
        wins
    }

    /// The fewest moves, at most `moves`, with which the attacker wins by force; inside, `None` when it does not.
    pub fn fewest(&mut self, game: &mut G, moves: u32) -> Option<Option<u32>> {
        for n in 0..=moves {
            if self.wins(game, n)? {
                return Some(Some(n));
            }
        }
        Some(None)
    }

    fn known(&mut self, game: &G) -> (u128, Known) {
        let key = game.fingerprint();
        let left = self.budget.left();
        let table = (self.table).get_or_insert_with(|| Table::new(TABLE_BYTES, left));
        (key, table.get(key).copied().unwrap_or_default())
    }

    /// Some move of the attacker wins.
    fn attack(&mut self, game: &mut G, moves: u32) -> Option<bool> {
        self.any(game, moves - 1, true, None)
    }

    /// Every move of the other seat loses.
    fn defend(&mut self, game: &mut G, moves: u32) -> Option<bool> {
        let first = self.refutations.get(moves as usize).copied().flatten();
        self.any(game, moves, false, first).map(|holds| !holds)
    }

    /// Whether after some move the attacker wins (or does not) with `left` moves. `first` is tried first.
    fn any(&mut self, game: &mut G, left: u32, wins: bool, first: Option<G::Move>) -> Option<bool> {
        let mut list = self.spare.pop().unwrap_or_default();
        list.clear();
        game.distinct(&mut list);
        if let Some(at) = first.and_then(|first| list.iter().position(|&m| m == first)) {
            list.swap(0, at);
        }
        let mut found = Some(None);
        for &m in &list {
            if !self.budget.spend() {
                found = None;
                break;
            }
            let undo = game.play(m);
            let after = self.wins(game, left);
            game.undo(undo);
            match after {
                None => {
                    found = None;
                    break;
                }
                Some(after) if after == wins => {
                    found = Some(Some(m));
                    break;
                }
                Some(_) => {}
            }
        }
        self.spare.push(list);
        let found = found?;
        if !wins && found.is_some() {
            let at = left as usize;
            if self.refutations.len() <= at {
                self.refutations.resize(at + 1, None);
            }
            self.refutations[at] = found;
        }
        Some(found.is_some())
    }

    /// For every legal move of the seat to move, the fewest moves, at most `moves`, that the attacker then still needs,
    /// `None` where it does not win with so many.
    pub fn after_each(&mut self, game: &mut G, moves: u32) -> Option<Vec<(G::Move, Option<u32>)>> {
        let mut list = Vec::new();
        game.moves(&mut list);
        let mut distinct: Vec<(G::Move, Option<u32>)> = Vec::new();
        let mut all = Vec::with_capacity(list.len());
        for m in list {
            let stand_in = game.stand_in(m);
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
}

/// [`super::PuzzleGame::appraise`] for [`Task::Win`] and [`Task::Hold`]; `None` also for other tasks.
pub fn appraise<G: Forcing>(
    position: &G,
    task: Task,
    budget: &mut Budget,
) -> Option<Vec<Appraised<G::Move>>> {
    let Turn::Seat(solver) = position.turn() else {
        return Some(Vec::new());
    };
    let (attacker, moves) = after_move(solver, task)?;
    let fewest = Forced::new(attacker, budget).after_each(&mut position.clone(), moves)?;
    let worth = |needed: Option<u32>| match (task, needed) {
        (Task::Win { .. }, Some(needed)) => f64::from(1 + moves - needed),
        (Task::Win { .. }, None) => 0.0,
        (_, needed) => f64::from(u8::from(needed.is_none())),
    };
    let appraised = fewest.into_iter().map(|(m, needed)| Appraised {
        m,
        worth: worth(needed),
    });
    Some(appraised.collect())
}

/// Who wins or must not, and with how many moves, after the solver's move.
fn after_move(solver: Seat, task: Task) -> Option<(Seat, u32)> {
    match task {
        Task::Win { moves } => Some((solver, moves.checked_sub(1)?)),
        Task::Hold { within } => Some((solver.other(), within)),
        Task::Best { .. } => None,
    }
}

/// The distinct moves that do the task, in the order of [`Forcing::distinct`], the first `most + 1` of them if there are
/// more: then the rest need not be looked at. `None` when the budget ends first, and for other tasks than
/// [`appraise`] knows.
fn good_moves<G: Forcing>(
    position: &G,
    task: Task,
    most: usize,
    budget: &mut Budget,
) -> Option<Vec<G::Move>> {
    let mut good = Vec::new();
    let Turn::Seat(solver) = position.turn() else {
        return Some(good);
    };
    let (attacker, moves) = after_move(solver, task)?;
    let mut game = position.clone();
    let mut list = Vec::new();
    game.distinct(&mut list);
    let mut search = Forced::new(attacker, budget);
    for m in list {
        if good.len() > most {
            break;
        }
        if search.wins_after(&mut game, m, moves)? == (attacker == solver) {
            good.push(m);
        }
    }
    Some(good)
}

/// The only one of the distinct moves that does the task; inside, `None` when several do or none. `None` as for
/// [`appraise`], but most positions cost little.
pub fn only_move<G: Forcing>(
    position: &G,
    task: Task,
    budget: &mut Budget,
) -> Option<Option<G::Move>> {
    let good = good_moves(position, task, 1, budget)?;
    Some(match good[..] {
        [only] => Some(only),
        _ => None,
    })
}

/// [`super::PuzzleGame::resist`] for [`Task::Win`] and [`Task::Hold`].
///
/// Against a win: a reply after which there is none within the solver's moves left, or else one of those that make it take
/// longest, the one that leaves the fewest good moves. After a move that does not hold: a reply that wins fastest.
/// Among equals the one that looks best (`lure`), then the least.
pub fn resist<G: Forcing>(
    position: &G,
    solver: Seat,
    task: Task,
    lure: impl Fn(G::Move) -> i64,
    budget: &mut Budget,
) -> Option<G::Move> {
    let mut game = position.clone();
    let mut replies = Vec::new();
    game.moves(&mut replies);
    replies.sort_by(|&a, &b| lure(b).cmp(&lure(a)).then(a.cmp(&b)));
    // Of those that play alike, the first.
    let mut seen = Vec::new();
    replies.retain(|&m| {
        let stand_in = game.stand_in(m);
        let new = !seen.contains(&stand_in);
        seen.push(stand_in);
        new
    });
    match task {
        Task::Win { moves } => against(&mut game, solver, moves, &replies, budget),
        Task::Hold { within } => {
            let mut search = Forced::new(solver.other(), budget);
            for moves in 0..within {
                for &m in &replies {
                    if search.wins_after(&mut game, m, moves)? {
                        return Some(m);
                    }
                }
            }
            replies.first().copied()
        }
        Task::Best { .. } => None,
    }
}

/// The reply against a win of `solver` within `moves` moves.
fn against<G: Forcing>(
    game: &mut G,
    solver: Seat,
    moves: u32,
    replies: &[G::Move],
    budget: &mut Budget,
) -> Option<G::Move> {
    let mut search = Forced::new(solver, budget);
    for &m in replies {
        if !search.wins_after(game, m, moves)? {
            return Some(m);
        }
    }
    let mut longest: Vec<G::Move> = replies.to_vec();
    for moves in (0..moves).rev() {
        let mut longer = Vec::new();
        for &m in &longest {
            if !search.wins_after(game, m, moves)? {
                longer.push(m);
            }
        }
        if !longer.is_empty() {
            longest = longer;
            break;
        }
    }
    let mut testing = None;
    let mut fewest = usize::MAX;
    for m in longest {
        if fewest == 1 {
            break;
        }
        let undo = game.play(m);
        let good = good_moves(
            game,
            Task::Win { moves },
            fewest.saturating_sub(1),
            search.budget,
        );
        game.undo(undo);
        let good = good?.len();
        if good < fewest {
            fewest = good;
            testing = Some(m);
        }
    }
    testing
}
