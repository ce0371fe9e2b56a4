//! `tessera mcp`: tools for language models.

use super::error::CliError;
use super::serve::ServeArguments;
use crate::api::mcp::serve_stdio;

/// Answers the client on standard input and output until it closes them. Logs go to standard error.
pub(super) fn run(arguments: &ServeArguments) -> Result<(), CliError> {
    let configuration = arguments.configuration()?;
    super::log::start(&configuration);
    actix_web::rt::System::new().block_on(serve_stdio(&configuration))?;
    Ok(())
}
