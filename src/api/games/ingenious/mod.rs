//! Ingenious on the wire.

mod card;
mod explain;
mod shapes;
#[cfg(test)]
mod tests;
mod wire;

pub use shapes::{IngeniousCell, IngeniousColours, IngeniousRack};
pub use wire::{
    IngeniousDirection, IngeniousMove, IngeniousPart, IngeniousPartKind, IngeniousPhase,
    IngeniousPosition, IngeniousScore, IngeniousStanding, IngeniousStart, IngeniousTile,
    IngeniousVariant,
};

use rand_chacha::ChaCha8Rng;

use crate::api::game::{DrawWire, Example, GameCard, WireGame};
use crate::api::wire::Int;
use crate::game::{Fault, Game};
use crate::games::ingenious::{Deal, Form, Ingenious, Move, Standing, Tile};

impl WireGame for Ingenious {
    const ID: &'static str = "ingenious";
    const SCHEMA_PREFIX: &'static str = "Ingenious";
    const RULES_VERSION: &'static str = "1";
    const PERFT_LIMIT: u64 = 20_000_000;
    const HAS_CHANCE: bool = true;
    const HAS_RULES_STATUS: bool = true;
    const PUZZLE_EXAMPLE: &'static str = "ingenious1-raise-the-lowest-1ytr59k-5-4rc";
    const EXAMPLES: &'static [Example] = card::EXAMPLES;

    type PositionWire = IngeniousPosition;
    type MoveWire = IngeniousMove;
    type StartOptions = IngeniousStart;
    type ScoreWire = IngeniousScore;
    type PartWire = IngeniousPart;

    fn card() -> GameCard {
        card::card(Self::PERFT_LIMIT)
    }

    fn decode(wire: IngeniousPosition) -> Result<Ingenious, Fault> {
        wire.read()?.build()
    }

    fn encode(&self) -> IngeniousPosition {
        self.to_setup().into()
    }

    fn describe(&self, m: Move, notation: String) -> IngeniousMove {
        let plain = IngeniousMove {
            r#move: notation,
            tile: None,
            cells: None,
            gain: None,
            bonus: None,
            drawn: None,
        };
        match m {
            Move::Place { tile, cells } => {
                let earned = self.earned(tile, cells);
                IngeniousMove {
                    tile: Some(tile.to_string()),
                    cells: Some(cells.map(wire::coordinates)),
                    gain: Some(earned.gain),
                    bonus: Some(earned.bonus),
                    ..plain
                }
            }
            Move::Swap | Move::Keep => plain,
            Move::Draw(drawn) => IngeniousMove {
                drawn: Some(drawn.places().map(wire::place_name).collect()),
                ..plain
            },
        }
    }

    fn seed(options: &IngeniousStart) -> Option<Int> {
        options.seed
    }

    fn start(options: &IngeniousStart, rng: &mut ChaCha8Rng) -> Result<Ingenious, Fault> {
        let form: Form = options.variant.unwrap_or(IngeniousVariant::Standard).into();
        let range = form.seats();
        let seats = match options.seats {
            None => *range.start(),
            Some(wanted) => wanted
                .to::<usize>()
                .filter(|seats| range.contains(seats))
                .ok_or_else(|| {
                    let (form, wanted) = (form.name(), wanted.0);
                    let (least, most) = (range.start(), range.end());
                    let range = if least == most {
                        least.to_string()
                    } else {
                        format!("{least} to {most}")
                    };
                    let detail =
                        format!("the {form} game is played with {range} seats, not {wanted}");
                    Fault::options(None, detail).at("seats")
                })?,
        };
        let hidden = options.hidden.unwrap_or(false);
        Ok(Deal {
            form,
            seats,
            hidden,
        }
        .start(rng))
    }

    fn score(&self) -> IngeniousScore {
        let standing = |standing: Standing| IngeniousStanding {
            seat: standing.seat.index(),
            rank: standing.rank,
            team: standing.team,
            scores: standing.scores,
            lowest: standing.sorted[0],
            sorted: standing.sorted,
            tokens: standing.tokens,
            colours: standing.colours,
        };
        IngeniousScore {
            standings: self.standings().into_iter().map(standing).collect(),
        }
    }

    fn explain(&self, m: Move) -> (Vec<IngeniousPart>, String) {
        explain::explain(self, m)
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
