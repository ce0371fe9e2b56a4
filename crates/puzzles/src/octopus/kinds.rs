//! The kinds of Octopus' puzzles.

use crate::difficulty::Difficulty;
use crate::game::KindCard;

/// The kinds by their places in [`KINDS`].
pub(super) const BIGGEST_SCORE: usize = 0;
pub(super) const BEST_PLACEMENT: usize = 1;
pub(super) const BEST_LINE: usize = 2;
pub(super) const WIN_THE_ENDGAME: usize = 3;

/// All kinds; a kind's place is its number.
pub(super) const KINDS: &[KindCard] = &[
    KindCard {
        id: "biggest-score",
        generator: 1,
        question: "Find the placement that scores most.",
        description: "A hand of tiles and a board; every placement is scored. The best scores at least 2 points more \
            than any other.",
        unit: "points of lead after the placement",
        gap: 2.0,
        difficulties: Difficulty::between(1, 1),
    },
    KindCard {
        id: "best-placement",
        generator: 1,
        question: "Place a tile, let the opponent reply, place another: find the first placement, after which you are \
            furthest ahead whatever the reply.",
        description: "Both hands are open. Every placement, every reply to it and every second placement is tried: what \
            counts is the lead after the second placement against the best reply. The solution leads by at least 2 \
            points more than any other first placement, and is not the one that scores most at once.",
        unit: "points of lead after the second placement",
        gap: 2.0,
        difficulties: Difficulty::between(2, 5),
    },
    KindCard {
        id: "best-line",
        generator: 1,
        question: "You are alone: place all your tiles, in the best order, for as many points as possible.",
        description: "Every order of the tiles on every cell is tried to the last tile: what counts is the total. At every \
            step one placement alone leads to the best total, and above the lowest difficulty the first one is not the \
            one that scores most at once.",
        unit: "points in all",
        gap: 1.0,
        difficulties: &Difficulty::ALL,
    },
    KindCard {
        id: "win-the-endgame",
        generator: 1,
        question: "Win: one placement leads to a win against every reply, all others do not.",
        description: "Five or six tiles are left, both hands are open, and every placement is searched to the end of the \
            game. The solution wins, and the final lead is at least 2 points better than after any other placement, none \
            of which wins; it is not the placement that scores most at once.",
        unit: "points of lead at the end",
        gap: 2.0,
        difficulties: Difficulty::between(2, 5),
    },
];

/// See [`crate::PuzzleGame::question`].
pub(super) fn question(kind: usize, horizon: u32) -> String {
    match kind {
        BIGGEST_SCORE => "Find the placement that scores most with your next 1 tile.".to_owned(),
        BEST_PLACEMENT => format!(
            "Find the placement after which you are furthest ahead when you have placed {horizon} tiles, whatever the \
             opponent replies."
        ),
        BEST_LINE => format!(
            "You are alone: place all {horizon} of your tiles, in the best order, for as many points as possible."
        ),
        _ => format!(
            "Find the only placement that wins the game with your last {horizon} tiles, whatever the opponent replies."
        ),
    }
}
