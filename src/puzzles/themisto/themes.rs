//! Themes: what a solution is about, each a predicate on the position and the proved line.

use super::threats::{destinations, threats};
use crate::game::{Game, Seat};
use crate::games::themisto::{CellSet, JudgedMove, Move, Themisto, WINNING_LENGTH};
use crate::puzzles::{Appraised, Proof, Task, ThemeCard};

/// Whether a solution bears a theme.
type Predicate = fn(&Solution) -> bool;

/// All themes, in the order of [`THEMES`], with their predicates.
const PREDICATES: [(&str, Predicate); 14] = [
    ("capture-win", Solution::wins_by_capture),
    ("double-capture", Solution::captures_two_lines),
    ("remote-row", Solution::wins_elsewhere),
    ("six-wins", Solution::wins_with_six),
    ("six-trap", Solution::six_tempts),
    ("declined-capture", Solution::declines_capture),
    ("row-disc", Solution::touches_row),
    ("two-turns", Solution::moves_twice),
    ("forced-payment", Solution::opponent_pays),
    ("double-threat", Solution::threatens_twice),
    ("same-disc", Solution::moves_a_disc_twice),
    ("saving-capture", Solution::saves_by_capture),
    ("block", Solution::blocks),
    ("costly-escape", Solution::escape_costs),
];

/// The themes in the words of people, in the order of the predicates.
pub(super) const THEMES: &[ThemeCard] = &[
    ThemeCard {
        id: "capture-win",
        description: "The winning move captures.",
    },
    ThemeCard {
        id: "double-capture",
        description: "A move of the solver captures along two lines or more.",
    },
    ThemeCard {
        id: "remote-row",
        description: "The moved disc is not a part of the row that wins: captured discs complete it.",
    },
    ThemeCard {
        id: "six-wins",
        description: "Player two wins with a row of six or more.",
    },
    ThemeCard {
        id: "six-trap",
        description: "Player one could make a row of six or more, which does not win, with its first move.",
    },
    ThemeCard {
        id: "declined-capture",
        description: "A move of the solver could capture, and would be wrong if it did.",
    },
    ThemeCard {
        id: "row-disc",
        description: "The solver moves a disc out of a row of three or four.",
    },
    ThemeCard {
        id: "two-turns",
        description: "The solver moves twice in a row.",
    },
    ThemeCard {
        id: "forced-payment",
        description: "The opponent's best defence costs it a turn.",
    },
    ThemeCard {
        id: "double-threat",
        description: "A move of the solver threatens to win on two cells or more.",
    },
    ThemeCard {
        id: "same-disc",
        description: "The solver wins with a disc that it moved before.",
    },
    ThemeCard {
        id: "saving-capture",
        description: "The only move that does not lose captures.",
    },
    ThemeCard {
        id: "block",
        description: "The only move that does not lose takes a cell on which the opponent threatened to win.",
    },
    ThemeCard {
        id: "costly-escape",
        description: "Another move stops every immediate win but costs a turn, and loses to two turns in a row.",
    },
];

/// The themes of a proved puzzle.
pub(super) fn of(position: &Themisto, proof: &Proof<Move>) -> Vec<&'static str> {
    let solution = Solution::new(position, proof);
    (PREDICATES.iter())
        .filter(|(_, holds)| holds(&solution))
        .map(|&(id, _)| id)
        .collect()
}

/// A move of the main line.
struct Ply {
    before: Themisto,
    judged: JudgedMove,
    /// All moves with their worth, when the solver moves.
    worths: Option<Vec<Appraised<Move>>>,
}

/// A solution, played through.
struct Solution {
    solver: Seat,
    task: Task,
    plies: Vec<Ply>,
    end: Themisto,
}

impl Solution {
    fn new(position: &Themisto, proof: &Proof<Move>) -> Solution {
        let mut game = *position;
        let mut plies = Vec::with_capacity(proof.line.len());
        for (at, &m) in proof.line.iter().enumerate() {
            let step = proof.steps.iter().find(|step| step.at == at);
            plies.push(Ply {
                before: game,
                judged: game.judge(m),
                worths: step.map(|step| step.moves.clone()),
            });
            game.play(m);
        }
        Solution {
            solver: position.to_move(),
            task: proof.task,
            plies,
            end: game,
        }
    }

    fn own(&self) -> impl Iterator<Item = &Ply> {
        (self.plies.iter()).filter(|ply| ply.before.to_move() == self.solver)
    }

    fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }

    fn is_win(&self) -> bool {
        self.end.winner() == Some(self.solver)
    }

    fn holds(&self) -> bool {
        matches!(self.task, Task::Hold { .. })
    }

    /// The cells of all rows that win at the end.
    fn winning_rows(&self) -> Vec<CellSet> {
        let rows = self.end.board().rows(WINNING_LENGTH as u8);
        (rows.iter())
            .filter(|row| row.wins_for(self.solver))
            .map(|row| row.cell_set())
            .collect()
    }

    fn wins_by_capture(&self) -> bool {
        self.is_win() && self.last().is_some_and(|ply| ply.judged.m.is_capture())
    }

    fn captures_two_lines(&self) -> bool {
        self.own()
            .any(|ply| ply.before.capture_lines(ply.judged.m).len() >= 2)
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
            && ply.worths.iter().flatten().any(|other| {
                let judged = ply.before.judge(other.m);
                !judged.wins && longest(&ply.before.after(&judged)) > 0
            })
    }

    fn declines_capture(&self) -> bool {
        self.own().any(|ply| {
            let m = ply.judged.m;
            let taken = Move::new(m.from(), m.to(), true);
            let worth = (ply.worths.iter().flatten()).find(|other| other.m == taken);
            !m.is_capture() && worth.is_some_and(|other| other.worth < 1.0)
        })
    }

    fn touches_row(&self) -> bool {
        self.own().any(|ply| ply.judged.penalised)
    }

    fn moves_twice(&self) -> bool {
        self.plies
            .windows(2)
            .any(|pair| pair.iter().all(|ply| ply.before.to_move() == self.solver))
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
        self.handed_over()
            .any(|after| destinations(&threats(&after, self.solver)).len() >= 2)
    }

    fn moves_a_disc_twice(&self) -> bool {
        let own: Vec<Move> = self.own().map(|ply| ply.judged.m).collect();
        match own.split_last() {
            Some((last, earlier)) if self.is_win() => {
                // The disc moved last was moved before if some move arrived where it started from, and
                // nobody else could have put a disc there: a cell holds one disc at a time.
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

    fn blocks(&self) -> bool {
        self.holds()
            && self.own().any(|ply| {
                let threatened = destinations(&threats(&ply.before, self.solver.other()));
                threatened.contains(&ply.judged.m.to())
            })
    }

    fn escape_costs(&self) -> bool {
        self.holds()
            && self.own().any(|ply| {
                let wrong = (ply.worths.iter().flatten()).filter(|other| other.worth < 1.0);
                wrong.map(|other| ply.before.judge(other.m)).any(|judged| {
                    let after = ply.before.after(&judged);
                    after.skip() && after.to_move() != self.solver && !after.has_win()
                })
            })
    }
}

/// Names of Themisto's own features, in the order of [`features`].
#[cfg(test)]
pub(super) const FEATURES: [&str; 6] = [
    "captured", "rows", "penalty", "distance", "replies", "decoys",
];

/// What tells how hard a solution is to see: discs captured by the solver's moves; its moves out of rows of three or
/// four; whether the first move is one; how far the discs travel; the turns that the solver does not decide; the
/// wrong first moves that are refuted only by more than one move (of those that hold) or threaten to win.
pub(super) fn features(position: &Themisto, proof: &Proof<Move>) -> Vec<i64> {
    let solution = Solution::new(position, proof);
    let own: Vec<&Ply> = solution.own().collect();
    let count = |n: usize| n as i64;
    let captured: u32 = own.iter().map(|ply| ply.judged.flips.count_ones()).sum();
    let penalised = own.iter().filter(|ply| ply.judged.penalised).count();
    let first = own.first().is_some_and(|ply| ply.judged.penalised);
    let travelled: usize = own.iter().map(|ply| distance(ply.judged.m)).sum();
    vec![
        i64::from(captured),
        count(penalised),
        i64::from(first),
        count(travelled),
        count(solution.plies.len() - own.len()),
        count(own.first().map_or(0, |ply| decoys(ply, solution.solver))),
    ]
}

fn distance(m: Move) -> usize {
    let files = m.from().file().abs_diff(m.to().file());
    let ranks = m.from().rank().abs_diff(m.to().rank());
    files.max(ranks)
}

/// Wrong moves at a step that do not let the opponent win with its next turn.
fn decoys(ply: &Ply, solver: Seat) -> usize {
    (ply.worths.iter().flatten())
        .filter(|other| other.worth < 1.0)
        .filter(|other| {
            let after = ply.before.after(&ply.before.judge(other.m));
            after.to_move() == solver || !after.has_win()
        })
        .count()
}

/// Whether themes and predicates are the same ones in the same order.
#[cfg(test)]
pub(super) fn is_in_order() -> bool {
    THEMES.len() == PREDICATES.len()
        && THEMES
            .iter()
            .zip(PREDICATES)
            .all(|(card, (id, _))| card.id == id)
}
