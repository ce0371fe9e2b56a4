//! The kinds of Octopus' puzzles.

use crate::difficulty::Difficulty;
use crate::game::{KindCard, PuzzleKinds};
use crate::task::Task;
use tessera_rules::game::Position;
use tessera_rules::octopus::Octopus;

/// The kinds by their places in [`KINDS`].
pub(super) const BIGGEST_SCORE: usize = 0;
pub(super) const WHICH_TILE_TO_KEEP: usize = 1;
pub(super) const BEST_LINE: usize = 2;
pub(super) const BEST_PLACEMENT: usize = 3;
pub(super) const SACRIFICE: usize = 4;
pub(super) const LAST_TILE: usize = 5;
pub(super) const LAST_WORD: usize = 6;
pub(super) const WIN_THE_ENDGAME: usize = 7;
pub(super) const SAVE_THE_GAME: usize = 8;
pub(super) const THREE_SEATS: usize = 9;
pub(super) const EIGHT_TILES: usize = 10;

/// All kinds; a kind's place is its number.
const KINDS: &[KindCard] = &[
    KindCard {
        id: "biggest-score",
        question: "Find the placement that scores most.",
        description: "One placement scores at least 2 points more than any other. The position is composed.",
        unit: "points of lead after the placement",
        gap: 2.0,
        difficulties: Difficulty::between(1, 1),
    },
    KindCard {
        id: "which-tile-to-keep",
        question: "You are alone: place all your tiles except one, for as many points as possible.",
        description: "Every choice and every order of the tiles on every cell is tried: at every step one placement alone leads to the best total. The tile that scores most at once is not the first to be placed. The position is composed.",
        unit: "points in all",
        gap: 1.0,
        difficulties: Difficulty::between(3, 5),
    },
    KindCard {
        id: "best-line",
        question: "You are alone: place all your tiles, in the best order, for as many points as possible.",
        description: "Every order of the tiles on every cell is tried to the last tile: at every step one placement alone leads to the best total. The position is composed.",
        unit: "points in all",
        gap: 1.0,
        difficulties: Difficulty::between(2, 5),
    },
    KindCard {
        id: "best-placement",
        question: "Place a tile, let the opponent reply, place another: find the first placement, after which you are furthest ahead whatever the reply.",
        description: "Every placement, every reply and every second placement is tried. The solution leads by at least 2 points more than any other first placement, and is not the one that scores most at once. The position is composed.",
        unit: "points of lead after the second placement",
        gap: 2.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "sacrifice",
        question: "Give away points now to be furthest ahead after your second placement.",
        description: "As best-placement; the solution scores at least 2 points less at once than another placement does, and leads by at least 1 point more in the end than any other. The position is composed.",
        unit: "points of lead after the second placement",
        gap: 1.0,
        difficulties: Difficulty::between(3, 5),
    },
    KindCard {
        id: "last-tile",
        question: "Place your last tile so that you are furthest ahead at the end.",
        description: "The opponent places after you, one tile or two. Every placement and every reply is tried to the end. The solution is at least 2 points better than any other, and not the one that scores most at once. The position is composed.",
        unit: "points of lead at the end",
        gap: 2.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "last-word",
        question: "The opponent has one tile left, you have more: be furthest ahead at the end.",
        description: "Every placement is searched to the end of the game. The solution is at least 2 points better than any other, and not the one that scores most at once. The position is composed.",
        unit: "points of lead at the end",
        gap: 2.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "win-the-endgame",
        question: "Win: one placement leads to a win against every reply, all others do not.",
        description: "Four tiles or more are left, and every placement is searched to the end of the game. The solution wins, and is at least 2 points better than any other, none of which wins; it is not the one that scores most at once. The position is composed.",
        unit: "points of lead at the end",
        gap: 2.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "save-the-game",
        question: "Save the game: one placement leads to a shared win against every reply, all others lose.",
        description: "Four tiles or more are left, and every placement is searched to the end of the game. The solution ends level, and is at least 2 points better than any other; it is not the one that scores most at once. The position is composed.",
        unit: "points of lead at the end",
        gap: 2.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "three-seats",
        question: "Against two opponents, who may join forces: be furthest ahead of the better one at the end.",
        description: "Every placement is searched to the end of the game, with both opponents against the solver. The solution is at least 1 point better than any other, and not the one that scores most at once. The position is composed.",
        unit: "points of lead at the end",
        gap: 1.0,
        difficulties: Difficulty::between(4, 5),
    },
    KindCard {
        id: "eight-tiles",
        question: "Win: one placement leads to a win against every reply, all others do not.",
        description: "Eight tiles are left, two pairs in each hand. The solution alone wins, and is not the placement that scores most at once.",
        unit: "points of lead at the end",
        gap: 1.0,
        difficulties: Difficulty::between(4, 5),
    },
];

impl PuzzleKinds for Octopus {
    const KINDS: &'static [KindCard] = KINDS;

    /// At most the tiles that the seat to move has left.
    fn horizon(&self, _kind: usize, task: Task) -> u32 {
        let tiles = self.hand(self.to_move()).len();
        match task {
            Task::Best { horizon, .. } => horizon.min(tiles),
            other => other.moves().min(tiles),
        }
    }

    fn question(kind: usize, horizon: u32) -> String {
        match kind {
            BIGGEST_SCORE => {
                "Find the placement that scores most with your next 1 tile.".to_owned()
            }
            WHICH_TILE_TO_KEEP => format!(
                "You are alone: place {horizon} of your tiles for as many points as possible, and keep the other one."
            ),
            BEST_LINE => format!(
                "You are alone: place all {horizon} of your tiles, in the best order, for as many points as possible."
            ),
            BEST_PLACEMENT => format!(
                "Find the placement after which you are furthest ahead when you have placed {horizon} tiles, whatever \
                 the opponent replies."
            ),
            SACRIFICE => format!(
                "Give away points now: find the placement after which you are furthest ahead when you have placed \
                 {horizon} tiles, whatever the opponent replies."
            ),
            LAST_TILE => "Place your last 1 tile so that you are furthest ahead at the end, whatever the opponent replies."
                .to_owned(),
            LAST_WORD => format!(
                "The opponent has one tile left: find the placement after which you are furthest ahead at the end, when \
                 you have placed your last {horizon} tiles."
            ),
            SAVE_THE_GAME => format!(
                "Find the only placement that saves a shared win with your last {horizon} tiles, whatever the opponent \
                 replies."
            ),
            THREE_SEATS => format!(
                "Find the placement with which you end furthest ahead of the better opponent, whatever the two reply to \
                 your last {horizon} tiles."
            ),
            _ => format!(
                "Find the only placement that wins the game with your last {horizon} tiles, whatever the opponent \
                 replies."
            ),
        }
    }
}
