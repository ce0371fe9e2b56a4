//! Temple (Martin Windischer, 2010): panels that interlock at their edges build a structure on a table.
//!
//! The rules, with the rulings `TEM-1` … cited in comments and faults, are in `docs/rules/temple.md`.

mod blocks;
mod board;
mod compose;
mod contact;
mod hash;
mod keyed;
mod legality;
mod notation;
mod outlook;
#[cfg(any(test, feature = "reference"))]
pub mod reference;
mod rules;
mod setup;
mod shapes;
mod slot;
mod slot_text;
mod start;
mod symmetry;
#[cfg(test)]
mod tests;
mod tile;
mod values;

use std::fmt;
use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;

use self::board::{Board, Extent};
use crate::game::{Game, PerSeat, Seat, SeatSet, Turn};

pub use self::contact::{corners, touch};
pub use self::outlook::Outlook;
pub use self::rules::TileReason;
pub use self::setup::Setup;
pub use self::shapes::Shape;
pub use self::slot::{Placed, REACH, Side, Slot, SlotKind};
pub use self::slot_text::SlotText;
pub use self::start::{DEFAULT_COLOURS, StartColours};
pub use self::symmetry::TempleSymmetry;
pub use self::tile::{Edition, MoveType, tiles_in_words};
pub use crate::game::nestortile::{COLOURS, Colour, LETTERS, Tile, VALUES};

/// Number of tiles: every colour with every value once.
pub const TILES: usize = Tile::KINDS;

/// A position of Temple. It is always consistent by TEM-12, and I1 to I3 hold.
///
/// Two positions are equal if the same tiles are in the same slots and edition, hands, active colours and the seat to
/// move agree.
#[derive(Clone)]
pub struct Temple {
    edition: Edition,
    to_move: Seat,
    /// A bit for each tile in hand, by [`Tile::index`].
    hands: [u64; 2],
    active: [Option<Colour>; 2],
    /// The slot of each tile, by [`Tile::index`].
    slots: [Option<Slot>; TILES],
    /// The same by place, without colours.
    board: Board,
    /// The exclusive or of the keys of all slots with their values; colours on the table are ignored.
    table_hash: u128,
}

/// One to three tiles with their slots, in the order of notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move([Placed; 3]);

/// Data with which [`Temple`] takes a move back.
#[derive(Debug, Clone, Copy)]
pub struct Undo {
    played: Move,
    active: Option<Colour>,
    extent: Extent,
    table_hash: u128,
}

impl Move {
    /// Creates a move of tiles, which must be in the order of notation. At most three are kept.
    pub(crate) fn new(tiles: impl IntoIterator<Item = Placed>) -> Move {
        let mut tiles = tiles.into_iter();
        Move(std::array::from_fn(|_| tiles.next().unwrap_or(Placed::ABSENT)))
    }

    /// Returns the tiles in the order of notation.
    #[inline]
    pub fn tiles(self) -> impl Iterator<Item = Placed> + Clone {
        self.0.into_iter().take_while(|&placed| placed != Placed::ABSENT)
    }

    /// Returns the move with two colours exchanged.
    #[must_use]
    pub fn recoloured(self, a: Colour, b: Colour) -> Move {
        Move::new(self.tiles().map(|placed| {
            let tile = placed.tile();
            let colour = match tile.colour() {
                colour if colour == a => b,
                colour if colour == b => a,
                colour => colour,
            };
            Placed::new(placed.slot(), Tile::new(colour, tile.value()))
        }))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, placed) in self.tiles().enumerate() {
            if i > 0 {
                f.write_str("+")?;
            }
            placed.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Temple {
    /// Returns the edition.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Returns the tiles in a seat's hand, a bit for each by [`Tile::index`].
    #[inline]
    pub fn hand(&self, seat: Seat) -> u64 {
        self.hands[seat.index() & 1]
    }

    /// Returns the values of a colour in a seat's hand, bit 0 for value 1.
    #[inline]
    pub fn values_in_hand(&self, seat: Seat, colour: Colour) -> u8 {
        colour_of(self.hand(seat), colour.index())
    }

    /// Returns the tiles of a colour in a seat's hand, by their values.
    pub fn tiles_in_hand(&self, seat: Seat, colour: Colour) -> impl Iterator<Item = Tile> {
        let values = self.values_in_hand(seat, colour);
        (1..=VALUES as u8)
            .filter(move |value| values >> (value - 1) & 1 == 1)
            .map(move |value| Tile::new(colour, value))
    }

    /// Returns the number of tiles in a seat's hand.
    #[inline]
    pub fn tiles_left(&self, seat: Seat) -> u32 {
        self.hand(seat).count_ones()
    }

    /// Returns the colour that a seat has begun and not finished.
    #[inline]
    pub fn active(&self, seat: Seat) -> Option<Colour> {
        self.active[seat.index() & 1]
    }

    /// Returns the colours of which a seat holds all six tiles, a bit for each by [`Colour::index`].
    #[inline]
    pub fn untouched(&self, seat: Seat) -> u16 {
        let hand = self.hand(seat);
        // One bit for each colour, at its value 1; only the active colour is not whole.
        let mut begun = hand & (((1 << TILES) - 1) / 63);
        if let Some(colour) = self.active(seat) {
            begun &= !(1 << (VALUES * colour.index()));
        }
        let mut colours = 0;
        while begun != 0 {
            colours |= 1 << (begun.trailing_zeros() as usize / VALUES);
            begun &= begun - 1;
        }
        colours
    }

    /// Returns the tiles on the table in the order of notation.
    pub fn table(&self) -> ArrayVec<Placed, TILES> {
        let mut table: ArrayVec<Placed, TILES> = self
            .slots
            .iter()
            .enumerate()
            .filter_map(|(i, slot)| Some(Placed::new((*slot)?, Tile::from_index(i))))
            .collect();
        table.sort_unstable();
        table
    }

    /// True if the table is empty.
    #[inline]
    pub fn is_table_empty(&self) -> bool {
        self.board.is_empty()
    }

    /// Returns the seat that has won, if the game is over. It is never the seat to move, which is blocked or has seen
    /// the other place its last tile (TEM-10).
    pub fn winner(&self) -> Option<Seat> {
        self.is_over().then(|| self.to_move.other())
    }

    /// Returns a 64-bit hash for maps, computed from the fields that equality compares.
    #[inline]
    pub fn hash(&self) -> u64 {
        let active = |seat: usize| self.active[seat].map_or(15, |c| c.index() as u64);
        let rest = active(0)
            | active(1) << 4
            | (self.to_move.index() as u64) << 8
            | (self.edition as u64) << 9;
        mix(self.table_hash as u64 ^ mix(self.hands[0] ^ mix(self.hands[1] ^ mix(rest))))
    }

    /// Creates a position from its parts. The caller must ensure that it is consistent.
    fn assemble(
        edition: Edition,
        to_move: Seat,
        hands: [u64; 2],
        active: [Option<Colour>; 2],
        table: impl IntoIterator<Item = Placed>,
    ) -> Temple {
        let mut temple = Temple {
            edition,
            to_move,
            hands,
            active,
            slots: [None; TILES],
            board: Board::EMPTY,
            table_hash: 0,
        };
        for placed in table {
            temple.put(placed);
        }
        temple
    }

    #[inline]
    fn put(&mut self, placed: Placed) {
        self.board.put(placed);
        self.slots[placed.tile().index()] = Some(placed.slot());
        self.table_hash ^= hash::word(placed);
    }
}

/// Returns the values of a colour in a hand.
#[inline]
const fn colour_of(hand: u64, colour: usize) -> u8 {
    (hand >> (VALUES * colour)) as u8 & values::ALL_VALUES
}

/// Applies the finaliser of SplitMix64 (Steele, Lea, Flood 2014): a bijection with random-looking outputs.
#[inline]
const fn mix(n: u64) -> u64 {
    let n = n.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let n = (n ^ n >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let n = (n ^ n >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    n ^ n >> 31
}

impl Game for Temple {
    type Move = Move;
    type Undo = Undo;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        if self.can_move() { Turn::Seat(self.to_move) } else { Turn::Over }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        self.list_moves(out);
    }

    fn count_moves(&self) -> u64 {
        self.number_of_moves()
    }

    fn awaits_chance(&self) -> bool {
        false
    }

    #[inline]
    fn play(&mut self, m: Move) -> Undo {
        let mover = self.to_move.index() & 1;
        let undo = Undo {
            played: m,
            active: self.active[mover],
            extent: self.board.extent(),
            table_hash: self.table_hash,
        };
        for placed in m.tiles() {
            self.put(placed);
            self.hands[mover] &= !(1 << placed.tile().index());
        }
        // A colour that is begun and not used up is active: at most one of the move's colours (TEM-13).
        let hand = self.hands[mover];
        self.active[mover] = m
            .tiles()
            .map(|placed| placed.tile().colour())
            .find(|colour| colour_of(hand, colour.index()) != 0);
        self.to_move = self.to_move.other();
        undo
    }

    #[inline]
    fn undo(&mut self, undo: Undo) {
        self.to_move = self.to_move.other();
        let mover = self.to_move.index() & 1;
        for placed in undo.played.tiles() {
            self.board.take(placed.slot(), undo.extent);
            self.slots[placed.tile().index()] = None;
            self.hands[mover] |= 1 << placed.tile().index();
        }
        self.table_hash = undo.table_hash;
        self.active[mover] = undo.active;
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        let winner = self.winner()?;
        Some((0..2).map(|seat| if seat == winner.index() { 1 } else { -1 }).collect())
    }

    fn winners(&self) -> SeatSet {
        self.winner().map_or(SeatSet::EMPTY, SeatSet::only)
    }
}

impl PartialEq for Temple {
    fn eq(&self, other: &Temple) -> bool {
        self.edition == other.edition
            && self.to_move == other.to_move
            && self.hands == other.hands
            && self.active == other.active
            && self.slots == other.slots
    }
}

impl Eq for Temple {}

impl Hash for Temple {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(Temple::hash(self));
    }
}

impl fmt::Debug for Temple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Temple({})", crate::game::Position::key(self))
    }
}
