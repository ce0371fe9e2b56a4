//! The greedy policy: rates placements fast enough to play whole games.
//!
//! The worth of a half on a cell depends only on its colour and the cell. So one table of six values per cell rates any
//! placement with two look-ups and an addition, and the best placement of every tile follows from the best neighbour of
//! each cell, without listing the pairs.

use tessera_rules::game::{Game, Turn};
use tessera_rules::ingenious::{
    COLOURS, Cell, Direction, Form, Ingenious, KINDS, Move, Phase, Tile,
};

/// Weights of the policy. Factors are in sixteenths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Weights {
    /// Worth of a point by the colour's distance above the seat's lowest colour; in a duel, by the peg's distance from
    /// the seat's losing end.
    need: [i16; STEPS],
    /// For a bonus placement, or for the token that comes with it.
    bonus: i16,
    /// For points next to the halves that the next opponent can then score.
    expose: i16,
    /// For other colours' points that a half buries.
    bury: i16,
    /// For the next opponent's points that a half buries.
    deny: i16,
    /// Extra worth of a buried point of any colour, since that colour may be the lowest one later.
    later: i16,
    /// Penalty for every empty cell next to a half, so that tight places are filled first.
    ways: i16,
    /// Penalty for taking an empty neighbour from an empty cell, by the number of empty neighbours that the cell had. A
    /// cell without any stays empty.
    alone: [i16; 3],
}

/// Steps of [`Weights::need`], more than any track has.
const STEPS: usize = 40;

/// Points of one half are capped at this number.
const MOST: usize = 24;

impl Weights {
    /// Returns the weights of a form, found by self-play.
    pub(super) fn of(form: Form) -> Weights {
        match form {
            Form::Solo => Weights {
                later: 8,
                ways: 3,
                alone: [0, 26, 5],
                ..Weights::falling(10, 20, 0, 0, 2, 0)
            },
            Form::Standard => Weights::falling(14, 100, 30, 5, 2, 4),
            Form::Team => Weights::falling(14, 100, 30, 5, 2, 4),
            Form::Duel => Weights::pegs(2, 16, 120, 2, 3, 3),
        }
    }

    /// Weights with a need of 64 for the lowest colour. Each further point above it leaves `rate` sixteenths, down to
    /// `floor` sixteenths of one.
    pub(super) fn falling(
        rate: i32,
        floor: i32,
        bonus: i16,
        expose: i16,
        bury: i16,
        deny: i16,
    ) -> Weights {
        let mut level = 64 * 64;
        let need = std::array::from_fn(|_| {
            let here = level.max(floor * 4);
            level = level * rate / 16;
            (here / 64) as i16
        });
        Weights { need, bonus, expose, bury, deny, later: 0, ways: 0, alone: [0; 3] }
    }

    /// Weights with a need of 64 for a peg in the middle. The need falls by `slope` per step on either side, down to
    /// `floor`.
    pub(super) fn pegs(
        slope: i32,
        floor: i32,
        bonus: i16,
        expose: i16,
        bury: i16,
        deny: i16,
    ) -> Weights {
        let need = std::array::from_fn(|i| {
            let peg = i as i32 - 9;
            (64 - slope * peg.abs()).max(floor) as i16
        });
        Weights { need, bonus, expose, bury, deny, later: 0, ways: 0, alone: [0; 3] }
    }
}

/// Ratings of the placements in one position, for the seat that moves.
pub(super) struct Ratings {
    /// By [`Cell::index`] and colour; [`NEVER`] on cells that are not empty.
    halves: [[i16; 8]; 256],
    cells: arrayvec::ArrayVec<Cell, 169>,
    /// Worth of points for the seat that moves.
    own: [[i16; MOST + 1]; COLOURS],
}

/// Less than any worth; the sum of two still fits. Its bytes are equal, which makes tables of it quick to fill.
const NEVER: i16 = i16::from_ne_bytes([0xc0; 2]);

impl Ratings {
    /// Rates all cells.
    pub(super) fn new(position: &Ingenious, weights: &Weights) -> Ratings {
        let mut ratings = Ratings::blank();
        ratings.fill(position, weights);
        ratings
    }

    /// Returns empty tables for [`Ratings::fill`].
    #[inline(always)]
    fn blank() -> Ratings {
        Ratings {
            halves: [[NEVER; 8]; 256],
            cells: arrayvec::ArrayVec::new(),
            own: [[0; MOST + 1]; COLOURS],
        }
    }

    fn fill(&mut self, position: &Ingenious, weights: &Weights) {
        self.cells.extend(position.empty_cells());
        let Turn::Seat(mover) = position.turn() else {
            return;
        };
        let form = position.form();
        let own = &mut self.own;
        gains(form, &position.scores(mover), weights, own);
        // Penalty per colour for points left open next to a half.
        let mut open = [0i16; 8];
        let mut theirs = [[0; MOST + 1]; COLOURS];
        if position.seats() > 1 {
            let next = mover.next(position.seats());
            let their_need = gains(form, &position.scores(next), weights, &mut theirs);
            for (open, need) in open.iter_mut().zip(their_need) {
                *open = -need * weights.expose;
            }
        }
        // Number of empty neighbours of each cell, and the penalty for taking one of them if the cell is empty.
        let mut ways = [0i16; 256];
        let mut alone = [0i16; 256];
        for cell in &self.cells {
            for direction in Direction::ALL {
                ways[direction.step(cell.index()) as usize] += 1;
            }
        }
        for cell in &self.cells {
            let index = cell.index() as usize;
            let weight = weights.alone.get(ways[index] as usize);
            alone[index] = weight.copied().unwrap_or(0);
        }
        for cell in &self.cells {
            let points = position.points_by_colour(*cell);
            let index = cell.index();
            let mut gain = [0i16; 8];
            let mut buried = [0i16; 8];
            let mut all = 0;
            let mut denied = 0;
            for c in 0..COLOURS {
                let p = usize::from(points[c]).min(MOST);
                gain[c] = own[c][p];
                buried[c] = gain[c] + weights.later * p as i16;
                all += buried[c];
                denied += theirs[c][p];
            }
            let ways = ways[index as usize];
            // A half pays for all its neighbours; the partner's cell is refunded.
            let costs = Direction::ALL.map(|d| alone[d.step(index) as usize]);
            let base =
                (denied / 16) * weights.deny - (all / 16) * weights.bury - ways * weights.ways
                    + alone[index as usize]
                    - costs.iter().sum::<i16>();
            let row = &mut self.halves[index as usize];
            for c in 0..row.len() {
                let reach = 2 * (ways - 1) + points[c] as i16;
                row[c] = gain[c] + buried[c] / 16 * weights.bury + base + open[c] * reach / 32;
            }
        }
    }

    /// Rates a legal move. An exchange rates lower than any placement that scores.
    pub(super) fn of_move(&self, position: &Ingenious, m: Move) -> i32 {
        match m {
            Move::Place { tile, cells } => self.of(position, tile, cells),
            Move::Swap => 1,
            Move::Keep | Move::Draw(_) => 0,
        }
    }

    /// Rates a placement.
    #[inline]
    pub(super) fn of(&self, position: &Ingenious, tile: Tile, cells: [Cell; 2]) -> i32 {
        let [a, b] = tile.halves().map(|colour| colour as usize);
        let [u, v] = cells.map(|cell| cell.index() as usize);
        let rated = i32::from(self.halves[u][a]) + i32::from(self.halves[v][b]);
        if !tile.is_double() {
            return rated;
        }
        // The halves share a track: points that both score at once are worth less than points scored one after the
        // other.
        let earned = position.earned(tile, cells);
        let together = usize::from(earned.gain[a].unsigned_abs()).min(MOST);
        let points = |cell: Cell| usize::from(position.points_by_colour(cell)[a]).min(MOST);
        let apart =
            i32::from(self.own[a][points(cells[0])]) + i32::from(self.own[a][points(cells[1])]);
        rated + i32::from(self.own[a][together]) - apart
    }

    /// Returns the best placement of the tiles if every pair of empty cells is legal; `None` if there is none.
    #[inline]
    fn best(&self, tiles: impl Iterator<Item = Tile>) -> Option<Move> {
        let mut around = [[NEVER; 8]; 169];
        for (best, cell) in around.iter_mut().zip(&self.cells) {
            for direction in Direction::ALL {
                let row = &self.halves[direction.step(cell.index()) as usize];
                for (best, &worth) in best.iter_mut().zip(row) {
                    *best = (*best).max(worth);
                }
            }
        }
        let mut top = (
            NEVER,
            0,
            Tile::of(tessera_rules::ingenious::Colour::Red, tessera_rules::ingenious::Colour::Red),
        );
        for tile in tiles {
            let [a, b] = tile.halves().map(|colour| colour as usize);
            for (i, (best, cell)) in around.iter().zip(&self.cells).enumerate() {
                let value = self.halves[cell.index() as usize][a] + best[b];
                if value > top.0 && best[b] > NEVER {
                    top = (value, i, tile);
                }
            }
        }
        let (value, i, tile) = top;
        if value == NEVER {
            return None;
        }
        let cell = self.cells[i];
        let b = tile.halves()[1] as usize;
        let other = Direction::ALL
            .into_iter()
            .map(|d| d.step(cell.index()))
            .find(|&other| self.halves[other as usize][b] == around[i][b])?;
        let other = self.cells.iter().find(|cell| cell.index() == other)?;
        Some(Move::Place { tile, cells: [cell.to_owned(), *other] })
    }
}

/// Fills `gains` with the worth of points to a seat, by colour and number. Returns the worth of the next point of each
/// colour.
fn gains(
    form: Form,
    scores: &[i8; COLOURS],
    weights: &Weights,
    gains: &mut [[i16; MOST + 1]; COLOURS],
) -> [i16; COLOURS] {
    let lowest = match form {
        Form::Duel => -9,
        Form::Standard | Form::Solo | Form::Team => scores.iter().copied().min().unwrap_or(0),
    };
    let mut need = [0; COLOURS];
    for (c, &from) in scores.iter().enumerate() {
        let room = form.advance(from, i8::MAX / 2) - from;
        let mut sum = 0;
        for (points, gain) in gains[c].iter_mut().enumerate().skip(1) {
            let step = points as i8;
            if step <= room {
                sum += weights.need[(from - lowest) as usize + points - 1];
                if step == room && form.earns(from, from + room) {
                    sum += weights.bonus;
                }
            }
            *gain = sum;
        }
        if room > 0 {
            need[c] = weights.need[(from - lowest) as usize];
        }
    }
    need
}

/// Playouts by the greedy policy.
#[derive(Debug, Clone)]
pub(super) struct Greedy {
    /// Weights of the policy.
    pub(super) weights: Weights,
}

impl Greedy {
    /// Returns the policy of a form.
    pub(super) fn of(form: Form) -> Greedy {
        Greedy { weights: Weights::of(form) }
    }

    /// Returns the best-looking move, the first of equal ones. Moves are rated in listed order, so that the same
    /// position gets the same move.
    pub(super) fn choose(&self, position: &Ingenious) -> Option<Move> {
        let Turn::Seat(mover) = position.turn() else {
            return None;
        };
        if position.phase() == Phase::Exchange {
            return Some(Move::Swap);
        }
        // In place, because copying the tables takes a seventh of a playout's time.
        let mut ratings = Ratings::blank();
        ratings.fill(position, &self.weights);
        if position.placed(mover) > 0 {
            let rack = position.rack(mover);
            let mut seen = [false; KINDS];
            let kinds =
                rack.known().filter(|tile| !std::mem::replace(&mut seen[tile.index()], true));
            return ratings.best(kinds).map(|m| in_order(position, m));
        }
        let moves = position.legal_moves();
        let rate = |m: &Move| match *m {
            Move::Place { tile, cells } => ratings.of(position, tile, cells),
            Move::Swap | Move::Keep | Move::Draw(_) => 0,
        };
        moves.into_iter().rev().max_by_key(rate)
    }
}

/// Returns the placement in its listed form: for a double, the cells ascend unless the other order scores more.
fn in_order(position: &Ingenious, m: Move) -> Move {
    let Move::Place { tile, cells } = m else {
        return m;
    };
    if !tile.is_double() {
        return m;
    }
    let [low, high] = [cells[0].min(cells[1]), cells[0].max(cells[1])];
    let turned = position.order_matters(tile, [low, high]) && {
        let total = |cells| {
            let earned = position.earned(tile, cells);
            let points: i32 = earned.gain.iter().map(|&gain| i32::from(gain)).sum();
            (points, earned.bonus)
        };
        total([high, low]) > total([low, high])
    };
    let cells = if turned { [high, low] } else { [low, high] };
    Move::Place { tile, cells }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::game::random::{below, seeded, stream};
    use tessera_rules::ingenious::Deal;

    /// Returns a solo game after some placements.
    fn solo(seed: u64) -> Ingenious {
        let deal = Deal { form: Form::Solo, seats: 1, hidden: false };
        let mut position = deal.start(&mut seeded(seed));
        let rng = &mut stream(seed, 0);
        for _ in 0..1 + below(rng, 38) {
            let Some(m) = position.random_placement(rng) else {
                break;
            };
            position.play(m);
            let drawn = position.random_draw(rng);
            if position.awaits_chance() {
                position.play(Move::Draw(drawn));
            }
        }
        position
    }

    #[test]
    fn cells_left_alone_are_those_next_to_the_tile() {
        let with = Weights::of(Form::Solo);
        let without = Weights { alone: [0; 3], ..with.clone() };
        let mut told = 0;
        for seed in 0..100 {
            let position = solo(seed);
            let [with, without] = [&with, &without].map(|w| Ratings::new(&position, w));
            let empty: Vec<Cell> = position.empty_cells().collect();
            let near = |cell: Cell| {
                let near = move |other: &&Cell| cell.direction_to(**other).is_some();
                empty.iter().filter(near)
            };
            for m in position.legal_moves() {
                let Move::Place { tile, cells } = m else {
                    continue;
                };
                let others = cells.into_iter().flat_map(near);
                let costs = others.filter(|other| !cells.contains(other));
                let cost: i32 = costs
                    .map(|&other| match near(other).count() {
                        1 => 26,
                        2 => 5,
                        _ => 0,
                    })
                    .sum();
                told += cost;
                let difference =
                    without.of(&position, tile, cells) - with.of(&position, tile, cells);
                assert_eq!(difference, cost, "{m:?}");
            }
        }
        assert!(told > 0);
    }
}
