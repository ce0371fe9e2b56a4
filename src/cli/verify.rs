//! `tessera verify`: checks if a position is a puzzle, and prints the result as JSON.

use std::io::Write;

use clap::Args;
use serde_json::json;
use tessera_operations::game_named;
use tessera_operations::host::LocalHost;
use tessera_operations::operation::call;
use tessera_operations::operations::VerifyPuzzle;

use super::error::CliError;
use crate::language::in_english;

#[derive(Debug, Clone, Args)]
pub(super) struct VerifyArguments {
    /// Id of the game, such as themisto.
    game: String,
    /// Position key.
    #[arg(allow_hyphen_values = true)]
    key: String,
    /// Type of puzzle, such as win-in-2; all types without it.
    #[arg(long = "type")]
    kind: Option<String>,
}

/// Proves the position, and prints the result.
pub(super) fn run(arguments: &VerifyArguments) -> Result<(), CliError> {
    let VerifyArguments { game, key, kind } = arguments;
    let request = match kind {
        Some(kind) => json!({ "position": key, "type": kind }),
        None => json!({ "position": key }),
    };
    let (request, host) = (request.to_string(), LocalHost::default());
    let answer = game_named!(game, G => call::<VerifyPuzzle<G>>(request.as_bytes(), &host))
        .ok_or_else(|| CliError::UnknownGame(game.clone()))?;
    let answer = answer.and_then(in_english).map_err(CliError::Refused)?;
    Ok(writeln!(std::io::stdout().lock(), "{}", String::from_utf8_lossy(&answer))?)
}
