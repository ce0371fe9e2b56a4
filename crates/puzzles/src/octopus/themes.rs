//! Themes: what a solution shows, each a predicate on the position and the proved line.

use super::gains::{baits, bridges, denies, invites, most, prepared};
use super::kinds::SECOND;
use super::kinds::{BEST_LINE, BIGGEST_SCORE, WIN_THE_ENDGAME, first_alike};
use super::lookahead::{lead, plies};
use super::second::themes::{self as later, Facts};
use crate::game::ThemeCard;
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::{Game, Turn};
use tessera_rules::octopus::{Cell, Octopus, Placement};

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
    ThemeCard {
        id: "sacrifice",
        since: 2,
        description: "The first move scores at least 3 points less than another placement.",
    },
    ThemeCard {
        id: "scoreless",
        since: 2,
        description: "A move of the solution scores nothing.",
    },
    ThemeCard {
        id: "outpost",
        since: 2,
        description: "The first move goes to a cell with at most two tiles in the eight cells around it.",
    },
    ThemeCard {
        id: "hole",
        since: 2,
        description: "A move of the solution goes to a cell with tiles on all four sides.",
    },
    ThemeCard {
        id: "double-count",
        since: 2,
        description: "A move of the solution scores for its colour and for its number.",
    },
    ThemeCard {
        id: "diagonals",
        since: 2,
        description: "The first move scores 2 points or more, all of them along diagonals.",
    },
    ThemeCard {
        id: "kept-back",
        since: 2,
        description: "No tile that could score most at first is placed.",
    },
    ThemeCard {
        id: "right-tile",
        since: 2,
        description: "A placement that scores more than the first move, and most of all, uses the same tile on another cell.",
    },
    ThemeCard {
        id: "right-cell",
        since: 2,
        description: "A placement that scores more than the first move, and most of all, uses another tile on the same cell.",
    },
    ThemeCard {
        id: "crescendo",
        since: 2,
        description: "The solution has several moves, and each scores more than the one before.",
    },
    ThemeCard {
        id: "straight-line",
        since: 2,
        description: "The solution has several moves, all in one row, column or diagonal.",
    },
    ThemeCard {
        id: "far-apart",
        since: 2,
        description: "Two moves of the solution are three cells or more apart.",
    },
    ThemeCard {
        id: "shared-win",
        since: 2,
        description: "The game ends level after the solution.",
    },
    ThemeCard {
        id: "by-one-point",
        since: 2,
        description: "The solver ends one point ahead.",
    },
    ThemeCard {
        id: "one-suit",
        since: 2,
        description: "All tiles in the solver's hand, two or more, have one colour or one number.",
    },
    ThemeCard {
        id: "miniature",
        since: 2,
        description: "At most six tiles lie on the board.",
    },
    ThemeCard {
        id: "last-placement",
        since: 2,
        description: "The solver places the last tile of the game.",
    },
];

/// Whether the question of a kind leaves room for a theme.
pub(super) fn may_have(kind: usize, theme: &str) -> bool {
    if kind >= SECOND && !later::may_have(kind, theme) {
        return false;
    }
    let kind = first_alike(kind);
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
    let facts = Facts::of(position, solution, to_the_end);
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
        id => facts.as_ref().is_some_and(|facts| facts.bear(id)),
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
