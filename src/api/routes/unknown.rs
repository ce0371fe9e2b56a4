//! Paths without a route.

use tessera_operations::operations::unknown_game;

use crate::api::problem::{Code, Problem};
use tessera_operations::games::ids;
use tessera_rules::game::shortened;

/// Segments after `/v1/` that are not games. A test in `routes` compares them with the routes.
pub(super) const SECTIONS: [&str; 4] = ["batch", "games", "jobs", "puzzles"];

/// The error for a path without a route: 404. If the path names an unknown game, the error is about the game.
pub(in crate::api) fn no_route(path: &str) -> Problem {
    let mut segments = path.trim_start_matches('/').split('/');
    if segments.next() == Some("v1")
        && let Some(id) = segments.next()
        && segments.next().is_some()
        && !SECTIONS.contains(&id)
        && !ids().contains(&id)
    {
        return unknown_game(id).in_query();
    }
    Problem::new(Code::NotFound, format!("no route has the path {}", shortened(path)))
}
