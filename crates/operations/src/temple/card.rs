//! The game's part of `GET /v1/games/temple`, and the documented examples.

use std::collections::BTreeMap;

use serde_json::json;

use tessera_messages::Id;
use tessera_pictures::Picture as _;

use crate::game::{
    Example, GameCard, GrammarCard, NotationCard, OptionCard, SeatRange, SymmetryCard,
};
use tessera_rules::temple::{DEFAULT_COLOURS, REACH, TILES, Temple};

/// Example positions of the documentation.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        name: "cloister",
        summary: "Four cells around an open court: a corner top, and the single walls that close it.",
        key: "F0,0=R1;T0,1=R2;T1,0=B3;W0,2S=R3;W0,0N=B1;W0,0E=B2;W2,0W=B4|R4R5R6O1O2O3O4O5O6Y1Y2Y3Y4Y5Y6G1G2G3G4G5G6C1C2C3C4C5C6,B5B6P1P2P3P4P5P6N1N2N3N4N5N6K1K2K3K4K5K6W1W2W3W4W5W6|R,B|0|published",
        moves: &["T1,1=R4+W1,2S=R5+W2,1W=R6", "W-1,1E=B5", "W1,-1N=O5"],
        seed: None,
    },
    Example {
        name: "opening",
        summary: "The start: a value 1 of any colour, and a reply of two walls.",
        key: "-|R1R2R3R4R5R6O1O2O3O4O5O6Y1Y2Y3Y4Y5Y6G1G2G3G4G5G6C1C2C3C4C5C6,B1B2B3B4B5B6P1P2P3P4P5P6N1N2N3N4N5N6K1K2K3K4K5K6W1W2W3W4W5W6|-,-|0|published",
        moves: &["F0,0=R1", "W0,0N=B2+W0,0E=B3"],
        seed: None,
    },
    Example {
        name: "wall_before_top",
        summary: "A tunnel whose wall is placed first, because only the wall touches a 2.",
        key: "F-1,2=P5;F0,2=P2;F-1,1=P4;F-1,0=P3;F0,0=B1;W0,0N=B5;W0,0E=B4|R1R2R3R4R5R6,K1|-,K|0|published",
        moves: &["T0,1=R4+W0,2S=R3"],
        seed: None,
    },
    Example {
        name: "running_on",
        summary: "The revised edition: the last red tile and the first orange one in one move.",
        key: "F0,0=B1;W0,0N=B5;W0,0E=B4|R5O1O2O3O4O5O6,K1|R,K|0|revised",
        moves: &["T0,1=R5+W0,2S=O5", "F0,-1=K1"],
        seed: None,
    },
    Example {
        name: "block",
        summary: "Player 1's last tile is a 1 and fits nowhere: player 2 wins by laying anything but a 1.",
        key: "F0,0=R5|K1,B1B2B3B4B5|K,B|1|published",
        moves: &["F1,0=B5"],
        seed: None,
    },
];

/// The description of the game.
pub(super) fn card() -> GameCard {
    GameCard {
        name: Temple::NAME.into(),
        designer: "Martin Windischer",
        year: 2010,
        seats: SeatRange { min: 2, max: 2, default: 2 },
        options: options(),
        notation: notation(),
        symmetries: SymmetryCard { count: None, description: Id("card-temple-symmetries").into() },
        limits: BTreeMap::from([
            ("tiles", TILES as u64),
            ("tiles_in_a_move", 3),
            ("coordinate_max", REACH as u64),
        ]),
        notes: Vec::new(),
    }
}

fn options() -> Vec<OptionCard> {
    vec![
        OptionCard::two_seats(),
        OptionCard::seed(Id("card-unused-seed")),
        OptionCard {
            name: "edition",
            description: Id("card-temple-edition").into(),
            default: json!("published"),
            values: Id("card-temple-editions").into(),
        },
        OptionCard {
            name: "colours",
            description: Id("card-temple-colours").into(),
            default: json!(DEFAULT_COLOURS),
            values: Id("card-temple-letters").into(),
        },
    ]
}

fn notation() -> NotationCard {
    NotationCard {
        position_key: GrammarCard {
            form: "table|hand0,hand1|active0,active1|to_move|edition",
            example: "F0,0=R1|R2R3,B1B2|R,B|1|published",
            meaning: Id("card-temple-key").into(),
        },
        moves: vec![
            GrammarCard {
                form: "Fx,y=TILE",
                example: "F1,0=R3",
                meaning: Id("card-temple-floor").into(),
            },
            GrammarCard {
                form: "Tx,y=TILE",
                example: "T0,1=R4",
                meaning: Id("card-temple-top").into(),
            },
            GrammarCard {
                form: "Wx,yd=TILE",
                example: "W0,0N=B2",
                meaning: Id("card-temple-wall").into(),
            },
            GrammarCard {
                form: "SLOT=TILE+SLOT=TILE[+SLOT=TILE]",
                example: "T0,1=R4+W0,2S=R5",
                meaning: Id("card-temple-several").into(),
            },
        ],
    }
}
