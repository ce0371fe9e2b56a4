//! Solves all positions of Themisto with five and six discs, and writes the table of positions that the seat to move
//! loses by force: `few_discs FILE`. The table that ships is `crates/engines/src/themisto/few_discs/lost.bin`. With
//! fewer discs, neither seat can force a win.
//!
//! For each seat as the winner it stores the positions in which the other seat is to move and lost ([`Lost`]). First it
//! tries all boards, and rejects nearly all of them because two moves hold. After that, only a position from which the
//! last ones found can be reached can be lost too; the search ends when a round finds no more. In all other positions,
//! the seat to move can always move to a position that is not lost either.
//!
//! Uses all cores. The program first tests that it takes moves back correctly.

#![allow(clippy::print_stderr)]

mod boards;
mod lost;
mod predecessors;
mod table;

use std::process::ExitCode;

use tessera_rules::game::Seat;

use self::lost::Lost;

fn main() -> ExitCode {
    let Some(path) = std::env::args_os().nth(1) else {
        eprintln!("write the table to which file?");
        return ExitCode::FAILURE;
    };
    predecessors::test();
    let lost: Vec<Lost> = (5..=6)
        .flat_map(|discs| [Seat::FIRST, Seat::SECOND].map(|winner| Lost::solve(discs, winner)))
        .collect();
    match std::fs::write(&path, table::bytes(&lost)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", path.display());
            ExitCode::FAILURE
        }
    }
}
