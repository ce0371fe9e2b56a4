//! What makes a puzzle's solution worth remembering, and what makes it hard.

use super::flipped;
use crate::game::{Game, Position};
use crate::games::nebuchadnezzar::{Cell, Direction, Move, Nebuchadnezzar};
use crate::puzzles::{Proof, Task, ThemeCard};

/// All themes; the order is that of [`predicates`].
pub(super) const THEMES: &[ThemeCard] = &[
    ThemeCard {
        id: "quiet-move",
        description: "The solution begins with a placement, although captures are possible.",
    },
    ThemeCard {
        id: "modest-capture",
        description: "The solution begins with a capture that flips fewer discs than another would.",
    },
    ThemeCard {
        id: "last-disc",
        description: "The winning capture flips a single disc, the opponent's last.",
    },
    ThemeCard {
        id: "great-capture",
        description: "The winning capture flips a quarter of the board or more.",
    },
    ThemeCard {
        id: "corner-capture",
        description: "The rectangle of the winning capture lies in a corner of the board: two edges are its walls.",
    },
    ThemeCard {
        id: "borrowed-wall",
        description: "A capture of the solution has a wall of the opponent's discs.",
    },
    ThemeCard {
        id: "forced-pass",
        description: "On the main line the opponent can neither place nor capture and must pass.",
    },
    ThemeCard {
        id: "only-reply",
        description: "On the main line the opponent has one single move, and it is no pass.",
    },
    ThemeCard {
        id: "sacrifice",
        description: "On the main line the opponent flips discs of the solver's, and loses all the same.",
    },
    ThemeCard {
        id: "recapture",
        description: "On the main line the solver flips a disc that the opponent has just flipped.",
    },
    ThemeCard {
        id: "outnumbered",
        description: "The solver has less than half as many discs as the opponent.",
    },
    ThemeCard {
        id: "outpost",
        description: "The only placement is next to no disc of the solver's.",
    },
    ThemeCard {
        id: "bridge",
        description: "The only placement joins discs of the solver's on two sides or more.",
    },
    ThemeCard {
        id: "resist-temptation",
        description: "The solver could capture, but only the placement holds.",
    },
    ThemeCard {
        id: "last-cell",
        description: "The solution fills the last empty cell of the board.",
    },
];

/// The themes that hold.
pub(super) fn themes(position: &Nebuchadnezzar, proof: &Proof<Move>) -> Vec<&'static str> {
    let Some(&first) = proof.line.first() else {
        return Vec::new();
    };
    let holds = predicates(position, proof, first);
    (THEMES.iter().zip(holds))
        .filter_map(|(theme, holds)| holds.then_some(theme.id))
        .collect()
}

fn predicates(position: &Nebuchadnezzar, proof: &Proof<Move>, first: Move) -> [bool; 15] {
    let me = position.to_move();
    let wins = matches!(proof.task, Task::Win { .. });
    let mut greatest = 0;
    position.captures_of(me, |capture| greatest = greatest.max(capture.area()));
    let places = matches!(first, Move::Place(_));
    let cells = u32::from(position.side()).pow(2);

    let mut walk = *position;
    let (mut borrowed, mut passes, mut single) = (false, false, false);
    let (mut sacrifice, mut recapture) = (false, false);
    let mut last = None;
    let mut before = None;
    for &m in &proof.line {
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

/// Whether a capture leans on a wall of the enemy's discs.
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
    let alone = crate::games::nebuchadnezzar::Rectangle {
        from: cell,
        to: cell,
    };
    (Direction::ALL.iter())
        .filter_map(|direction| direction.line_outside(alone, position.side()))
        .filter(|line| position.disc(line.from) == Some(mine))
        .count()
}

/// Of the rating: the solver's placements on the main line, the captures to choose from at first, the empty
/// cells, the opponent's moves that a holding move must withstand, and the replies to the first move.
pub(super) fn features(position: &Nebuchadnezzar, proof: &Proof<Move>) -> Vec<i64> {
    let mut captures = 0;
    position.captures_of(position.to_move(), |_| captures += 1);
    let own = (proof.steps.iter()).filter_map(|step| proof.line.get(step.at));
    let quiet = own.filter(|&&m| flipped(m) == 0).count();
    let cells = i64::from(position.side()).pow(2);
    let within = match proof.task {
        Task::Hold { within } => i64::from(within),
        Task::Win { .. } | Task::Best { .. } => 0,
    };
    let mut after = *position;
    if let Some(&first) = proof.line.first() {
        after.play(first);
    }
    vec![
        quiet as i64,
        captures,
        cells - i64::from(position.disc_count()),
        within,
        after.count_moves() as i64,
    ]
}
