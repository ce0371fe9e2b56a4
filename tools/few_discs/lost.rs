//! Positions that a seat loses by force.

use std::collections::{HashMap, HashSet};

use rayon::prelude::*;
use tessera_rules::game::{Seat, Symmetric};
use tessera_rules::themisto::{Board, JudgedMove, Symmetry, Themisto};

use super::boards;
use super::predecessors::predecessors;

/// The way in which a seat that is to move loses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Loses with every move.
    Always,
    /// One move holds, to this board; the seat loses where `THM-6` bars that move.
    IfBarred(Board),
}

/// All positions with some number of discs in which one seat is to move and the other wins by force.
pub(crate) struct Lost {
    winner: Seat,
    /// Keys are the board, with all of its images, and whether the winner owes a turn.
    verdicts: HashMap<(Board, bool), Verdict>,
}

impl Lost {
    /// Finds all lost positions.
    pub(crate) fn solve(discs: u32, winner: Seat) -> Lost {
        let mut lost = Lost { winner, verdicts: HashMap::new() };
        let mut found = boards::each(discs, |board| {
            let games = [false, true].map(|skip| boards::position(board, winner.other(), skip));
            let judged = |game: Themisto| Some((game, lost.verdict(&game)?));
            games.into_iter().filter_map(judged).collect()
        });
        for round in 1.. {
            let new = lost.add(&found);
            eprintln!(
                "won by seat {}: round {round}, {} positions that are new or lost in more ways",
                winner.index(),
                new.len()
            );
            if new.is_empty() {
                break;
            }
            let candidates = lost.candidates(&new);
            let judged = |game: &Themisto| Some((*game, lost.verdict(game)?));
            found = candidates.par_iter().filter_map(judged).collect();
        }
        lost
    }

    /// The seat that wins.
    pub(crate) fn winner(&self) -> Seat {
        self.winner
    }

    /// One position of each symmetry class, in the order of their boards.
    pub(crate) fn positions(&self) -> Vec<(Themisto, Verdict)> {
        let mut list: Vec<(Themisto, Verdict)> = (self.verdicts.iter())
            .map(|(&(board, skip), &verdict)| {
                (boards::position(board, self.winner.other(), skip), verdict)
            })
            .filter(|(game, _)| game.canonical().0 == *game)
            .collect();
        list.sort_by_key(|(game, _)| (game.board(), game.skip()));
        list
    }

    /// True if the winner, who is to move, wins by force.
    pub(crate) fn wins(&self, game: &Themisto) -> bool {
        if game.has_win() {
            return true;
        }
        // A win needs two turns in a row, or a move to a position in which the other seat is lost.
        if self.verdicts.is_empty() && !game.skip() {
            return false;
        }
        let mut list = Vec::new();
        game.judged_moves(&mut list);
        list.iter().any(|judged| {
            let after = game.after(judged);
            if after.to_move() == self.winner { self.wins(&after) } else { self.is_lost(&after) }
        })
    }

    /// True if the other seat, which is to move, is known to be lost.
    fn is_lost(&self, game: &Themisto) -> bool {
        match self.verdicts.get(&(game.board(), game.skip())) {
            None => false,
            Some(Verdict::Always) => true,
            Some(Verdict::IfBarred(board)) => game.previous() == Some(*board),
        }
    }

    /// The way in which the other seat loses when it is to move with nothing barred, judged by the positions known so
    /// far. `None` if two moves hold.
    fn verdict(&self, game: &Themisto) -> Option<Verdict> {
        let mut list = Vec::new();
        game.judged_moves(&mut list);
        // Moves that cost no turn hold more often.
        list.sort_by_key(|judged| judged.penalised);
        let holds = |judged: &JudgedMove, after: &Themisto| {
            judged.wins
                || if after.to_move() == self.winner {
                    !self.wins(after)
                } else {
                    !self.is_lost(after)
                }
        };
        let mut held = None;
        for judged in &list {
            let after = game.after(judged);
            if holds(judged, &after)
                && held.replace(after.board()).is_some_and(|b| b != after.board())
            {
                return None;
            }
        }
        match held {
            // A seat without a move does not lose (`THM-9`).
            None => (!list.is_empty()).then_some(Verdict::Always),
            Some(board) => (list.len() > 1).then_some(Verdict::IfBarred(board)),
        }
    }

    /// Stores these verdicts and their images; returns the positions whose verdict is new.
    fn add(&mut self, found: &[(Themisto, Verdict)]) -> Vec<Themisto> {
        let mut new = Vec::new();
        for (game, verdict) in found {
            if self.verdicts.get(&(game.board(), game.skip())) == Some(verdict) {
                continue;
            }
            new.push(*game);
            for symmetry in Symmetry::all() {
                let image = match *verdict {
                    Verdict::Always => Verdict::Always,
                    Verdict::IfBarred(board) => Verdict::IfBarred(board.image(symmetry)),
                };
                let key = (game.board().image(symmetry), game.skip());
                self.verdicts.insert(key, image);
            }
        }
        new
    }

    /// Positions in which the other seat is to move, and from which the new ones can be reached before it moves again.
    fn candidates(&self, new: &[Themisto]) -> Vec<Themisto> {
        let mut candidates = HashSet::new();
        let mut seen: HashSet<Themisto> = HashSet::new();
        let mut ahead: Vec<Themisto> = new.to_vec();
        while let Some(game) = ahead.pop() {
            for before in predecessors(&game) {
                let before = before.canonical().0;
                if before.to_move() != self.winner {
                    candidates.insert(before);
                } else if seen.insert(before) {
                    ahead.push(before);
                }
            }
        }
        candidates.into_iter().collect()
    }
}
