//! Perft: the number of lines of exactly `depth` decisions.
//!
//! Every decision is one ply, including a forced pass and a swap. A line that is over before the depth does not count;
//! a line that reaches chance before the depth counts as one leaf.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::Game;

/// Reason for which a count was not finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unfinished {
    /// The count would exceed the caller's limit.
    #[error("the count passes {limit}")]
    TooLarge {
        /// The limit.
        limit: u64,
    },
    /// The stop flag was raised.
    #[error("the count was stopped")]
    Stopped,
}

/// Numbers of lines, in total and after each legal move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Division<M> {
    /// Lines of exactly the requested depth.
    pub total: u64,
    /// The lines after each legal move, in the order of [`Game::moves`]. Empty at depth 0 and at a chance node, since
    /// the single leaf then belongs to no move.
    pub parts: Vec<(M, u64)>,
}

/// Counts the lines of `depth` plies, without a limit.
pub fn perft<G: Game>(game: &mut G, depth: u32) -> u64 {
    Counter::new(u64::MAX, None, None).count(game, depth).unwrap_or(u64::MAX)
}

/// Counts the lines of `depth` plies, in total and after each legal move.
///
/// # Errors
/// [`Unfinished::TooLarge`] as soon as the leaves counted and the states visited together exceed `limit`; the work has
/// no other bound.
pub fn divide<G: Game>(
    game: &mut G,
    depth: u32,
    limit: u64,
) -> Result<Division<G::Move>, Unfinished> {
    divide_until(game, depth, limit, None, None)
}

/// Same as [`divide`], but stops if the flag is raised, which is checked in every state, and adds the lines counted to
/// `tally` during the count.
///
/// # Errors
/// Same as for [`divide`], and [`Unfinished::Stopped`] if the flag is raised.
pub fn divide_until<G: Game>(
    game: &mut G,
    depth: u32,
    limit: u64,
    stop: Option<&AtomicBool>,
    tally: Option<&AtomicU64>,
) -> Result<Division<G::Move>, Unfinished> {
    let mut parts = Vec::new();
    if depth == 0 || game.awaits_chance() {
        return Ok(Division { total: 1, parts });
    }
    let mut counter = Counter::new(limit, stop, tally);
    for m in game.legal_moves() {
        let undo = game.play(m);
        let leaves = counter.count(game, depth - 1);
        game.undo(undo);
        parts.push((m, leaves?));
    }
    let total = parts.iter().map(|&(_, leaves)| leaves).sum();
    Ok(Division { total, parts })
}

/// The recursion. It keeps spare move lists, so that no ply allocates.
struct Counter<'a, M> {
    spent: u64,
    limit: u64,
    stop: Option<&'a AtomicBool>,
    tally: Option<&'a AtomicU64>,
    lists: Vec<Vec<M>>,
}

impl<'a, M: Copy> Counter<'a, M> {
    fn new(
        limit: u64,
        stop: Option<&'a AtomicBool>,
        tally: Option<&'a AtomicU64>,
    ) -> Counter<'a, M> {
        Counter { spent: 0, limit, stop, tally, lists: Vec::new() }
    }

    fn count<G: Game<Move = M>>(&mut self, game: &mut G, depth: u32) -> Result<u64, Unfinished> {
        if depth == 0 || game.awaits_chance() {
            self.spend(1)?;
            return Ok(1);
        }
        if depth == 1 {
            let leaves = game.count_moves();
            self.spend(leaves.saturating_add(1))?;
            return Ok(leaves);
        }
        self.spend(1)?;
        let mut moves = self.lists.pop().unwrap_or_default();
        game.moves(&mut moves);
        let mut leaves = 0;
        for &m in &moves {
            let undo = game.play(m);
            let below = self.count(game, depth - 1);
            game.undo(undo);
            leaves += below?;
        }
        moves.clear();
        self.lists.push(moves);
        Ok(leaves)
    }

    fn spend(&mut self, work: u64) -> Result<(), Unfinished> {
        self.spent = self.spent.saturating_add(work);
        if let Some(tally) = self.tally {
            tally.fetch_add(work, Ordering::Relaxed);
        }
        if self.spent > self.limit {
            return Err(Unfinished::TooLarge { limit: self.limit });
        }
        if self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return Err(Unfinished::Stopped);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::toy::TakeAway;

    #[test]
    fn counts_lines_and_not_finished_games() {
        // A heap of 4, take 1 to 3: the lines of two plies are 1+1, 1+2, 1+3, 2+1, 2+2, 3+1.
        assert_eq!(perft(&mut TakeAway::new(4), 0), 1);
        assert_eq!(perft(&mut TakeAway::new(4), 1), 3);
        assert_eq!(perft(&mut TakeAway::new(4), 2), 6);
        assert_eq!(perft(&mut TakeAway::new(0), 1), 0);
    }

    #[test]
    fn refuses_what_is_too_large() {
        let limit = 10;
        assert_eq!(divide(&mut TakeAway::new(30), 9, limit), Err(Unfinished::TooLarge { limit }));
    }

    #[test]
    fn a_raised_flag_stops_it() {
        let raised = AtomicBool::new(true);
        let counted = divide_until(&mut TakeAway::new(9), 4, u64::MAX, Some(&raised), None);
        assert_eq!(counted, Err(Unfinished::Stopped));
    }
}
