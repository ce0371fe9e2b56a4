//! Puzzles state their horizon, cards state the possible types, and requests that no puzzle can meet are refused at
//! once.

use serde_json::{Value, json};

use tessera_operations::games::ids;

use crate::socket::request;
use crate::support::{Service, status_and_json};

#[test]
fn the_question_is_a_sentence_with_a_horizon_above_1() {
    let service = Service::start(&[]);
    for &game in ids() {
        let wish = json!({ "count": 6, "seed": 1 });
        let (status, made) = service.post(&format!("/v1/{game}/puzzles"), &wish);
        assert_eq!(status, 200, "{game}: {made}");
        for puzzle in made["puzzles"].as_array().expect("puzzles") {
            let within = puzzle["within"].as_u64().expect("a number of moves");
            let question = puzzle["question"].as_str().expect("a question");
            let told = match puzzle["type"].as_str() {
                Some("best-line") if within == 2 => "both of your tiles".to_owned(),
                Some("two-turns") => "two turns in a row".to_owned(),
                _ => within.to_string(),
            };
            assert!(within == 1 || question.contains(&told), "{game}: {within} {question}");
            assert!(within >= 1, "{game}: {question}");
            assert!(question.ends_with('.') && !question.contains("next moves."), "{question}");
            let solution = puzzle["links"]["solution"].as_str().expect("a path");
            let solution = status_and_json(service.get(solution)).1;
            assert_eq!(
                (&solution["question"], &solution["within"]),
                (&puzzle["question"], &puzzle["within"])
            );
            if solution["certificate"]["task"] == "win" {
                assert!(puzzle["to_find"].as_u64() <= Some(within), "{puzzle}");
            }
        }
    }
}

#[test]
fn refuses_impossible_puzzles_with_the_possible_range() {
    let service = Service::start(&[]);
    for &game in ids() {
        let card = status_and_json(service.get(&format!("/v1/games/{game}"))).1;
        let puzzles = &card["puzzles"];
        let refused = |request: Value, pointer: &str, named: &str| {
            let (status, problem) = service.post(&format!("/v1/{game}/puzzles"), &request);
            assert_eq!(
                (status, &problem["code"]),
                (422, &json!("impossible_options")),
                "{game} {request}: {problem}"
            );
            assert_eq!(problem["pointer"], pointer, "{game} {request}");
            let detail = problem["detail"].as_str().expect("a detail");
            assert!(detail.contains(named), "{detail}");
        };
        let all: Vec<&str> = puzzles["themes"]
            .as_array()
            .expect("themes")
            .iter()
            .filter_map(|theme| theme["id"].as_str())
            .collect();
        for kind in puzzles["types"].as_array().expect("types") {
            let (id, range) = (&kind["id"], &kind["rating"]);
            let (low, high) =
                (range[0].as_u64().expect("a rating"), range[1].as_u64().expect("a rating"));
            assert!((400..=2800).contains(&low) && low < high && high <= 2800, "{kind}");
            refused(
                json!({ "type": id, "rating": [high + 1, 3000] }),
                "/rating",
                &high.to_string(),
            );
            if low > 0 {
                refused(json!({ "type": id, "rating": [0, low - 1] }), "/rating", &low.to_string());
            }
            let levels: Vec<u64> = kind["levels"]
                .as_array()
                .expect("levels")
                .iter()
                .filter_map(Value::as_u64)
                .collect();
            for level in 1..=5 {
                if !levels.contains(&level) {
                    refused(json!({ "type": id, "level": level }), "/level", &high.to_string());
                }
            }
            let own: Vec<&str> = kind["themes"]
                .as_array()
                .expect("themes")
                .iter()
                .filter_map(Value::as_str)
                .collect();
            assert!(!own.is_empty() && own.iter().all(|theme| all.contains(theme)), "{kind}");
            for theme in all.iter().filter(|theme| !own.contains(theme)) {
                refused(json!({ "type": id, "themes": [theme] }), "/themes", own[0]);
            }
        }
        for pair in puzzles["exclusive_themes"].as_array().expect("pairs") {
            refused(json!({ "themes": pair }), "/themes", pair[0].as_str().expect("a theme"));
        }
        refused(json!({ "rating": [2900, 4000] }), "/rating", "2800");
    }
}

#[test]
fn the_library_has_every_type_level_and_theme_of_the_card() {
    let service = Service::start(&[]);
    for &game in ids() {
        let card = status_and_json(service.get(&format!("/v1/games/{game}"))).1;
        let total = |request: Value| {
            let (status, answer) = service.post(&format!("/v1/{game}/puzzles"), &request);
            assert_eq!(status, 200, "{game} {request}: {answer}");
            answer["total"].as_u64().expect("a number")
        };
        let mut puzzles = 0;
        for kind in card["puzzles"]["types"].as_array().expect("types") {
            let name = &kind["id"];
            for level in kind["levels"].as_array().expect("levels") {
                let own = total(json!({ "type": name, "level": level }));
                assert!(own > 0, "{game} {name} {level}");
                puzzles += own;
            }
            for theme in kind["themes"].as_array().expect("themes") {
                let own = total(json!({ "type": name, "themes": [theme] }));
                assert!(own > 0, "{game} {name} {theme}");
            }
        }
        assert_eq!(json!(puzzles), card["puzzles"]["library"]["puzzles"]);
    }
}

#[test]
fn flaws_are_told_in_the_language_of_the_request() {
    let service = Service::start(&[]);
    let start = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
    for (language, owes, no_win) in [
        ("en", "The opponent must owe a turn, so that you move twice.", "No move wins at once."),
        ("de", "Der Gegner muss aussetzen, sodass du zweimal ziehst.", "Kein Zug gewinnt sofort."),
        (
            "fr",
            "L’adversaire doit passer un tour, pour que vous jouiez deux fois.",
            "Aucun coup ne gagne aussitôt.",
        ),
        (
            "es",
            "El rival tiene que deber un turno, para que juegues dos veces.",
            "Ninguna jugada gana al instante.",
        ),
    ] {
        for (kind, flaw, text) in
            [("two-turns", "wrong_type", owes), ("win-in-1", "no_solution", no_win)]
        {
            let body = json!({ "position": start, "type": kind }).to_string();
            let header =
                format!("Accept-Language: {language}\r\nContent-Type: application/json\r\n");
            let target = "/v1/themisto/puzzles/verify";
            let answer = request(&service, "POST", target, &header, body.as_bytes());
            assert_eq!(answer.header("content-language"), language);
            let answer: Value = serde_json::from_slice(&answer.body).expect("JSON");
            assert_eq!(answer["types"][0]["flaw"], flaw, "{answer}");
            assert_eq!(answer["types"][0]["text"], text, "{answer}");
        }
    }
}
