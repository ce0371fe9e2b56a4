//! The wire forms of Ingenious.

mod card;
mod effects;
mod explain;
mod fast_json;
mod place;
mod standings;
#[cfg(test)]
mod tests;
mod wire;

use rand_chacha::ChaCha8Rng;

use crate::game::{DrawWire, Example, GameCard, WireGame};
use crate::spoken::Spoken;
use crate::wire::Int;
use tessera_messages::Text;
use tessera_puzzles::Task;
use tessera_rules::game::{Fault, Game};
use tessera_rules::ingenious::{Deal, Form, Ingenious, Move, Tile};
use tessera_search::Line;

pub use explain::{IngeniousDirection, IngeniousPart, IngeniousPartKind};
pub use wire::{
    IngeniousCell, IngeniousColours, IngeniousMove, IngeniousPhase, IngeniousPosition,
    IngeniousRack, IngeniousScore, IngeniousStanding, IngeniousStart, IngeniousTile,
    IngeniousVariant,
};

impl WireGame for Ingenious {
    const ID: &'static str = "ingenious";
    const SCHEMA_PREFIX: &'static str = "Ingenious";
    const RULES_VERSION: &'static str = "1";
    const RULES_PAGE: &'static str =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/ingenious.md"));
    const RULING_LETTERS: &'static [&'static str] = &["ING-"];
    const PERFT_LIMIT: u64 = 20_000_000;
    const HAS_CHANCE: bool = true;
    const HAS_RULES_STATUS: bool = true;
    const WRITE_MOVES: Option<fn(&Self, &mut Vec<u8>)> = Some(fast_json::write_moves);
    const PUZZLE_EXAMPLE: &'static str = "ingenious-k4n0g4e";
    const KEY_PATTERN: &'static str = concat!(
        r"^(standard|solo|team|duel)\|[1-4]\|[0-3]\|(place|exchange|draw|redraw)\.(0|[1-9][0-9]{0,8})\|(-|",
        r"[ROYGBProygbp]{2}@(0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{0,4})/(0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{0,",
        r"4})(;[ROYGBProygbp]{2}@(0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{0,4})/(0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-",
        r"9]{0,4}))*)\|(-|([ROYGBProygbp]{2}|\?\?)+)(,(-|([ROYGBProygbp]{2}|\?\?)+))*\|(0|-?[1-9][0-9]{0,4})(\.(0|-?[1",
        r"-9][0-9]{0,4})){5}(,(0|-?[1-9][0-9]{0,4})(\.(0|-?[1-9][0-9]{0,4})){5})*\|(0|[1-9][0-9]{0,8})(,(0",
        r"|[1-9][0-9]{0,8}))*$",
    );
    const MOVE_PATTERN: &'static str = concat!(
        r"^([ROYGBProygbp]{2}@(0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{0,4})/(0|-?[1-9][0-9]{0,4}),(0|-?[1-9][0-9]{",
        r"0,4})|[sS][wW][aA][pP]|[kK][eE][eE][pP]|\+(([ROYGBProygbp]{2}|\?\?)(,([ROYGBProygbp]{2}|\?\?))*)?)$",
    );
    const EXAMPLES: &'static [Example] = card::EXAMPLES;
    const GAIN: &'static str = "the points that count, all colours together";
    const POINTS_OF_WIN: Option<&'static str> =
        Some("10 points of the lowest colour, in a duel 4 colours, count as much as a win.");

    type PositionWire = IngeniousPosition;
    type MoveWire = IngeniousMove;
    type StartOptions = IngeniousStart;
    type ScoreWire = IngeniousScore;
    type PartWire = IngeniousPart;

    fn card() -> GameCard {
        card::card()
    }

    fn decode(wire: IngeniousPosition) -> Result<Ingenious, Fault> {
        wire.read()?.build()
    }

    fn encode(&self) -> IngeniousPosition {
        self.to_setup().into()
    }

    fn describe(&self, m: Move, notation: String) -> IngeniousMove {
        IngeniousMove::of(self, m, notation)
    }

    fn seed(options: &IngeniousStart) -> Option<Int> {
        options.seed
    }

    fn start(options: &IngeniousStart, rng: &mut ChaCha8Rng) -> Result<Ingenious, Fault> {
        let form: Form = options.variant.unwrap_or(IngeniousVariant::Standard).into();
        let range = form.seats();
        let seats = match options.seats {
            None => *range.start(),
            Some(wanted) => {
                wanted.to::<usize>().filter(|seats| range.contains(seats)).ok_or_else(|| {
                    let form = form.name();
                    let (least, most) = (range.start(), range.end());
                    let range = if least == most {
                        least.to_string()
                    } else {
                        format!("{least} to {most}")
                    };
                    let detail =
                        format!("the number of seats in the {form} game is {range}, not {wanted}");
                    Fault::options(None, detail).at("seats")
                })?
            }
        };
        let hidden = options.hidden.unwrap_or(false);
        Ok(Deal { form, seats, hidden }.start(rng))
    }

    fn points_of_win(&self) -> Option<f64> {
        Some(match self.form() {
            Form::Duel => 4.0,
            _ => 10.0,
        })
    }

    fn score(&self) -> IngeniousScore {
        IngeniousScore::of(self)
    }

    fn explain(&self, m: Move) -> (Vec<IngeniousPart>, Text) {
        explain::explain(self, m)
    }

    fn effects(&self, m: Move, task: Task) -> Vec<Text> {
        effects::effects(self, m, task)
    }

    fn closing(&self, kind: usize, line: &[Move]) -> Option<Text> {
        standings::closing(self, kind, line)
    }

    fn spoken(&self, m: Move) -> Spoken {
        let (tile, cells) = match m {
            Move::Place { tile, cells } => (tile, cells),
            Move::Swap => return Spoken::new("renews", ""),
            // Draws are not chosen, so no text names them.
            Move::Keep | Move::Draw(_) => return Spoken::new("keeps", ""),
        };
        Spoken::new("puts", place::placed(self, tile, cells))
    }

    fn shortfall(&self, best: &Line<Move>, line: &Line<Move>) -> Option<Text> {
        effects::shortfall(self, best, line)
    }

    fn draw(&self) -> Option<DrawWire> {
        self.awaits_chance().then(|| DrawWire {
            count: self.draw_count() as u32,
            unseen: Tile::all()
                .map(|tile| (tile.to_string(), u32::from(self.unseen()[tile.index()])))
                .filter(|&(_, count)| count > 0)
                .collect(),
        })
    }

    fn rules_status(&self) -> Option<&'static str> {
        (self.form() == Form::Duel).then_some("reconstructed")
    }
}
