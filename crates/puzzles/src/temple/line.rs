//! A solution, played through, and the predicates of the themes.

use tessera_messages::Id;

use super::threats::{is_quiet, room, slots_open_to, threatens, with_turn};
use crate::game::{Theme, idea, theme};
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::temple::{Colour, Move, Slot, SlotKind, Temple};

/// Tiles on the table of a miniature at most.
const MINIATURE: usize = 6;
/// From this number on, counts of shapes look alike at a glance.
const MANY: u32 = 10;
/// Fewest shapes of a broad front.
const BROAD: u32 = 3;

/// All themes.
pub(super) const THEMES: &[Theme<Temple>] = &[
    theme("single-burden", Id("theme-temple-single-burden"), Line::leaves_one_tile),
    idea("stuck-one", Id("theme-temple-stuck-one"), Line::leaves_a_one),
    theme("occupation", Id("theme-temple-occupation"), Line::occupies_a_slot),
    idea("no-entry", Id("theme-temple-no-entry"), Line::strands_a_stuck_opponent),
    theme("roof", Id("theme-temple-roof"), Line::strands_with_a_top),
    theme("walling-in", Id("theme-temple-walling-in"), Line::strands_with_walls),
    theme("paving", Id("theme-temple-paving"), Line::strands_with_a_floor),
    idea("understatement", Id("theme-temple-understatement"), Line::places_few),
    theme("clean-finish", Id("theme-temple-clean-finish"), Line::uses_up_a_colour),
    idea("new-colour", Id("theme-temple-new-colour"), Line::opens_a_colour),
    theme("only-reply", Id("theme-temple-only-reply"), Line::leaves_one_reply),
    theme("broad-front", Id("theme-temple-broad-front"), Line::closes_many),
    idea("lifeline", Id("theme-temple-lifeline"), Line::makes_room),
    idea("quiet-start", Id("theme-temple-quiet-start"), Line::starts_quietly),
    theme("last-tile", Id("theme-temple-last-tile"), Line::places_the_last_tile),
    idea("run-on", Id("theme-temple-run-on"), Line::runs_on),
    theme("miniature", Id("theme-temple-miniature"), Line::has_few_tiles),
    theme("hidden-move", Id("theme-temple-hidden-move"), Line::hides_its_move),
    idea("tile-choice", Id("theme-temple-tile-choice"), Line::chooses_the_tile),
    idea("stepping-stone", Id("theme-temple-stepping-stone"), Line::builds_on_its_own),
    idea("lent-slot", Id("theme-temple-lent-slot"), Line::fills_what_the_opponent_opened),
    idea("forced-tile", Id("theme-temple-forced-tile"), Line::forces_a_tile),
    theme("both-stuck", Id("theme-temple-both-stuck"), Line::leaves_nobody_a_move),
    idea("counter-threat", Id("theme-temple-counter-threat"), Line::threatens_back),
    theme("narrow-path", Id("theme-temple-narrow-path"), Line::walks_a_narrow_path),
];

/// Rates the room that a move leaves: little for the opponent and much for the mover. More tiles look better.
fn openness(game: &Temple, m: Move) -> i64 {
    let me = game.to_move();
    let after = game.played(m);
    let own = i64::from(room(&after, me).min(MANY));
    let other = i64::from(room(&after, me.other()).min(MANY));
    6 * own - 12 * other + 6 * m.tiles().count() as i64
}

/// A solution with the positions of its line.
pub struct Line {
    /// True if it is to win.
    is_win: bool,
    solver: Seat,
    start: Temple,
    first: Move,
    /// The position after the first move.
    after: Temple,
    /// Before each move.
    plies: Vec<(Temple, Move)>,
    end: Temple,
}

impl Line {
    /// `None` for an empty line.
    pub(super) fn new(position: &Temple, solution: &ProvedSolution<Move>) -> Option<Line> {
        let first = *solution.line.first()?;
        let after = position.played(first);
        let mut end = position.clone();
        let mut plies = Vec::new();
        for &m in &solution.line {
            plies.push((end.clone(), m));
            end.play(m);
        }
        Some(Line {
            is_win: matches!(solution.task, Task::Win { .. }),
            solver: position.to_move(),
            start: position.clone(),
            first,
            after,
            plies,
            end,
        })
    }

    /// The solver's plies, with their places.
    fn own(&self) -> impl Iterator<Item = (usize, &(Temple, Move))> {
        (self.plies.iter().enumerate()).filter(|(_, (before, _))| before.to_move() == self.solver)
    }

    /// The solver's last move, and the position before it, if it strands the opponent: not by a last tile.
    fn stranding(&self) -> Option<&(Temple, Move)> {
        let strands = self.is_win && self.end.tiles_left(self.solver) > 0;
        self.own().last().map(|(_, ply)| ply).filter(|_| strands)
    }

    /// The values of the active colour that the stranded player holds, a bit each.
    fn burden(&self) -> Option<u8> {
        self.stranding()?;
        let stranded = self.solver.other();
        let colour = self.end.active(stranded)?;
        Some(self.end.values_in_hand(stranded, colour))
    }

    /// True if the stranding move has a tile on a slot of a kind.
    fn strands_with(&self, kind: SlotKind) -> bool {
        self.stranding().is_some_and(|(_, m)| m.tiles().any(|placed| placed.slot().kind() == kind))
    }

    fn leaves_one_tile(&self) -> bool {
        self.burden().is_some_and(|values| values.count_ones() == 1)
    }

    fn leaves_a_one(&self) -> bool {
        self.burden().is_some_and(|values| values & 1 == 1)
    }

    /// The slots that the opponent could have filled before the stranding move.
    fn wanted_slots(&self) -> Option<Vec<Slot>> {
        let (before, _) = self.stranding()?;
        Some(slots_open_to(before, self.solver.other()))
    }

    fn occupies_a_slot(&self) -> bool {
        let wanted = self.wanted_slots().unwrap_or_default();
        let stranding = self.stranding();
        stranding.is_some_and(|(_, m)| m.tiles().any(|placed| wanted.contains(&placed.slot())))
    }

    fn strands_a_stuck_opponent(&self) -> bool {
        self.wanted_slots().is_some_and(|wanted| wanted.is_empty())
    }

    fn strands_with_a_top(&self) -> bool {
        self.strands_with(SlotKind::Top)
    }

    fn strands_with_walls(&self) -> bool {
        self.stranding().is_some() && !self.strands_with_a_top() && !self.strands_with_a_floor()
    }

    fn strands_with_a_floor(&self) -> bool {
        self.strands_with(SlotKind::Floor)
    }

    fn places_few(&self) -> bool {
        let mut moves = Vec::new();
        self.start.distinct_moves(&mut moves);
        let most = moves.iter().map(|m| m.tiles().count()).max();
        Some(self.first.tiles().count()) < most
    }

    fn uses_up_a_colour(&self) -> bool {
        let [before, after] = self.active();
        before.is_some() && after != before
    }

    fn opens_a_colour(&self) -> bool {
        let [before, after] = self.active();
        after.is_some() && after != before
    }

    /// The solver's active colour before its first move and after it.
    fn active(&self) -> [Option<Colour>; 2] {
        [&self.start, &self.after].map(|position| position.active(self.solver))
    }

    /// True if the opponent's distinct moves meet a condition somewhere on the line.
    fn some_replies(&self, meet: impl Fn(&[Move]) -> bool) -> bool {
        let mut replies = self.plies.iter().filter(|(before, _)| before.to_move() != self.solver);
        replies.any(|(before, _)| {
            let mut list = Vec::new();
            before.distinct_moves(&mut list);
            meet(&list)
        })
    }

    fn leaves_one_reply(&self) -> bool {
        self.some_replies(|list| list.len() == 1)
    }

    fn closes_many(&self) -> bool {
        self.stranding().is_some() && room(&self.start, self.solver.other()) >= BROAD
    }

    fn makes_room(&self) -> bool {
        !self.is_win && room(&self.after, self.solver) > room(&self.start, self.solver)
    }

    fn starts_quietly(&self) -> bool {
        self.is_win && self.plies.len() > 1 && is_quiet(&self.start, self.first)
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
        self.start.table().len() <= MINIATURE
    }

    fn hides_its_move(&self) -> bool {
        let mut list = Vec::new();
        self.start.distinct_moves(&mut list);
        let own = openness(&self.start, self.first);
        let better = list.iter().filter(|&&m| openness(&self.start, m) > own);
        2 * better.count() >= list.len()
    }

    fn chooses_the_tile(&self) -> bool {
        let slots = slots(self.first);
        let mut list = Vec::new();
        self.start.distinct_moves(&mut list);
        let own = self.start.representative(self.first);
        let others = list.iter().filter(|&&other| other != own && self::slots(other) == slots);
        slots.len() == 1 && others.count() > 0
    }

    fn builds_on_its_own(&self) -> bool {
        let opened = |(at, (_, m)): (usize, &(Temple, Move))| {
            let slots = slots(*m);
            let offers =
                |at: usize| self.plies.get(at).is_some_and(|ply| ply.0.shape_of(&slots).is_some());
            at > 0 && !offers(0) && offers(1)
        };
        self.is_win && self.own().any(opened)
    }

    pub(super) fn fills_what_the_opponent_opened(&self) -> bool {
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
        self.some_replies(|list| {
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
        self.is_win && self.plies.len() > 1 && room(&self.after, self.solver) <= 1
    }
}

fn slots(m: Move) -> Vec<Slot> {
    m.tiles().map(|placed| placed.slot()).collect()
}

/// A bit for each tile of a move.
fn tiles(m: Move) -> u64 {
    m.tiles().fold(0, |all, placed| all | 1 << placed.tile().index())
}
