//! A layer on disk: a folder with a file for each piece.
//!
//! A file holds the outcomes of its classes of sets in sequence, followed by three numbers of eight bytes, the lowest
//! byte first: the number of won, lost and drawn states, with every image counted.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use parking_lot::Mutex;
use tessera_engines::nebuchadnezzar::{Counts, Layers};

use crate::whole_file::write_whole;

/// Bytes after the outcomes.
const TRAILER: usize = 24;

/// The classes with `discs` discs, and the files of their outcomes.
pub(crate) struct Layer {
    folder: PathBuf,
    discs: u32,
    /// Ascending.
    classes: Vec<u32>,
    per_piece: usize,
    /// Files opened for reading, by piece.
    open: Vec<Mutex<Option<File>>>,
}

/// Marks a folder as one of boards of this side in pieces of this size.
///
/// # Errors
/// If the folder can't be used, or has layers of another kind.
pub(crate) fn claim(folder: &Path, side: u8, piece_states: u64) -> io::Result<()> {
    let text = format!("nebuchadnezzar {side}\npieces of {piece_states} states\n");
    let path = folder.join("layers.txt");
    match fs::read_to_string(&path) {
        Ok(found) if found == text => Ok(()),
        Ok(found) => {
            let kind = found.trim_end().replace('\n', ", ");
            let why = format!("{} has other layers: {kind}", folder.display());
            Err(io::Error::other(why))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            fs::create_dir_all(folder)?;
            write_whole(&path, &[text.as_bytes()])
        }
        Err(error) => Err(error),
    }
}

/// Makes a piece of a layer from the next layer, and writes it.
///
/// # Errors
/// If a file can't be read or written.
pub(crate) fn make(
    layers: &Layers,
    layer: &Layer,
    next: Option<&Layer>,
    piece: usize,
) -> io::Result<Counts> {
    let mut counts = Counts::default();
    let mut bytes = Vec::new();
    for &class in layer.classes_of(piece) {
        let needed: Vec<Vec<u8>> = match next {
            None => Vec::new(),
            Some(next) => (layers.needed(class).into_iter())
                .map(|class| next.outcomes_of(class))
                .collect::<io::Result<_>>()?,
        };
        let needed: Vec<&[u8]> = needed.iter().map(|outcomes| &outcomes[..]).collect();
        let outcomes = layers.outcomes(class, &needed);
        counts.add(Layers::counts(layer.discs(), &outcomes), layers.images(class));
        bytes.extend_from_slice(&outcomes);
    }
    layer.write(piece, &bytes, counts)?;
    Ok(counts)
}

/// The folder of the layer with `discs` discs.
pub(crate) fn folder_of(folder: &Path, discs: u32) -> PathBuf {
    folder.join(format!("discs-{discs:02}"))
}

impl Layer {
    /// The layer in a folder, which is created if missing.
    pub(crate) fn open(
        folder: PathBuf,
        discs: u32,
        classes: Vec<u32>,
        piece_states: u64,
    ) -> io::Result<Layer> {
        fs::create_dir_all(&folder)?;
        let per_piece = (piece_states / Layers::states(discs)).max(1) as usize;
        let pieces = classes.len().div_ceil(per_piece);
        Ok(Layer {
            folder,
            discs,
            classes,
            per_piece,
            open: (0..pieces).map(|_| Mutex::new(None)).collect(),
        })
    }

    /// Number of discs.
    pub(crate) fn discs(&self) -> u32 {
        self.discs
    }

    /// Number of pieces.
    pub(crate) fn pieces(&self) -> usize {
        self.open.len()
    }

    /// The classes of a piece.
    pub(crate) fn classes_of(&self, piece: usize) -> &[u32] {
        let from = piece * self.per_piece;
        &self.classes[from..self.classes.len().min(from + self.per_piece)]
    }

    /// Number of states of a piece.
    pub(crate) fn states(&self, piece: usize) -> u64 {
        self.classes_of(piece).len() as u64 * Layers::states(self.discs)
    }

    fn path(&self, piece: usize) -> PathBuf {
        self.folder.join(format!("{piece:06}"))
    }

    /// The counts of a piece; `None` if it does not exist yet.
    pub(crate) fn counts(&self, piece: usize) -> io::Result<Option<Counts>> {
        let mut file = match File::open(self.path(piece)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            opened => opened?,
        };
        let outcomes = self.classes_of(piece).len() * Layers::bytes(self.discs);
        if file.metadata()?.len() != (outcomes + TRAILER) as u64 {
            let why = format!("{} is damaged; take it away", self.path(piece).display());
            return Err(io::Error::other(why));
        }
        file.seek(SeekFrom::Start(outcomes as u64))?;
        let mut number = || {
            let mut bytes = [0; 8];
            file.read_exact(&mut bytes)?;
            Ok::<u64, io::Error>(u64::from_le_bytes(bytes))
        };
        Ok(Some(Counts { won: number()?, lost: number()?, drawn: number()? }))
    }

    /// Writes a piece, whole or not at all.
    pub(crate) fn write(&self, piece: usize, outcomes: &[u8], counts: Counts) -> io::Result<()> {
        let Counts { won, lost, drawn } = counts;
        let trailer: Vec<u8> = [won, lost, drawn].iter().flat_map(|n| n.to_le_bytes()).collect();
        write_whole(&self.path(piece), &[outcomes, &trailer])
    }

    /// The outcomes of a class whose piece exists.
    pub(crate) fn outcomes_of(&self, class: u32) -> io::Result<Vec<u8>> {
        let at = (self.classes.binary_search(&class))
            .map_err(|_| io::Error::other("there is no such class"))?;
        let (piece, place) = (at / self.per_piece, at % self.per_piece);
        let mut outcomes = vec![0; Layers::bytes(self.discs)];
        let mut kept = self.open[piece].lock();
        let file = match &mut *kept {
            Some(file) => file,
            None => kept.insert(File::open(self.path(piece))?),
        };
        file.seek(SeekFrom::Start((place * outcomes.len()) as u64))?;
        file.read_exact(&mut outcomes)?;
        Ok(outcomes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_found_again_and_damage_is_told() {
        let folder = std::env::temp_dir().join(format!("tessera-layer-{}", std::process::id()));
        claim(&folder, 3, 64).expect("a folder");
        claim(&folder, 3, 64).expect("the same folder");
        assert!(claim(&folder, 3, 65).is_err() && claim(&folder, 4, 64).is_err());

        let open = || Layer::open(folder.join("5"), 5, vec![31, 47, 55, 61, 62], 64);
        let layer = open().expect("a layer");
        assert_eq!((layer.pieces(), layer.classes_of(2)), (3, &[62][..]));
        let counts = Counts { won: 1, lost: 2, drawn: u64::MAX };
        assert_eq!(layer.counts(1).expect("no file"), None);
        let outcomes: Vec<u8> = (0..16).collect();
        layer.write(1, &outcomes, counts).expect("a file");
        let again = open().expect("the layer");
        assert_eq!(again.counts(1).expect("a file"), Some(counts));
        assert_eq!(again.outcomes_of(61).expect("a class"), outcomes[8..]);
        assert_eq!(again.outcomes_of(55).expect("a class"), outcomes[..8]);
        assert!(again.outcomes_of(56).is_err() && again.outcomes_of(31).is_err());
        fs::write(folder.join("5/000001"), b"short").expect("a file");
        assert!(again.counts(1).is_err());
        fs::remove_dir_all(&folder).expect("a folder");
    }
}
