//! Themes: what a solution shows, each a predicate on the position and the proved line.

use super::kinds::{BEST_LINE, BIGGEST_SCORE, WIN_THE_ENDGAME};
use super::lookahead::{Replies, follower, lead, plies};
use crate::game::ThemeCard;
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{Cell, Octopus, Placement, RunKind};

/// All themes.
pub(super) const THEMES: &[ThemeCard] = &[
    ThemeCard {
        id: "quiet-move",
        since: 1,
        description: "A move of the solution scores 1 point or none, where another placement scores 4 or more.",
    },
    ThemeCard {
        id: "denial",
        since: 1,
        description: "The first move takes the cell on which the opponent could score most, at least 2 points more than elsewhere.",
    },
    ThemeCard {
        id: "poisoned-bait",
        since: 1,
        description: "Whichever first move scores most, it lets the opponent score more than it could before.",
    },
    ThemeCard {
        id: "set-up",
        since: 1,
        description: "After the first move a tile that stays in hand can score more than any of them could before.",
    },
    ThemeCard {
        id: "fork",
        since: 1,
        description: "After the first move there are two cells on each of which a tile that stays in hand can score more than \
            any of them could before.",
    },
    ThemeCard {
        id: "patience",
        since: 1,
        description: "The placement that scores most at first is made too, but later.",
    },
    ThemeCard {
        id: "stepping-stone",
        since: 1,
        description: "A later move of the solution goes to a cell that was not open at first.",
    },
    ThemeCard {
        id: "own-trail",
        since: 1,
        description: "A later move of the solution scores over a tile that the solution placed before.",
    },
    ThemeCard {
        id: "bridge",
        since: 1,
        description: "A move of the solution scores runs of its colour, or of its number, in two opposite directions.",
    },
    ThemeCard {
        id: "long-run",
        since: 1,
        description: "A move of the solution scores a run of four tiles or more.",
    },
    ThemeCard {
        id: "many-arms",
        since: 1,
        description: "A move of the solution scores in five directions or more.",
    },
    ThemeCard {
        id: "comeback",
        since: 1,
        description: "The solver is behind before the first move and wins the game.",
    },
];

/// Whether the question of a kind leaves room for a theme.
pub(super) fn may_have(kind: usize, theme: &str) -> bool {
    match theme {
        // The move that scores most is the solution there, and nothing after it counts.
        "quiet-move" | "set-up" | "fork" if kind == BIGGEST_SCORE => false,
        // They are about an opponent that moves next.
        "denial" | "poisoned-bait" if kind == BIGGEST_SCORE || kind == BEST_LINE => false,
        "comeback" if kind == BEST_LINE => false,
        // They are about a second move.
        "patience" | "stepping-stone" | "own-trail" => kind == BEST_LINE || kind == WIN_THE_ENDGAME,
        _ => true,
    }
}

/// The themes of a solution.
pub(super) fn themes(
    position: &Octopus,
    solution: &ProvedSolution<Placement>,
) -> Vec<&'static str> {
    let (Turn::Seat(solver), Some(&first)) = (position.turn(), solution.line.first()) else {
        return Vec::new();
    };
    let Task::Best { horizon, .. } = solution.task else {
        return Vec::new();
    };
    let ahead = plies(position, solver, horizon);
    let to_the_end = position.seats() > 1 && ahead == position.tiles_left();
    let prepared = if horizon > 1 {
        prepared(position, first).len()
    } else {
        0
    };
    let line = Line::of(position, solution);
    let value = (solution.steps.first()).and_then(|step| step.moves.first());
    let bears = |id: &str| match id {
        "quiet-move" => line.quiet,
        "denial" => horizon > 1 && denies(position, first).is_some(),
        "poisoned-bait" => {
            horizon > 1
                && baits(position)
                    .iter()
                    .all(|&m| invites(position, m).is_some())
        }
        "set-up" => prepared >= 1,
        "fork" => prepared >= 2,
        "patience" => line.patient,
        "stepping-stone" => line.steps_on,
        "own-trail" => line.follows_itself,
        "bridge" => line.bridges,
        "long-run" => line.longest >= 4,
        "many-arms" => line.arms >= 5,
        "comeback" => {
            to_the_end && lead(position, solver) < 0 && value.is_some_and(|a| a.value > 0.0)
        }
        _ => false,
    };
    let ids = THEMES.iter().map(|card| card.id);
    ids.filter(|id| bears(id)).collect()
}

/// What the solver's moves of a line have in common.
#[derive(Debug, Default)]
struct Line {
    quiet: bool,
    patient: bool,
    steps_on: bool,
    follows_itself: bool,
    bridges: bool,
    longest: usize,
    arms: usize,
}

impl Line {
    fn of(position: &Octopus, solution: &ProvedSolution<Placement>) -> Line {
        let mut line = Line::default();
        let baits = baits(position);
        let mut walk = position.clone();
        let mut own: Vec<Cell> = Vec::new();
        for (at, &m) in solution.line.iter().enumerate() {
            if solution.steps.iter().any(|step| step.at == at) {
                let later = !own.is_empty();
                let runs = walk.runs(m);
                line.quiet |= walk.gain(m).is_some_and(|gain| gain <= 1) && most(&walk) >= 4;
                line.patient |= later && baits.contains(&m);
                line.steps_on |= later && position.gain(m).is_none();
                line.follows_itself |=
                    (runs.iter().flat_map(|run| &run.cells)).any(|cell| own.contains(cell));
                line.bridges |= bridges(&walk, m).is_some();
                let longest = runs.iter().map(|run| run.cells.len()).max();
                line.longest = line.longest.max(longest.unwrap_or(0));
                let mut directions: Vec<_> = runs.iter().map(|run| run.direction).collect();
                directions.dedup();
                line.arms = line.arms.max(directions.len());
                own.push(m.cell);
            }
            walk.play(m);
        }
        line
    }
}

/// The most that the seat to move can score at once.
fn most(position: &Octopus) -> u32 {
    let mut most = 0;
    position.each_gain(|_, gain| most = most.max(gain));
    most
}

/// The placements that score most at once.
pub(super) fn baits(position: &Octopus) -> Vec<Placement> {
    let most = most(position);
    let mut baits = Vec::new();
    position.each_gain(|m, gain| {
        if gain == most {
            baits.push(m);
        }
    });
    baits
}

/// The opponent's placement that a move prevents, with what it would have scored: the best one there was by 2
/// points at least.
pub(super) fn denies(position: &Octopus, m: Placement) -> Option<(Placement, u32)> {
    let replies = Replies::of(position);
    if replies.cell != Some(m.cell) || replies.best < replies.second + 2 {
        return None;
    }
    best_on(position, follower(position)?, m.cell)
}

/// The placement with which the opponent can score more after a move than it could score anywhere before it,
/// and what it scores.
pub(super) fn invites(position: &Octopus, m: Placement) -> Option<(Placement, u32)> {
    let opponent = follower(position)?;
    let before = Replies::of(position).best;
    let mut next = position.clone();
    next.play(m);
    let (_, best) = best_of(&next, opponent)?;
    (i64::from(best.1) > i64::from(before)).then_some(best)
}

/// The cells on which, after a move, a tile that stays in hand can score more than any of them could anywhere before,
/// each with the tile that scores most there and what it scores.
pub(super) fn prepared(position: &Octopus, m: Placement) -> Vec<(Placement, u32)> {
    let Turn::Seat(me) = position.turn() else {
        return Vec::new();
    };
    let mut next = position.clone();
    next.play(m);
    let kept = next.hand(me);
    let before = (position.open_cells())
        .flat_map(|(_, row)| kept.kinds().map(move |tile| row.gain(tile)))
        .max()
        .unwrap_or(0);
    let cells = next.open_cells().map(|(cell, _)| cell);
    cells
        .filter_map(|cell| best_on(&next, me, cell))
        .filter(|&(_, gain)| gain > before)
        .collect()
}

/// What a move joins: its colour or its number continues in two opposite directions.
pub(super) fn bridges(position: &Octopus, m: Placement) -> Option<RunKind> {
    let runs = position.runs(m);
    let opposite = |a: (i64, i64), b: (i64, i64)| a.0 == -b.0 && a.1 == -b.1;
    let joined = runs.iter().find(|run| {
        runs.iter().any(|other| {
            other.kind == run.kind && opposite(other.direction.offset(), run.direction.offset())
        })
    });
    joined.map(|run| run.kind)
}

/// The tile of a seat that would score most on an open cell, and what it would score.
fn best_on(position: &Octopus, seat: Seat, cell: Cell) -> Option<(Placement, u32)> {
    let placements = position
        .hand(seat)
        .kinds()
        .map(|tile| Placement { tile, cell });
    placements
        .filter_map(|m| Some((m, position.gain(m)?)))
        .max_by_key(|&(m, gain)| (gain, std::cmp::Reverse(m)))
}

/// The cell and the placement with which a seat would score most.
fn best_of(position: &Octopus, seat: Seat) -> Option<(Cell, (Placement, u32))> {
    (position.open_cells())
        .filter_map(|(cell, _)| Some((cell, best_on(position, seat, cell)?)))
        .max_by_key(|&(_, (m, gain))| (gain, std::cmp::Reverse(m)))
}
