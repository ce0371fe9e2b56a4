//! The themes: what a solution shows, each a predicate on the position and the main line.

use super::kinds::{HOLD, first_alike};
use super::kinds::{IN_4, ONLY_CAPTURE, SECOND, SECOND_IN_1, SECOND_IN_3};
use super::values::flipped;
use crate::game::ThemeCard;
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::{Game, Position};
use tessera_rules::nebuchadnezzar::{Cell, Direction, Move, Nebuchadnezzar};

/// All themes; the order is that of [`predicates`], and then that of version 2.
pub(super) const THEMES: &[ThemeCard] = &[
    ThemeCard {
        id: "quiet-move",
        since: 1,
        description: "The solution begins with a placement, although captures are possible.",
    },
    ThemeCard {
        id: "modest-capture",
        since: 1,
        description: "The solution begins with a capture that flips fewer discs than another would.",
    },
    ThemeCard {
        id: "last-disc",
        since: 1,
        description: "The winning capture flips a single disc, the opponent's last.",
    },
    ThemeCard {
        id: "great-capture",
        since: 1,
        description: "The winning capture flips a quarter of the board or more.",
    },
    ThemeCard {
        id: "corner-capture",
        since: 1,
        description: "The rectangle of the winning capture lies in a corner of the board: two edges are its walls.",
    },
    ThemeCard {
        id: "borrowed-wall",
        since: 1,
        description: "One wall of a capture in the solution consists of the opponent's discs.",
    },
    ThemeCard {
        id: "forced-pass",
        since: 1,
        description: "On the main line the opponent can neither place nor capture and must pass.",
    },
    ThemeCard {
        id: "only-reply",
        since: 1,
        description: "On the main line the opponent has a single move, and it is not a pass.",
    },
    ThemeCard {
        id: "sacrifice",
        since: 1,
        description: "On the main line the opponent flips discs of the solver, and loses all the same.",
    },
    ThemeCard {
        id: "recapture",
        since: 1,
        description: "On the main line the solver flips a disc that the opponent has just flipped.",
    },
    ThemeCard {
        id: "outnumbered",
        since: 1,
        description: "The solver has less than half as many discs as the opponent.",
    },
    ThemeCard {
        id: "outpost",
        since: 1,
        description: "The only placement is next to none of the solver's discs.",
    },
    ThemeCard {
        id: "bridge",
        since: 1,
        description: "The only placement joins the solver's discs on two sides or more.",
    },
    ThemeCard {
        id: "resist-temptation",
        since: 1,
        description: "The solver could capture, but only the placement holds.",
    },
    ThemeCard {
        id: "last-cell",
        since: 1,
        description: "The solution fills the last empty cell of the board.",
    },
    ThemeCard {
        id: "hidden-move",
        since: 2,
        description: "At least half of the moves flip more discs than the first one.",
    },
    ThemeCard {
        id: "neutral-walls",
        since: 2,
        description: "The winning capture reaches from edge to edge: two opposite edges are neutral walls.",
    },
    ThemeCard {
        id: "narrow-capture",
        since: 2,
        description: "The winning capture is one cell wide, and three long or more.",
    },
    ThemeCard {
        id: "built-wall",
        since: 2,
        description: "A wall of the winning capture has a disc that the solver placed or flipped before.",
    },
    ThemeCard {
        id: "seesaw",
        since: 2,
        description: "One disc is flipped three times or more.",
    },
    ThemeCard {
        id: "no-room",
        since: 2,
        description: "The opponent could place a disc before the first move, and can't after it.",
    },
    ThemeCard {
        id: "single-file",
        since: 2,
        description: "The opponent has a single move at each of two replies or more.",
    },
    ThemeCard {
        id: "great-sacrifice",
        since: 2,
        description: "The opponent flips four discs of the solver or more at once, and loses all the same.",
    },
    ThemeCard {
        id: "handful",
        since: 2,
        description: "The solver has at most three discs at first.",
    },
    ThemeCard {
        id: "counter-threat",
        since: 2,
        description: "The only move that holds threatens to take everything with the next one.",
    },
    ThemeCard {
        id: "wall-breaker",
        since: 2,
        description: "The opponent threatens to take everything, and the only move changes a wall that it needs.",
    },
];

/// Themes that no puzzle has both: a first move either places or captures, a capture is small or great, and a disc has
/// friends beside it or none.
pub(super) const EXCLUSIVE: &[[&str; 2]] = &[
    ["quiet-move", "modest-capture"],
    ["modest-capture", "last-cell"],
    ["last-disc", "great-capture"],
    ["outpost", "bridge"],
];

/// Whether the question of a kind leaves room for a theme.
pub(super) fn may_have(kind: usize, theme: &str) -> bool {
    if kind >= SECOND {
        match theme {
            "hidden-move" => return kind != SECOND_IN_1,
            "neutral-walls" | "narrow-capture" => return first_alike(kind) != HOLD,
            "built-wall" | "seesaw" | "no-room" | "great-sacrifice" => {
                return first_alike(kind) != HOLD && kind != SECOND_IN_1;
            }
            "single-file" => return matches!(kind, SECOND_IN_3 | IN_4),
            "counter-threat" => return first_alike(kind) == HOLD,
            // Nothing is placed on a wall, and where it is no threat there are no walls to break.
            "wall-breaker" => return kind == ONLY_CAPTURE,
            "outpost" | "bridge" | "resist-temptation" | "last-cell" if kind == ONLY_CAPTURE => {
                return false;
            }
            _ => {}
        }
    }
    let kind = first_alike(kind);
    let at_once = kind == 0;
    match theme {
        "outpost" | "bridge" | "resist-temptation" => kind == HOLD,
        "last-disc" | "great-capture" | "corner-capture" | "modest-capture" => kind != HOLD,
        // A capture wins at once.
        "last-cell" => !at_once,
        "borrowed-wall" => kind != HOLD,
        // They are about a second move, of the solver or of the opponent.
        "quiet-move" | "forced-pass" | "only-reply" | "sacrifice" | "recapture" => {
            !at_once && kind != HOLD
        }
        _ => true,
    }
}

/// The themes that hold.
pub(super) fn themes(
    position: &Nebuchadnezzar,
    solution: &ProvedSolution<Move>,
) -> Vec<&'static str> {
    let Some(&first) = solution.line.first() else {
        return Vec::new();
    };
    let holds = predicates(position, solution, first);
    let first = (THEMES.iter().zip(holds)).filter_map(|(theme, holds)| holds.then_some(theme.id));
    let first = first.chain(super::second::themes::themes(position, solution));
    first.collect()
}

fn predicates(
    position: &Nebuchadnezzar,
    solution: &ProvedSolution<Move>,
    first: Move,
) -> [bool; 15] {
    let me = position.to_move();
    let wins = matches!(solution.task, Task::Win { .. });
    let mut greatest = 0;
    position.captures_of(me, |capture| greatest = greatest.max(capture.area()));
    let places = matches!(first, Move::Place(_));
    let cells = u32::from(position.side()).pow(2);

    let mut walk = *position;
    let (mut borrowed, mut passes, mut single) = (false, false, false);
    let (mut sacrifice, mut recapture) = (false, false);
    let mut last = None;
    let mut before = None;
    for &m in &solution.line {
        if walk.to_move() == me {
            borrowed |= has_enemy_wall(&walk, m);
            recapture |= meet(before, m);
            last = Some(m);
        } else {
            passes |= m == Move::Pass;
            single |= m != Move::Pass && walk.count_moves() == 1;
            sacrifice |= flipped(m) > 0;
        }
        before = Some(m);
        walk.play(m);
    }
    let won = last.filter(|_| wins).map_or(0, flipped);
    let corner = wins && last.is_some_and(|m| lies_in_corner(position, m));
    let friends = match first {
        Move::Place(cell) => friends(position, cell),
        _ => 0,
    };
    let mine = position.discs_of(me);
    [
        wins && places && greatest > 0,
        wins && !places && flipped(first) < greatest,
        won == 1,
        won * 4 >= cells,
        corner,
        borrowed,
        passes,
        single,
        wins && sacrifice,
        wins && recapture,
        mine * 2 < position.discs_of(me.other()),
        !wins && places && friends == 0,
        !wins && places && friends >= 2,
        !wins && places && greatest > 0,
        places && position.disc_count() + 1 == cells,
    ]
}

/// Whether a wall of a capture consists of the enemy's discs.
fn has_enemy_wall(position: &Nebuchadnezzar, m: Move) -> bool {
    let Move::Capture(rectangle) = m else {
        return false;
    };
    let enemy = position.colour_to_move().other();
    position.walls(rectangle).is_some_and(|walls| {
        (walls.walls.iter()).any(|wall| wall.line.is_some() && wall.colour == Some(enemy))
    })
}

/// Whether two captures have a cell in common.
fn meet(a: Option<Move>, b: Move) -> bool {
    match (a, b) {
        (Some(Move::Capture(a)), Move::Capture(b)) => {
            let apart = a.to.file() < b.from.file()
                || b.to.file() < a.from.file()
                || a.to.rank() < b.from.rank()
                || b.to.rank() < a.from.rank();
            !apart
        }
        _ => false,
    }
}

fn lies_in_corner(position: &Nebuchadnezzar, m: Move) -> bool {
    let Move::Capture(rectangle) = m else {
        return false;
    };
    let at_edge =
        |direction: Direction| direction.line_outside(rectangle, position.side()).is_none();
    let [top, bottom, left, right] = Direction::ALL.map(at_edge);
    (top || bottom) && (left || right)
}

/// Neighbours of a cell that hold discs of the mover's.
fn friends(position: &Nebuchadnezzar, cell: Cell) -> usize {
    let mine = position.colour_to_move();
    let alone = tessera_rules::nebuchadnezzar::Rectangle {
        from: cell,
        to: cell,
    };
    (Direction::ALL.iter())
        .filter_map(|direction| direction.line_outside(alone, position.side()))
        .filter(|line| position.disc(line.from) == Some(mine))
        .count()
}
