//! Rules over HTTP.

use reqwest::blocking::Response;
use reqwest::header::{
    ACCEPT, ACCEPT_LANGUAGE, CONTENT_LANGUAGE, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use serde_json::{Value, json};

use tessera_operations::games::ids;

use crate::support::{Service, status_and_json};

fn accepting(service: &Service, path: &str, accept: &str) -> Response {
    let request = service.client().get(format!("{}{path}", service.base()));
    let response = request.header(ACCEPT, accept).send();
    response.expect("the service answers")
}

#[test]
fn rules_are_served_in_parts_and_as_a_page() {
    let service = Service::start(&[]);
    for &game in ids() {
        let (_, card) = status_and_json(service.get(&format!("/v1/games/{game}")));
        let path = card["links"]["rules"].as_str().expect("a link");
        let (status, rules) = status_and_json(service.get(path));
        assert_eq!((status, &rules["game"]), (200, &json!(game)));
        let markdown = accepting(&service, path, "text/markdown");
        assert_eq!(markdown.headers()[CONTENT_TYPE], "text/markdown; charset=utf-8");
        assert!(varies(&markdown));
        let page = markdown.text().expect("a text");
        let title = rules["title"].as_str().expect("a title");
        assert!(page.starts_with(&format!("# {title}\n")), "{game}");
        for section in rules["sections"].as_array().expect("sections") {
            let text = section["text"].as_str().expect("a text");
            assert!(page.contains(text), "{game}: {section}");
        }
        let rulings = rules["rulings"].as_array().expect("rulings");
        for ruling in rulings {
            let url = ruling["url"].as_str().expect("a path");
            assert_eq!(status_and_json(service.get(url)), (200, ruling.clone()));
        }
        let pictures = page.matches("](/v1/").count();
        let mut drawn = 0;
        for link in page.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if link.starts_with("/v1/") {
                assert_eq!(service.get(link).status(), 200, "{game}: {link}");
                drawn += 1;
            }
        }
        assert!(drawn == pictures && drawn > 1, "{game}: {drawn}");
    }
}

#[test]
fn rules_are_in_the_language_of_the_caller() {
    let service = Service::start(&[]);
    let german = accepting(&service, "/v1/games/temple/rules?lang=de", "text/markdown");
    assert_eq!(german.headers()[CONTENT_LANGUAGE], "de");
    let page = german.text().expect("a text");
    assert!(page.contains("](/v1/games/temple/rules?lang=en)"), "which text binds");
    assert!(page.contains("30 Steine von fünf Farben"), "{page}");
    let picture = (page.split("](").skip(1)).find(|rest| rest.starts_with("/v1/temple/board.svg"));
    let address = (picture.and_then(|rest| rest.split(')').next())).expect("a picture");
    assert!(address.ends_with("&lang=de"), "{address}");
    assert_eq!(service.get(address).headers()[CONTENT_LANGUAGE], "de");

    let ask = |language: &str| {
        let asked =
            service.client().get(format!("{}/v1/games/themisto/rules/THM-6", service.base()));
        let answer = asked.header(ACCEPT_LANGUAGE, language).send().expect("an answer");
        let varies = answer.headers().get_all(VARY).iter();
        let varies = varies.filter_map(|value| value.to_str().ok()).collect::<Vec<_>>().join(",");
        assert!(varies.contains("Accept-Language"), "{varies}");
        let tag = answer.headers()[ETAG].clone();
        (tag, status_and_json(answer).1)
    };
    let (tag, ruling) = ask("en");
    for language in ["de", "es", "fr"] {
        let (own_tag, own) = ask(language);
        assert!(own_tag != tag && own["text"] != ruling["text"], "{language}");
        for same in ["game", "id", "section", "url"] {
            assert_eq!(own[same], ruling[same], "{language}");
        }
    }
}

/// The rules page has all that a newcomer to Temple needs before the first move.
#[test]
fn temple_can_be_learnt() {
    let service = Service::start(&[]);
    let page = accepting(&service, "/v1/games/temple/rules", "text/markdown");
    let page = page.text().expect("a text");
    for told in [
        "2 players",
        "30 tiles of five colours",
        "exactly one of six move types",
        "*Tunnel*",
        "Placing one's 30th tile wins. Having no legal move loses.",
        "x growing east, y growing north",
        "touches a tile of the same or a smaller value",
        "F1,0=R3",
        "table|hand0,hand1|active0,active1|to_move|edition",
    ] {
        let flat = page.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(told), "{told}");
    }
    // The moves of the page are legal and lead to the positions that it shows.
    let begins = page.split("## A game begins").nth(1).expect("a section");
    let begins = begins.split("\n## ").next().expect("its text");
    let moves: Vec<&str> = (begins.lines())
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
        .filter_map(|line| line.split('`').nth(1))
        .collect();
    assert_eq!(moves.len(), 4);
    let start = service.ok("/v1/temple/start", &json!({}));
    let played =
        service.ok("/v1/temple/play", &json!({ "position": start["key"], "moves": moves }));
    let hand = played["position"]["hands"][0].as_array().expect("a hand");
    let red: Vec<&Value> = (hand.iter())
        .filter(|tile| tile.as_str().is_some_and(|tile| tile.starts_with('R')))
        .collect();
    assert_eq!(red, [&json!("R3"), &json!("R4"), &json!("R6")]);
}

#[test]
fn a_problem_links_its_ruling() {
    let service = Service::start(&[]);
    let start = service.ok("/v1/themisto/start", &json!({}));
    let moves = json!({ "position": start["key"], "moves": ["d1-d2", "d2-d1"] });
    let (_, problem) = service.post("/v1/themisto/play", &moves);
    assert_eq!(problem["rule"], "THM-6");
    let url = problem["rule_url"].as_str().expect("a path");
    let (status, ruling) = status_and_json(service.get(url));
    assert_eq!((status, &ruling["title"]), (200, &json!("Repetition")));
    // An invariant has a link, too, though its number does not name its game.
    let two_on_a_cell = "F0,0=R1;T0,0=R2|R3,B1|R,-|1|published";
    let position = json!({ "position": two_on_a_cell });
    let (_, problem) = service.post("/v1/temple/moves", &position);
    assert_eq!(problem["rule_url"], "/v1/games/temple/rules/I1");
    let markdown = accepting(&service, "/v1/games/temple/rules/I1", "text/markdown");
    assert_eq!(markdown.text().expect("a text"), "**I1** At most one of F, T in a cell.\n");
}

#[test]
fn refuses_unknown_rulings_and_unoffered_media_types() {
    let service = Service::start(&[]);
    let code = |response: Response| status_and_json(response).1["code"].clone();
    assert_eq!(code(service.get("/v1/games/chess/rules")), "unknown_game");
    let missing = status_and_json(service.get("/v1/games/temple/rules/tem-1")).1;
    assert_eq!(missing["code"], "not_found");
    let detail = missing["detail"].as_str().expect("a text");
    assert!(detail.contains("tem-1") && detail.contains("TEM-14"));
    let foreign = service.get("/v1/games/temple/rules/THM-6");
    assert_eq!(code(foreign), "not_found");
    let path = "/v1/games/temple/rules";
    assert_eq!(code(accepting(&service, path, "image/png")), "not_acceptable");
    for (accept, media_type) in [
        ("*/*", "application/json"),
        ("text/html, */*;q=0.8", "application/json"),
        ("text/*", "text/markdown; charset=utf-8"),
        ("text/markdown;q=0.9, application/json;q=0.5", "text/markdown; charset=utf-8"),
    ] {
        let response = accepting(&service, path, accept);
        assert_eq!(response.headers()[CONTENT_TYPE], media_type, "{accept}");
    }
    let tag = service.get(path).headers()[ETAG].clone();
    let request = service.client().get(format!("{}{path}", service.base()));
    let again = request.header(IF_NONE_MATCH, tag).send();
    let again = again.expect("the service answers");
    assert_eq!(again.status(), 304);
    assert!(varies(&again));
}

/// True if `Vary` announces that the answer depends on `Accept`.
fn varies(response: &Response) -> bool {
    let values = response.headers().get_all(VARY).iter();
    values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|name| name.trim().eq_ignore_ascii_case("accept"))
}
