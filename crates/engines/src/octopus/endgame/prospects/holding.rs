//! Tiles in hand, and pairs of them.

use arrayvec::ArrayVec;

use tessera_rules::octopus::{Cell, GainRow, Tile};

/// A point has this many parts, so that a regret can be divided.
pub(super) const PART: i32 = 60;

/// Most tiles in all hands for which prospects are counted.
pub(crate) const MAX_TILES: usize = 14;

/// Most cells that are examined or reserved for a tile.
pub(super) const TOP: usize = MAX_TILES / 2 + 5;

/// A tile in a hand.
#[derive(Debug, Clone)]
pub(super) struct Holding {
    pub(super) tile: Tile,
    colour: u8,
    number: u8,
    pub(super) own: bool,
    /// The best gain on any open cell; for all but the last tile of a side, on any empty cell.
    pub(super) best: i32,
    /// The open cells with the best gains, best first.
    pub(super) top: ArrayVec<(u8, u16), TOP>,
    /// Parts of each point of regret that count in each pair with a tile of its own side.
    pub(super) weight: i32,
    /// Parts of each point of regret that count against the gifts of the other side's tiles.
    pub(super) weight_of_gifts: i32,
    /// Extra gain of the last tile of a side on a cell that is not open yet, in parts; `opened` is the same on a cell
    /// that the other side's plan opens.
    pub(super) lift: i32,
    pub(super) opened: i32,
    /// Number of pairs with tiles of the other side.
    pub(super) givers: i32,
    /// Most that the other side's tiles give above the share of regret, in parts.
    pub(super) given: i32,
}

impl Holding {
    pub(super) fn new(tile: Tile, own: bool) -> Holding {
        Holding {
            tile,
            colour: tile.colour().index() as u8,
            number: tile.number() as u8,
            own,
            best: 0,
            top: ArrayVec::new(),
            weight: PART,
            weight_of_gifts: PART,
            lift: 0,
            opened: 0,
            givers: 0,
            given: 0,
        }
    }

    /// Finds the best cells, `count` of them open.
    pub(super) fn find_best(&mut self, open: &[(Cell, GainRow)], count: usize) {
        for (index, (_, row)) in open.iter().enumerate() {
            let this = (self.gain(row) as u8, index as u16);
            let top = &mut self.top;
            if top.len() < count {
                top.push(this);
            } else if top.last().is_none_or(|last| last.0 >= this.0) {
                continue;
            }
            // Of equal gains, the earlier one stays first.
            let mut place = top.len() - 1;
            while place > 0 && top[place - 1].0 < this.0 {
                top[place] = top[place - 1];
                place -= 1;
            }
            top[place] = this;
        }
        let top = &self.top;
        self.best = top.first().map_or(0, |&(gain, _)| i32::from(gain));
    }

    /// Returns the gain of the tile once `taken` of its best open cells are taken.
    pub(super) fn later(&self, taken: usize) -> i32 {
        self.top.get(taken).map_or(0, |&(gain, _)| i32::from(gain))
    }

    /// Returns the gain of the tile on the cell of `row`.
    #[inline]
    pub(super) fn gain(&self, row: &GainRow) -> i32 {
        (row.of_colour(usize::from(self.colour)) + row.of_number(usize::from(self.number))) as i32
    }

    /// Returns the difference between the tile's best gain and its gain on the cell of `row`, at least 0.
    #[inline]
    pub(super) fn regret(&self, row: &GainRow) -> i32 {
        (self.best - self.gain(row)).max(0)
    }

    /// Returns the extra gain over the best open cell, in parts.
    #[inline]
    pub(super) fn lift_of(&self, row: &GainRow) -> i32 {
        PART * (self.gain(row) - self.best)
    }

    /// Divides the regret among `pairs` pairs with tiles of its own side and the pairs with the other side's.
    pub(super) fn share_out(&mut self, pairs: i32) {
        let shared = pairs > 0 && self.givers > 0;
        self.weight_of_gifts = if shared { PART / 2 } else { PART };
        self.weight = self.weight_of_gifts / pairs.max(1);
    }
}

/// Two tiles that share their colour, or their number: the later one may see the earlier one.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pair {
    first: u8,
    second: u8,
    pub(super) by_colour: bool,
    /// Most that one gives to the other above the shares of their regrets, in parts.
    pub(super) most: i32,
}

impl Pair {
    pub(super) fn new(first: usize, second: usize, by_colour: bool) -> Pair {
        Pair { first: first as u8, second: second as u8, by_colour, most: 0 }
    }

    #[inline]
    pub(super) fn first(&self) -> usize {
        usize::from(self.first)
    }

    #[inline]
    pub(super) fn second(&self) -> usize {
        usize::from(self.second)
    }

    #[inline]
    pub(super) fn has(&self, tile: usize) -> bool {
        self.first() == tile || self.second() == tile
    }

    /// Returns the other tile of the pair.
    #[inline]
    pub(super) fn other(&self, tile: usize) -> usize {
        if self.first() == tile { self.second() } else { self.first() }
    }
}

/// Returns the most points that a tile on the cell of `row` gives to a tile that sees it: one, plus the run behind it.
#[inline]
pub(super) fn most_given(tile: Tile, row: &GainRow, by_colour: bool) -> i32 {
    let behind = match by_colour {
        true => row.of_colour(tile.colour().index()),
        false => row.of_number(tile.number()),
    };
    1 + behind as i32
}
