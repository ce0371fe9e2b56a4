//! Tests of records: random games of every game and variant survive both forms, and faults are refused with their
//! place.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use tessera_rules::game::random::seeded;
use tessera_rules::game::{Game as _, Position as _, Turn};
use tessera_rules::themisto::Themisto;

use super::*;
use crate::each_game;
use crate::game::WireGame;
use crate::json as strict;
use crate::problem::{Code, Problem};
use crate::wire::Int;

/// One start of each kind that the game has.
fn setups(game: &str) -> Vec<Value> {
    match game {
        "octopus" => vec![
            json!({ "seed": 7 }),
            json!({ "seats": 6, "seed": 1 }),
            json!({ "seats": 3, "sets": 2, "seed": 5 }),
        ],
        "ingenious" => vec![
            json!({ "seed": 1 }),
            json!({ "seed": 2, "hidden": true }),
            json!({ "variant": "standard", "seats": 4, "seed": 3, "hidden": true }),
            json!({ "variant": "solo", "seed": 4 }),
            json!({ "variant": "team", "seed": 5 }),
            json!({ "variant": "duel", "seed": 6 }),
        ],
        "nebuchadnezzar" => vec![json!({ "side": 4 }), json!({ "side": 6, "pie": false })],
        "temple" => vec![json!({}), json!({ "edition": "revised", "colours": "KWROYGCBPN" })],
        _ => vec![json!({})],
    }
}

/// A random move. Draws name their tiles, or are face-down where that is allowed.
fn random_move<G: WireGame>(position: &G, rng: &mut ChaCha8Rng) -> Option<String> {
    match position.turn() {
        Turn::Chance => {
            let due = position.draw().map_or(0, |draw| draw.count as usize);
            let hidden = format!("+{}", vec!["??"; due].join(","));
            if rng.random_range(0..2) == 0 && position.parse_move(&hidden, None).is_ok() {
                return Some(hidden);
            }
            let mut drawing = seeded(rng.random_range(0..1 << 40));
            let m = position.parse_move("+", Some(&mut drawing)).ok()?;
            Some(position.notation(m))
        }
        Turn::Seat(_) => {
            let moves = position.legal_moves();
            let m = moves[rng.random_range(0..moves.len())];
            Some(position.notation(m))
        }
        _ => None,
    }
}

const REMARKS: [&str; 9] = [
    "good",
    "a { brace } and \\ a backslash",
    "[%eval 0.5] is no command here",
    "[%csl Ga1] [brackets]",
    "two\nlines\n% of text",
    "ends with \\",
    "; (not a variation) 1. e4 *",
    "schön – 良い手",
    "\"quoted\" [%clk",
];

fn decorate(m: &mut RecordMove, rng: &mut ChaCha8Rng) {
    let mut maybe = |n: u32| rng.random_range(0..n) == 0;
    if maybe(3) {
        m.time_ms = Some(Int(8_640_000_000));
    }
    if maybe(4) {
        m.clock_ms = Some(Int(61_050));
    }
    if maybe(5) {
        m.nags = vec![Int(0), Int(6), Int(255)];
    }
    if maybe(3) {
        m.evaluation = Some(RecordEvaluation {
            win_probability: Some(0.123_456_789),
            ..RecordEvaluation::default()
        });
    }
    if maybe(5) {
        m.evaluation = Some(RecordEvaluation {
            kind: Some(crate::analysis::KindWire::Lower),
            outcome: Some(crate::analysis::OutcomeWire::Draw),
            margin: Some(-0.000_000_4),
            plies: Some(Int(12)),
            win_probability: Some(1.0),
            ..RecordEvaluation::default()
        });
    }
    if rng.random_range(0..3) == 0 {
        m.comment = Some(REMARKS[rng.random_range(0..REMARKS.len())].to_owned());
    }
}

fn random_line<G: WireGame>(
    mut position: G,
    plies: usize,
    depth: usize,
    rng: &mut ChaCha8Rng,
) -> Vec<RecordMove> {
    let mut line = Vec::new();
    let mut history = crate::line::Record::new(&position);
    for _ in 0..plies {
        let Some(text) = random_move(&position, rng) else {
            break;
        };
        let Ok(m) = crate::line::legal(&position, &history, &text, None) else {
            break;
        };
        let mut recorded = RecordMove { r#move: text, ..RecordMove::default() };
        decorate(&mut recorded, rng);
        if depth < 3 && rng.random_range(0..8) == 0 {
            for _ in 0..rng.random_range(1..3) {
                let moves = random_line(position.clone(), 4, depth + 1, rng);
                if !moves.is_empty() {
                    let comment = (rng.random_range(0..2) == 0).then(|| "or".to_owned());
                    recorded.variations.push(RecordLine { comment, moves });
                }
            }
        }
        line.push(recorded);
        position.play(m);
        history.add(&position);
    }
    line
}

/// Checks a record given as JSON.
fn checked<G: WireGame>(record: &Value) -> Result<CheckedRecord<G>, Problem> {
    let input = strict::parse::<RecordInput>(record.to_string().as_bytes())?;
    check::<G>(input, None)
}

fn survives<G: WireGame>(record: &GameRecord) -> CheckedRecord<G> {
    let once = checked::<G>(&json!(record)).unwrap_or_else(|p| panic!("{p}: {}", json!(record)));
    let seats = once.start.seats();
    let text = write(&once.record, seats);
    let by_text = check::<G>(RecordInput::Text(text.clone()), None)
        .unwrap_or_else(|problem| panic!("{problem}\n{text}"));
    assert_eq!(by_text.record, once.record, "{text}");
    assert_eq!(write(&by_text.record, seats), text);
    let again = checked::<G>(&json!(once.record)).unwrap();
    assert_eq!(again.record, once.record);
    assert_eq!(again.moves, once.moves);
    let crlf = text.replace('\n', "\r\n");
    let by_crlf = check::<G>(RecordInput::Text(crlf), None).unwrap();
    assert_eq!(by_crlf.record, once.record);
    once
}

#[test]
fn records_of_every_variant_survive_both_forms() {
    fn finished<G: WireGame>() -> usize {
        let mut finished = 0;
        for (number, options) in setups(G::ID).into_iter().enumerate() {
            let mut rng = seeded(number as u64 * 7919 + 1);
            let input: G::StartOptions = serde_json::from_value(options.clone()).unwrap();
            let seed = options["seed"].as_u64().unwrap_or(0);
            let start = G::start(&input, &mut seeded(seed)).unwrap();
            for round in 0..4 {
                // The last round continues to the end of the game, or for many moves.
                let plies = if round == 3 { 400 } else { 12 };
                let mut record = json!(GameRecord {
                    moves: random_line(start.clone(), plies, round, &mut rng),
                    ..GameRecord::default()
                });
                if round % 2 == 0 {
                    record["position"] = json!(start.key());
                } else {
                    record["options"] = options.clone();
                }
                if round > 0 {
                    record["date"] = json!("2026-11");
                    record["players"] = json!([{ "name": "A \"B\" \\ C", "rating": 1500 }]);
                    record["tags"] = json!({ "Event": "x", "Round_1": " \\\"" });
                    record["comment"] = json!(REMARKS[rng.random_range(0..REMARKS.len())]);
                }
                let record = serde_json::from_value(record).unwrap();
                let kept = survives::<G>(&record);
                assert_eq!(kept.moves.len(), record.moves.len());
                assert_eq!(kept.record.result.is_some(), kept.over);
                finished += usize::from(kept.over);
            }
        }
        finished
    }
    let finished: usize = each_game!(G => finished::<G>()).iter().sum();
    assert!(finished >= 8, "only {finished} games came to their end");
}

#[test]
fn a_text_edited_by_hand_is_read() {
    let text = "\u{feff}% a line that means nothing\n\
        [Event \"Casual\"]\n[ Date \"2026.11.??\" ]\n[Player2 \"Ada\"] [Rating2 \"1200\"]\n\n\
        {Begins.} 1.d1-d2!? {[%emt 0:00:07] Bold [%eval -2 #3 0.25].} 2. ; no move yet\n\
        a1-b2 $2 (2... {or} d2-d1x) (2... h8-g7 3. b1-b2) 3. b1-c2 0-1";
    let read = check::<Themisto>(RecordInput::Text(text.to_owned()), None).unwrap();
    assert_eq!(
        json!(read.record),
        json!({
            "game": "themisto",
            "players": [{}, { "name": "Ada", "rating": 1200 }],
            "date": "2026-11",
            "result": { "winners": [1] },
            "tags": { "Event": "Casual" },
            "comment": "Begins.",
            "moves": [
                {
                    "move": "d1-d2", "seat": 0, "nags": [5], "comment": "Bold . no move yet", "time_ms": 7000,
                    "evaluation": { "kind": "estimate", "margin": -2, "plies": 3, "win_probability": 0.25 },
                },
                {
                    "move": "a1-b2", "seat": 1, "nags": [2],
                    "variations": [
                        { "comment": "or", "moves": [{ "move": "d2-d1x", "seat": 1 }] },
                        { "moves": [{ "move": "h8-g7", "seat": 1 }, { "move": "b1-b2", "seat": 0 }] },
                    ],
                },
                { "move": "b1-c2", "seat": 0 },
            ],
        })
    );
}

/// The code and the place of the fault in a text of Themisto.
fn text_refused(text: &str) -> (Code, u32, u32, String) {
    let problem = check::<Themisto>(RecordInput::Text(text.to_owned()), None);
    let problem = problem.map(|_| ()).expect_err(text);
    let place = problem.place.expect("a place");
    assert_eq!(problem.pointer.as_deref(), Some("/record"));
    let named = format!("line {}, column {}: ", place.line, place.column);
    let detail = problem.detail.to_string();
    assert!(detail.starts_with(&named), "{detail}");
    (problem.code, place.line, place.column, detail)
}

#[test]
fn errors_in_text_records_name_line_and_column() {
    let malformed = Code::MalformedRecord;
    let inconsistent = Code::InconsistentRecord;
    for (text, code, line, column) in [
        ("1. d1-d2 {open", malformed, 1, 10),
        ("1. d1-d2\n(2. a1-a2", malformed, 2, 10),
        ("1. d1-d2 )", malformed, 1, 10),
        ("(1. d1-d2)", malformed, 1, 1),
        ("1. d1-d2 ()", malformed, 1, 11),
        ("1. d1-d2 $256", malformed, 1, 10),
        ("! 1. d1-d2", malformed, 1, 1),
        ("{[%eval 0.5]} 1. d1-d2", malformed, 1, 1),
        ("1. d1-d2 {[%eval 1.5]}", malformed, 1, 11),
        ("1. d1-d2 {[%emt 90]}", malformed, 1, 11),
        ("1. d1-d2 {[%eval 0.5]} {[%eval 0.5]}", malformed, 1, 24),
        ("1. d1-d2 2-0", malformed, 1, 10),
        ("1. d1-d2 1-0 2. a1-a2", malformed, 1, 14),
        ("1. d1-d2 ( 1. a1-a2 1-0 )", malformed, 1, 21),
        ("[Event \"x\"]\n[Event \"y\"]", malformed, 2, 1),
        ("[Event \"x\n\"]", malformed, 1, 8),
        ("[Event x]", malformed, 1, 8),
        ("[Event \"x\"", malformed, 1, 11),
        ("[Result \"1-0\"] 0-1", malformed, 1, 16),
        ("[Termination \"time\"] *", malformed, 1, 1),
        ("[Termination \"boredom\"] 1-0", malformed, 1, 1),
        ("[Options \"seats\"]", malformed, 1, 1),
        ("1. d1-d2 [Event \"x\"]", malformed, 1, 10),
        ("1. d1-d2\n 2. d1-d2", Code::IllegalMove, 2, 5),
        ("1. d1-d2 (1. a1-b2 2. e9-e1)", Code::MalformedMove, 1, 23),
        ("\n[Options \"seats=3\"]", Code::ImpossibleOptions, 2, 1),
        ("\n[Options \"sides=3\"]", Code::InvalidBody, 2, 1),
        ("\n[Position \"x\"]", Code::MalformedPosition, 2, 1),
        ("[Game \"octopus\"]", inconsistent, 1, 1),
        ("[Date \"2026-13-01\"]", inconsistent, 1, 1),
        ("[Player3 \"x\"]", inconsistent, 1, 1),
        ("1. d1-d2 1-0-0", inconsistent, 1, 10),
        ("[Result \"1-0\"]\n[Termination \"rules\"]", inconsistent, 1, 1),
        ("[Level1 \"10\"]", inconsistent, 1, 1),
    ] {
        let (found, at, in_line, detail) = text_refused(text);
        assert_eq!((found, at, in_line), (code, line, column), "{text}: {detail}");
    }
    let (.., detail) = text_refused("[Options \"seats=two\"]");
    assert!(detail.contains(": the option seats: "), "{detail}");
}

#[test]
fn limits_are_the_same_in_both_forms() {
    let long = "x".repeat(MAX_TAG + 1);
    let nags: Vec<usize> = (1..=MAX_NAGS + 1).collect();
    let glyphs: String = nags.iter().map(|nag| format!(" ${nag}")).collect();
    for (limit, allowed, text, record) in [
        (
            "record_tag_characters",
            MAX_TAG,
            format!("[Event \"{long}\"]"),
            json!({ "moves": [], "tags": { "Event": long } }),
        ),
        (
            "record_judgements",
            MAX_NAGS,
            format!("1. d1-d2{glyphs}"),
            json!({ "moves": [{ "move": "d1-d2", "nags": nags }] }),
        ),
    ] {
        let of_text = check::<Themisto>(RecordInput::Text(text), None).map(|_| ());
        for refused in [of_text, checked::<Themisto>(&record).map(|_| ())] {
            let exceeded = refused.expect_err(limit).exceeded.expect(limit);
            assert_eq!((exceeded.limit, exceeded.allowed), (limit, allowed as u64));
            assert_eq!(exceeded.asked, allowed as u64 + 1);
        }
    }
}

#[test]
fn errors_in_json_records_name_a_pointer() {
    let refused = |record: Value| {
        let problem = checked::<Themisto>(&record).map(|_| ());
        let problem = problem.expect_err("it is refused");
        assert!(problem.place.is_none());
        (problem.code, problem.pointer.unwrap_or_default())
    };
    let moved = |m: Value| json!({ "moves": [m] });
    let inconsistent = Code::InconsistentRecord;
    for (record, code, pointer) in [
        (
            moved(json!({ "move": "d1-d2", "variations": [{ "moves": [
                { "move": "a1-b2" }, { "move": "d1-d9" },
            ] }] })),
            Code::MalformedMove,
            "/record/moves/0/variations/0/moves/1/move",
        ),
        (
            moved(json!({ "move": "d1-d2", "variations": [{ "moves": [] }] })),
            inconsistent,
            "/record/moves/0/variations/0/moves",
        ),
        (moved(json!({ "move": "d1-d2", "seat": 1 })), inconsistent, "/record/moves/0/seat"),
        (moved(json!({ "move": "d1-d2", "nags": [256] })), inconsistent, "/record/moves/0/nags"),
        (
            moved(json!({ "move": "d1-d2", "comment": "\u{0}" })),
            inconsistent,
            "/record/moves/0/comment",
        ),
        (
            moved(json!({ "move": "d1-d2", "evaluation": {} })),
            inconsistent,
            "/record/moves/0/evaluation",
        ),
        (json!({ "moves": [], "tags": { "Player1": "x" } }), inconsistent, "/record/tags/Player1"),
        (json!({ "moves": [], "options": {}, "position": "x" }), inconsistent, "/record/position"),
        (
            json!({ "moves": [], "options": { "seats": 3 } }),
            Code::ImpossibleOptions,
            "/record/options/seats",
        ),
        (
            json!({ "moves": [], "result": { "winners": [2] } }),
            inconsistent,
            "/record/result/winners",
        ),
    ] {
        assert_eq!(refused(record.clone()), (code, pointer.to_owned()), "{record}");
    }
    let doubled = r#"{"moves":[],"tags":{"A":"x","A":"y"}}"#;
    let problem = strict::parse::<RecordInput>(doubled.as_bytes()).unwrap_err();
    assert_eq!(problem.code, Code::InvalidBody);
}

#[test]
fn limits_hold_for_both_forms() {
    let deep = |depth: usize| {
        let open = "1. d1-d2 (".repeat(depth);
        format!("{open}1. d1-d2{}", ")".repeat(depth))
    };
    let text = |text: String| check::<Themisto>(RecordInput::Text(text), None).map(|_| ());
    assert!(text(deep(MAX_VARIATION_DEPTH)).is_ok());
    let refused = text(deep(MAX_VARIATION_DEPTH + 1)).unwrap_err();
    assert_eq!(refused.code, Code::LimitExceeded);
    let mut nested = json!({ "move": "d1-d2" });
    for _ in 0..MAX_VARIATION_DEPTH + 1 {
        nested = json!({ "move": "d1-d2", "variations": [{ "moves": [nested] }] });
    }
    let refused = checked::<Themisto>(&json!({ "moves": [nested] })).map(|_| ());
    assert_eq!(refused.unwrap_err().code, Code::LimitExceeded);
    let wide = |count: usize| format!("1. d1-d2 {}", "(1. a1-b2 2. h8-g7)".repeat(count));
    assert!(text(wide((MAX_RECORD_MOVES - 1) / 2)).is_ok());
    let refused = text(wide(MAX_RECORD_MOVES / 2)).unwrap_err();
    assert_eq!(refused.code, Code::LimitExceeded);
}

#[test]
fn ends_are_those_of_the_rules_or_told() {
    let won = json!({
        "position": "8/8/8/8/8/8/8/bwww2w1 0 - - -",
        "moves": [{ "move": "g1-e1x" }],
    });
    let with = |result: Value| {
        let mut record = won.clone();
        record["result"] = result;
        checked::<Themisto>(&record).map(|checked| checked.record.result.expect("a result"))
    };
    let by_rules = checked::<Themisto>(&won).unwrap().record.result.unwrap();
    assert_eq!(by_rules.winners, [0]);
    assert_eq!(by_rules.termination, Some(Termination::Rules));
    assert_eq!(with(json!({ "winners": [0] })).unwrap(), by_rules);
    assert!(with(json!({ "winners": [1] })).is_err());
    assert!(with(json!({ "winners": [0], "termination": "time" })).is_err());
    let given_up = json!({
        "moves": [{ "move": "d1-d2" }],
        "result": { "winners": [1], "termination": "resignation" },
    });
    let text = write(&checked::<Themisto>(&given_up).unwrap().record, 2);
    assert!(text.contains("[Termination \"resignation\"]\n\n1. d1-d2 0-1\n"), "{text}");
    let agreed =
        json!({ "moves": [], "result": { "winners": [1, 0], "termination": "agreement" } });
    let agreed = checked::<Themisto>(&agreed).unwrap().record;
    assert_eq!(agreed.result.as_ref().unwrap().winners, [0_usize; 0]);
    assert!(write(&agreed, 2).ends_with("\n1/2-1/2\n"));
}

#[test]
fn a_third_occurrence_ends_a_game_and_its_variations() {
    let rounds = ["d1-d2", "e1-e2", "d2-d1", "e2-e1"];
    let moves = |count: usize| -> Vec<Value> {
        let texts = rounds.iter().cycle().take(count);
        texts.map(|text| json!({ "move": text })).collect()
    };
    // `play` and a record agree about such a list, whatever the rules.
    for count in 1..14 {
        let list: Vec<String> = rounds.iter().cycle().take(count).map(|&t| t.to_owned()).collect();
        let mut position = Themisto::from_key(Themisto::EXAMPLES[0].key).unwrap();
        let played = crate::line::play_all(&mut position, &list, None, |_, _, _| {});
        let record = json!({ "position": Themisto::EXAMPLES[0].key, "moves": moves(count) });
        let recorded = checked::<Themisto>(&record);
        assert_eq!(played.is_ok(), recorded.is_ok(), "{count}");
        if let (Ok(drawn), Ok(recorded)) = (played, recorded) {
            assert_eq!(drawn || position.is_over(), recorded.over);
        }
    }
}

#[test]
fn draws_by_seed_become_the_tiles_drawn() {
    use tessera_rules::ingenious::Ingenious;
    let example = (Ingenious::EXAMPLES.iter()).find(|e| e.moves.contains(&"+"));
    let Some(example) = example else {
        return;
    };
    let moves: Vec<Value> = example.moves.iter().map(|m| json!({ "move": m })).collect();
    let record = json!({ "position": example.key, "moves": moves });
    let input = || strict::parse::<RecordInput>(record.to_string().as_bytes()).unwrap();
    let refused = check::<Ingenious>(input(), None).map(|_| ()).unwrap_err();
    assert_eq!(refused.code, Code::ImpossibleOptions);
    let checked = check::<Ingenious>(input(), Some(Int(5))).unwrap();
    assert!(checked.record.moves.iter().all(|m| m.r#move != "+"));
    survives::<Ingenious>(&checked.record);
}
