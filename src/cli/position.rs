//! Positions on the command line.

use super::error::CliError;
use tessera_operations::game::WireGame;

/// The position of a key, or the start position of seed 0.
pub(super) fn read_position<G: WireGame>(key: &str) -> Result<G, CliError> {
    Ok(match key {
        "start" => {
            G::start(&G::StartOptions::default(), &mut tessera_rules::game::random::seeded(0))?
        }
        _ => G::from_key(key)?,
    })
}
