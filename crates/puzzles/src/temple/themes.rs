//! The themes: what a solution shows, each a predicate on the position and the main line.

use super::candidate::room;
use super::kinds::{HOLD, first_alike};
use super::kinds::{LAST_TILES, OUTLAST, SQUEEZE};
use crate::game::ThemeCard;
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::temple::{Move, Slot, SlotKind, Temple};

/// All themes; the order is that of [`predicates`].
pub(super) const THEMES: &[ThemeCard] = &[
    ThemeCard {
        id: "single-burden",
        since: 1,
        description: "The stranded player is left with one tile of its active colour.",
    },
    ThemeCard {
        id: "stuck-one",
        since: 1,
        description: "The stranded player is left with a 1 of its active colour, which fits only where it touches another 1.",
    },
    ThemeCard {
        id: "occupation",
        since: 1,
        description: "The stranding move takes a slot that the opponent could have filled.",
    },
    ThemeCard {
        id: "no-entry",
        since: 1,
        description: "The stranding move takes none of the opponent's slots: it spoils them from a slot beside them.",
    },
    ThemeCard {
        id: "roof",
        since: 1,
        description: "The stranding move places a top.",
    },
    ThemeCard {
        id: "walling-in",
        since: 1,
        description: "The stranding move is made of walls alone.",
    },
    ThemeCard {
        id: "paving",
        since: 1,
        description: "The stranding move is a floor.",
    },
    ThemeCard {
        id: "understatement",
        since: 1,
        description: "The solution begins with fewer tiles than another move would place.",
    },
    ThemeCard {
        id: "clean-finish",
        since: 1,
        description: "The solution begins by using up a colour.",
    },
    ThemeCard {
        id: "new-colour",
        since: 1,
        description: "The solution begins by opening a colour.",
    },
    ThemeCard {
        id: "only-reply",
        since: 1,
        description: "On the main line the opponent has one move, apart from the name of the colour that it opens.",
    },
    ThemeCard {
        id: "broad-front",
        since: 1,
        description: "Before the solution the opponent could fill three shapes or more, and after it none.",
    },
    ThemeCard {
        id: "lifeline",
        since: 1,
        description: "The move that holds makes new room: afterwards the solver can fill more shapes than before.",
    },
    ThemeCard {
        id: "quiet-start",
        since: 2,
        description: "The first move threatens nothing: if the opponent could pass, the solver would not win at once.",
    },
    ThemeCard {
        id: "last-tile",
        since: 2,
        description: "The solver wins by placing its last tile.",
    },
    ThemeCard {
        id: "run-on",
        since: 2,
        description: "A move of the solver uses up a colour and runs on into another.",
    },
    ThemeCard {
        id: "miniature",
        since: 2,
        description: "There are at most six tiles on the table.",
    },
    ThemeCard {
        id: "hidden-move",
        since: 2,
        description: "At least half of the moves look better than the first one: they leave the opponent less room, or the solver more.",
    },
    ThemeCard {
        id: "tile-choice",
        since: 2,
        description: "The first move places one tile in a slot that another tile of the solver would fit too, and that would be wrong.",
    },
    ThemeCard {
        id: "stepping-stone",
        since: 2,
        description: "A later move of the solver fills a place that its first move opened.",
    },
    ThemeCard {
        id: "lent-slot",
        since: 2,
        description: "The solver fills a place that the opponent's move before it opened.",
    },
    ThemeCard {
        id: "forced-tile",
        since: 2,
        description: "At some turn on the main line every move of the opponent, who has several, places the same tile.",
    },
    ThemeCard {
        id: "both-stuck",
        since: 2,
        description: "At the end the solver could not move either.",
    },
    ThemeCard {
        id: "counter-threat",
        since: 2,
        description: "After the move that holds, the solver threatens to win at once.",
    },
    ThemeCard {
        id: "narrow-path",
        since: 2,
        description: "After its first move the solver could fill one shape at most if it were to move again.",
    },
];

/// Themes that no puzzle has both: they are about the slots and the tiles of the stranding move, or about a win without
/// one.
pub(super) const EXCLUSIVE: &[[&str; 2]] = &[
    ["occupation", "no-entry"],
    ["roof", "walling-in"],
    ["walling-in", "paving"],
    ["last-tile", "occupation"],
    ["last-tile", "no-entry"],
    ["last-tile", "both-stuck"],
];

/// Whether the question of a kind leaves room for a theme.
pub(super) fn may_have(kind: usize, theme: &str) -> bool {
    match theme {
        "new-colour" | "run-on" if kind == LAST_TILES || kind == OUTLAST => return false,
        "last-tile" => return kind == LAST_TILES || kind == SQUEEZE,
        "counter-threat" => return first_alike(kind) == HOLD,
        "quiet-start" | "stepping-stone" | "lent-slot" | "forced-tile" | "both-stuck"
        | "narrow-path" => return first_alike(kind) != HOLD,
        _ => {}
    }
    let kind = first_alike(kind);
    match theme {
        "lifeline" => kind == HOLD,
        "single-burden" | "stuck-one" | "occupation" | "no-entry" | "roof" | "walling-in"
        | "paving" | "broad-front" => kind != HOLD,
        // It is about a reply to the first move.
        "only-reply" => kind != 0 && kind != HOLD,
        _ => true,
    }
}

/// The themes that hold.
pub(super) fn themes(position: &Temple, solution: &ProvedSolution<Move>) -> Vec<&'static str> {
    let Some(&first) = solution.line.first() else {
        return Vec::new();
    };
    let holds = predicates(position, solution, first);
    let known = (THEMES.iter().zip(holds)).filter_map(|(theme, holds)| holds.then_some(theme.id));
    let known = known.chain(super::second::themes::themes(position, solution));
    known.collect()
}

fn predicates(position: &Temple, solution: &ProvedSolution<Move>, first: Move) -> [bool; 13] {
    let me = position.to_move();
    let wins = matches!(solution.task, Task::Win { .. });
    // Before and after the solver's last move.
    let mut walk = position.clone();
    let mut single_reply = false;
    let mut last = (position.clone(), first);
    for &m in &solution.line {
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
    // Not by a last tile.
    let strands = wins && walk.tiles_left(me) > 0;
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
        strands && burden.is_some_and(|values| values.count_ones() == 1),
        strands && burden.is_some_and(|values| values & 1 == 1),
        strands && occupies,
        strands && !occupies,
        strands && top,
        strands && !top && !floor,
        strands && floor,
        first.tiles().count() < most,
        uses_up,
        opens,
        single_reply,
        strands && room(position, stranded) >= 3,
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
