//! Animations: answers and refusals. `.ci/formats` decodes them with third-party programs.

use serde_json::{Value, json};

use crate::GAMES;
use crate::socket::{Answer, get, post, request};
use crate::support::Service;

/// The record of a game of at most `most` moves, some legal one each time.
fn play_out(service: &Service, game: &str, most: usize) -> Value {
    let start = service.ok(&format!("/v1/{game}/start"), &json!({ "seed": 7 }));
    let mut at = start.clone();
    let mut moves: Vec<Value> = Vec::new();
    while moves.len() < most && at["over"] != json!(true) {
        let notation = if at["awaits"] == json!("draw") {
            json!("+")
        } else {
            let asked = json!({ "position": at["key"], "fields": "move" });
            let legal = service.ok(&format!("/v1/{game}/moves"), &asked);
            let legal = legal["moves"].as_array().expect("moves");
            legal[moves.len() * 37 % legal.len()].clone()
        };
        let asked = json!({ "position": at["key"], "moves": [notation], "seed": 5 });
        at = service.ok(&format!("/v1/{game}/play"), &asked);
        moves.push(json!({ "move": at["steps"][0]["move"] }));
    }
    json!({ "position": start["key"], "moves": moves })
}

fn begins(answer: &Answer, form: &str) -> bool {
    match form {
        "gif" => answer.body.starts_with(b"GIF89a"),
        _ => answer.body.starts_with(b"RIFF") && &answer.body[8..16] == b"WEBPVP8X",
    }
}

#[test]
fn a_game_of_each_kind_is_shown() {
    let service = Service::start(&[]);
    for game in GAMES {
        let record = play_out(&service, game, 6);
        for form in ["gif", "webp"] {
            let target = format!("/v1/{game}/record/animation.{form}");
            let asked = json!({ "record": record, "size": 120, "per_second": 5 });
            let answer = post(&service, &target, &asked);
            assert_eq!(answer.status, 200, "{game}");
            assert_eq!(answer.header("content-type"), format!("image/{form}"));
            assert!(begins(&answer, form), "{game}");
            // The same request gets the same bytes.
            assert_eq!(post(&service, &target, &asked).body, answer.body);
        }
    }
}

#[test]
fn a_game_in_an_address_is_shown_and_kept() {
    let service = Service::start(&[]);
    let code = "1RcqxCsIwFAXQPV9xCSJaSOA9wV0dXItrcUiaoIE2gSaiUvrvLV06HjjN3fQesrx9H3JJ8imaujN_PxDkxZnNDHlN2OO2nofPn65AVgsEaThSjjHWQ7IhvvQE1jCkLGN3xmGBY-Xoh_EbYoYpSLH10xEnDUuqZVRiBg";
    let target = format!("/v1/themisto/record/animation.gif?record={code}&size=100");
    let answer = get(&service, &target);
    assert_eq!(answer.status, 200);
    assert!(begins(&answer, "gif"));
    let tag = answer.header("etag").to_owned();
    let known = request(&service, "GET", &target, &format!("If-None-Match: {tag}\r\n"), b"");
    assert_eq!((known.status, known.body.len()), (304, 0));
    let dark = get(&service, &format!("{target}&theme=dark"));
    assert!(dark.status == 200 && dark.header("etag") != tag);
}

#[test]
fn names_the_exceeded_limit_of_an_animation() {
    let service = Service::start(&[]);
    let target = "/v1/themisto/record/animation.webp";
    let moves = ["d1-d2", "a1-b2"];
    let refused = |more: Value| {
        let mut asked = json!({ "record": { "moves": moves.map(|m| json!({ "move": m })) } });
        let members = asked.as_object_mut().expect("an object");
        members.extend(more.as_object().expect("an object").clone());
        let answer = post(&service, target, &asked);
        (answer.status, answer.json())
    };
    let (status, problem) = refused(json!({ "size": 801 }));
    assert_eq!((status, &problem["code"]), (422, &json!("limit_exceeded")));
    assert_eq!(problem["limit"], json!("animation_size_max"));
    assert_eq!((&problem["allowed"], &problem["asked"]), (&json!(800), &json!(801)));
    let (_, problem) = refused(json!({ "size": 20 }));
    assert_eq!(problem["limit"], json!("picture_size_min"));
    for rate in [0, 6] {
        let (status, problem) = refused(json!({ "per_second": rate }));
        assert_eq!((status, &problem["code"]), (422, &json!("impossible_options")));
        assert_eq!(problem["pointer"], json!("/per_second"));
    }
    let (_, problem) = refused(json!({ "view": "isometric" }));
    assert_eq!(problem["code"], json!("impossible_options"));

    // Each picture is within its limit; all of them have too many pixels.
    let game = play_out(&service, "nebuchadnezzar", 79);
    let pictures = 1 + game["moves"].as_array().expect("moves").len();
    assert!(pictures > 75, "the game ended after {pictures} pictures");
    let asked = json!({ "record": game, "size": 800 });
    let problem = post(&service, "/v1/nebuchadnezzar/record/animation.gif", &asked).json();
    assert_eq!(problem["limit"], json!("animation_pixels"));
    assert_eq!(problem["asked"], json!(pictures * 800 * 800));

    for (path, status) in [
        ("/v1/themisto/record/animation.png?record=1", 404),
        ("/v1/themisto/record/animation.gif?record=9", 400),
        ("/v1/themisto/record/animation.gif", 400),
    ] {
        assert_eq!(get(&service, path).status, status, "{path}");
    }
    let problem = get(&service, "/v1/themisto/record/animation.gif?record=9").json();
    assert_eq!(problem["parameter"], json!("record"));
}
