//! Tests of lists of moves: both ways of writing, orders and filters.

use super::*;
use crate::each_game;
use crate::host::LocalHost;
use tessera_rules::game::Position as _;
use tessera_rules::game::random::{choose, seeded};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::themisto::Themisto;

fn writes_the_same<G: WireGame>() {
    let mut rng = seeded(0x50_5eed);
    let mut positions: Vec<G> = (0..60).map(|_| G::compose(&mut rng)).collect();
    let mut played = G::start(&G::StartOptions::default(), &mut rng).unwrap();
    for _ in 0..200 {
        let moves = played.legal_moves();
        if moves.is_empty() {
            break;
        }
        played.play(*choose(&mut rng, &moves));
        positions.push(played.clone());
    }
    for position in positions {
        let key = position.key();
        let answer = LegalMoves::new(Reached::new(position), Selection::default());
        let plain = serde_json::to_string(&answer.list().unwrap()).unwrap();
        let written = String::from_utf8(answer.into_json().unwrap()).unwrap();
        assert_eq!(written, plain, "{}: {key}", G::ID);
    }
}

/// Returns the whole answer to a request about `game`, or the problem.
fn ask<G: WireGame>(request: serde_json::Value) -> Result<serde_json::Value, Problem> {
    let text = request.to_string();
    let answer = crate::operation::call::<Moves<G>>(text.as_bytes(), &LocalHost::default())?;
    Ok(serde_json::from_slice(&answer).unwrap())
}

#[test]
fn sorts_by_gain_and_pages_in_that_order() {
    let position = "R4@0,0|R1R5G3,G4|0,0|0|1";
    let all = ask::<Octopus>(json!({ "position": position, "sort": "gain" })).unwrap();
    let gains: Vec<i64> =
        (all["moves"].as_array().unwrap().iter()).map(|m| m["gain"].as_i64().unwrap()).collect();
    assert!(gains.is_sorted_by(|a, b| a >= b), "{gains:?}");
    assert!(gains.first() > gains.last(), "{gains:?}");
    assert_eq!(all["total"], gains.len());
    assert!(all["matching"].is_null());
    let third = &all["moves"][2]["move"];
    let page = json!({ "position": position, "sort": "gain", "limit": 2, "after": third });
    let page = ask::<Octopus>(page).unwrap();
    assert_eq!(page["moves"], json!([all["moves"][3], all["moves"][4]]));
    assert_eq!(page["left"], gains.len() - 5);
}

#[test]
fn refuses_a_page_behind_no_move_of_the_list() {
    let position = "R4@0,0|R1R5G3,G4|0,0|0|1";
    for sort in ["gain", "notation"] {
        for after in ["R2@0,0", "zzz", ""] {
            let request = json!({ "position": position, "sort": sort, "after": after });
            let problem = ask::<Octopus>(request).unwrap_err();
            assert_eq!(problem.code, Code::ImpossibleOptions);
            assert_eq!(problem.pointer.as_deref(), Some("/after"));
            let sent = format!("\"{after}\" is no move of this list");
            assert!(problem.to_string().contains(&sent), "{problem}");
        }
    }
    let request = json!({ "position": position, "tile": "g3", "after": "R1@0,1" });
    assert!(ask::<Octopus>(request).is_err(), "a move of another tile");
    let request = json!({ "position": position, "after": "r1@0,1", "limit": 1 });
    let page = ask::<Octopus>(request).unwrap();
    assert_eq!(page["moves"][0]["move"], "R1@1,0");
}

#[test]
fn counts_the_moves_behind_a_page() {
    let position = "R4@0,0|R1,G4|0,0|0|1";
    let left = |more: serde_json::Value| {
        let mut request = json!({ "position": position });
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        ask::<Octopus>(request).unwrap()["left"].clone()
    };
    for sort in ["gain", "notation"] {
        assert_eq!(left(json!({ "sort": sort, "limit": 1 })), 3);
        assert_eq!(left(json!({ "sort": sort, "limit": 9 })), 0);
        assert_eq!(left(json!({ "sort": sort })), json!(null));
    }
    assert_eq!(left(json!({ "after": "R1@-1,0" })), 0);
    assert_eq!(left(json!({ "after": "R1@-1,0", "limit": 2 })), 1);
    assert_eq!(left(json!({ "after": "R1@1,0" })), 0);
}

#[test]
fn lists_winning_moves_first() {
    // After the capture on c3 the enemy has no disc left.
    let position = "5/2b2/1bwb1/2b2/5 b b 40 p";
    let request = json!({ "position": position, "sort": "gain", "limit": 1 });
    let answer = ask::<Nebuchadnezzar>(request).unwrap();
    assert_eq!(answer["moves"][0]["move"], "xc3-c3");
    assert_eq!(answer["moves"][0]["wins"], true);
    // Breaking a row costs a turn, so such moves come last.
    let position = "8/8/8/8/8/8/8/bbbw4 0 - - -";
    let request = json!({ "position": position, "sort": "gain" });
    let answer = ask::<Themisto>(request).unwrap();
    let penalised: Vec<bool> =
        (answer["moves"].as_array().unwrap().iter()).map(|m| m["penalised"] == true).collect();
    assert!(penalised.contains(&true) && penalised.contains(&false));
    assert!(penalised.is_sorted(), "{answer}");
}

#[test]
fn filters_by_tile_or_origin() {
    let position = "R4@0,0|R1G3,G4|0,0|0|1";
    let listed = |tile: &str| {
        let request = json!({ "position": position, "tile": tile, "fields": "move" });
        ask::<Octopus>(request).unwrap()
    };
    let all = ask::<Octopus>(json!({ "position": position })).unwrap();
    let green = listed("g3");
    assert_eq!(green["total"], all["total"]);
    let moves = green["moves"].as_array().unwrap();
    assert_eq!(green["matching"], moves.len());
    assert!(!moves.is_empty() && moves.len() < all["moves"].as_array().unwrap().len());
    assert!(moves.iter().all(|m| m.as_str().unwrap().starts_with("G3@")));
    assert_eq!(listed("K6")["matching"], 0);
    let start = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
    let request = json!({ "position": start, "from": "d1", "fields": "move", "after": "d1-b3" });
    let moves = ask::<Themisto>(request).unwrap()["moves"].clone();
    let moves = moves.as_array().unwrap();
    assert!(!moves.is_empty());
    assert!((moves.iter()).all(|m| m.as_str().unwrap() > "d1-b3"));
    assert!((moves.iter()).all(|m| m.as_str().unwrap().starts_with("d1-")));
    for (problem, place) in [
        (ask::<Themisto>(json!({ "position": start, "tile": "R4" })), "/tile"),
        (ask::<Octopus>(json!({ "position": position, "from": "d4" })), "/from"),
    ] {
        let problem = problem.unwrap_err();
        assert_eq!(problem.code, Code::ImpossibleOptions);
        assert_eq!(problem.pointer.as_deref(), Some(place));
    }
    for (problem, place) in [
        (ask::<Octopus>(json!({ "position": position, "tile": "R9" })), "/tile"),
        (ask::<Themisto>(json!({ "position": start, "from": "z9" })), "/from"),
    ] {
        let problem = problem.unwrap_err();
        assert_eq!(problem.code, Code::MalformedOption);
        assert_eq!(problem.pointer.as_deref(), Some(place));
    }
}

#[test]
fn reads_the_colours_of_a_tile_in_either_order() {
    let start = ingenious_start();
    let matching = |tile: &str| {
        let request = json!({ "position": start, "tile": tile, "limit": 1 });
        ask::<Ingenious>(request).unwrap()["matching"].clone()
    };
    let tile = Ingenious::from_key(&start).unwrap().encode().racks[0][0].clone();
    let turned: String = tile.chars().rev().collect();
    assert_ne!(tile, turned);
    assert!(matching(&tile).as_u64() > Some(0));
    assert_eq!(matching(&tile), matching(&turned));
}

/// A start position in which seat 0 has a tile with two colours.
fn ingenious_start() -> String {
    let options = <Ingenious as WireGame>::StartOptions::default();
    Ingenious::start(&options, &mut seeded(7)).unwrap().key()
}

#[test]
fn the_fast_way_writes_what_serde_writes() {
    each_game!(G => writes_the_same::<G>());
}
