//! Octopus and Themisto written on the public framework `minimax`, as a user of that crate would write them: plain
//! arrays, bit sets where they are the natural choice, moves made and taken back as the crate proposes. Nothing is
//! shared with `crates/rules/src/` but the conversion of a position (`State::from(&position)`). Benches compare both
//! rules and search with them.
//!
//! # Seats that move twice
//! The framework negates a value at every ply, so its sides alternate strictly. In Themisto (a penalty) and Octopus (an
//! empty hand) a seat may move twice in a row. A state therefore stores both the framework's *side* to move, which
//! alternates, and the *seat* that is due by the rules. Where they differ the only move is a forced pass of the side ([`Sides::must_pass`]), which costs a search a
//! ply but no width. [`perft`] passes without counting, because the rules have no such decision.
#![allow(dead_code)] // Each bench uses its own part.

pub mod octopus;
pub mod themisto;

use minimax::{Game, Winner};

/// Operations of these games beyond the framework's trait.
pub trait Sides: Game {
    /// True if the side to move must pass, because the rules let the other one go on.
    fn must_pass(state: &Self::S) -> bool;

    /// The seat on the framework's side to move: the seat that is due, unless [`Sides::must_pass`].
    fn side(state: &Self::S) -> usize;

    /// Lead of seat 0 in points; 0 in games without points.
    fn lead(state: &Self::S) -> i32;

    /// The seat that has won, `None` for a draw; for a finished game.
    fn winner(state: &Self::S, outcome: Winner) -> Option<usize> {
        match outcome {
            Winner::PlayerToMove => Some(Self::side(state)),
            Winner::PlayerJustMoved => Some(1 - Self::side(state)),
            Winner::Draw => None,
        }
    }
}

/// Number of lines of `depth` decisions: the framework's own `perft` (which prints a table) with forced passes
/// left uncounted. The last ply is listed, not made.
pub fn perft<G: Sides>(state: &mut G::S, depth: u32) -> u64 {
    walk::<G, true>(state, depth, &mut Vec::new())
}

/// The same, every leaf made.
pub fn perft_made<G: Sides>(state: &mut G::S, depth: u32) -> u64 {
    walk::<G, false>(state, depth, &mut Vec::new())
}

fn walk<G: Sides, const LISTED: bool>(
    state: &mut G::S,
    depth: u32,
    lists: &mut Vec<Vec<G::M>>,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = lists.pop().unwrap_or_default();
    let mut count = 0;
    if G::generate_moves(state, &mut moves).is_none() {
        let pass = G::must_pass(state);
        let left = if pass { depth } else { depth - 1 };
        if LISTED && left == 0 {
            count = moves.len() as u64;
        } else {
            for &m in &moves {
                count += after::<G, u64>(state, m, |next| walk::<G, LISTED>(next, left, lists));
            }
        }
    }
    moves.clear();
    lists.push(moves);
    count
}

/// Makes a move, passes the new state to `look` and takes the move back, as the framework's strategies do.
pub fn after<G: Game, T>(state: &mut G::S, m: G::M, look: impl FnOnce(&mut G::S) -> T) -> T {
    match G::apply(state, m) {
        Some(mut next) => {
            let seen = look(&mut next);
            G::undo(state, m);
            seen
        }
        None => {
            let seen = look(state);
            G::undo(state, m);
            seen
        }
    }
}

/// A word for each number, for Zobrist's hashing (the finaliser of SplitMix64).
#[inline]
fn word(n: u64) -> u64 {
    let n = n.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    n ^ (n >> 31)
}
