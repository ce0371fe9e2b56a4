//! The game's part of `GET /v1/games/octopus`, and the documented examples.

use std::collections::BTreeMap;

use crate::game::{
    Example, GameCard, GrammarCard, NotationCard, OptionCard, SeatRange, SymmetryCard, WireGame,
};
use tessera_rules::octopus::Octopus;

/// The description of the game.
pub(super) fn card() -> GameCard {
    GameCard {
        name: "Nestortiles Octopus",
        designer: "Néstor Romeral Andrés",
        year: 2010,
        seats: SeatRange {
            min: 2,
            max: 6,
            default: 2,
        },
        options: vec![
            OptionCard {
                name: "seats",
                description: "Number of seats; all tiles are dealt to them evenly.",
                default: 2.into(),
                values: "2 to 6",
            },
            OptionCard {
                name: "sets",
                description: "Number of sets; two make a longer game.",
                default: 1.into(),
                values: "1 or 2",
            },
            OptionCard {
                name: "seed",
                description: "Seed of the deal; the same seed gives the same deal.",
                default: serde_json::Value::Null,
                values: "0 to 9007199254740991; random without one",
            },
        ],
        notation: NotationCard {
            position_key: GrammarCard {
                form: "board|hands|scores|to_move|sets",
                example: "R4@0,0;B4@1,0|R1R2,O6B1|0,1|0|1",
                meaning: "The board is its tiles as TILE@x,y joined by ;, a hand its tiles run together; hands and \
                          scores are joined by commas, and an empty board or hand is -. A TILE is a colour letter of \
                          ROYGCBPNKW and a number 1 to 6. Here R4 lies at 0,0 and B4 at 1,0; seat 0 holds R1 and R2, \
                          seat 1 O6 and B1; the totals are 0 and 1; seat 0 moves; there is one set.",
            },
            moves: vec![GrammarCard {
                form: "TILE@x,y",
                example: "R4@2,-1",
                meaning: "Place R4 at x 2 (east), y -1 (north).",
            }],
        },
        symmetries: SymmetryCard {
            count: None,
            description: "Translations, the 8 symmetries of the square, every permutation of the colours and \
                          every permutation of the numbers.",
        },
        limits: BTreeMap::from([
            ("seats_min", 1),
            ("seats_max", 6),
            ("sets_max", 2),
            ("coordinate_max", 1000),
            ("score_max", 100_000),
            ("perft_work_max", Octopus::PERFT_LIMIT),
        ]),
        notes: vec![
            "Composed positions may have one seat and hands of any sizes; a seat without tiles is passed over.".into(),
        ],
    }
}

/// Example positions of the documentation.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        name: "colour_and_number",
        summary: "Two sets: R4 at 3,0 scores the colour run R4, R1, R5 and the number run R4.",
        key: "R5@0,0;R1@1,0;R4@2,0|R4B1,G4|0,0|0|2",
        moves: &["R4@3,0", "G4@4,0", "B1@1,1"],
        seed: None,
    },
    Example {
        name: "two_seats",
        summary: "One tile on the board and two in each of two hands.",
        key: "R4@0,0|R1B2,Y4G3|0,0|0|1",
        moves: &["R1@1,0", "Y4@0,1", "B2@-1,0", "G3@0,-1"],
        seed: None,
    },
    Example {
        name: "solo",
        summary: "A composed position with one seat; B1 cuts the run to the west.",
        key: "B3@0,1;R2@1,1;B1@0,0;R1@1,0|R3|0|0|1",
        moves: &["R3@2,0"],
        seed: None,
    },
    Example {
        name: "passed_over",
        summary: "Uneven hands: seat 1 has no tiles and is passed over.",
        key: "R4@0,0|O4B4,-,G1|3,9,0|0|1",
        moves: &["B4@1,0", "G1@2,0", "O4@-1,0"],
        seed: None,
    },
    Example {
        name: "opening",
        summary: "The opening tile goes to 0,0 and scores nothing.",
        key: "-|R1K6,W2W3|0,0|1|1",
        moves: &["W3@0,0", "K6@0,1"],
        seed: None,
    },
];
