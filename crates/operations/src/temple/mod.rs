//! The wire forms of Temple.

mod card;
mod effects;
mod explain;
mod place;
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
use tessera_rules::temple::{Edition, Move, StartColours, Temple};

pub use explain::{TemplePart, TempleWhat};
pub use wire::{
    TempleEdition, TempleMove, TempleMoveType, TemplePlaced, TemplePosition, TempleScore,
    TempleStanding, TempleStart,
};

impl WireGame for Temple {
    const ID: &'static str = "temple";
    const SCHEMA_PREFIX: &'static str = "Temple";
    const RULES_VERSION: &'static str = "1";
    const RULES_PAGE: &'static str =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/temple.md"));
    const RULING_LETTERS: &'static [&'static str] = &["TEM-", "I"];
    const PERFT_LIMIT: u64 = 20_000_000;
    const PUZZLE_EXAMPLE: &'static str = "temple-59n5rvm";
    const KEY_PATTERN: &'static str = concat!(
        r"^(-|([FT](0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{0,4})|W(0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{0,4}",
        r")[NESW])=[ROYGCBPNKW][1-6](;([FT](0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{0,4})|W(0|-?[1-9][0-9]{0,",
        r"4}),(0|-?[1-9][0-9]{0,4})[NESW])=[ROYGCBPNKW][1-6])*)\|(-|([ROYGCBPNKW][1-6])+),(-|([ROYGCBPNKW]",
        r"[1-6])+)\|(-|[ROYGCBPNKW]),(-|[ROYGCBPNKW])\|[01]\|(published|revised)$",
    );
    const MOVE_PATTERN: &'static str = concat!(
        r"^([FTft](0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{0,4})|[Ww](0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{0,4})",
        r"[NESWnesw])=[ROYGCBPNKWroygcbpnkw][1-6](\+([FTft](0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{0,4})|[Ww]",
        r"(0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{0,4})[NESWnesw])=[ROYGCBPNKWroygcbpnkw][1-6]){0,2}$",
    );
    const EXAMPLES: &'static [Example] = card::EXAMPLES;
    const GAIN: &'static str = "a win first, then the tiles that the move places";

    type PositionWire = TemplePosition;
    type MoveWire = TempleMove;
    type StartOptions = TempleStart;
    type ScoreWire = TempleScore;
    type PartWire = TemplePart;

    fn card() -> GameCard {
        card::card()
    }

    fn decode(wire: TemplePosition) -> Result<Temple, Fault> {
        wire.read()
    }

    fn encode(&self) -> TemplePosition {
        TemplePosition::of(self)
    }

    fn describe(&self, m: Move, notation: String) -> TempleMove {
        TempleMove::of(self, m, notation)
    }

    fn seed(options: &TempleStart) -> Option<Int> {
        options.seed
    }

    fn start(options: &TempleStart, _rng: &mut ChaCha8Rng) -> Result<Temple, Fault> {
        if let Some(seats) = options.seats
            && seats != Int(2)
        {
            let detail = format!("Temple is for 2 seats, not {seats}.");
            return Err(Fault::options(None, detail).at("seats"));
        }
        let colours = match &options.colours {
            Some(text) => StartColours::read(text).map_err(|fault| fault.at("colours"))?,
            None => StartColours::default(),
        };
        Ok(Temple::start(options.edition.unwrap_or_default().into(), colours))
    }

    fn score(&self) -> TempleScore {
        TempleScore::of(self)
    }

    fn explain(&self, m: Move) -> (Vec<TemplePart>, Text) {
        explain::explain(self, m)
    }

    fn effects(&self, m: Move, task: Task) -> Vec<Text> {
        effects::effects(self, m, task)
    }

    fn edition_note(&self) -> Option<Text> {
        (self.edition() == Edition::Revised).then(|| message!("question-temple-revised"))
    }

    fn winning_reply(&self, tried: Text, replies: &[Move]) -> Option<Text> {
        Some(effects::winning_reply(self, tried, replies))
    }

    fn spoken(&self, m: Move) -> Spoken {
        Spoken::new("puts", place::moved(self, m))
    }
}
