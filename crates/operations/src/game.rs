//! The interface between calls and a game beyond its rules: JSON forms, start options, explanations.

use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;

use tessera_engines::Engine;
use tessera_messages::{Id, Text, message};
use tessera_pictures::Picture;
use tessera_puzzles::{PuzzleGame, Task};
use tessera_rules::game::{Compose, Fault, random::MAX_SEED};
use tessera_search::Line;

use crate::sentence::Sentence;
use crate::spoken::Spoken;
use crate::wire::MoveObject;

/// A game as callers see it. All differences between games on the wire are defined here. Routes, envelopes, errors and
/// the OpenAPI document are written once for all games.
pub trait WireGame: Engine + Compose + Picture + PuzzleGame {
    /// The id in paths, such as `octopus`.
    const ID: &'static str;
    /// Prefix of the names of the game's OpenAPI schemas, such as `Octopus`. The associated types below have it in
    /// their names: `OctopusPosition`, `OctopusMove`, …
    const SCHEMA_PREFIX: &'static str;
    /// Version of the rules; it changes whenever an answer about the rules changes.
    const RULES_VERSION: &'static str;
    /// The rules page (Markdown).
    const RULES_PAGE: &'static str;
    /// Letters before the digits in the numbers of the game's rulings, such as `THM-`. No two games share them.
    const RULING_LETTERS: &'static [&'static str];
    /// Most leaves and inner states of one `perft` count.
    const PERFT_LIMIT: u64;
    /// True if positions may await a draw (the `draw` member of `moves`).
    const HAS_CHANCE: bool = false;
    /// Appends every legal move in the form of [`WireGame::describe`], sorted by notation and separated by commas. For
    /// games with many moves, where building an object per move would dominate the time of the answer.
    const WRITE_MOVES: Option<fn(&Self, &mut Vec<u8>)> = None;
    /// True if some answers carry `rules_status`.
    const HAS_RULES_STATUS: bool = false;
    /// Regular expression, in the dialect of JSON Schema, that every position key matches. Other texts may match it,
    /// too.
    const KEY_PATTERN: &'static str;
    /// The same for the notation of moves, in letters of either case.
    const MOVE_PATTERN: &'static str;
    /// Example positions of the documentation; the first is the richest. Tests execute all of them.
    const EXAMPLES: &'static [Example];
    /// Id of the documentation's example puzzle.
    const PUZZLE_EXAMPLE: &'static str;

    /// True if margins are points as players count them, so that explanations name them.
    const COUNTS_POINTS: bool = false;

    /// Description of the gain, by which `sort=gain` orders the moves of this game, largest first.
    const GAIN: &'static str;

    /// In games with points, how [`WireGame::points_of_win`] is explained in the documentation of reviews.
    const POINTS_OF_WIN: Option<&'static str> = None;

    /// The position's JSON object: every field required, unknown fields refused.
    type PositionWire: Serialize + DeserializeOwned + ToSchema + Send + 'static;
    /// A move in an answer. Has a member `move` with the notation.
    type MoveWire: MoveObject + Serialize + Send + 'static;
    /// The body of `start`: every field optional, unknown fields refused; has `seats` and `seed`.
    type StartOptions: Default + DeserializeOwned + ToSchema + Send + Sync + 'static;
    /// The game's part of a `score` answer: `standings` and the game's own members.
    type ScoreWire: Serialize + ToSchema + Send + 'static;
    /// One part of the explanation of a move.
    type PartWire: Serialize + ToSchema + Send + 'static;

    /// The game's own part of the answer of `GET /v1/games/{game}`.
    fn card() -> GameCard;

    /// Validates a JSON position.
    ///
    /// # Errors
    /// As [`tessera_rules::game::Position::from_key`]; the path leads into the object.
    fn decode(wire: Self::PositionWire) -> Result<Self, Fault>;

    /// The JSON form, lists in canonical order.
    fn encode(&self) -> Self::PositionWire;

    /// A legal move of this position (or a draw that is due) as answers show it. `notation` is the result of
    /// [`tessera_rules::game::Position::notation`] for the move.
    fn describe(&self, m: Self::Move, notation: String) -> Self::MoveWire;

    /// The seed in the options, if one was sent.
    fn seed(options: &Self::StartOptions) -> Option<crate::wire::Int>;

    /// Returns a start position; `rng` is seeded with the seed of the options or a random one.
    ///
    /// # Errors
    /// [`tessera_rules::game::FaultKind::Options`] when the options exclude each other or are out of range;
    /// `Malformed` for an option outside its grammar. The path leads into the options.
    fn start(options: &Self::StartOptions, rng: &mut ChaCha8Rng) -> Result<Self, Fault>;

    /// The standings and the game's other members of a `score` answer.
    fn score(&self) -> Self::ScoreWire;

    /// Number of points that count as much as a whole win when a review judges a move, in the unit of
    /// [`tessera_search::Value::margin`]; `None` in games without points.
    fn points_of_win(&self) -> Option<f64> {
        None
    }

    /// Explains the gain of a legal move (or of a draw that is due): parts that add up to the figures of
    /// [`WireGame::describe`], and one sentence for people, in which seats are counted from 1.
    fn explain(&self, m: Self::Move) -> (Vec<Self::PartWire>, Text);

    /// The refutation of the move `tried`, which led to this position: with these `replies`, mostly a single one, the
    /// opponent wins before another move of the solver. `None` if it has nothing to say but their names.
    fn winning_reply(&self, _tried: Text, _replies: &[Self::Move]) -> Option<Text> {
        None
    }

    /// Effects of a legal move that matter for a task of its player: phrases in the third person whose subject is the
    /// move, the most important first. They are facts of position and rules, found without a search. A quiet move and a
    /// draw of tiles have none.
    fn effects(&self, m: Self::Move, task: Task) -> Vec<Text>;

    /// Effects of a move in a text about a puzzle, whichever seat makes it: in the form of [`WireGame::effects`], without
    /// the word "opponent". None in games in which the board shows them.
    fn neutral_effects(&self, _m: Self::Move) -> Vec<Text> {
        Vec::new()
    }

    /// Effects of a reply after which a wrong move fails, in the form of [`WireGame::neutral_effects`].
    fn refuting_effects(&self, m: Self::Move) -> Vec<Text> {
        self.neutral_effects(m)
    }

    /// Sentences about the right move `m` of a puzzle under its task: why the other moves fail.
    fn reason(&self, _m: Self::Move, _task: Task) -> Option<Text> {
        None
    }

    /// Sentences about the end of a line of a puzzle that starts here with the solver's move: the figures by which it is
    /// judged, and how they come about. `None` if the moves show it.
    fn closing(&self, _kind: usize, _line: &[Self::Move]) -> Option<Text> {
        None
    }

    /// A legal move in words.
    fn spoken(&self, m: Self::Move) -> Spoken;

    /// The name of a legal move in a text about a puzzle, with its points where points are added up.
    fn named(&self, m: Self::Move) -> Text {
        self.spoken(m).name()
    }

    /// A phrase for the loss of a line against the best one, like those of [`WireGame::effects`]; `None` if the values of
    /// the lines describe the loss.
    fn shortfall(&self, _best: &Line<Self::Move>, _line: &Line<Self::Move>) -> Option<Text> {
        None
    }

    /// The draw that is due, if chance is to act.
    fn draw(&self) -> Option<DrawWire> {
        None
    }

    /// A sentence about the rules of this position, where the game has two editions and it is not of the usual one.
    fn edition_note(&self) -> Option<Text> {
        None
    }

    /// `Some("reconstructed")` if the rules of this position's form are not published ones.
    fn rules_status(&self) -> Option<&'static str> {
        None
    }
}

/// A documented position, and moves that may be played from it.
#[derive(Debug, Clone, Copy)]
pub struct Example {
    /// Identifier within the game, in snake case.
    pub name: &'static str,
    /// One line for readers.
    pub summary: &'static str,
    /// The position key.
    pub key: &'static str,
    /// A legal line from it, not empty; the first move is also the one that `score` explains.
    pub moves: &'static [&'static str],
    /// The seed that the line needs if it contains random draws.
    pub seed: Option<u64>,
}

/// The draw that a position awaits.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = Draw)]
pub struct DrawWire {
    /// Number of tiles to draw.
    pub count: u32,
    /// Number of unseen tiles of each kind; kinds with none are omitted.
    pub unseen: BTreeMap<String, u32>,
}

/// Full description of a game.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct GameCard {
    /// The name under which the game was published.
    pub name: Sentence,
    /// The game's designer.
    pub designer: &'static str,
    /// Year of publication (of this edition).
    pub year: u16,
    /// Number of seats in start positions.
    pub seats: SeatRange,
    /// Options of `start`.
    pub options: Vec<OptionCard>,
    /// Notation of positions and moves.
    pub notation: NotationCard,
    /// The symmetry group of the rules. Symmetric positions count as the same.
    pub symmetries: SymmetryCard,
    /// Limits of this game in addition to the service's: name and value.
    pub limits: BTreeMap<&'static str, u64>,
    /// Caveats about the answers, such as that rules are reconstructed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Sentence>,
}

/// Range of the number of players.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct SeatRange {
    /// Fewest.
    pub min: u8,
    /// Most.
    pub max: u8,
    /// Default of `start`.
    pub default: u8,
}

/// An option of `start`.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct OptionCard {
    /// Name of the field.
    pub name: &'static str,
    /// Effect of the option.
    pub description: Sentence,
    /// Default value; null if there is none.
    #[schema(value_type = serde_json::Value)]
    pub default: serde_json::Value,
    /// Accepted values, in words or as a list.
    pub values: Sentence,
}

impl OptionCard {
    /// The number of seats of a game for two.
    pub(crate) fn two_seats() -> OptionCard {
        OptionCard {
            name: "seats",
            description: Id("card-seats").into(),
            default: 2.into(),
            values: "2".into(),
        }
    }

    /// The seed of a start; `effect` says what it does.
    pub(crate) fn seed(effect: Id) -> OptionCard {
        OptionCard {
            name: "seed",
            description: effect.into(),
            default: serde_json::Value::Null,
            values: message!("number-range", least = 0, most = MAX_SEED).into(),
        }
    }
}

/// Notation of positions and moves.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NotationCard {
    /// The position key.
    pub position_key: GrammarCard,
    /// The forms of a move.
    pub moves: Vec<GrammarCard>,
}

/// One form of notation.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct GrammarCard {
    /// The grammar, in words and brackets.
    pub form: &'static str,
    /// An example.
    pub example: &'static str,
    /// Meaning of the form.
    pub meaning: Sentence,
}

/// The symmetry group of a game's rules.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SymmetryCard {
    /// Number of elements; null for an infinite group (translations).
    pub count: Option<u64>,
    /// Description of the elements.
    pub description: Sentence,
}
