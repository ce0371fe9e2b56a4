//! Levels of playing strength.

use super::sight::candidates;
use crate::engines::{Engine, Level, Question};
use crate::game::random::{below, stream};
use crate::games::octopus::{Octopus, Placement};
use crate::search::Budget;

/// How a level plays.
struct Skill {
    /// Nodes to search; 0 for none.
    nodes: u64,
    /// Every move's value is misjudged by up to so many quarters of a point.
    noise: u32,
}

const SKILLS: [Skill; 8] = [
    Skill {
        nodes: 0,
        noise: 40,
    },
    Skill {
        nodes: 0,
        noise: 10,
    },
    Skill {
        nodes: 600,
        noise: 4,
    },
    Skill {
        nodes: 1_600,
        noise: 0,
    },
    Skill {
        nodes: 4_000,
        noise: 0,
    },
    Skill {
        nodes: 10_000,
        noise: 0,
    },
    Skill {
        nodes: 30_000,
        noise: 0,
    },
    Skill {
        nodes: 100_000,
        noise: 0,
    },
];

/// The move of a player of `level`.
pub(super) fn reply(position: &Octopus, level: Level, seed: u64, budget: &mut Budget) -> Placement {
    let skill = &SKILLS[level.index()];
    let mut rng = stream(seed, position.hash() as u64);
    let question = Question::about_all(position, if skill.noise > 0 { 12 } else { 1 }, seed);
    let mut values: Vec<(Placement, i32)> = if skill.nodes == 0 {
        let rated = candidates(position, &question.moves);
        rated.into_iter().map(|c| (c.m, 4 * c.value)).collect()
    } else {
        let nodes = skill.nodes.min(budget.left());
        let mut part = budget.split(nodes, budget.left().max(1));
        let report = position.analyse(&question, &mut part, &mut |_| {});
        budget.join(part);
        let points = |loss: f64| (loss * 4.0) as i32;
        let lines = report.lines.iter();
        lines.map(|line| (line.m, -points(line.loss))).collect()
    };
    if skill.noise > 0 {
        for (_, value) in &mut values {
            *value += below(&mut rng, skill.noise) as i32;
        }
    }
    let best = values.iter().rev().max_by_key(|(_, value)| *value);
    best.map_or(question.moves[0], |(m, _)| *m)
}
