//! What the tiles of one side give to the other side's, if they are placed on the cells of a plan.

use arrayvec::ArrayVec;

use super::holding::{PART, most_given};
use super::sides::{Cells, Gift, MAX_TILES, Prospects};
use tessera_rules::octopus::{GainRow, Octopus, Placement};

/// The place of a gift of which it is not known which cells get it.
const ANYWHERE: u32 = u32::MAX - 1;

impl Prospects {
    /// Notes what a tile on the open cell number `from` gives to the other side's tiles. Returns about how much that costs, in
    /// parts.
    pub(super) fn note_gifts(
        &self,
        game: &Octopus,
        m: Placement,
        from: u16,
        row: &GainRow,
        giver: usize,
        gifts: &mut Vec<Gift>,
    ) -> i32 {
        let own = self.holdings[giver].own;
        let mut cost = 0;
        for by_colour in [true, false] {
            let pairs = self
                .pairs
                .iter()
                .filter(|pair| pair.has(giver) && pair.by_colour == by_colour);
            let receivers: ArrayVec<usize, MAX_TILES> = pairs
                .map(|pair| pair.other(giver))
                .filter(|&to| self.holdings[to].own != own)
                .collect();
            if receivers.is_empty() {
                continue;
            }
            let by = (2 * giver + usize::from(by_colour)) as u8;
            let mut most = [0; MAX_TILES];
            let between = self.between(m.tile, by_colour);
            let known = game.each_sight(m, by_colour, between, |sight| {
                let (place, points) = (sight.place as u32, PART * sight.points as i32);
                for &to in &receivers {
                    let receiver = &self.holdings[to];
                    let regret = receiver.regret(&sight.row);
                    let net = points - receiver.weight_of_gifts * regret;
                    most[to] = net.max(most[to]);
                    // Where several tiles give, their gifts add up.
                    if net > 0 || receiver.givers > 1 {
                        let to = to as u8;
                        gifts.push(Gift {
                            place,
                            to,
                            by,
                            from,
                            points,
                            regret,
                        });
                    }
                }
            });
            for &to in &receivers {
                if !known {
                    most[to] = PART * most_given(m.tile, row, by_colour);
                    gifts.push(Gift {
                        place: ANYWHERE,
                        to: to as u8,
                        by,
                        from,
                        points: most[to],
                        regret: 0,
                    });
                }
                cost += most[to];
            }
        }
        cost
    }

    /// Finds the most that the tiles of a side get, out of the gifts that the other side's last plan left.
    pub(super) fn find_gifts(&mut self, cells: &mut Cells, own: bool) {
        let Cells {
            gifts, kept_for, ..
        } = cells;
        for holding in self.holdings.iter_mut().filter(|h| h.own == own) {
            holding.given = 0;
        }
        // What each tile gives to each at most; cells that were looked at but are not kept don't count.
        let mut most = [[0; 2 * MAX_TILES]; MAX_TILES];
        gifts.retain(|gift| {
            let is_kept = kept_for[usize::from(gift.from)] == gift.by / 2;
            if is_kept {
                let most = &mut most[usize::from(gift.to)][usize::from(gift.by)];
                *most = gift.points.max(*most);
            }
            is_kept
        });
        let most = most.map(|most| most.iter().sum::<i32>());
        gifts.retain(|gift| {
            let receiver = &mut self.holdings[usize::from(gift.to)];
            let regret = receiver.weight_of_gifts * gift.regret;
            if receiver.givers == 1 {
                receiver.given = receiver.given.max(gift.points - regret);
                return false;
            }
            most[usize::from(gift.to)] > regret
        });
        // A tile gets what all that it sees from one cell give.
        gifts.sort_unstable_by_key(|gift| {
            u64::from(gift.to) << 40 | u64::from(gift.place) << 8 | u64::from(gift.by)
        });
        let mut anywhere = [0; MAX_TILES];
        for same_cell in gifts.chunk_by(|a, b| (a.to, a.place) == (b.to, b.place)) {
            let Gift {
                to, place, regret, ..
            } = same_cell[0];
            let points: i32 = same_cell
                .chunk_by(|a, b| a.by == b.by)
                .map(|same_giver| same_giver.iter().map(|gift| gift.points).max().unwrap_or(0))
                .sum();
            if place == ANYWHERE {
                anywhere[usize::from(to)] = points;
            } else {
                let receiver = &mut self.holdings[usize::from(to)];
                let given = points - receiver.weight_of_gifts * regret;
                receiver.given = receiver.given.max(given);
            }
        }
        for (holding, anywhere) in self.holdings.iter_mut().zip(anywhere) {
            holding.given += anywhere;
        }
    }
}
