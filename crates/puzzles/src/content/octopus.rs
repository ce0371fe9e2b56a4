//! Positions of Octopus.

use std::collections::BTreeSet;

use super::coder::Coder;
use super::position_code::PositionCode;
use tessera_rules::game::Fault;
use tessera_rules::octopus::{COLOURS, Cell, Direction, NUMBERS, Octopus, Setup, Tile};

impl PositionCode for Octopus {
    const GAME: &'static str = "octopus";

    fn write_position(&self, coder: &mut Coder) {
        code(coder, &self.to_setup());
    }

    fn read_position(coder: &mut Coder) -> Result<Octopus, Fault> {
        let blank =
            Setup { sets: 1, to_move: 0, board: Vec::new(), hands: Vec::new(), scores: Vec::new() };
        code(coder, &blank).position()
    }
}

fn code(coder: &mut Coder, given: &Setup) -> Setup {
    let sets = 1 + coder.choose((given.sets - 1) as usize, &[7, 1]);
    let seats = given.hands.len().saturating_sub(1);
    let seats = 1 + coder.choose(seats, &[8, 32, 4, 4, 2, 2]);
    let cells = code_cells(coder, given, sets * Tile::KINDS);

    let mut supply = Supply::of(sets as u32);
    let mut board = Vec::with_capacity(cells.len());
    for (i, (x, y)) in cells.into_iter().enumerate() {
        let tile = given.board.get(i).map_or(0, |(_, _, tile)| tile.index());
        let tile = coder.choose(tile, &supply.weights());
        supply.take(tile);
        board.push((x, y, Tile::from_index(tile)));
    }
    let hands = code_hands(coder, given, seats, &mut supply);

    let mut scores: Vec<i64> = Vec::with_capacity(seats);
    for seat in 0..seats {
        let own = given.scores.get(seat).map_or(0, |&score| score as i32);
        scores.push(match scores.first() {
            None => coder.number(own as u32).into(),
            Some(&first) => i64::from(coder.signed(own.wrapping_sub(first as i32))) + first,
        });
    }
    let mut able: Vec<usize> = (0..seats).filter(|&s| !hands[s].is_empty()).collect();
    if able.is_empty() {
        able = (0..seats).collect();
    }
    let to_move = able.iter().position(|&seat| seat as i64 == given.to_move);
    let to_move = able[coder.below(to_move.unwrap_or(0) as u32, able.len() as u32) as usize];
    Setup { sets: sets as i64, to_move: to_move as i64, board, hands, scores }
}

/// The occupied cells, by `y` descending, then `x`, as in a setup. Starts at the origin, or at the first cell if the
/// origin is empty, and asks for the neighbours of each occupied cell.
fn code_cells(coder: &mut Coder, given: &Setup, most: usize) -> Vec<(i64, i64)> {
    let occupied: BTreeSet<(i64, i64)> = given.board.iter().map(|&(x, y, _)| (x, y)).collect();
    let (x, y) = given.board.first().map_or((0, 0), |&(x, y, _)| (x, y));
    let start = match occupied.contains(&(0, 0)) {
        true => 1,
        false if occupied.is_empty() => 0,
        false => 2,
    };
    let first = match coder.choose(start, &[1, 28, 3]) {
        0 => return Vec::new(),
        1 => (0, 0),
        _ => (i64::from(coder.signed(x as i32)), i64::from(coder.signed(y as i32))),
    };
    let mut seen = BTreeSet::from([first]);
    let mut found = vec![first];
    // By the number of neighbours that are known to be occupied.
    let mut odds = [[32, 16], [20, 20], [16, 32], [12, 24]];
    let mut next = 0;
    while let Some(&cell) = found.get(next) {
        next += 1;
        for (x, y) in neighbours(cell) {
            let inside = Cell::new(x, y).is_some();
            if found.len() == most || !inside || !seen.insert((x, y)) {
                continue;
            }
            let around = neighbours((x, y)).filter(|cell| found.contains(cell)).count();
            let own = &mut odds[around.clamp(1, 4) - 1];
            if coder.flag(occupied.contains(&(x, y)), own) {
                found.push((x, y));
            }
        }
    }
    found.sort_unstable_by_key(|&(x, y)| (-y, x));
    found
}

fn neighbours((x, y): (i64, i64)) -> impl Iterator<Item = (i64, i64)> {
    let offsets = Direction::ORTHOGONAL.map(Direction::offset);
    offsets.into_iter().map(move |(dx, dy)| (x + dx, y + dy))
}

fn code_hands(
    coder: &mut Coder,
    given: &Setup,
    seats: usize,
    supply: &mut Supply,
) -> Vec<Vec<Tile>> {
    let held = given.hands.iter().map(Vec::len).sum::<usize>() as u32;
    let all = supply.left.iter().sum::<u32>();
    let is_whole = coder.choose((held == all).into(), &[3, 1]) == 1;
    let mut hands: Vec<Vec<Tile>> = Vec::with_capacity(seats);
    for seat in 0..seats {
        let left: u32 = supply.left.iter().sum();
        let size = match seats - seat {
            1 if is_whole => left as usize,
            to_serve => {
                // Hands are small at the end of a game and differ by one tile at most.
                let mut weights: Vec<u32> = (0..=left).map(|n| 1 + 60 / (n + 3)).collect();
                let likely = match hands.last() {
                    _ if is_whole => left.div_ceil(to_serve as u32),
                    Some(last) => last.len() as u32,
                    None => 3,
                };
                for size in [likely, likely.saturating_sub(1)] {
                    weights[size.min(left) as usize] += 120;
                }
                let own = given.hands.get(seat).map_or(0, Vec::len);
                coder.choose(own, &weights)
            }
        };
        let mut own = [0; Tile::KINDS];
        for tile in given.hands.get(seat).into_iter().flatten() {
            own[tile.index()] += 1;
        }
        let weights = supply.kinds();
        let counts = coder.multiset(&own, &supply.left, &weights, size as u32);
        let mut hand = Vec::with_capacity(size);
        for (tile, count) in counts.into_iter().enumerate() {
            for _ in 0..count {
                supply.take(tile);
                hand.push(Tile::from_index(tile));
            }
        }
        hands.push(hand);
    }
    hands
}

/// The tiles that are left, and how often each colour and number has occurred: composed positions have few of either.
struct Supply {
    left: [u32; Tile::KINDS],
    colours: [u32; COLOURS],
    numbers: [u32; NUMBERS],
}

impl Supply {
    fn of(sets: u32) -> Supply {
        Supply { left: [sets; Tile::KINDS], colours: [0; COLOURS], numbers: [0; NUMBERS] }
    }

    fn take(&mut self, tile: usize) {
        self.left[tile] -= 1;
        self.colours[tile / NUMBERS] += 1;
        self.numbers[tile % NUMBERS] += 1;
    }

    /// The weight of one tile of each kind.
    fn kinds(&self) -> [u32; Tile::KINDS] {
        std::array::from_fn(|tile| {
            (2 + 3 * self.colours[tile / NUMBERS]) * (4 + self.numbers[tile % NUMBERS])
        })
    }

    /// The weights of all tiles that are left of each kind.
    fn weights(&self) -> [u32; Tile::KINDS] {
        let kinds = self.kinds();
        std::array::from_fn(|tile| self.left[tile] * kinds[tile])
    }
}
