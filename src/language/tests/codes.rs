//! Checks that texts for players name moves, tiles and cells in words.

use regex::Regex;
use serde_json::{Value, json};
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::host::LocalHost;
use tessera_operations::operation::{self, Answer, Operation, request_of};
use tessera_operations::operations::{
    Analysis, CheckPuzzle, PuzzleHint, PuzzleSolution, Score, VerifyPuzzle,
};
use tessera_operations::puzzles::id_of;

use tessera_messages::Text;

use super::{Language, first_of};

/// The notations of a game's moves, tiles and cells.
fn codes(game: &str) -> Regex {
    let pattern = match game {
        "octopus" => r"(?-u:\b)[ROYGCBPNKW][1-6](?-u:\b)|@",
        "themisto" => "[a-h][1-8][-–]|[1-8]x(?-u:\\b)",
        "ingenious" => r"(?-u:\b)[ROYGBP]{2}(?-u:\b)|@",
        "nebuchadnezzar" => r"(?-u:\b)x[a-o][0-9]|[a-o][0-9]+[-–]|swap\.",
        _ => r"(?-u:\b)[FTW]-?[0-9]|[ROYGCBPNKW][1-6](?-u:\b)|=",
    };
    // Coordinates have a space after the comma, and true minus signs.
    Regex::new(&format!("{pattern}|[0-9],-?[0-9]|, -[0-9]")).expect("a pattern")
}

/// The texts of answers about the puzzles of one game.
struct Texts(Vec<Text>);

impl Texts {
    fn of<O: Operation>(&mut self, request: &Value) -> Value {
        let request = request_of::<O>(request.to_string().as_bytes()).expect("a request");
        let answer = operation::answer::<O>(request, &LocalHost::default());
        let written = answer.and_then(Answer::written).expect("an answer");
        let answer = serde_json::from_slice(&written.json).expect("JSON");
        self.collect(&answer);
        answer
    }

    fn collect(&mut self, value: &Value) {
        match value {
            Value::Object(members) if members.contains_key("$message") => {
                let text = serde_json::from_value(value.clone()).expect("a message");
                self.0.push(text);
            }
            Value::Object(members) => members.values().for_each(|value| self.collect(value)),
            Value::Array(items) => items.iter().for_each(|item| self.collect(item)),
            _ => {}
        }
    }
}

fn checked<G: WireGame>() -> usize {
    let mut texts = Texts(Vec::new());
    for kind in 0..G::KINDS.len() {
        let puzzle = first_of::<G>(kind);
        let (id, key) = (id_of(&puzzle), puzzle.position.key());
        for level in 1..=3 {
            texts.of::<PuzzleHint<G>>(&json!({ "id": id, "level": level }));
        }
        let solution = texts.of::<PuzzleSolution<G>>(&json!({ "id": id }));
        for wrong in solution["refutations"].as_array().expect("refutations") {
            texts.of::<CheckPuzzle<G>>(&json!({ "id": id, "moves": [wrong["move"]] }));
        }
        texts.of::<Score<G>>(&json!({ "position": key, "move": solution["moves"][0] }));
        let asked =
            json!({ "position": key, "limits": { "nodes": 500 }, "lines": 2, "explain": true });
        texts.of::<Analysis<G>>(&asked);
        let other = G::KINDS[(kind + 1) % G::KINDS.len()].id;
        texts.of::<VerifyPuzzle<G>>(&json!({ "position": key, "type": other }));
    }
    let codes = codes(G::ID);
    let small = Regex::new(r"(^|[.!] )[a-zà-öø-ÿ]").expect("a pattern");
    for text in &texts.0 {
        for language in Language::OFFERED {
            let said = text.in_language(language);
            // German writes a move with a dash: "e4–g4".
            let words = match (G::ID, language) {
                ("themisto", Language::German) => said.replace('–', " "),
                _ => said.to_string(),
            };
            assert!(!codes.is_match(&words), "{} in {language}: {said}", G::ID);
            assert!(!small.is_match(&said), "{} in {language}: {said}", G::ID);
        }
    }
    texts.0.len()
}

#[test]
fn texts_about_puzzles_name_moves_in_words() {
    let texts: usize = each_game!(G => checked::<G>()).iter().sum();
    assert!(texts > 1_000, "{texts} texts");
}
