//! Description of the game and its documented examples.

use std::collections::BTreeMap;

use serde_json::json;

use tessera_messages::Id;
use tessera_pictures::Picture as _;
use tessera_rules::ingenious::Ingenious;

use crate::game::{
    Example, GameCard, GrammarCard, NotationCard, OptionCard, SeatRange, SymmetryCard,
};

pub(super) fn card() -> GameCard {
    GameCard {
        name: Ingenious::NAME.into(),
        designer: "Reiner Knizia",
        year: 2016,
        seats: SeatRange { min: 1, max: 4, default: 2 },
        options: vec![
            OptionCard {
                name: "variant",
                description: Id("card-ingenious-variant").into(),
                default: json!("standard"),
                values: Id("card-ingenious-variants").into(),
            },
            OptionCard {
                name: "seats",
                description: Id("card-ingenious-seats").into(),
                default: json!(2),
                values: Id("card-ingenious-seat-counts").into(),
            },
            OptionCard::seed(Id("card-ingenious-seed")),
            OptionCard {
                name: "hidden",
                description: Id("card-ingenious-hidden").into(),
                default: json!(false),
                values: Id("card-true-or-false").into(),
            },
        ],
        notation: NotationCard {
            position_key: GrammarCard {
                form: "variant|seats|to_move|phase.bonus|board|racks|scores|placed",
                example: "duel|2|1|place.0|RO@0,0/1,0|GG,GGGG|-9.0.0.0.0.9,9.0.0.0.0.-9|1,0",
                meaning: Id("card-ingenious-key").into(),
            },
            moves: vec![
                GrammarCard {
                    form: "tile@q,r/q,r",
                    example: "RB@0,-4/1,-4",
                    meaning: Id("card-ingenious-place").into(),
                },
                GrammarCard {
                    form: "swap",
                    example: "swap",
                    meaning: Id("card-ingenious-swap").into(),
                },
                GrammarCard {
                    form: "keep",
                    example: "keep",
                    meaning: Id("card-ingenious-keep").into(),
                },
                GrammarCard {
                    form: "+tile,tile,…",
                    example: "+RB,GG",
                    meaning: Id("card-ingenious-draw").into(),
                },
            ],
        },
        symmetries: SymmetryCard {
            count: Some(12),
            description: Id("card-ingenious-symmetries").into(),
        },
        limits: BTreeMap::new(),
        notes: vec![Id("card-ingenious-duel").into(), Id("card-ingenious-perft").into()],
    }
}

/// Example positions with lines of moves.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        name: "bonus",
        summary: "Blue reached 18: Player 2, whose rack lies face down, has a bonus placement, then may exchange.",
        key: "standard|2|1|place.1|BB@3,-1/2,0;BB@4,-1/3,0;BB@5,-1/4,0;PP@-4,0/-5,1;GB@1,1/1,0;GG@2,1/1,2;\
              BP@4,1/3,2;GB@2,2/3,1|RYRGRPOOYPGG,??????????|0.0.0.2.6.2,0.0.0.2.18.0|4,4",
        moves: &["GG@0,3/1,3", "swap", "+??,??,??,??,??,??", "GG@0,1/0,2"],
        seed: None,
    },
    Example {
        name: "first_move",
        summary: "The first tile must lie next to a printed symbol that no tile lies next to.",
        key: "standard|2|0|place.0|-|RRRBOYOGYYGP,????????????|0.0.0.0.0.0,0.0.0.0.0.0|0,0",
        moves: &["RR@1,-5/0,-4", "+RB"],
        seed: None,
    },
    Example {
        name: "exchange",
        summary: "No tile of the rack shows red, the lowest colour: it may be exchanged.",
        key: "standard|3|0|exchange.0|GG@6,-5/5,-4;GB@5,-3/5,-2;BB@5,-1/4,0;OY@0,0/-1,1;BB@6,0/5,1;OY@0,1/-1,2;\
              OP@0,2/-1,3;OP@0,3/-1,4;OB@0,4/1,4;OB@0,6/1,5|YBGPBBBPPP,RRRYRGOYYPGP,RRRORYRGRGRG|\
              0.12.1.2.1.1,0.3.0.2.5.0,0.6.0.0.4.0|4,3,3",
        moves: &["swap", "+RO,RY,OO,YB,GG,PP"],
        seed: None,
    },
    Example {
        name: "draw",
        summary: "The rack is refilled; the seed of the request decides the tile.",
        key: "standard|3|1|draw.0|GG@6,-5/5,-4;BB@6,0/5,1;OB@1,1/2,0;GB@2,1/3,0;GB@3,1/4,0;YB@3,2/4,1;GB@3,3/4,2;\
              OO@1,5/0,6|RORYRPOYYGYP,RRRORGYGYP,RRROOPYYYPGP|0.0.0.3.5.0,0.2.0.0.7.0,0.0.0.0.6.0|3,3,2",
        moves: &["+"],
        seed: Some(7),
    },
    Example {
        name: "solo_order",
        summary: "Red is at 17 and stops at 18 once: the smaller half first loses nothing.",
        key: "solo|1|0|place.0|RR@0,-4/0,-3|RR|17.0.0.0.0.0|1",
        moves: &["RR@1,-3/0,-2", "+RB"],
        seed: None,
    },
    Example {
        name: "team",
        summary: "Player 1 took the joint track of blue to 18 and places again.",
        key: "team|4|0|place.1|GP@5,-4/4,-3;BB@5,-1/6,-1;PP@-4,0/-5,1;BB@4,0/3,1;BB@6,0/5,1;BB@4,1/3,2;RB@3,3/4,2;\
              GB@4,3/5,2;YY@-4,5/-5,6|RORYOGOGOB,RRROOOOYOYYG,RRRPOYOPYPGP,RBOOOYOBOPYG|\
              0.0.2.0.18.0,0.0.0.1.10.2,0.0.2.0.18.0,0.0.0.1.10.2|3,2,2,2",
        moves: &["OB@1,2/2,2", "+RB,RB"],
        seed: None,
    },
    Example {
        name: "duel",
        summary: "Player 2 has taken the blue peg and places again.",
        key: "duel|2|1|place.1|BB@1,-1/0,0;PP@-4,0/-5,1;BB@2,0/1,1;BB@3,0/2,1;BB@4,0/3,1;OB@0,1/1,0;BP@4,1/3,2;\
              GP@-5,2/-4,1|RGRBOYOYYYYG,??????????|0.0.0.0.-9.0,0.0.0.0.9.0|4,4",
        moves: &["PP@-4,-1/-3,-1"],
        seed: None,
    },
];
