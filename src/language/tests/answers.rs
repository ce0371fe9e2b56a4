//! Checks that every text of answers, problems and pictures has a message.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::games::ids;
use tessera_operations::host::LocalHost;
use tessera_operations::json::write::written;
use tessera_operations::operation::{self, Answer, Operation, request_of};
use tessera_operations::operations::{CheckRecord, GetGame, OperationVisitor, each_operation};
use tessera_operations::problem::{Code, Problem};
use tessera_operations::puzzles::{RecordById, why};
use tessera_pictures::{Scene, Shown, Theme, View};
use tessera_puzzles::Task;
use tessera_puzzles::unsound::{Flaw, Unsound};
use tessera_rules::game::MOST_ECHOED;
use tessera_rules::themisto::Themisto;

use tessera_messages::{Message, Text};

use super::{Said, has_words};
use crate::language::Language;

/// Members whose texts are the same in every language: notations, keys and names of engines, names of people, the
/// rules, which are binding in English, comments of records, which belong to their games, and texts that a caller
/// sent.
const THE_SAME: [&str; 16] = [
    "comment",
    "designer",
    "engine",
    "example",
    "form",
    "introduction",
    "key",
    "line",
    "name",
    "position",
    "previous",
    "record",
    "svg",
    "text",
    "title",
    "value",
];

/// The sentences of all answers in the document, and of every game's card.
#[derive(Default)]
struct Sentences {
    said: Said,
    /// Other texts of several words, with the names of their members.
    others: BTreeSet<(String, String)>,
}

impl Sentences {
    fn of<O: Operation>(&mut self, request: &Value) {
        let request = request_of::<O>(request.to_string().as_bytes()).expect("a request");
        let answer = operation::answer::<O>(request, &LocalHost::default());
        let written = answer.and_then(Answer::written).expect("an answer");
        self.note_others(O::NAME, &serde_json::from_slice(&written.json).expect("JSON"));
    }

    fn note_others(&mut self, member: &str, value: &Value) {
        match value {
            Value::String(text) if text.contains(' ') => {
                self.others.insert((member.to_owned(), text.clone()));
            }
            Value::Array(items) => items.iter().for_each(|item| self.note_others(member, item)),
            Value::Object(members) if members.contains_key("$message") => {
                let text: Text = serde_json::from_value(value.clone()).expect("a message");
                self.said.say(text);
            }
            Value::Object(members) => {
                (members.iter()).for_each(|(name, value)| self.note_others(name, value));
            }
            _ => {}
        }
    }
}

impl OperationVisitor for Sentences {
    fn visit<O: Operation>(&mut self) {
        O::examples().iter().for_each(|example| self.of::<O>(&example.request));
    }
}

#[test]
fn every_sentence_of_an_answer_is_in_the_messages() {
    let mut sentences = Sentences::default();
    each_operation(&mut sentences);
    ids().iter().for_each(|game| sentences.of::<GetGame>(&json!({ "game": game })));
    // A text is empty if a game has no unit for it, some options have only one value, and names are not translated.
    sentences.said.0.retain(|text, _| has_words(text));
    sentences.said.all_known(200);
    sentences.said.all_differ();
    sentences.others.retain(|(member, _)| !THE_SAME.contains(&member.as_str()));
    assert!(sentences.others.is_empty(), "English everywhere: {:#?}", sentences.others);
}

/// Collects why positions are no puzzles.
fn say_flaws<G: WireGame>(said: &mut Said) {
    let example = RecordById::<G>::find(G::PUZZLE_EXAMPLE).expect("an id");
    let position = example.known().expect("a record").position;
    let moves = position.legal_moves();
    let (one, other) = (moves[0], moves[moves.len() - 1]);
    let tasks = (1..4).flat_map(|moves| {
        let horizon = moves;
        let within = moves;
        [Task::Win { moves }, Task::Hold { within }, Task::Best { moves, horizon }]
    });
    for task in tasks {
        let mut say = |unsound| said.say(why(0, Some(task), &position, &unsound));
        say(Unsound::TooLarge);
        say(Unsound::NoChoice);
        say(Unsound::Greedy(vec![one]));
        say(Unsound::WrongRating(1234));
        for line in [Vec::new(), vec![one]] {
            let mut there = position.clone();
            line.iter().for_each(|&m| _ = there.play(m));
            let list = there.legal_moves();
            let (&one, &other) = (list.first().unwrap_or(&one), list.last().unwrap_or(&other));
            for flaw in [
                Flaw::NoSolution,
                Flaw::NothingWrong,
                Flaw::Several([one, other]),
                Flaw::TooClose { moves: [one, other], margin: 1.0 },
                Flaw::Faster { m: one, moves: 1 },
            ] {
                let line = line.clone();
                say(Unsound::Flawed { line, flaw });
            }
        }
    }
}

#[test]
fn flaws_of_puzzles_are_in_the_messages() {
    let mut said = Said::default();
    each_game!(G => say_flaws::<G>(&mut said));
    // The reasons of each type are constants of the sources.
    let source = super::source(&["crates/puzzles/src"]);
    let ids = source.split("Id(\"requirement-").skip(1);
    let before = said.0.len();
    for id in ids.filter_map(|rest| rest.split('"').next()) {
        said.say(Text::from(Message { id: format!("requirement-{id}").into(), args: Vec::new() }));
    }
    assert!(said.0.len() > before + 40, "the reasons of the types");
    said.all_known(100);
    said.all_differ();
}

/// Texts in plain letters of pictures in the pseudo-language.
#[derive(Default)]
struct Pictures {
    texts: usize,
    english: BTreeSet<String>,
}

impl Pictures {
    fn note(&mut self, scene: &Scene) {
        let svg = scene.to_svg(None);
        let texts = svg.split('>').filter_map(|part| part.split('<').next());
        for text in texts.filter(|text| !text.is_empty()) {
            self.texts += 1;
            if has_words(text) {
                self.english.insert(text.to_owned());
            }
        }
    }

    fn of_game<G: WireGame>(&mut self) {
        let mut number = 5_usize;
        for example in G::EXAMPLES {
            let mut at = G::from_key(example.key).expect("an example");
            let mut last = None;
            for _ in 0..30 {
                let moves = at.legal_moves();
                let due = !at.awaits_chance() && !moves.is_empty();
                for &projection in G::PROJECTIONS {
                    for shown in [None, Some(7), Some(1 << 20)] {
                        let shown = shown.filter(|_| due).map(|at: usize| moves[at % moves.len()]);
                        self.note(&at.scene(&View {
                            projection,
                            last: last.as_ref().map(|(before, m)| (before, *m)),
                            shown: shown.map_or(Shown::Nothing, Shown::Move),
                            language: Language::Pseudo,
                            ..View::plain(Theme::Light)
                        }));
                    }
                }
                if !due {
                    break;
                }
                self.note(&at.scene(&View {
                    shown: Shown::Line(&moves[..1]),
                    language: Language::Pseudo,
                    ..View::plain(Theme::Dark)
                }));
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let m = moves[(number >> 33) % moves.len()];
                let before = at.clone();
                at.play(m);
                last = Some((before, m));
            }
        }
    }
}

#[test]
fn every_word_of_a_picture_is_in_the_messages() {
    let mut pictures = Pictures::default();
    each_game!(G => pictures.of_game::<G>());
    assert!(pictures.texts > 5_000, "{} texts", pictures.texts);
    assert!(pictures.english.is_empty(), "{:#?}", pictures.english);
}

/// The problems of damaged requests: one for each form of words.
#[derive(Default)]
struct Problems(BTreeMap<String, Problem>);

/// The words of a text, without quoted input and numbers.
fn form_of(text: &str) -> String {
    let outside = text.split('"').step_by(2).collect::<Vec<_>>().join("\"");
    let outside = outside.split('`').step_by(2).collect::<Vec<_>>().join("`");
    let words = outside.split(|c: char| !c.is_ascii_lowercase());
    words.filter(|word| word.len() > 2).collect::<Vec<_>>().join(" ")
}

impl Problems {
    fn read<O: Operation>(&mut self, request: &[u8]) {
        let host = LocalHost::default();
        let read = request_of::<O>(request).and_then(|request| O::read(request, &host));
        if let Err(problem) = read {
            self.0.insert(form_of(&problem.detail.to_string()), problem);
        }
    }

    /// Reads a request with each of its values damaged in turn.
    fn damaged<O: Operation>(&mut self, whole: &Value, pointer: &str) {
        let Some(value) = whole.pointer(pointer) else {
            return;
        };
        let mut others = vec![
            Value::Null,
            json!(true),
            json!(-1),
            json!(9),
            json!(2.5),
            json!(1e9),
            json!("x"),
            json!("4"),
            json!([]),
            json!({}),
        ];
        match value {
            // Inputs that all calls read alike, such as positions, are damaged in one call only.
            Value::String(text) if text.len() < 24 || ["moves", "record"].contains(&O::NAME) => {
                others.extend(damaged_texts(text).map(Value::from));
            }
            Value::Number(_) => others.extend([0, 1, 2, 3, 7, 1001].map(Value::from)),
            Value::Array(items) => {
                let mut fewer = items.clone();
                fewer.pop();
                let more = [items.clone(), items.clone()].concat();
                others.extend([fewer.into(), more.into()]);
                let mut turned = items.clone();
                turned.reverse();
                others.push(turned.into());
                (0..items.len()).for_each(|i| self.damaged::<O>(whole, &format!("{pointer}/{i}")));
            }
            Value::Object(members) => {
                for name in members.keys() {
                    let mut fewer = members.clone();
                    fewer.remove(name);
                    others.push(fewer.into());
                    self.damaged::<O>(whole, &format!("{pointer}/{name}"));
                }
                let mut more: Map<String, Value> = members.clone();
                more.insert("more".to_owned(), json!(1));
                others.push(more.into());
            }
            _ => {}
        }
        for other in others {
            let mut request = whole.clone();
            if let Some(place) = request.pointer_mut(pointer) {
                *place = other;
                self.read::<O>(request.to_string().as_bytes());
            }
        }
    }
}

/// Variants of a text with each of its characters left out, doubled or replaced.
fn damaged_texts(text: &str) -> impl Iterator<Item = String> {
    const INSTEAD: [char; 8] = ['0', '9', 'a', 'w', 'R', '-', ',', '}'];
    let places: Vec<usize> = text.char_indices().map(|(at, _)| at).take(120).collect();
    let damaged = places.into_iter().flat_map(|at| {
        let (before, rest) = text.split_at(at);
        let mut rest = rest.chars();
        let own = rest.next().unwrap_or_default();
        let after = rest.as_str();
        let mut all = vec![
            before.to_owned(),
            format!("{before}{after}"),
            format!("{before}{own}{own}{after}"),
        ];
        all.extend(INSTEAD.map(|other| format!("{before}{other}{after}")));
        all
    });
    damaged.collect::<Vec<_>>().into_iter()
}

impl OperationVisitor for Problems {
    fn visit<O: Operation>(&mut self) {
        for example in O::examples() {
            let text = example.request.to_string();
            self.damaged::<O>(&example.request, "");
            let mut texts = damaged_texts(&text);
            texts.by_ref().take(200).for_each(|text| self.read::<O>(text.as_bytes()));
        }
        for text in [&b""[..], b"\xff\xfe{\0", b"{\"\xe9\"", b"\xef\xbb\xbf{}", b"[1,]", b"{1:2}"] {
            self.read::<O>(text);
        }
    }
}

#[test]
fn illegal_moves_and_positions_are_in_the_messages_and_other_problems_are_not() {
    let mut problems = Problems::default();
    each_operation(&mut problems);
    let (for_players, others): (Vec<&Problem>, Vec<&Problem>) =
        (problems.0.values()).partition(|problem| {
            matches!(problem.code, Code::IllegalMove | Code::InconsistentPosition)
        });
    let mut details = Said::default();
    (for_players.iter()).for_each(|problem| details.say(problem.detail.clone()));
    details.all_known(40);
    assert!(others.len() > 60, "{} are too few", others.len());
    for problem in others {
        let written = written(&problem.document(None)).expect("JSON");
        assert!(!written.has_messages(), "{problem}");
    }
    for problem in for_players {
        assert!(problem.detail.is_translated(), "{problem}");
        let written = written(&problem.document(None)).expect("JSON");
        assert!(written.has_messages(), "{problem}");
    }
}

/// Fails for a problem that repeats more of the input than allowed.
struct Echoes;

impl Echoes {
    fn read<O: Operation>(request: &Value) {
        let host = LocalHost::default();
        let text = request.to_string();
        let read = request_of::<O>(text.as_bytes()).and_then(|request| O::read(request, &host));
        let Err(problem) = read else { return };
        let json = written(&problem.document(None)).expect("JSON").json;
        let json = String::from_utf8(json).expect("UTF-8");
        let longest = json.split(|c| c != 'é').map(|part| part.chars().count());
        assert!(longest.max() <= Some(MOST_ECHOED), "{}: {json}", O::NAME);
    }

    fn in_place_of<O: Operation>(whole: &Value, pointer: &str) {
        let long = "é".repeat(5_000);
        let Some(value) = whole.pointer(pointer) else {
            return;
        };
        let mut others = vec![json!(long), json!({ &long: 1 }), json!([long])];
        match value {
            Value::String(text) => {
                others.extend([format!("{text}{long}"), format!("{long}{text}")].map(Value::from));
                let parts: Vec<&str> = text.split_inclusive(['|', ' ', ';', ',', '/']).collect();
                others.extend((0..parts.len()).map(|i| {
                    let mut parts: Vec<String> = parts.iter().map(|&part| part.into()).collect();
                    parts[i].insert_str(0, &long);
                    parts.concat().into()
                }));
            }
            Value::Array(items) => {
                (0..items.len())
                    .for_each(|i| Self::in_place_of::<O>(whole, &format!("{pointer}/{i}")));
            }
            Value::Object(members) => {
                let mut more = members.clone();
                more.insert(format!("`{long}`, expected `"), json!(1));
                others.push(more.into());
                (members.keys())
                    .for_each(|name| Self::in_place_of::<O>(whole, &format!("{pointer}/{name}")));
            }
            _ => {}
        }
        for other in others {
            let mut request = whole.clone();
            if let Some(place) = request.pointer_mut(pointer) {
                *place = other;
                Self::read::<O>(&request);
            }
        }
    }
}

impl OperationVisitor for Echoes {
    fn visit<O: Operation>(&mut self) {
        for example in O::examples() {
            Self::in_place_of::<O>(&example.request, "");
        }
    }
}

#[test]
fn problems_repeat_at_most_200_characters_of_the_input() {
    each_operation(&mut Echoes);
    let long = "é".repeat(5_000);
    for text in [
        format!("[{long} \"x\"] 1. a1"),
        format!("[Event \"{long}"),
        format!("[Result \"{long}\"] *"),
        format!("[Options \"{long}=1\"] *"),
        format!("[Options \"a={long}\"] *"),
        format!("[Date \"{long}\"] *"),
        format!("1. a1-d4 {{[%eval {long}]}} *"),
        format!("1. {long} *"),
        format!("1. a1-d4 ${long} *"),
    ] {
        Echoes::read::<CheckRecord<Themisto>>(&json!({ "record": text }));
    }
}
