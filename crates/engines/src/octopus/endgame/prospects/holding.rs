//! Tiles in hand, and pairs of them.

use arrayvec::ArrayVec;

use tessera_rules::octopus::{Cell, GainRow, Tile};

/// Points are counted in parts of so many, so that a regret can be shared out.
pub(super) const PART: i32 = 60;

/// Most tiles in all hands for which prospects are counted.
pub(crate) const MAX_TILES: usize = 14;

/// Most cells that are looked at for a tile, or kept for it.
pub(super) const TOP: usize = MAX_TILES / 2 + 5;

/// A tile in a hand.
#[derive(Debug, Clone)]
pub(super) struct Holding {
    pub(super) tile: Tile,
    colour: u8,
    number: u8,
    pub(super) own: bool,
    /// The best gain on any open cell; for all but the last tile of a side on any empty one.
    pub(super) best: i32,
    /// The open cells with the best gains, best first.
    pub(super) top: ArrayVec<(u8, u16), TOP>,
    /// How many parts of each point of regret count in each pair with a tile of its own side.
    pub(super) weight: i32,
    /// How many count against what the other side's tiles give.
    pub(super) weight_of_gifts: i32,
    /// How much more the last tile of a side earns on a cell that is not open yet, in parts; and on one that the other
    /// side's plan opens.
    pub(super) lift: i32,
    pub(super) opened: i32,
    /// Pairs with tiles of the other side.
    pub(super) givers: i32,
    /// The most that the other side's tiles give above the share of regret; in parts.
    pub(super) given: i32,
}

impl Holding {
    pub(super) fn new(tile: Tile, own: bool) -> Holding {
        Holding {
            tile,
            colour: tile.colour() as u8,
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

    /// Finds the best cells, `count` open ones of them.
    pub(super) fn find_best(&mut self, open: &[(Cell, GainRow)], count: usize) {
        for (index, (_, row)) in open.iter().enumerate() {
            let this = (self.gain(row) as u8, index as u16);
            let top = &mut self.top;
            if top.len() < count {
                top.push(this);
            } else if top.last().is_none_or(|last| last.0 >= this.0) {
                continue;
            }
            // Of equal gains the earlier one stays first.
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

    /// What the tile earns if so many of its best open cells are taken before.
    pub(super) fn later(&self, taken: usize) -> i32 {
        self.top.get(taken).map_or(0, |&(gain, _)| i32::from(gain))
    }

    /// What the tile earns where `row` is what scores.
    #[inline]
    pub(super) fn gain(&self, row: &GainRow) -> i32 {
        (row.of_colour(usize::from(self.colour)) + row.of_number(usize::from(self.number))) as i32
    }

    /// How much less than at best the tile earns where `row` is what scores; not less than nothing.
    #[inline]
    pub(super) fn regret(&self, row: &GainRow) -> i32 {
        (self.best - self.gain(row)).max(0)
    }

    /// How much more than on the best open cell, in parts.
    #[inline]
    pub(super) fn lift_of(&self, row: &GainRow) -> i32 {
        PART * (self.gain(row) - self.best)
    }

    /// Shares the regret out among so many pairs with tiles of its own side, and those with others'.
    pub(super) fn share_out(&mut self, pairs: i32) {
        let shared = pairs > 0 && self.givers > 0;
        self.weight_of_gifts = if shared { PART / 2 } else { PART };
        self.weight = self.weight_of_gifts / pairs.max(1);
    }
}

/// Two tiles that share their colour (or their number): the later one may see the earlier one.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pair {
    first: u8,
    second: u8,
    pub(super) by_colour: bool,
    /// One gives to the other no more than this above the shares of their regrets; in parts.
    pub(super) most: i32,
}

impl Pair {
    pub(super) fn new(first: usize, second: usize, by_colour: bool) -> Pair {
        Pair {
            first: first as u8,
            second: second as u8,
            by_colour,
            most: 0,
        }
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

    /// The other tile of the pair.
    #[inline]
    pub(super) fn other(&self, tile: usize) -> usize {
        if self.first() == tile {
            self.second()
        } else {
            self.first()
        }
    }
}

/// The most points that a tile on the cell of `row` gives to one that sees it: one, and a run that lies behind.
#[inline]
pub(super) fn most_given(tile: Tile, row: &GainRow, by_colour: bool) -> i32 {
    let behind = match by_colour {
        true => row.of_colour(tile.colour()),
        false => row.of_number(tile.number()),
    };
    1 + behind as i32
}
