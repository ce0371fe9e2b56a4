//! Random consistent positions.

use rand_chacha::ChaCha8Rng;

use super::{Cell, Direction, Hand, LIMIT, MAX_SCORE, Octopus, Tile};
use crate::game::random::{below, chance, choose, shuffle};
use crate::game::{Compose, MAX_SEATS, PerSeat, Seat};

impl Compose for Octopus {
    /// Boards from empty to the whole supply, scattered or stringy, near the origin, anywhere, or at the limits; tiles
    /// drawn from all kinds or from few colours or numbers, so that long runs occur; hands of any sizes, sometimes
    /// tiny, sometimes all empty; totals occasionally near their limit.
    fn compose(rng: &mut ChaCha8Rng) -> Octopus {
        let sets = 1 + below(rng, 2) as u8;
        let mut supply = supply(sets, rng);
        let on_board = match below(rng, 6) {
            0 => 0,
            1 => below(rng, 4),
            2..=4 => below(rng, 40),
            _ => below(rng, supply.len() as u32 + 1),
        };
        let on_board = (on_board as usize).min(supply.len());
        let tiles = supply.split_off(supply.len() - on_board);
        let placed = scatter(tiles, rng);

        let seats = 1 + below(rng, MAX_SEATS as u32) as usize;
        let in_hands = match below(rng, 8) {
            0 => 0,
            1..=4 => below(rng, 10),
            _ => below(rng, supply.len() as u32 + 1),
        };
        // Some seats may get no tiles at all.
        let served: Vec<usize> =
            (0..=below(rng, seats as u32)).map(|_| below(rng, seats as u32) as usize).collect();
        let mut hands: PerSeat<Hand> = (0..seats).map(|_| Hand::EMPTY).collect();
        for tile in supply.into_iter().take(in_hands as usize) {
            hands[*choose(rng, &served)].add(tile);
        }

        let rich = chance(rng, 1, 8);
        let scores = (0..seats)
            .map(|_| match rich {
                true => MAX_SCORE - below(rng, 4),
                false => below(rng, 60),
            })
            .collect();
        let able: Vec<usize> = (0..seats).filter(|&s| !hands[s].is_empty()).collect();
        let to_move =
            if able.is_empty() { below(rng, seats as u32) as usize } else { *choose(rng, &able) };
        Octopus::assemble(&placed, hands, scores, Seat::new(to_move), sets)
    }
}

/// Returns tiles to choose from, shuffled: all tiles of the sets, or only the tiles of few colours or few numbers.
fn supply(sets: u8, rng: &mut ChaCha8Rng) -> Vec<Tile> {
    let (colours, numbers) = match below(rng, 4) {
        0 => (1 + below(rng, 3), 6),
        1 => (10, 1 + below(rng, 2)),
        _ => (10, 6),
    };
    let (first_colour, first_number) = (below(rng, 10), below(rng, 6));
    let mut tiles: Vec<Tile> = (0..sets)
        .flat_map(|_| Tile::all())
        .filter(|tile| {
            (tile.colour().index() as u32 + first_colour) % 10 < colours
                && (tile.number() as u32 + first_number) % 6 < numbers
        })
        .collect();
    shuffle(rng, &mut tiles);
    tiles
}

/// Lays the tiles out as one connected board.
fn scatter(tiles: Vec<Tile>, rng: &mut ChaCha8Rng) -> Vec<(Cell, Tile)> {
    let limit = u32::from(LIMIT.unsigned_abs());
    let spread = match below(rng, 6) {
        0 => limit,
        _ => 10,
    };
    let mut coordinate = || below(rng, 2 * spread + 1) as i16 - spread as i16;
    let mut start = Cell { x: coordinate(), y: coordinate() };
    if chance(rng, 1, 8) {
        start.x = LIMIT;
    }
    if chance(rng, 1, 8) {
        start.y = -LIMIT;
    }
    // A random cell next to the board; stringy boards prefer cells next to the last tile.
    let stringy = chance(rng, 1, 4);
    let mut placed: Vec<(Cell, Tile)> = Vec::new();
    for tile in tiles {
        let mut cell = start;
        while placed.iter().any(|&(taken, _)| taken == cell) {
            let from = match placed.last() {
                Some(&(last, _)) if stringy && chance(rng, 3, 4) => last,
                _ => choose(rng, &placed).0,
            };
            cell = from.step(*choose(rng, &Direction::ORTHOGONAL)).unwrap_or(from);
        }
        placed.push((cell, tile));
    }
    placed
}
