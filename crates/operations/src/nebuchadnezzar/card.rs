//! Description of the game and its documented examples.

use std::collections::BTreeMap;

use tessera_messages::{Id, message};
use tessera_pictures::Picture as _;

use crate::game::{
    Example, GameCard, GrammarCard, NotationCard, OptionCard, SeatRange, SymmetryCard,
};
use tessera_rules::nebuchadnezzar::{MAX_PLY, MAX_SIDE, Nebuchadnezzar};

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
        name: Nebuchadnezzar::NAME.into(),
        designer: "Corey Clark",
        year: 2020,
        seats: SeatRange { min: 2, max: 2, default: 2 },
        options: vec![
            OptionCard::two_seats(),
            OptionCard::seed(Id("card-unused-seed")),
            OptionCard {
                name: "side",
                description: Id("card-nebuchadnezzar-side").into(),
                default: 8.into(),
                values: message!("number-range", least = 2, most = 15).into(),
            },
            OptionCard {
                name: "pie",
                description: Id("card-nebuchadnezzar-pie").into(),
                default: true.into(),
                values: Id("card-true-or-false").into(),
            },
        ],
        notation: NotationCard {
            position_key: GrammarCard {
                form: "<ranks> <b|w> <b|w> <ply> <p|->",
                example: "5/1bbb1/wwwww/1bbb1/5 b b 40 p",
                meaning: Id("card-nebuchadnezzar-key").into(),
            },
            moves: vec![
                GrammarCard {
                    form: "<file><rank>",
                    example: "c3",
                    meaning: Id("card-nebuchadnezzar-place").into(),
                },
                GrammarCard {
                    form: "x<cell>-<cell>",
                    example: "xb3-d4",
                    meaning: Id("card-nebuchadnezzar-capture").into(),
                },
                GrammarCard {
                    form: "swap",
                    example: "swap",
                    meaning: Id("card-nebuchadnezzar-swap").into(),
                },
                GrammarCard {
                    form: "pass",
                    example: "pass",
                    meaning: Id("card-nebuchadnezzar-pass").into(),
                },
            ],
        },
        symmetries: SymmetryCard {
            count: Some(16),
            description: Id("card-nebuchadnezzar-symmetries").into(),
        },
        limits: BTreeMap::from([
            ("side_max", u64::from(MAX_SIDE)),
            ("ply_max", u64::from(MAX_PLY)),
        ]),
        notes: vec![],
    }
}
