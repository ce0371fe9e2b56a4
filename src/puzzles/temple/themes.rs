//! What makes a puzzle's solution worth remembering, and what makes it hard.

use super::candidate::room;
use crate::game::{Game, Position, Seat};
use crate::games::temple::{Move, Slot, SlotKind, Temple};
use crate::puzzles::{Proof, Task, ThemeCard};

/// All themes; the order is that of [`predicates`].
pub(super) const THEMES: &[ThemeCard] = &[
    ThemeCard {
        id: "single-burden",
        description: "In the end, who is stranded sits on one last tile of its colour.",
    },
    ThemeCard {
        id: "stuck-one",
        description: "In the end, who is stranded holds a 1 of the colour begun, which only another 1 would take.",
    },
    ThemeCard {
        id: "occupation",
        description: "The stranding move takes a slot that the opponent could have filled.",
    },
    ThemeCard {
        id: "no-entry",
        description: "The stranding move takes none of the opponent's slots: it spoils them from beside.",
    },
    ThemeCard {
        id: "roof",
        description: "The stranding move places a top.",
    },
    ThemeCard {
        id: "walling-in",
        description: "The stranding move is made of walls alone.",
    },
    ThemeCard {
        id: "paving",
        description: "The stranding move is a floor.",
    },
    ThemeCard {
        id: "understatement",
        description: "The solution begins with fewer tiles than another move would place.",
    },
    ThemeCard {
        id: "clean-finish",
        description: "The solution begins by using up a colour.",
    },
    ThemeCard {
        id: "new-colour",
        description: "The solution begins by opening a colour.",
    },
    ThemeCard {
        id: "only-reply",
        description: "On the main line the opponent has one move, but for the name of the colour that it opens.",
    },
    ThemeCard {
        id: "broad-front",
        description: "At first the opponent could fill three shapes or more, and in the end none.",
    },
    ThemeCard {
        id: "lifeline",
        description: "The move that holds makes new room for the solver: more shapes than before that it can fill.",
    },
];

/// The themes that hold.
pub(super) fn themes(position: &Temple, proof: &Proof<Move>) -> Vec<&'static str> {
    let Some(&first) = proof.line.first() else {
        return Vec::new();
    };
    let holds = predicates(position, proof, first);
    (THEMES.iter().zip(holds))
        .filter_map(|(theme, holds)| holds.then_some(theme.id))
        .collect()
}

fn predicates(position: &Temple, proof: &Proof<Move>, first: Move) -> [bool; 13] {
    let me = position.to_move();
    let wins = matches!(proof.task, Task::Win { .. });
    // Before and after the solver's last move.
    let mut walk = position.clone();
    let mut single_reply = false;
    let mut last = (position.clone(), first);
    for &m in &proof.line {
        if walk.to_move() == me {
            last = (walk.clone(), m);
        } else {
            let mut replies = Vec::new();
            walk.distinct_moves(&mut replies);
            single_reply |= replies.len() == 1;
        }
        walk.play(m);
    }
    let (before, last) = last;
    let stranded = me.other();
    let burden = (walk.active(stranded)).map(|colour| walk.values_in_hand(stranded, colour));
    let wanted = slots_open_to(&before, stranded);
    let occupies = last.tiles().any(|placed| wanted.contains(&placed.slot()));
    let has = |wanted: fn(SlotKind) -> bool| {
        let mut kinds = last.tiles().map(|placed| placed.slot().kind());
        kinds.any(wanted)
    };
    let top = has(|kind| kind == SlotKind::Top);
    let floor = has(|kind| kind == SlotKind::Floor);

    let mut moves = Vec::new();
    position.distinct_moves(&mut moves);
    let most = moves.iter().map(|m| m.tiles().count()).max().unwrap_or(0);
    let mut after = position.clone();
    after.play(first);
    let uses_up = position.active(me).is_some() && after.active(me) != position.active(me);
    let opens = after.active(me).is_some() && after.active(me) != position.active(me);
    [
        wins && burden.is_some_and(|values| values.count_ones() == 1),
        wins && burden.is_some_and(|values| values & 1 == 1),
        wins && occupies,
        wins && !occupies,
        wins && top,
        wins && !top && !floor,
        wins && floor,
        first.tiles().count() < most,
        uses_up,
        opens,
        single_reply,
        wins && room(position, stranded) >= 3,
        !wins && room(&after, me) > room(position, me),
    ]
}

/// The slots that a seat could fill, were it to move.
fn slots_open_to(position: &Temple, seat: Seat) -> Vec<Slot> {
    let mut setup = position.to_setup();
    setup.to_move = seat.index() as i64;
    let mut moves = Vec::new();
    if let Ok(turned) = Temple::from_setup(&setup) {
        turned.distinct_moves(&mut moves);
    }
    let slots = moves.iter().flat_map(|m| m.tiles());
    let mut slots: Vec<Slot> = slots.map(|placed| placed.slot()).collect();
    slots.sort_unstable();
    slots.dedup();
    slots
}

/// Of the rating: the tiles on the table, the shapes that who is to be stranded can fill, the opponent's moves that a
/// holding move must withstand, and the replies to the first move.
pub(super) fn features(position: &Temple, proof: &Proof<Move>) -> Vec<i64> {
    let me = position.to_move();
    let (stranded, within) = match proof.task {
        Task::Hold { within } => (me, i64::from(within)),
        Task::Win { .. } | Task::Best { .. } => (me.other(), 0),
    };
    let mut after = position.clone();
    if let Some(&first) = proof.line.first() {
        after.play(first);
    }
    let mut replies = Vec::new();
    after.distinct_moves(&mut replies);
    vec![
        position.table().len() as i64,
        i64::from(room(position, stranded)),
        within,
        (replies.len() as i64).min(100),
    ]
}
