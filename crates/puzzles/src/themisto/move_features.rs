//! Features of the moves of Themisto, for the model of solvers.

use super::line::{PlayedLine, Ply};
use crate::game::Prove;
use crate::solution::ProvedSolution;
use crate::solvers::MoveFeatures;
use crate::task::{MoveValue, Task};
use tessera_rules::game::Seat;
use tessera_rules::themisto::{Board, Cell, Direction, Move, Themisto, WINNING_LENGTH, cells};

/// Plies to see that a move threatens nothing, at least: the move, and that the solver has no win after it. That it
/// prepares nothing either takes as long to see as the win does, but for one ply.
const IDLE: u32 = 2;
/// Plies to see a threat parried: the move, the reply, and that no win is left.
const PARRIED: u32 = 3;
/// Plies to see a win of the opponent.
const LOST: u32 = 2;

/// Appeal that a row with gaps adds to a move that makes it, by its discs; rows of five are for the solver to see.
const BEGUN: [i64; 6] = [0, 0, 0, 3, 8, 8];

/// Returns the features of each move at each step of a solution.
pub(super) fn move_features(
    position: &Themisto,
    solution: &ProvedSolution<Move>,
) -> Vec<Vec<MoveFeatures>> {
    let line = PlayedLine::new(position, solution);
    let appeals: Vec<Vec<i64>> = (line.plies.iter())
        .map(|ply| appeals(&ply.before, ply.values.as_deref().unwrap_or_default()))
        .collect();
    // By ply of the solver: the rank of the right move by appeal.
    let ranks: Vec<u32> =
        (line.plies.iter().zip(&appeals)).map(|(ply, appeals)| rank(ply, appeals)).collect();
    let end = match (line.task, line.last()) {
        (Task::Win { .. }, Some(last)) => obscurity(&last.before, last.judged.m),
        _ => 0,
    };
    let steps = line.plies.iter().enumerate();
    steps
        .filter_map(|(at, ply)| {
            let moves = ply.values.as_ref()?;
            let later = ranks[at + 1..].iter().copied().max().unwrap_or(1);
            let rest = (line.plies.len() - at) as u32;
            let extractor = Extractor {
                solver: line.solver,
                task: line.task,
                game: &ply.before,
                danger: ply.before.threatens(line.solver.other()),
                rest,
                later,
                end,
            };
            let move_features = moves.iter().zip(&appeals[at]);
            Some(move_features.map(|(m, &appeal)| extractor.of(m, appeal)).collect())
        })
        .collect()
}

fn appeals(game: &Themisto, moves: &[MoveValue<Move>]) -> Vec<i64> {
    moves.iter().map(|a| appeal(game, a.m)).collect()
}

/// Appeal of a move: its appeal at a glance, and the row with gaps that it makes.
fn appeal(game: &Themisto, m: Move) -> i64 {
    let judged = game.judge(m);
    let board = game.after(&judged).board();
    let changed = cells(judged.flips | m.to().bit());
    let most = changed.map(|cell| most_in_five(board, cell)).max();
    game.surface_appeal(m) + BEGUN[most.unwrap_or(0)]
}

/// The most discs of this cell's colour on five cells of a line that hold the cell and no disc of the other colour.
fn most_in_five(board: Board, cell: Cell) -> usize {
    let own = if board.black() & cell.bit() == 0 { board.white() } else { board.black() };
    let open = |at: &Cell| at.bit() & board.occupied() & !own == 0;
    let arm = |direction: Direction| -> Vec<bool> {
        let cells = std::iter::successors(cell.step(direction), |at| at.step(direction));
        let open = cells.take(WINNING_LENGTH - 1).take_while(open);
        open.map(|at| at.bit() & own != 0).collect()
    };
    let of_line = |line: Direction| {
        let (back, ahead) = (arm(line.opposite()), arm(line));
        let row: Vec<bool> = (back.into_iter().rev().chain([true]).chain(ahead)).collect();
        let fives = row.windows(WINNING_LENGTH);
        fives.map(|five| five.iter().filter(|&&own| own).count()).max()
    };
    (Direction::LINES.into_iter().filter_map(of_line)).max().unwrap_or(0)
}

/// Rank by appeal of the move that was made; 1 at a ply without a choice.
fn rank(ply: &Ply, appeals: &[i64]) -> u32 {
    let moves = ply.values.as_deref().unwrap_or_default();
    let own = moves.iter().position(|a| a.m == ply.judged.m);
    let Some(own) = own.map(|at| appeals[at]) else {
        return 1;
    };
    1 + appeals.iter().filter(|&&appeal| appeal > own).count() as u32
}

/// One step of a solution.
struct Extractor<'a> {
    solver: Seat,
    task: Task,
    game: &'a Themisto,
    /// True if the opponent threatens to win.
    danger: bool,
    /// Plies of the line from here on.
    rest: u32,
    /// The rank of the solver's later moves.
    later: u32,
    /// Obscurity of the win at the end of the line.
    end: u32,
}

impl Extractor<'_> {
    fn of(&self, valued: &MoveValue<Move>, appeal: i64) -> MoveFeatures {
        let judged = self.game.judge(valued.m);
        let after = self.game.after(&judged);
        let right = valued.value >= 1.0;
        let (plies, width, standing) = match self.task {
            Task::Win { .. } if judged.wins => (1 + self.end, 1, false),
            Task::Win { .. } if right => (self.rest + self.end, self.later, false),
            Task::Win { .. } => self.failed_win(&after),
            Task::Hold { within } | Task::Best { horizon: within, .. } => {
                let win = self.win_of_the_opponent(&after);
                match (right, win) {
                    (true, _) => (2 * within, 1, false),
                    (false, Some(obscure)) => (LOST + obscure, 1, self.danger),
                    // The opponent has two turns in a row.
                    (false, None) if judged.penalised => (LOST + 1, 1 + self.later, false),
                    (false, None) => (2 * within + 1, 1 + self.later, false),
                }
            }
        };
        MoveFeatures { appeal, right, plies, width, standing }
    }

    /// Plies and width needed to see that a move does not win; true if a standing threat refutes it.
    fn failed_win(&self, after: &Themisto) -> (u32, u32, bool) {
        if after.to_move() == self.solver {
            // Two turns in a row, the second of which wins nothing.
            (IDLE, 1, false)
        } else if let Some(obscure) = self.win_of_the_opponent(after) {
            (LOST + obscure, 1, self.danger)
        } else if after.threatens(self.solver) {
            (PARRIED.max(self.rest), 2, false)
        } else {
            (IDLE.max(self.rest.saturating_sub(1)), 1, false)
        }
    }

    /// Obscurity of the plainest win of the opponent, if it wins at once.
    fn win_of_the_opponent(&self, after: &Themisto) -> Option<u32> {
        if after.to_move() == self.solver || !after.has_win() {
            return None;
        }
        let mut wins = Vec::new();
        after.wins(&mut wins);
        wins.iter().map(|&m| obscurity(after, m)).min()
    }
}

/// Extra plies needed to see that a move wins: none where the disc slides into the row, one where it captures discs of
/// the row, two where the row lies elsewhere.
fn obscurity(before: &Themisto, m: Move) -> u32 {
    let judged = before.judge(m);
    let board = before.after(&judged).board();
    let rows = board.rows(WINNING_LENGTH as u8);
    let mut winning = rows.iter().filter(|row| row.wins_for(before.to_move()));
    match winning.any(|row| row.cell_set() & m.to().bit() != 0) {
        true => u32::from(m.is_capture()),
        false => 2,
    }
}
