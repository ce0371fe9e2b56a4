//! `play`: plays a list of moves, all or none.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::moves::{MANY, described};
use crate::game::WireGame;
use crate::host::Host;
use crate::line::play_all;
use crate::operation::{Cost, Operation, RequestExample, needs_nothing};
use crate::position::{Awaits, Head, MOVE_ERRORS, POSITION_ERRORS, examples, read_position};
use crate::problem::{Code, Problem};
use crate::wire::{Int, MoveInput, MoveObject, PositionInput, ReadMove};

/// Longer lines take some milliseconds to play and describe.
const LONG: usize = 50;

/// Moves to play from a position.
pub struct Play<G: WireGame> {
    position: G,
    moves: Vec<ReadMove<G::MoveWire>>,
    seed: Option<Int>,
    with_moves: bool,
}

/// A position and the moves to play from it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[serde(bound(deserialize = "P: Deserialize<'de>, M: MoveObject"))]
#[schema(bound = "P: ToSchema, M: ToSchema")]
pub struct PlayRequest<P, M> {
    /// The position: the JSON object or the position key.
    pub position: PositionInput<P>,
    /// The moves in order: each in notation, or as the move object that `moves` returns.
    #[schema(max_items = 1000, value_type = Vec<MoveInput<M>>)]
    pub moves: Vec<ReadMove<M>>,
    /// Seed of the random draws among the moves.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
    /// Optional parts of the answer.
    pub with: Option<Vec<PlayWith>>,
}

/// An optional part of the answer of `play`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayWith {
    /// The legal moves of the position after the last move.
    Moves,
}

/// A played move as the game's move object, and the seat that made it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "M: ToSchema")]
pub struct Step<M> {
    /// The seat that moved; for a draw, the seat whose turn it was.
    pub seat: usize,
    /// The next event after the move: a move or a random draw; null when the game is over.
    pub awaits: Option<Awaits>,
    /// The move object.
    #[serde(flatten)]
    pub made: M,
}

/// The position after the moves.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema, M: ToSchema")]
pub struct PlayAnswer<P, M> {
    /// The position.
    pub position: P,
    /// Key of the position.
    pub key: String,
    /// True if the game is over, including by repetition within the list.
    pub over: bool,
    /// The seats that won; empty for a draw and while the game goes on.
    pub winners: Vec<usize>,
    /// The next event, a move or a random draw; null when the game is over.
    pub awaits: Option<Awaits>,
    /// The played moves, with their effects and gains.
    pub steps: Vec<Step<M>>,
    /// The legal moves of the position, as `moves` lists them; present if the request has `"with": ["moves"]`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub moves: Option<Vec<M>>,
    /// `reconstructed` if the rules of this form of the game are not the published ones; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

impl<G: WireGame> Operation for Play<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "play";
    const SUMMARY: &'static str = "Play moves";
    const ERRORS: &'static [&'static [Code]] =
        &[POSITION_ERRORS, MOVE_ERRORS, &[Code::ImpossibleOptions, Code::LimitExceeded]];

    type Request = PlayRequest<G::PositionWire, G::MoveWire>;
    type Answer = PlayAnswer<G::PositionWire, G::MoveWire>;
    needs_nothing!();

    fn description() -> String {
        "Plays the moves in order and answers with the position after the last. If a move is illegal, the whole \
         request is refused, with the `index` of that move and the `rule` that it breaks. With `\"with\": [\"moves\"]` the \
         answer lists the legal moves of that position too, so one call a move is enough to play a game."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        examples::<G>(|example, _, position| {
            let mut request = json!({ "position": position, "moves": example.moves });
            if let Some(seed) = example.seed {
                request["seed"] = json!(seed);
            }
            Some(request)
        })
    }

    fn read(request: Self::Request, _host: &impl Host) -> Result<Play<G>, Problem> {
        Ok(Play {
            position: read_position(request.position)?,
            moves: request.moves,
            seed: request.seed,
            with_moves: (request.with).is_some_and(|with| with.contains(&PlayWith::Moves)),
        })
    }

    fn cost(&self) -> Cost {
        // A few moves hardly change the number of legal moves.
        if self.moves.len() > LONG || self.with_moves && self.position.count_moves() > MANY {
            Cost::Medium
        } else {
            Cost::Light
        }
    }

    fn run(self, (): (), _host: &impl Host) -> Result<Self::Answer, Problem> {
        let mut position = self.position;
        let mut steps = Vec::with_capacity(self.moves.len());
        let drawn = play_all(&mut position, &self.moves, self.seed, |position, _, m| {
            set_last(&mut steps, Awaits::of(position));
            steps.push(Step {
                seat: position.to_move().index(),
                awaits: None,
                made: position.describe(m, position.notation(m)),
            });
        })?;
        let head = Head::of_game(&position, drawn);
        set_last(&mut steps, head.awaits);
        Ok(PlayAnswer {
            position: position.encode(),
            key: head.key,
            over: head.over,
            winners: head.winners,
            awaits: head.awaits,
            steps,
            moves: self.with_moves.then(|| match head.over {
                true => Vec::new(),
                false => described(&position),
            }),
            rules_status: head.rules_status,
        })
    }
}

/// Sets the next event of the last step.
fn set_last<M>(steps: &mut [Step<M>], awaits: Option<Awaits>) {
    if let Some(last) = steps.last_mut() {
        last.awaits = awaits;
    }
}
