//! Errors of commands.

use crate::configuration::ConfigurationError;

/// The reason why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The service can't listen on the address.
    #[error("can't listen on {address}: {source}")]
    Bind {
        /// The requested address.
        address: String,
        /// The error of the system.
        source: std::io::Error,
    },
    /// The configuration makes no sense.
    #[error("the configuration can't be used: {0}")]
    Configuration(#[from] ConfigurationError),
    /// The service or the output failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// There is no such game.
    #[error("there is no game {0:?}")]
    UnknownGame(String),
    /// The request makes no sense.
    #[error("{0}")]
    Refused(crate::api::problem::Problem),
    /// The position can't be read.
    #[error("the position can't be used: {0}")]
    Position(#[from] tessera_rules::game::Fault),
}
