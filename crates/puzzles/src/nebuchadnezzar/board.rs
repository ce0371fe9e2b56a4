//! Boards of blocks, drawn at random.

use rand_chacha::ChaCha8Rng;

use crate::difficulty::Difficulty;
use tessera_rules::game::random::{below, chance};
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::nebuchadnezzar::{Cell, Colour, Nebuchadnezzar, Setup, cells};

/// Most boards that one attempt looks at; most are refused at a glance.
pub(super) const BOARDS: u32 = 240;

/// Parameters of the random boards.
#[derive(Debug, Clone, Copy)]
pub(super) struct Style {
    /// Files and ranks.
    pub(super) side: u32,
    /// Rectangles that are painted over the ground, by turns in the one colour and in the other.
    pub(super) blocks: u32,
    /// Single discs that are turned afterwards.
    pub(super) odd: u32,
    /// Discs that are taken away, at most.
    pub(super) holes: u32,
}

impl Style {
    /// Nearly full boards: a colour that can still place can hardly be wiped out by force. They have more blocks the
    /// higher the aim. On a smaller or a full board the same few positions would be drawn again within months of days.
    pub(super) fn full(aim: Difficulty, rng: &mut ChaCha8Rng) -> Style {
        let aim = u32::from(aim.number());
        Style {
            side: 6 + below(rng, 3),
            blocks: 3 + below(rng, 1 + aim),
            odd: below(rng, 1 + aim / 2),
            holes: 1 + below(rng, 3),
        }
    }

    /// Nearly full boards with this many holes or one more.
    pub(super) fn with_holes(holes: u32, aim: Difficulty, rng: &mut ChaCha8Rng) -> Style {
        Style { holes: holes + below(rng, 2), ..Style::full(aim, rng) }
    }

    /// Boards with some room.
    pub(super) fn open(aim: Difficulty, rng: &mut ChaCha8Rng) -> Style {
        Style { holes: 6 + below(rng, 6), ..Style::full(aim, rng) }
    }
}

/// A board in this style with a random seat to move, if the game is not over there.
pub(super) fn draw(style: Style, rng: &mut ChaCha8Rng) -> Option<Nebuchadnezzar> {
    let side = style.side as usize;
    let colours = [b'b', b'w'];
    let ground = below(rng, 2) as usize;
    let mut rows = vec![vec![colours[ground]; side]; side];
    let span = |rng: &mut ChaCha8Rng| {
        let length = 1 + below(rng, style.side - 1);
        let from = below(rng, style.side - length + 1);
        from as usize..(from + length) as usize
    };
    for block in 1..=style.blocks as usize {
        let (ranks, files) = (span(rng), span(rng));
        for row in &mut rows[ranks] {
            row[files.clone()].fill(colours[(ground + block) % 2]);
        }
    }
    let cell = |rng: &mut ChaCha8Rng| [(); 2].map(|()| below(rng, style.side) as usize);
    for _ in 0..style.odd {
        let [rank, file] = cell(rng);
        let own = rows[rank][file] == colours[0];
        rows[rank][file] = colours[usize::from(own)];
    }
    for _ in 0..style.holes {
        let [rank, file] = cell(rng);
        rows[rank][file] = b'.';
    }
    let board = rows.iter().map(|row| row.iter().map(|&c| char::from(c)).collect());
    position(board.collect(), i64::from(chance(rng, 1, 2)))
}

/// The same board with the other seat to move, if the game is not over there.
pub(super) fn turned(game: &Nebuchadnezzar) -> Option<Nebuchadnezzar> {
    let Turn::Seat(seat) = game.turn() else {
        return None;
    };
    let other: Seat = seat.other();
    position(game.to_setup().board, other.index() as i64)
}

fn position(board: Vec<String>, to_move: i64) -> Option<Nebuchadnezzar> {
    let discs = board.iter().flat_map(|row| row.bytes()).filter(|&c| c != b'.');
    let setup = Setup {
        to_move,
        colours: vec![Colour::Black, Colour::White],
        // As many moves at least as it takes to place the discs.
        ply: discs.count() as i64,
        pie: true,
        board,
    };
    let game = Nebuchadnezzar::try_from(setup).ok()?;
    matches!(game.turn(), Turn::Seat(_)).then_some(game)
}

/// Pairs of neighbouring cells that hold different things.
pub(super) fn seams(position: &Nebuchadnezzar) -> u32 {
    let side = position.side();
    let differs = |a: Cell, b: Cell| b.is_on(side) && position.disc(a) != position.disc(b);
    cells(side)
        .map(|cell| {
            let right = Cell::new(cell.file() + 1, cell.rank());
            let above = Cell::new(cell.file(), cell.rank() + 1);
            u32::from(differs(cell, right)) + u32::from(differs(cell, above))
        })
        .sum()
}
