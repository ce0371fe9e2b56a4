//! The facts about a solution that decide its themes.

use tessera_messages::Id;

use super::gains::{arms, baits, bridges, denies, invites, longest_run, most, prepared};
use super::lookahead::{lead, plies};
use crate::game::{Theme, idea, theme};
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{Cell, Direction, Octopus, Placement, RunKind};

/// Fewest points that a sacrifice gives away.
const SACRIFICED: u32 = 3;
/// Cells between two wings of the board, at least.
const APART: i32 = 3;
/// Tiles on the board of a miniature, at most.
const FEW: u32 = 6;

/// All themes.
pub(super) const THEMES: &[Theme<Octopus>] = &[
    theme("quiet-move", Id("theme-octopus-quiet-move"), |facts: &Facts| facts.quiet),
    idea("denial", Id("theme-octopus-denial"), Facts::denies),
    idea("poisoned-bait", Id("theme-octopus-poisoned-bait"), Facts::poisons_the_bait),
    idea("set-up", Id("theme-octopus-set-up"), |facts: &Facts| facts.prepared >= 1),
    // No idea of its own: it comes with `set-up`.
    theme("fork", Id("theme-octopus-fork"), |facts: &Facts| facts.prepared >= 2),
    idea("patience", Id("theme-octopus-patience"), |facts: &Facts| facts.is_shy() && facts.patient),
    idea("stepping-stone", Id("theme-octopus-stepping-stone"), |facts: &Facts| facts.steps_on),
    theme("own-trail", Id("theme-octopus-own-trail"), |facts: &Facts| facts.follows_itself),
    theme("bridge", Id("theme-octopus-bridge"), |facts: &Facts| facts.bridges),
    theme("long-run", Id("theme-octopus-long-run"), |facts: &Facts| facts.longest >= 4),
    theme("many-arms", Id("theme-octopus-many-arms"), |facts: &Facts| facts.arms >= 5),
    theme("comeback", Id("theme-octopus-comeback"), Facts::comes_back),
    theme("sacrifice", Id("theme-octopus-sacrifice"), |facts: &Facts| {
        facts.most() >= facts.own[0].1 + SACRIFICED
    }),
    theme("scoreless", Id("theme-octopus-scoreless"), |facts: &Facts| {
        facts.own.iter().any(|&(_, gain)| gain == 0)
    }),
    theme("outpost", Id("theme-octopus-outpost"), Facts::stands_apart),
    theme("hole", Id("theme-octopus-hole"), |facts: &Facts| facts.hole),
    theme("double-count", Id("theme-octopus-double-count"), |facts: &Facts| facts.double_count),
    theme("diagonals", Id("theme-octopus-diagonals"), Facts::scores_diagonally),
    idea("kept-back", Id("theme-octopus-kept-back"), Facts::keeps_the_baits),
    theme("right-tile", Id("theme-octopus-right-tile"), |facts: &Facts| {
        facts.is_shy() && facts.baits.iter().any(|bait| bait.tile == facts.first.tile)
    }),
    theme("right-cell", Id("theme-octopus-right-cell"), |facts: &Facts| {
        facts.is_shy() && facts.baits.iter().any(|bait| bait.cell == facts.first.cell)
    }),
    theme("crescendo", Id("theme-octopus-crescendo"), |facts: &Facts| {
        facts.own.len() > 1 && facts.own.is_sorted_by(|a, b| a.1 < b.1)
    }),
    theme("straight-line", Id("theme-octopus-straight-line"), |facts: &Facts| {
        facts.own.len() > 1 && in_line(&facts.cells())
    }),
    theme("far-apart", Id("theme-octopus-far-apart"), Facts::spreads),
    theme("shared-win", Id("theme-octopus-shared-win"), |facts: &Facts| facts.lead == Some(0.0)),
    theme("by-one-point", Id("theme-octopus-by-one-point"), |facts: &Facts| {
        facts.lead == Some(1.0)
    }),
    theme("one-suit", Id("theme-octopus-one-suit"), Facts::is_one_suit),
    theme("miniature", Id("theme-octopus-miniature"), |facts: &Facts| {
        facts.position.tiles_placed() <= FEW
    }),
    theme("last-placement", Id("theme-octopus-last-placement"), |facts: &Facts| {
        facts.last == Some(facts.solver)
    }),
];

/// The facts about a solution.
pub struct Facts {
    position: Octopus,
    solver: Seat,
    first: Placement,
    /// The placements that score most at first.
    baits: Vec<Placement>,
    /// True if the value counts a reply of the opponent or a second placement.
    looks_on: bool,
    /// The cells that the first move prepares.
    prepared: usize,
    /// The solver's moves, each with its score.
    own: Vec<(Placement, u32)>,
    /// True if a move scores at most 1 point, where another placement scores 4 or more.
    quiet: bool,
    /// True if a later move is one that scored most at first.
    patient: bool,
    /// True if a later move goes to a cell that was not open at first.
    steps_on: bool,
    /// True if a later move scores over a tile of an earlier one.
    follows_itself: bool,
    /// True if a move joins two runs.
    bridges: bool,
    /// Tiles of the longest run that a move scores.
    longest: usize,
    /// The most directions in which a move scores.
    arms: usize,
    /// True if a move goes to a cell with tiles on all four sides.
    hole: bool,
    /// True if a move scores for its colour and for its number.
    double_count: bool,
    /// The lead at the end of the game, where the value counts so far and there is an opponent.
    lead: Option<f64>,
    /// The seat that places the last tile of the game, in the same case.
    last: Option<Seat>,
}

impl Facts {
    /// Looks at a solution of a [`Task::Best`].
    pub(super) fn of(position: &Octopus, solution: &ProvedSolution<Placement>) -> Option<Facts> {
        let (Turn::Seat(solver), Task::Best { horizon, .. }) = (position.turn(), solution.task)
        else {
            return None;
        };
        let first = *solution.line.first()?;
        let to_the_end =
            position.seats() > 1 && plies(position, solver, horizon) == position.tiles_left();
        let value =
            (solution.steps.first()).and_then(|step| step.moves.first()).map(|best| best.value);
        let looks_on = horizon > 1;
        let mut facts = Facts {
            position: position.clone(),
            solver,
            first,
            baits: baits(position),
            looks_on,
            prepared: if looks_on { prepared(position, first).len() } else { 0 },
            own: Vec::new(),
            quiet: false,
            patient: false,
            steps_on: false,
            follows_itself: false,
            bridges: false,
            longest: 0,
            arms: 0,
            hole: false,
            double_count: false,
            lead: value.filter(|_| to_the_end),
            last: to_the_end.then(|| last_to_place(position)).flatten(),
        };
        let mut walk = position.clone();
        for (at, &m) in solution.line.iter().enumerate() {
            if solution.steps.iter().any(|step| step.at == at) {
                facts.see(&walk, m);
            }
            walk.play(m);
        }
        Some(facts)
    }

    /// Looks at one move of the solver.
    fn see(&mut self, walk: &Octopus, m: Placement) {
        let gain = walk.gain(m).unwrap_or(0);
        let runs = walk.runs(m);
        let is_later = !self.own.is_empty();
        self.quiet |= gain <= 1 && most(walk) >= 4;
        self.patient |= is_later && self.baits.contains(&m);
        self.steps_on |= is_later && self.position.gain(m).is_none();
        self.follows_itself |= (runs.iter().flat_map(|run| &run.cells))
            .any(|cell| self.own.iter().any(|(own, _)| own.cell == *cell));
        self.bridges |= bridges(walk, m).is_some();
        self.longest = self.longest.max(longest_run(walk, m));
        self.arms = self.arms.max(arms(walk, m));
        let sides = Direction::ORTHOGONAL.map(|side| m.cell.step(side));
        self.hole |=
            (sides.into_iter().flatten()).filter(|&cell| walk.tile_at(cell).is_some()).count() == 4;
        let scores = |kind: RunKind| runs.iter().any(|run| run.kind == kind);
        self.double_count |= scores(RunKind::Colour) && scores(RunKind::Number);
        self.own.push((m, gain));
    }

    fn denies(&self) -> bool {
        self.looks_on && denies(&self.position, self.first).is_some()
    }

    fn poisons_the_bait(&self) -> bool {
        self.looks_on
            && self.is_shy()
            && self.baits.iter().all(|&m| invites(&self.position, m).is_some())
    }

    fn comes_back(&self) -> bool {
        lead(&self.position, self.solver) < 0 && self.lead.is_some_and(|lead| lead > 0.0)
    }

    fn stands_apart(&self) -> bool {
        let around = Direction::ALL.map(|side| self.first.cell.step(side));
        let tiles = around.into_iter().flatten();
        tiles.filter(|&cell| self.position.tile_at(cell).is_some()).count() <= 2
    }

    fn scores_diagonally(&self) -> bool {
        let runs = self.position.runs(self.first);
        let along = |run: Direction| !Direction::ORTHOGONAL.contains(&run);
        self.own[0].1 >= 2 && runs.iter().all(|run| along(run.direction))
    }

    fn keeps_the_baits(&self) -> bool {
        self.baits.iter().all(|bait| self.own.iter().all(|(m, _)| m.tile != bait.tile))
    }

    fn spreads(&self) -> bool {
        let cells = self.cells();
        cells.iter().any(|a| cells.iter().any(|b| distance(*a, *b) >= APART))
    }

    fn cells(&self) -> Vec<Cell> {
        self.own.iter().map(|(m, _)| m.cell).collect()
    }

    fn most(&self) -> u32 {
        most(&self.position)
    }

    /// True if another placement scores more at once than the first move.
    fn is_shy(&self) -> bool {
        self.most() > self.own[0].1
    }

    fn is_one_suit(&self) -> bool {
        let hand = self.position.hand(self.solver);
        let mut tiles = hand.kinds();
        let Some(first) = tiles.next() else {
            return false;
        };
        let rest: Vec<_> = tiles.collect();
        !rest.is_empty()
            && (rest.iter().all(|tile| tile.colour() == first.colour())
                || rest.iter().all(|tile| tile.number() == first.number()))
    }
}

/// True if cells, two or more, lie in one row, column or diagonal.
fn in_line(cells: &[Cell]) -> bool {
    let coordinates = |cell: &Cell| (i32::from(cell.x), i32::from(cell.y));
    let shared = |of: fn((i32, i32)) -> i32| {
        let mut values = cells.iter().map(|cell| of(coordinates(cell)));
        let first = values.next();
        values.all(|value| Some(value) == first)
    };
    shared(|(x, _)| x) || shared(|(_, y)| y) || shared(|(x, y)| x + y) || shared(|(x, y)| x - y)
}

fn distance(a: Cell, b: Cell) -> i32 {
    let files = i32::from(a.x) - i32::from(b.x);
    let ranks = i32::from(a.y) - i32::from(b.y);
    files.abs().max(ranks.abs())
}

/// The seat that makes the last placement of the game.
fn last_to_place(position: &Octopus) -> Option<Seat> {
    let mut walk = position.clone();
    let mut last = None;
    while let Turn::Seat(seat) = walk.turn() {
        last = Some(seat);
        let (cell, _) = walk.open_cells().next()?;
        let tile = walk.hand(seat).kinds().next()?;
        walk.play(Placement { tile, cell });
    }
    last
}
