//! The symmetries of the rules, and canonical positions.
//!
//! The group on the rules page consists of translations, the eight symmetries of the square, permutations of the
//! colours, and exchange of the seats. Since tiles on the table matter only by value, the colours of tiles that are not
//! in a hand may also be permuted value by value. So a symmetry carries a permutation of the sixty tiles that keeps
//! values, and that maps the tiles of one colour in a hand to one colour. Canonical forms are taken under all these
//! symmetries, so that they are equal for all positions that play alike.
//!
//! Translation is a symmetry if play can neither reach the end of the coordinates (TEM-13) nor start from the fixed
//! first slot (TEM-7): see [`Temple::is_free`]. Otherwise the square's symmetries about the origin remain.

use rand_chacha::ChaCha8Rng;

use super::slot::{Placed, REACH, Side, Slot, SlotKind};
use super::values::ALL_VALUES;
use super::{COLOURS, Colour, TILES, Tile, VALUES};
use super::{Move, Temple, colour_of};
use crate::game::random::{below, chance, shuffle};
use crate::game::{Position, Seat, Symmetric};

/// A symmetry: the square's symmetry about the origin first, then the translation; tiles and seats are independent of
/// these.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TempleSymmetry {
    /// Quarter turns counter-clockwise, 0 to 3, after the reflection.
    turns: u8,
    /// True if x changes its sign first.
    reflected: bool,
    /// The translation.
    shift: (i32, i32),
    /// Image of each tile, by [`Tile::index`].
    tiles: [Tile; TILES],
    /// True if the seats are exchanged.
    exchanged: bool,
}

impl TempleSymmetry {
    fn slot(&self, slot: Slot) -> Slot {
        let (x, y) = self.turn((slot.x(), slot.y()));
        let kind = match slot.kind() {
            SlotKind::Wall(side) => SlotKind::Wall(self.side(side)),
            flat => flat,
        };
        Slot::pack(kind, x + self.shift.0, y + self.shift.1)
    }

    fn turn(&self, (x, y): (i32, i32)) -> (i32, i32) {
        let x = if self.reflected { -x } else { x };
        match self.turns {
            0 => (x, y),
            1 => (-y, x),
            2 => (-x, -y),
            _ => (y, -x),
        }
    }

    fn side(&self, side: Side) -> Side {
        let step = self.turn(side.step());
        let image = Side::ALL.into_iter().find(|side| side.step() == step);
        image.unwrap_or(side)
    }

    fn placed(&self, placed: Placed) -> Placed {
        Placed::new(self.slot(placed.slot()), self.tile(placed.tile()))
    }

    fn tile(&self, tile: Tile) -> Tile {
        self.tiles[tile.index()]
    }

    fn hand(&self, hand: u64) -> u64 {
        (0..TILES)
            .filter(|i| hand >> i & 1 == 1)
            .fold(0, |image, i| image | 1 << self.tiles[i].index())
    }

    fn seat(&self, seat: Seat) -> Seat {
        if self.exchanged { seat.other() } else { seat }
    }
}

impl Temple {
    /// True if the position may be translated: no play can reach the limits of the coordinates (TEM-13) or the fixed
    /// first slot (TEM-7).
    pub fn is_free(&self) -> bool {
        let (free, extent) = (self.free_reach(), self.board.extent());
        !self.board.is_empty()
            && [extent.west, extent.east, extent.south, extent.north]
                .iter()
                .all(|&n| i32::from(n).abs() <= free)
    }

    /// Returns the largest absolute coordinate of a table that can't grow to the limits: each tile in a hand extends it
    /// by at most one cell, and a move involves cells a little further.
    fn free_reach(&self) -> i32 {
        let left: u32 = self.hands.iter().map(|hand| hand.count_ones()).sum();
        REACH - left as i32 - 2
    }

    /// Returns the value-keeping permutation of tiles that gives the colours in hands the first names, seat by seat,
    /// and the tiles of `table`, which come in the order of their new slots, the first colours that are free for their
    /// value.
    fn canonical_tiles(&self, exchanged: bool, table: &[Tile]) -> [Tile; TILES] {
        let mut renaming = Renaming::default();
        let mut names = Colour::all();
        for seat in [Seat::FIRST, Seat::SECOND] {
            let hand = self.hand(if exchanged { seat.other() } else { seat });
            let mut held: Vec<Colour> =
                Colour::all().filter(|colour| colour_of(hand, colour.index()) != 0).collect();
            held.sort_by_key(|colour| std::cmp::Reverse(colour_of(hand, colour.index())));
            for (colour, name) in held.into_iter().zip(names.by_ref()) {
                renaming.colour(colour, name, colour_of(hand, colour.index()));
            }
        }
        renaming.finish(table.iter().copied())
    }
}

/// An incomplete value-keeping permutation of the tiles.
struct Renaming {
    images: [Option<Tile>; TILES],
    /// A bit for each tile that is already an image.
    taken: u64,
}

impl Default for Renaming {
    fn default() -> Renaming {
        Renaming { images: [None; TILES], taken: 0 }
    }
}

impl Renaming {
    /// Renames the tiles of these values of a colour.
    fn colour(&mut self, colour: Colour, name: Colour, values: u8) {
        for value in (1..=VALUES as u8).filter(|value| values >> (value - 1) & 1 == 1) {
            self.tile(Tile::new(colour, value), Tile::new(name, value));
        }
    }

    fn tile(&mut self, tile: Tile, image: Tile) {
        self.images[tile.index()] = Some(image);
        self.taken |= 1 << image.index();
    }

    /// Gives the tiles in this order, then all others, the first free names of their value.
    fn finish(mut self, order: impl Iterator<Item = Tile>) -> [Tile; TILES] {
        self.finish_with(order, &std::array::from_fn(Colour::new))
    }

    /// Same as [`Renaming::finish`], with the colours' names in another order.
    fn finish_with(
        &mut self,
        order: impl Iterator<Item = Tile>,
        names: &[Colour; COLOURS],
    ) -> [Tile; TILES] {
        for tile in order.chain((0..TILES).map(Tile::from_index)) {
            if self.images[tile.index()].is_none() {
                let mut free = names.iter().map(|&name| Tile::new(name, tile.value()));
                // There are as many names as tiles of a value, so one is always free.
                if let Some(image) = free.find(|image| self.taken >> image.index() & 1 == 0) {
                    self.tile(tile, image);
                }
            }
        }
        std::array::from_fn(|i| self.images[i].unwrap_or(Tile::from_index(i)))
    }
}

impl Symmetric for Temple {
    type Symmetry = TempleSymmetry;

    /// Returns the image with seat 0 to move, the table (if it may be translated) with its lowest coordinates 0, and
    /// the least list of slots with values among its eight orientations. Colours in hand are renamed in order, first
    /// seat 0's: whole ones, then the active one; tiles on the table take the first colours that are free for their
    /// value.
    fn canonical(&self) -> (Temple, TempleSymmetry) {
        let exchanged = self.to_move() == Seat::SECOND;
        let table = self.table();
        let free = self.is_free();
        let turned = |way: u8| {
            let mut symmetry = TempleSymmetry {
                turns: way % 4,
                reflected: way >= 4,
                shift: (0, 0),
                tiles: std::array::from_fn(Tile::from_index),
                exchanged,
            };
            if free {
                let cells = table
                    .iter()
                    .map(|placed| symmetry.turn((placed.slot().x(), placed.slot().y())));
                let least = cells.fold((i32::MAX, i32::MAX), |least, cell| {
                    (least.0.min(cell.0), least.1.min(cell.1))
                });
                symmetry.shift = (-least.0, -least.1);
            }
            let mut looks: Vec<(Slot, u8, Tile)> = table
                .iter()
                .map(|p| (symmetry.slot(p.slot()), p.tile().value(), p.tile()))
                .collect();
            looks.sort_unstable();
            (looks, symmetry)
        };
        let (mut least, mut symmetry) = turned(0);
        for way in 1..8 {
            let (looks, other) = turned(way);
            let without_tile = |&(slot, value, _): &(Slot, u8, Tile)| (slot, value);
            if looks.iter().map(without_tile).lt(least.iter().map(without_tile)) {
                (least, symmetry) = (looks, other);
            }
        }
        let order: Vec<Tile> = least.iter().map(|&(_, _, tile)| tile).collect();
        symmetry.tiles = self.canonical_tiles(exchanged, &order);
        (self.image(&symmetry), symmetry)
    }

    fn image(&self, symmetry: &TempleSymmetry) -> Temple {
        let of_seat = |seat: Seat| symmetry.seat(seat).index();
        let mut hands = [0; 2];
        let mut active = [None; 2];
        for seat in [Seat::FIRST, Seat::SECOND] {
            let hand = self.hand(seat);
            hands[of_seat(seat)] = symmetry.hand(hand);
            // A colour may be split on the table, so the active colour follows its tiles in hand.
            active[of_seat(seat)] = self.active(seat).and_then(|colour| {
                let held = (0..TILES)
                    .map(Tile::from_index)
                    .find(|tile| tile.colour() == colour && hand >> tile.index() & 1 == 1);
                held.map(|tile| symmetry.tile(tile).colour())
            });
        }
        Temple::assemble(
            self.edition,
            symmetry.seat(self.to_move),
            hands,
            active,
            self.table().iter().map(|&placed| symmetry.placed(placed)),
        )
    }

    fn move_image(&self, symmetry: &TempleSymmetry, m: Move) -> Move {
        let mut tiles: Vec<Placed> = m.tiles().map(|placed| symmetry.placed(placed)).collect();
        tiles.sort_unstable();
        Move::new(tiles)
    }

    fn inverse(symmetry: &TempleSymmetry) -> TempleSymmetry {
        let mut inverse = TempleSymmetry {
            // A reflection followed by turns is its own inverse.
            turns: if symmetry.reflected { symmetry.turns } else { (4 - symmetry.turns) % 4 },
            reflected: symmetry.reflected,
            shift: (0, 0),
            tiles: symmetry.tiles,
            exchanged: symmetry.exchanged,
        };
        let (x, y) = inverse.turn(symmetry.shift);
        inverse.shift = (-x, -y);
        for (i, image) in symmetry.tiles.iter().enumerate() {
            inverse.tiles[image.index()] = Tile::from_index(i);
        }
        inverse
    }

    fn seat_image(symmetry: &TempleSymmetry, seat: Seat) -> Seat {
        symmetry.seat(seat)
    }

    fn random_symmetry(&self, rng: &mut ChaCha8Rng) -> TempleSymmetry {
        let mut names: [Colour; COLOURS] = std::array::from_fn(Colour::new);
        shuffle(rng, &mut names);
        let mut renaming = Renaming::default();
        let recolours = chance(rng, 1, 2);
        for (i, &name) in names.iter().enumerate() {
            // Either the whole colour keeps together, or only its tiles in hand do and the rest may go anywhere.
            let held = colour_of(self.hands[0] | self.hands[1], i);
            let values = if recolours { held } else { ALL_VALUES };
            renaming.colour(Colour::new(i), name, values);
        }
        let mut rest: Vec<Tile> = (0..TILES).map(Tile::from_index).collect();
        shuffle(rng, &mut rest);
        shuffle(rng, &mut names);
        let mut symmetry = TempleSymmetry {
            turns: below(rng, 4) as u8,
            reflected: chance(rng, 1, 2),
            shift: (0, 0),
            tiles: renaming.finish_with(rest.into_iter(), &names),
            exchanged: chance(rng, 1, 2),
        };
        if self.is_free() {
            // Any translation that keeps the position free.
            let far = self.free_reach();
            let mut shift = |along: &dyn Fn((i32, i32)) -> i32| {
                let turned = self
                    .table()
                    .iter()
                    .map(|p| along(symmetry.turn((p.slot().x(), p.slot().y()))))
                    .collect::<Vec<_>>();
                let least = turned.iter().copied().min().unwrap_or(0);
                let most = turned.iter().copied().max().unwrap_or(0);
                -far - least + below(rng, (2 * far - (most - least) + 1) as u32) as i32
            };
            symmetry.shift = (shift(&|cell| cell.0), shift(&|cell| cell.1));
        }
        symmetry
    }
}
