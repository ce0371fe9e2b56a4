//! Entries of the shared cache, as if their signatures were right: refused, or complete.

use tessera_operations::game::WireGame;
use tessera_rules::game::Turn;

use crate::{Job, key};

/// Reads a position key and, after a line feed, an entry about it.
pub struct Entries;

impl Job for Entries {
    fn run<G: WireGame>(text: &str) {
        if let Some((first, entry)) = text.split_once('\n')
            && let Some(position) = key::<G>(first)
            && matches!(position.turn(), Turn::Seat(_))
        {
            tessera::fuzzing::entry(&position, entry.as_bytes());
        }
    }
}
