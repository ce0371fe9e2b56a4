//! Symmetries: of the square, permutations of colours and of numbers, translations; and canonical forms.
//!
//! A translation is one of the position's symmetries only if no line of play can reach the limits of the table
//! (`OCT-3`), from the position or from its image. Within reach of a limit, and on an empty board, where (0,0) is
//! special (`OCT-2`), the square's symmetries about (0,0) remain.

use rand_chacha::ChaCha8Rng;

use super::{COLOURS, Cell, Hand, LIMIT, NUMBERS, Octopus, Placement, Tile};
use crate::game::nestortile::Colour;
use crate::game::random::{below, chance, shuffle};
use crate::game::{MAX_SEATS, PerSeat, Symmetric};

/// A symmetry: the square's symmetry about (0,0) first, then the translation; colours and numbers are renamed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Symmetry {
    square: Square,
    dx: i32,
    dy: i32,
    /// The image of each colour.
    colours: [u8; COLOURS],
    /// The image of each number, counted from 0.
    numbers: [u8; NUMBERS],
}

impl Symmetry {
    fn tile(&self, tile: Tile) -> Tile {
        let colour = self.colours[tile.colour().index()];
        Tile::new(Colour::new(usize::from(colour)), self.numbers[tile.number()] + 1)
    }

    fn cell(&self, cell: Cell) -> Cell {
        let (x, y) = self.square.apply((cell.x.into(), cell.y.into()));
        Cell { x: (x + self.dx) as i16, y: (y + self.dy) as i16 }
    }
}

/// A symmetry of the square: bit 2 exchanges the axes, then bit 0 mirrors x and bit 1 mirrors y.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Square(u8);

impl Square {
    fn all() -> impl Iterator<Item = Square> {
        (0..8).map(Square)
    }

    fn apply(self, (x, y): (i32, i32)) -> (i32, i32) {
        let (x, y) = if self.0 & 4 != 0 { (y, x) } else { (x, y) };
        (if self.0 & 1 != 0 { -x } else { x }, if self.0 & 2 != 0 { -y } else { y })
    }

    fn inverse(self) -> Square {
        if self.0 & 4 != 0 {
            // The inverse mirrors after the exchange, which is the exchange followed by mirroring the other axis.
            Square(4 | (self.0 & 1) << 1 | (self.0 & 2) >> 1)
        } else {
            self
        }
    }
}

impl Symmetric for Octopus {
    type Symmetry = Symmetry;

    /// Returns the image whose board, compared by `x`, `y`, colour and number, comes first; among equal boards, the one
    /// whose hands come first. Colours and numbers on the board are named by first appearance. Numbers in hands only
    /// are first sorted by properties that do not depend on names. All orders of numbers that are equal in these
    /// properties are tried, and for each the colours in hands only are sorted.
    fn canonical(&self) -> (Octopus, Symmetry) {
        let mut best_board: Option<Vec<[i32; 4]>> = None;
        let mut namings: Vec<Naming> = Vec::new();
        for square in Square::all() {
            let (board, naming) = self.board_image(square);
            let first = best_board.as_ref().is_none_or(|best| board < *best);
            if first {
                namings.clear();
                best_board = Some(board.clone());
            }
            if best_board.as_ref() == Some(&board)
                && !namings
                    .iter()
                    .any(|n| n.colours == naming.colours && n.numbers == naming.numbers)
            {
                namings.push(naming);
            }
        }
        let counts = Counts::of(&self.hands);
        let best = namings
            .into_iter()
            .map(|naming| counts.complete(naming))
            .min_by(|(a, _), (b, _)| a.cmp(b));
        let Some((_, symmetry)) = best else {
            unreachable!("there are eight images to choose from");
        };
        (self.image(&symmetry), symmetry)
    }

    fn image(&self, symmetry: &Symmetry) -> Octopus {
        let placed: Vec<(Cell, Tile)> =
            self.placed().map(|(cell, tile)| (symmetry.cell(cell), symmetry.tile(tile))).collect();
        let hands = self
            .hands
            .iter()
            .map(|hand| hand.tiles().map(|tile| symmetry.tile(tile)).collect())
            .collect();
        Octopus::assemble(&placed, hands, self.scores.clone(), self.to_move, self.sets)
    }

    fn move_image(&self, symmetry: &Symmetry, m: Placement) -> Placement {
        Placement { tile: symmetry.tile(m.tile), cell: symmetry.cell(m.cell) }
    }

    fn inverse(symmetry: &Symmetry) -> Symmetry {
        let square = symmetry.square.inverse();
        let (dx, dy) = square.apply((-symmetry.dx, -symmetry.dy));
        Symmetry {
            square,
            dx,
            dy,
            colours: inverse(symmetry.colours),
            numbers: inverse(symmetry.numbers),
        }
    }

    fn random_symmetry(&self, rng: &mut ChaCha8Rng) -> Symmetry {
        let square = Square(below(rng, 8) as u8);
        let mut colours: [u8; COLOURS] = std::array::from_fn(|i| i as u8);
        let mut numbers: [u8; NUMBERS] = std::array::from_fn(|i| i as u8);
        shuffle(rng, &mut colours);
        shuffle(rng, &mut numbers);
        let mut symmetry = Symmetry { square, dx: 0, dy: 0, colours, numbers };
        if let Some(extent) = self.extent().filter(|_| self.may_move()) {
            let (a, b) = (
                square.apply((extent.west, extent.south)),
                square.apply((extent.east, extent.north)),
            );
            let room = i32::from(LIMIT) - self.tiles_left() as i32;
            let mut shift = |a: i32, b: i32| {
                let (low, high) = (-room - a.min(b), room - a.max(b));
                match chance(rng, 1, 2) {
                    true => low + below(rng, (high - low) as u32 + 1) as i32,
                    false => (below(rng, 21) as i32 - 10).clamp(low, high),
                }
            };
            (symmetry.dx, symmetry.dy) = (shift(a.0, b.0), shift(a.1, b.1));
        }
        symmetry
    }
}

/// Part of a symmetry: colours and numbers that are not on the board have no image yet.
struct Naming {
    square: Square,
    dx: i32,
    dy: i32,
    colours: [Option<u8>; COLOURS],
    numbers: [Option<u8>; NUMBERS],
}

/// The least and greatest coordinates of the tiles.
struct Extent {
    west: i32,
    east: i32,
    south: i32,
    north: i32,
}

impl Octopus {
    /// Returns the extent of the tiles; `None` without any.
    fn extent(&self) -> Option<Extent> {
        let mut cells = self.placed().map(|(cell, _)| (i32::from(cell.x), i32::from(cell.y)));
        let (x, y) = cells.next()?;
        let first = Extent { west: x, east: x, south: y, north: y };
        Some(cells.fold(first, |e, (x, y)| Extent {
            west: e.west.min(x),
            east: e.east.max(x),
            south: e.south.min(y),
            north: e.north.max(y),
        }))
    }

    /// True if translations are symmetries: there is a tile, and no line of play reaches past a limit.
    fn may_move(&self) -> bool {
        let room = i32::from(LIMIT) - self.tiles_left() as i32;
        self.extent().is_some_and(|e| {
            e.west >= -room && e.east <= room && e.south >= -room && e.north <= room
        })
    }

    /// Returns the image of the board under `square` and, if that is a symmetry, the translation to the south-west
    /// corner (0,0): x, y, colour, number by cell, named by first appearance.
    fn board_image(&self, square: Square) -> (Vec<[i32; 4]>, Naming) {
        let mut cells: Vec<((i32, i32), Tile)> = self
            .placed()
            .map(|(cell, tile)| (square.apply((cell.x.into(), cell.y.into())), tile))
            .collect();
        let (mut dx, mut dy) = (0, 0);
        if self.may_move() {
            dx = -cells.iter().map(|&((x, _), _)| x).min().unwrap_or(0);
            dy = -cells.iter().map(|&((_, y), _)| y).min().unwrap_or(0);
        }
        cells.sort_unstable();
        let mut naming =
            Naming { square, dx, dy, colours: [None; COLOURS], numbers: [None; NUMBERS] };
        let (mut colours, mut numbers) = (0..COLOURS as u8, 0..NUMBERS as u8);
        let board = cells
            .into_iter()
            .map(|((x, y), tile)| {
                let colour = name(&mut naming.colours[tile.colour().index()], &mut colours);
                let number = name(&mut naming.numbers[tile.number()], &mut numbers);
                [x + dx, y + dy, colour.into(), number.into()]
            })
            .collect();
        (board, naming)
    }
}

/// Returns the name in the slot, assigning the next free one if it is empty.
fn name(slot: &mut Option<u8>, free: &mut std::ops::Range<u8>) -> u8 {
    *slot.get_or_insert_with(|| free.next().unwrap_or_default())
}

/// Numbers of a colour's tiles in hands, by seat, then number.
type Holding = [[u8; NUMBERS]; MAX_SEATS];

/// The hands as counts by colour, seat and number.
struct Counts([Holding; COLOURS]);

impl Counts {
    fn of(hands: &PerSeat<Hand>) -> Counts {
        let mut counts = [Holding::default(); COLOURS];
        for (seat, hand) in hands.iter().enumerate() {
            for tile in hand.tiles() {
                counts[tile.colour().index()][seat][tile.number()] += 1;
            }
        }
        Counts(counts)
    }

    /// Names the colours and numbers that are not on the board, so that the hands come first in order.
    fn complete(&self, naming: Naming) -> ([Holding; COLOURS], Symmetry) {
        let mut unnamed: Vec<(Vec<u8>, usize)> = (0..NUMBERS)
            .filter(|&number| naming.numbers[number].is_none())
            .map(|number| (self.signature(&naming, number), number))
            .collect();
        unnamed.sort();
        let first_free = (NUMBERS - unnamed.len()) as u8;
        let mut best: Option<([Holding; COLOURS], Symmetry)> = None;
        each_order(&mut unnamed, 0, &mut |order| {
            let mut numbers: [u8; NUMBERS] =
                std::array::from_fn(|i| naming.numbers[i].unwrap_or_default());
            for (name, (_, number)) in (first_free..).zip(order) {
                numbers[*number] = name;
            }
            let (hands, colours) = self.name_colours(&naming, &numbers);
            if best.as_ref().is_none_or(|(least, _)| hands < *least) {
                let symmetry = Symmetry {
                    square: naming.square,
                    dx: naming.dx,
                    dy: naming.dy,
                    colours,
                    numbers,
                };
                best = Some((hands, symmetry));
            }
        });
        best.unwrap_or_else(|| unreachable!("there is at least one order"))
    }

    /// Returns the properties of a number that do not depend on the names of unnamed colours and numbers: its counts by
    /// seat for each named colour, and the sorted counts by seat of the others.
    fn signature(&self, naming: &Naming, number: usize) -> Vec<u8> {
        let held = |colour: usize| self.0[colour].map(|seat| seat[number]);
        let mut named: Vec<(u8, [u8; MAX_SEATS])> = Vec::new();
        let mut others: Vec<[u8; MAX_SEATS]> = Vec::new();
        for colour in 0..COLOURS {
            match naming.colours[colour] {
                Some(name) => named.push((name, held(colour))),
                None => others.push(held(colour)),
            }
        }
        named.sort_unstable();
        others.sort_unstable();
        let named = named.into_iter().map(|(_, counts)| counts);
        named.chain(others).flatten().collect()
    }

    /// Names the unnamed colours in the order of their tiles in hands, given names for all numbers.
    fn name_colours(
        &self,
        naming: &Naming,
        numbers: &[u8; NUMBERS],
    ) -> ([Holding; COLOURS], [u8; COLOURS]) {
        let holding = |colour: usize| {
            let mut renamed = Holding::default();
            for (to, from) in renamed.iter_mut().zip(&self.0[colour]) {
                for (number, &count) in from.iter().enumerate() {
                    to[usize::from(numbers[number])] = count;
                }
            }
            renamed
        };
        let mut unnamed: Vec<(Holding, usize)> = (0..COLOURS)
            .filter(|&colour| naming.colours[colour].is_none())
            .map(|colour| (holding(colour), colour))
            .collect();
        unnamed.sort_unstable();
        let first_free = (COLOURS - unnamed.len()) as u8;
        let mut colours: [u8; COLOURS] =
            std::array::from_fn(|i| naming.colours[i].unwrap_or_default());
        for (name, (_, colour)) in (first_free..).zip(unnamed) {
            colours[colour] = name;
        }
        let mut hands = [Holding::default(); COLOURS];
        for (colour, &name) in colours.iter().enumerate() {
            hands[usize::from(name)] = holding(colour);
        }
        (hands, colours)
    }
}

/// Calls `visit` with every order of `items[from..]` in which signatures stay sorted.
fn each_order<S: PartialEq, T>(
    items: &mut [(S, T)],
    from: usize,
    visit: &mut impl FnMut(&[(S, T)]),
) {
    if from >= items.len() {
        visit(items);
        return;
    }
    for next in from..items.len() {
        if items[next].0 == items[from].0 {
            items.swap(from, next);
            each_order(items, from + 1, visit);
            items.swap(from, next);
        }
    }
}

fn inverse<const N: usize>(permutation: [u8; N]) -> [u8; N] {
    let mut inverse = [0; N];
    for (from, &to) in (0..).zip(&permutation) {
        inverse[usize::from(to)] = from;
    }
    inverse
}
