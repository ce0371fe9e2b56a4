//! The game's part of `GET /v1/games/themisto`, and the documented examples.

use std::collections::BTreeMap;

use tessera_messages::Id;
use tessera_pictures::Picture as _;

use crate::game::{
    Example, GameCard, GrammarCard, NotationCard, OptionCard, SeatRange, SymmetryCard,
};
use tessera_rules::themisto::{MAX_DISCS, MIN_DISCS, Symmetry, Themisto};

/// The description of the game.
pub(super) fn card() -> GameCard {
    GameCard {
        name: Themisto::NAME.into(),
        designer: "Rey Alicea",
        year: 2015,
        seats: SeatRange { min: 2, max: 2, default: 2 },
        options: vec![OptionCard::two_seats(), OptionCard::seed(Id("card-themisto-seed"))],
        notation: NotationCard {
            position_key: GrammarCard {
                form: "BOARD SEAT SKIP WINNER PREVIOUS",
                example: "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -",
                meaning: Id("card-themisto-key").into(),
            },
            moves: vec![
                GrammarCard {
                    form: "FROM-TO",
                    example: "a1-d4",
                    meaning: Id("card-themisto-move").into(),
                },
                GrammarCard {
                    form: "FROM-TOx",
                    example: "a1-d4x",
                    meaning: Id("card-themisto-capture").into(),
                },
            ],
        },
        symmetries: SymmetryCard {
            count: Some(Symmetry::COUNT as u64),
            description: Id("card-themisto-symmetries").into(),
        },
        limits: BTreeMap::from([
            ("discs_min", u64::from(MIN_DISCS)),
            ("discs_max", u64::from(MAX_DISCS)),
        ]),
        notes: Vec::new(),
    }
}

/// Example positions of the documentation.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        name: "two_turns",
        summary: "Seat 1 owes a turn, so seat 0 captures on two lines, moves again and wins out of a row (THM-5, THM-8).",
        key: "wbwbwbw1/bb5w/1b6/2w4w/w7/2ww3w/1w4wb/bwbwbwbw 0 s - \
              wbwbwbw1/bw5w/w7/2w4w/w7/2ww3w/1w4wb/bwbwbwbw",
        moves: &["a4-d4x", "h3-e3x"],
        seed: None,
    },
    Example {
        name: "lost_turn",
        summary: "A disc leaves a row of three, so its mover loses a turn (THM-4, THM-8).",
        key: "8/8/8/8/8/8/w7/bbb5 0 - - -",
        moves: &["c1-c2", "a2-b2"],
        seed: None,
    },
    Example {
        name: "start",
        summary: "The start position (THM-1).",
        key: "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -",
        moves: &["d1-d2", "d2-d1x"],
        seed: None,
    },
    Example {
        name: "five_by_capture",
        summary: "A capture of three discs makes a row of five (THM-5, THM-7).",
        key: "8/8/8/8/8/8/8/bwww2w1 0 - - -",
        moves: &["g1-e1x"],
        seed: None,
    },
    Example {
        name: "six_in_a_row",
        summary: "Six in a row do not win for seat 0, and then seat 1 wins with the five that are left (THM-7).",
        key: "8/8/8/8/4w3/8/8/bwww1b2 0 - - -",
        moves: &["e4-e1x", "a1-a2"],
        seed: None,
    },
    Example {
        name: "return_by_capture",
        summary: "The disc may not just go back, but with a capture it may (THM-6).",
        key: "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w2b3b/bwb1bwbw 1 - - wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw",
        moves: &["d2-d1x"],
        seed: None,
    },
];
