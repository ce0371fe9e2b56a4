//! Points that the tiles of one side give to the other side's, if they are placed on the cells of a plan.

use arrayvec::ArrayVec;

use super::holding::{PART, most_given};
use super::receiving::Gift;
use super::sides::{Cells, MAX_TILES, Prospects};
use tessera_rules::octopus::{GainRow, Octopus, Placement};

/// Place of a gift whose receiving cells are not known.
const ANYWHERE: u32 = u32::MAX - 1;

impl Prospects {
    /// Records the gifts of a tile on open cell number `from` to the other side's tiles. Returns their approximate
    /// cost, in parts.
    pub(super) fn note_gifts(
        &self,
        game: &Octopus,
        m: Placement,
        from: u16,
        row: &GainRow,
        giver: usize,
        gifts: &mut Vec<Gift>,
    ) -> i32 {
        let others = self.side(!self.holdings[giver].own);
        let mut cost = 0;
        for by_colour in [true, false] {
            let receivers = tiles(self.sharing[giver][usize::from(by_colour)] & others);
            if receivers.is_empty() {
                continue;
            }
            let by = (2 * giver + usize::from(by_colour)) as u8;
            let mut most = [0; MAX_TILES];
            let between = self.between(m.tile, by_colour);
            let known = game.each_sight(m, by_colour, between, |sight| {
                let points = PART * sight.points as i32;
                let mut counts = false;
                for &to in &receivers {
                    let receiver = &self.holdings[to];
                    let net = points - receiver.weight_of_gifts * receiver.regret(&sight.row);
                    most[to] = net.max(most[to]);
                    // Gifts from several tiles add up.
                    counts |= net > 0 || receiver.givers > 1;
                }
                if counts {
                    gifts.push(Gift {
                        row: sight.row,
                        place: sight.place as u32,
                        points,
                        from,
                        by,
                    });
                }
            });
            if !known {
                let points = PART * most_given(m.tile, row, by_colour);
                for &to in &receivers {
                    most[to] = points;
                }
                gifts.push(Gift { row: GainRow::default(), place: ANYWHERE, points, from, by });
            }
            cost += most.iter().sum::<i32>();
        }
        cost
    }

    /// Finds the most that each tile of a side receives, given the gifts recorded by the other side's last plan.
    pub(super) fn find_gifts(&mut self, cells: &mut Cells, own: bool) {
        let Cells { gifts, kept_for, receiving, .. } = cells;
        let side = self.side(own);
        for holding in self.holdings.iter_mut().filter(|h| h.own == own) {
            holding.given = 0;
        }
        let mut anywhere = [0; 2 * MAX_TILES];
        // Gifts from cells that were examined but not reserved don't count.
        let kept = gifts.iter();
        for gift in kept.filter(|gift| kept_for[usize::from(gift.from)] == gift.by / 2) {
            if gift.place == ANYWHERE {
                let most = &mut anywhere[usize::from(gift.by)];
                *most = gift.points.max(*most);
            } else {
                receiving.add(gift);
            }
        }
        if receiving.cells.is_empty() && anywhere.iter().all(|&points| points == 0) {
            return;
        }
        // A tile on a cell receives the gifts of all tiles that it sees from there.
        for to in tiles(side) {
            let holding = &self.holdings[to];
            let sharing = self.sharing[to];
            let gives = |by: usize| sharing[by % 2] >> (by / 2) & 1 != 0;
            let mut given = 0;
            for cell in &receiving.cells {
                let gifts = cell.gifts.iter();
                let points = gifts.filter(|gift| gives(usize::from(gift.0)));
                let points: i32 = points.map(|gift| gift.1).sum();
                given = given.max(points - holding.weight_of_gifts * holding.regret(&cell.row));
            }
            let anywhere = anywhere.iter().enumerate().filter(|&(by, _)| gives(by));
            let anywhere: i32 = anywhere.map(|(_, points)| points).sum();
            self.holdings[to].given =
                if holding.givers == 1 { given.max(anywhere) } else { given + anywhere };
        }
        receiving.clear();
    }
}

/// Returns the tiles of a set.
fn tiles(mut set: u16) -> ArrayVec<usize, MAX_TILES> {
    let mut tiles = ArrayVec::new();
    while set != 0 {
        tiles.push(set.trailing_zeros() as usize);
        set &= set - 1;
    }
    tiles
}
