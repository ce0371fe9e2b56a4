//! The themes that version 2 adds.

use super::super::values::flipped;
use super::sights::threatens;
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::nebuchadnezzar::{Cell, Direction, Move, Nebuchadnezzar, Rectangle, Wall};

/// A solution, played.
pub(crate) struct PlayedLine {
    solver: Seat,
    solution: ProvedSolution<Move>,
    /// Every move, with the position before it.
    plies: Vec<(Nebuchadnezzar, Move)>,
}

type Predicate = fn(&PlayedLine) -> bool;

/// The themes in their order, with their predicates.
const PREDICATES: [(&str, Predicate); 11] = [
    ("hidden-move", PlayedLine::hides_its_move),
    ("neutral-walls", PlayedLine::spans_the_board),
    ("narrow-capture", PlayedLine::wins_with_a_row),
    ("built-wall", PlayedLine::builds_a_wall),
    ("seesaw", PlayedLine::turns_a_disc_thrice),
    ("no-room", PlayedLine::leaves_no_room),
    ("single-file", PlayedLine::leaves_no_choice),
    ("great-sacrifice", PlayedLine::gives_much),
    ("handful", PlayedLine::has_few_discs),
    ("counter-threat", PlayedLine::threatens_back),
    ("wall-breaker", PlayedLine::breaks_a_wall),
];

/// Discs of a great sacrifice at least.
const MUCH: u32 = 4;
/// Cells of a narrow capture at least.
const LONG: u32 = 3;
/// Discs of the solver at most.
const FEW: u32 = 3;

/// The themes of version 2 that hold.
pub(crate) fn themes(
    position: &Nebuchadnezzar,
    solution: &ProvedSolution<Move>,
) -> impl Iterator<Item = &'static str> + use<> {
    let line = PlayedLine::new(position, solution);
    (PREDICATES.into_iter())
        .filter(move |(_, holds)| holds(&line))
        .map(|(id, _)| id)
}

impl PlayedLine {
    fn new(position: &Nebuchadnezzar, solution: &ProvedSolution<Move>) -> PlayedLine {
        let mut walk = *position;
        let played = solution.line.iter().map(|&m| {
            let before = walk;
            walk.play(m);
            (before, m)
        });
        PlayedLine {
            solver: position.to_move(),
            plies: played.collect(),
            solution: solution.clone(),
        }
    }

    fn is_win(&self) -> bool {
        matches!(self.solution.task, Task::Win { .. })
    }

    fn first(&self) -> Option<&(Nebuchadnezzar, Move)> {
        self.plies.first()
    }

    /// The moves of the solver, or of the opponent.
    fn of(&self, solver: bool) -> impl Iterator<Item = &(Nebuchadnezzar, Move)> {
        (self.plies.iter()).filter(move |(before, _)| (before.to_move() == self.solver) == solver)
    }

    /// The rectangle that wins, and the position before.
    fn win(&self) -> Option<(&Nebuchadnezzar, Rectangle)> {
        match self.plies.last() {
            Some((before, Move::Capture(rectangle))) if self.is_win() => Some((before, *rectangle)),
            _ => None,
        }
    }

    fn winning_walls(&self) -> Vec<Wall> {
        let walls = self
            .win()
            .and_then(|(before, rectangle)| before.walls(rectangle));
        walls.map_or_else(Vec::new, |walls| walls.walls.to_vec())
    }

    fn hides_its_move(&self) -> bool {
        let moves = self
            .solution
            .steps
            .first()
            .map_or(&[][..], |step| &step.moves);
        let own = moves.first().map_or(0, |best| flipped(best.m));
        2 * moves.iter().filter(|a| flipped(a.m) > own).count() >= moves.len()
    }

    fn spans_the_board(&self) -> bool {
        let neutral = |wall: &Wall| wall.line.is_none() && wall.colour.is_none();
        self.winning_walls().iter().any(neutral)
    }

    fn wins_with_a_row(&self) -> bool {
        self.win().is_some_and(|(_, rectangle)| {
            rectangle.width().min(rectangle.height()) == 1 && rectangle.area() >= LONG
        })
    }

    fn builds_a_wall(&self) -> bool {
        let walls = self.winning_walls();
        let mut lines = walls.iter().filter_map(|wall| wall.line);
        lines.any(|line| {
            line.cells()
                .any(|cell| self.earlier_own().any(|own| own == cell))
        })
    }

    /// The cells that the solver placed on or flipped before its last move.
    fn earlier_own(&self) -> impl Iterator<Item = Cell> {
        let own: Vec<Move> = self.of(true).map(|&(_, m)| m).collect();
        let earlier = own.len().saturating_sub(1);
        own.into_iter().take(earlier).flat_map(changed)
    }

    fn turns_a_disc_thrice(&self) -> bool {
        let mut flips: Vec<Cell> = Vec::new();
        for &(_, m) in &self.plies {
            if flipped(m) > 0 {
                flips.extend(changed(m));
            }
        }
        let times = |cell: &Cell| flips.iter().filter(|other| *other == cell).count();
        flips.iter().any(|cell| times(cell) >= 3)
    }

    fn leaves_no_room(&self) -> bool {
        self.first().is_some_and(|&(before, m)| {
            let mut after = before;
            after.play(m);
            let opponent = self.solver.other();
            before.placements_of(opponent) > 0 && after.placements_of(opponent) == 0
        })
    }

    fn leaves_no_choice(&self) -> bool {
        let replies: Vec<u64> = self
            .of(false)
            .map(|(before, _)| before.count_moves())
            .collect();
        replies.len() >= 2 && replies.iter().all(|&count| count == 1)
    }

    fn gives_much(&self) -> bool {
        self.is_win() && self.of(false).any(|&(_, m)| flipped(m) >= MUCH)
    }

    fn has_few_discs(&self) -> bool {
        self.first()
            .is_some_and(|(before, _)| before.discs_of(self.solver) <= FEW)
    }

    fn threatens_back(&self) -> bool {
        let holds = !self.is_win();
        holds
            && self.first().is_some_and(|&(before, m)| {
                let mut after = before;
                after.play(m);
                matches!(after.turn(), Turn::Seat(_)) && threatens(&after, self.solver)
            })
    }

    fn breaks_a_wall(&self) -> bool {
        let holds = !self.is_win();
        holds
            && self.first().is_some_and(|(before, m)| {
                let opponent = self.solver.other();
                let all = before.discs_of(self.solver);
                let mut feared = None;
                before.captures_of(opponent, |capture| {
                    feared = feared.or((capture.area() == all).then_some(capture));
                });
                feared.is_some_and(|rectangle| {
                    let lines = Direction::ALL.iter();
                    let mut lines = lines.filter_map(|d| d.line_outside(rectangle, before.side()));
                    lines.any(|line| line.cells().any(|cell| changed(*m).any(|own| own == cell)))
                })
            })
    }
}

/// The cells that a move places on or flips.
fn changed(m: Move) -> impl Iterator<Item = Cell> {
    let rectangle = match m {
        Move::Capture(rectangle) => Some(rectangle),
        Move::Place(cell) => Some(Rectangle {
            from: cell,
            to: cell,
        }),
        Move::Swap | Move::Pass => None,
    };
    rectangle.into_iter().flat_map(Rectangle::cells)
}
