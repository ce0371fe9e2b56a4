//! Runs a piece of bulk work on a worker.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use tessera_engines::nebuchadnezzar::Layers;
use tessera_operations::game::WireGame;
use tessera_operations::game_named;
use tessera_operations::problem::{Code, Problem};
use tessera_puzzles::fresh::{Made, make as make_puzzle};
use tessera_puzzles::puzzle::proof_budget;

use super::layer::{self, Layer};
use super::piece::{FoundPuzzle, LayerPiece, Piece, PuzzlesPiece};

/// Resources for making a piece.
pub(crate) struct Workplace<'a> {
    /// Stops the work.
    pub(crate) stop: Arc<AtomicBool>,
    /// Counter of nodes.
    pub(crate) tally: Arc<AtomicU64>,
    /// The folder with the layers of a solution, which workers share.
    pub(crate) layers: Option<&'a Path>,
}

/// Makes a piece, from JSON to JSON.
///
/// # Errors
/// [`Code::ImpossibleOptions`] for a piece that can't be made here; [`Code::Internal`] if the folder fails or the
/// work was stopped.
pub(crate) fn make(piece: &str, workplace: &Workplace) -> Result<Vec<u8>, Problem> {
    let piece: Piece = serde_json::from_str(piece).map_err(refused)?;
    match piece {
        Piece::Puzzles(piece) => {
            let made = game_named!(&piece.game, G => make_puzzles::<G>(&piece, workplace));
            made.ok_or_else(|| refused(format!("there is no game {:?}", piece.game)))?
        }
        Piece::Layer(piece) => {
            make_layer(&piece, workplace)?;
            Ok(b"null".to_vec())
        }
    }
}

fn refused(why: impl std::fmt::Display) -> Problem {
    Problem::new(Code::ImpossibleOptions, why.to_string())
}

fn failed(error: impl std::fmt::Display) -> Problem {
    Problem::new(Code::Internal, error.to_string())
}

fn make_puzzles<G: WireGame>(
    piece: &PuzzlesPiece,
    workplace: &Workplace,
) -> Result<Vec<u8>, Problem> {
    let filter = piece.wanted.filter::<G>()?;
    let mut budget = || {
        proof_budget()
            .with_stop(Arc::clone(&workplace.stop))
            .with_tally(Arc::clone(&workplace.tally))
    };
    let mut found = Vec::new();
    for number in piece.start..piece.start.saturating_add(piece.count) {
        match make_puzzle::<G>(&filter, piece.seed, number, &mut budget) {
            Made::Found(puzzle) => {
                let mut text = Vec::new();
                (piece.format.write(number, &puzzle, &mut text)).map_err(failed)?;
                found.push(FoundPuzzle {
                    number,
                    key: puzzle.position.key(),
                    text: String::from_utf8(text).map_err(failed)?,
                });
            }
            Made::Nothing => {}
            Made::Cut => return Err(failed("the work was stopped")),
        }
    }
    serde_json::to_vec(&found).map_err(failed)
}

fn make_layer(piece: &LayerPiece, workplace: &Workplace) -> Result<(), Problem> {
    let folder = workplace.layers.ok_or_else(|| {
        refused("this worker has no --job-layers, the folder that all of them share")
    })?;
    let layers = Layers::new(piece.side).ok_or_else(|| refused("there is no such board"))?;
    if piece.discs > layers.cells() {
        return Err(refused("there are no so many cells"));
    }
    let open = || -> io::Result<(Layer, Option<Layer>)> {
        layer::claim(folder, piece.side, piece.piece_states)?;
        let layer = |discs: u32| {
            let folder = layer::folder_of(folder, discs);
            Layer::open(folder, discs, layers.classes(discs), piece.piece_states)
        };
        let next = (piece.discs < layers.cells()).then(|| layer(piece.discs + 1));
        Ok((layer(piece.discs)?, next.transpose()?))
    };
    let (layer, next) = open().map_err(failed)?;
    if piece.piece >= layer.pieces() {
        return Err(refused("there is no such piece"));
    }
    // Another worker may have made it before this one was asked.
    if layer.counts(piece.piece).map_err(failed)?.is_none() {
        layer::make(&layers, &layer, next.as_ref(), piece.piece).map_err(failed)?;
    }
    Ok(())
}
