//! Values of moves under a task, and the reply that resists most.

use super::forced::Attack;
use crate::game::Prove;
use crate::task::{MoveValue, Task};
use tessera_rules::game::{Game, Seat};
use tessera_rules::themisto::{JudgedMove, Move, Themisto};
use tessera_search::Budget;

/// Most nodes for the moves of one position: a position that takes more is too large.
const MOST_NODES: u64 = 100_000;
/// The same for a win in more than three moves.
const MOST_NODES_OF_LONGER: u64 = 200_000;

impl Prove for Themisto {
    /// A task that counts points has no meaning here and is taken as holding: 1 for a move that does not lose.
    fn move_values(&self, task: Task, budget: &mut Budget) -> Option<Vec<MoveValue<Move>>> {
        let most = match task {
            Task::Win { moves: 4.. } => MOST_NODES_OF_LONGER,
            _ => MOST_NODES,
        };
        let mut part = budget.split(most.min(budget.left()), budget.left());
        let values = each_value(self, task, &mut part);
        budget.join(part);
        values
    }

    fn best_defence(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Move> {
        let mut moves = Vec::new();
        self.judged_moves(&mut moves);
        match task {
            Task::Win { moves: most } => longest(self, &moves, solver, most, budget),
            Task::Hold { within } | Task::Best { horizon: within, .. } => {
                quickest(self, &moves, within, budget)
            }
        }
    }

    /// Counts the discs that it captures, the row that it makes, and the turn that it costs. A row of five looks no
    /// better than one of four: the solver must see for itself whether it wins.
    fn surface_appeal(&self, m: Move) -> i64 {
        let judged = self.judge(m);
        let mut after = *self;
        after.play(m);
        let changed = judged.flips | m.to().bit();
        let rows = after.board().rows(2);
        let longest = (rows.iter())
            .filter(|row| row.cell_set() & changed != 0)
            .map(|row| i64::from(row.length.min(4)))
            .max();
        let row = match longest {
            Some(4) => 8,
            Some(3) => 4,
            Some(2) => 1,
            _ => 0,
        };
        row + 3 * i64::from(judged.flips.count_ones()) - if judged.penalised { 10 } else { 0 }
    }

    fn is_near(a: Move, b: Move) -> bool {
        a.from() == b.from() || a.to() == b.to()
    }
}

fn each_value(game: &Themisto, task: Task, budget: &mut Budget) -> Option<Vec<MoveValue<Move>>> {
    let mut moves = Vec::new();
    game.judged_moves(&mut moves);
    let solver = game.to_move();
    let mut values = Vec::with_capacity(moves.len());
    match task {
        Task::Win { moves: most } => {
            let mut attack = Attack::new(solver, budget);
            for judged in &moves {
                let mut after = attack.enter(game, judged)?;
                let rest = attack.fewest(&mut after, most.saturating_sub(1))?;
                let value = rest.map_or(0, |rest| most - rest);
                values.push(MoveValue { m: judged.m, value: f64::from(value) });
            }
        }
        Task::Hold { within } | Task::Best { horizon: within, .. } => {
            let mut attack = Attack::new(solver.other(), budget);
            for judged in &moves {
                let mut after = attack.enter(game, judged)?;
                let lost = attack.wins(&mut after, within)?;
                values.push(MoveValue { m: judged.m, value: f64::from(u8::from(!lost)) });
            }
        }
    }
    Some(values)
}

/// The reply after which the solver wins latest, or not at all if possible. Among several, one that wins is preferred,
/// then the one that leaves the solver the fewest ways to go on, then one that costs no turn.
fn longest(
    game: &Themisto,
    moves: &[JudgedMove],
    solver: Seat,
    most: u32,
    budget: &mut Budget,
) -> Option<Move> {
    let mut attack = Attack::new(solver, budget);
    let mut longest = Vec::new();
    let mut length = 0;
    for judged in moves {
        let mut after = attack.enter(game, judged)?;
        let this = match attack.fewest(&mut after, most)? {
            Some(moves) => moves,
            None if judged.wins => most + 2,
            None => most + 1,
        };
        if this > length {
            length = this;
            longest.clear();
        }
        if this == length {
            longest.push((judged, after));
        }
    }
    let mut best: Option<(usize, bool, Move)> = None;
    for (judged, after) in longest {
        let ways = if length > most {
            0
        } else {
            ways(&after, solver, length, best.map(|best| best.0), &mut attack)?
        };
        let this = (ways, judged.penalised, judged.m);
        if best.is_none_or(|best| this < best) {
            best = Some(this);
        }
    }
    best.map(|(_, _, m)| m)
}

/// The number of the solver's moves that win within `moves` moves; counting stops once it exceeds `enough`.
/// `usize::MAX` if the solver is not to move.
fn ways(
    game: &Themisto,
    solver: Seat,
    moves: u32,
    enough: Option<usize>,
    attack: &mut Attack,
) -> Option<usize> {
    if game.to_move() != solver {
        return Some(usize::MAX);
    }
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let mut ways = 0;
    for judged in &list {
        let wins = judged.wins
            || moves > 1 && {
                let mut after = attack.enter(game, judged)?;
                attack.wins(&mut after, moves - 1)?
            };
        ways += usize::from(wins);
        if enough.is_some_and(|enough| ways > enough) {
            break;
        }
    }
    Some(ways)
}

/// The move that wins with the fewest moves, at most `within`. If there is none, the first move after which the other
/// seat can't win at once.
fn quickest(
    game: &Themisto,
    moves: &[JudgedMove],
    within: u32,
    budget: &mut Budget,
) -> Option<Move> {
    let mut attack = Attack::new(game.to_move(), budget);
    for most in 0..within {
        for judged in moves {
            let mut after = attack.enter(game, judged)?;
            if attack.wins(&mut after, most)? {
                return Some(judged.m);
            }
        }
    }
    let mut peaceful =
        moves.iter().filter(|judged| !judged.penalised && !game.after(judged).has_win());
    peaceful.next().or(moves.first()).map(|judged| judged.m)
}
