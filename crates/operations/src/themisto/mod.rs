//! The wire forms of Themisto.

mod card;
mod effects;
mod explain;
mod fast_json;
mod reason;
#[cfg(test)]
mod tests;
mod wire;

use rand_chacha::ChaCha8Rng;

use crate::game::{Example, GameCard, WireGame};
use crate::spoken::Spoken;
use crate::wire::Int;
use tessera_messages::{Text, message};
use tessera_puzzles::Task;
use tessera_rules::game::Fault;
use tessera_rules::themisto::{Move, Themisto};

pub use explain::{ThemistoPart, ThemistoWhat};
pub use wire::{
    ThemistoColour, ThemistoDirection, ThemistoMove, ThemistoPosition, ThemistoRow, ThemistoScore,
    ThemistoStanding, ThemistoStart,
};

impl WireGame for Themisto {
    const ID: &'static str = "themisto";
    const SCHEMA_PREFIX: &'static str = "Themisto";
    const RULES_VERSION: &'static str = "1";
    const RULES_PAGE: &'static str =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/themisto.md"));
    const RULING_LETTERS: &'static [&'static str] = &["THM-"];
    const PERFT_LIMIT: u64 = 50_000_000;
    const PUZZLE_EXAMPLE: &'static str = "themisto-1xb4bbd";
    const KEY_PATTERN: &'static str =
        r"^[bw1-8]{1,8}(/[bw1-8]{1,8}){7} [01] [s-] [01-] (-|[bw1-8]{1,8}(/[bw1-8]{1,8}){7})$";
    const MOVE_PATTERN: &'static str = r"^[a-hA-H][1-8]-[a-hA-H][1-8][xX]?$";
    const EXAMPLES: &'static [Example] = card::EXAMPLES;
    const WRITE_MOVES: Option<fn(&Self, &mut Vec<u8>)> = Some(fast_json::write_moves);

    const GAIN: &'static str =
        "a win first, then the discs that the move captures; moves that cost a turn last";

    type PositionWire = ThemistoPosition;
    type MoveWire = ThemistoMove;
    type StartOptions = ThemistoStart;
    type ScoreWire = ThemistoScore;
    type PartWire = ThemistoPart;

    fn card() -> GameCard {
        card::card()
    }

    fn decode(wire: ThemistoPosition) -> Result<Themisto, Fault> {
        Themisto::from_setup(&wire.read()?)
    }

    fn encode(&self) -> ThemistoPosition {
        ThemistoPosition::write(&self.to_setup())
    }

    fn describe(&self, m: Move, notation: String) -> ThemistoMove {
        ThemistoMove::of(self, m, notation)
    }

    fn seed(options: &ThemistoStart) -> Option<Int> {
        options.seed
    }

    fn start(options: &ThemistoStart, _rng: &mut ChaCha8Rng) -> Result<Themisto, Fault> {
        match options.seats {
            None | Some(Int(2)) => Ok(Themisto::start()),
            Some(seats) => Err(Fault::options(
                None,
                format!("Themisto is a game for 2 seats, not for {seats}"),
            )
            .at("seats")),
        }
    }

    fn score(&self) -> ThemistoScore {
        ThemistoScore::of(self)
    }

    fn explain(&self, m: Move) -> (Vec<ThemistoPart>, Text) {
        explain::explain(self, m)
    }

    fn spoken(&self, m: Move) -> Spoken {
        let (from, to) = (m.from(), m.to());
        let kind = match m.is_capture() {
            true => "takes",
            false if self.capture_lines(Move::new(from, to, true)).is_empty() => "moves",
            false => "spares",
        };
        Spoken::new(kind, message!("move-themisto", from = &from, to = &to))
    }

    fn winning_reply(&self, tried: Text, replies: &[Move]) -> Option<Text> {
        explain::winning_reply(self, tried, replies)
    }

    fn effects(&self, m: Move, task: Task) -> Vec<Text> {
        effects::effects(self, m, task)
    }

    fn neutral_effects(&self, m: Move) -> Vec<Text> {
        effects::neutral(self, m)
    }

    fn refuting_effects(&self, m: Move) -> Vec<Text> {
        effects::refuting(self, m)
    }

    fn reason(&self, m: Move, task: Task) -> Option<Text> {
        reason::reason(self, m, task)
    }
}
