use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};
use fluent_syntax::parser::parse;

use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::puzzles::{PuzzleById, explained};
use tessera_pictures::Picture as _;
use tessera_puzzles::filter::Filter;
use tessera_puzzles::library::Library;
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_puzzles::{Hinted, PuzzleKinds, Task};
use tessera_rules::game::{Game, Position};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::octopus::Octopus;
use tessera_rules::themisto::Themisto;

use tessera_messages::{MESSAGES, Text, message};

use super::*;

mod answers;
mod codes;

type Messages = BTreeMap<&'static str, Pattern<&'static str>>;

fn messages(text: &'static str) -> Messages {
    let resource: Resource<&str> = parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut messages = Messages::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                assert!(message.attributes.is_empty(), "{} has attributes", message.id.name);
                let value = message.value.expect("a message says something");
                let other = messages.insert(message.id.name, value);
                assert!(other.is_none(), "{} is there twice", message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{other:?} is no message"),
        }
    }
    messages
}

fn service(language: Language) -> Messages {
    let (_, text) = MESSAGES.iter().find(|(known, _)| *known == language).expect("its file");
    messages(text)
}

/// The variables of a pattern, each with its keys other than plural forms.
fn variables(
    pattern: &Pattern<&'static str>,
    found: &mut BTreeMap<&'static str, BTreeSet<&'static str>>,
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                found.entry(id.name).or_default();
            }
            Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => {
                found.entry(id.name).or_default();
                for variant in variants {
                    if let VariantKey::Identifier { name } = variant.key
                        && !["zero", "one", "two", "few", "many", "other"].contains(&name)
                    {
                        found.entry(id.name).or_default().insert(name);
                    }
                    variables(&variant.value, found);
                }
            }
            other => panic!("messages have no {other:?}"),
        }
    }
}

#[test]
fn every_language_has_the_messages_of_english_with_the_same_values() {
    let english = service(Language::English);
    let described = |pattern: &Pattern<&'static str>| {
        let mut found = BTreeMap::new();
        variables(pattern, &mut found);
        found
    };
    for language in Language::OFFERED {
        let own = service(language);
        let ids = |messages: &Messages| messages.keys().copied().collect::<BTreeSet<_>>();
        let (own_ids, wanted) = (ids(&own), ids(&english));
        let missing: Vec<_> = wanted.symmetric_difference(&own_ids).collect();
        assert!(missing.is_empty(), "{language} or English lacks {missing:?}");
        for (id, pattern) in &own {
            assert_eq!(described(pattern), described(&english[id]), "{language}: {id}");
        }
    }
}

/// The production code in these folders.
fn source(folders: &[&str]) -> String {
    fn collect(folder: &Path, text: &mut String) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                collect(&path, text);
            } else if path.extension().is_some_and(|end| end == "rs")
                && !path
                    .components()
                    .any(|part| part.as_os_str().to_string_lossy().starts_with("tests"))
            {
                text.push_str(&std::fs::read_to_string(&path).expect("a file"));
            }
        }
    }
    let mut text = String::new();
    for folder in folders {
        collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut text);
    }
    text
}

/// The ids of `message!` and `Id` in sources, each with the names of its arguments.
fn messages_in(source: &str) -> Vec<(&str, BTreeSet<&str>)> {
    let calls = source.match_indices("message!(").filter_map(|(at, begin)| {
        let call = source[at + begin.len()..].trim_start();
        let (id, rest) = call.strip_prefix('"')?.split_once('"')?;
        Some((id, arguments(rest)))
    });
    let ids = source.split("Id(\"").skip(1).filter_map(|rest| {
        let (id, _) = rest.split_once('"')?;
        Some((id, BTreeSet::new()))
    });
    calls.chain(ids).collect()
}

/// The names before `=` in the arguments of a macro, without those of macros within.
fn arguments(rest: &str) -> BTreeSet<&str> {
    let (mut depth, mut is_text, mut names) = (1, false, BTreeSet::new());
    let mut before = ' ';
    for (at, c) in rest.char_indices() {
        match c {
            '"' if before != '\\' => is_text = !is_text,
            _ if is_text => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 1 => {
                let name = rest[at + 1..].split_once(" = ").map(|(name, _)| name.trim());
                let is_name = |name: &&str| name.chars().all(|c| c.is_ascii_lowercase());
                names.extend(name.filter(is_name));
            }
            _ => {}
        }
        if depth == 0 {
            break;
        }
        before = c;
    }
    names
}

/// Folders whose texts are messages.
const SOURCES: [&str; 5] = [
    "src",
    "crates/rules/src",
    "crates/puzzles/src",
    "crates/operations/src",
    "crates/pictures/src",
];

#[test]
fn every_message_exists_with_its_arguments_and_is_used() {
    let english = service(Language::English);
    let page = messages_of_page();
    let source = source(&SOURCES);
    let used = messages_in(&source);
    assert!(used.len() > 700, "the scan sees {} messages", used.len());
    let is_of_table = |id: &str| source.contains(&format!("Id(\"{id}\")"));
    let mut ids = said_in(&source);
    ids.extend(["list-and", "list-clauses"]);
    let missing: Vec<_> = ids.iter().filter(|id| !english.contains_key(**id)).collect();
    assert!(missing.is_empty(), "missing: {missing:?}");
    for (id, given) in used.into_iter().filter(|(id, _)| id.contains('-')) {
        let pattern = english.get(id).or_else(|| page.get(id));
        let pattern = pattern.unwrap_or_else(|| panic!("there is no message {id}"));
        let mut found = BTreeMap::new();
        variables(pattern, &mut found);
        let wanted: BTreeSet<&str> = found.into_keys().collect();
        // A question of a table gets the number of moves.
        let is_question = is_of_table(id) && wanted.iter().all(|name| *name == "within");
        assert!(given == wanted || is_question, "{id}: {given:?}, not {wanted:?}");
        ids.insert(id);
    }
    let unused: Vec<_> = english.keys().filter(|id| !ids.contains(*id)).collect();
    assert!(unused.is_empty(), "unused: {unused:?}");
}

/// The ids of calls of [`Language::say`].
fn said_in(source: &str) -> BTreeSet<&str> {
    let calls = source.split(".say(").skip(1);
    calls.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next()).collect()
}

/// The page's messages in English.
fn messages_of_page() -> Messages {
    let resource: Resource<&str> = parse(tessera_messages::PAGE[0].1).expect("messages");
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value?)),
        _ => None,
    });
    messages.collect()
}

#[test]
fn the_pseudo_language_leaves_no_letter_of_a_message_plain() {
    let said = Language::Pseudo.say("sheet-place", &[("number", 1.into()), ("count", 2.into())]);
    assert_eq!(said, "šħééţ 1 óƒ 2");
    for (id, pattern) in &service(Language::English) {
        let mut found = BTreeMap::new();
        variables(pattern, &mut found);
        let values: Vec<(&str, Text)> = found.keys().map(|&name| (name, 7.into())).collect();
        let said = Language::Pseudo.say(id, &values);
        assert!(!said.contains(|c: char| c.is_ascii_alphabetic()), "{id}: {said}");
    }
}

#[test]
fn dates_and_names_are_those_of_the_language() {
    let day = Day::read("2026-03-01").expect("a day");
    let said = Language::OFFERED.map(|language| puzzle_of_day(language, Ingenious::NAME, day));
    assert_eq!(
        said,
        [
            "Ingenious: the puzzle of 1 March 2026",
            "Einfach Genial: das Rätsel vom 1. März 2026",
            "Genial: el problema del 1 de marzo de 2026",
            "Simple et génial\u{202f}: le problème du 1er mars 2026",
        ]
    );
}

/// Texts for people, by their English.
#[derive(Default)]
struct Said(BTreeMap<String, Text>);

impl Said {
    fn say(&mut self, text: impl Into<Text>) {
        let text = text.into();
        self.0.insert(text.in_language(Language::English), text);
    }

    /// Fails for texts that are not messages. Names that programs read are the same in every language.
    fn all_known(&self, at_least: usize) {
        let said = &self.0;
        assert!(said.len() >= at_least, "{} are too few", said.len());
        let is_english =
            |text: &&Text| has_words(&without_names(text).in_language(Language::Pseudo));
        let english: Vec<_> = said.values().filter(is_english).collect();
        let some: Vec<_> = english.iter().step_by(1 + english.len() / 60).collect();
        let (count, all) = (english.len(), said.len());
        assert!(english.is_empty(), "{count} of {all}: {some:#?}");
    }

    /// Fails for translations that are equal to the English text.
    fn all_differ(&self) {
        for language in [Language::German, Language::Spanish, Language::French] {
            let same = self.0.iter().filter(|(english, text)| {
                english.contains(' ')
                    && has_words(english)
                    && text.in_language(language) == **english
            });
            let same: Vec<&String> = same.map(|(english, _)| english).collect();
            assert!(same.is_empty(), "{language}: {same:#?}");
        }
    }
}

/// A text with its names for programs left out.
fn without_names(text: &Text) -> Text {
    match text {
        Text::Message(message) => {
            let mut message = message.clone();
            for (name, value) in &mut message.args {
                *value = match &**name {
                    "ids" | "sent" => 0.into(),
                    _ => without_names(value),
                };
            }
            Text::Message(message)
        }
        Text::List(join, items) => Text::List(*join, items.iter().map(without_names).collect()),
        other => other.clone(),
    }
}

/// True if a text has words in plain letters, not only scores, moves and names.
fn has_words(text: &str) -> bool {
    let is_word = |word: &str| {
        let letters = word.trim_matches(|c: char| !c.is_alphabetic());
        letters.len() > 1
            && letters.chars().all(|c| c.is_ascii_lowercase() || c == '-')
            && !word.contains(|c: char| c.is_ascii_digit() || c == '@')
            && !["pass", "swap", "keep"].contains(&letters)
    };
    text.split(' ').any(is_word)
}

impl Said {
    fn of_move<G: WireGame>(&mut self, position: &G, m: G::Move) {
        const TASKS: [Task; 4] = [
            Task::Win { moves: 2 },
            Task::Hold { within: 1 },
            Task::Best { moves: 1, horizon: 1 },
            Task::Best { moves: 2, horizon: 4 },
        ];
        let (_, sentence) = position.explain(m);
        self.say(
            message!("why-second", rank = "second", move = position.spoken(m).name(), loses = "x"),
        );
        for task in TASKS {
            let does = Text::and(position.effects(m, task));
            self.say(position.spoken(m).told(does));
        }
        self.say(sentence);
        for kind in 0..G::KINDS.len() {
            let hints = position.hints(kind, m);
            hints.into_iter().for_each(|hint| self.say(hint));
        }
    }

    fn of_puzzle<G: WireGame>(&mut self, puzzle: &Puzzle<G>) {
        let hints = puzzle.position.hints(puzzle.kind, puzzle.solution.line[0]);
        hints.into_iter().for_each(|hint| self.say(hint));
        let solution = explained(puzzle, |budget| budget).expect("time for it");
        let steps = solution.steps.into_iter().map(|step| step.text);
        let refutations = solution.refutations.into_iter();
        let texts = steps.chain(refutations.map(|refutation| refutation.text));
        texts.for_each(|text| self.say(text.0));
    }
}

/// The first puzzle of a kind in the library.
fn first_of<G: WireGame>(kind: usize) -> Puzzle<G> {
    let filter = Filter { kinds: vec![kind], ..Filter::any::<G>() };
    let mut entries = Library::of::<G>(G::ID).matching::<G>(1, &filter);
    let record = entries.next().and_then(|entry| entry.record());
    Puzzle::of(record.expect("a record"), &mut proof_budget()).expect("a puzzle")
}

fn say_all<G: WireGame>(said: &mut Said) {
    for kind in 0..G::KINDS.len() {
        (1..7).for_each(|horizon| said.say(G::question(kind, horizon)));
    }
    let mut number = 7_usize;
    for example in G::EXAMPLES {
        let mut position = G::from_key(example.key).expect("an example");
        for _ in 0..5 {
            let moves = position.legal_moves();
            if moves.is_empty() || position.awaits_chance() {
                break;
            }
            for _ in 0..4 {
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                said.of_move(&position, moves[(number >> 33) % moves.len()]);
            }
            position.play(moves[(number >> 33) % moves.len()]);
        }
    }
    let puzzle = PuzzleById::<G>::find(G::PUZZLE_EXAMPLE).expect("an id");
    said.of_puzzle(&puzzle.prove(|budget| budget).expect("the example"));
    for (kind, card) in G::KINDS.iter().enumerate() {
        said.say(card.question);
        said.say(card.description);
        said.of_puzzle(&first_of::<G>(kind));
    }
    (G::THEMES.iter()).for_each(|theme| said.say(theme.description));
}

#[test]
fn every_sentence_of_the_games_is_in_the_messages() {
    let mut said = Said::default();
    each_game!(G => say_all::<G>(&mut said));
    said.all_known(300);
    said.all_differ();
}

/// Hints of Octopus depend on the number of opponents that reply.
#[test]
fn hints_against_none_one_and_two_opponents_are_in_the_messages() {
    let keys = [
        "N1@0,2;R2@0,1;R4@0,0;P4@0,-1;P2@1,-1|R1B2N2|0|0|1",
        "R1@-1,1;G1@0,1;B1@-2,0;C2@-1,0;N1@0,0;P4@1,0|R4C1,G2P2|0,0|0|1",
        "C4@2,2;O1@0,1;O3@1,1;C5@2,1;C6@-1,0;R6@0,0;O5@2,0;C1@-1,-1;R4@0,-1;O6@1,-1;O4@2,-1|C3R1,R5,R3|0,0,0|0|1",
    ];
    let mut said = Said::default();
    for kind in 0..Octopus::KINDS.len() {
        (1..7).for_each(|horizon| said.say(Octopus::question(kind, horizon)));
        for key in keys {
            let position = Octopus::from_key(key).expect("a position");
            let moves = position.legal_moves();
            let hints = moves.iter().flat_map(|&m| position.hints(kind, m));
            hints.for_each(|hint| said.say(hint));
        }
    }
    assert!(said.0.keys().any(|text| text.contains("both opponents")));
    assert!(said.0.keys().any(|text| text.starts_with("Do not take")));
    said.all_known(20);
    said.all_differ();
}

#[test]
fn solutions_refute_wrong_moves() {
    for kind in 0..Themisto::KINDS.len() {
        let puzzle = first_of::<Themisto>(kind);
        let solution = explained(&puzzle, |budget| budget).expect("time for it");
        let refutations = solution.refutations;
        assert!((1..=3).contains(&refutations.len()));
        for refutation in &refutations {
            let (mut game, mut names) = (puzzle.position, Vec::new());
            for notation in [&refutation.r#move].into_iter().chain(&refutation.line) {
                let m = game.parse_move(notation, None).expect("a legal move");
                names.push(game.spoken(m).name().to_string());
                game.play(m);
            }
            let text = refutation.text.to_string();
            let told = |name: &String| text.contains(name);
            assert!(told(&names[0]), "{text}");
            assert!(
                names.get(1).is_none_or(told) || puzzle.task == Task::Win { moves: 1 },
                "{text}"
            );
            let lost = game.winner() == Some(puzzle.solver().other());
            assert!(lost || !matches!(puzzle.task, Task::Hold { .. }));
        }
    }
}
