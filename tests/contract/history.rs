//! `played`: questions about a position that include the moves that led to it.

use serde_json::{Value, json};

use crate::support::{Service, status_and_json};

const START: &str = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
/// Four moves that lead back to the start position, in all but its last turn.
const ROUND: [&str; 4] = ["d1-d2", "d8-d7", "d2-d1", "d7-d8"];

fn round(times: usize) -> Vec<&'static str> {
    ROUND.iter().copied().cycle().take(4 * times).collect()
}

#[test]
fn moves_that_were_played_are_made_first() {
    let service = Service::start(&[]);
    let played = json!({ "position": START, "moves": ["d1-d2", "d8-d7"] });
    let there = service.ok("/v1/themisto/play", &played);
    for call in ["moves", "score", "perft", "analysis", "reply"] {
        let path = format!("/v1/themisto/{call}");
        let more = match call {
            "perft" => json!({ "depth": 1 }),
            "analysis" => json!({ "limits": { "nodes": 300 } }),
            "reply" => json!({ "level": 2, "seed": 3 }),
            _ => json!({}),
        };
        let ask = |position: Value, played: Option<Value>| {
            let mut request = more.clone();
            request["position"] = position;
            if let Some(played) = played {
                request["played"] = played;
            }
            service.ok(&path, &request)
        };
        let direct = ask(there["key"].clone(), None);
        let reached = ask(json!(START), Some(json!(["d1-d2", "d8-d7"])));
        assert_eq!(direct, reached, "{call}");
        // An empty list changes nothing.
        let empty = ask(there["key"].clone(), Some(json!([])));
        assert_eq!(direct, empty, "{call}");
    }
    let key = START.replace(' ', "%20");
    for rest in ["moves?", "score?", "analysis?nodes=300&"] {
        let path = format!("/v1/themisto/{rest}position={key}&played=d1-d2;d8-d7");
        let (status, answer) = status_and_json(service.get(&path));
        assert_eq!((status, &answer["key"]), (200, &there["key"]), "{rest}");
        let path = format!("/v1/themisto/{rest}position={key}&played=");
        assert_eq!(status_and_json(service.get(&path)).0, 200, "{rest}");
    }
    let picture = |query: &str| {
        let path = format!("/v1/themisto/board.svg?{query}");
        service.get(&path).status().as_u16()
    };
    assert_eq!(picture(&format!("position={key}&played=d1-d2;d8-d7")), 200);
    assert_eq!(picture(&format!("position={key}&played=")), 200);
}

#[test]
fn an_illegal_move_is_the_problem_that_play_would_give() {
    let service = Service::start(&[]);
    let (status, play) = service
        .post("/v1/themisto/play", &json!({ "position": START, "moves": ["d1-d2", "d2-d1"] }));
    assert_eq!(status, 422);
    for (call, more) in [
        ("moves", json!({})),
        ("score", json!({})),
        ("perft", json!({ "depth": 1 })),
        ("analysis", json!({})),
        ("analysis/stream", json!({})),
        ("reply", json!({ "level": 1 })),
    ] {
        let mut request = more;
        request["position"] = json!(START);
        request["played"] = json!(["d1-d2", "d2-d1"]);
        let (status, problem) = service.post(&format!("/v1/themisto/{call}"), &request);
        assert_eq!(status, 422, "{call}: {problem}");
        for member in ["code", "rule", "index", "detail"] {
            assert_eq!(problem[member], play[member], "{call}");
        }
        assert_eq!(problem["pointer"], "/played/1", "{call}");
    }
    let key = START.replace(' ', "%20");
    let path = format!("/v1/themisto/moves?position={key}&played=d1-d2;d2-d1");
    let (status, problem) = status_and_json(service.get(&path));
    assert_eq!((status, &problem["index"]), (422, &json!(1)));
}

#[test]
fn the_third_occurrence_ends_the_game() {
    let service = Service::start(&[]);
    let request = json!({ "position": START, "played": round(2) });
    let moves = service.ok("/v1/themisto/moves", &request);
    assert_eq!(moves["over"], true);
    assert_eq!(moves["winners"], json!([]));
    assert_eq!(moves["awaits"], Value::Null);
    assert_eq!((&moves["total"], &moves["moves"]), (&json!(0), &json!([])));
    assert_eq!(service.ok("/v1/themisto/score", &request)["over"], true);
    let analysis = service.ok("/v1/themisto/analysis", &request);
    assert_eq!(analysis["over"], true);
    assert_eq!(analysis["value"]["kind"], "exact");
    assert_eq!(analysis["value"]["outcome"], "draw");
    assert_eq!(analysis["lines"], json!([]));
    let request = json!({ "position": START, "played": round(2), "depth": 2 });
    assert_eq!(service.ok("/v1/themisto/perft", &request)["total"], 0);
    let request = json!({ "position": START, "played": round(2), "level": 1 });
    let (status, problem) = service.post("/v1/themisto/reply", &request);
    assert_eq!((status, &problem["code"]), (422, &json!("game_over")));
    assert_eq!(problem["rule"], "THM-10");
}

#[test]
fn a_picture_of_a_game_drawn_by_repetition_says_so() {
    let service = Service::start(&[]);
    let key = START.replace(' ', "%20");
    let picture = |played: &[&str], lang: &str| {
        let played = played.join(";");
        let path = format!("/v1/themisto/board.svg?position={key}&played={played}&lang={lang}");
        service.get(&path).text().expect("SVG")
    };
    for (lang, drawn, to_move) in [
        ("en", "a draw", "to move"),
        ("de", "endet remis", "am Zug"),
        ("es", "en tablas", "le toca"),
        ("fr", "par une nulle", "au trait"),
    ] {
        let before = picture(&round(2)[..7], lang);
        assert!(before.contains(to_move) && !before.contains(drawn), "{before}");
        let after = picture(&round(2), lang);
        assert!(after.contains(drawn) && !after.contains(to_move), "{after}");
    }
    // A game that only ends in the same position is not drawn.
    let same = picture(&round(1), "en");
    assert!(same.contains("to move"), "{same}");
}

#[test]
fn a_move_that_completes_a_third_occurrence_is_a_draw() {
    let service = Service::start(&[]);
    // The position after d1-d2 has occurred twice when the start position occurs for the second time.
    let after = service.ok("/v1/themisto/play", &json!({ "position": START, "moves": ["d1-d2"] }));
    let played: Vec<&str> = round(2)[1..].to_vec();
    assert_eq!(played.len(), 7);
    for nodes in [1, 50, 3000] {
        let only = json!({ "position": after["key"], "played": played, "only": ["d1-d2"], "limits": { "nodes": nodes } });
        let analysis = service.ok("/v1/themisto/analysis", &only);
        assert_eq!(analysis["over"], false);
        let value = &analysis["lines"][0]["value"];
        assert_eq!(value["kind"], "exact", "{nodes}: {analysis}");
        assert_eq!(value["outcome"], "draw", "{nodes}");
    }
    // With one occurrence fewer, the same move loses.
    let only = json!({ "position": after["key"], "played": played[..3], "only": ["d1-d2"], "limits": { "nodes": 3000 } });
    let analysis = service.ok("/v1/themisto/analysis", &only);
    assert_eq!(analysis["lines"][0]["value"]["outcome"], "loss");
    // Playing the same moves ends the game.
    let whole = [&played[..], &["d1-d2"]].concat();
    let play = json!({ "position": after["key"], "moves": whole });
    let end = service.ok("/v1/themisto/play", &play);
    assert_eq!((&end["over"], &end["winners"]), (&json!(true), &json!([])));
}

#[test]
fn the_cache_asks_for_history_only_where_it_matters() {
    let service = Service::start(&[]);
    let cached = |request: Value| {
        let url = format!("{}/v1/themisto/analysis", service.base());
        let response = service.client().post(url).json(&request).send();
        let response = response.expect("the service answers");
        assert_eq!(response.status(), 200);
        let header = response.headers()["cache-status"].to_str().expect("text");
        header.contains("hit")
    };
    let limits = json!({ "nodes": 500 });
    let there = service.ok("/v1/themisto/play", &json!({ "position": START, "moves": ROUND }));
    assert!(!cached(json!({ "position": there["key"], "limits": limits })));
    // A search treats positions as repetitions before positions that occurred once could complete a third occurrence.
    assert!(cached(json!({ "position": START, "played": ROUND, "limits": limits })));
    let after = service.ok("/v1/themisto/play", &json!({ "position": START, "moves": ["d1-d2"] }));
    let played = &round(2)[1..];
    assert!(!cached(json!({ "position": after["key"], "played": played, "limits": limits })));
    assert!(cached(json!({ "position": after["key"], "played": played, "limits": limits })));
}

/// A bot in the manner of UCI sends the position that the game began with and all moves since. When it is winning, it
/// avoids the third occurrence that it would choose without knowledge of the game.
#[test]
fn a_bot_that_is_winning_avoids_the_third_occurrence() {
    let service = Service::start(&[]);
    let Trap { start, played, m } = trap(&service);
    let limits = json!({ "nodes": 2000 });
    let request = json!({ "position": start, "played": played, "limits": limits, "lines": "all" });
    let analysis = service.ok("/v1/themisto/analysis", &request);
    assert_ne!(analysis["best"], m, "{analysis}");
    let probability = analysis["value"]["win_probability"].as_f64().expect("a probability");
    assert!(probability > 0.5, "{probability}");
    let lines = analysis["lines"].as_array().expect("lines");
    let drawn = lines.iter().find(|line| line["move"] == m).expect("a line for each move");
    assert_eq!(
        (&drawn["value"]["kind"], &drawn["value"]["outcome"]),
        (&json!("exact"), &json!("draw"))
    );
    for level in [7, 8] {
        let request = json!({ "position": start, "played": played, "level": level, "seed": 5 });
        let reply = service.ok("/v1/themisto/reply", &request);
        assert_ne!(reply["move"]["move"], m, "level {level}");
        let drawn = reply["over"] == true && reply["winners"] == json!([]);
        assert!(!drawn, "level {level}");
    }
}

struct Trap {
    start: Value,
    played: Vec<String>,
    /// The best move if one ignores that it draws by repetition.
    m: String,
}

/// A game, found among positions of play, in which the better side would complete a third occurrence with the move that
/// it takes for the best.
fn trap(service: &Service) -> Trap {
    for seed in 0..40 {
        let mut state = service.ok("/v1/themisto/start", &json!({}));
        for ply in 0..30 {
            let request =
                json!({ "position": state["key"], "level": 3, "seed": 1000 * seed + ply });
            state = service.ok("/v1/themisto/reply", &request);
            if state["over"] == true {
                break;
            }
            if ply >= 8
                && let Some(trap) = trap_at(service, &state["key"])
            {
                return trap;
            }
        }
    }
    panic!("no position suits");
}

fn trap_at(service: &Service, key: &Value) -> Option<Trap> {
    let best = |key: &Value| {
        let request = json!({ "position": key, "limits": { "nodes": 2000 } });
        let analysis = service.ok("/v1/themisto/analysis", &request);
        let open = analysis["value"]["kind"] == "estimate";
        let well = analysis["value"]["win_probability"].as_f64().is_some_and(|p| p > 0.7);
        let m = analysis["best"].as_str().map(str::to_owned);
        m.filter(|m| open && well && !m.ends_with('x'))
    };
    let back = |m: &str| format!("{}-{}", &m[3..5], &m[0..2]);
    let m = best(key)?;
    let after = service.ok("/v1/themisto/play", &json!({ "position": key, "moves": [m] }));
    if after["over"] == true {
        return None;
    }
    let replies =
        service.ok("/v1/themisto/moves", &json!({ "position": after["key"], "fields": "move" }));
    let replies = replies["moves"].as_array()?;
    let quiet = replies.iter().filter_map(Value::as_str).filter(|reply| !reply.ends_with('x'));
    for reply in quiet.step_by(9).take(6) {
        let round = [m.clone(), reply.to_owned(), back(&m), back(reply)];
        let game = [&round[..], &round[..1]].concat();
        let (status, again) =
            service.post("/v1/themisto/play", &json!({ "position": key, "moves": game }));
        // The round leads back to where it began, and neither seat lost a turn on the way.
        let alternates = |steps: &Value| {
            steps
                .as_array()
                .is_some_and(|s| s.windows(2).all(|two| two[0]["seat"] != two[1]["seat"]))
        };
        if status != 200
            || again["position"]["board"] != after["position"]["board"]
            || !alternates(&again["steps"])
        {
            continue;
        }
        let home = service.ok("/v1/themisto/play", &json!({ "position": key, "moves": round }));
        if home["over"] == true || best(&home["key"])? != m {
            continue;
        }
        // From the position after the move: the round without its first move, then the whole round without its last.
        let played = [&round[1..], &round[..]].concat();
        return Some(Trap { start: after["key"].clone(), played, m });
    }
    None
}
