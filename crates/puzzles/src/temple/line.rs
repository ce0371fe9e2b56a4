//! The themes that version 2 adds.

use super::super::candidate::room;
use super::threats::{is_quiet, threatens, with_turn};
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::temple::{Move, Slot, Temple};

/// Tiles on the table of a miniature at most.
const MINIATURE: usize = 6;
/// Shapes beyond so many look alike at a glance.
const MANY: u32 = 10;

type Predicate = fn(&Line) -> bool;

/// The themes in their order, with their predicates.
const PREDICATES: [(&str, Predicate); 12] = [
    ("quiet-start", Line::starts_quietly),
    ("last-tile", Line::places_the_last_tile),
    ("run-on", Line::runs_on),
    ("miniature", Line::has_few_tiles),
    ("hidden-move", Line::hides_its_move),
    ("tile-choice", Line::chooses_the_tile),
    ("stepping-stone", Line::builds_on_its_own),
    ("lent-slot", Line::fills_what_the_opponent_opened),
    ("forced-tile", Line::forces_a_tile),
    ("both-stuck", Line::leaves_nobody_a_move),
    ("counter-threat", Line::threatens_back),
    ("narrow-path", Line::walks_a_narrow_path),
];

/// The themes of version 2 that hold, in their order.
pub(crate) fn themes(
    position: &Temple,
    solution: &ProvedSolution<Move>,
) -> impl Iterator<Item = &'static str> {
    let line = Line::new(position, solution);
    (PREDICATES.into_iter())
        .filter(move |(_, holds)| holds(&line))
        .map(|(id, _)| id)
}

/// How much room a move leaves: the opponent little, and the one who moves much; more tiles look better.
fn openness(game: &Temple, m: Move) -> i64 {
    let me = game.to_move();
    let mut after = game.clone();
    after.play(m);
    let own = i64::from(room(&after, me).min(MANY));
    let other = i64::from(room(&after, me.other()).min(MANY));
    6 * own - 12 * other + 6 * m.tiles().count() as i64
}

/// A solution with the positions of its line.
struct Line {
    /// Whether it is to win.
    is_win: bool,
    solver: Seat,
    /// Before each move.
    plies: Vec<(Temple, Move)>,
    end: Temple,
}

impl Line {
    fn new(position: &Temple, solution: &ProvedSolution<Move>) -> Line {
        let mut end = position.clone();
        let mut plies = Vec::new();
        for &m in &solution.line {
            plies.push((end.clone(), m));
            end.play(m);
        }
        Line {
            is_win: matches!(solution.task, Task::Win { .. }),
            solver: position.to_move(),
            plies,
            end,
        }
    }

    fn first(&self) -> Option<&(Temple, Move)> {
        self.plies.first()
    }

    /// The solver's plies, with their places.
    fn own(&self) -> impl Iterator<Item = (usize, &(Temple, Move))> {
        (self.plies.iter().enumerate()).filter(|(_, (before, _))| before.to_move() == self.solver)
    }

    fn starts_quietly(&self) -> bool {
        let quiet = |(before, m): &(Temple, Move)| is_quiet(before, *m);
        self.is_win && self.plies.len() > 1 && self.first().is_some_and(quiet)
    }

    fn places_the_last_tile(&self) -> bool {
        self.is_win && self.end.tiles_left(self.solver) == 0
    }

    fn runs_on(&self) -> bool {
        self.own().any(|(_, (_, m))| {
            let mut colours = m.tiles().map(|placed| placed.tile().colour());
            let first = colours.next();
            colours.any(|colour| Some(colour) != first)
        })
    }

    fn has_few_tiles(&self) -> bool {
        self.first()
            .is_some_and(|(before, _)| before.table().len() <= MINIATURE)
    }

    fn hides_its_move(&self) -> bool {
        self.first().is_some_and(|(before, m)| {
            let mut list = Vec::new();
            before.distinct_moves(&mut list);
            let own = openness(before, *m);
            let better = list.iter().filter(|&&other| openness(before, other) > own);
            2 * better.count() >= list.len()
        })
    }

    fn chooses_the_tile(&self) -> bool {
        let Some((before, m)) = self.first() else {
            return false;
        };
        let slots = slots(*m);
        let mut list = Vec::new();
        before.distinct_moves(&mut list);
        let own = before.representative(*m);
        let others = list
            .iter()
            .filter(|&&other| other != own && self::slots(other) == slots);
        slots.len() == 1 && others.count() > 0
    }

    fn builds_on_its_own(&self) -> bool {
        let opened = |(at, (_, m)): (usize, &(Temple, Move))| {
            let slots = slots(*m);
            let offers = |at: usize| {
                self.plies
                    .get(at)
                    .is_some_and(|ply| ply.0.shape_of(&slots).is_some())
            };
            at > 0 && !offers(0) && offers(1)
        };
        self.is_win && self.own().any(opened)
    }

    fn fills_what_the_opponent_opened(&self) -> bool {
        let lent = |(at, (before, m)): (usize, &(Temple, Move))| {
            let slots = slots(*m);
            let earlier = at.checked_sub(1).and_then(|at| self.plies.get(at));
            let opened = earlier.is_some_and(|(earlier, _)| {
                earlier.to_move() != self.solver && earlier.shape_of(&slots).is_none()
            });
            opened && before.shape_of(&slots).is_some()
        };
        self.own().any(lent)
    }

    fn forces_a_tile(&self) -> bool {
        let mut replies = self
            .plies
            .iter()
            .filter(|(before, _)| before.to_move() != self.solver);
        replies.any(|(before, _)| {
            let mut list = Vec::new();
            before.distinct_moves(&mut list);
            let all = list.iter().fold(u64::MAX, |all, m| all & tiles(*m));
            list.len() > 1 && all != 0
        })
    }

    fn leaves_nobody_a_move(&self) -> bool {
        self.is_win
            && self.end.tiles_left(self.solver) > 0
            && with_turn(&self.end, self.solver).is_some_and(|turned| turned.is_over())
    }

    fn threatens_back(&self) -> bool {
        !self.is_win && threatens(&self.end, self.solver)
    }

    fn walks_a_narrow_path(&self) -> bool {
        let after = self.plies.get(1);
        self.is_win && after.is_some_and(|(after, _)| room(after, self.solver) <= 1)
    }
}

fn slots(m: Move) -> Vec<Slot> {
    m.tiles().map(|placed| placed.slot()).collect()
}

/// A bit for each tile of a move.
fn tiles(m: Move) -> u64 {
    m.tiles()
        .fold(0, |all, placed| all | 1 << placed.tile().index())
}
