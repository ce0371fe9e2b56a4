//! The `tessera` command.

use std::process::ExitCode;

use clap::Parser;
use tessera::cli::Cli;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Logging may be off, and a person waits for the reason.
            #[allow(clippy::print_stderr)]
            {
                eprintln!("tessera: {error}");
            }
            ExitCode::FAILURE
        }
    }
}
