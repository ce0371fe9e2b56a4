//! What calls need to know of a game beyond its rules: its JSON forms, its start options, its explanations.

use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;

use tessera_engines::Engine;
use tessera_pictures::Picture;
use tessera_puzzles::PuzzleGame;
use tessera_rules::game::{Compose, Fault};

use crate::sentence::{self, Sentence};
use crate::wire::MoveObject;

/// A game as callers see it. Everything that differs between games on the wire is in here; routes,
/// envelopes, errors and the OpenAPI document are written once for all of them.
pub trait WireGame: Engine + Compose + Picture + PuzzleGame {
    /// The id in paths, such as `octopus`.
    const ID: &'static str;
    /// What the names of the game's OpenAPI schemas begin with, such as `Octopus`. The associated types
    /// below are named with it: `OctopusPosition`, `OctopusMove`, …
    const SCHEMA_PREFIX: &'static str;
    /// Changes whenever an answer about the rules changes.
    const RULES_VERSION: &'static str;
    /// The page of its rules (Markdown).
    const RULES_PAGE: &'static str;
    /// Work (leaves and inner states) up to which `perft` answers.
    const PERFT_LIMIT: u64;
    /// Whether positions may wait for chance (the `draw` member of `moves`).
    const HAS_CHANCE: bool = false;
    /// Whether [`WireGame::write_moves`] does something.
    const WRITES_MOVES: bool = false;
    /// Whether some answers carry `rules_status`.
    const HAS_RULES_STATUS: bool = false;
    /// What every position key matches, as a regular expression that JSON Schema knows. Not every text that does is one.
    const KEY_PATTERN: &'static str;
    /// As [`WireGame::KEY_PATTERN`], for the notation of moves, in letters of either case.
    const MOVE_PATTERN: &'static str;
    /// As [`WireGame::KEY_PATTERN`], for the rows of boards, in games whose positions have such.
    const ROW_PATTERN: Option<&'static str> = None;
    /// Positions that the documentation shows; the first is the richest. Tests execute all of them.
    const EXAMPLES: &'static [Example];
    /// Id of the puzzle that the documentation shows.
    const PUZZLE_EXAMPLE: &'static str;

    /// What `gain` orders moves by in this game, largest first.
    const GAIN: &'static str;

    /// The position's JSON object: every field required, unknown fields refused.
    type PositionWire: Serialize + DeserializeOwned + ToSchema + Send + 'static;
    /// A move in an answer. Has a member `move` with the notation.
    type MoveWire: MoveObject + Serialize + Send + 'static;
    /// The body of `start`: every field optional, unknown fields refused; has `seats` and `seed`.
    type StartOptions: Default + DeserializeOwned + ToSchema + Send + 'static;
    /// The game's part of a `score` answer: `standings` and what the game adds.
    type ScoreWire: Serialize + ToSchema + Send + 'static;
    /// One part of the explanation of a move.
    type PartWire: Serialize + ToSchema + Send + 'static;

    /// What `GET /v1/games/{game}` tells, but for what is the same for every game.
    fn card() -> GameCard;

    /// Validates a JSON position.
    ///
    /// # Errors
    /// As [`tessera_rules::game::Position::from_key`]; the path leads into the object.
    fn decode(wire: Self::PositionWire) -> Result<Self, Fault>;

    /// The JSON form, lists in canonical order.
    fn encode(&self) -> Self::PositionWire;

    /// A legal move of this position (or a draw that is due) as answers show it. `notation` is
    /// [`tessera_rules::game::Position::notation`] of it, computed already.
    fn describe(&self, m: Self::Move, notation: String) -> Self::MoveWire;

    /// Appends every legal move to `json`, as [`WireGame::describe`] shows it, sorted by notation, with commas
    /// between: for games with many moves, whose objects would take longer than all the rest.
    fn write_moves(&self, _json: &mut Vec<u8>) {}

    /// The seed in the options, if one was sent.
    fn seed(options: &Self::StartOptions) -> Option<crate::wire::Int>;

    /// A start position; `rng` is seeded with the seed of the options or a random one.
    ///
    /// # Errors
    /// [`tessera_rules::game::FaultKind::Options`] when the options exclude each other or are out of range;
    /// `Malformed` for an option outside its grammar. The path leads into the options.
    fn start(options: &Self::StartOptions, rng: &mut ChaCha8Rng) -> Result<Self, Fault>;

    /// The standings and what else `score` tells of the position.
    fn score(&self) -> Self::ScoreWire;

    /// What a legal move (or a draw that is due) earns and why: parts that add up to the figures of
    /// [`WireGame::describe`], and one sentence for people (who count seats from 1).
    fn explain(&self, m: Self::Move) -> (Vec<Self::PartWire>, String);

    /// The draw that is due, when the turn is chance's.
    fn draw(&self) -> Option<DrawWire> {
        None
    }

    /// `Some("reconstructed")` where the rules of this position's form are not published ones.
    fn rules_status(&self) -> Option<&'static str> {
        None
    }
}

/// A documented position and moves that may be played from it.
#[derive(Debug, Clone, Copy)]
pub struct Example {
    /// Identifier within the game, snake case.
    pub name: &'static str,
    /// One line for readers.
    pub summary: &'static str,
    /// The position key.
    pub key: &'static str,
    /// A legal line from it, not empty; the first move is also the one that `score` explains.
    pub moves: &'static [&'static str],
    /// The seed that the line needs, when it leaves draws to one.
    pub seed: Option<u64>,
}

/// The draw that a position waits for.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = Draw)]
pub struct DrawWire {
    /// How many tiles are drawn.
    pub count: u32,
    /// How many tiles of each kind are unseen; kinds with none are left out.
    pub unseen: BTreeMap<String, u32>,
}

/// A game in full.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct GameCard {
    /// The name under which the game was published.
    #[serde(serialize_with = "sentence::serialize")]
    #[schema(value_type = Sentence)]
    pub name: &'static str,
    /// Its designer.
    pub designer: &'static str,
    /// Year of publication (of this edition).
    pub year: u16,
    /// Number of seats in start positions.
    pub seats: SeatRange,
    /// What `start` takes.
    pub options: Vec<OptionCard>,
    /// How positions and moves are written.
    pub notation: NotationCard,
    /// The symmetry group under which positions count as the same.
    pub symmetries: SymmetryCard,
    /// Limits of this game beyond those of the service: name and value.
    pub limits: BTreeMap<&'static str, u64>,
    /// What a caller must know before trusting the answers, such as that rules are reconstructed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Sentence>,
}

/// How many may play.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct SeatRange {
    /// Fewest.
    pub min: u8,
    /// Most.
    pub max: u8,
    /// What `start` uses by default.
    pub default: u8,
}

/// An option of `start`.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct OptionCard {
    /// Name of the field.
    pub name: &'static str,
    /// What it does.
    #[serde(serialize_with = "sentence::serialize")]
    #[schema(value_type = Sentence)]
    pub description: &'static str,
    /// Its default; null where there is none.
    #[schema(value_type = serde_json::Value)]
    pub default: serde_json::Value,
    /// The values that it takes, in words or as a list.
    #[serde(serialize_with = "sentence::serialize")]
    #[schema(value_type = Sentence)]
    pub values: &'static str,
}

/// How positions and moves are written.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NotationCard {
    /// The position key.
    pub position_key: GrammarCard,
    /// Each form of a move.
    pub moves: Vec<GrammarCard>,
}

/// One form of notation.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct GrammarCard {
    /// The grammar, in words and brackets.
    pub form: &'static str,
    /// An example of it.
    pub example: &'static str,
    /// What it means.
    #[serde(serialize_with = "sentence::serialize")]
    #[schema(value_type = Sentence)]
    pub meaning: &'static str,
}

/// The symmetry group of a game's rules.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct SymmetryCard {
    /// Number of elements, null for an infinite group (translations).
    pub count: Option<u64>,
    /// What they are.
    #[serde(serialize_with = "sentence::serialize")]
    #[schema(value_type = Sentence)]
    pub description: &'static str,
}
