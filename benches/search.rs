//! The engines' proofs on the frozen sets, side by side in one run, against plain alpha-beta and, for Octopus and
//! Themisto, against the public framework `minimax`:
//!
//!     cargo bench --bench search -- [plain|framework] [GAME...]
//!
//! The engines are called through [`tessera_engines::Engine::analyse`] for one line, single-threaded, until they call
//! the value of the position exact; Nebuchadnezzar's without its tables of small boards. Every value is compared with
//! that of the set.
#![allow(clippy::print_stdout, missing_docs, unreachable_pub)]

#[path = "search/against_framework.rs"]
mod against_framework;
#[path = "search/against_plain.rs"]
mod against_plain;
mod framework;
#[path = "search/frozen.rs"]
mod frozen;
#[path = "search/plain.rs"]
mod plain;
#[path = "search/ratios.rs"]
mod ratios;

use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;

use against_framework::Rival;
use frozen::Frozen;

fn main() {
    // Cargo adds `--bench`.
    let asked: Vec<String> =
        (std::env::args().skip(1)).filter(|argument| !argument.starts_with("--")).collect();
    let wants = |part: &str, others: &[&str]| {
        let named = |name: &str| asked.iter().any(|asked| asked == name);
        named(part) || !others.iter().any(|other| named(other))
    };
    let games =
        [Octopus::NAME, Themisto::NAME, Ingenious::NAME, Nebuchadnezzar::NAME, Temple::NAME];
    let game = |name: &str| wants(name, &games);
    if wants("plain", &["framework"]) {
        against_plain::head();
        plainly::<Octopus>(game);
        plainly::<Themisto>(game);
        plainly::<Ingenious>(game);
        plainly::<Nebuchadnezzar>(game);
        plainly::<Temple>(game);
    }
    if wants("framework", &["plain"]) {
        against_framework::head();
        in_turn::<Octopus>(game);
        in_turn::<Themisto>(game);
    }
}

fn plainly<G: Frozen>(asked: impl Fn(&str) -> bool) {
    if asked(G::NAME) {
        against_plain::run::<G>();
    }
}

fn in_turn<G: Rival>(asked: impl Fn(&str) -> bool) {
    if asked(G::NAME) {
        against_framework::run::<G>();
    }
}
