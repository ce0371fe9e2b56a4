//! Themes that exist from version 2 on.

use super::super::gains::{baits, most};
use super::super::kinds::{
    EIGHT_TILES, LAST_TILE, LAST_WORD, SAVE_THE_GAME, SECOND_BEST_LINE, SECOND_BIGGEST_SCORE,
    SECOND_WIN_THE_ENDGAME, THREE_SEATS, WHICH_TILE_TO_KEEP,
};
use crate::solution::ProvedSolution;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{Cell, Direction, Octopus, Placement, RunKind};

/// Points that a sacrifice gives away at least.
const SACRIFICED: u32 = 3;
/// Cells between two wings of the board, at least.
const APART: i32 = 3;
/// Tiles on the board of a miniature, at most.
const FEW: u32 = 6;

/// Whether the question of a kind of a version from 2 on leaves room for a theme, of any version, that its horizon does not
/// rule out.
pub(crate) fn may_have(kind: usize, theme: &str) -> bool {
    let several = matches!(
        kind,
        WHICH_TILE_TO_KEEP | SECOND_BEST_LINE | LAST_WORD | SECOND_WIN_THE_ENDGAME | SAVE_THE_GAME
    );
    let to_the_end = (LAST_TILE..=EIGHT_TILES).contains(&kind);
    match theme {
        "patience" | "stepping-stone" | "own-trail" | "crescendo" | "straight-line"
        | "far-apart" => several,
        "set-up" | "fork" | "one-suit" => kind != LAST_TILE,
        // There are two opponents, and one replies to the other.
        "denial" | "poisoned-bait" => kind != THREE_SEATS,
        "comeback" => matches!(kind, SECOND_WIN_THE_ENDGAME | EIGHT_TILES),
        "sacrifice" | "scoreless" | "right-tile" | "right-cell" => kind != SECOND_BIGGEST_SCORE,
        "kept-back" => kind == WHICH_TILE_TO_KEEP,
        "shared-win" => to_the_end && !matches!(kind, SECOND_WIN_THE_ENDGAME | EIGHT_TILES),
        // Totals are set so that all of the last type are won by so little.
        "by-one-point" => to_the_end && !matches!(kind, SAVE_THE_GAME | EIGHT_TILES),
        "last-placement" => to_the_end && !matches!(kind, LAST_TILE | EIGHT_TILES),
        _ => true,
    }
}

/// What the themes of version 2 look at.
pub(crate) struct Facts<'a> {
    position: &'a Octopus,
    solver: Seat,
    first: Placement,
    /// The solver's moves, each with what it scores.
    own: Vec<(Placement, u32)>,
    /// Whether a move goes to a cell with tiles on all four sides.
    hole: bool,
    /// Whether a move scores for its colour and for its number.
    double_count: bool,
    /// The lead at the end of the game, where the value counts so far and there is an opponent.
    lead: Option<f64>,
    /// The seat that places the last tile of the game, in the same case.
    last: Option<Seat>,
}

impl Facts<'_> {
    /// Looks at a solution, whose value counts to the end of the game or not.
    pub(crate) fn of<'a>(
        position: &'a Octopus,
        solution: &ProvedSolution<Placement>,
        to_the_end: bool,
    ) -> Option<Facts<'a>> {
        let Turn::Seat(solver) = position.turn() else {
            return None;
        };
        let value = (solution.steps.first())
            .and_then(|step| step.moves.first())
            .map(|best| best.value);
        let mut facts = Facts {
            position,
            solver,
            first: *solution.line.first()?,
            own: Vec::new(),
            hole: false,
            double_count: false,
            lead: value.filter(|_| to_the_end),
            last: to_the_end.then(|| last_to_place(position)).flatten(),
        };
        let mut walk = position.clone();
        for (at, &m) in solution.line.iter().enumerate() {
            if solution.steps.iter().any(|step| step.at == at) {
                facts.own.push((m, walk.gain(m).unwrap_or(0)));
                let sides = Direction::ORTHOGONAL.map(|side| m.cell.step(side));
                facts.hole |= (sides.into_iter().flatten())
                    .filter(|&cell| walk.tile_at(cell).is_some())
                    .count()
                    == 4;
                let runs = walk.runs(m);
                let scores = |kind: RunKind| runs.iter().any(|run| run.kind == kind);
                facts.double_count |= scores(RunKind::Colour) && scores(RunKind::Number);
            }
            walk.play(m);
        }
        Some(facts)
    }

    /// Whether the solution has this theme; false for themes of version 1.
    pub(crate) fn bear(&self, theme: &str) -> bool {
        let cells: Vec<Cell> = self.own.iter().map(|(m, _)| m.cell).collect();
        let several = cells.len() > 1;
        match theme {
            "sacrifice" => self.most() >= self.own[0].1 + SACRIFICED,
            "scoreless" => self.own.iter().any(|&(_, gain)| gain == 0),
            "outpost" => {
                let around = Direction::ALL.map(|side| self.first.cell.step(side));
                let tiles = around.into_iter().flatten();
                let tiles = tiles.filter(|&cell| self.position.tile_at(cell).is_some());
                tiles.count() <= 2
            }
            "hole" => self.hole,
            "double-count" => self.double_count,
            "diagonals" => {
                let runs = self.position.runs(self.first);
                let along = |run: Direction| !Direction::ORTHOGONAL.contains(&run);
                self.own[0].1 >= 2 && runs.iter().all(|run| along(run.direction))
            }
            "kept-back" => self
                .baits()
                .all(|bait| self.own.iter().all(|(m, _)| m.tile != bait.tile)),
            "right-tile" => self.is_shy() && self.baits().any(|bait| bait.tile == self.first.tile),
            "right-cell" => self.is_shy() && self.baits().any(|bait| bait.cell == self.first.cell),
            "crescendo" => several && self.own.is_sorted_by(|a, b| a.1 < b.1),
            "straight-line" => several && in_line(&cells),
            "far-apart" => (cells.iter()).any(|a| cells.iter().any(|b| distance(*a, *b) >= APART)),
            "shared-win" => self.lead == Some(0.0),
            "by-one-point" => self.lead == Some(1.0),
            "one-suit" => self.is_one_suit(),
            "miniature" => self.position.tiles_placed() <= FEW,
            "last-placement" => self.last == Some(self.solver),
            _ => false,
        }
    }

    fn baits(&self) -> impl Iterator<Item = Placement> {
        baits(self.position).into_iter()
    }

    fn most(&self) -> u32 {
        most(self.position)
    }

    /// Whether another placement scores more at once than the first move.
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

/// Whether cells, two or more, lie in one row, column or diagonal.
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
