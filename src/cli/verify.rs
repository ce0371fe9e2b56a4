//! `tessera verify`: checks if a position is a puzzle, and prints the result as JSON.

use std::io::Write;

use clap::Args;
use serde_json::json;
use tessera_operations::game::WireGame;
use tessera_operations::games::{GameVisitor, each_game};
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
    let mut command = VerifyCommand {
        arguments,
        result: Err(CliError::UnknownGame(arguments.game.clone())),
    };
    each_game(&mut command);
    let answer = command.result?;
    Ok(std::io::stdout().lock().write_all(answer.as_bytes())?)
}

struct VerifyCommand<'a> {
    arguments: &'a VerifyArguments,
    result: Result<String, CliError>,
}

impl GameVisitor for VerifyCommand<'_> {
    fn visit<G: WireGame>(&mut self) {
        let VerifyArguments { game, key, kind } = self.arguments;
        if G::ID == game {
            let request = match kind {
                Some(kind) => json!({ "position": key, "type": kind }),
                None => json!({ "position": key }),
            };
            let request = request.to_string();
            let answer = call::<VerifyPuzzle<G>>(request.as_bytes(), &LocalHost::default());
            let answer = answer.and_then(in_english).map_err(CliError::Refused);
            self.result = answer.map(|json| String::from_utf8_lossy(&json).into_owned() + "\n");
        }
    }
}
