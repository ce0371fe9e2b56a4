//! `/v1/games`: which games there are, and all about one.

use std::collections::BTreeMap;

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use utoipa::ToSchema;

use super::MAX_MOVES;
use super::batch::{MAX_BATCH_BODY, MAX_CALLS};
use super::perft::MAX_DEPTH;
use super::puzzles::{self, MAX_COUNT, PuzzleCard};
use crate::api::analysis::{Caps, MAX_DEPTH as MAX_PLIES};
use crate::api::answer::{CACHEABLE, cached_json};
use crate::api::body::MAX_BODY;
use crate::api::context::Context;
use crate::api::game::{GameCard, WireGame};
use crate::api::games::{GameVisitor, each_game, ids};
use crate::api::problem::{Code, Problem};
use crate::api::surface::{Surface, sample, text};
use crate::engines::Level;
use crate::picture::{MAX_LINE, MAX_SIZE, MIN_SIZE};

/// A game, as the list of games shows it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct GameSummary {
    /// The id in paths.
    pub id: &'static str,
    /// The game itself.
    #[serde(flatten)]
    pub card: GameCard,
    /// Changes whenever an answer about the rules does.
    pub rules_version: &'static str,
    /// Its puzzles: generator, types, themes.
    pub puzzles: PuzzleCard,
    /// Limits of the service for every game: name and value.
    pub service_limits: BTreeMap<&'static str, u64>,
    /// Where to go from here: name and path.
    pub links: BTreeMap<&'static str, String>,
}

/// The list of games.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameList {
    /// Every game of the service.
    pub games: Vec<GameSummary>,
}

/// Every game, in the order of the list, of a service that allows so much.
pub fn list(caps: &Caps) -> GameList {
    let mut collector = Collector(Vec::new(), *caps);
    each_game(&mut collector);
    GameList { games: collector.0 }
}

struct Collector(Vec<GameSummary>, Caps);

impl GameVisitor for Collector {
    fn visit<G: WireGame>(&mut self) {
        let path = |verb: &str| format!("/v1/{}/{verb}", G::ID);
        self.0.push(GameSummary {
            id: G::ID,
            card: G::card(),
            rules_version: G::RULES_VERSION,
            puzzles: puzzles::card::<G>(),
            service_limits: BTreeMap::from([
                ("analysis_depth", u64::from(MAX_PLIES)),
                ("analysis_nodes", self.1.nodes::<G>()),
                ("analysis_nodes_default", G::DEFAULT_NODES),
                ("batch_body_bytes", MAX_BATCH_BODY as u64),
                ("batch_calls", MAX_CALLS as u64),
                ("batch_nodes", self.1.max_nodes),
                ("body_bytes", MAX_BODY as u64),
                ("moves_per_play", MAX_MOVES as u64),
                ("perft_depth", u64::from(MAX_DEPTH)),
                ("perft_size", G::PERFT_LIMIT),
                ("picture_line", MAX_LINE as u64),
                ("picture_size_max", u64::from(MAX_SIZE)),
                ("picture_size_min", u64::from(MIN_SIZE)),
                ("puzzles_per_request", MAX_COUNT),
                ("reply_levels", u64::from(Level::MAX.number())),
                ("request_time_ms", self.1.max_time_ms),
            ]),
            links: BTreeMap::from([
                ("self", format!("/v1/games/{}", G::ID)),
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
                ("puzzles", path("puzzles")),
                ("puzzle_of_the_day", path("puzzles/daily")),
                ("batch", "/v1/batch".to_owned()),
                ("openapi", "/openapi.json".to_owned()),
                ("swagger_ui", "/swagger-ui/".to_owned()),
            ]),
        });
    }
}

async fn get_list(request: HttpRequest, context: Context) -> Result<HttpResponse, Problem> {
    cached_json(&request, CACHEABLE, || Ok(list(context.desk().caps())))
}

async fn get_one(
    request: HttpRequest,
    context: Context,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    cached_json(&request, CACHEABLE, || {
        let mut games = list(context.desk().caps()).games.into_iter();
        games
            .find(|game| game.id == id.as_str())
            .ok_or_else(|| unknown_game(&id))
    })
}

/// The error for a path with a game that does not exist.
pub(super) fn unknown_game(id: &str) -> Problem {
    Problem::new(
        Code::UnknownGame,
        format!("there is no game {id:?}; there are {}", ids().join(", ")),
    )
}

/// Declares both routes.
pub(super) fn declare(surface: &mut Surface) {
    surface.group("games", "Which games there are");
    let list = list(&Caps::default());
    surface
        .endpoint(Method::GET, "/v1/games", "games")
        .id("list_games")
        .text(
            "All games",
            "Id, name, designer, seats, options, notation, symmetries, limits and links of every game.",
        )
        .answer::<GameList>("The games.", vec![sample("games", "Every game.", &list)])
        .serve(|| web::to(get_list));
    surface
        .endpoint(Method::GET, "/v1/games/{game}", "games")
        .id("get_game")
        .text("One game", "Everything about one game.")
        .path_parameter(
            "game",
            "The game's id.",
            text().enum_values(Some(list.games.iter().map(|game| game.id))),
            list.games.first().map_or("octopus", |game| game.id),
        )
        .answer::<GameSummary>("The game.", Vec::new())
        .errors(&[Code::UnknownGame])
        .serve(|| web::to(get_one));
}
