//! The languages of the service: which one a request gets, and that no cache mixes them.

use serde_json::json;

use crate::socket::{Answer, get, request};
use crate::support::Service;

fn accepting(service: &Service, target: &str, languages: &str) -> Answer {
    let header = format!("Accept-Language: {languages}\r\n");
    request(service, "GET", target, &header, b"")
}

#[test]
fn the_address_decides_then_the_header_then_english() {
    let service = Service::start(&[]);
    for (target, header, language, title) in [
        ("/feeds/all.json", "", "en", "Tessera: the puzzles of the day"),
        ("/feeds/all.json", "it", "en", "Tessera: the puzzles of the day"),
        ("/feeds/all.json", "de-AT, en;q=0.5", "de", "Tessera: die Rätsel des Tages"),
        ("/feeds/all.json?lang=fr", "de", "fr", "Tessera\u{202f}: les problèmes du jour"),
        ("/feeds/ingenious.json?lang=es", "", "es", "Genial: el problema del día"),
        ("/feeds/ingenious.json", "de", "de", "Einfach Genial: das Rätsel des Tages"),
    ] {
        let answer = accepting(&service, target, header);
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("content-language"), language, "{target} {header}");
        assert!(answer.header("vary").contains("Accept-Language"));
        let feed = answer.json();
        assert_eq!((&feed["language"], &feed["title"]), (&json!(language), &json!(title)));
        // If the request names a language, its links keep it.
        let is_named = target.contains("lang=");
        let entry = feed["items"][0]["url"].as_str().expect("an address");
        assert_eq!(entry.ends_with(&format!("?lang={language}")), is_named, "{entry}");
        // A cached answer in one language does not validate a request for another.
        let tag = format!("If-None-Match: {}\r\n", answer.header("etag"));
        let same = format!("{tag}Accept-Language: {header}\r\n");
        let known = request(&service, "GET", target, &same, b"");
        assert_eq!((known.status, known.header("content-language")), (304, language));
        assert!(known.header("vary").contains("Accept-Language"));
        let other = if language == "en" { "de" } else { "en" };
        let path = target.split('?').next().unwrap_or_default();
        let other = format!("{path}?lang={other}");
        assert_eq!(request(&service, "GET", &other, &tag, b"").status, 200);
    }
}

#[test]
fn refuses_unsupported_languages_where_they_are_named() {
    let service = Service::start(&[]);
    for target in ["/feeds/all.json?lang=it", "/v1/games?lang=", "/v1/games?lang=de&lang=fr"] {
        let answer = get(&service, target);
        assert_eq!(answer.status, 400, "{target}");
        assert_eq!(answer.json()["code"], "invalid_query");
        assert_eq!(answer.json()["parameter"], "lang");
    }
    // Every call accepts it.
    assert_eq!(get(&service, "/v1/games?lang=de").status, 200);
    let body = json!({ "options": {} }).to_string();
    let header = "Content-Type: application/json\r\n";
    let started = request(&service, "POST", "/v1/octopus/start?lang=de", header, body.as_bytes());
    assert!(started.status != 400 || started.json()["parameter"] != "lang");
}

#[test]
fn feeds_of_every_form_name_their_language() {
    let service = Service::start(&[]);
    let text = |target: &str| String::from_utf8(get(&service, target).body).expect("UTF-8");
    let atom = text("/feeds/octopus.atom?lang=es");
    assert!(
        atom.contains("xml:lang=\"es\"")
            && atom.contains("<title>Octopus: el problema del día</title>")
    );
    let calendar = text("/feeds/octopus.ics?lang=fr").replace("\r\n ", "");
    assert!(calendar.contains("SUMMARY;LANGUAGE=fr:Octopus\u{202f}: le problème du "));
}

#[test]
fn previews_and_embeds_are_in_the_language_of_the_reader() {
    let service = Service::start(&[]);
    let puzzle = "/p/octopus-00xsqnh";
    for (language, title, begin) in [
        ("en", "Octopus puzzle", "You have 2 tiles left"),
        ("de", "Octopus: ein Rätsel", "Du hast noch 2 Steine"),
        ("es", "Octopus: un problema", ""),
        ("fr", "Octopus\u{202f}: un problème", ""),
    ] {
        let answer = accepting(&service, puzzle, language);
        assert_eq!(answer.header("content-language"), language);
        assert!(answer.header("vary").contains("Accept-Language"));
        let page = String::from_utf8(answer.body).expect("UTF-8");
        assert!(page.contains(&format!("<title>{title} – Tessera</title>")), "{language}");
        assert!(page.contains(&format!("property=\"og:title\" content=\"{title}\"")));
        assert!(page.contains(&format!("property=\"og:description\" content=\"{begin}")));
        let embed = get(&service, &format!("/oembed?url={puzzle}&lang={language}")).json();
        assert_eq!(embed["title"], title);
        let frame = embed["html"].as_str().expect("an element");
        assert!(frame.contains(&format!("?embed&amp;lang={language}#/")), "{frame}");
    }
    let day = accepting(&service, "/daily/ingenious/2026-01-01", "de");
    let page = String::from_utf8(day.body).expect("UTF-8");
    if day.status == 200 && page.contains("og:title") {
        assert!(page.contains("Einfach Genial: das Rätsel vom 1. Januar 2026"));
    }
}

#[test]
fn sheets_are_printed_in_every_language() {
    let service = Service::start(&[]);
    let id = "octopus-00xsqnh";
    let sheet = |language: &str| {
        get(&service, &format!("/v1/puzzles/sheet.pdf?game=octopus&ids={id}&lang={language}"))
    };
    let mut sheets: Vec<Vec<u8>> = Vec::new();
    for language in ["en", "de", "es", "fr"] {
        let answer = sheet(language);
        assert_eq!((answer.status, answer.header("content-language")), (200, language));
        let text = String::from_utf8_lossy(&answer.body);
        assert!(text.contains(&format!("/Lang ({language})")));
        let written = std::process::Command::new(env!("CARGO_BIN_EXE_tessera"))
            .args(["sheet", "octopus", "--id", id, "--lang", language])
            .output()
            .expect("the command");
        assert_eq!(written.stdout, answer.body, "{language}");
        assert!(!sheets.contains(&answer.body));
        sheets.push(answer.body);
    }
}

#[test]
fn puzzles_are_worded_in_every_language() {
    let service = Service::start(&[]);
    let puzzle = "/v1/octopus/puzzles/octopus-00xsqnh";
    let english = get(&service, &format!("{puzzle}/solution")).json();
    for (language, question, play) in [
        ("en", "You have 2 tiles left", "Put "),
        ("de", "Du hast noch 2 Steine", "Lege "),
        ("es", "", "Pon "),
        ("fr", "", "Posez "),
    ] {
        let told = |rest: &str| accepting(&service, &format!("{puzzle}{rest}"), language);
        let shown = told("");
        assert_eq!((shown.status, shown.header("content-language")), (200, language));
        assert_eq!(shown.header("vary"), "Accept-Encoding, Accept-Language");
        let asked = shown.json()["question"].as_str().expect("a question").to_owned();
        assert!(asked.starts_with(question), "{asked}");
        let hint = told("/hint?level=3").json();
        assert!(hint["text"].as_str().expect("a hint").starts_with(play), "{hint}");
        let solution = told("/solution").json();
        for (step, plain) in (solution["steps"].as_array().expect("steps").iter())
            .zip(english["steps"].as_array().expect("steps"))
        {
            assert_eq!(step["text"] == plain["text"], language == "en", "{step}");
            // Keys and notations are the same in every language.
            assert_eq!((&step["move"], &step["key"]), (&plain["move"], &plain["key"]));
        }
        let proved = (&solution["certificate"], &english["certificate"]);
        assert_eq!(proved.0, proved.1);
    }
}

/// Problems whose detail is in the language of the caller: the code, the request, and the beginning of the detail in
/// each language.
const FOR_PLAYERS: [(&str, &str, [&str; 4]); 2] = [
    (
        "illegal_move",
        "R4@0,0|R1B2,Y4G3|0,0|0|1 R6@1,0",
        ["R6 is not in the hand", "Platz 0 hat R6 nicht in der Hand", "R6 no está", "R6 n’est pas"],
    ),
    (
        "inconsistent_position",
        "R4@0,0|R1B2,Y4G3|0,0|9|1 R1@1,0",
        [
            "There is no seat 9",
            "Platz 9 gibt es nicht",
            "No existe el puesto 9",
            "Il n’y a pas de siège 9",
        ],
    ),
];

#[test]
fn details_of_illegal_moves_and_positions_are_in_the_language_of_the_caller_alone() {
    let service = Service::start(&[]);
    let refused = |language: &str, asked: &str| {
        let (position, move_) = asked.split_once(' ').expect("two parts");
        let body = json!({ "position": position, "moves": [move_] });
        post(&service, "/v1/octopus/play", language, &body)
    };
    for (code, asked, details) in FOR_PLAYERS {
        let title = refused("en", asked).json()["title"].clone();
        for (language, detail) in ["en", "de", "es", "fr"].into_iter().zip(details) {
            let problem = refused(language, asked);
            assert_eq!(problem.status, 422);
            assert_eq!(problem.header("content-language"), language);
            let problem = problem.json();
            assert_eq!((&problem["code"], &problem["title"]), (&code.into(), &title));
            let told = problem["detail"].as_str().expect("a detail");
            assert!(told.starts_with(detail), "{told}");
        }
    }
    let english = |answer: Answer| {
        let language = answer.header("content-language").to_owned();
        let mut json = answer.json();
        json.as_object_mut().expect("an object").remove("request_id");
        (language, json)
    };
    for asked in ["R4@0,0|R1B2,Y4G3|0,0|0|1 wrong", "wrong R1@1,0"] {
        let expected = english(refused("en", asked));
        assert_eq!(expected.0, "en");
        assert_eq!(english(refused("de", asked)), expected);
    }
    for target in ["/v1/octopus/puzzles/octopus-x", "/v1/none/moves", "/none", "/v1/games?more=1"] {
        let expected = english(accepting(&service, target, "en"));
        assert_eq!(expected.0, "en");
        assert_eq!(english(accepting(&service, target, "fr")), expected, "{target}");
    }
}

const POSITION: &str = "R4@0,0%7CR1B2,Y4G3%7C0,0%7C0%7C1";

/// Asks with a body, in a language.
fn post(service: &Service, target: &str, language: &str, body: &serde_json::Value) -> Answer {
    let header = format!("Content-Type: application/json\r\nAccept-Language: {language}\r\n");
    request(service, "POST", target, &header, body.to_string().as_bytes())
}

#[test]
fn words_of_pictures_are_in_every_language() {
    let service = Service::start(&[]);
    let board = format!("/v1/octopus/board.svg?position={POSITION}");
    let mut tags = Vec::new();
    for (language, player, title) in [
        ("en", "Player 1", "player 1 to move"),
        ("de", "Spieler 1", "Spieler 1 ist am Zug"),
        ("es", "Jugador 1", "le toca al jugador 1"),
        ("fr", "Joueur 1", "au joueur 1 de jouer"),
    ] {
        let answer = accepting(&service, &board, language);
        assert_eq!(answer.header("content-language"), language);
        let tag = answer.header("etag").to_owned();
        assert!(!tags.contains(&tag), "{language}");
        let picture = String::from_utf8(answer.body).expect("UTF-8");
        let words = picture.split_once("</desc>").expect("a description").1;
        assert!(words.contains(&format!(">{player}<")), "{language}: {words}");
        assert!(picture.contains(title), "{language}");
        let png = accepting(&service, &board.replace(".svg", ".png"), language);
        assert_eq!((png.status, png.header("content-language")), (200, language));
        assert!(png.header("vary").contains("Accept-Language"));
        tags.push(tag);
    }
}

#[test]
fn games_batches_and_sets_are_worded_in_every_language() {
    let service = Service::start(&[]);
    let score = json!({ "path": "/v1/octopus/score",
        "body": { "position": "R4@0,0|R1B2,Y4G3|0,0|0|1", "move": "R1@1,0" } });
    let calls = json!({ "requests": [score, { "path": "/v1/octopus/moves", "body": { "position": "x" } }] });
    let plain = json!({ "requests": [{ "path": "/v1/octopus/moves",
        "body": { "position": "R4@0,0|R1B2,Y4G3|0,0|0|1" } }] });
    let set = post(
        &service,
        "/v1/octopus/puzzles/sets",
        "de",
        &json!({ "kind": "ladder", "count": 1, "seed": 5 }),
    );
    assert_eq!((set.status, set.header("content-language")), (200, ""));
    let puzzle = set.json()["puzzles"][0]["link"].as_str().expect("a link").to_owned();
    for (language, sentence, question) in [
        ("en", "Player 1 places red 1", "Find "),
        ("de", "Spieler 1 legt Rot 1", "Finde "),
        ("es", "El jugador 1 pone el 1 rojo", "Encuentra "),
        ("fr", "Le joueur 1 pose le 1 rouge", "Trouvez "),
    ] {
        let batch = post(&service, "/v1/batch", language, &calls);
        assert_eq!(batch.header("content-language"), language);
        let results = batch.json()["results"].clone();
        let told = results[0]["body"]["sentence"].as_str().expect("a sentence");
        assert!(told.starts_with(sentence), "{told}");
        assert_eq!(results[1]["body"]["code"], "malformed_position");
        let quiet = post(&service, "/v1/batch", language, &plain);
        assert_eq!(quiet.header("content-language"), "");
        let game = accepting(&service, "/v1/games/octopus", language);
        assert_eq!(game.header("content-language"), language);
        let asked = game.json()["puzzles"]["types"][0]["question"].clone();
        assert!(asked.as_str().expect("a question").starts_with(question), "{asked}");
        let of_set = accepting(&service, &puzzle, language);
        assert_eq!((of_set.status, of_set.header("content-language")), (200, language));
        let asked = of_set.json()["question"].clone();
        assert_eq!(asked == get(&service, &puzzle).json()["question"], language == "en");
    }
}

#[test]
fn a_job_runs_once_and_answers_each_caller_in_its_language() {
    let service = Service::start(&[]);
    let job = json!({ "path": "/v1/octopus/puzzles",
        "body": { "type": "biggest-score", "count": 1, "seed": 3 } });
    let mut questions = Vec::new();
    let mut ids = Vec::new();
    for language in ["de", "en", "fr", "es"] {
        let asked = post(&service, "/v1/jobs", language, &job).json();
        let path = format!("/v1/jobs/{}", asked["id"].as_str().expect("an id"));
        let answer = loop {
            let view = accepting(&service, &path, language);
            if view.json()["state"] == "done" {
                break view;
            }
            std::thread::yield_now();
        };
        assert_eq!(answer.header("content-language"), language);
        let puzzle = answer.json()["answer"]["puzzles"][0].clone();
        let question = puzzle["question"].clone();
        assert!(!questions.contains(&question), "{question}");
        questions.push(question);
        ids.push((asked["id"].clone(), puzzle["id"].clone()));
        let stream = accepting(&service, &format!("{path}/stream"), language);
        let events = String::from_utf8(stream.body).expect("UTF-8");
        let last = questions.last().map(ToString::to_string).expect("a question");
        assert!(events.contains(&last), "{events}");
    }
    ids.dedup();
    assert_eq!(ids.len(), 1, "{ids:?}");
}
