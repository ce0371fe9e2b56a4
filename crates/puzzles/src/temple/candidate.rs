//! One attempt: draws many small tables, proves a few of them to hold a puzzle, and keeps the best.

use std::cmp::Reverse;

use rand_chacha::ChaCha8Rng;

use super::kinds;
use super::move_features::{appeal, move_features};
use super::pattern::pattern;
use super::rating::{beauty, rating};
use super::tables::{Style, table, taken_back, with_hands};
use super::threats::{gives_room, is_quiet, room, slots_open_to};
use super::values::Wins;
use crate::difficulty::Difficulty;
use crate::forced::only_move;
use crate::game::{Candidate, Generate, OfKind, PuzzleKinds, themes_of};
use crate::pattern::Mark;
use crate::proof::prove;
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::Position;
use tessera_rules::game::random::chance;
use tessera_rules::temple::{Edition, Move, Setup, Temple};
use tessera_search::Budget;
use tessera_search::forced::Forced;

/// Most tables that one attempt looks at.
const TABLES: u32 = 1_000;
/// Hands that are tried at each table.
const HANDS: u32 = 4;
/// Most positions that one attempt enters; this bounds the cost of making a puzzle again.
const WORK: u64 = 40_000;
/// Proved puzzles after which an attempt chooses.
const ENOUGH: u32 = 4;
/// Fewest distinct moves of the solver, by aim; with fewer a guess is often right.
const FEWEST: [usize; 5] = [5, 6, 7, 8, 9];
/// Most distinct moves of the solver; more can't be looked through.
const MOST: usize = 60;
/// Fewest wrong first moves that look at least as good as the right one, by aim; a win in one may be plain.
const TEMPTING: [usize; 5] = [0, 1, 2, 2, 3];
/// Most shapes that the seat to be stranded may fill; with more it is not stranded soon.
const ROOM: u32 = 10;

/// Most places of the lowest tile that fits by itself for it to be found without a look ahead.
const FEW_PLACES: usize = 1;
/// The highest level at which the solver may hold by keeping its highest tile.
const PLAIN_LEVELS: u8 = 2;
/// Fewest slots that the opponent could fill if it were its turn, where a move wins at once.
const FEWEST_SLOTS: usize = 3;

/// Fewest moves of a win that is searched from its end.
const LONG: u32 = 2;
/// Most positions in which the opponent is lost, before a won one, from which a move is taken back.
const MOST_LOST: usize = 4;

/// Levels between a puzzle and its aim, fewer being better; then its beauty.
type Rank = (Reverse<u8>, u32);

/// The puzzle that an attempt looks for.
struct Plan {
    kind: usize,
    aim: Difficulty,
    style: Style,
    task: Task,
    /// Most places of the lowest tile that fits by itself for it not to be the right move.
    places: usize,
}

impl Generate for Temple {
    /// All but the two rarest.
    const PATTERNED: &'static [usize] =
        &[kinds::STRAND, kinds::LAST_TILES, kinds::SQUEEZE, kinds::AVOID, kinds::OUTLAST];

    fn pattern(&self, first: Move) -> Vec<Mark> {
        pattern(self, first)
    }

    fn under_usual_rules(&self) -> Option<Temple> {
        let setup = Setup { edition: Edition::Published, ..self.to_setup() };
        let is_other = self.edition() != setup.edition;
        is_other.then(|| Temple::from_setup(&setup).ok()).flatten()
    }

    fn candidate(kind: usize, aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Candidate<Temple>> {
        let aim = Temple::KINDS[kind].target(aim, rng);
        find(&plan(kind, aim, rng), rng)
    }

    fn is_plain(&self, _kind: usize, level: Difficulty, solution: &ProvedSolution<Move>) -> bool {
        solution.task == Task::Win { moves: 1 } && !has_slots_to_close(self)
            || (solution.line.first())
                .is_some_and(|&m| is_found(self, solution.task, level, FEW_PLACES, m))
    }
}

fn find(plan: &Plan, rng: &mut ChaCha8Rng) -> Option<Candidate<Temple>> {
    let mut work = Budget::nodes(WORK);
    let mut finest: Option<(Rank, Temple)> = None;
    let mut found = 0;
    for _ in 0..TABLES {
        let is_aimed = finest.as_ref().is_some_and(|((Reverse(away), _), _)| *away == 0);
        if is_aimed || found == ENOUGH || work.left() == 0 {
            break;
        }
        let Some(game) = table(&plan.style, rng) else {
            continue;
        };
        let Some((rank, position)) = look(plan, &game, rng, &mut work) else {
            continue;
        };
        found += 1;
        if finest.as_ref().is_none_or(|(most, _)| rank > *most) {
            finest = Some((rank, position));
        }
    }
    finest.map(|(_, position)| Candidate { position, task: plan.task })
}

fn plan(kind: usize, aim: Difficulty, rng: &mut ChaCha8Rng) -> Plan {
    let hard = u32::from(aim.number());
    let odd = u32::from(chance(rng, 1, 2));
    let moves = match (kind, hard) {
        (kinds::STRAND | kinds::LAST_TILES, 1) | (kinds::AVOID, 2) => 1,
        (kinds::AVOID, 3) | (kinds::OUTLAST, _) => 1 + odd,
        _ => 2,
    };
    let task = match kind {
        kinds::AVOID | kinds::OUTLAST => Task::Hold { within: moves },
        _ => Task::Win { moves },
    };
    // Few tiles: each player's last ones.
    let few = match kind {
        kinds::LAST_TILES | kinds::OUTLAST => true,
        kinds::SQUEEZE | kinds::LENT_SLOT | kinds::GIVE_ROOM => chance(rng, 1, 2),
        _ => false,
    };
    let held = if few { 1 + moves } else { 2 + moves };
    // Whole colours: no more than the task needs.
    let whole = match kind {
        _ if few => 0,
        kinds::AVOID => moves,
        _ => 1,
    };
    // A win is looked for two moves before such a table. On a larger one hardly a move is the only one that holds.
    let placed = match task {
        Task::Win { .. } => 5 + hard.min(3),
        _ => 5 + hard.min(3) / 2,
    };
    Plan {
        kind,
        aim,
        style: Style { placed, more: 3, held: [held.min(5); 2], whole: [whole; 2] },
        task,
        // Most wins with two moves begin with the lowest tile.
        places: match task {
            Task::Win { moves: 2 } if chance(rng, 2, 3) => usize::MAX,
            _ => FEW_PLACES,
        },
    }
}

/// The first puzzle at a table.
fn look(
    plan: &Plan,
    game: &Temple,
    rng: &mut ChaCha8Rng,
    work: &mut Budget,
) -> Option<(Rank, Temple)> {
    for _ in 0..HANDS {
        let Some(position) = with_hands(game, &plan.style, rng) else {
            continue;
        };
        for (position, winning) in before(plan, position, work) {
            // Cheap checks come first.
            if winning.is_some_and(|m| !is_fit(plan, &position, m)) {
                continue;
            }
            if let Some(rank) = consider(plan, &position, work) {
                return Some((rank, position));
            }
        }
    }
    None
}

/// The position itself; or, for longer wins, earlier positions that are won, each with a move that wins. Few positions
/// are won.
fn before(plan: &Plan, position: Temple, work: &mut Budget) -> Vec<(Temple, Option<Move>)> {
    let Task::Win { moves: moves @ LONG.. } = plan.task else {
        return vec![(position, None)];
    };
    let solver = position.to_move();
    let mut search = Forced::<Temple, Wins>::new(solver, work);
    let mut wins = |game: &Temple, moves| search.wins(&mut game.clone(), moves) == Some(true);
    if room(&position, solver.other()) > ROOM || !wins(&position, moves - 1) {
        return Vec::new();
    }
    let lost = taken_back(&position).into_iter().map(|(game, _)| game);
    let mut lost: Vec<Temple> = lost.filter(|game| wins(game, moves - 1)).collect();
    lost.truncate(MOST_LOST);
    let won = lost.iter().flat_map(taken_back);
    won.map(|(game, m)| (game, Some(m))).collect()
}

/// Returns the rank of the position, if it holds a puzzle.
fn consider(plan: &Plan, position: &Temple, work: &mut Budget) -> Option<Rank> {
    let solver = position.to_move();
    let mut list = Vec::new();
    position.distinct_moves(&mut list);
    let aim = usize::from(plan.aim.number() - 1);
    if !(FEWEST[aim]..=MOST).contains(&list.len()) {
        return None;
    }
    let stranded = match plan.task {
        Task::Win { .. } => solver.other(),
        _ => solver,
    };
    if stranded != solver && room(position, stranded) > ROOM {
        return None;
    }
    if let Task::Win { moves } = plan.task
        && moves > 1
        && Forced::<_, Wins>::new(solver, work).wins(&mut position.clone(), moves - 1)?
    {
        return None;
    }
    let tasks = position.tasks(plan.kind).ok()?;
    // The task with the nearest end is the one that is asked.
    let nearer = tasks.iter().take_while(|&&task| task != plan.task);
    for &task in nearer {
        if only_move::<_, Wins>(position, task, work)?.is_some() {
            return None;
        }
    }
    let only = only_move::<_, Wins>(position, plan.task, work)??;
    if !is_fit(plan, position, only) {
        return None;
    }
    let solution = prove(plan.kind, position, plan.task, work)?;
    position.check(plan.kind, &solution, work).ok()?;
    let seen = move_features(position, &solution);
    let level = Difficulty::of_rating(rating(plan.kind, &solution, &seen));
    if !Temple::KINDS[plan.kind].difficulties.contains(&level)
        || position.is_plain(plan.kind, level, &solution)
    {
        return None;
    }
    let themes = themes_of(plan.kind, position, &solution);
    let away = plan.aim.number().abs_diff(level.number());
    let beauty = beauty(position, &themes, &seen).score();
    Some((Reverse(away), beauty))
}

/// True if the move may be the right one of the plan: no rule of thumb finds it, it suits the kind, and it is hidden
/// unless it wins at once. Such a win takes several slots from the opponent.
fn is_fit(plan: &Plan, position: &Temple, m: Move) -> bool {
    if plan.kind == kinds::SQUEEZE && !is_quiet(position, m) {
        return false;
    }
    if plan.kind == kinds::GIVE_ROOM && !gives_room(position, m) {
        return false;
    }
    if is_found(position, plan.task, plan.aim, plan.places, m) {
        return false;
    }
    let least = TEMPTING[usize::from(plan.aim.number() - 1)];
    match plan.task {
        Task::Win { moves: 1 } => has_slots_to_close(position),
        _ => is_hidden(position, m, least),
    }
}

/// True if the opponent could fill several slots if it were its turn.
fn has_slots_to_close(position: &Temple) -> bool {
    slots_open_to(position, position.to_move().other()).len() >= FEWEST_SLOTS
}

/// True if a rule of thumb finds the right move of a task at a level. One of them is the lowest tile that fits by
/// itself, if it has at most `places` places.
fn is_found(position: &Temple, task: Task, level: Difficulty, places: usize, m: Move) -> bool {
    let holds = matches!(task, Task::Hold { .. });
    let sees_one = level > Difficulty::MIN || places > FEW_PLACES;
    sees_one && places_of_lowest(position, m).is_some_and(|own| own <= places)
        || holds && level.number() > PLAIN_LEVELS && keeps_the_highest(position, m)
}

/// The number of placements of the lowest tile that fits by itself; `None` unless the move is one of them. Low tiles
/// fit in few slots, so a solver places them first, without a look ahead.
fn places_of_lowest(position: &Temple, m: Move) -> Option<usize> {
    let alone = |m: Move| {
        let mut tiles = m.tiles().map(|placed| placed.tile().value());
        let first = tiles.next()?;
        tiles.next().is_none().then_some(first)
    };
    let mut list = Vec::new();
    position.distinct_moves(&mut list);
    let lowest = list.iter().filter_map(|&m| alone(m)).min()?;
    let is_lowest = |m: Move| alone(m) == Some(lowest);
    is_lowest(m).then(|| list.iter().filter(|&&m| is_lowest(m)).count())
}

/// True if a move alone keeps the highest tile of the colour that the solver has begun. High tiles fit in most slots,
/// so a solver keeps them without a look ahead.
fn keeps_the_highest(position: &Temple, m: Move) -> bool {
    let solver = position.to_move();
    let Some(colour) = position.active(solver) else {
        return false;
    };
    let highest = u8::BITS - position.values_in_hand(solver, colour).leading_zeros();
    let keeps = |m: Move| {
        let mut tiles = m.tiles().map(|placed| placed.tile());
        !tiles.any(|tile| tile.colour() == colour && u32::from(tile.value()) == highest)
    };
    let own = position.representative(m);
    let mut list = Vec::new();
    position.distinct_moves(&mut list);
    (list.into_iter()).all(|other| keeps(other) == (other == own))
}

/// True if at least `least` other moves look as good as this one or better.
fn is_hidden(position: &Temple, m: Move, least: usize) -> bool {
    let own = appeal(position, m);
    let mut list = Vec::new();
    position.distinct_moves(&mut list);
    let better = list.iter().filter(|&&other| other != m && appeal(position, other) >= own);
    better.take(least).count() == least
}
