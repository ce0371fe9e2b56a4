//! The command line.

mod analyse;
mod log;
mod machine;
mod mcp;
mod puzzles;
mod record;
mod serve;

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream, ToSocketAddrs};
use std::time::Duration;

use clap::{Parser, Subcommand};

use analyse::AnalyseArguments;
use puzzles::PuzzlesArguments;
use record::RecordArguments;
use serve::ServeArguments;

use crate::api::game::WireGame;
use crate::api::games::{GameVisitor, each_game};
use crate::api::routes;
use crate::configuration::{Configuration, ConfigurationError, new_key, new_secret};
use tessera_rules::game::perft::divide;

/// How long the health command waits for an answer.
const HEALTH_TIMEOUT: Duration = Duration::from_secs(2);

/// Five abstract games over HTTP: legal moves, scores, analysis, puzzles.
#[derive(Debug, Parser)]
#[command(name = "tessera", version, about)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: ServeArguments,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve over HTTP (the default command).
    Serve(ServeArguments),
    /// Count the lines of exactly DEPTH plies, per move and in all.
    Perft {
        /// Id of the game, such as themisto.
        game: String,
        /// Position key, or "start" for the default start position.
        #[arg(allow_hyphen_values = true)]
        key: String,
        /// Number of plies.
        depth: u32,
    },
    /// Value a position and its best moves.
    Analyse(AnalyseArguments),
    /// Make puzzles in bulk, with their solutions, one JSON object a line.
    Puzzles(PuzzlesArguments),
    /// Check the record of a game, and write it in its other form: text or JSON.
    Record(RecordArguments),
    /// Offer the calls as tools of the Model Context Protocol, over standard input and output.
    Mcp(ServeArguments),
    /// Print the OpenAPI document.
    Openapi,
    /// Check the configuration, and print what would apply, in the form of a file.
    Config(ServeArguments),
    /// Make an API key, and print it with the lines for the configuration file.
    Key {
        /// Whose it is.
        name: String,
    },
    /// Make a random secret, for --daily-secret or --redis-secret, and print it.
    Secret,
    /// Ask the service on --health-bind, or else on --bind, whether it is ready, and fail if it is not. For health
    /// checks of containers.
    Health(ServeArguments),
}

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The address can't be listened on.
    #[error("can't listen on {address}: {source}")]
    Bind {
        /// The address asked for.
        address: String,
        /// Why.
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

impl Cli {
    /// Does what was asked.
    ///
    /// # Errors
    /// See [`CliError`].
    pub fn run(self) -> Result<(), CliError> {
        match self.command {
            None => serve::run(&self.serve),
            Some(Command::Serve(arguments)) => serve::run(&arguments),
            Some(Command::Perft { game, key, depth }) => print_perft(&game, &key, depth),
            Some(Command::Analyse(arguments)) => analyse::run(&arguments),
            Some(Command::Puzzles(arguments)) => puzzles::run(&arguments),
            Some(Command::Record(arguments)) => record::run(&arguments),
            Some(Command::Mcp(arguments)) => mcp::run(&arguments),
            Some(Command::Openapi) => print_openapi(),
            Some(Command::Config(arguments)) => print(&arguments.configuration()?.to_text()?),
            Some(Command::Key { name }) => print(&new_key(&name)?),
            Some(Command::Secret) => print(&format!("{}\n", new_secret())),
            Some(Command::Health(arguments)) => check_health(&arguments.configuration()?),
        }
    }
}

fn print(text: &str) -> Result<(), CliError> {
    Ok(std::io::stdout().lock().write_all(text.as_bytes())?)
}

/// Asks the running service over its own address, so that an image needs no HTTP client.
fn check_health(configuration: &Configuration) -> Result<(), CliError> {
    let listening = &configuration.listening;
    let bind = match listening.health_bind.as_str() {
        "" => &listening.bind,
        health_bind => health_bind,
    };
    let not_ready = |why: &str| CliError::Io(std::io::Error::other(why.to_owned()));
    let mut address = bind
        .to_socket_addrs()?
        .next()
        .ok_or_else(|| not_ready("the address names no host"))?;
    if address.ip().is_unspecified() {
        // A service that listens everywhere answers on loopback.
        address.set_ip(match address {
            SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    let mut stream = TcpStream::connect_timeout(&address, HEALTH_TIMEOUT)?;
    stream.set_read_timeout(Some(HEALTH_TIMEOUT))?;
    stream.write_all(b"GET /health/ready HTTP/1.0\r\nHost: localhost\r\n\r\n")?;
    let mut status_line = String::new();
    BufReader::new(stream).read_line(&mut status_line)?;
    match status_line.split(' ').nth(1) {
        Some("200") => Ok(()),
        _ => Err(not_ready("the service is not ready")),
    }
}

fn print_openapi() -> Result<(), CliError> {
    let document = routes::document();
    let mut out = std::io::stdout().lock();
    writeln!(out, "{document:#}")?;
    Ok(())
}

/// The position of a key, or the start position of seed 0.
fn read_position<G: WireGame>(key: &str) -> Result<G, CliError> {
    Ok(match key {
        "start" => G::start(
            &G::StartOptions::default(),
            &mut tessera_rules::game::random::seeded(0),
        )?,
        _ => G::from_key(key)?,
    })
}

fn print_perft(game: &str, key: &str, depth: u32) -> Result<(), CliError> {
    let mut command = PerftCommand {
        game,
        key,
        depth,
        result: Err(CliError::UnknownGame(game.to_owned())),
    };
    each_game(&mut command);
    command.result
}

struct PerftCommand<'a> {
    game: &'a str,
    key: &'a str,
    depth: u32,
    result: Result<(), CliError>,
}

impl GameVisitor for PerftCommand<'_> {
    fn visit<G: WireGame>(&mut self) {
        if G::ID == self.game {
            self.result = self.run::<G>();
        }
    }
}

impl PerftCommand<'_> {
    fn run<G: WireGame>(&self) -> Result<(), CliError> {
        let mut position = read_position::<G>(self.key)?;
        let mut out = std::io::stdout().lock();
        // A command may run as long as its user likes, so there is no limit.
        let division =
            divide(&mut position, self.depth, u64::MAX).map_err(std::io::Error::other)?;
        let mut parts: Vec<(String, u64)> = division
            .parts
            .into_iter()
            .map(|(m, leaves)| (position.notation(m), leaves))
            .collect();
        parts.sort_unstable();
        for (notation, leaves) in parts {
            writeln!(out, "{notation}: {leaves}")?;
        }
        writeln!(out, "total: {}", division.total)?;
        Ok(())
    }
}
