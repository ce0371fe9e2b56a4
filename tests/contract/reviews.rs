//! Reviews: every ply with its key, its best line and its probabilities; every seat with its accuracy.

use serde_json::{Value, json};

use crate::support::Service;

#[test]
fn every_ply_has_its_key_its_best_line_and_both_probabilities() {
    let service = Service::start(&[]);
    let start = service.ok("/v1/octopus/start", &json!({ "seed": 3, "seats": 2 }));
    let (mut moves, mut keys) = (Vec::new(), vec![start["key"].clone()]);
    for seed in 0..8 {
        let request = json!({ "position": keys.last(), "level": 1, "seed": seed });
        let reply = service.ok("/v1/octopus/reply", &request);
        moves.push(reply["move"]["move"].clone());
        keys.push(reply["key"].clone());
    }
    let request = json!({ "position": start["key"], "moves": moves, "limits": { "nodes": 4000 } });
    let review = service.ok("/v1/octopus/review", &request);
    assert_eq!(Some(&review["key"]), keys.last());
    assert_eq!(review["awaits"], "move");
    let plies = review["moves"].as_array().expect("moves");
    for (ply, key) in plies.iter().zip(&keys) {
        assert_eq!(&ply["key"], key);
        let line = ply["best_line"].as_array().expect("a line");
        assert_eq!(line[0], ply["best"]);
        // The line is legal where it begins.
        let play = json!({ "position": key, "moves": line });
        assert_eq!(service.status("/v1/octopus/play", &play), 200, "{ply}");
        let mover = ply["win_probability"].as_f64().expect("a probability");
        let first = ply["win_probability_seat_0"]
            .as_f64()
            .expect("a probability");
        assert_eq!(ply["value"]["win_probability"], ply["win_probability"]);
        let expected = if ply["seat"] == 0 { mover } else { 1.0 - mover };
        assert!((first - expected).abs() < 2e-6, "{ply}");
    }
    for seat in review["summary"].as_array().expect("seats") {
        let own = plies.iter().filter(|ply| ply["seat"] == seat["seat"]);
        let lost: Vec<f64> = own
            .filter_map(|ply| ply["win_probability_loss"].as_f64())
            .collect();
        let accuracy: f64 =
            lost.iter().map(|p| 100.0 * (1.0 - p).powi(4)).sum::<f64>() / lost.len() as f64;
        let told = seat["accuracy"].as_f64().expect("an accuracy");
        assert!((told - accuracy).abs() < 1e-3, "{told} {accuracy}");
        let classes = ["best", "good", "inaccuracy", "mistake", "blunder"];
        let counted: u64 = classes
            .iter()
            .filter_map(|class| seat[class].as_u64())
            .sum();
        assert_eq!(Some(counted), seat["judged"].as_u64());
    }
}

#[test]
fn a_third_occurrence_is_reviewed_as_the_draw_that_it_is() {
    let service = Service::start(&[]);
    let start = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
    let round = ["d1-d2", "d8-d7", "d2-d1", "d7-d8"];
    let moves = [round, round].concat();
    let request = json!({ "position": start, "moves": moves, "limits": { "nodes": 4000 } });
    let review = service.ok("/v1/themisto/review", &request);
    assert_eq!(
        (&review["over"], &review["awaits"]),
        (&json!(true), &Value::Null)
    );
    let last = review["moves"]
        .as_array()
        .and_then(|moves| moves.last())
        .expect("moves");
    assert_eq!(
        (&last["value"]["kind"], &last["value"]["outcome"]),
        (&json!("exact"), &json!("draw"))
    );
}
