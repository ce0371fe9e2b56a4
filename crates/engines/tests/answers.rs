//! Answers must stay the same as long as the version of an engine does: analyses and replies on composed positions,
//! stored in `answers/`, one file per game. After an intended change, raise `ENGINE_VERSION`, run with
//! `UPDATE_SNAPSHOTS=1`, and read the difference.

use std::fmt::Write as _;
use std::path::Path;

use tessera_engines::{Engine, Level, Question};
use tessera_rules::game::Compose;
use tessera_rules::game::random::seeded;
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;
use tessera_search::{Budget, Value};

fn worth(value: &Value) -> String {
    let known = |number: Option<f64>| number.map_or("-".into(), |number| format!("{number:.6}"));
    let (win, margin) = (known(value.win_probability), known(value.margin));
    format!("{:?} {:?} {win} {margin}", value.kind, value.outcome)
}

/// Returns the engine's answers about a position: the analysis, and the reply of each level. `None` if hardly anything
/// is searched.
fn answers<G: Engine>(game: &G, seed: u64, nodes: u64) -> Option<String> {
    let mut text = format!("{}\n", game.key());
    let mut budget = Budget::nodes(nodes);
    let mut steps = 0;
    let question = Question::about_all(game, 2, seed);
    let report = game.analyse(&question, &mut budget, &mut |_| steps += 1);
    let stats = &report.stats;
    let (taken, depth) = (stats.nodes, stats.depth);
    if taken < 100 {
        return None;
    }
    let _ =
        writeln!(text, "  {}: {taken} nodes, depth {depth}, {steps} steps", worth(&report.value));
    for line in &report.lines {
        let mut at = game.clone();
        let mut moves = Vec::new();
        for &m in &line.pv {
            moves.push(at.notation(m));
            at.play(m);
        }
        let (worth, loss) = (worth(&line.value), line.loss);
        let _ = writeln!(text, "  {worth} {loss:.6}: {}", moves.join(" "));
    }
    let replies = Level::all()
        .map(|level| game.notation(game.reply(level, seed, &mut Budget::nodes(nodes / 4))));
    let _ = writeln!(text, "  {}", replies.collect::<Vec<_>>().join(" | "));
    Some(text)
}

fn stay<G: Engine + Compose>(name: &str, nodes: u64) {
    let mut text = format!("engine {}\n", G::ENGINE_VERSION);
    let told = (0..)
        .map(|seed| (seed, G::compose(&mut seeded(seed))))
        .filter(|(_, game)| !game.is_over() && !game.awaits_chance() && game.count_moves() > 1)
        .filter_map(|(seed, game)| answers(&game, seed, nodes));
    text.extend(told.take(12));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/answers/{name}.txt"));
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&path, &text).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the file is there");
    for (number, (new, old)) in text.lines().zip(kept.lines()).enumerate() {
        assert_eq!(new, old, "{name}, line {}", number + 1);
    }
    assert_eq!(text, kept);
}

#[test]
fn octopus() {
    stay::<Octopus>("octopus", 6_000);
}

#[test]
fn themisto() {
    stay::<Themisto>("themisto", 15_000);
}

#[test]
fn ingenious() {
    stay::<Ingenious>("ingenious", 6_000);
}

#[test]
fn nebuchadnezzar() {
    stay::<Nebuchadnezzar>("nebuchadnezzar", 15_000);
}

#[test]
fn temple() {
    stay::<Temple>("temple", 10_000);
}
