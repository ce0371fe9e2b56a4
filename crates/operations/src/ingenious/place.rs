//! Placements in words.

use tessera_messages::{Text, message};
use tessera_rules::ingenious::{Cell, Colour, Direction, Ingenious, Tile, printed};

use crate::spoken::coordinates;

/// A cell next to a symbol.
#[derive(Debug, Clone, Copy)]
struct Beside {
    colour: Colour,
    is_printed: bool,
    /// The side of the symbol on which the cell is.
    side: Direction,
}

/// The second half of a tile.
#[derive(Debug, Clone, Copy)]
enum Then {
    /// In this direction from the first half.
    Towards(Direction),
    /// Next to another symbol.
    Beside(Beside),
}

/// A description of the place of a tile. It begins with one of the halves.
struct Place {
    /// The number of that half.
    first: usize,
    beside: Vec<Beside>,
    then: Then,
}

/// A placement in words: by a symbol next to a half and the direction of the other half, by a symbol next to each half,
/// or by two symbols next to a half. No other empty cells fit the description. Without such a description, the halves
/// have coordinates.
pub(super) fn placed(position: &Ingenious, tile: Tile, cells: [Cell; 2]) -> Text {
    let halves = tile.halves();
    let pairs = empty_pairs(position);
    let is_only =
        |place: &Place| pairs.iter().filter(|pair| place.fits(position, **pair)).count() == 1;
    let Some(place) = places(position, halves, cells).into_iter().find(is_only) else {
        let [first, second] = halves.map(Colour::text);
        let [cell, other] = cells.map(|cell| coordinates(cell.q(), cell.r()));
        return message!(
            "move-ingenious-at",
            first = first,
            cell = cell,
            second = second,
            other = other
        );
    };
    let [colour, other] = [place.first, 1 - place.first].map(|half| halves[half]);
    let second = match place.then {
        Then::Towards(direction) => {
            message!("place-ingenious-onward", side = side(direction), tile = other.text())
        }
        Then::Beside(beside) => {
            message!("tile-there", tile = other.text(), place = beside.text(other, None))
        }
    };
    let near = place.beside[0];
    let first = message!("tile-there", tile = colour.text(), place = near.text(colour, None));
    match place.beside.get(1) {
        None => message!("move-ingenious", first = first, second = second),
        Some(also) => {
            let also = also.text(colour, Some(near));
            message!("move-ingenious-between", first = first, also = also, second = second)
        }
    }
}

/// The descriptions of a placement, the clearest first: those with one symbol, of these those with a printed symbol,
/// then those with a symbol of another colour than the half.
fn places(position: &Ingenious, halves: [Colour; 2], cells: [Cell; 2]) -> Vec<Place> {
    let near = cells.map(|cell| symbols_near(position, cell));
    let [mut places, mut between] = [Vec::new(), Vec::new()];
    for first in [0, 1] {
        let direction = cells[first].direction_to(cells[1 - first]);
        let Some(then) = direction.map(Then::Towards) else { continue };
        for (i, &beside) in near[first].iter().enumerate() {
            places.push(Place { first, beside: vec![beside], then });
            let two = near[first][i + 1..].iter().map(|&other| vec![beside, other]);
            between.extend(two.map(|beside| Place { first, beside, then }));
        }
    }
    places.sort_by_key(|place| match place.beside[0] {
        Beside { is_printed: true, .. } => 0,
        Beside { colour, .. } => 1 + u8::from(colour == halves[place.first]),
    });
    for &beside in &near[0] {
        let then = near[1].iter().map(|&other| Then::Beside(other));
        places.extend(then.map(|then| Place { first: 0, beside: vec![beside], then }));
    }
    between.sort_by_key(|place| place.beside[0].colour == place.beside[1].colour);
    places.extend(between);
    places
}

/// The symbols next to a cell.
fn symbols_near(position: &Ingenious, cell: Cell) -> Vec<Beside> {
    let beside = |direction: Direction| {
        let symbol = cell.next(direction);
        let colour = position.colour(symbol)?;
        let is_printed = printed(symbol).is_some();
        Some(Beside { colour, is_printed, side: direction.opposite() })
    };
    Direction::ALL.into_iter().filter_map(beside).collect()
}

/// The pairs of adjacent empty cells, in both orders.
fn empty_pairs(position: &Ingenious) -> Vec<[Cell; 2]> {
    let empty: Vec<Cell> = position.empty_cells().collect();
    let next = |&cell: &Cell| Direction::ALL.map(|direction| [cell, cell.next(direction)]);
    let pairs = empty.iter().flat_map(next);
    pairs.filter(|[_, other]| empty.binary_search(other).is_ok()).collect()
}

impl Place {
    /// True if it describes these cells as well.
    fn fits(&self, position: &Ingenious, [cell, other]: [Cell; 2]) -> bool {
        self.beside.iter().all(|beside| beside.fits(position, cell))
            && match self.then {
                Then::Towards(direction) => cell.next(direction) == other,
                Then::Beside(beside) => beside.fits(position, other),
            }
    }
}

impl Beside {
    fn fits(self, position: &Ingenious, cell: Cell) -> bool {
        let symbol = cell.next(self.side.opposite());
        match self.is_printed {
            true => printed(symbol) == Some(self.colour),
            false => position.colour(symbol) == Some(self.colour),
        }
    }

    /// The place of a half of this colour, which the other symbol may have named already.
    fn text(self, of: Colour, other: Option<Beside>) -> Text {
        let named = [Some(of), other.map(|other| other.colour)];
        let equals = named.iter().filter(|&&colour| colour == Some(self.colour)).count();
        let what = match self.is_printed {
            true => "printed",
            false => ["any", "another", "third"][equals],
        };
        message!("place-ingenious", side = side(self.side), what = what, near = self.colour.text())
    }
}

/// A direction in messages.
fn side(direction: Direction) -> &'static str {
    match direction {
        Direction::East => "right",
        Direction::SouthEast => "lower-right",
        Direction::SouthWest => "lower-left",
        Direction::West => "left",
        Direction::NorthWest => "upper-left",
        Direction::NorthEast => "upper-right",
    }
}
