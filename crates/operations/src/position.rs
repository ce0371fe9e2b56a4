//! Positions of requests, and the members that begin every answer about a position.

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

/// Errors of every operation that uses an engine, besides the errors of its position.
pub const ENGINE_ERRORS: &[Code] =
    &[Code::ChanceDue, Code::ImpossibleOptions, Code::ServiceFull, Code::BudgetSpent];

/// Reads the position of a request from its member `position`.
///
/// # Errors
/// [`Code::MalformedPosition`] or [`Code::InconsistentPosition`], with the place.
pub fn read_position<G: WireGame>(input: PositionInput<G::PositionWire>) -> Result<G, Problem> {
    let read = match input {
        PositionInput::Key(key) => G::from_key(&key).map_err(|mut fault| {
            // The path of a fault leads into the JSON form; a key has no inner places.
            fault.path.clear();
            fault
        }),
        PositionInput::Object(wire) => G::decode(wire),
    };
    read.map_err(|fault| Problem::of_position(fault, Some("/position")))
}

/// Reads the seed of a request from its member `seed`.
///
/// # Errors
/// [`Code::ImpossibleOptions`] if it is not in `0..=MAX_SEED`.
pub fn read_seed(seed: Int) -> Result<u64, Problem> {
    seed.to::<u64>().filter(|&seed| seed <= MAX_SEED).ok_or_else(|| {
        Problem::new(Code::ImpossibleOptions, format!("a seed is an integer from 0 to {MAX_SEED}"))
            .at("/seed")
    })
}

/// Returns the seed of a request, or one that the host draws.
///
/// # Errors
/// As [`read_seed`].
pub fn seed_or_fresh(seed: Option<Int>, host: &impl Host) -> Result<u64, Problem> {
    seed.map_or_else(|| Ok(host.fresh_seed() & MAX_SEED), read_seed)
}

/// The next event in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// A move of the seat to move.
    Move,
    /// A random draw. Use `reply` to make it, or `play` with a seed.
    Draw,
}

impl Awaits {
    /// The next event in a position; `None` when it is over.
    pub fn of<G: WireGame>(position: &G) -> Option<Awaits> {
        match position.turn() {
            Turn::Seat(_) => Some(Awaits::Move),
            Turn::Chance => Some(Awaits::Draw),
            Turn::Over => None,
        }
    }
}

/// The common first members of all answers about a position.
pub struct Head {
    /// The position key.
    pub key: String,
    /// The seat to move.
    pub seat: usize,
    /// True if the game is over.
    pub over: bool,
    /// The seats that won.
    pub winners: Vec<usize>,
    /// The next event; `None` when the game is over.
    pub awaits: Option<Awaits>,
    /// As [`WireGame::rules_status`].
    pub rules_status: Option<&'static str>,
}

impl Head {
    /// The head for a position.
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

    /// The head for a position that earlier moves may have drawn.
    pub fn of_game<G: WireGame>(position: &G, drawn: bool) -> Head {
        let head = Head::of(position);
        Head { over: head.over || drawn, awaits: head.awaits.filter(|_| !drawn), ..head }
    }
}

fn seats(set: SeatSet) -> Vec<usize> {
    set.iter().map(Seat::index).collect()
}

/// Example requests made from a game's examples: the first one also in the JSON form, all by key.
pub(crate) fn examples<G: WireGame>(
    make: impl FnMut(&Example, &G, Value) -> Option<Value>,
) -> Vec<RequestExample> {
    examples_of(G::EXAMPLES, make)
}

/// Example requests made from the first example alone, in both forms. For calls whose answers have the same shape for
/// every position, because the document has little room.
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

/// Reads the position of a documented example. The examples are constants of the games, and a test reads each of them,
/// so a broken one can't be released.
fn example_position<G: WireGame>(example: &Example) -> G {
    match G::from_key(example.key) {
        Ok(position) => position,
        Err(fault) => panic!("the example {} of {} is wrong: {fault}", example.name, G::ID),
    }
}
