//! `tessera serve`: options from flags, environment, file, and defaults, in this order.

use std::ffi::OsStr;
use std::net::TcpListener;
use std::path::PathBuf;

use clap::Args;

use super::error::CliError;
use crate::api::server::{Listeners, serve};
use crate::configuration::{Configuration, Options, unknown_variables};

/// Flags of commands that need the configuration.
#[derive(Debug, Clone, Args)]
pub(super) struct ServeArguments {
    /// Configuration file (TOML). Its members have the names of the flags, with underscores; [[keys]] are API keys.
    #[arg(long, env = "TESSERA_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    options: Options,
}

impl ServeArguments {
    /// The configuration that applies, after all checks.
    ///
    /// # Errors
    /// [`CliError::Configuration`], with the option and its fault.
    pub(super) fn configuration(&self) -> Result<Configuration, CliError> {
        let file = match &self.config {
            Some(path) => Options::from_file(path)?,
            None => Options::default(),
        };
        let mut configuration = self.options.clone().or(file).configuration()?;
        configuration.unknown_variables =
            unknown_variables(std::env::vars_os(), &known_variables())?;
        Ok(configuration)
    }
}

/// The names of all environment variables of flags.
fn known_variables() -> Vec<String> {
    let command = ServeArguments::augment_args(clap::Command::new("serve"));
    (command.get_arguments())
        .filter_map(|argument| argument.get_env().and_then(OsStr::to_str))
        .map(str::to_owned)
        .collect()
}

/// Serves as configured.
pub(super) fn run(arguments: &ServeArguments) -> Result<(), CliError> {
    let mut configuration = arguments.configuration()?;
    super::log::start(&configuration);
    super::machine::fit(&mut configuration);
    let public = listen(&configuration.listening.bind)?;
    configuration.may_serve()?;
    let health = listen_for_health(&configuration)?;
    tracing::info!("listening on http://{}", public.local_addr()?);
    let serving = serve(Listeners { public, health }, &configuration);
    actix_web::rt::System::new().block_on(serving)?;
    Ok(())
}

/// Runs jobs as configured.
pub(super) fn work(arguments: &ServeArguments) -> Result<(), CliError> {
    let configuration = arguments.configuration()?;
    super::log::start(&configuration);
    configuration.may_order()?;
    let health = listen_for_health(&configuration)?;
    let working = crate::api::server::work(health, &configuration);
    actix_web::rt::System::new().block_on(working)?;
    Ok(())
}

/// The socket for health and metrics, if they have an address of their own.
fn listen_for_health(configuration: &Configuration) -> Result<Option<TcpListener>, CliError> {
    let address = &configuration.listening.health_bind;
    if address.is_empty() {
        return Ok(None);
    }
    let health = listen(address)?;
    tracing::info!("health and metrics on http://{}", health.local_addr()?);
    Ok(Some(health))
}

fn listen(address: &str) -> Result<TcpListener, CliError> {
    TcpListener::bind(address)
        .map_err(|source| CliError::Bind { address: address.to_owned(), source })
}
