//! Moves that proved a fact about one position, tried first in the next: they mostly prove it there too.
//!
//! Nothing is taken on trust. A remembered move counts only where it is legal and wins again; without one, the full
//! search runs. So the answers are the same as without memory, whatever it holds.

use super::forced::Attack;
use super::legality::{if_legal, wins_by};
use tessera_rules::themisto::{Move, Themisto};
use tessera_search::Budget;

/// Number of winning moves that are remembered.
const REMEMBERED: usize = 3;

/// The moves with which a seat has won lately.
#[derive(Debug, Default)]
pub(super) struct Wins([Option<Move>; REMEMBERED]);

impl Wins {
    /// True if the seat to move has a winning move, as [`Themisto::has_win`] reports.
    pub(super) fn wins_now(&mut self, game: &Themisto) -> bool {
        self.wins_again(game) || self.finds_win(game)
    }

    /// The move that won last.
    fn latest(&self) -> Option<Move> {
        self.0[0]
    }

    /// True if a remembered move wins. Where none does, another may.
    pub(super) fn wins_again(&mut self, game: &Themisto) -> bool {
        let again = (self.0.iter().flatten()).position(|&m| wins_by(game, m));
        if let Some(at) = again {
            self.0[..=at].rotate_right(1);
        }
        again.is_some()
    }

    /// True if some move wins; it is remembered.
    pub(super) fn finds_win(&mut self, game: &Themisto) -> bool {
        let win = game.winning_move();
        if win.is_some() {
            self.0.rotate_right(1);
            self.0[0] = win;
        }
        win.is_some()
    }
}

/// The moves with which a seat has lately won when it moved twice.
#[derive(Debug, Default)]
pub(super) struct Pairs {
    latest: Option<[Move; 2]>,
    second: Wins,
}

impl Pairs {
    /// True if the seat to move wins with two moves of its own, by force.
    pub(super) fn win(&mut self, game: &Themisto) -> bool {
        if let Some([first, second]) = self.latest
            && after_free_turn(game, first).is_some_and(|after| wins_by(&after, second))
        {
            return true;
        }
        self.find(game)
    }

    fn find(&mut self, game: &Themisto) -> bool {
        if self.second.wins_now(game) {
            return true;
        }
        // Two turns in a row are the usual case. The search finds other wins, or that there is none.
        let mut moves = Vec::new();
        if game.skip() {
            game.judged_moves(&mut moves);
        }
        for judged in moves.iter().filter(|judged| !judged.penalised) {
            if self.second.wins_now(&game.after(judged)) {
                self.latest = self.second.latest().map(|second| [judged.m, second]);
                return true;
            }
        }
        let mut budget = Budget::nodes(u64::MAX);
        Attack::new(game.to_move(), &mut budget).wins(&mut { *game }, 2) == Some(true)
    }
}

/// The position after a legal move, if the same seat moves again.
fn after_free_turn(game: &Themisto, m: Move) -> Option<Themisto> {
    if !game.skip() || game.winner().is_some() {
        return None;
    }
    let judged = if_legal(game, m).filter(|judged| !judged.penalised && !judged.wins)?;
    Some(game.after(&judged))
}

#[cfg(test)]
mod tests {
    use super::super::board::{Style, quiet};
    use super::*;
    use crate::Difficulty;
    use tessera_rules::game::random::seeded;
    use tessera_rules::game::{Compose, Game};
    use tessera_rules::themisto::JudgedMove;

    fn judged(game: &Themisto) -> Vec<JudgedMove> {
        let mut list = Vec::new();
        game.judged_moves(&mut list);
        list
    }

    #[test]
    fn remembered_moves_change_no_answer() {
        let (mut wins, mut pairs) = (Wins::default(), Pairs::default());
        let mut met = [[0u32; 2]; 2];
        for seed in 0..60 {
            let mut rng = seeded(seed);
            let game = if seed % 2 == 0 {
                Some(Themisto::compose(&mut rng))
            } else {
                quiet(Style::crowded(Difficulty::MAX, &mut rng), &mut rng)
            };
            let Some(game) = game.filter(|game| game.winner().is_none()) else {
                continue;
            };
            for reply in judged(&game) {
                let after = game.after(&reply);
                let has_win = judged(&after).iter().any(|judged| judged.wins);
                assert_eq!(wins.wins_now(&after), has_win);
                met[0][usize::from(has_win)] += 1;
                if after.skip() && after.winner().is_none() {
                    let mut budget = Budget::nodes(u64::MAX);
                    let mut attack = Attack::new(after.to_move(), &mut budget);
                    let two = attack.wins(&mut { after }, 2) == Some(true);
                    assert_eq!(pairs.win(&after), two);
                    met[1][usize::from(two)] += 1;
                }
            }
        }
        assert!(met.iter().flatten().all(|&n| n > 3), "{met:?}");
    }

    #[test]
    fn a_free_turn_is_one_after_which_the_same_seat_moves() {
        let (mut free, mut won, mut passed) = (0, 0, 0);
        for seed in 0..300 {
            let game = Themisto::compose(&mut seeded(seed));
            let mut moves = Vec::new();
            game.moves(&mut moves);
            for m in moves {
                let mut next = game;
                next.play(m);
                let again = next.winner().is_none() && next.to_move() == game.to_move();
                let after = after_free_turn(&game, m);
                assert_eq!(after, again.then_some(next), "{m:?} in {game:?}");
                free += u32::from(again);
                won += u32::from(next.winner().is_some());
                passed += u32::from(game.skip() && !again);
            }
        }
        assert!(free > 500 && won > 50 && passed > 500, "{free} {won} {passed}");
    }
}
