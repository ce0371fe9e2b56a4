//! The wire forms of Nebuchadnezzar.

mod card;
mod effects;
mod explain;
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
use tessera_rules::nebuchadnezzar::{MAX_SIDE, MIN_SIDE, Move, Nebuchadnezzar, Rectangle};

pub use explain::{NebuchadnezzarPart, NebuchadnezzarWhat};
pub use wire::{
    NebuchadnezzarCapture, NebuchadnezzarColour, NebuchadnezzarMove, NebuchadnezzarPosition,
    NebuchadnezzarScore, NebuchadnezzarStanding, NebuchadnezzarStart,
};

impl WireGame for Nebuchadnezzar {
    const ID: &'static str = "nebuchadnezzar";
    const SCHEMA_PREFIX: &'static str = "Nebuchadnezzar";
    const RULES_VERSION: &'static str = "1";
    const RULES_PAGE: &'static str =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/nebuchadnezzar.md"));
    const RULING_LETTERS: &'static [&'static str] = &["NEB-"];
    const PERFT_LIMIT: u64 = 20_000_000;
    const PUZZLE_EXAMPLE: &'static str = "nebuchadnezzar-37zzre7";
    const KEY_PATTERN: &'static str =
        r"^[bw1-9][bw0-9]{0,14}(/[bw1-9][bw0-9]{0,14}){1,14} [bw] [bw] (0|[1-9][0-9]{0,8}) [p-]$";
    const MOVE_PATTERN: &'static str = concat!(
        r"^([a-oA-O]([1-9]|1[0-5])|[xX][a-oA-O]([1-9]|1[0-5])-[a-oA-O]([1-9]|1[0-5])",
        r"|[sS][wW][aA][pP]|[pP][aA][sS][sS])$",
    );
    const EXAMPLES: &'static [Example] = card::EXAMPLES;
    const GAIN: &'static str = "a win first, then the discs that the move flips";

    type PositionWire = NebuchadnezzarPosition;
    type MoveWire = NebuchadnezzarMove;
    type StartOptions = NebuchadnezzarStart;
    type ScoreWire = NebuchadnezzarScore;
    type PartWire = NebuchadnezzarPart;

    fn card() -> GameCard {
        card::card()
    }

    fn decode(wire: NebuchadnezzarPosition) -> Result<Nebuchadnezzar, Fault> {
        wire.read()
    }

    fn encode(&self) -> NebuchadnezzarPosition {
        self.to_setup().into()
    }

    fn describe(&self, m: Move, notation: String) -> NebuchadnezzarMove {
        NebuchadnezzarMove::of(self, m, notation)
    }

    fn seed(options: &NebuchadnezzarStart) -> Option<Int> {
        options.seed
    }

    fn start(
        options: &NebuchadnezzarStart,
        _rng: &mut ChaCha8Rng,
    ) -> Result<Nebuchadnezzar, Fault> {
        let seats = options.seats.unwrap_or(Int(2));
        if seats != Int(2) {
            let detail = format!("Nebuchadnezzar is played by 2 seats, not {seats}.");
            return Err(Fault::options(Some("NEB-10"), detail).at("seats"));
        }
        let side = options.side.unwrap_or(Int(8));
        side.to()
            .and_then(|side| Nebuchadnezzar::empty(side, options.pie.unwrap_or(true)))
            .ok_or_else(|| {
                let detail = format!("The side is {MIN_SIDE} to {MAX_SIDE}, not {side}.");
                let fault = Fault::options(Some("NEB-10"), detail).at("side");
                fault.beyond("side_max", MAX_SIDE.into(), side.0)
            })
    }

    fn score(&self) -> NebuchadnezzarScore {
        NebuchadnezzarScore::of(self)
    }

    fn explain(&self, m: Move) -> (Vec<NebuchadnezzarPart>, Text) {
        explain::explain(self, m)
    }

    fn spoken(&self, m: Move) -> Spoken {
        match m {
            Move::Place(cell) => Spoken::new("places", &cell),
            Move::Capture(Rectangle { from, to }) if from == to => {
                Spoken::new("captures-one", &from)
            }
            Move::Capture(Rectangle { from, to }) => {
                let cells = message!("cells-from-to", from = &from, to = &to);
                Spoken::new("captures", cells)
            }
            Move::Swap => Spoken::new("swaps", ""),
            Move::Pass => Spoken::new("passes", ""),
        }
    }

    fn winning_reply(&self, tried: Text, replies: &[Move]) -> Option<Text> {
        explain::winning_reply(self, tried, replies)
    }

    fn effects(&self, m: Move, task: Task) -> Vec<Text> {
        effects::effects(self, m, task)
    }
}
