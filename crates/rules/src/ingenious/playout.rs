//! Random moves, random draws and random games.

use rand::Rng;

use super::board::Pairs;
use super::rules::MAX_PAIRS;
use super::{Cell, Ingenious, Move, Phase, Rack, Tile};
use crate::game::random::below;
use crate::game::{Game, Seat};

impl Ingenious {
    /// Makes the draw that is due, tile by tile, uniformly from the unseen tiles. The drawn tiles are always known; a
    /// caller that wants them face down replaces them by `??`. Each tile takes one number of the generator: the unseen
    /// tiles are counted off in the order of their kinds.
    #[inline]
    pub fn random_draw(&self, rng: &mut impl Rng) -> Rack {
        let mut left = self.unseen;
        let mut drawn = Rack::EMPTY;
        for taken in 0..self.draw_count() {
            let mut index = below(rng, u32::from(self.unseen_total) - taken as u32);
            let tile = Tile::all().find(|tile| {
                let here = u32::from(left[tile.index()]);
                let found = index < here;
                index = index.wrapping_sub(here);
                found
            });
            if let Some(tile) = tile {
                left[tile.index()] -= 1;
                drawn.insert(Some(tile));
            }
        }
        drawn
    }

    /// Returns a random legal placement: a uniform tile of the rack (for a face-down place a uniform unseen tile), a
    /// uniform legal pair of cells, in uniform order. `None` if no placement is due.
    #[inline]
    pub fn random_placement(&self, rng: &mut impl Rng) -> Option<Move> {
        let pairs = self.legal_pairs();
        if self.due.over || self.due.phase != Phase::Place || pairs.is_empty() {
            return None;
        }
        let nth = below(rng, pairs.len() as u32);
        let cells = nth_pair(&pairs, nth)?;
        Some(self.on_cells(cells, rng))
    }

    /// Plays on with random placements, random draws and a coin toss for every exchange, until the game is over.
    pub fn play_out(&mut self, rng: &mut impl Rng) {
        // In a uniform order of all pairs, skipping dead ones, each next live pair is uniform among the live ones: one
        // shuffle instead of a count per move. This applies to free placements only; a seat bound by ING-2 chooses
        // among its own pairs.
        let mut order: arrayvec::ArrayVec<[Cell; 2], MAX_PAIRS> =
            Pairs::within(&self.empty).iter().collect();
        let mut shuffled = 0;
        while !self.due.over {
            let m = match self.due.phase {
                Phase::Exchange if below(rng, 2) == 0 => Move::Swap,
                Phase::Exchange => Move::Keep,
                Phase::Draw | Phase::Redraw => Move::Draw(self.random_draw(rng)),
                Phase::Place if self.placed[self.mover()] == 0 => {
                    match self.random_placement(rng) {
                        Some(m) => m,
                        None => return,
                    }
                }
                Phase::Place => {
                    let rest = (order.len() - shuffled) as u32;
                    if rest == 0 {
                        return;
                    }
                    let pick = shuffled + below(rng, rest) as usize;
                    order.swap(shuffled, pick);
                    let cells = order[shuffled];
                    shuffled += 1;
                    if cells.iter().any(|cell| !self.empty.contains(cell.0)) {
                        continue;
                    }
                    self.on_cells(cells, rng)
                }
            };
            self.play(m);
        }
    }

    /// Returns a random tile of the rack on a pair of cells, in random order.
    #[inline]
    fn on_cells(&self, cells: [Cell; 2], rng: &mut impl Rng) -> Move {
        let rack = self.rack(Seat::new(self.mover()));
        let choice = below(rng, 2 * rack.len() as u32);
        let place = rack.places().nth(choice as usize / 2).flatten();
        let tile = place.unwrap_or_else(|| self.random_unseen(rng));
        let turned = choice % 2 == 1 && (!tile.is_double() || self.order_matters(tile, cells));
        let cells = if turned { [cells[1], cells[0]] } else { cells };
        Move::Place { tile, cells }
    }

    /// Returns a uniform tile among the unseen ones.
    fn random_unseen(&self, rng: &mut impl Rng) -> Tile {
        let mut index = below(rng, u32::from(self.unseen_total));
        let mut tiles = Tile::all();
        let last = Tile::all().len() as u8 - 1;
        tiles
            .find(|tile| {
                let here = u32::from(self.unseen[tile.index()]);
                let found = index < here;
                index = index.wrapping_sub(here);
                found
            })
            .unwrap_or(Tile(last))
    }
}

fn nth_pair(pairs: &Pairs, n: u32) -> Option<[Cell; 2]> {
    pairs.iter().nth(n as usize)
}
