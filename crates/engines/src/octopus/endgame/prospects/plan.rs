//! Cells that a side reserves for its tiles: a lower bound on its points.

use arrayvec::ArrayVec;

use super::holding::{PART, TOP, most_given};
use super::sides::{Cells, FREE, MAX_TILES, Prospects};
use tessera_rules::octopus::{Octopus, Placement};

/// Number of cells beyond the needed ones that are examined, to find the cells that give least.
const CHOICE: usize = 2;

/// A side's plan for placing its tiles: in a fixed order, each on the best remaining cell of those reserved for it. No
/// cell is reserved for two tiles, so the other side takes each cell from one tile only.
#[derive(Debug)]
pub(super) struct Plan {
    /// The tiles in order with their cells: the tile's least gain there, in parts, best first, and the number of the
    /// open cell.
    kept: ArrayVec<(usize, ArrayVec<(i32, u16), TOP>), MAX_TILES>,
    /// Tiles that the other side may place meanwhile.
    others: usize,
    /// Tiles of the other side that may come before the first one of this side.
    ahead: usize,
    /// Least points of the side, less its gifts, if there are not enough cells.
    pub(super) without_cells: Option<i32>,
}

/// Least values of a plan, in parts.
pub(super) struct Values {
    pub(super) whole: i32,
    /// By tile in the order of the plan and by its cells: the value if that cell is taken before.
    without: ArrayVec<ArrayVec<i32, TOP>, MAX_TILES>,
}

impl Plan {
    /// Makes a plan for a side if the other side has `others` tiles and places `ahead` of them first. Each tile gets
    /// `spare` more cells than it needs. Records the tiles' gifts to the other side in `cells.gifts`.
    pub(super) fn new(
        prospects: &Prospects,
        game: &Octopus,
        cells: &mut Cells,
        own: bool,
        others: usize,
        ahead: usize,
        spare: usize,
    ) -> Plan {
        let mut plan = Plan { kept: ArrayVec::new(), others, ahead, without_cells: None };
        cells.gifts.clear();
        cells.kept_for.clear();
        cells.kept_for.resize(cells.open.len(), FREE);
        let holdings = &prospects.holdings;
        let mut order: ArrayVec<usize, MAX_TILES> =
            (0..holdings.len()).filter(|&i| holdings[i].own == own).collect();
        // Tiles that lose most by waiting come first.
        order.sort_by_key(|&i| holdings[i].later(1) - holdings[i].later(0));
        for (place, &giver) in order.iter().enumerate() {
            let needed = (place + ahead).min(others) + 1 + spare;
            let Some(kept) = choose(prospects, game, cells, giver, needed) else {
                plan.without_cells = Some(-PART * most_given_at_all(prospects, cells, own));
                plan.kept.clear();
                cells.gifts.clear();
                cells.kept_for.fill(FREE);
                return plan;
            };
            for &(_, cell) in &kept {
                cells.kept_for[usize::from(cell)] = giver as u8;
            }
            plan.kept.push((giver, kept));
        }
        plan
    }

    /// Returns the least value of the plan, in parts: of the whole plan if `without` is `None`. Otherwise cell number
    /// `without.1` of tile number `without.0` in its order is taken before; this must be a spare cell.
    ///
    /// The other side takes cells one at a time, one between any two placements: a minimum over the number of cells
    /// that it takes from each tile, tile by tile.
    pub(super) fn value(&self, without: Option<(usize, usize)>) -> i32 {
        const NEVER: i32 = i32::MAX / 2;
        if let Some(value) = self.without_cells {
            return value;
        }
        // Least value by the number of cells taken so far.
        let mut least = [NEVER; MAX_TILES + 1];
        least[0] = 0;
        let mut before = 0;
        for (place, (_, kept)) in self.kept.iter().enumerate() {
            let most = (place + self.ahead).min(self.others);
            let skipped = without.filter(|w| w.0 == place).map_or(TOP, |w| w.1);
            // Descending, so that each entry is read before it is overwritten.
            for taken in (0..=most).rev() {
                let sums = (0..=taken.min(before)).map(|earlier| {
                    let here = taken - earlier;
                    least[earlier] + kept[here + usize::from(here >= skipped)].0
                });
                least[taken] = sums.fold(NEVER, i32::min);
            }
            before = most;
        }
        least[..=before].iter().copied().fold(NEVER, i32::min)
    }

    /// Returns the values of the plan with no cell taken before, and with each single cell taken.
    pub(super) fn values(&self) -> Values {
        let without = |place: usize, cells: usize| {
            let values = (0..cells).map(|cell| self.value(Some((place, cell))));
            values.collect()
        };
        let kept = self.kept.iter().enumerate();
        Values {
            whole: self.value(None),
            without: kept.map(|(place, (_, kept))| without(place, kept.len())).collect(),
        }
    }
}

impl Values {
    /// Returns the value of the plan if open cell number `cell`, reserved for tile number `holding`, is taken before.
    pub(super) fn without(&self, plan: &Plan, holding: u8, cell: u16) -> i32 {
        let kept = (plan.kept.iter().enumerate()).find(|(_, kept)| kept.0 == usize::from(holding));
        let value = kept.and_then(|(place, (_, kept))| {
            let at = kept.iter().position(|&(_, kept)| kept == cell)?;
            Some(self.without[place][at])
        });
        value.unwrap_or(self.whole)
    }
}

/// Returns the cells reserved for a tile: out of its best cells, those with the highest gain less gifts. `None` if
/// there are not enough.
fn choose(
    prospects: &Prospects,
    game: &Octopus,
    cells: &mut Cells,
    giver: usize,
    needed: usize,
) -> Option<ArrayVec<(i32, u16), TOP>> {
    let holding = &prospects.holdings[giver];
    let is_free = |cell: u16| cells.kept_for[usize::from(cell)] == FREE;
    let best = holding.top.iter().map(|&(_, cell)| cell);
    let mut kept: ArrayVec<(i32, u16), TOP> = (best.filter(|&cell| is_free(cell)))
        .take((needed + CHOICE).min(TOP))
        .map(|cell| (0, cell))
        .collect();
    for cell in 0..cells.open.len() as u16 {
        if kept.len() >= needed {
            break;
        }
        if is_free(cell) && kept.iter().all(|kept| kept.1 != cell) {
            kept.push((0, cell));
        }
    }
    if kept.len() < needed {
        return None;
    }
    // The cells are sorted by gain, and gifts only lower their value.
    let mut looked = 0;
    while let Some(&(_, index)) = kept.get(looked) {
        let (cell, row) = cells.open[usize::from(index)];
        let earns = PART * holding.gain(&row);
        if looked >= needed && kept[needed - 1].0 >= earns {
            break;
        }
        let m = Placement { tile: holding.tile, cell };
        let value = earns
            - prospects.note_gifts(game, m, index, &row, giver, &mut cells.gifts)
            - prospects.opened_from(&cells.lifts, cell, !holding.own, None);
        let place = kept[..looked].partition_point(|kept| kept.0 >= value);
        kept[place..=looked].rotate_right(1);
        kept[place] = (value, index);
        looked += 1;
    }
    kept.truncate(needed);
    for (value, cell) in &mut kept {
        let (_, row) = &cells.open[usize::from(*cell)];
        *value = PART * holding.gain(row);
    }
    kept.sort_by_key(|kept| -kept.0);
    Some(kept)
}

/// Returns the most points that the tiles of a side give to the other side's tiles, wherever they are placed.
fn most_given_at_all(prospects: &Prospects, cells: &Cells, own: bool) -> i32 {
    let mut sum = 0;
    for pair in &prospects.pairs {
        let (first, second) =
            (&prospects.holdings[pair.first()], &prospects.holdings[pair.second()]);
        if first.own != second.own {
            let giver = if first.own == own { first } else { second };
            let rows = cells.open.iter().chain(&cells.corners);
            let given = rows.map(|(_, row)| most_given(giver.tile, row, pair.by_colour));
            sum += given.fold(1, i32::max);
        }
    }
    sum
}
