//! Plain alpha-beta (Knuth and Moore 1975), with which the engines are compared: moves in the order of their immediate
//! gain, then of generation, and no table. Where games have no fixed length it is deepened ply by ply until it has the
//! proof.
#![allow(dead_code, unreachable_pub)] // Each program uses its own part.

use tessera_rules::game::{Game, Seat, Turn};

use super::frozen::{Entry, Frozen};

/// A search that stops at a number of nodes.
pub struct Plain {
    pub nodes: u64,
    cap: u64,
}

/// The value of a position, or `None` when `cap` nodes did not suffice; and the nodes.
pub fn solve<G: Frozen>(entry: &Entry<G>, cap: u64) -> (Option<i64>, u64) {
    let mut game = entry.position.open();
    let Turn::Seat(me) = game.turn() else {
        return (None, 0);
    };
    let mut search = Plain { nodes: 0, cap };
    let value = match G::PLACES {
        Some(_) => search.value::<G>(&mut game, me, -i64::MAX, i64::MAX, u32::MAX),
        None => (1..=entry.plies)
            .map(|depth| search.value::<G>(&mut game, me, -1, 1, depth))
            .find(|&value| value != Some(0))
            .unwrap_or(Some(0)),
    };
    (value, search.nodes)
}

/// True if two searches confirm the value of the set: at least that value, at most that value. `None` when `cap` nodes
/// did not suffice.
pub fn confirms<G: Frozen>(entry: &Entry<G>, cap: u64) -> Option<bool> {
    let mut game = entry.position.open();
    let Turn::Seat(me) = game.turn() else {
        return None;
    };
    let mut search = Plain { nodes: 0, cap };
    let depth = if G::PLACES.is_some() { u32::MAX } else { entry.plies };
    let value = entry.value;
    let low = search.value::<G>(&mut game, me, value - 1, value, depth)?;
    let high = search.value::<G>(&mut game, me, value, value + 1, depth)?;
    Some(low >= value && high <= value)
}

impl Plain {
    /// The value for `me`, who moves. Games still open after `depth` plies are worth 0.
    fn value<G: Frozen>(
        &mut self,
        game: &mut G::Open,
        me: Seat,
        mut alpha: i64,
        beta: i64,
        depth: u32,
    ) -> Option<i64> {
        let mut moves = game.legal_moves();
        moves.sort_by_cached_key(|&m| -G::takes(game, m));
        let mut best = -i64::MAX;
        for m in moves {
            if self.nodes >= self.cap {
                return None;
            }
            self.nodes += 1;
            let undo = game.play(m);
            let value = match game.turn() {
                Turn::Seat(_) if depth == 1 => Some(0),
                Turn::Seat(seat) if seat == me => self.value::<G>(game, me, alpha, beta, depth - 1),
                Turn::Seat(seat) => {
                    self.value::<G>(game, seat, -beta, -alpha, depth - 1).map(|value| -value)
                }
                Turn::Over => Some(G::worth(game, me)),
                Turn::Chance => None,
            };
            game.undo(undo);
            let value = value?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }
}
