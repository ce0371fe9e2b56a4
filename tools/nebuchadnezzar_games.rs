//! Games that Nebuchadnezzar's engine plays with itself, from random starts and with a random move now and then.

use tessera_rules::game::random::{below, chance, choose, seeded};
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::report::Report;
use tessera_search::value::{Kind, Outcome};

/// Style of play.
pub(crate) struct Style {
    /// The side of the board.
    pub(crate) side: u8,
    /// A game begins with two random moves and up to `openings - 1` more.
    pub(crate) openings: u32,
    /// One of this many later moves is random.
    pub(crate) random_one_in: u32,
    /// A game that reaches this many plies has no result.
    pub(crate) max_plies: u32,
}

/// Plays the game of a seed, to its end or until the engine, `analyse`, proves who wins. Makes a sample of each
/// position in which the engine moved and proved nothing, with whether its player won; a game without a winner gives
/// none. The number of plies comes first.
pub(crate) fn play<S>(
    style: &Style,
    seed: u64,
    analyse: impl Fn(&Nebuchadnezzar) -> Report<Move>,
    sample: impl Fn(&Nebuchadnezzar, &Report<Move>) -> S,
) -> (u32, Vec<(S, bool)>) {
    let mut rng = seeded(seed);
    let mut game = Nebuchadnezzar::empty(style.side, false).expect("a side");
    let opening = 2 + below(&mut rng, style.openings);
    let mut line: Vec<(Seat, S)> = Vec::new();
    let mut winner = None;
    let mut plies = 0;
    let mut moves = Vec::new();
    while plies < style.max_plies {
        if game.is_over() {
            winner = game.winners().iter().next();
            break;
        }
        let me = game.to_move();
        moves.clear();
        game.moves(&mut moves);
        let m = if plies < opening || chance(&mut rng, 1, style.random_one_in) {
            *choose(&mut rng, &moves)
        } else {
            let report = analyse(&game);
            if report.value.kind == Kind::Exact {
                winner = match report.value.outcome {
                    Some(Outcome::Win) => Some(me),
                    Some(Outcome::Loss) => Some(me.other()),
                    _ => None,
                };
                break;
            }
            line.push((me, sample(&game, &report)));
            report.best().expect("a move")
        };
        game.play(m);
        plies += 1;
    }
    let judged = |winner| (line.into_iter()).map(move |(me, sample)| (sample, me == winner));
    (
        plies,
        winner.map_or_else(Vec::new, |winner| judged(winner).collect()),
    )
}
