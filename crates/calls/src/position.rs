//! Positions of requests, and what answers about a position begin with.

use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use tessera_rules::game::random::MAX_SEED;
use tessera_rules::game::{Seat, SeatSet, Turn};

use crate::game::{Example, WireGame};
use crate::host::Host;
use crate::operation::RequestExample;
use crate::problem::{Code, Problem};
use crate::wire::{Int, PositionInput};

/// Errors of every operation that takes a position.
pub const POSITION_ERRORS: &[Code] = &[Code::MalformedPosition, Code::InconsistentPosition];

/// Errors of every operation that reads moves.
pub const MOVE_ERRORS: &[Code] = &[Code::MalformedMove, Code::IllegalMove, Code::GameOver];

/// Errors of every operation that asks an engine, beyond those of its position.
pub const ENGINE_ERRORS: &[Code] = &[
    Code::ChanceDue,
    Code::ImpossibleOptions,
    Code::ServiceFull,
    Code::BudgetSpent,
];

/// The position of a request, in its member `position`.
///
/// # Errors
/// [`Code::MalformedPosition`] or [`Code::InconsistentPosition`], with the place.
pub fn read_position<G: WireGame>(input: PositionInput<G::PositionWire>) -> Result<G, Problem> {
    let read = match input {
        PositionInput::Key(key) => G::from_key(&key).map_err(|mut fault| {
            // The path of a fault leads into the JSON form; a key has no places inside.
            fault.path.clear();
            fault
        }),
        PositionInput::Object(wire) => G::decode(wire),
    };
    read.map_err(|fault| Problem::of_position(fault, Some("/position")))
}

/// The seed of a request, in its member `seed`.
///
/// # Errors
/// [`Code::ImpossibleOptions`] when it is not in `0..=MAX_SEED`.
pub fn read_seed(seed: Int) -> Result<u64, Problem> {
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

/// The seed of a request, or one that the host draws.
///
/// # Errors
/// As [`read_seed`].
pub fn seed_or_fresh(seed: Option<Int>, host: &impl Host) -> Result<u64, Problem> {
    seed.map_or_else(|| Ok(host.fresh_seed() & MAX_SEED), read_seed)
}

/// What a position waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// A move of the seat to move.
    Move,
    /// A draw, which chance decides: `reply` makes it, and so does `play` with a seed.
    Draw,
}

impl Awaits {
    /// What a position waits for; nothing, when it is over.
    pub fn of<G: WireGame>(position: &G) -> Option<Awaits> {
        match position.turn() {
            Turn::Seat(_) => Some(Awaits::Move),
            Turn::Chance => Some(Awaits::Draw),
            Turn::Over => None,
        }
    }
}

/// What every answer about a position begins with, apart from its own members.
pub struct Head {
    /// The position key.
    pub key: String,
    /// The seat that moves.
    pub seat: usize,
    /// Whether the game is over.
    pub over: bool,
    /// The seats that won.
    pub winners: Vec<usize>,
    /// What the position waits for.
    pub awaits: Option<Awaits>,
    /// As [`WireGame::rules_status`].
    pub rules_status: Option<&'static str>,
}

impl Head {
    /// That of a position.
    pub fn of<G: WireGame>(position: &G) -> Head {
        Head {
            key: position.key(),
            seat: position.to_move().index(),
            over: position.is_over(),
            winners: seats(position.winners()),
            awaits: Awaits::of(position),
            rules_status: position.rules_status(),
        }
    }

    /// That of a position which may be drawn by the moves that led to it.
    pub fn of_game<G: WireGame>(position: &G, drawn: bool) -> Head {
        let head = Head::of(position);
        Head {
            over: head.over || drawn,
            awaits: head.awaits.filter(|_| !drawn),
            ..head
        }
    }
}

fn seats(set: SeatSet) -> Vec<usize> {
    set.iter().map(Seat::index).collect()
}

/// The notation of a line, each move as it is written where it is made.
pub fn notations<G: WireGame>(position: &G, line: &[G::Move]) -> Vec<String> {
    let mut walk = position.clone();
    line.iter()
        .map(|&m| {
            let notation = walk.notation(m);
            walk.play(m);
            notation
        })
        .collect()
}

/// Requests about the examples of a game: the first in the JSON form, all by key.
pub(crate) fn examples<G: WireGame>(
    make: impl FnMut(&Example, &G, Value) -> Option<Value>,
) -> Vec<RequestExample> {
    examples_of(G::EXAMPLES, make)
}

/// Requests about the first example of a game alone, in both forms: for calls whose answers have one shape, whatever the
/// position. The document has little room.
pub(crate) fn first_examples<G: WireGame>(
    make: impl FnMut(&Example, &G, Value) -> Option<Value>,
) -> Vec<RequestExample> {
    examples_of(G::EXAMPLES.get(..1).unwrap_or_default(), make)
}

fn examples_of<G: WireGame>(
    examples: &[Example],
    mut make: impl FnMut(&Example, &G, Value) -> Option<Value>,
) -> Vec<RequestExample> {
    let mut list = Vec::new();
    for (i, example) in examples.iter().enumerate() {
        let position = example_position::<G>(example);
        let forms = [
            (i == 0).then(|| (format!("{}_json", example.name), json!(position.encode()))),
            Some((example.name.to_owned(), Value::from(example.key))),
        ];
        for (name, form) in forms.into_iter().flatten() {
            if let Some(request) = make(example, &position, form) {
                list.push(RequestExample::new(&name, example.summary, request));
            }
        }
    }
    list
}

/// The position of a documented example. The examples are constants of the games, and a test reads each of them, so a
/// broken one can't be released.
fn example_position<G: WireGame>(example: &Example) -> G {
    match G::from_key(example.key) {
        Ok(position) => position,
        Err(fault) => panic!(
            "the example {} of {} is wrong: {fault}",
            example.name,
            G::ID
        ),
    }
}
