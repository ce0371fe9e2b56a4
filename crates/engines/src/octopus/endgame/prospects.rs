//! Proved bounds on the points still to come, from one pass over the empty cells.
//!
//! The gain of a tile on an empty cell never falls: new tiles lengthen runs or leave them unchanged. The final gain of
//! a tile is its gain on the present board plus, for each tile placed meanwhile in its runs, one point and one more for
//! each tile of the run behind that tile on the present board. So the points of a side are at most the sum of:
//!
//! - the gain of each of its tiles on its best cell now, less its **regret**, the gain that it loses on another cell
//!   (cells that are not open yet count, except for the last tile of a side: [`openings`]),
//! - and the points that tiles with a common colour or number **give** each other, the earlier tile to the later one.
//!
//! A tile that gives or receives pays with regret, because cells in sight of a tile are rarely the best ones. Each
//! tile's regret is divided among the tiles that share its colour or number, so that every pair can be bounded
//! separately ([`Prospects::most`]).
//!
//! The other side can reserve cells for its tiles ([`plan`](Plan)), and choose cells from which they give little
//! ([`gifts`]). The plan is a lower bound on its points, and with these cells its gifts are bounded from above.

mod gifts;
mod holding;
mod openings;
mod plan;
mod receiving;
mod sides;

use arrayvec::ArrayVec;

use holding::{Holding, PART, Pair, TOP, most_given};
use plan::Plan;
use sides::FREE;
use tessera_rules::game::{Game, Seat};
use tessera_rules::octopus::{COLOURS, Cell, GainRow, NUMBERS, Octopus, Placement, Tile};

pub(super) use sides::{Cells, INFINITY, MAX_TILES, Prospects};

/// A move with its proved bound.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rated {
    pub(super) m: Placement,
    pub(super) gain: i32,
    /// Proved upper bound of the move's value.
    pub(super) upper: i32,
    /// Moves with higher numbers are searched first.
    pub(super) order: i32,
}

impl Prospects {
    /// Same as [`Prospects::look`], with new memory.
    #[cfg(test)]
    pub(super) fn new(game: &Octopus, mover: Seat, cells: &mut Cells) -> Prospects {
        let mut prospects = Prospects::default();
        prospects.look(game, mover, cells);
        prospects
    }

    /// Analyses a position in which `mover` is to move, replacing the previous one. Leaves the position's cells in
    /// `cells`.
    pub(super) fn look(&mut self, game: &Octopus, mover: Seat, cells: &mut Cells) {
        let Cells { open, corners, .. } = cells;
        open.clear();
        game.open_cells().for_each(|(cell, &row)| open.push((cell, row)));
        corners.clear();
        game.corner_cells().for_each(|(cell, &row)| corners.push((cell, row)));
        self.holdings.clear();
        self.pairs.clear();
        self.sharing = [[0; 2]; MAX_TILES];
        self.sides = [0; 2];
        self.colours = [0; COLOURS];
        self.numbers = [0; NUMBERS];
        for seat in (0..game.seats()).map(Seat::new) {
            let own = seat == mover;
            for tile in game.hand(seat).tiles() {
                self.sides[usize::from(own)] |= 1 << self.holdings.len();
                self.holdings.push(Holding::new(tile, own));
            }
        }
        // As many as one side can take from the other, plus some to choose from.
        let count = self.count(true).min(self.count(false)) + 4;
        for holding in &mut self.holdings {
            holding.find_best(open, count.min(TOP));
        }
        self.find_pairs();
        self.find_lifts(cells);
    }

    /// Returns the mover's points less the other side's if every tile goes to its best cell. [`Prospects::lower`] is
    /// never higher, and no move that takes its tile's best cell has a lower upper bound.
    pub(super) fn balance(&self) -> i32 {
        let best = |holding: &Holding| {
            let best = holding.best + holding.lift / PART;
            if holding.own { best } else { -best }
        };
        self.holdings.iter().map(best).sum()
    }

    /// Returns a proved lower bound of the mover's points less the other side's, or any lower number if the bound is
    /// below `wanted`.
    pub(super) fn lower(&mut self, game: &Octopus, cells: &mut Cells, wanted: i32) -> i32 {
        let plan = Plan::new(self, game, cells, true, self.count(false), 0, 0);
        let own = plan.value(None);
        let theirs = self.holdings.iter().filter(|holding| !holding.own);
        let theirs: i32 = theirs.map(|holding| PART * holding.best).sum();
        if own - theirs <= PART * (wanted - 1) {
            // Gifts would lower the bound even further.
            return -INFINITY;
        }
        self.find_gifts(cells, false);
        self.find_openings(cells, &plan, false);
        -(self.most(game, cells, false, true) + self.openings(false, None) - own).div_euclid(PART)
    }

    /// Estimates the mover's points less the other side's, from the guaranteed points of both.
    pub(super) fn estimate(&self, game: &Octopus, cells: &mut Cells) -> i32 {
        let own = Plan::new(self, game, cells, true, self.count(false), 0, 0).value(None);
        let theirs = Plan::new(self, game, cells, false, self.count(true), 0, 0).value(None);
        (own - theirs) / PART
    }

    /// Returns the best-looking move, by its gain and the gain that it takes from the other side.
    pub(super) fn first_sight(&self, cells: &Cells) -> Option<Placement> {
        let mut taken: ArrayVec<(u16, i32), MAX_TILES> = ArrayVec::new();
        for holding in self.holdings.iter().filter(|holding| !holding.own) {
            if let Some(&(gain, cell)) = holding.top.first() {
                taken.push((cell, i32::from(gain) - holding.later(1)));
            }
        }
        let mut best: Option<((i32, i32), Placement)> = None;
        for holding in self.own_kinds() {
            let Holding { tile, .. } = self.holdings[holding];
            let later = self.holdings[holding].later(2);
            for (index, &(cell, ref row)) in cells.open.iter().enumerate() {
                let gain = row.gain(tile) as i32;
                let taken = taken.iter().filter(|taken| usize::from(taken.0) == index);
                let order = gain - later + taken.map(|taken| taken.1).sum::<i32>();
                if best.is_none_or(|(most, _)| (order, gain) > most) {
                    best = Some(((order, gain), Placement { tile, cell }));
                }
            }
        }
        best.map(|(_, m)| m)
    }

    /// Calls `add` with the moves that may be worth more than `alpha`; returns the proved bound of the others. If
    /// `among` is given, only its moves count, and the mover has another turn after each of them.
    pub(super) fn moves(
        &mut self,
        game: &Octopus,
        cells: &mut Cells,
        alpha: i32,
        among: Option<&[Rated]>,
        mut add: impl FnMut(Rated),
    ) -> i32 {
        // The mover's placement may take one of the reserved cells; a second one may come before the other side's.
        let ahead = usize::from(among.is_some());
        let plan = Plan::new(self, game, cells, false, self.count(true) - 1, ahead, 1);
        let values = plan.values();
        self.find_gifts(cells, true);
        self.find_openings(cells, &plan, true);
        // One of two tiles is placed now, so the gifts between the two don't count.
        let pairs_count = self.count(true) > 2;
        let own = self.most(game, cells, true, pairs_count);
        // In parts.
        let enough = PART * (alpha + 1);
        let mut others = -PART * INFINITY;
        for giver in self.own_kinds() {
            let holding = &self.holdings[giver];
            let (tile, later) = (holding.tile, holding.later(2));
            // It is placed now: it receives nothing, and its gifts are known.
            let mut rest =
                own - PART * holding.best - holding.given + self.openings(true, Some(giver));
            let (mut colours, mut numbers) = (0, 0);
            for pair in self.pairs.iter().filter(|pair| pair.has(giver)) {
                if self.holdings[pair.other(giver)].own {
                    rest -= pair.most;
                    colours += i32::from(pair.by_colour);
                    numbers += i32::from(!pair.by_colour);
                }
            }
            for (index, &(cell, ref row)) in cells.open.iter().enumerate() {
                let gain = row.gain(tile) as i32;
                let theirs = match cells.kept_for[index] {
                    FREE => values.whole,
                    holding => values.without(&plan, holding, index as u16),
                };
                let m = Placement { tile, cell };
                let opened = self.opened_from(&cells.lifts, cell, true, Some(giver));
                let without = PART * gain + rest - theirs + opened;
                let given = PART
                    * (colours * most_given(tile, row, true)
                        + numbers * most_given(tile, row, false));
                let mut upper = without + given;
                if upper >= enough && among.is_some_and(|moves| moves.iter().all(|r| r.m != m)) {
                    continue;
                }
                if upper >= enough && given > 0 {
                    upper = without + self.given(game, m, row, giver);
                }
                if upper < enough {
                    others = others.max(upper);
                    continue;
                }
                add(Rated {
                    m,
                    gain,
                    upper: upper.div_euclid(PART),
                    order: PART * (gain - later) - theirs,
                });
            }
        }
        others.div_euclid(PART)
    }

    fn count(&self, own: bool) -> usize {
        self.side(own).count_ones() as usize
    }

    /// Returns the mover's tiles, one of each kind.
    fn own_kinds(&self) -> impl Iterator<Item = usize> + use<> {
        let mut last: Option<Tile> = None;
        let mut kinds: ArrayVec<usize, MAX_TILES> = ArrayVec::new();
        for (i, holding) in self.holdings.iter().enumerate() {
            if holding.own && last != Some(holding.tile) {
                last = Some(holding.tile);
                kinds.push(i);
            }
        }
        kinds.into_iter()
    }

    /// Finds the tiles that share a colour or a number, and divides their regrets.
    fn find_pairs(&mut self) {
        let mut own = [0; MAX_TILES];
        for second in 0..self.holdings.len() {
            let b = self.holdings[second].tile;
            self.colours[b.colour().index()] += 1;
            self.numbers[b.number()] += 1;
            for first in 0..second {
                let a = self.holdings[first].tile;
                for by_colour in [true, false] {
                    let share = match by_colour {
                        true => a.colour() == b.colour(),
                        false => a.number() == b.number(),
                    };
                    if !share {
                        continue;
                    }
                    if self.holdings[first].own == self.holdings[second].own {
                        own[first] += 1;
                        own[second] += 1;
                    } else {
                        self.holdings[first].givers += 1;
                        self.holdings[second].givers += 1;
                    }
                    self.sharing[first][usize::from(by_colour)] |= 1 << second;
                    self.sharing[second][usize::from(by_colour)] |= 1 << first;
                    self.pairs.push(Pair::new(first, second, by_colour));
                }
            }
        }
        for (holding, own) in self.holdings.iter_mut().zip(own) {
            holding.share_out(own);
        }
    }

    /// Returns the set of a side's tiles, one bit each.
    fn side(&self, own: bool) -> u16 {
        self.sides[usize::from(own)]
    }

    /// Returns the number of tiles in hand, other than the pair's own, that may be placed between the two.
    fn between(&self, tile: Tile, by_colour: bool) -> u32 {
        let count = match by_colour {
            true => self.colours[tile.colour().index()],
            false => self.numbers[tile.number()],
        };
        count.saturating_sub(2)
    }

    /// Returns the most, in parts, that tile number `to` receives above its share of regret from a tile on the cell of
    /// `row`.
    fn seen(&self, game: &Octopus, m: Placement, row: &GainRow, to: usize, by_colour: bool) -> i32 {
        let to = &self.holdings[to];
        let between = self.between(m.tile, by_colour);
        let mut most = 0;
        let known = game.each_sight(m, by_colour, between, |sight| {
            let points = PART * sight.points as i32;
            most = i32::max(most, points - to.weight * to.regret(&sight.row));
        });
        if known { most } else { PART * most_given(m.tile, row, by_colour) }
    }

    /// Returns the most, in parts, that the mover's other tiles receive from tile number `giver` on the cell of `row`.
    fn given(&self, game: &Octopus, m: Placement, row: &GainRow, giver: usize) -> i32 {
        let pairs = self.pairs.iter().filter(|pair| pair.has(giver));
        pairs
            .filter(|pair| self.holdings[pair.other(giver)].own)
            .map(|pair| self.seen(game, m, row, pair.other(giver), pair.by_colour))
            .sum()
    }

    /// Returns the most points of a side, in parts. Gifts from the other side's tiles are taken from the last call of
    /// [`Prospects::find_gifts`].
    fn most(&mut self, game: &Octopus, cells: &Cells, own: bool, pairs_count: bool) -> i32 {
        let side = self.holdings.iter().filter(|holding| holding.own == own);
        let mut sum = side.map(|h| PART * h.best + h.given).sum();
        if !pairs_count {
            return sum;
        }
        for i in 0..self.pairs.len() {
            let pair = &self.pairs[i];
            if self.holdings[pair.first()].own == own && self.holdings[pair.second()].own == own {
                let most = self.most_of_pair(game, cells, pair);
                self.pairs[i].most = most;
                sum += most;
            }
        }
        sum
    }

    /// Returns the most, in parts, that the earlier of two tiles of a side gives to the later one above their shares of
    /// regret.
    fn most_of_pair(&self, game: &Octopus, cells: &Cells, pair: &Pair) -> i32 {
        let by_colour = pair.by_colour;
        let mut most = 0;
        for (giver, to) in [(pair.first(), pair.second()), (pair.second(), pair.first())] {
            let giver = &self.holdings[giver];
            // Away from all tiles, nothing scores.
            most = most.max(PART - giver.weight * giver.best);
            let rows = || cells.open.iter().chain(&cells.corners);
            let regret = |row: &GainRow| giver.weight * giver.regret(row);
            let bound = |row: &GainRow| PART * most_given(giver.tile, row, by_colour) - regret(row);
            // The most promising cell comes first, so that few cells need a close look.
            let first = rows().max_by_key(|(_, row)| bound(row));
            for &(cell, ref row) in first.into_iter().chain(rows()) {
                if bound(row) > most {
                    let m = Placement { tile: giver.tile, cell };
                    most = most.max(self.seen(game, m, row, to, by_colour) - regret(row));
                }
            }
        }
        most
    }
}

/// Returns the open cell where a single tile earns most, and its gain there.
#[inline]
pub(super) fn best_gain(game: &Octopus, tile: Tile) -> (u32, Cell) {
    // Internal iteration is faster here than a `for` loop.
    let gains = game.open_cells().map(|(cell, row)| (row.gain(tile), cell));
    let best = gains.reduce(|best, this| if this.0 > best.0 { this } else { best });
    best.unwrap_or((0, Cell::ORIGIN))
}
