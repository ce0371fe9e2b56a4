//! Reference players: people's habits in a few lines. They know nothing of the engines, and levels are measured against
//! them.

use std::cmp::Reverse;
use std::fmt;

use tessera_rules::game::random::{Stream, chance, choose, stream};
use tessera_rules::game::{Game, Observe, Seat, Turn};

use crate::contest::Contest;

/// The value of a won game to these players, and the cost of a lost one: more than any gain of a move.
const WIN: i64 = 1 << 40;

/// The number of moves for which a careful player looks at the replies.
const CONSIDERED: usize = 150;

/// A reference player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reference {
    /// Any legal move.
    Random,
    /// A win in one if there is any; otherwise usually the greedy move ([`Contest::OBVIOUS`]), or any move.
    Novice,
    /// The move with the greatest immediate gain by the game's own measure ([`Contest::gains`]); a win above all. Equal
    /// moves are chosen from at random.
    Greedy,
    /// As the greedy player, less the gain of the best reply.
    Careful,
}

impl Reference {
    pub(crate) fn parse(name: &str) -> Option<Reference> {
        Some(match name {
            "random" => Reference::Random,
            "novice" => Reference::Novice,
            "greedy" => Reference::Greedy,
            "careful" => Reference::Careful,
            _ => return None,
        })
    }

    /// The player's move. Equal seeds give equal moves.
    pub(crate) fn choose<C: Contest>(self, view: &C::View, seed: u64) -> C::Move {
        let mut rng = stream(seed, 0x5eed);
        let any = |rng: &mut Stream| {
            let moves = view.legal_moves();
            *choose(rng, &moves)
        };
        match self {
            Reference::Random => any(&mut rng),
            Reference::Novice => {
                let rated = with_ends::<C>(view, C::gains(view), seed);
                let is_won = rated.iter().any(|&(_, gain)| gain >= WIN / 2);
                if is_won || chance(&mut rng, C::OBVIOUS, 100) {
                    one_of_the_best(&rated, &mut rng)
                } else {
                    any(&mut rng)
                }
            }
            Reference::Greedy => {
                one_of_the_best(&with_ends::<C>(view, C::gains(view), seed), &mut rng)
            }
            Reference::Careful => one_of_the_best(&less_the_reply::<C>(view, seed), &mut rng),
        }
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reference::Random => "random",
            Reference::Novice => "novice",
            Reference::Greedy => "greedy",
            Reference::Careful => "careful",
        })
    }
}

fn one_of_the_best<M: Copy>(rated: &[(M, i64)], rng: &mut Stream) -> M {
    let most = rated.iter().map(|&(_, gain)| gain).max();
    let best: Vec<M> =
        (rated.iter()).filter(|&&(_, gain)| Some(gain) == most).map(|&(m, _)| m).collect();
    *choose(rng, &best)
}

/// Each gain, plus the value of the result where the move ends the game.
fn with_ends<C: Contest>(
    view: &C::View,
    mut gains: Vec<(C::Move, i64)>,
    seed: u64,
) -> Vec<(C::Move, i64)> {
    let seat = seat_of(view);
    let mut world = view.sample(&mut stream(seed, 1));
    for (m, gain) in &mut gains {
        let undo = world.play(*m);
        *gain += worth_of_the_end(&world, seat);
        world.undo(undo);
    }
    gains
}

/// The moves with the greatest gains, each less the best gain of the next seat to move, or plus it where that is the
/// same seat. The seed deals the hidden tiles.
fn less_the_reply<C: Contest>(view: &C::View, seed: u64) -> Vec<(C::Move, i64)> {
    let seat = seat_of(view);
    let mut rated = C::gains(view);
    rated.sort_by_key(|&(_, gain)| Reverse(gain));
    rated.truncate(CONSIDERED);
    let world = view.sample(&mut stream(seed, 1));
    for (m, gain) in &mut rated {
        let world = world.played(*m);
        *gain += worth_of_the_end(&world, seat);
        let Turn::Seat(next) = world.turn() else {
            continue;
        };
        let seen = world.view(next);
        let replies = with_ends::<C>(&seen, C::gains(&seen), seed);
        let reply = replies.iter().map(|&(_, gain)| gain).max().unwrap_or(0);
        *gain += if next == seat { reply } else { -reply };
    }
    rated
}

fn worth_of_the_end<G: Game>(game: &G, seat: Seat) -> i64 {
    let winners = game.winners();
    match (game.is_over(), winners.contains(seat), winners.is_empty()) {
        (false, ..) | (true, false, true) => 0,
        (true, true, _) => WIN,
        (true, false, false) => -WIN,
    }
}

fn seat_of<G: Game>(game: &G) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance | Turn::Over => Seat::FIRST,
    }
}

/// The change of `measure` for the seat to move, by legal move.
pub(crate) fn gains_by<G: Game>(
    game: &G,
    measure: impl Fn(&G, Seat) -> i64,
) -> Vec<(G::Move, i64)> {
    let seat = seat_of(game);
    let before = measure(game, seat);
    let mut game = game.clone();
    let moves = game.legal_moves();
    let gain = |m| {
        let undo = game.play(m);
        let after = measure(&game, seat);
        game.undo(undo);
        (m, after - before)
    };
    moves.into_iter().map(gain).collect()
}
