//! All routes, and the operations behind them.

mod analysis;
mod animation;
mod batch;
mod feeds;
mod games;
mod jobs;
mod library;
pub mod links;
mod operation;
mod picture;
mod position;
mod puzzles;
mod query;
mod rules;
pub mod service;
mod sheet;
pub mod stream;
mod unknown;

use std::sync::Arc;

use super::api_builder::ApiBuilder;
use super::context::Context;
use crate::state::State;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;

pub(super) use unknown::no_route;

/// All routes of the service.
pub fn routes() -> ApiBuilder {
    declared(ApiBuilder::new(false))
}

/// The OpenAPI document. Its examples are computed, which takes a while.
pub fn document() -> serde_json::Value {
    declared(ApiBuilder::new(true)).document()
}

fn declared(mut api: ApiBuilder) -> ApiBuilder {
    games::declare(&mut api);
    rules::declare(&mut api);
    each_game!(G => declare::<G>(&mut api));
    let context = Context::new(Arc::new(State::for_examples()));
    batch::declare(&mut api, &context);
    jobs::declare(&mut api);
    feeds::declare(&mut api);
    links::declare(&mut api);
    sheet::declare(&mut api);
    service::declare(&mut api);
    api
}

fn declare<G: WireGame>(api: &mut ApiBuilder) {
    let card = G::card();
    api.group(G::ID, &format!("{} ({}, {})", card.name, card.designer, card.year));
    api.game_types::<G>();
    position::declare::<G>(api);
    analysis::declare::<G>(api);
    stream::declare::<G>(api);
    position::declare_players::<G>(api);
    picture::declare::<G>(api);
    animation::declare::<G>(api);
    puzzles::declare::<G>(api);
    library::declare::<G>(api);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use tessera_operations::games::ids;
    use tessera_operations::host::LocalHost;
    use tessera_operations::operations::operations;

    #[test]
    fn every_operation_has_a_route() {
        let document = routes().document();
        let paths = document["paths"].as_object().unwrap().values();
        let served: BTreeSet<&str> = paths
            .flat_map(|path| path.as_object().unwrap().values())
            .filter_map(|route| route["operationId"].as_str())
            .collect();
        let missing: Vec<String> = (operations::<LocalHost>().iter())
            .map(|listed| match listed.game {
                Some(game) => format!("{game}_{}", listed.name),
                None => listed.name.to_owned(),
            })
            // A picture has a route for each of its forms.
            .filter(|id| {
                ["", "_svg"].iter().all(|form| !served.contains(format!("{id}{form}").as_str()))
            })
            .collect();
        assert!(missing.is_empty(), "no route serves {missing:?}");
    }

    #[test]
    fn only_segments_that_could_be_games_are_called_games() {
        let document = routes().document();
        let sections: BTreeSet<&str> = (document["paths"].as_object().unwrap().keys())
            .filter_map(|path| path.strip_prefix("/v1/")?.split('/').next())
            .filter(|segment| !ids().contains(segment) && !segment.starts_with('{'))
            .collect();
        assert_eq!(sections, BTreeSet::from(unknown::SECTIONS));
    }

    #[test]
    fn the_service_starts_without_computing_examples() {
        let document = routes().document();
        let paths = document["paths"].as_object().unwrap();
        let posts: Vec<_> = paths.values().filter_map(|path| path.get("post")).collect();
        assert!(posts.len() > 30);
        for post in posts {
            for content in ["/requestBody/content", "/responses/200/content"] {
                let json = post.pointer(content).and_then(|c| c.get("application/json"));
                assert!(json.is_none_or(|json| json.get("examples").is_none()), "{post}");
            }
        }
    }
}
