//! The engines' proofs against plain alpha-beta, on the frozen sets, in one run:
//!
//!     cargo bench --bench search -- [plain] [GAME...]
//!
//! The engines are asked through [`tessera::engines::Engine::analyse`] for one line, single-threaded, until they call
//! the value of the position exact. Every value is compared with that of the set.
#![allow(clippy::print_stdout, missing_docs, unreachable_pub)]

#[path = "search/against_plain.rs"]
mod against_plain;
#[path = "search/frozen.rs"]
mod frozen;
#[path = "search/plain.rs"]
mod plain;
#[path = "search/ratios.rs"]
mod ratios;

use tessera::games::ingenious::Ingenious;
use tessera::games::nebuchadnezzar::Nebuchadnezzar;
use tessera::games::octopus::Octopus;
use tessera::games::temple::Temple;
use tessera::games::themisto::Themisto;

use frozen::Frozen;

fn main() {
    // Cargo adds `--bench`.
    let asked: Vec<String> = (std::env::args().skip(1))
        .filter(|argument| !argument.starts_with("--"))
        .collect();
    against_plain::head();
    each::<Octopus>(&asked);
    each::<Themisto>(&asked);
    each::<Ingenious>(&asked);
    each::<Nebuchadnezzar>(&asked);
    each::<Temple>(&asked);
}

fn each<G: Frozen>(asked: &[String]) {
    let games = || asked.iter().filter(|name| *name != "plain");
    if games().next().is_none() || games().any(|name| name == G::NAME) {
        against_plain::run::<G>();
    }
}
