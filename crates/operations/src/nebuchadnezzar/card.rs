//! Description of the game and its documented examples.

use std::collections::BTreeMap;

use crate::game::{
    Example, GameCard, GrammarCard, NotationCard, OptionCard, SeatRange, SymmetryCard,
};
use tessera_rules::nebuchadnezzar::{MAX_PLY, MAX_SIDE};

/// Example positions of the documentation; tests execute them.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        name: "walled_line",
        summary: "One capture of three discs, 6 : 2; the smaller ones are inside it (N4).",
        key: "5/1bbb1/wwwww/1bbb1/5 b b 40 p",
        moves: &["xb3-d3", "c5"],
        seed: None,
    },
    Example {
        name: "start",
        summary: "The empty board, an opening, and the switch of colours (NEB-6).",
        key: "8/8/8/8/8/8/8/8 b b 0 p",
        moves: &["c3", "swap", "f6"],
        seed: None,
    },
    Example {
        name: "edge_wall",
        summary: "The edges above and to the right take the colour of the walls opposite: 6 : 0 (N6).",
        key: "1bww/wbbb/4/4 b b 40 p",
        moves: &["xc4-d4"],
        seed: None,
    },
    Example {
        name: "neutral_edges",
        summary: "A winning capture between two neutral edges, 6 : 0 (N5).",
        key: "bwb/bwb/bwb b b 40 p",
        moves: &["xb1-b3"],
        seed: None,
    },
    Example {
        name: "forced_pass",
        summary: "White can neither place nor capture and has to pass (NEB-5).",
        key: "wbb/bbb/bbb w b 40 p",
        moves: &["pass", "xa3-a3"],
        seed: None,
    },
];

/// The description of the game.
pub(super) fn card() -> GameCard {
    GameCard {
        name: "Nebuchadnezzar",
        designer: "Corey Clark",
        year: 2020,
        seats: SeatRange {
            min: 2,
            max: 2,
            default: 2,
        },
        options: vec![
            OptionCard {
                name: "side",
                description: "Side of the square board.",
                default: 8.into(),
                values: "2 to 15",
            },
            OptionCard {
                name: "pie",
                description: "After the first move the second player may switch colours instead of moving.",
                default: true.into(),
                values: "true or false",
            },
        ],
        notation: NotationCard {
            position_key: GrammarCard {
                form: "<ranks> <b|w> <b|w> <ply> <p|->",
                example: "5/1bbb1/wwwww/1bbb1/5 b b 40 p",
                meaning: "Ranks from the top down to 1, separated by /: b, w, and each maximal run of empty points as \
                          one number; then the colour to move, seat 0's colour, moves made so far, p or - for the pie.",
            },
            moves: vec![
                GrammarCard {
                    form: "<file><rank>",
                    example: "c3",
                    meaning: "Places a disc.",
                },
                GrammarCard {
                    form: "x<cell>-<cell>",
                    example: "xb3-d4",
                    meaning: "Captures a rectangle, from its lower left to its upper right corner; one cell is \
                              xc3-c3.",
                },
                GrammarCard {
                    form: "swap",
                    example: "swap",
                    meaning: "Switches colours instead of answering the first move.",
                },
                GrammarCard {
                    form: "pass",
                    example: "pass",
                    meaning: "Passes; the only move where no other is possible, and then it has to be sent.",
                },
            ],
        },
        symmetries: SymmetryCard {
            count: Some(16),
            description: "The 8 symmetries of the square, each with or without exchanging the two colours together \
                          with their owners.",
        },
        limits: BTreeMap::from([
            ("max_side", u64::from(MAX_SIDE)),
            ("max_ply", u64::from(MAX_PLY)),
        ]),
        notes: vec![],
    }
}
