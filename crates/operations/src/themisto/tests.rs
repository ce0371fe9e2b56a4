//! Tests of the JSON forms against the contract, and of explanations against the moves.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use utoipa::PartialSchema;

use super::*;
use tessera_rules::game::random::{choose, seeded};
use tessera_rules::game::{Compose, FaultKind, Game, Position};

const POSITION: &str = r#"{"board":["wbwbwbwb","b......w","w......b","b......w","w......b","b......w","w......b","bwbwbwbw"],"to_move":0,"skip":false,"winner":null,"previous":null}"#;

fn decode(text: &str) -> Result<Themisto, Fault> {
    Themisto::decode(serde_json::from_str(text).unwrap())
}

fn described(game: &Themisto, text: &str) -> Value {
    let m = game.parse_move(text, None).unwrap();
    serde_json::to_value(game.describe(m, text.to_owned())).unwrap()
}

#[test]
fn the_position_is_the_contracts() {
    let game = decode(POSITION).unwrap();
    assert_eq!(game, Themisto::start());
    assert_eq!(serde_json::to_string(&game.encode()).unwrap(), POSITION);
}

#[test]
fn the_move_is_the_contracts() {
    let game = Themisto::from_key("8/8/8/8/8/8/8/bwww2w1 0 - - -").unwrap();
    let m = game.parse_move("g1-e1x", None).unwrap();
    assert_eq!(
        serde_json::to_string(&game.describe(m, game.notation(m))).unwrap(),
        r#"{"move":"g1-e1x","from":"g1","to":"e1","flips":["b1","c1","d1"],"penalised":false,"wins":true}"#
    );
    assert_eq!(described(&game, "g1-e1")["flips"], json!([]));
    assert_eq!(described(&game, "b1-b2")["penalised"], json!(true));
}

#[test]
fn positions_come_back() {
    let mut rng = seeded(1);
    for _ in 0..500 {
        let game = Themisto::compose(&mut rng);
        let text = serde_json::to_string(&game.encode()).unwrap();
        assert_eq!(decode(&text).unwrap(), game);
    }
}

#[test]
fn every_member_is_required_and_no_other_allowed() {
    let whole: Value = serde_json::from_str(POSITION).unwrap();
    for name in ["board", "to_move", "skip", "winner", "previous"] {
        let mut object = whole.clone();
        object.as_object_mut().unwrap().remove(name);
        let error = serde_json::from_value::<ThemistoPosition>(object).unwrap_err();
        assert!(error.to_string().contains("missing field"), "{error}");
    }
    let unknown = POSITION.replace("\"skip\"", "\"extra\":1,\"skip\"");
    assert!(serde_json::from_str::<ThemistoPosition>(&unknown).is_err());
    let twice = POSITION.replace("\"skip\"", "\"to_move\":0,\"skip\"");
    assert!(serde_json::from_str::<ThemistoPosition>(&twice).is_err());
    for (right, wrong) in [
        ("\"skip\":false", "\"skip\":null"),
        ("\"skip\":false", "\"skip\":0"),
        ("\"to_move\":0", "\"to_move\":\"0\""),
        ("\"to_move\":0", "\"to_move\":0.5"),
        ("\"to_move\":0", "\"to_move\":null"),
        ("\"winner\":null", "\"winner\":false"),
        ("\"previous\":null", "\"previous\":\"\""),
        ("\"previous\":null", "\"previous\":[1]"),
    ] {
        let text = POSITION.replace(right, wrong);
        assert!(serde_json::from_str::<ThemistoPosition>(&text).is_err(), "{wrong}");
    }
}

#[test]
fn errors_in_positions_name_their_place() {
    for (right, wrong, kind, rule, place) in [
        ("\"b......w\",\"w", "\"b.....w\",\"w", FaultKind::Malformed, None, "/board/1"),
        ("wbwbwbwb", "wbwbwbwx", FaultKind::Malformed, None, "/board/0"),
        ("\"wbwbwbwb\",", "", FaultKind::Malformed, None, "/board"),
        ("\"previous\":null", "\"previous\":[]", FaultKind::Malformed, None, "/previous"),
        ("\"to_move\":0", "\"to_move\":2", FaultKind::Inconsistent, Some("THM-11"), "/to_move"),
        ("\"to_move\":0", "\"to_move\":-1", FaultKind::Inconsistent, Some("THM-11"), "/to_move"),
        ("\"to_move\":0", "\"to_move\":1e99", FaultKind::Inconsistent, Some("THM-11"), "/to_move"),
        ("\"winner\":null", "\"winner\":2", FaultKind::Inconsistent, Some("THM-11"), "/winner"),
        ("\"winner\":null", "\"winner\":1", FaultKind::Inconsistent, Some("THM-11"), "/winner"),
    ] {
        let fault = decode(&POSITION.replacen(right, wrong, 1)).unwrap_err();
        assert_eq!(
            (fault.kind, fault.rule, fault.pointer().as_str()),
            (kind, rule, place),
            "{wrong}"
        );
    }
}

#[test]
fn starts() {
    let start = |text: &str| {
        let options: ThemistoStart = serde_json::from_str(text).unwrap();
        <Themisto as WireGame>::start(&options, &mut seeded(1))
    };
    for text in ["{}", r#"{"seats":2}"#, r#"{"seats":2,"seed":7}"#] {
        assert_eq!(start(text).unwrap(), Themisto::start());
    }
    for text in [r#"{"seats":3}"#, r#"{"seats":0}"#, r#"{"seats":-2}"#] {
        let fault = start(text).unwrap_err();
        assert_eq!((fault.kind, fault.pointer().as_str()), (FaultKind::Options, "/seats"));
    }
    let seeded: ThemistoStart = serde_json::from_str(r#"{"seed":7}"#).unwrap();
    assert_eq!(<Themisto as WireGame>::seed(&seeded), Some(Int(7)));
    for text in [r#"{"side":8}"#, r#"{"seats":"2"}"#, r#"{"seats":2,"seats":2}"#] {
        assert!(serde_json::from_str::<ThemistoStart>(text).is_err(), "{text}");
    }
}

#[test]
fn scores() {
    let game = Themisto::from_key("8/8/8/8/w7/1w6/2w5/bbbbbw2 0 - 1 -").unwrap();
    assert_eq!(
        serde_json::to_value(game.score()).unwrap(),
        json!({
            "standings": [{"seat": 0, "rank": 2}, {"seat": 1, "rank": 1}],
            "rows": [
                {"colour": "b", "length": 5, "cells": ["a1", "b1", "c1", "d1", "e1"], "direction": "east", "wins_for": [0, 1]},
                {"colour": "w", "length": 3, "cells": ["c2", "b3", "a4"], "direction": "north_west", "wins_for": []},
            ],
        })
    );
    let undecided = Themisto::from_key("8/8/8/8/8/8/8/bbbbbb2 0 - - -").unwrap().score();
    assert!(undecided.standings.iter().all(|s| s.rank == 1));
    assert_eq!(undecided.rows[0].wins_for, [1]);
}

#[test]
fn explanations_add_up_to_the_move() {
    let mut rng = seeded(2);
    let (mut penalties, mut wins, mut double) = (0, 0, 0);
    for _ in 0..300 {
        let game = Themisto::compose(&mut rng);
        let mut moves = Vec::new();
        game.judged_moves(&mut moves);
        // All special moves, and a random half of the others.
        moves.retain(|j| j.flips != 0 || j.penalised || j.wins || choose(&mut rng, &[0, 1]) == &1);
        for j in moves.into_iter().take(60) {
            let shown = game.describe(j.m, game.notation(j.m));
            let (parts, sentence) = game.explain(j.m);
            let sentence = sentence.to_string();
            let of = |what| parts.iter().filter(move |part| part.what == what);
            let captured: Vec<&String> = of(ThemistoWhat::Capture).flat_map(|p| &p.cells).collect();
            assert_eq!(captured.len(), shown.flips.len());
            let captured: BTreeSet<_> = captured.into_iter().collect();
            assert_eq!(captured, shown.flips.iter().collect());
            assert_eq!(of(ThemistoWhat::Move).count(), 1);
            assert_eq!(of(ThemistoWhat::Penalty).count(), usize::from(shown.penalised));
            assert_eq!(of(ThemistoWhat::Win).count(), usize::from(shown.wins));
            assert_eq!(sentence.contains("wins with"), shown.wins);
            assert_eq!(
                sentence.contains("moves again"),
                game.skip() && !shown.penalised && !shown.wins
            );
            for part in of(ThemistoWhat::Row) {
                let changed = |c: &String| *c == shown.to || shown.flips.contains(c);
                assert!(part.cells.iter().any(changed));
            }
            penalties += usize::from(shown.penalised);
            wins += usize::from(shown.wins);
            double += usize::from(of(ThemistoWhat::Capture).count() > 1);
        }
    }
    assert!(penalties > 100 && wins > 100 && double > 100, "{penalties} {wins} {double}");
}

#[test]
fn sentences() {
    let sentence = |key: &str, text: &str| {
        let game = Themisto::from_key(key).unwrap();
        game.explain(game.parse_move(text, None).unwrap()).1.to_string()
    };
    assert_eq!(
        sentence("8/8/8/8/8/8/8/bwww2w1 0 - - -", "g1-e1x"),
        "Player 1 moves the white disc from g1 to e1, where it turns black and captures b1, c1 and d1; \
         Player 1 wins with the black row of five from a1 to e1."
    );
    assert_eq!(
        sentence("8/8/8/8/8/8/w7/bbb5 0 - - -", "c1-c2"),
        "Player 1 moves the black disc from c1 to c2, where it turns white; \
         for leaving the black row of three from a1 to c1 Player 1 loses the next turn."
    );
    assert_eq!(
        sentence("8/8/8/8/8/8/w7/bbb5 1 s - -", "c1-c2"),
        "Player 2 moves the black disc from c1 to c2, where it turns white; \
         for leaving the black row of three from a1 to c1 Player 2 would lose a turn, \
         which cancels the one that Player 1 owes."
    );
    assert_eq!(
        sentence("8/8/8/8/8/8/w7/bbb5 1 s - -", "a2-b2"),
        "Player 2 moves the white disc from a2 to b2, where it turns black; \
         Player 1 loses a turn, so Player 2 moves again."
    );
}

#[test]
fn an_explanation_in_full() {
    let game = Themisto::from_key("8/8/8/8/8/8/8/bwww2w1 0 - - -").unwrap();
    let m = game.parse_move("g1-e1x", None).unwrap();
    let row = json!({
        "colour": "b", "length": 5, "cells": ["a1", "b1", "c1", "d1", "e1"], "direction": "east", "wins_for": [0, 1]
    });
    assert_eq!(
        serde_json::to_value(game.explain(m).0).unwrap(),
        json!([
            {"what": "move", "cells": ["g1", "e1"], "colour": "b", "rows": [], "rule": "THM-2"},
            {"what": "capture", "cells": ["b1", "c1", "d1"], "direction": "west", "colour": "b", "rows": [], "rule": "THM-5"},
            {"what": "row", "cells": ["a1", "b1", "c1", "d1", "e1"], "rows": [row], "rule": "THM-4"},
            {"what": "win", "cells": ["a1", "b1", "c1", "d1", "e1"], "rows": [row], "rule": "THM-7"},
        ])
    );
}

#[test]
fn examples_are_legal() {
    let mut names = BTreeSet::new();
    for example in Themisto::EXAMPLES {
        assert!(names.insert(example.name));
        let mut game = Themisto::from_key(example.key).unwrap();
        assert_eq!(game.key(), example.key);
        assert!(!example.moves.is_empty());
        for text in example.moves {
            let m = game.parse_move(text, None).unwrap();
            game.play(m);
        }
    }
}

#[test]
fn the_schema_requires_every_member() {
    let schema = serde_json::to_value(ThemistoPosition::schema()).unwrap();
    assert_eq!(schema["required"], json!(["board", "to_move", "skip", "winner", "previous"]));
    assert_eq!(schema["additionalProperties"], json!(false));
    assert_eq!(schema["properties"]["winner"]["type"], json!(["integer", "null"]));
    assert_eq!(schema["properties"]["previous"]["type"], json!(["array", "null"]));
    assert_eq!(schema["properties"]["to_move"]["maximum"], json!(1));
}

#[test]
fn refutations_name_the_line_of_the_winning_row() {
    for (key, reply, place) in [
        ("8/8/8/8/8/8/8/bwww2w1 0 - - -", "g1-e1x", "on rank 1"),
        ("8/w7/8/8/w7/w7/w7/b7 0 - - -", "a7-a5x", "on the a-file"),
        ("8/6w1/8/8/3w4/2w5/1w6/b7 0 - - -", "g7-e5x", "on the diagonal a1 to e5"),
    ] {
        let game = Themisto::from_key(key).unwrap();
        let m = game.parse_move(reply, None).unwrap();
        let told = game.winning_reply("h8 to h7".to_owned().into(), &[m]);
        let (from, to) = (m.from(), m.to());
        assert_eq!(
            told.unwrap().to_string(),
            format!(
                "After h8 to h7, the opponent answers with the capture from {from} to {to}, makes five {place} and wins."
            )
        );
    }
}
