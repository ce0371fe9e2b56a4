//! What the tiles in hand can still earn: proved bounds, found by looking at every empty cell once.
//!
//! On a cell that stays empty no gain ever falls: tiles that come make runs longer or leave them as they
//! are. So a tile earns at least its best gain now when nobody takes that cell, its second best when one
//! cell is taken, and so on; and at most what it would earn now plus what the tiles still to come that share
//! its colour or number can add.

use arrayvec::ArrayVec;

use tessera_rules::game::{Game, Seat};
use tessera_rules::octopus::{COLOURS, Cell, GainRow, MAX_GAIN, NUMBERS, Octopus, Placement, Tile};

/// Most tiles in all hands for which prospects are counted.
pub(super) const MAX_TILES: usize = 14;

/// With at least so many tiles in hand every cell is looked at closely for upper bounds. With fewer, what was
/// found before is nearly as good, and cheaper.
const CLOSE_LOOK: u32 = 5;

/// Gains are below this.
const GAINS: usize = 32;

/// What one kind of tile in one hand can earn.
#[derive(Debug, Clone)]
pub(super) struct Prospect {
    pub(super) tile: Tile,
    pub(super) own: bool,
    count: u32,
    /// The best gains on different open cells, best first; 0 beyond the last cell.
    best: [u8; MAX_TILES + 1],
    /// No such tile earns more, whatever is placed before it.
    pub(super) upper: i32,
}

impl Prospect {
    /// About what the tile earns when another is placed first.
    pub(super) fn later(&self) -> i32 {
        i32::from(self.best[2])
    }
}

/// The prospects of both sides in a position with at most [`MAX_TILES`] tiles in hand, two seats' at most.
#[derive(Debug, Clone)]
pub(super) struct Prospects {
    pub(super) prospects: ArrayVec<Prospect, MAX_TILES>,
    /// The opponent's tiles, each with the number of placements that may come before it.
    theirs: ArrayVec<(usize, usize), MAX_TILES>,
    /// Sum of the upper bounds of the mover's tiles.
    pub(super) own_upper: i32,
    /// The mover earns at least this in all, whatever the other side does.
    pub(super) own_lower: i32,
    /// The same bounds for the other side.
    pub(super) their_upper: i32,
    pub(super) their_lower: i32,
}

/// The empty cells of a position with what scores there; memory that is used again for every position.
#[derive(Debug)]
pub(super) struct Cells {
    pub(super) open: Vec<(Cell, GainRow)>,
    /// Those that touch tiles at corners only.
    corners: Vec<(Cell, GainRow)>,
    /// No line of a colour (of a number) on the board is longer.
    pub(super) longest: Longest,
    /// Upper bounds by kind of tile that were found in a position before, and hold in all that follow.
    pub(super) uppers: [u8; Tile::KINDS],
}

impl Cells {
    /// For positions that follow on `game`.
    pub(super) fn of_game(game: &Octopus) -> Cells {
        let mut cells = Cells {
            open: Vec::new(),
            corners: Vec::new(),
            longest: Longest::default(),
            uppers: [MAX_GAIN as u8; Tile::KINDS],
        };
        for (cell, tile) in game.placed() {
            cells.longest.note(game, Placement { tile, cell });
        }
        cells
    }
}

/// Lengths of the longest lines by colour and by number.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct Longest {
    colours: [u8; COLOURS],
    numbers: [u8; NUMBERS],
}

impl Longest {
    /// Takes a tile that lies on the board now into account.
    #[inline]
    pub(super) fn note(&mut self, game: &Octopus, m: Placement) {
        let (colour, number) = game.line_lengths(m);
        let longest = &mut self.colours[m.tile.colour()];
        *longest = (*longest).max(colour as u8);
        let longest = &mut self.numbers[m.tile.number()];
        *longest = (*longest).max(number as u8);
    }
}

impl Prospects {
    /// Looks at a position; its cells are left in `cells`.
    pub(super) fn new(game: &Octopus, mover: Seat, cells: &mut Cells) -> Prospects {
        cells.open.clear();
        cells
            .open
            .extend(game.open_cells().map(|(cell, &row)| (cell, row)));
        cells.corners.clear();
        cells
            .corners
            .extend(game.corner_cells().map(|(cell, &row)| (cell, row)));
        let mut prospects: ArrayVec<Prospect, MAX_TILES> = ArrayVec::new();
        for seat in 0..game.seats() {
            let seat = Seat::new(seat);
            let hand = game.hand(seat);
            for tile in hand.kinds() {
                prospects.push(Prospect {
                    tile,
                    own: seat == mover,
                    count: hand.count(tile),
                    best: [0; MAX_TILES + 1],
                    upper: 0,
                });
            }
        }
        Scan::new(cells, &prospects).apply(game, cells, &mut prospects);
        for prospect in &prospects {
            cells.uppers[prospect.tile.index()] = prospect.upper as u8;
        }
        let mut prospects = Prospects {
            prospects,
            theirs: ArrayVec::new(),
            own_upper: 0,
            own_lower: 0,
            their_upper: 0,
            their_lower: 0,
        };
        prospects.add_up();
        prospects
    }

    /// Proved bounds of the mover's points still to come less the other side's.
    pub(super) fn bounds(&self) -> (i32, i32) {
        (
            self.own_lower - self.their_upper,
            self.own_upper - self.their_lower,
        )
    }

    /// A guess between the bounds.
    pub(super) fn estimate(&self) -> i32 {
        self.own_lower - self.their_lower
    }

    /// The least that the other side earns after the mover takes a cell with these gains.
    #[inline]
    pub(super) fn theirs_after(&self, row: &GainRow) -> i32 {
        let mut sum = 0;
        for &(i, before) in &self.theirs {
            let prospect = &self.prospects[i];
            // The mover's placement is one of those before, and takes this cell.
            let gain = row.gain(prospect.tile);
            let spared = gain < u32::from(prospect.best[before - 1]);
            sum += i32::from(prospect.best[before - usize::from(spared)]);
        }
        sum
    }

    fn add_up(&mut self) {
        let (mut own, mut their) = (0, 0);
        for prospect in &self.prospects {
            let upper = prospect.upper * prospect.count as i32;
            if prospect.own {
                own += prospect.count as usize;
                self.own_upper += upper;
            } else {
                their += prospect.count as usize;
                self.their_upper += upper;
            }
        }
        self.own_lower = self
            .in_order(true, own, |i| i + i.min(their))
            .iter()
            .map(|&(i, before)| i32::from(self.prospects[i].best[before]))
            .sum();
        self.theirs = self.in_order(false, their, |i| i + (i + 1).min(own));
        self.their_lower = self
            .theirs
            .iter()
            .map(|&(i, before)| i32::from(self.prospects[i].best[before]))
            .sum();
    }

    /// An order in which a side may place its tiles: those first that lose most by waiting. `before` says how
    /// many placements come before its tile number `i` at most.
    fn in_order(
        &self,
        own: bool,
        count: usize,
        before: impl Fn(usize) -> usize,
    ) -> ArrayVec<(usize, usize), MAX_TILES> {
        let mut left: ArrayVec<usize, MAX_TILES> = ArrayVec::new();
        for (i, prospect) in self.prospects.iter().enumerate() {
            if prospect.own == own {
                for _ in 0..prospect.count {
                    left.push(i);
                }
            }
        }
        let mut order = ArrayVec::new();
        for place in 0..count {
            let now = before(place);
            let later = before(place + 1).min(MAX_TILES);
            let mut first = 0;
            let mut most = -1;
            for (k, &i) in left.iter().enumerate() {
                let best = &self.prospects[i].best;
                let drop = i32::from(best[now]) - i32::from(best[later]);
                if drop > most {
                    (first, most) = (k, drop);
                }
            }
            order.push((left.swap_remove(first), now));
        }
        order
    }
}

/// One look at all cells.
struct Scan {
    /// Number of open cells by prospect and gain.
    counts: [[u8; GAINS]; MAX_TILES],
    /// The best gain on cells that are not open.
    corner: [u32; MAX_TILES],
}

impl Scan {
    fn new(cells: &Cells, prospects: &[Prospect]) -> Scan {
        let mut scan = Scan {
            counts: [[0; GAINS]; MAX_TILES],
            corner: [0; MAX_TILES],
        };
        for (_, row) in &cells.open {
            for (counts, prospect) in scan.counts.iter_mut().zip(prospects) {
                counts[row.gain(prospect.tile) as usize % GAINS] += 1;
            }
        }
        for (_, row) in &cells.corners {
            for (best, prospect) in scan.corner.iter_mut().zip(prospects) {
                *best = row.gain(prospect.tile).max(*best);
            }
        }
        scan
    }

    fn apply(&self, game: &Octopus, cells: &Cells, prospects: &mut [Prospect]) {
        let all: u32 = prospects.iter().map(|p| p.count).sum();
        for i in 0..prospects.len() {
            let mut filled = 0;
            for gain in (1..GAINS).rev() {
                let count = usize::from(self.counts[i][gain]);
                let end = (filled + count).min(all as usize + 1);
                for place in filled..end {
                    prospects[i].best[place] = gain as u8;
                }
                filled = end;
            }
            prospects[i].upper = self.upper(game, cells, prospects, i) as i32;
        }
    }

    fn upper(&self, game: &Octopus, cells: &Cells, prospects: &[Prospect], i: usize) -> u32 {
        let Prospect { tile, count, .. } = prospects[i];
        // Tiles that come before it and share its colour; its number.
        let (mut colour, mut number) = (count - 1, count - 1);
        let mut others = count - 1;
        for (j, other) in prospects.iter().enumerate() {
            if j != i {
                others += other.count;
                colour += other.count * u32::from(other.tile.colour() == tile.colour());
                number += other.count * u32::from(other.tile.number() == tile.number());
            }
        }
        let now = u32::from(prospects[i].best[0]);
        let inherited = u32::from(cells.uppers[tile.index()]);
        if others == 0 {
            return now;
        }
        let mut most = now.max(self.corner[i]);
        if colour + number == 0 {
            return most.min(inherited);
        }
        // A cell that no tile is near to scores nothing yet.
        let rise = colour * (1 + u32::from(cells.longest.colours[tile.colour()]))
            + number * (1 + u32::from(cells.longest.numbers[tile.number()]));
        let highest = most;
        most = most.max(rise);
        if others + 1 < CLOSE_LOOK {
            return inherited.min(highest + rise);
        }
        // From the best cells down, so that few are left to be looked at closely.
        let mut level = highest;
        loop {
            if level + rise <= most {
                return most.min(inherited);
            }
            for &(cell, row) in cells.open.iter().chain(&cells.corners) {
                if row.gain(tile) == level && level + rise > most {
                    let growth = growth(game, Placement { tile, cell }, colour, number);
                    most = most.max(level + growth);
                }
            }
            match level.checked_sub(1) {
                Some(next) => level = next,
                None => return most.min(inherited),
            }
        }
    }
}

/// The most that `colour` tiles of its colour and `number` tiles of its number add to a placement.
fn growth(game: &Octopus, m: Placement, colour: u32, number: u32) -> u32 {
    let mut sum = 0;
    if colour > 0 {
        sum += colour * game.growth(m, true, colour);
    }
    if number > 0 {
        sum += number * game.growth(m, false, number);
    }
    sum
}

/// The open cells of a position where a single tile earns most, and how much.
#[inline]
pub(super) fn best_gain(game: &Octopus, tile: Tile) -> (u32, Cell) {
    let mut best = (0, Cell::ORIGIN);
    let mut none = true;
    for (cell, row) in game.open_cells() {
        let gain = row.gain(tile);
        if none || gain > best.0 {
            best = (gain, cell);
            none = false;
        }
    }
    best
}
