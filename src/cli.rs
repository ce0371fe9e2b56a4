//! The command line.

mod analyse;
mod error;
mod games;
mod health;
mod log;
mod machine;
mod mcp;
mod perft;
mod position;
mod progress;
mod puzzle_file;
mod puzzles;
mod record;
mod serve;
mod sheet;
mod verify;
mod whole_file;

use std::io::Write;

use clap::{Parser, Subcommand};

use analyse::AnalyseArguments;
use games::GamesArguments;
use puzzles::PuzzlesArguments;
use record::RecordArguments;
use serve::ServeArguments;
use sheet::SheetArguments;
use verify::VerifyArguments;

use crate::api::routes;
use crate::configuration::{new_key, new_secret};
use crate::log_queue;

pub use error::CliError;

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
    /// Run jobs for the replicas with the same --nats. Serves only health and metrics, on --health-bind.
    Work(ServeArguments),
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
    /// Play whole games of a player against itself, and write their records, one a line.
    Games(GamesArguments),
    /// Make puzzles in bulk, with their solutions: as JSON, a table, records, or notes for Anki.
    Puzzles(PuzzlesArguments),
    /// Prove that a position is a puzzle and print its type; if it is none, print the reason.
    Verify(VerifyArguments),
    /// Write puzzles to print as a PDF, with their solutions overleaf: a week of puzzles of the day, or a set.
    Sheet(SheetArguments),
    /// Check the record of a game, and write it in its other form: text or JSON.
    Record(RecordArguments),
    /// Offer the calls as tools of the Model Context Protocol, over standard input and output.
    Mcp(ServeArguments),
    /// Print the OpenAPI document.
    Openapi,
    /// Check the configuration, and print the values in force in the form of a file.
    Config(ServeArguments),
    /// Make an API key, and print it with the lines for the configuration file.
    Key {
        /// The holder of the key.
        name: String,
    },
    /// Make a random secret, for --daily-secret, --redis-secret or --nats-secret, and print it.
    Secret,
    /// Ask the service on --health-bind, or without it on --bind, for its readiness, and fail if it is not ready. For
    /// health checks of containers.
    Health(ServeArguments),
}

impl Cli {
    /// Runs the command.
    ///
    /// # Errors
    /// See [`CliError`].
    pub fn run(self) -> Result<(), CliError> {
        let done = match self.command {
            None => serve::run(&self.serve),
            Some(Command::Serve(arguments)) => serve::run(&arguments),
            Some(Command::Work(arguments)) => serve::work(&arguments),
            Some(Command::Perft { game, key, depth }) => perft::run(&game, &key, depth),
            Some(Command::Analyse(arguments)) => analyse::run(&arguments),
            Some(Command::Games(arguments)) => games::run(&arguments),
            Some(Command::Puzzles(arguments)) => puzzles::run(&arguments),
            Some(Command::Verify(arguments)) => verify::run(&arguments),
            Some(Command::Sheet(arguments)) => sheet::run(&arguments),
            Some(Command::Record(arguments)) => record::run(&arguments),
            Some(Command::Mcp(arguments)) => mcp::run(&arguments),
            Some(Command::Openapi) => print_openapi(),
            Some(Command::Config(arguments)) => {
                let configuration = arguments.configuration()?;
                log::start(&configuration);
                print(&configuration.to_text()?)
            }
            Some(Command::Key { name }) => print(&new_key(&name)?),
            Some(Command::Secret) => print(&format!("{}\n", new_secret())),
            Some(Command::Health(arguments)) => health::check(&arguments.configuration()?),
        };
        log_queue::flush();
        done
    }
}

fn print(text: &str) -> Result<(), CliError> {
    Ok(std::io::stdout().lock().write_all(text.as_bytes())?)
}

fn print_openapi() -> Result<(), CliError> {
    let document = routes::document();
    let mut out = std::io::stdout().lock();
    writeln!(out, "{document:#}")?;
    Ok(())
}
