//! The kinds of Ingenious' puzzles.

use crate::difficulty::Difficulty;
use crate::game::KindCard;

/// The kinds by their places in [`KINDS`].
pub(super) const RAISE_THE_LOWEST: usize = 0;
pub(super) const LAST_PLACEMENTS: usize = 1;

/// All kinds; a kind's place is its number.
pub(super) const KINDS: &[KindCard] = &[
    KindCard {
        id: "raise-the-lowest",
        generator: 1,
        question: "Play your turn, with all bonus placements that it earns, so that your lowest colour ends \
                   as high as possible; of equal ones the next lowest colour decides, and so on.",
        description: "Your rack is open, and nothing is drawn within a turn: every sequence of placements \
                      of this turn was tried. Every other placement leaves, at best, the lowest or the \
                      second-lowest colour at least a point lower. Positions are from games of two seats and \
                      from solo games.",
        unit: "points of the second-lowest colour at the end of the turn, a point of the lowest counting 100, \
               one of the third-lowest 1/100, of the fourth-lowest 1/10000, and so on",
        gap: 1.0,
        difficulties: &Difficulty::ALL,
    },
    KindCard {
        id: "last-placements",
        generator: 1,
        question: "All racks are open and the board is almost full: make the placement that gives the best \
                   chance to win.",
        description: "Two or three placements are left. Every placement, exchange and draw that can still \
                      matter was followed to the end, with best play by both seats. Every other placement wins at \
                      least ten games in a hundred fewer; in most puzzles the draw doesn't matter and the others \
                      simply don't win. Standard games and duels of two seats.",
        unit: "games won in a hundred, a shared win counting one half",
        gap: 10.0,
        difficulties: &Difficulty::ALL,
    },
];

/// See [`crate::PuzzleGame::question`].
pub(super) fn question(kind: usize, horizon: u32) -> String {
    let plural = if horizon == 1 { "" } else { "s" };
    match kind {
        RAISE_THE_LOWEST => format!(
            "Find the next {horizon} placement{plural} of your turn, so that at its end your lowest colour is as high as \
             possible; of equal ones the next lowest colour decides, and so on."
        ),
        _ => format!(
            "All racks are open and at most {horizon} placement{plural} can still follow: make the one that gives the best \
             chance to win."
        ),
    }
}
