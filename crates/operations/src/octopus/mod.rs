//! The wire forms of Octopus.

mod card;
mod effects;
mod explain;
mod fast_json;
mod tally;
#[cfg(test)]
mod tests;
mod wire;

use rand_chacha::ChaCha8Rng;

use crate::game::{Example, GameCard, WireGame};
use crate::spoken::Spoken;
use crate::wire::Int;
use tessera_messages::{Text, message};
use tessera_puzzles::{Hinted, Task};
use tessera_rules::game::Fault;
use tessera_rules::octopus::{Octopus, Placement, deal};

pub use explain::{OctopusDirection, OctopusPart, OctopusPartKind};
pub use wire::{
    OctopusBoardTile, OctopusMove, OctopusPosition, OctopusScore, OctopusStanding, OctopusStart,
    OctopusTile, OctopusTotal,
};

impl WireGame for Octopus {
    const ID: &'static str = "octopus";
    const SCHEMA_PREFIX: &'static str = "Octopus";
    const RULES_VERSION: &'static str = "1";
    const RULES_PAGE: &'static str =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/octopus.md"));
    const RULING_LETTERS: &'static [&'static str] = &["OCT-"];
    const PERFT_LIMIT: u64 = 20_000_000;
    const WRITE_MOVES: Option<fn(&Self, &mut Vec<u8>)> = Some(fast_json::write_moves);
    const PUZZLE_EXAMPLE: &'static str = "octopus-v9353ks";
    const KEY_PATTERN: &'static str = concat!(
        r"^(-|[ROYGCBPNKW][1-6]@(0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{0,4})(;[ROYGCBPNKW][1-6]@(0|-?[1-9][",
        r"0-9]{0,4}),(0|-?[1-9][0-9]{0,4}))*)\|(-|([ROYGCBPNKW][1-6])+)(,(-|([ROYGCBPNKW][1-6])+))*\|(0|[1",
        r"-9][0-9]{0,8})(,(0|[1-9][0-9]{0,8}))*\|[0-9]\|[1-9]$",
    );
    const MOVE_PATTERN: &'static str =
        r"^[ROYGCBPNKWroygcbpnkw][1-6]@(0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{0,4})$";
    const EXAMPLES: &'static [Example] = card::EXAMPLES;
    const COUNTS_POINTS: bool = true;

    const GAIN: &'static str = "the points that the move scores";
    const POINTS_OF_WIN: Option<&'static str> = Some("40 points count as much as a win.");

    type PositionWire = OctopusPosition;
    type MoveWire = OctopusMove;
    type StartOptions = OctopusStart;
    type ScoreWire = OctopusScore;
    type PartWire = OctopusPart;

    fn card() -> GameCard {
        card::card()
    }

    fn decode(wire: OctopusPosition) -> Result<Octopus, Fault> {
        wire.read()
    }

    fn encode(&self) -> OctopusPosition {
        self.to_setup().into()
    }

    fn describe(&self, m: Placement, notation: String) -> OctopusMove {
        OctopusMove::of(self, m, notation)
    }

    fn seed(options: &OctopusStart) -> Option<Int> {
        options.seed
    }

    fn start(options: &OctopusStart, rng: &mut ChaCha8Rng) -> Result<Octopus, Fault> {
        deal(options.seats.map_or(2, |seats| seats.0), options.sets.map_or(1, |sets| sets.0), rng)
    }

    fn points_of_win(&self) -> Option<f64> {
        Some(40.0)
    }

    fn score(&self) -> OctopusScore {
        OctopusScore::of(self)
    }

    fn explain(&self, m: Placement) -> (Vec<OctopusPart>, Text) {
        explain::explain(self, m)
    }

    fn effects(&self, m: Placement, task: Task) -> Vec<Text> {
        effects::effects(self, m, task)
    }

    fn neutral_effects(&self, m: Placement) -> Vec<Text> {
        vec![effects::scores(self, m)]
    }

    fn reason(&self, m: Placement, task: Task) -> Option<Text> {
        self.contrast(m, task, &|bait| self.named(bait))
    }

    fn closing(&self, kind: usize, line: &[Placement]) -> Option<Text> {
        tally::tally(self, kind, line)
    }

    fn spoken(&self, m: Placement) -> Spoken {
        let place = explain::place(self, m.cell);
        Spoken::new("puts", message!("tile-there", tile = m.tile.text(), place = place))
    }

    fn named(&self, m: Placement) -> Text {
        tally::named(self, m)
    }
}
