//! What a puzzle is about, read off its solution.

use super::kinds::SECOND;
use super::kinds::{LAST_PLACEMENTS, RAISE_THE_LOWEST, first_alike};
use super::second::themes::{self as later, Facts};
use crate::game::ThemeCard;
use crate::solution::ProvedSolution;
use tessera_engines::ingenious::placements_left;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Cell, Form, Ingenious, Move, Tile};

use super::gains::{best_of, total};
use super::values::to_the_end;

pub(super) const THEMES: &[ThemeCard] = &[
    ThemeCard {
        id: "bonus-chain",
        since: 1,
        description: "The solution has several placements in one turn.",
    },
    ThemeCard {
        id: "double-bonus",
        since: 1,
        description: "One placement of the solution brings two colours to the end of their tracks.",
    },
    ThemeCard {
        id: "quiet-start",
        since: 1,
        description: "The first placement doesn't raise the lowest colour (of a duel: gains nothing).",
    },
    ThemeCard {
        id: "less-is-more",
        since: 1,
        description: "Another first placement would have gained three points more, or even more than that.",
    },
    ThemeCard {
        id: "own-run",
        since: 1,
        description: "A later placement of the solution scores for a half placed earlier in it.",
    },
    ThemeCard {
        id: "crossing",
        since: 1,
        description: "A half scores in three directions or more.",
    },
    ThemeCard {
        id: "overflow",
        since: 1,
        description: "In the solution, points beyond the end of a track are lost.",
    },
    ThemeCard {
        id: "twin-lows",
        since: 1,
        description: "Several colours share the lowest score, and the solution raises all of them.",
    },
    ThemeCard {
        id: "closes-the-board",
        since: 1,
        description: "After the first placement there is room for at least two placements fewer than before.",
    },
    ThemeCard {
        id: "denial",
        since: 1,
        description: "The first placement spoils the opponent's best one.",
    },
    ThemeCard {
        id: "only-win",
        since: 1,
        description: "The only placement that wins for certain.",
    },
    ThemeCard {
        id: "rescue",
        since: 1,
        description: "The best result is a shared win (or even odds), and only one placement reaches it.",
    },
    ThemeCard {
        id: "odds",
        since: 1,
        description: "The draw decides, and one placement has the best chances.",
    },
    ThemeCard {
        id: "exact-landing",
        since: 2,
        description: "A placement of the solution brings a colour to exactly 18, and no point is lost.",
    },
    ThemeCard {
        id: "bridge",
        since: 2,
        description: "A half scores in two opposite directions.",
    },
    ThemeCard {
        id: "printed-symbol",
        since: 2,
        description: "A half of the solution scores for a printed symbol.",
    },
    ThemeCard {
        id: "both-lows",
        since: 2,
        description: "Two colours are lower than all others, and the first placement raises both.",
    },
    ThemeCard {
        id: "patience",
        since: 2,
        description: "The tile of a placement that looks better than the first one is placed later.",
    },
    ThemeCard {
        id: "right-tile",
        since: 2,
        description: "A placement that looks better than the first one puts the same tile elsewhere.",
    },
    ThemeCard {
        id: "right-cell",
        since: 2,
        description: "A placement that looks better than the first one puts another tile on the same cells.",
    },
    ThemeCard {
        id: "turned-round",
        since: 2,
        description: "No placement looks better than the first one with its halves exchanged.",
    },
    ThemeCard {
        id: "double-tile",
        since: 2,
        description: "The first placement is of a tile with one colour on both halves.",
    },
    ThemeCard {
        id: "scoreless",
        since: 2,
        description: "The first placement scores nothing.",
    },
    ThemeCard {
        id: "ends-the-game",
        since: 2,
        description: "There is no room for another tile after the first placement.",
    },
    ThemeCard {
        id: "tie-break",
        since: 2,
        description: "Both seats' lowest colours are equal at the end, and a higher one decides.",
    },
    ThemeCard {
        id: "comeback",
        since: 2,
        description: "The solver is behind before the first placement and wins the game.",
    },
    ThemeCard {
        id: "miniature",
        since: 2,
        description: "At most eight tiles lie on the board.",
    },
];

/// Themes that no puzzle has both: they are about the chance to win.
pub(super) const EXCLUSIVE: &[[&str; 2]] = &[
    ["only-win", "rescue"],
    ["only-win", "odds"],
    ["rescue", "odds"],
];

/// Whether the question of a kind leaves room for a theme.
pub(super) fn may_have(kind: usize, theme: &str) -> bool {
    if kind >= SECOND && !later::may_have(kind, theme) {
        return false;
    }
    let kind = first_alike(kind);
    match theme {
        "closes-the-board" | "denial" | "only-win" | "rescue" | "odds" => kind == LAST_PLACEMENTS,
        // They are about a second placement.
        "bonus-chain" | "own-run" => kind == RAISE_THE_LOWEST,
        _ => true,
    }
}

/// The themes of a proved puzzle, in the order of [`THEMES`].
pub(super) fn themes(position: &Ingenious, solution: &ProvedSolution<Move>) -> Vec<&'static str> {
    let Some(found) = Found::of(position, solution) else {
        return Vec::new();
    };
    let facts = Facts::of(position, solution);
    let bears = |id: &str| {
        if facts.as_ref().is_some_and(|facts| facts.bear(id)) {
            return true;
        }
        found.has(id)
    };
    (THEMES.iter().map(|card| card.id))
        .filter(|&id| bears(id))
        .collect()
}

/// What the solution does, taken together.
pub(super) struct Found {
    placements: usize,
    double_bonus: bool,
    first_raises: bool,
    first_gain: i32,
    most_gain: i32,
    own_run: bool,
    crossing: bool,
    overflow: bool,
    twin_lows: bool,
    room_lost: usize,
    denied: bool,
    /// Of [`LAST_PLACEMENTS`]: what the first placement is worth.
    percent: Option<f64>,
}

impl Found {
    pub(super) fn of(position: &Ingenious, solution: &ProvedSolution<Move>) -> Option<Found> {
        let Turn::Seat(solver) = position.turn() else {
            return None;
        };
        let first = solution.steps.first()?;
        let mut found = Found {
            placements: 0,
            double_bonus: false,
            first_raises: true,
            first_gain: total(position, *solution.line.first()?),
            most_gain: (first.moves.iter())
                .map(|a| total(position, a.m))
                .max()
                .unwrap_or_default(),
            own_run: false,
            crossing: false,
            overflow: false,
            twin_lows: false,
            room_lost: 0,
            denied: false,
            percent: to_the_end(solution.task)
                .then(|| first.moves.first().map(|best| best.value))
                .flatten(),
        };
        let before = position.scores(solver);
        let mut walk = position.clone();
        let mut own: Vec<Cell> = Vec::new();
        for &m in &solution.line {
            let Move::Place { tile, cells } = m else {
                break;
            };
            found.see(&walk, solver, tile, cells, &own);
            walk.play(m);
            found.placements += 1;
            own.extend(cells);
            if found.placements == 1 {
                let after = walk.scores(solver);
                found.first_raises = match position.form() {
                    Form::Duel => found.first_gain > 0,
                    _ => lowest(after) > lowest(before),
                };
                found.room_lost = placements_left(position).saturating_sub(placements_left(&walk));
                found.denied = (0..position.seats())
                    .map(Seat::new)
                    .filter(|&seat| seat != solver)
                    .any(|seat| best_of(&walk, seat) < best_of(position, seat));
            }
        }
        let after = walk.scores(solver);
        let lows = (0..COLOURS).filter(|&c| before[c] == lowest(before));
        found.twin_lows =
            lows.clone().count() > 1 && lows.into_iter().all(|c| after[c] > before[c]);
        Some(found)
    }

    fn see(&mut self, walk: &Ingenious, mover: Seat, tile: Tile, cells: [Cell; 2], own: &[Cell]) {
        let earned = walk.earned(tile, cells);
        self.double_bonus |= earned.bonus > 1;
        let mut points = 0;
        let turned = [cells[1], cells[0]];
        for ((colour, cell), partner) in tile.halves().into_iter().zip(cells).zip(turned) {
            let runs = walk.runs(colour, cell, partner);
            self.crossing |= runs.len() > 2;
            self.own_run |= (runs.iter().flat_map(|run| &run.cells)).any(|cell| own.contains(cell));
            points += i32::from(walk.points(colour, cell));
        }
        let gained: i32 = earned.gain.iter().map(|&g| i32::from(g)).sum();
        self.overflow |= walk.turn() == Turn::Seat(mover) && points > gained;
    }

    pub(super) fn has(&self, id: &str) -> bool {
        match id {
            "bonus-chain" => self.placements > 1,
            "double-bonus" => self.double_bonus,
            "quiet-start" => !self.first_raises,
            "less-is-more" => self.most_gain >= self.first_gain + 3,
            "own-run" => self.own_run,
            "crossing" => self.crossing,
            "overflow" => self.overflow,
            "twin-lows" => self.twin_lows,
            "closes-the-board" => self.percent.is_some() && self.room_lost > 1,
            "denial" => self.percent.is_some() && self.denied,
            "only-win" => self.percent == Some(100.0),
            "rescue" => self.percent == Some(50.0),
            "odds" => (self.percent).is_some_and(|p| p != 100.0 && p != 50.0),
            _ => false,
        }
    }
}

fn lowest(scores: [i8; COLOURS]) -> i8 {
    scores.into_iter().min().unwrap_or_default()
}
