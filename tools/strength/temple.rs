//! Temple: starts after the first tile and one or two moves more, both editions in turn. Each move is a random one
//! after which 3,000 nodes of the engine give neither seat more than 87 %, and 20,000 nodes confirm it for the last
//! position. (Most random moves lose quickly, and from a decided start each side would win once, regardless of
//! strength.) `temple-late` takes three to six moves: games last about 14 plies, so these are middle games.
//! `temple-published` and `temple-revised` have one edition.

use tessera_engines::{Engine, Question};
use tessera_rules::game::random::{below, choose, seeded};
use tessera_rules::game::{Game, Seat};
use tessera_rules::temple::{Edition, Move, StartColours, Temple};
use tessera_search::{Budget, Kind};

use crate::contest::{Contest, plain_uct};
use crate::references::gains_by;

/// Moves that are tried at each ply before another start is begun.
const TRIES: usize = 40;

impl Contest for Temple {
    type View = Temple;

    const NAME: &'static str = "temple";

    fn start(variant: Option<&str>, seed: u64) -> Option<Temple> {
        let either = match seed.is_multiple_of(2) {
            true => Edition::Published,
            false => Edition::Revised,
        };
        let (least, choices, edition) = match variant {
            None => (2, 2, either),
            Some("published") => (2, 2, Edition::Published),
            Some("revised") => (2, 2, Edition::Revised),
            Some("late") => (3, 4, either),
            Some(_) => return None,
        };
        let even = |game: &Temple, nodes: u64| {
            let question = Question::about_all(game, 1, seed);
            let value = game.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {}).value;
            let even = |p: f64| p.max(1.0 - p) <= 0.87;
            value.kind != Kind::Exact && value.win_probability.is_some_and(even)
        };
        let mut rng = seeded(seed);
        loop {
            let mut game = Temple::start(edition, StartColours::default());
            let plies = least + below(&mut rng, choices);
            let walked = (0..plies).all(|ply| {
                let mut moves: Vec<Move> = Vec::new();
                game.moves(&mut moves);
                (0..TRIES).any(|_| {
                    let undo = game.play(*choose(&mut rng, &moves));
                    let stays = !game.is_over() && (ply == 0 || even(&game, 3000));
                    if !stays {
                        game.undo(undo);
                    }
                    stays
                })
            });
            if walked && even(&game, 20_000) {
                return Some(game);
            }
        }
    }

    fn view(&self, _seat: Seat) -> Temple {
        self.clone()
    }

    fn uct(view: &Temple, seed: u64, budget: &mut Budget) -> Option<Move> {
        plain_uct(view, seed, budget)
    }

    const OBVIOUS: u32 = 65;

    /// The places that are open to the player less the opponent's, and one for every tile that the player keeps: most
    /// games end because a player can't move.
    fn gains(view: &Temple) -> Vec<(Move, i64)> {
        gains_by(view, |game, seat| {
            let shapes = game.outlook().shapes;
            let open = shapes.map(|counts| counts.into_iter().map(i64::from).sum::<i64>());
            let kept = i64::from(game.tiles_left(seat));
            open[seat.index()] - open[seat.other().index()] + kept
        })
    }
}
