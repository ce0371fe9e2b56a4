//! The themes that version 2 adds.

use super::super::line::{PlayedLine, Predicate};
use super::super::threats::threatens;
use super::super::values::surface_appeal;
use tessera_rules::themisto::{CellSet, Colour, Direction, Move};

/// Discs of a miniature at most.
const MINIATURE: u32 = 8;
/// Cells that a disc travels at least on a long way.
const LONG: usize = 5;
/// The cells of the border.
const BORDER: CellSet = 0xff81_8181_8181_81ff;
/// The four corners.
const CORNERS: CellSet = 0x8100_0000_0000_0081;

/// The themes in their order, with their predicates.
pub(crate) const PREDICATES: [(&str, Predicate); 12] = [
    ("miniature", PlayedLine::has_few_discs),
    ("one-colour", PlayedLine::has_one_colour),
    ("long-slide", PlayedLine::goes_far),
    ("corner", PlayedLine::ends_in_a_corner),
    ("edge-row", PlayedLine::wins_on_the_border),
    ("diagonal-row", PlayedLine::wins_on_a_diagonal),
    ("crossed-rows", PlayedLine::wins_twice),
    ("quiet-start", PlayedLine::starts_quietly),
    ("hidden-move", PlayedLine::hides_its_move),
    ("switchback", PlayedLine::goes_back),
    ("no-free-move", PlayedLine::must_pay),
    ("borrowed-disc", PlayedLine::moves_the_same_as_the_opponent),
];

impl PlayedLine {
    fn has_few_discs(&self) -> bool {
        self.end.board().count() <= MINIATURE
    }

    fn has_one_colour(&self) -> bool {
        let first = self.plies.first().map(|ply| ply.before.board());
        first.is_some_and(|board| Colour::BOTH.iter().any(|&c| board.discs(c) == 0))
    }

    fn goes_far(&self) -> bool {
        self.own().any(|ply| {
            let (from, to) = (ply.judged.m.from(), ply.judged.m.to());
            let files = from.file().abs_diff(to.file());
            files.max(from.rank().abs_diff(to.rank())) >= LONG
        })
    }

    fn ends_in_a_corner(&self) -> bool {
        let last = self.own().last();
        last.is_some_and(|ply| ply.judged.m.to().bit() & CORNERS != 0)
    }

    fn wins_on_the_border(&self) -> bool {
        let rows = self.winning_rows();
        self.is_win() && rows.iter().any(|row| row & !BORDER == 0)
    }

    fn wins_on_a_diagonal(&self) -> bool {
        let rows = self.winning_rows();
        let straight = |row: &CellSet| {
            let beside = [Direction::LINES[0], Direction::LINES[1]];
            beside.iter().any(|line| line.shift(*row) & row != 0)
        };
        self.is_win() && !rows.is_empty() && !rows.iter().any(straight)
    }

    fn wins_twice(&self) -> bool {
        self.is_win() && self.winning_rows().len() >= 2
    }

    fn starts_quietly(&self) -> bool {
        self.plies.first().is_some_and(|ply| {
            let after = ply.before.after(&ply.judged);
            !ply.judged.m.is_capture()
                && after.winner().is_none()
                && !threatens(&after, self.solver)
        })
    }

    fn hides_its_move(&self) -> bool {
        self.plies.first().is_some_and(|ply| {
            let moves = ply.values.as_deref().unwrap_or_default();
            let own = surface_appeal(&ply.before, ply.judged.m);
            let better = |m: Move| surface_appeal(&ply.before, m) > own;
            2 * moves.iter().filter(|a| better(a.m)).count() >= moves.len()
        })
    }

    fn goes_back(&self) -> bool {
        let own: Vec<Move> = self.own().map(|ply| ply.judged.m).collect();
        let back = |a: &Move, b: &Move| a.from() == b.to() && a.to() == b.from();
        (own.iter().enumerate()).any(|(at, a)| own[at + 1..].iter().any(|b| back(a, b)))
    }

    fn must_pay(&self) -> bool {
        self.plies.first().is_some_and(|ply| {
            let moves = ply.values.as_deref().unwrap_or_default();
            moves.iter().all(|a| ply.before.judge(a.m).penalised)
        })
    }

    fn moves_the_same_as_the_opponent(&self) -> bool {
        self.plies.windows(2).any(|pair| {
            let [first, second] = [&pair[0], &pair[1]];
            first.before.to_move() != self.solver
                && second.before.to_move() == self.solver
                && first.judged.m.to() == second.judged.m.from()
        })
    }
}
