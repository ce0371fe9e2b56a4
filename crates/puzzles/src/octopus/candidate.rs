//! One attempt: draws many boards, proves a few of them to hold a puzzle, and keeps the best.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;

use super::boards::{Style, draw};
use super::counted_moves::counted_moves;
use super::gains::{denies, is_elsewhere, is_found, is_hidden, is_idle};
use super::kinds;
use super::lookahead;
use super::of_kind::{shyness, takes_at_once};
use super::rating::{HABITS, beauty};
use super::retrograde::longer_line;
use crate::difficulty::Difficulty;
use crate::game::{Candidate, Generate, OfKind, PuzzleKinds, themes_of};
use crate::proof::prove;
use crate::rating::tempting;
use crate::solution::{ProofStep, ProvedSolution};
use crate::solvers::counting;
use crate::task::{MoveValue, Task};
use tessera_engines::octopus::solve;
use tessera_rules::game::random::{below, chance};
use tessera_rules::game::{Game, Position};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::Budget;

/// Most boards that one attempt looks at.
const BOARDS: u32 = 400;
/// Most positions that one attempt enters; this bounds the cost of making a puzzle again.
const WORK: u64 = 16_000;
/// Proved puzzles after which an attempt chooses.
const ENOUGH: u32 = 3;
/// Most positions entered to value the two best placements of an endgame.
const ENDGAME: u64 = 8_000;
/// Both limits for an attempt at eight tiles. Such an attempt takes the first board that holds a puzzle, and leaves the
/// proof to the caller.
const EIGHT_TILES_WORK: u64 = 22_000;
const EIGHT_TILES_ENDGAME: u64 = 18_000;

/// One attempt of `BOLD` looks for a first move that scores most at once, and one of `ELSEWHERE` for a first move
/// elsewhere than where an opponent could score most.
const BOLD: u32 = 8;
const ELSEWHERE: u32 = 2;
/// The highest level at which a rule of thumb may find the first move, in one attempt of four.
const PLAIN_LEVELS: u8 = 2;

/// Levels between a puzzle and its aim, fewer being better; then true if its first move is elsewhere than where an
/// opponent could score most; then its beauty.
type Rank = (Reverse<u8>, bool, u32);

/// The puzzle that an attempt looks for.
struct Plan {
    kind: usize,
    aim: Difficulty,
    style: Style,
    /// True if a tile of the board is taken back into the hand.
    longer: bool,
    /// Points by which the best other placement scores more at once.
    shy: RangeInclusive<i32>,
    /// True if the first move goes elsewhere than where an opponent could score most.
    elsewhere: bool,
    /// True if a rule of thumb may find the first move.
    plain: bool,
    /// The end of the game that the totals are set for.
    end: End,
}

/// The end of the game if the solver finds its placements.
#[derive(PartialEq)]
enum End {
    /// As the board has it.
    Any,
    /// Won, and won with no other placement.
    Won,
    /// Level, and with any other placement lost.
    Level,
    /// Lost by a point, and with any other placement by more.
    JustLost,
}

impl Generate for Octopus {
    fn candidate(kind: usize, aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Candidate<Octopus>> {
        find(&plan(kind, aim, rng)?, rng)
    }

    fn is_plain(
        &self,
        kind: usize,
        level: Difficulty,
        solution: &ProvedSolution<Placement>,
    ) -> bool {
        let first = solution.line.first();
        level.number() > PLAIN_LEVELS && first.is_some_and(|&m| is_plain(kind, self, m))
    }
}

fn find(plan: &Plan, rng: &mut ChaCha8Rng) -> Option<Candidate<Octopus>> {
    let (work, enough) = match plan.kind {
        kinds::EIGHT_TILES => (EIGHT_TILES_WORK, 1),
        _ => (WORK, ENOUGH),
    };
    let mut work = Budget::nodes(work);
    let mut finest: Option<(Rank, Candidate<Octopus>)> = None;
    let mut found = 0;
    for _ in 0..BOARDS {
        if found == enough || work.left() == 0 {
            break;
        }
        let Some((rank, candidate)) = draw(&plan.style, rng).and_then(|board| match plan.longer {
            false => consider(plan, board, &mut work),
            true => longer_line(board, &plan.shy, rng, &mut work)
                .and_then(|board| consider(plan, board, &mut work)),
        }) else {
            continue;
        };
        found += 1;
        if finest.as_ref().is_none_or(|(most, _)| rank > *most) {
            finest = Some((rank, candidate));
        }
    }
    finest.map(|(_, candidate)| candidate)
}

fn plan(kind: usize, aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Plan> {
    let hard = u32::from(aim.number());
    let any = |rng: &mut ChaCha8Rng, lists: &[&[u32]]| {
        lists[below(rng, lists.len() as u32) as usize].to_vec()
    };
    // Hands, and tiles on the board.
    let (hands, placed) = match kind {
        kinds::BIGGEST_SCORE => (vec![1 + hard], 6 + 3 * hard),
        kinds::WHICH_TILE_TO_KEEP => match hard {
            ..=3 => (vec![3], 3 + 2 * hard),
            _ => (vec![3], 2 * hard + 1),
        },
        kinds::BEST_LINE => match hard {
            ..=2 => (vec![2], 3 + 2 * hard),
            3 => (vec![2], 10),
            _ => (vec![3], 2 * hard - 3),
        },
        kinds::BEST_PLACEMENT => match hard {
            ..=2 => (any(rng, &[&[2, 1], &[2, 2]]), 4 + hard),
            3 => (any(rng, &[&[2, 2], &[3, 2]]), 8),
            _ => (any(rng, &[&[3, 2], &[3, 3]]), 10),
        },
        kinds::SACRIFICE => match hard {
            ..=3 => (any(rng, &[&[2, 1], &[2, 2]]), 6),
            4 => (any(rng, &[&[2, 2], &[3, 2]]), 7),
            _ => (any(rng, &[&[3, 2], &[3, 3]]), 8),
        },
        kinds::LAST_TILE => (any(rng, &[&[1, 1], &[1, 2]]), 5 + 2 * hard),
        kinds::LAST_WORD => match hard {
            ..=2 => (vec![2, 1], 3 + 2 * hard),
            3 => (vec![3, 1], 6),
            _ => (any(rng, &[&[3, 1], &[4, 1]]), 2 * hard - 2),
        },
        kinds::WIN_THE_ENDGAME | kinds::SAVE_THE_GAME | kinds::LOSE_LEAST => match hard {
            ..=2 => (vec![2, 2], 3 + 2 * hard),
            3 => (any(rng, &[&[2, 2], &[3, 2]]), 8),
            4 => (vec![3, 2], 7),
            _ => (any(rng, &[&[3, 2], &[3, 3]]), 5),
        },
        kinds::THREE_SEATS => match hard {
            ..=4 => (vec![2, 1, 1], 7),
            _ => (any(rng, &[&[2, 1, 1], &[2, 2, 1]]), 9),
        },
        // Two pairs in each hand: with eight different tiles the endgame is too large.
        kinds::EIGHT_TILES => (vec![2, 2], 4),
        _ => return None,
    };
    // A line of three is composed from its end.
    let longer = kind == kinds::BEST_LINE && hands == [3];
    Some(Plan {
        kind,
        aim,
        style: Style {
            placed: placed + u32::from(longer),
            more: 2,
            hands: if longer { vec![2] } else { hands },
            twins: kind == kinds::EIGHT_TILES,
        },
        longer,
        shy: match kind {
            kinds::BIGGEST_SCORE => i32::MIN..=i32::MAX,
            kinds::SACRIFICE => 2..=i32::MAX,
            kinds::WHICH_TILE_TO_KEEP => 1..=i32::MAX,
            // Otherwise the best score would never be right. With eight tiles, boards are too rare to refuse more.
            _ if kind != kinds::EIGHT_TILES && chance(rng, 1, BOLD) => i32::MIN..=0,
            _ => 1..=i32::MAX,
        },
        elsewhere: kind != kinds::EIGHT_TILES && chance(rng, 1, ELSEWHERE),
        plain: aim.number() <= PLAIN_LEVELS
            && !matches!(kind, kinds::SACRIFICE | kinds::THREE_SEATS | kinds::EIGHT_TILES)
            && chance(rng, 1, 4),
        end: match kind {
            kinds::WIN_THE_ENDGAME | kinds::EIGHT_TILES => End::Won,
            kinds::SAVE_THE_GAME => End::Level,
            kinds::LOSE_LEAST => End::JustLost,
            _ => End::Any,
        },
    })
}

/// Returns the puzzle that the board holds, with its totals set, and its rank.
fn consider(plan: &Plan, board: Octopus, work: &mut Budget) -> Option<(Rank, Candidate<Octopus>)> {
    let &[task @ Task::Best { horizon, .. }] = &board.tasks(plan.kind).ok()?[..] else {
        return None;
    };
    let solver = board.to_move();
    let plies = lookahead::plies(&board, solver, horizon);
    let (best, points, second) = best_two(plan, &board, plies, work)?;
    let gap = Octopus::KINDS[plan.kind].gap as i32;
    if points - second < gap || is_dull(plan, &board, best) {
        return None;
    }
    if plan.kind == kinds::WHICH_TILE_TO_KEEP && takes_at_once(&board, best) {
        return None;
    }
    let position = with_totals(board, &plan.end, points, points - second)?;
    let solution = match plan.kind {
        kinds::EIGHT_TILES => expected(&position, task, best),
        _ => prove(plan.kind, &position, task, work)?,
    };
    if solution.steps.len() > 1 && position.seats() == 1 && is_idle(&position, &solution.line) {
        return None;
    }
    position.check(plan.kind, &solution, work).ok()?;
    let counted_moves = counted_moves(&position, &solution);
    let level = Difficulty::of_rating(counting::rating(&HABITS, &counted_moves));
    let greedy = tempting(&position, &solution).iter().all(|&wrong| wrong == 0);
    // The caller would refuse such a puzzle after a proof.
    if greedy && level > Difficulty::MIN || !Octopus::KINDS[plan.kind].difficulties.contains(&level)
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
    let rank = (Reverse(away), is_elsewhere(&position, best), beauty);
    Some((rank, Candidate { position, task }))
}

/// True if a glance finds the placement: a rule of thumb does, or it scores most and has the longest run too, or few
/// directions. True also if it is not one that the plan wants.
fn is_dull(plan: &Plan, board: &Octopus, best: Placement) -> bool {
    !plan.shy.contains(&shyness(board, best))
        || plan.elsewhere && board.seats() > 1 && !is_elsewhere(board, best)
        || !plan.plain && is_plain(plan.kind, board, best)
        || plan.kind == kinds::BIGGEST_SCORE && !is_hidden(board, best)
}

/// True if a rule of thumb finds the placement. A last tile can hardly do anything but take the opponent's best cell,
/// so there the rule counts only if the cell is worth two points more than any other.
fn is_plain(kind: usize, board: &Octopus, best: Placement) -> bool {
    match kind {
        kinds::LAST_TILE => denies(board, best).is_some(),
        _ => is_found(board, best),
    }
}

/// The proof as far as solvers can foresee it without looking to the end: only which placement is right.
fn expected(position: &Octopus, task: Task, best: Placement) -> ProvedSolution<Placement> {
    let mut moves = vec![MoveValue { m: best, value: 1.0 }];
    position.each_gain(|m, _| {
        if m != best {
            moves.push(MoveValue { m, value: 0.0 });
        }
    });
    ProvedSolution {
        task,
        line: vec![best],
        steps: vec![ProofStep { at: 0, moves, nodes: 0 }],
        nodes: 0,
    }
}

/// The best placement, its value, and the value of the second-best.
fn best_two(
    plan: &Plan,
    board: &Octopus,
    plies: u32,
    work: &mut Budget,
) -> Option<(Placement, i32, i32)> {
    let solver = board.to_move();
    if board.seats() > 1 && plies > 3 && plies == board.tiles_left() {
        // If a dull placement is best for a while, it is mostly best to the end.
        let (best, ..) = lookahead::best_two(board, solver, 3, work)?;
        if is_dull(plan, board, best) {
            return None;
        }
        if board.seats() == 2 {
            let most = match plan.kind {
                kinds::EIGHT_TILES => EIGHT_TILES_ENDGAME,
                _ => ENDGAME,
            };
            let mut part = Budget::nodes(most.min(work.left()));
            let best = solve(board, 2, &mut part);
            work.charge(part.spent());
            return two(&best?);
        }
    }
    lookahead::best_two(board, solver, plies, work)
}

/// The best of the values, and the next.
fn two(values: &[(Placement, i32)]) -> Option<(Placement, i32, i32)> {
    let &(best, points) = values.iter().max_by_key(|&&(_, points)| points)?;
    let others = values.iter().filter(|&&(m, _)| m != best);
    let second = others.map(|&(_, points)| points).max()?;
    Some((best, points, second))
}

/// The position with totals that make the game end as it should. `points` is the value of the solution; every other
/// placement is worse by at least `gap`.
fn with_totals(board: Octopus, end: &End, points: i32, gap: i32) -> Option<Octopus> {
    let lead = match end {
        End::Any => return Some(board),
        // Half of the gap wins, the other half loses; a gap of one point is for the win.
        End::Won => (gap / 2).max(1) - points,
        End::Level => -points,
        End::JustLost => -points - 1,
    };
    let mut setup = board.to_setup();
    setup.scores = vec![i64::from(lead.max(0)), i64::from((-lead).max(0))];
    setup.position().ok()
}
