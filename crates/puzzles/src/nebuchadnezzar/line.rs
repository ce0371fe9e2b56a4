//! A solution, played through, and the predicates of the themes.

use tessera_messages::Id;

use super::move_features::threatens;
use super::values::flipped;
use crate::game::{Theme, idea, theme};
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::nebuchadnezzar::{Cell, Direction, Move, Nebuchadnezzar, Rectangle, Wall};

/// A solution, played through.
pub struct PlayedLine {
    solver: Seat,
    start: Nebuchadnezzar,
    first: Move,
    solution: ProvedSolution<Move>,
    /// Every move, with the position before it.
    plies: Vec<(Nebuchadnezzar, Move)>,
}

/// All themes.
pub(super) const THEMES: &[Theme<Nebuchadnezzar>] = &[
    idea("quiet-move", Id("theme-nebuchadnezzar-quiet-move"), PlayedLine::starts_quietly),
    idea("modest-capture", Id("theme-nebuchadnezzar-modest"), PlayedLine::captures_modestly),
    idea("last-disc", Id("theme-nebuchadnezzar-last-disc"), PlayedLine::takes_the_last_disc),
    theme("great-capture", Id("theme-nebuchadnezzar-great"), PlayedLine::takes_much),
    theme("corner-capture", Id("theme-nebuchadnezzar-corner"), PlayedLine::wins_in_a_corner),
    idea("borrowed-wall", Id("theme-nebuchadnezzar-borrowed"), PlayedLine::borrows_a_wall),
    idea(
        "forced-pass",
        Id("theme-nebuchadnezzar-forced-pass"),
        PlayedLine::makes_the_opponent_pass,
    ),
    theme("only-reply", Id("theme-nebuchadnezzar-only-reply"), PlayedLine::leaves_one_reply),
    idea("sacrifice", Id("theme-nebuchadnezzar-sacrifice"), PlayedLine::gives_discs),
    idea("recapture", Id("theme-nebuchadnezzar-recapture"), PlayedLine::takes_back),
    theme("outnumbered", Id("theme-nebuchadnezzar-outnumbered"), PlayedLine::is_outnumbered),
    idea("outpost", Id("theme-nebuchadnezzar-outpost"), PlayedLine::places_alone),
    idea("bridge", Id("theme-nebuchadnezzar-bridge"), PlayedLine::joins_discs),
    idea("resist-temptation", Id("theme-nebuchadnezzar-resist"), PlayedLine::resists_a_capture),
    theme("last-cell", Id("theme-nebuchadnezzar-last-cell"), PlayedLine::fills_the_last_cell),
    theme("hidden-move", Id("theme-nebuchadnezzar-hidden-move"), PlayedLine::hides_its_move),
    idea("neutral-walls", Id("theme-nebuchadnezzar-neutral-walls"), PlayedLine::spans_the_board),
    theme("narrow-capture", Id("theme-nebuchadnezzar-narrow-capture"), PlayedLine::wins_with_a_row),
    idea("built-wall", Id("theme-nebuchadnezzar-built-wall"), PlayedLine::builds_a_wall),
    idea("seesaw", Id("theme-nebuchadnezzar-seesaw"), PlayedLine::turns_a_disc_thrice),
    idea("no-room", Id("theme-nebuchadnezzar-no-room"), PlayedLine::leaves_no_room),
    theme("single-file", Id("theme-nebuchadnezzar-single-file"), PlayedLine::leaves_no_choice),
    theme("great-sacrifice", Id("theme-nebuchadnezzar-great-sacrifice"), PlayedLine::gives_much),
    idea("counter-threat", Id("theme-nebuchadnezzar-counter-threat"), PlayedLine::threatens_back),
    idea("wall-breaker", Id("theme-nebuchadnezzar-wall-breaker"), PlayedLine::breaks_a_wall),
];

/// Fewest discs of a great sacrifice.
const MUCH: u32 = 4;
/// Cells of a narrow capture at least.
const LONG: u32 = 3;

impl PlayedLine {
    /// `None` for an empty line.
    pub(super) fn new(
        position: &Nebuchadnezzar,
        solution: &ProvedSolution<Move>,
    ) -> Option<PlayedLine> {
        let first = *solution.line.first()?;
        let mut walk = *position;
        let played = solution.line.iter().map(|&m| {
            let before = walk;
            walk.play(m);
            (before, m)
        });
        Some(PlayedLine {
            solver: position.to_move(),
            start: *position,
            first,
            plies: played.collect(),
            solution: solution.clone(),
        })
    }

    fn is_win(&self) -> bool {
        matches!(self.solution.task, Task::Win { .. })
    }

    /// The discs that the winning capture flips; 0 where there is none.
    fn won(&self) -> u32 {
        self.win().map_or(0, |(_, rectangle)| rectangle.area())
    }

    /// The discs of the largest capture that is possible at first.
    fn greatest(&self) -> u32 {
        let mut greatest = 0;
        self.start.captures_of(self.solver, |capture| greatest = greatest.max(capture.area()));
        greatest
    }

    fn places(&self) -> bool {
        matches!(self.first, Move::Place(_))
    }

    /// The number of the solver's discs next to a first placement that holds.
    fn friends(&self) -> Option<usize> {
        match self.first {
            Move::Place(cell) if !self.is_win() => Some(friends(&self.start, cell)),
            _ => None,
        }
    }

    fn starts_quietly(&self) -> bool {
        self.is_win() && self.places() && self.greatest() > 0
    }

    fn captures_modestly(&self) -> bool {
        self.is_win() && !self.places() && flipped(self.first) < self.greatest()
    }

    fn takes_the_last_disc(&self) -> bool {
        self.won() == 1
    }

    fn takes_much(&self) -> bool {
        4 * self.won() >= self.cells()
    }

    fn cells(&self) -> u32 {
        u32::from(self.start.side()).pow(2)
    }

    fn wins_in_a_corner(&self) -> bool {
        self.win().is_some_and(|(before, rectangle)| lies_in_corner(before, rectangle))
    }

    fn borrows_a_wall(&self) -> bool {
        self.of(true).any(|(before, m)| has_enemy_wall(before, *m))
    }

    fn makes_the_opponent_pass(&self) -> bool {
        self.of(false).any(|&(_, m)| m == Move::Pass)
    }

    fn leaves_one_reply(&self) -> bool {
        self.of(false).any(|&(before, m)| m != Move::Pass && before.count_moves() == 1)
    }

    fn gives_discs(&self) -> bool {
        self.is_win() && self.of(false).any(|&(_, m)| flipped(m) > 0)
    }

    fn takes_back(&self) -> bool {
        let meet = |pair: &[(Nebuchadnezzar, Move)]| {
            pair[1].0.to_move() == self.solver && meet(pair[0].1, pair[1].1)
        };
        self.is_win() && self.plies.windows(2).any(meet)
    }

    fn is_outnumbered(&self) -> bool {
        is_outnumbered(&self.start)
    }

    fn places_alone(&self) -> bool {
        self.friends() == Some(0)
    }

    fn joins_discs(&self) -> bool {
        self.friends().is_some_and(|friends| friends >= 2)
    }

    fn resists_a_capture(&self) -> bool {
        !self.is_win() && self.places() && self.greatest() > 0
    }

    fn fills_the_last_cell(&self) -> bool {
        self.places() && self.start.disc_count() + 1 == self.cells()
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
        let walls = self.win().and_then(|(before, rectangle)| before.walls(rectangle));
        walls.map_or_else(Vec::new, |walls| walls.walls.to_vec())
    }

    fn hides_its_move(&self) -> bool {
        let moves = self.solution.steps.first().map_or(&[][..], |step| &step.moves);
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
        lines.any(|line| line.cells().any(|cell| self.earlier_own().any(|own| own == cell)))
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
        let (mut after, opponent) = (self.start, self.solver.other());
        after.play(self.first);
        self.start.placements_of(opponent) > 0 && after.placements_of(opponent) == 0
    }

    fn leaves_no_choice(&self) -> bool {
        let replies: Vec<u64> = self.of(false).map(|(before, _)| before.count_moves()).collect();
        replies.len() >= 2 && replies.iter().all(|&count| count == 1)
    }

    pub(super) fn gives_much(&self) -> bool {
        self.is_win() && self.of(false).any(|&(_, m)| flipped(m) >= MUCH)
    }

    fn threatens_back(&self) -> bool {
        let mut after = self.start;
        after.play(self.first);
        !self.is_win() && matches!(after.turn(), Turn::Seat(_)) && threatens(&after, self.solver)
    }

    fn breaks_a_wall(&self) -> bool {
        let all = self.start.discs_of(self.solver);
        let mut feared = None;
        self.start.captures_of(self.solver.other(), |capture| {
            feared = feared.or((capture.area() == all).then_some(capture));
        });
        let breaks = |rectangle: Rectangle| {
            let lines = Direction::ALL.iter();
            let mut lines = lines.filter_map(|d| d.line_outside(rectangle, self.start.side()));
            lines.any(|line| line.cells().any(|cell| changed(self.first).any(|own| own == cell)))
        };
        !self.is_win() && feared.is_some_and(breaks)
    }
}

/// The cells that a move places on or flips.
fn changed(m: Move) -> impl Iterator<Item = Cell> {
    let rectangle = match m {
        Move::Capture(rectangle) => Some(rectangle),
        Move::Place(cell) => Some(Rectangle { from: cell, to: cell }),
        Move::Swap | Move::Pass => None,
    };
    rectangle.into_iter().flat_map(Rectangle::cells)
}

/// True if a wall of a capture consists of the enemy's discs.
fn has_enemy_wall(position: &Nebuchadnezzar, m: Move) -> bool {
    let Move::Capture(rectangle) = m else {
        return false;
    };
    let enemy = position.colour_to_move().other();
    position.walls(rectangle).is_some_and(|walls| {
        (walls.walls.iter()).any(|wall| wall.line.is_some() && wall.colour == Some(enemy))
    })
}

/// True if two captures have a cell in common.
fn meet(a: Move, b: Move) -> bool {
    match (a, b) {
        (Move::Capture(a), Move::Capture(b)) => {
            let apart = a.to.file() < b.from.file()
                || b.to.file() < a.from.file()
                || a.to.rank() < b.from.rank()
                || b.to.rank() < a.from.rank();
            !apart
        }
        _ => false,
    }
}

fn lies_in_corner(position: &Nebuchadnezzar, rectangle: Rectangle) -> bool {
    let at_edge =
        |direction: Direction| direction.line_outside(rectangle, position.side()).is_none();
    let [top, bottom, left, right] = Direction::ALL.map(at_edge);
    (top || bottom) && (left || right)
}

/// Number of neighbours of a cell that hold discs of the mover.
pub(super) fn friends(position: &Nebuchadnezzar, cell: Cell) -> usize {
    let mine = position.colour_to_move();
    let alone = Rectangle { from: cell, to: cell };
    (Direction::ALL.iter())
        .filter_map(|direction| direction.line_outside(alone, position.side()))
        .filter(|line| position.disc(line.from) == Some(mine))
        .count()
}

/// True if the seat to move has less than half as many discs as the other one.
pub(super) fn is_outnumbered(position: &Nebuchadnezzar) -> bool {
    let solver = position.to_move();
    2 * position.discs_of(solver) < position.discs_of(solver.other())
}
