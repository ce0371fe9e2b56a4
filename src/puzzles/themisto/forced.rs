//! Forced wins: who wins within so many moves of its own, proved.
//!
//! Depth-first AND/OR search to a fixed number of the attacker's moves. Every move of the attacker and every reply
//! is tried until one settles the matter; nothing is left out and nothing is assumed. What makes it fast is the
//! order: a reply that refuted one try mostly refutes the next (killer moves, Akl and Newborn 1977), and
//! wins at once are seen without playing them.
//!
//! Repetition (`THM-10`) can't matter here. A position occurs a third time no sooner than six turns after the
//! first time, because the board differs after one turn and after two (`THM-6`). The longest forced win that is
//! looked for, three moves of the attacker, takes at most seven turns, the last of which is the win; so
//! the first position of all would have to recur after three turns and after six, each time with the attacker to
//! move. An attacker who wins at the third occurrence makes a move that the board of before barred at the
//! two earlier ones; but there it is one and the same board that bars it, so that the first two positions have the
//! same future, and no way to win from the first need go through the second.

use super::sight::wins_now;
use crate::game::Seat;
use crate::games::themisto::{Board, CellSet, Direction, JudgedMove, Move, Themisto};
use crate::search::Budget;

/// The most moves of the attacker that are looked for.
pub(super) const MOST_MOVES: u32 = 3;

/// Replies remembered at each depth.
const KILLERS: usize = 4;

/// A search for forced wins of one seat.
pub(super) struct Attack<'a> {
    attacker: Seat,
    budget: &'a mut Budget,
    /// By the number of the attacker's moves left: replies that refuted, the latest first.
    killers: [[Option<Move>; KILLERS]; MOST_MOVES as usize + 1],
    /// Lists of moves that are not in use.
    spare: Vec<Vec<JudgedMove>>,
}

impl<'a> Attack<'a> {
    /// Searches that spend one node of `budget` for each position they enter.
    pub(super) fn new(attacker: Seat, budget: &'a mut Budget) -> Attack<'a> {
        Attack {
            attacker,
            budget,
            killers: Default::default(),
            spare: Vec::new(),
        }
    }

    /// The number of the attacker's moves with which it wins by force from here, against every defence, if
    /// `most` suffice; 0 when it has won. The outer `None` when the budget does not suffice.
    pub(super) fn moves_to_win(&mut self, game: &Themisto, most: u32) -> Option<Option<u32>> {
        for moves in 0..=most {
            if self.wins(game, moves)? {
                return Some(Some(moves));
            }
        }
        Some(None)
    }

    /// Whether the attacker wins by force from here with at most `moves` moves of its own, whoever is to
    /// move. `None` when the budget does not suffice.
    pub(super) fn wins(&mut self, game: &Themisto, moves: u32) -> Option<bool> {
        match game.winner() {
            Some(winner) => Some(winner == self.attacker),
            None if moves == 0 => Some(false),
            None if game.to_move() == self.attacker => self.attack(game, moves),
            None => self.defend(game, moves),
        }
    }

    /// Enters the position after a move.
    pub(super) fn enter(&mut self, game: &Themisto, judged: &JudgedMove) -> Option<Themisto> {
        self.budget.spend().then(|| game.after(judged))
    }

    fn attack(&mut self, game: &Themisto, moves: u32) -> Option<bool> {
        if wins_now(game) {
            return Some(true);
        }
        if moves == 1 {
            return Some(false);
        }
        let list = self.list(game);
        let mut found = Some(false);
        for judged in &list {
            let after = self.enter(game, judged);
            found = after.and_then(|after| self.wins(&after, moves - 1));
            if found != Some(false) {
                break;
            }
        }
        self.spare.push(list);
        found
    }

    fn defend(&mut self, game: &Themisto, moves: u32) -> Option<bool> {
        if wins_now(game) {
            return Some(false);
        }
        for slot in 0..KILLERS {
            let killer = self.killers[moves as usize][slot];
            if let Some(judged) = killer.and_then(|m| if_legal(game, m))
                && !self.lets_win(game, &judged, moves)?
            {
                return Some(false);
            }
        }
        let list = self.list(game);
        // A seat that cannot move draws (THM-9).
        let mut lost = Some(!list.is_empty());
        for judged in &list {
            lost = self.lets_win(game, judged, moves);
            if lost == Some(false) {
                let killers = &mut self.killers[moves as usize];
                killers.rotate_right(1);
                killers[0] = Some(judged.m);
            }
            if lost != Some(true) {
                break;
            }
        }
        self.spare.push(list);
        lost
    }

    /// Whether the attacker still wins after this reply.
    fn lets_win(&mut self, game: &Themisto, reply: &JudgedMove, moves: u32) -> Option<bool> {
        let after = self.enter(game, reply)?;
        self.wins(&after, moves)
    }

    fn list(&mut self, game: &Themisto) -> Vec<JudgedMove> {
        let mut list = self.spare.pop().unwrap_or_default();
        list.clear();
        game.judged_moves(&mut list);
        list
    }
}

/// The move with what it does, if it is legal in this position, in which nobody has won.
pub(super) fn if_legal(game: &Themisto, m: Move) -> Option<JudgedMove> {
    let board = game.board();
    let (from, to) = (m.from().bit(), m.to().bit());
    if board.occupied() & from == 0 || board.occupied() & to != 0 {
        return None;
    }
    let direction = Direction::between(m.from(), m.to())?;
    let path = direction.ray(m.from()) & direction.opposite().ray(m.to());
    let others = board.occupied() & !from;
    if board.occupied() & path != 0 || neighbours(to) & others == 0 {
        return None;
    }
    let judged = game.judge(m);
    let encloses = judged.flips != 0 || !m.is_capture();
    (encloses && Some(board_after(game, &judged)) != game.previous()).then_some(judged)
}

/// The board after a legal move.
pub(super) fn board_after(game: &Themisto, judged: &JudgedMove) -> Board {
    game.after(judged).board()
}

/// The cells next to a cell.
fn neighbours(cell: CellSet) -> CellSet {
    Direction::ALL
        .iter()
        .fold(0, |set, direction| set | direction.shift(cell))
}
