//! `list_games` and `get_game`: the list of games, and the description of one.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use tessera_pictures::{MAX_LINE, MAX_SIZE, MIN_SIZE};
use tessera_puzzles::set::{MAX_COUNT, MAX_ID};
use tessera_rules::game::quoted;

use super::moves::MAX_PAGE;
use super::perft::MAX_DEPTH;
use super::puzzle_set::COUNT_LIMIT;
use super::puzzles::MAX_THEMES;
use crate::analysis::{Caps, MAX_DEPTH as MAX_PLIES};
use crate::each_game;
use crate::game::{GameCard, WireGame};
use crate::games::ids;
use crate::host::Host;
use crate::limits::{
    ANIMATION_BYTES, ANIMATION_FRAMES, ANIMATION_PIXELS, ANIMATION_SIZE, MAX_BATCH_BODY, MAX_BODY,
    MAX_CALLS, MAX_EXCLUDED, MAX_FRESH_PUZZLES, MAX_GAMES_OF_JOB, MAX_PUZZLES, MAX_PUZZLES_OF_JOB,
    MAX_PUZZLES_OF_SHEET,
};
use crate::line::{MAX_MOVES, MOVES_LIMIT};
use crate::operation::{Operation, RequestExample, needs_nothing};
use crate::problem::{Code, Problem};
use crate::puzzles::{ATTEMPT_LIMIT, JUDGE_NODES, MAX_ATTEMPT, PuzzleCard, card};
use crate::record::{MAX_NAGS, MAX_RECORD_CODE, MAX_RECORD_MOVES, MAX_TAG, MAX_VARIATION_DEPTH};
use crate::strength::{STRENGTHS, Strength};

/// Request for all games.
pub struct ListGames;

/// Request for one game.
pub struct GetGame(String);

/// A request without members.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ListGamesRequest {}

/// Request for a game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GetGameRequest {
    /// The game's id.
    pub game: String,
}

/// A game in the list of games.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct GameSummary {
    /// The id in paths.
    pub id: &'static str,
    /// The game's description.
    #[serde(flatten)]
    pub card: GameCard,
    /// Version of the rules; it changes whenever an answer about the rules changes.
    pub rules_version: &'static str,
    /// Approximate Elo rating of levels 1 to 8 of `reply`, ascending; level 1 is 1000. Ratings of different games are
    /// not comparable.
    pub level_elo: [u16; 8],
    /// Most nodes that a reply of each level spends, ascending. A level that does not search spends none.
    pub level_nodes: [u64; STRENGTHS],
    /// The game's puzzles: generator, types, themes.
    pub puzzles: PuzzleCard,
    /// Limits of the service for every game: name and value.
    pub service_limits: BTreeMap<&'static str, u64>,
    /// Links to related resources: name and path.
    pub links: BTreeMap<&'static str, String>,
}

/// The list of games.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameList {
    /// Every game of the service.
    pub games: Vec<GameSummary>,
}

/// The list of all games, with the limits of a host.
fn list(caps: &Caps) -> GameList {
    GameList { games: each_game!(G => summary::<G>(caps)).into() }
}

fn summary<G: WireGame>(caps: &Caps) -> GameSummary {
    let path = |verb: &str| format!("/v1/{}/{verb}", G::ID);
    GameSummary {
        id: G::ID,
        card: G::card(),
        rules_version: G::RULES_VERSION,
        level_elo: G::LEVEL_ELO,
        level_nodes: Strength::all_nodes::<G>(caps),
        puzzles: card::<G>(),
        service_limits: BTreeMap::from([
            ("analysis_depth", u64::from(MAX_PLIES)),
            ("analysis_nodes", caps.nodes::<G>()),
            ("analysis_nodes_default", G::DEFAULT_NODES),
            ("analysis_nodes_endgame", G::ENDGAME_NODES),
            ("animation_bytes", ANIMATION_BYTES as u64),
            ("animation_frames", ANIMATION_FRAMES as u64),
            ("animation_pixels", ANIMATION_PIXELS),
            ("animation_size_max", u64::from(ANIMATION_SIZE)),
            ("batch_body_bytes", MAX_BATCH_BODY as u64),
            ("batch_calls", MAX_CALLS as u64),
            ("batch_nodes", caps.max_nodes),
            ("body_bytes", MAX_BODY as u64),
            ("attempt_nodes", JUDGE_NODES),
            (ATTEMPT_LIMIT, MAX_ATTEMPT as u64),
            ("games_per_job", MAX_GAMES_OF_JOB),
            ("job_nodes", caps.job_nodes),
            ("moves_per_page", MAX_PAGE as u64),
            (MOVES_LIMIT, MAX_MOVES as u64),
            ("perft_depth", u64::from(MAX_DEPTH)),
            ("perft_size", G::PERFT_LIMIT),
            ("picture_line", MAX_LINE as u64),
            ("picture_size_max", u64::from(MAX_SIZE)),
            ("picture_size_min", u64::from(MIN_SIZE)),
            ("excluded_puzzles", MAX_EXCLUDED),
            ("fresh_puzzles_per_request", MAX_FRESH_PUZZLES),
            ("puzzles_per_job", MAX_PUZZLES_OF_JOB),
            ("puzzles_per_request", MAX_PUZZLES),
            ("puzzles_per_sheet", MAX_PUZZLES_OF_SHEET),
            ("set_id_characters", MAX_ID as u64),
            (COUNT_LIMIT, u64::from(MAX_COUNT)),
            ("record_code_characters", MAX_RECORD_CODE as u64),
            ("record_judgements", MAX_NAGS as u64),
            ("record_moves", MAX_RECORD_MOVES as u64),
            ("record_tag_characters", MAX_TAG as u64),
            ("record_variation_depth", MAX_VARIATION_DEPTH as u64),
            ("reply_levels", u64::from(Strength::MAX)),
            ("request_time_ms", caps.max_time_ms),
            ("themes_per_request", MAX_THEMES as u64),
        ]),
        links: BTreeMap::from([
            ("self", format!("/v1/games/{}", G::ID)),
            ("rules", format!("/v1/games/{}/rules", G::ID)),
            ("start", path("start")),
            ("moves", path("moves")),
            ("play", path("play")),
            ("score", path("score")),
            ("perft", path("perft")),
            ("board_svg", path("board.svg")),
            ("board_png", path("board.png")),
            ("analysis", path("analysis")),
            ("analysis_stream", path("analysis/stream")),
            ("reply", path("reply")),
            ("review", path("review")),
            ("record", path("record")),
            ("puzzles", path("puzzles")),
            ("puzzle_of_the_day", path("puzzles/daily")),
            ("batch", "/v1/batch".to_owned()),
            ("openapi", "/openapi.json".to_owned()),
            ("swagger_ui", "/swagger-ui/".to_owned()),
        ]),
    }
}

/// The problem of a request about an unknown game.
pub fn unknown_game(id: &str) -> Problem {
    Problem::new(
        Code::UnknownGame,
        format!("there is no game {id}; there are {}", ids().join(", "), id = quoted(id)),
    )
    .at("/game")
}

impl Operation for ListGames {
    const GAME: Option<&'static str> = None;
    const NAME: &'static str = "list_games";
    const SUMMARY: &'static str = "All games";
    const ERRORS: &'static [&'static [Code]] = &[];
    const REQUIRED: bool = false;

    type Request = ListGamesRequest;
    type Answer = GameList;
    needs_nothing!();

    fn description() -> String {
        "Id, name, designer, seats, options, notation, symmetries, limits and links of every game."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        vec![RequestExample::new("games", "Every game.", json!({}))]
    }

    fn read(_request: ListGamesRequest, _host: &impl Host) -> Result<ListGames, Problem> {
        Ok(ListGames)
    }

    fn run(self, (): (), host: &impl Host) -> Result<GameList, Problem> {
        Ok(list(host.caps()))
    }
}

impl Operation for GetGame {
    const GAME: Option<&'static str> = None;
    const NAME: &'static str = "get_game";
    const SUMMARY: &'static str = "One game";
    const ERRORS: &'static [&'static [Code]] = &[&[Code::UnknownGame]];

    type Request = GetGameRequest;
    type Answer = GameSummary;
    needs_nothing!();

    fn description() -> String {
        "Everything about one game.".to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let request = |id: &&str| RequestExample::new("game", "One game.", json!({ "game": id }));
        ids().iter().take(1).map(request).collect()
    }

    fn read(request: GetGameRequest, _host: &impl Host) -> Result<GetGame, Problem> {
        Ok(GetGame(request.game))
    }

    fn run(self, (): (), host: &impl Host) -> Result<GameSummary, Problem> {
        let mut games = list(host.caps()).games.into_iter();
        games.find(|game| game.id == self.0).ok_or_else(|| unknown_game(&self.0))
    }
}
