//! Tasks of winning by force, and of holding against it, for two-seat games without points: the values of moves, which
//! [`Forced`] proves, and the best defence.
//!
//! The positions on a caller's line are positions of the puzzle. An attacker that wins by force never returns to one of
//! them, so they don't affect the proof.

use super::{MoveValue, Prove, ProvedSolution, Task};
use crate::unsound::{Flaw, Unsound};
use tessera_rules::game::{Keyed, PerfectInfo, Seat, Turn, ZeroSum};
use tessera_search::Budget;
use tessera_search::forced::{Forced, Knowledge};

/// [`Prove::move_values`] for [`Task::Win`] and [`Task::Hold`]; `None` also for other tasks.
pub fn move_values<G, K>(
    position: &G,
    task: Task,
    budget: &mut Budget,
) -> Option<Vec<MoveValue<G::Move>>>
where
    G: ZeroSum + PerfectInfo + Keyed,
    K: Knowledge<G, Step = G::Move>,
{
    let Turn::Seat(solver) = position.turn() else {
        return Some(Vec::new());
    };
    let (attacker, moves) = after_move(solver, task)?;
    let fewest = Forced::<G, K>::new(attacker, budget).after_each(&mut position.clone(), moves)?;
    let value = |needed: Option<u32>| match (task, needed) {
        (Task::Win { .. }, Some(needed)) => f64::from(1 + moves - needed),
        (Task::Win { .. }, None) => 0.0,
        (_, needed) => f64::from(u8::from(needed.is_none())),
    };
    let values = fewest.into_iter().map(|(m, needed)| MoveValue { m, value: value(needed) });
    Some(values.collect())
}

/// After the solver's move: the seat that wins, or must not win, and the number of moves that it has.
fn after_move(solver: Seat, task: Task) -> Option<(Seat, u32)> {
    match task {
        Task::Win { moves } => Some((solver, moves.checked_sub(1)?)),
        Task::Hold { within } => Some((solver.other(), within)),
        Task::Best { .. } => None,
    }
}

/// Checks that the only move that holds saves the game: after it, the opponent does not win within twice the horizon of
/// the task. Solutions of other tasks pass.
///
/// # Errors
/// [`Flaw::Lost`] with the move that wins; [`Unsound::TooLarge`] when the budget does not suffice.
pub fn saves<G, K>(
    position: &G,
    solution: &ProvedSolution<G::Move>,
    budget: &mut Budget,
) -> Result<(), Unsound<G::Move>>
where
    G: ZeroSum + PerfectInfo + Keyed,
    K: Knowledge<G>,
{
    let (Task::Hold { within }, Some(&save)) = (solution.task, solution.line.first()) else {
        return Ok(());
    };
    let Turn::Seat(solver) = position.turn() else {
        return Err(Unsound::NoChoice);
    };
    let mut after = position.played(save);
    let mut search = Forced::<G, K>::new(solver.other(), budget);
    for moves in within + 1..=2 * within {
        if !search.wins(&mut after, moves).ok_or(Unsound::TooLarge)? {
            continue;
        }
        let mut steps = Vec::new();
        K::steps(&after, &mut steps);
        for step in &steps {
            let wins = search.wins_after(&mut after, step, moves - 1);
            if wins.ok_or(Unsound::TooLarge)? {
                return Err(Unsound::Flawed {
                    line: vec![save],
                    flaw: Flaw::Lost { m: K::move_of(step), moves },
                });
            }
        }
    }
    Ok(())
}

/// Returns the distinct moves that fulfil the task, in the order of [`Knowledge::steps`]. If there are more than
/// `most`, returns the first `most + 1` and does not look at the rest. `None` when the budget ends first, and for tasks
/// that [`move_values`] does not know.
fn good_moves<G, K>(
    position: &G,
    task: Task,
    most: usize,
    budget: &mut Budget,
) -> Option<Vec<G::Move>>
where
    G: ZeroSum + PerfectInfo + Keyed,
    K: Knowledge<G, Step = G::Move>,
{
    let mut good = Vec::new();
    let Turn::Seat(solver) = position.turn() else {
        return Some(good);
    };
    let (attacker, moves) = after_move(solver, task)?;
    let mut game = position.clone();
    let mut list = Vec::new();
    K::steps(&game, &mut list);
    let mut search = Forced::<G, K>::new(attacker, budget);
    for m in list {
        if good.len() > most {
            break;
        }
        if search.wins_after(&mut game, &m, moves)? == (attacker == solver) {
            good.push(m);
        }
    }
    Some(good)
}

/// Returns the only one of the distinct moves that fulfils the task; the inner `None` when several moves do or none.
/// `None` as for [`move_values`], but most positions cost little.
pub fn only_move<G, K>(position: &G, task: Task, budget: &mut Budget) -> Option<Option<G::Move>>
where
    G: ZeroSum + PerfectInfo + Keyed,
    K: Knowledge<G, Step = G::Move>,
{
    let good = good_moves::<G, K>(position, task, 1, budget)?;
    Some(match good[..] {
        [only] => Some(only),
        _ => None,
    })
}

/// [`Prove::best_defence`] for [`Task::Win`] and [`Task::Hold`].
///
/// Against a win, this is a reply after which the solver has no win within its remaining moves. If there is none, it is
/// one of the replies after which the win takes longest; of these, the one that leaves the fewest good moves. After a
/// move that does not hold, it is a reply that wins fastest. Among equal replies, the one that looks best
/// (`surface_appeal`) is chosen, then the least.
pub fn best_defence<G, K>(
    position: &G,
    solver: Seat,
    task: Task,
    budget: &mut Budget,
) -> Option<G::Move>
where
    G: Prove + ZeroSum + PerfectInfo + Keyed,
    K: Knowledge<G, Step = G::Move>,
{
    let mut game = position.clone();
    let mut replies = game.legal_moves();
    replies.sort_by(|&a, &b| game.surface_appeal(b).cmp(&game.surface_appeal(a)).then(a.cmp(&b)));
    // Keep only the first of the replies that play alike.
    let mut seen = Vec::new();
    replies.retain(|&m| {
        let stand_in = K::stand_in(&game, m);
        let new = !seen.contains(&stand_in);
        seen.push(stand_in);
        new
    });
    match task {
        Task::Win { moves } => against::<G, K>(&mut game, solver, moves, &replies, budget),
        Task::Hold { within } => {
            let mut search = Forced::<G, K>::new(solver.other(), budget);
            for moves in 0..within {
                for &m in &replies {
                    if search.wins_after(&mut game, &m, moves)? {
                        return Some(m);
                    }
                }
            }
            replies.first().copied()
        }
        Task::Best { .. } => None,
    }
}

/// The reply against a win of `solver` within `moves` moves.
fn against<G, K>(
    game: &mut G,
    solver: Seat,
    moves: u32,
    replies: &[G::Move],
    budget: &mut Budget,
) -> Option<G::Move>
where
    G: ZeroSum + PerfectInfo + Keyed,
    K: Knowledge<G, Step = G::Move>,
{
    let mut search = Forced::<G, K>::new(solver, budget);
    for &m in replies {
        if !search.wins_after(game, &m, moves)? {
            return Some(m);
        }
    }
    let mut longest: Vec<G::Move> = replies.to_vec();
    for moves in (0..moves).rev() {
        let mut longer = Vec::new();
        for &m in &longest {
            if !search.wins_after(game, &m, moves)? {
                longer.push(m);
            }
        }
        if !longer.is_empty() {
            longest = longer;
            break;
        }
    }
    let mut testing = None;
    let mut fewest = usize::MAX;
    for m in longest {
        if fewest == 1 {
            break;
        }
        let undo = game.play(m);
        let good = good_moves::<G, K>(
            game,
            Task::Win { moves },
            fewest.saturating_sub(1),
            search.budget(),
        );
        game.undo(undo);
        let good = good?.len();
        if good < fewest {
            fewest = good;
            testing = Some(m);
        }
    }
    testing
}
