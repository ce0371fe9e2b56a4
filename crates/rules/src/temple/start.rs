//! Start positions.

use super::values::ALL_VALUES;
use super::{COLOURS, Colour, Edition, TILES};
use super::{Temple, VALUES};
use crate::game::{Fault, Seat, quoted};

/// The five colours of each seat (TEM-11).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StartColours([Colour; COLOURS]);

/// The default split: seat 0 has `R O Y G C`, seat 1 `B P N K W`.
pub const DEFAULT_COLOURS: &str = "ROYGCBPNKW";

impl StartColours {
    /// Parses ten letters: seat 0's five colours, then seat 1's.
    ///
    /// # Errors
    /// [`crate::game::FaultKind::Malformed`] if the text is not ten colour letters, [`crate::game::FaultKind::Options`]
    /// if a colour occurs twice.
    pub fn read(text: &str) -> Result<StartColours, Fault> {
        let letters: Option<Vec<Colour>> = text.chars().map(Colour::from_letter).collect();
        let colours: [Colour; COLOURS] =
            letters.and_then(|list| list.try_into().ok()).ok_or_else(|| {
                Fault::malformed(format!(
                    "{text} is not ten letters of ROYGCBPNKW, seat 0's five and then seat 1's.",
                    text = quoted(text)
                ))
            })?;
        for (i, colour) in colours.iter().enumerate() {
            if colours[..i].contains(colour) {
                return Err(Fault::options(
                    Some("TEM-11"),
                    format!(
                        "The colour {colour} is given out twice; each of the ten goes to one seat."
                    ),
                ));
            }
        }
        Ok(StartColours(colours))
    }

    fn hand(&self, seat: usize) -> u64 {
        let half = COLOURS / 2;
        self.0[seat * half..][..half]
            .iter()
            .fold(0, |hand, colour| hand | u64::from(ALL_VALUES) << (VALUES * colour.index()))
    }
}

impl Default for StartColours {
    fn default() -> StartColours {
        StartColours(std::array::from_fn(Colour::new))
    }
}

impl Temple {
    /// Returns the position before the first tile: an empty table, thirty tiles for each seat, seat 0 to move.
    pub fn start(edition: Edition, colours: StartColours) -> Temple {
        let hands = [colours.hand(0), colours.hand(1)];
        debug_assert_eq!(hands[0] | hands[1], (1 << TILES) - 1);
        Temple::assemble(edition, Seat::FIRST, hands, [None; 2], [])
    }
}
