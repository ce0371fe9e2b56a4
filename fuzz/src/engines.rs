//! Engines with tiny budgets: whatever the position, their answers are complete.

use tessera_engines::{Level, Question};
use tessera_operations::game::WireGame;
use tessera_rules::game::Turn;
use tessera_search::{Budget, Value};

use crate::{Job, key};

/// Nodes of a search; the first byte of the text takes some off.
const MOST_NODES: u64 = 96;
/// Bytes of the tables of a search: small, because the fuzzer's memory is not under test.
const TABLE: u64 = 1 << 20;

/// Reads a byte for the budget and a position key; asks for an analysis and for a reply.
pub struct Engines;

impl Job for Engines {
    fn run<G: WireGame>(text: &str) {
        let Some((budget, rest)) = text.split_at_checked(1) else {
            return;
        };
        let Some(position) = key::<G>(rest) else {
            return;
        };
        if !matches!(position.turn(), Turn::Seat(_)) {
            return;
        }
        let draw = u64::from(budget.as_bytes()[0]);
        analysed(&position, draw);
        replied(&position, draw);
    }
}

fn budget(draw: u64) -> Budget {
    Budget::nodes(draw % MOST_NODES).with_tables(Some(TABLE))
}

fn analysed<G: WireGame>(position: &G, draw: u64) {
    let lines = 1 + (draw % 3) as usize;
    let question = Question::about_all(position, lines, draw);
    let report = position.analyse(&question, &mut budget(draw), &mut |step| {
        assert!(step.lines.len() <= lines);
    });
    assert_eq!(report.lines.len(), lines.min(question.moves.len()));
    sound(&report.value);
    for line in &report.lines {
        sound(&line.value);
        assert!(question.moves.binary_search(&line.m).is_ok());
        assert_eq!(line.pv.first(), Some(&line.m));
        assert!(line.loss >= 0.0);
        let mut played = position.clone();
        for &m in &line.pv {
            let legal = played.legal_moves();
            assert!(played.turn() == Turn::Chance || legal.contains(&m), "{}", played.key());
            played.play(m);
        }
    }
}

fn sound(value: &Value) {
    if let Some(share) = value.win_probability {
        assert!((0.0..=1.0).contains(&share), "{share}");
    }
    if let Some(margin) = value.margin {
        assert!(margin.is_finite());
    }
}

fn replied<G: WireGame>(position: &G, draw: u64) {
    let number = 1 + (draw % 8) as u8;
    let Some(level) = Level::new(number) else {
        unreachable!("levels are 1 to 8");
    };
    let m = position.reply(level, draw, &mut budget(draw));
    let legal = position.legal_moves();
    assert!(legal.contains(&m), "{}", position.key());
}
