//! Verification of a forced win along all its lines.
//!
//! A search with a table proves that a seat can force a win in a game without a rule on repetitions. If positions that
//! count as repetitions of each other can have different continuations
//! ([`Repetition::Coarser`](tessera_rules::game::Repetition::Coarser)), the winning lines could repeat such a position
//! on the way, and the proof would not hold. This module follows the winner's strategy against every reply, visiting
//! each position once, and rejects it if some line repeats.

use super::drawn::is_drawn;
use rustc_hash::FxHashMap;

use tessera_rules::game::{Keyed, PerfectInfo, Seat, Turn, ZeroSum, difference};

/// The largest strategy that is verified, in positions; larger ones are rejected.
const LIMIT: usize = 1 << 21;
const MAX_PLY: u32 = 400;

/// Verifies that `winner` wins after the move `first` in `game` by following `strategy` against all replies, and that
/// every line ends in a win before any repetition key occurs twice on it. Returns the length of the longest line in
/// plies. `None` also if the strategy has no move, and if a line reaches one of the positions whose keys are in `drawn`
/// (sorted).
pub fn win<G, S>(game: &G, first: G::Move, winner: Seat, drawn: &[u128], strategy: S) -> Option<u32>
where
    G: ZeroSum + PerfectInfo + Keyed,
    S: FnMut(&mut G) -> Option<G::Move>,
{
    let mut walk = Walk {
        winner,
        drawn,
        strategy,
        index: FxHashMap::default(),
        nodes: vec![Node { key: game.repetition_key(), next: Vec::new(), length: None }],
    };
    walk.index.insert(game.fingerprint(), 0);
    let mut game = game.played(first);
    let visit = walk.visit(&mut game, 1)?;
    walk.nodes[0].next.extend(visit.node);
    (!walk.some_line_repeats()).then_some(visit.length + 1)
}

struct Walk<'a, S> {
    winner: Seat,
    drawn: &'a [u128],
    strategy: S,
    index: FxHashMap<u128, usize>,
    nodes: Vec<Node>,
}

struct Node {
    key: Option<u128>,
    next: Vec<usize>,
    /// Plies of the longest line from here; `None` while it is being visited.
    length: Option<u32>,
}

struct Visit {
    /// `None` if the game is over.
    node: Option<usize>,
    length: u32,
}

impl<S> Walk<'_, S> {
    fn visit<G>(&mut self, game: &mut G, ply: u32) -> Option<Visit>
    where
        G: ZeroSum + PerfectInfo + Keyed,
        S: FnMut(&mut G) -> Option<G::Move>,
    {
        let mover = match game.turn() {
            Turn::Seat(mover) => mover,
            Turn::Over if difference(game, self.winner) > 0 => {
                return Some(Visit { node: None, length: 0 });
            }
            Turn::Over | Turn::Chance => return None,
        };
        if is_drawn(game, self.drawn) {
            return None;
        }
        let key = game.repetition_key();
        let fingerprint = game.fingerprint();
        if let Some(&known) = self.index.get(&fingerprint) {
            // Without a length it is on the current line, so the line would be a cycle.
            return self.nodes[known].length.map(|length| Visit { node: Some(known), length });
        }
        if self.nodes.len() >= LIMIT || ply >= MAX_PLY {
            return None;
        }
        let this = self.nodes.len();
        self.index.insert(fingerprint, this);
        self.nodes.push(Node { key, next: Vec::new(), length: None });
        let mut moves = Vec::new();
        if mover == self.winner {
            moves.extend((self.strategy)(game));
        } else {
            game.moves(&mut moves);
        }
        if moves.is_empty() {
            return None;
        }
        let mut next = Vec::new();
        let mut length = 0;
        for m in moves {
            let undo = game.play(m);
            let visit = self.visit(game, ply + 1);
            game.undo(undo);
            let visit = visit?;
            length = length.max(visit.length + 1);
            next.extend(visit.node);
        }
        self.nodes[this].next = next;
        self.nodes[this].length = Some(length);
        Some(Visit { node: Some(this), length })
    }

    /// True if a node can be reached from another one with the same key.
    fn some_line_repeats(&self) -> bool {
        let mut keyed: Vec<(u128, usize)> =
            (self.nodes.iter().enumerate()).filter_map(|(i, node)| Some((node.key?, i))).collect();
        keyed.sort_unstable();
        let mut seen = vec![usize::MAX; self.nodes.len()];
        keyed.chunk_by(|a, b| a.0 == b.0).filter(|class| class.len() > 1).flatten().any(
            |&(key, from)| {
                let mut open = self.nodes[from].next.clone();
                while let Some(at) = open.pop() {
                    if std::mem::replace(&mut seen[at], from) == from {
                        continue;
                    }
                    if self.nodes[at].key == Some(key) {
                        return true;
                    }
                    open.extend(&self.nodes[at].next);
                }
                false
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::game::toy::TakeAway;

    #[test]
    fn wins_are_followed_to_their_end_or_to_the_greatest_length() {
        // Both players take three each time, so the number of plies is that of the threes.
        let length = |plies: u32| {
            let game = TakeAway::new(3 * plies);
            win(&game, 3, Seat::FIRST, &[], |_: &mut TakeAway| Some(3))
        };
        for plies in [1, 2, 50, MAX_PLY] {
            assert_eq!(length(plies), Some(plies));
        }
        assert_eq!(length(MAX_PLY + 1), None);
    }
}
