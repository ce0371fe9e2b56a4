//! `tessera solve`: the outcome of every position of a small board, in layers on disk, on all cores.
//!
//! The layers are made by falling number of discs, each in independent pieces. A piece is written whole or not at
//! all, so an interrupted command continues with the missing pieces.

use std::collections::VecDeque;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rayon::prelude::*;

use tessera_engines::nebuchadnezzar::{Counts, Layers};

use super::error::CliError;
use super::fleet::{AHEAD, Fleet, FleetArguments};
use super::progress::Progress;
use crate::bulk::layer::{self, Layer};
use crate::bulk::piece::{LayerPiece, Piece};

/// States of a piece: 16 MiB.
const PIECE_STATES: u64 = 1 << 26;

#[derive(Debug, Clone, Args)]
pub(super) struct SolveArguments {
    /// Id of the game. Only nebuchadnezzar has boards small enough.
    #[arg(value_parser = ["nebuchadnezzar"])]
    game: String,
    /// Side of the board, 2 to 5.
    #[arg(value_parser = clap::value_parser!(u8).range(2..=5))]
    side: u8,
    /// Folder for the layers. Existing layers are kept and continued.
    #[arg(long)]
    out: PathBuf,
    /// Threads; 0 for one per core. The files do not depend on it.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// States of a file; at least one set of occupied cells. A kill loses at most one file per thread.
    #[arg(long, default_value_t = PIECE_STATES, value_parser = clap::value_parser!(u64).range(1..=1 << 32))]
    piece_states: u64,
    #[command(flatten)]
    fleet: FleetArguments,
}

/// Makes the missing layers, and prints the totals.
pub(super) fn run(arguments: &SolveArguments) -> Result<(), CliError> {
    let side = arguments.side;
    let layers =
        Layers::new(side).ok_or_else(|| std::io::Error::other("there is no such board"))?;
    layer::claim(&arguments.out, side, arguments.piece_states)?;
    let fleet = Fleet::of(&arguments.fleet)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(arguments.threads)
        .build()
        .map_err(std::io::Error::other)?;
    let classes: Vec<Vec<u32>> = (0..=layers.cells()).map(|discs| layers.classes(discs)).collect();
    let states = |discs: u32| Layers::states(discs) * classes[discs as usize].len() as u64;
    let bar = Progress::new(Some((0..=layers.cells()).map(states).sum()), "states");
    let mut counts = Counts::default();
    let mut next: Option<Layer> = None;
    for discs in (0..=layers.cells()).rev() {
        let folder = layer::folder_of(&arguments.out, discs);
        let classes = classes[discs as usize].clone();
        let layer = Layer::open(folder, discs, classes, arguments.piece_states)?;
        bar.set_message(format!("{discs} discs"));
        if let Some(fleet) = &fleet {
            gather(arguments, fleet, &layer, &bar)?;
        }
        let pieces = pool.install(|| {
            (0..layer.pieces())
                .into_par_iter()
                .map(|piece| {
                    let (counts, made) = match layer.counts(piece)? {
                        Some(counts) => (counts, false),
                        None => {
                            let counts = layer::make(&layers, &layer, next.as_ref(), piece)?;
                            (counts, true)
                        }
                    };
                    if fleet.is_none() {
                        bar.inc(layer.states(piece));
                    }
                    if !made {
                        // The estimated time is based on pieces that are made, not on existing ones.
                        bar.reset_eta();
                    }
                    Ok(counts)
                })
                .collect::<std::io::Result<Vec<Counts>>>()
        })?;
        for piece in pieces {
            counts.add(piece, 1);
        }
        next = Some(layer);
    }
    drop(bar);
    let empty = next.map(|layer| layer.outcomes_of(0)).transpose()?;
    let empty = empty.map_or(Counts::default(), |outcomes| Layers::counts(0, &outcomes));
    let value = match (empty.won, empty.lost) {
        (1, _) => "won",
        (_, 1) => "lost",
        _ => "drawn",
    };
    let Counts { won, lost, drawn } = counts;
    let mut out = std::io::stdout().lock();
    writeln!(out, "side {side}: {won} won, {lost} lost, {drawn} drawn")?;
    writeln!(out, "the empty board without the pie rule is {value} for the first player")?;
    Ok(())
}

/// Lets workers make the missing pieces of a layer.
fn gather(
    arguments: &SolveArguments,
    fleet: &Fleet,
    layer: &Layer,
    bar: &Progress,
) -> Result<(), CliError> {
    let mut missing = Vec::new();
    for piece in 0..layer.pieces() {
        match layer.counts(piece)? {
            Some(_) => bar.inc(layer.states(piece)),
            None => missing.push(piece),
        }
    }
    bar.reset_eta();
    let piece_of = |piece: usize| {
        Piece::Layer(LayerPiece {
            side: arguments.side,
            piece_states: arguments.piece_states,
            discs: layer.discs(),
            piece,
        })
    };
    let mut upcoming = missing.iter().copied();
    let mut ordered: VecDeque<usize> = VecDeque::new();
    loop {
        while ordered.len() < AHEAD
            && let Some(piece) = upcoming.next()
        {
            fleet.order(&piece_of(piece))?;
            ordered.push_back(piece);
        }
        let Some(piece) = ordered.pop_front() else {
            return Ok(());
        };
        let order = piece_of(piece);
        fleet.answer::<()>(&order)?;
        fleet.forget(&order)?;
        if layer.counts(piece)?.is_none() {
            // The file was removed after it was made, or it was made in another folder.
            fleet.answer::<()>(&order)?;
            fleet.forget(&order)?;
        }
        if layer.counts(piece)?.is_none() {
            let why =
                "a worker made a piece that is not in --out: its --job-layers is another folder";
            return Err(std::io::Error::other(why).into());
        }
        bar.inc(layer.states(piece));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    fn solve(folder: &Path, side: u8, threads: usize, piece_states: u64) {
        let arguments = SolveArguments {
            game: "nebuchadnezzar".to_owned(),
            side,
            out: folder.to_owned(),
            threads,
            piece_states,
            fleet: FleetArguments::default(),
        };
        run(&arguments).expect("layers");
    }

    /// All files of a folder of layers, with their bytes.
    fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
        let entries = |folder: &Path| -> Vec<PathBuf> {
            let entries = fs::read_dir(folder).expect("a folder");
            entries.map(|entry| entry.expect("an entry").path()).collect()
        };
        let mut files: Vec<(PathBuf, Vec<u8>)> = (entries(folder).into_iter())
            .filter(|path| path.is_dir())
            .flat_map(|layer| entries(&layer))
            .map(|path| {
                let bytes = fs::read(&path).expect("a file");
                (path.strip_prefix(folder).expect("a path").to_owned(), bytes)
            })
            .collect();
        files.sort();
        files
    }

    #[test]
    fn threads_and_kills_leave_no_trace_in_the_files() {
        let base = std::env::temp_dir().join(format!("tessera-solve-{}", std::process::id()));
        let (one, many) = (base.join("one"), base.join("many"));
        solve(&one, 3, 1, 256);
        solve(&many, 3, 3, 256);
        let all = files(&one);
        assert_eq!(files(&many), all);
        assert!(all.len() > 20, "{} pieces", all.len());

        // A kill leaves missing pieces of one layer and of all below it, and a partial file.
        for (path, _) in all.iter().step_by(3).chain(all.iter().take(10)) {
            // The first ten are also among the others.
            let _ = fs::remove_file(many.join(path));
        }
        let part = many.join("discs-04/000000.99.part");
        fs::write(&part, b"a part").expect("a file");
        solve(&many, 3, 2, 256);
        fs::remove_file(&part).expect("the part");
        assert_eq!(files(&many), all);
        fs::remove_dir_all(&base).expect("a folder");
    }

    #[test]
    fn the_layers_of_side_3_have_the_known_counts() {
        let folder = std::env::temp_dir().join(format!("tessera-counts-{}", std::process::id()));
        solve(&folder, 3, 2, 100);
        let layers = Layers::new(3).expect("a board");
        let mut counts = Counts::default();
        for discs in 0..=layers.cells() {
            let path = folder.join(format!("discs-{discs:02}"));
            let layer = Layer::open(path, discs, layers.classes(discs), 100).expect("a layer");
            for piece in 0..layer.pieces() {
                counts.add(layer.counts(piece).expect("a file").expect("a piece"), 1);
            }
        }
        let (won, lost, drawn) = (12_432, 7_251, 0);
        assert_eq!(counts, Counts { won, lost, drawn });
        fs::remove_dir_all(&folder).expect("a folder");
    }
}
