//! The game's part of `GET /v1/games/octopus`, and the documented examples.

use std::collections::BTreeMap;

use tessera_messages::{Id, message};
use tessera_rules::game::random::MAX_SEED;

use crate::game::{
    Example, GameCard, GrammarCard, NotationCard, OptionCard, SeatRange, SymmetryCard,
};

/// The description of the game.
pub(super) fn card() -> GameCard {
    GameCard {
        name: Id("card-nestortiles").into(),
        designer: "Néstor Romeral Andrés",
        year: 2010,
        seats: SeatRange { min: 2, max: 6, default: 2 },
        options: vec![
            OptionCard {
                name: "seats",
                description: Id("card-octopus-seats").into(),
                default: 2.into(),
                values: message!("number-range", least = 2, most = 6).into(),
            },
            OptionCard {
                name: "sets",
                description: Id("card-octopus-sets").into(),
                default: 1.into(),
                values: Id("card-one-or-two").into(),
            },
            OptionCard {
                name: "seed",
                description: Id("card-octopus-seed").into(),
                default: serde_json::Value::Null,
                values: message!("card-random-seed", least = 0, most = MAX_SEED).into(),
            },
        ],
        notation: NotationCard {
            position_key: GrammarCard {
                form: "board|hands|scores|to_move|sets",
                example: "R4@0,0;B4@1,0|R1R2,O6B1|0,1|0|1",
                meaning: Id("card-octopus-key").into(),
            },
            moves: vec![GrammarCard {
                form: "TILE@x,y",
                example: "R4@2,-1",
                meaning: Id("card-octopus-move").into(),
            }],
        },
        symmetries: SymmetryCard { count: None, description: Id("card-octopus-symmetries").into() },
        limits: BTreeMap::from([
            ("seats_min", 1),
            ("seats_max", 6),
            ("sets_max", 2),
            ("coordinate_max", 1000),
            ("score_max", 100_000),
        ]),
        notes: vec![Id("card-octopus-composed").into()],
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
