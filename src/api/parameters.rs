//! Shares parameters that several operations of the document have in common.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::openapi::pascal_case;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;

/// Moves shared parameters into the components, and refers to them from the operations.
pub(super) fn share(document: &mut Value) {
    let named = names(alike(document));
    let components: Map<String, Value> =
        (named.iter()).map(|(name, parameter)| (name.clone(), parameter.clone())).collect();
    for (_, parameters) in operations(document) {
        for parameter in parameters {
            if let Some((name, _)) = named.iter().find(|(_, shared)| shared == parameter) {
                *parameter = json!({ "$ref": format!("#/components/parameters/{name}") });
            }
        }
    }
    document["components"]["parameters"] = Value::Object(components);
}

/// A parameter, and the paths of the operations that have it.
struct Alike {
    parameter: Value,
    paths: Vec<String>,
}

/// The parameters that more than one operation has.
fn alike(document: &mut Value) -> Vec<Alike> {
    let mut found: Vec<Alike> = Vec::new();
    for (path, parameters) in operations(document) {
        for parameter in parameters {
            match found.iter_mut().find(|known| known.parameter == *parameter) {
                Some(known) => known.paths.push(path.to_owned()),
                None => {
                    found.push(Alike { parameter: parameter.clone(), paths: vec![path.to_owned()] })
                }
            }
        }
    }
    found.retain(|known| known.paths.len() > 1);
    found
}

/// Gives each parameter the shortest name that no other one can have: `QueryDate`, `QueryThemistoPosition`,
/// `QueryThemistoBoardPlayed`. A parameter without such a name stays in its operation.
///
/// The place of the parameter comes first because some generators make a type of each component, whatever its kind.
/// `Date` would hide JavaScript's, and `ThemistoPosition` is a schema.
fn names(found: Vec<Alike>) -> Vec<(String, Value)> {
    let candidates: Vec<BTreeSet<String>> = (found.iter())
        .map(|alike| {
            let member =
                |name: &str| pascal_case(alike.parameter[name].as_str().unwrap_or_default());
            let (place, name) = (member("in"), member("name"));
            let game = prefix_of_all(&alike.paths);
            let call = pascal_case(call(&alike.paths[0]));
            BTreeSet::from([
                format!("{place}{name}"),
                format!("{place}{game}{name}"),
                format!("{place}{game}{call}{name}"),
            ])
        })
        .collect();
    let is_alone =
        |name: &&String| candidates.iter().filter(|names| names.contains(*name)).count() == 1;
    (found.into_iter().zip(&candidates))
        .filter_map(|(alike, names)| {
            let alone = names.iter().filter(is_alone).min_by_key(|name| name.len());
            Some((alone?.clone(), alike.parameter))
        })
        .collect()
}

/// The prefix of the schemas of the game of all these paths; empty if they belong to several games or to none.
fn prefix_of_all(paths: &[String]) -> &'static str {
    let of = |(id, _): &(&str, &str)| {
        let game = format!("/v1/{id}/");
        paths.iter().all(|path| path.starts_with(&game))
    };
    let mut games = each_game!(G => (G::ID, G::SCHEMA_PREFIX)).into_iter();
    games.find(of).map_or("", |(_, prefix)| prefix)
}

/// The call of a path: `board` of `/v1/themisto/board.png`, `jobs` of `/v1/jobs/{id}`.
fn call(path: &str) -> &str {
    let is_fixed = |part: &&str| !part.starts_with('{');
    let last = path.rsplit('/').find(is_fixed).unwrap_or_default();
    last.split_once('.').map_or(last, |(call, _)| call)
}

/// The parameters of each operation that has any, with its path.
fn operations(document: &mut Value) -> impl Iterator<Item = (&str, &mut Vec<Value>)> {
    let items = document["paths"].as_object_mut().into_iter().flatten();
    items.flat_map(|(path, item)| {
        let operations = item.as_object_mut().into_iter().flatten();
        operations.filter_map(|(_, operation)| {
            let parameters = operation.get_mut("parameters")?.as_array_mut()?;
            Some((path.as_str(), parameters))
        })
    })
}
