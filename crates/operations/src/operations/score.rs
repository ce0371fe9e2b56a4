//! `score`: the standings, and the gain of a move with its explanation.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema as _, ToSchema};

use crate::game::WireGame;
use crate::host::Host;
use crate::line::Reached;
use crate::operation::{Operation, RequestExample, needs_nothing};
use crate::position::{Awaits, MOVE_ERRORS, POSITION_ERRORS, first_examples};
use crate::problem::{Code, Problem};
use crate::sentence::Sentence;
use crate::wire::{MoveText, PositionInput};

/// A position whose standings are requested, and a move of it to explain.
pub struct Score<G: WireGame> {
    reached: Reached<G>,
    explained: Option<G::Move>,
}

/// A position, and optionally a move to explain.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct ScoreRequest<P> {
    /// The position: the JSON object or the position key.
    pub position: PositionInput<P>,
    /// Moves played from the position before it is scored, in notation. In games with a repetition rule, a position
    /// that they reach for the third time is a draw. Tile draws must name their tiles.
    #[schema(max_items = 1000, value_type = Option<Vec<MoveText>>)]
    pub played: Option<Vec<String>>,
    /// A legal move of the position to explain, in notation.
    #[schema(value_type = Option<MoveText>)]
    pub r#move: Option<String>,
}

/// The standings of a position.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "S: ToSchema, M: ToSchema, P: ToSchema")]
pub struct ScoreAnswer<S, M, P> {
    /// The position key.
    pub key: String,
    /// The seat to move.
    pub seat: usize,
    /// True if the game is over.
    pub over: bool,
    /// The seats that won; empty for a draw and while the game goes on.
    pub winners: Vec<usize>,
    /// The next event, a move or a random draw; null when the game is over.
    pub awaits: Option<Awaits>,
    /// The standings, and the game's own members.
    #[serde(flatten)]
    pub score: S,
    /// The explained move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub r#move: Option<M>,
    /// Gain of the move, part by part; the parts add up to the move's figures.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub explanation: Option<Vec<P>>,
    /// The explanation in one sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sentence: Option<Sentence>,
    /// `reconstructed` if the rules of this form of the game are not the published ones; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

impl<G: WireGame> Operation for Score<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "score";
    const SUMMARY: &'static str = "Standings, and a move explained";
    const ERRORS: &'static [&'static [Code]] =
        &[POSITION_ERRORS, MOVE_ERRORS, &[Code::ImpossibleOptions, Code::LimitExceeded]];

    type Request = ScoreRequest<G::PositionWire>;
    type Answer = ScoreAnswer<G::ScoreWire, G::MoveWire, G::PartWire>;
    needs_nothing!();

    fn description() -> String {
        "The standings, ties sharing a rank; with `move`, also what that move earns and why, part by part."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        first_examples::<G>(|example, _, position| {
            // A draw that the seed decides can't be explained, because it is not known yet.
            Some(match example.seed {
                Some(_) => json!({ "position": position }),
                None => json!({ "position": position, "move": example.moves.first() }),
            })
        })
    }

    /// The standings, which the schema of the answer refers to without listing it.
    fn pinned_schemas() -> Vec<(String, RefOr<Schema>)> {
        let mut named = vec![(G::ScoreWire::name().into_owned(), G::ScoreWire::schema())];
        G::ScoreWire::schemas(&mut named);
        named
    }

    fn read(request: Self::Request, _host: &impl Host) -> Result<Score<G>, Problem> {
        let reached = Reached::<G>::read(request.position, request.played)?;
        let position = &reached.position;
        let explained = match request.r#move {
            None => None,
            Some(_) if reached.is_over() => {
                return Err(reached.over("no move can be explained").at("/move"));
            }
            Some(text) => {
                let read = position.parse_move(&text, None);
                Some(read.map_err(|fault| Problem::of_move(fault, Some("/move")))?)
            }
        };
        Ok(Score { reached, explained })
    }

    fn run(self, (): (), _host: &impl Host) -> Result<Self::Answer, Problem> {
        let Score { reached, explained } = self;
        let head = reached.head();
        let position = reached.position;
        let (explanation, sentence) = explained.map(|m| position.explain(m)).unzip();
        Ok(ScoreAnswer {
            key: head.key,
            seat: head.seat,
            over: head.over,
            winners: head.winners,
            awaits: head.awaits,
            score: position.score(),
            r#move: explained.map(|m| position.describe(m, position.notation(m))),
            explanation,
            sentence: sentence.map(Sentence::from),
            rules_status: head.rules_status,
        })
    }
}
