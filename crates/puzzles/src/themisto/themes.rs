//! Themes: predicates on the position and the proved line.

use tessera_messages::Id;

use super::kinds::{BORROWED_DISC, SAVE_THE_DRAW, WIN_IN_1, asks_to_hold};
use super::line::PlayedLine;
use crate::game::{Prove, Theme, Themed, idea, theme};
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::Seat;
use tessera_rules::themisto::{BORDER, CellSet, Colour, Direction, Move, Themisto, WINNING_LENGTH};

/// Discs of a miniature at most.
const MINIATURE: u32 = 8;
/// Cells that a disc travels at least on a long way.
const LONG: usize = 5;
/// The four corners.
const CORNERS: CellSet = 0x8100_0000_0000_0081;

/// All themes.
const THEMES: &[Theme<Themisto>] = &[
    theme("capture-win", Id("theme-themisto-capture-win"), PlayedLine::wins_by_capture),
    idea("double-capture", Id("theme-themisto-double-capture"), PlayedLine::captures_two_lines),
    idea("remote-row", Id("theme-themisto-remote-row"), PlayedLine::wins_elsewhere),
    theme("six-wins", Id("theme-themisto-six-wins"), PlayedLine::wins_with_six),
    idea("six-trap", Id("theme-themisto-six-trap"), PlayedLine::six_tempts),
    idea("declined-capture", Id("theme-themisto-declined-capture"), PlayedLine::declines_capture),
    theme("row-disc", Id("theme-themisto-row-disc"), PlayedLine::touches_row),
    theme("two-turns", Id("theme-themisto-two-turns"), PlayedLine::moves_twice),
    idea("forced-payment", Id("theme-themisto-forced-payment"), PlayedLine::opponent_pays),
    idea("double-threat", Id("theme-themisto-double-threat"), PlayedLine::threatens_twice),
    idea("same-disc", Id("theme-themisto-same-disc"), PlayedLine::moves_a_disc_twice),
    idea("saving-capture", Id("theme-themisto-saving-capture"), PlayedLine::saves_by_capture),
    idea("costly-escape", Id("theme-themisto-costly-escape"), PlayedLine::escape_costs),
    theme("miniature", Id("theme-themisto-miniature"), PlayedLine::has_few_discs),
    theme("one-colour", Id("theme-themisto-one-colour"), PlayedLine::has_one_colour),
    theme("long-slide", Id("theme-themisto-long-slide"), PlayedLine::goes_far),
    theme("corner", Id("theme-themisto-corner"), PlayedLine::ends_in_a_corner),
    theme("edge-row", Id("theme-themisto-edge-row"), PlayedLine::wins_on_the_border),
    theme("diagonal-row", Id("theme-themisto-diagonal-row"), PlayedLine::wins_on_a_diagonal),
    idea("crossed-rows", Id("theme-themisto-crossed-rows"), PlayedLine::wins_twice),
    idea("quiet-start", Id("theme-themisto-quiet-start"), PlayedLine::starts_quietly),
    theme("hidden-move", Id("theme-themisto-hidden-move"), PlayedLine::hides_its_move),
    idea("switchback", Id("theme-themisto-switchback"), PlayedLine::goes_back),
    idea("no-free-move", Id("theme-themisto-no-free-move"), PlayedLine::must_pay),
    idea(
        "borrowed-disc",
        Id("theme-themisto-borrowed-disc"),
        PlayedLine::moves_the_same_as_the_opponent,
    ),
];

impl Themed for Themisto {
    type Line = PlayedLine;

    const THEMES: &'static [Theme<Themisto>] = THEMES;
    /// One is of player two, the other of player one.
    const EXCLUSIVE_THEMES: &'static [[&'static str; 2]] = &[["six-wins", "six-trap"]];

    fn may_have(kind: usize, theme: &str) -> bool {
        if kind == SAVE_THE_DRAW {
            // All positions of these are known.
            let themes = ["costly-escape", "miniature", "long-slide", "corner", "quiet-start"];
            return themes.contains(&theme);
        }
        let holds = asks_to_hold(kind);
        match theme {
            "saving-capture" | "costly-escape" => holds,
            // The question tells it.
            "borrowed-disc" if kind == BORROWED_DISC => false,
            // They are about a second move, of the solver or of the opponent.
            "same-disc" | "two-turns" | "forced-payment" | "switchback" | "borrowed-disc" => {
                !holds && kind != WIN_IN_1
            }
            // After a win nothing is threatened.
            "double-threat" | "quiet-start" => kind != WIN_IN_1,
            "edge-row" | "diagonal-row" | "crossed-rows" => !holds,
            _ => true,
        }
    }

    fn line(position: &Themisto, solution: &ProvedSolution<Move>) -> Option<PlayedLine> {
        Some(PlayedLine::new(position, solution))
    }
}

impl PlayedLine {
    pub(super) fn is_win(&self) -> bool {
        self.end.winner() == Some(self.solver)
    }

    fn holds(&self) -> bool {
        matches!(self.task, Task::Hold { .. })
    }

    /// The cells of all rows that win at the end.
    pub(super) fn winning_rows(&self) -> Vec<CellSet> {
        let rows = self.end.board().rows(WINNING_LENGTH as u8);
        (rows.iter()).filter(|row| row.wins_for(self.solver)).map(|row| row.cell_set()).collect()
    }

    fn wins_by_capture(&self) -> bool {
        self.is_win() && self.last().is_some_and(|ply| ply.judged.m.is_capture())
    }

    fn captures_two_lines(&self) -> bool {
        self.own().any(|ply| ply.before.capture_lines(ply.judged.m).len() >= 2)
    }

    fn wins_elsewhere(&self) -> bool {
        self.is_win()
            && self.last().is_some_and(|ply| {
                let rows = self.winning_rows();
                rows.iter().all(|row| row & ply.judged.m.to().bit() == 0)
            })
    }

    fn wins_with_six(&self) -> bool {
        let long = WINNING_LENGTH as u32 + 1;
        self.is_win() && self.winning_rows().iter().any(|r| r.count_ones() >= long)
    }

    fn six_tempts(&self) -> bool {
        let Some(ply) = self.plies.first() else {
            return false;
        };
        let longest = |game: &Themisto| game.board().rows(WINNING_LENGTH as u8 + 1).len();
        self.is_win()
            && self.solver == Seat::FIRST
            && longest(&ply.before) == 0
            && ply.values.iter().flatten().any(|other| {
                let judged = ply.before.judge(other.m);
                !judged.wins && longest(&ply.before.after(&judged)) > 0
            })
    }

    fn declines_capture(&self) -> bool {
        self.own().any(|ply| {
            let m = ply.judged.m;
            let taken = Move::new(m.from(), m.to(), true);
            let value = (ply.values.iter().flatten()).find(|other| other.m == taken);
            !m.is_capture() && value.is_some_and(|other| other.value < 1.0)
        })
    }

    fn touches_row(&self) -> bool {
        self.own().any(|ply| ply.judged.penalised)
    }

    fn moves_twice(&self) -> bool {
        self.plies.windows(2).any(|pair| pair.iter().all(|ply| ply.before.to_move() == self.solver))
    }

    fn opponent_pays(&self) -> bool {
        (self.plies.iter()).any(|ply| ply.before.to_move() != self.solver && ply.judged.penalised)
    }

    /// The positions after the solver's moves in which the opponent is to move.
    fn handed_over(&self) -> impl Iterator<Item = Themisto> {
        self.own()
            .map(|ply| ply.before.after(&ply.judged))
            .filter(|after| after.winner().is_none() && after.to_move() != self.solver)
    }

    fn threatens_twice(&self) -> bool {
        self.handed_over().any(|after| after.threats(self.solver).len() >= 2)
    }

    fn moves_a_disc_twice(&self) -> bool {
        let own: Vec<Move> = self.own().map(|ply| ply.judged.m).collect();
        match own.split_last() {
            Some((last, earlier)) if self.is_win() => {
                // The disc moved last was moved before if some move arrived where it started from, and no other move
                // can have put a disc there: a cell holds one disc at a time.
                earlier.iter().any(|m| m.to() == last.from())
                    && !self.opponent_moved_to(last.from().bit())
            }
            _ => false,
        }
    }

    fn opponent_moved_to(&self, cell: CellSet) -> bool {
        (self.plies.iter())
            .any(|ply| ply.before.to_move() != self.solver && ply.judged.m.to().bit() == cell)
    }

    fn saves_by_capture(&self) -> bool {
        self.holds() && self.own().any(|ply| ply.judged.m.is_capture())
    }

    fn escape_costs(&self) -> bool {
        self.holds()
            && self.own().any(|ply| {
                let wrong = (ply.values.iter().flatten()).filter(|other| other.value < 1.0);
                wrong.map(|other| ply.before.judge(other.m)).any(|judged| {
                    let after = ply.before.after(&judged);
                    after.skip() && after.to_move() != self.solver && !after.has_win()
                })
            })
    }

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
            let along = [Direction::East, Direction::North];
            along.iter().any(|line| line.shift(*row) & row != 0)
        };
        self.is_win() && !rows.is_empty() && !rows.iter().any(straight)
    }

    fn wins_twice(&self) -> bool {
        self.is_win() && self.winning_rows().len() >= 2
    }

    fn starts_quietly(&self) -> bool {
        self.plies.first().is_some_and(|ply| {
            let after = ply.before.after(&ply.judged);
            !ply.judged.m.is_capture() && after.winner().is_none() && !after.threatens(self.solver)
        })
    }

    fn hides_its_move(&self) -> bool {
        self.plies.first().is_some_and(|ply| {
            let moves = ply.values.as_deref().unwrap_or_default();
            let own = ply.before.surface_appeal(ply.judged.m);
            let better = |m: Move| ply.before.surface_appeal(m) > own;
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

    pub(super) fn moves_the_same_as_the_opponent(&self) -> bool {
        self.plies.windows(2).any(|pair| {
            let [first, second] = [&pair[0], &pair[1]];
            first.before.to_move() != self.solver
                && second.before.to_move() == self.solver
                && first.judged.m.to() == second.judged.m.from()
        })
    }
}
