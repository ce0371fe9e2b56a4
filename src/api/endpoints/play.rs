//! `play`: a list of moves, all or none.

use std::collections::HashMap;

use actix_web::http::Method;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::{Head, MAX_MOVES, POSITION_ERRORS, read_position};
use crate::api::body::parse_json;
use crate::api::game::WireGame;
use crate::api::problem::{Code, Problem};
use crate::api::surface::Surface;
use crate::api::wire::{Int, PositionInput};
use crate::game::random::{MAX_SEED, seeded};

/// A position and the moves to make from it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct PlayRequest<P> {
    /// The position: the JSON object or the position key.
    position: PositionInput<P>,
    /// The moves in order, in notation.
    #[schema(max_items = 1000)]
    moves: Vec<String>,
    /// Decides what the moves leave to chance.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    seed: Option<Int>,
}

/// A move that was made, as the game's move object, and who made it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "M: ToSchema")]
pub struct Step<M> {
    /// The seat that moved (or was due, for a draw).
    pub seat: usize,
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
    /// Its key.
    pub key: String,
    /// Whether the game is over, a repetition within the list included.
    pub over: bool,
    /// The seats that won; empty while not over and for a draw.
    pub winners: Vec<usize>,
    /// What each move was and earned.
    pub steps: Vec<Step<M>>,
    /// `reconstructed` where the rules of this form of the game are not published ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// The answer for one game.
type Played<G> = PlayAnswer<<G as WireGame>::PositionWire, <G as WireGame>::MoveWire>;

/// Plays `moves` from `position`.
///
/// # Errors
/// [`Code::MalformedMove`], [`Code::IllegalMove`] and [`Code::GameOver`] with the index of the move,
/// [`Code::ImpossibleOptions`] for a draw that needs a seed, [`Code::LimitExceeded`].
pub fn answer<G: WireGame>(
    mut position: G,
    moves: &[String],
    seed: Option<Int>,
) -> Result<Played<G>, Problem> {
    let mut steps = Vec::with_capacity(moves.len());
    let drawn = play_all(&mut position, moves, seed, |position, m| {
        steps.push(Step {
            seat: position.to_move().index(),
            made: position.describe(m, position.notation(m)),
        });
    })?;
    let head = Head::of(&position);
    Ok(PlayAnswer {
        position: position.encode(),
        key: head.key,
        over: head.over || drawn,
        winners: head.winners,
        steps,
        rules_status: head.rules_status,
    })
}

/// Plays `moves` in place, showing each to `visit` together with the position in which it is made;
/// whether the last position is drawn by repetition.
///
/// # Errors
/// As [`answer`]; then the position is somewhere on the way.
pub(super) fn play_all<G: WireGame>(
    position: &mut G,
    moves: &[String],
    seed: Option<Int>,
    mut visit: impl FnMut(&G, G::Move),
) -> Result<bool, Problem> {
    if moves.len() > MAX_MOVES {
        return Err(Problem::new(
            Code::LimitExceeded,
            format!(
                "{} moves were sent; at most {MAX_MOVES} are taken",
                moves.len()
            ),
        )
        .at("/moves"));
    }
    let mut chance = seed.map(seed_in_range).transpose()?.map(seeded);
    let mut record = Record::new(position);
    for (index, text) in moves.iter().enumerate() {
        let m = legal(position, &record, text, chance.as_mut(), Some("")).map_err(|problem| {
            Problem {
                index: Some(index),
                ..problem.at(format!("/moves/{index}"))
            }
        })?;
        visit(position, m);
        position.play(m);
        record.add(position);
    }
    Ok(record.drawn)
}

/// A move that may be made after what has occurred; `pointer` is its place in the request body.
///
/// # Errors
/// [`Code::MalformedMove`], [`Code::IllegalMove`], [`Code::GameOver`], and [`Code::ImpossibleOptions`]
/// for a draw that needs a seed.
pub(super) fn legal<G: WireGame>(
    position: &G,
    record: &Record<G>,
    text: &str,
    chance: Option<&mut ChaCha8Rng>,
    pointer: Option<&str>,
) -> Result<G::Move, Problem> {
    if record.drawn {
        return Err(Problem {
            rule: G::REPETITION_RULE,
            ..Problem::new(
                Code::GameOver,
                "the game is drawn: the position before this move occurred for the third time",
            )
        });
    }
    if position.is_over() {
        return Err(Problem::new(
            Code::GameOver,
            format!("the game is over; {text:?} can't be played"),
        ));
    }
    position
        .parse_move(text, chance)
        .map_err(|fault| Problem::of_move(fault, pointer))
}

/// What has occurred since the position that was sent, for games in which a third occurrence draws.
pub(super) struct Record<G: WireGame> {
    occurrences: HashMap<G::Repetition, u32>,
    drawn: bool,
}

impl<G: WireGame> Record<G> {
    /// Of a list of moves that begins with this position.
    pub(super) fn new(position: &G) -> Record<G> {
        let mut record = Record {
            occurrences: HashMap::new(),
            drawn: false,
        };
        record.add(position);
        record
    }

    /// After a further move.
    pub(super) fn add(&mut self, position: &G) {
        // A win goes before a repetition, and a finished position can't be drawn any more.
        if G::REPETITION_RULE.is_some() && !position.is_over() {
            let times = self.occurrences.entry(position.repetition()).or_insert(0);
            *times += 1;
            self.drawn = *times >= 3;
        }
    }
}

/// A seed that a caller sent.
///
/// # Errors
/// [`Code::ImpossibleOptions`] when it is not in `0..=MAX_SEED`.
pub(super) fn seed_in_range(seed: Int) -> Result<u64, Problem> {
    seed.to::<u64>()
        .filter(|&seed| seed <= MAX_SEED)
        .ok_or_else(|| {
            Problem::new(
                Code::ImpossibleOptions,
                format!("a seed is an integer from 0 to {MAX_SEED}"),
            )
            .at("/seed")
        })
}

fn execute<G: WireGame>(request: PlayRequest<G::PositionWire>) -> Result<Played<G>, Problem> {
    let position = read_position::<G>(request.position)?;
    answer(position, &request.moves, request.seed)
}

/// Declares it for one game.
pub(super) fn declare<G: WireGame>(surface: &mut Surface) {
    let requests = super::samples::<G>(surface, |example, position| {
        let mut request = json!({ "position": position, "moves": example.moves });
        if let Some(seed) = example.seed {
            request["seed"] = json!(seed);
        }
        Some(request)
    });
    let answers = super::answer_samples(&requests, |body| execute::<G>(parse_json(body)?));
    surface
        .endpoint(Method::POST, format!("/v1/{}/play", G::ID), G::ID)
        .id(format!("{}_play", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text(
            "Play moves",
            "Plays the moves in order and answers with the position after the last. At the first illegal one the \
             whole request is refused, with its `index` and the `rule` that it breaks: nothing is half done.",
        )
        .body::<PlayRequest<G::PositionWire>>(true, requests)
        .answer::<Played<G>>("The position after the moves, and what each did.", answers)
        .errors(POSITION_ERRORS)
        .errors(&[
            Code::MalformedMove,
            Code::IllegalMove,
            Code::GameOver,
            Code::ImpossibleOptions,
            Code::LimitExceeded,
        ])
        .serve_call(|_, request| async move { execute::<G>(request).map(Into::into) });
}
