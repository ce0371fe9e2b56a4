//! One attempt: draws many positions, proves a few of them to be puzzles, and keeps the best.

use std::cmp::Reverse;

use rand_chacha::ChaCha8Rng;

use super::counted_moves::counted_moves;
use super::gains::is_best_for_oneself;
use super::kinds::{
    ALL_SIX, CHAIN_OF_THREE, EARN_A_BONUS, LAST_PLACEMENTS, LEVEL_THE_SCORES, RAISE_THE_LOWEST,
    SPOIL_BOTH, TWO_PLACEMENTS, placements,
};
use super::of_kind::earning_tiles;
use super::rating::{HABITS, beauty, of_counted};
use super::{ends, threats, turns};
use crate::difficulty::Difficulty;
use crate::game::{Candidate, Generate, OfKind, PuzzleKinds, themes_of};
use crate::proof::prove;
use crate::rating::tempting;
use crate::solution::ProvedSolution;
use crate::solvers::counting;
use crate::task::Task;
use tessera_rules::game::Game;
use tessera_rules::ingenious::{Ingenious, Move};
use tessera_search::Budget;

/// Most boards that one attempt looks at, for turns and for ends; boards for turns are drawn faster.
const BOARDS: u32 = 400;
const FULL_BOARDS: u32 = 60;
/// Positions on one board, where several are tried.
const ON_A_BOARD: u32 = 12;
/// Most positions that one attempt enters; this bounds the cost of making a puzzle again.
const WORK: u64 = 16_000;
/// Proved puzzles after which an attempt chooses.
const ENOUGH: u32 = 3;
/// Fewest kinds of tiles that can earn the first bonus.
const FEWEST_EARNING: usize = 2;

/// Levels between a puzzle and its aim, fewer being better; then its beauty.
type Rank = (Reverse<u8>, u32);

/// The puzzle that an attempt looks for.
struct Plan {
    kind: usize,
    aim: Difficulty,
    style: Style,
}

enum Style {
    Turn(turns::Style),
    Threats(threats::Style),
    End(ends::Style),
}

impl Generate for Ingenious {
    fn candidate(
        kind: usize,
        aim: Difficulty,
        rng: &mut ChaCha8Rng,
    ) -> Option<Candidate<Ingenious>> {
        let aim = Ingenious::KINDS[kind].target(aim, rng);
        find(&plan(kind, aim)?, rng)
    }

    /// An end with few placements offers too little to choose from. A bonus that one tile alone can earn is easy to
    /// see. From level 4 on, the best of the placements that earn one is not the answer either.
    fn is_plain(&self, kind: usize, level: Difficulty, solution: &ProvedSolution<Move>) -> bool {
        let is_best = || {
            let first = solution.line.first();
            first.is_some_and(|&m| is_best_for_oneself(self, m, 1))
        };
        match kind {
            LAST_PLACEMENTS | LEVEL_THE_SCORES => self.count_moves() < ends::FEWEST as u64,
            EARN_A_BONUS | CHAIN_OF_THREE if earning_tiles(self) < FEWEST_EARNING => true,
            EARN_A_BONUS => level.number() >= 4 && is_best(),
            _ => false,
        }
    }
}

fn find(plan: &Plan, rng: &mut ChaCha8Rng) -> Option<Candidate<Ingenious>> {
    let mut work = Budget::nodes(WORK);
    let mut finest: Option<(Rank, Ingenious, Task)> = None;
    let mut found = 0;
    let boards = match plan.style {
        Style::Turn(_) | Style::Threats(_) => BOARDS,
        Style::End(_) => FULL_BOARDS,
    };
    for _ in 0..boards {
        let is_aimed = finest.as_ref().is_some_and(|((Reverse(away), _), ..)| *away == 0);
        if is_aimed || found == ENOUGH || work.left() == 0 {
            break;
        }
        let positions = match &plan.style {
            Style::Turn(style) => turns::compose(style, rng).into_iter().collect(),
            Style::Threats(style) => threats::compose(style, rng).into_iter().collect(),
            Style::End(style) => ends::compose(style, ON_A_BOARD, rng),
        };
        let puzzle = positions.into_iter().find_map(|position| consider(plan, position, &mut work));
        let Some((rank, position, task)) = puzzle else {
            continue;
        };
        found += 1;
        if finest.as_ref().is_none_or(|(most, ..)| rank > *most) {
            finest = Some((rank, position, task));
        }
    }
    finest.map(|(_, position, task)| Candidate { position, task })
}

fn plan(kind: usize, aim: Difficulty) -> Option<Plan> {
    let turn = |placed: [u32; 2], rack: [u32; 2], shy: u32| {
        Style::Turn(turns::Style { kind, placed, rack, moves: placements(kind), shy })
    };
    let style = match kind {
        RAISE_THE_LOWEST => turn([3, 11], [1, 4], 2),
        TWO_PLACEMENTS => turn([4, 8], [2, 2], 1),
        // More tiles make puzzles of six colours rare, and no harder.
        ALL_SIX => turn([5, 9], [2, 3], 1),
        CHAIN_OF_THREE => match aim.number() {
            ..=4 => turn([6, 10], [3, 3], 1),
            _ => turn([8, 13], [3, 4], 2),
        },
        SPOIL_BOTH => {
            let (placed, rack) = match aim.number() {
                ..=2 => ([4, 8], [1, 1]),
                3 => ([6, 10], [1, 2]),
                _ => ([8, 13], [2, 3]),
            };
            Style::Threats(threats::Style { placed, rack })
        }
        EARN_A_BONUS => match aim.number() {
            ..=3 => turn([5, 9], [2, 3], 1),
            4 => turn([6, 12], [3, 4], 2),
            _ => turn([8, 14], [4, 5], 4),
        },
        LAST_PLACEMENTS | LEVEL_THE_SCORES => {
            let (racks, shy) = match aim.number() {
                ..=2 => ([[2, 2], [1, 2]], 1),
                _ => ([[2, 3], [2, 3]], 2),
            };
            Style::End(ends::Style { kind, racks, shy })
        }
        _ => return None,
    };
    Some(Plan { kind, aim, style })
}

/// Returns the position with its rank and task, if it is a puzzle.
fn consider(
    plan: &Plan,
    position: Ingenious,
    work: &mut Budget,
) -> Option<(Rank, Ingenious, Task)> {
    let &[task] = &position.tasks(plan.kind).ok()?[..] else {
        return None;
    };
    let solution = prove(plan.kind, &position, task, work)?;
    position.check(plan.kind, &solution, work).ok()?;
    let counted_moves = counted_moves(&position, &solution);
    let level = Difficulty::of_rating(of_counted(plan.kind, &counted_moves));
    // A beginner sees the placement that looks best, and nothing else: level 1 is only for such puzzles.
    let greedy = (tempting(&position, &solution).iter()).all(|&wrong| wrong == 0);
    if greedy != (level == Difficulty::MIN)
        || !Ingenious::KINDS[plan.kind].difficulties.contains(&level)
    {
        return None;
    }
    if position.is_plain(plan.kind, level, &solution) {
        return None;
    }
    // A puzzle that luck solves is below level 5.
    if level == Difficulty::MAX && counting::is_luck(&HABITS, &counted_moves) {
        return None;
    }
    let themes = themes_of(plan.kind, &position, &solution);
    // The level counts first.
    let away = plan.aim.number().abs_diff(level.number());
    let beauty = beauty(&position, &solution, &themes, &counted_moves).score();
    Some(((Reverse(away), beauty), position, task))
}
