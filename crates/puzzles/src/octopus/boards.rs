//! Small boards, drawn at random: tiles of few colours and few numbers, close together, so that they matter to each
//! other.

use rand_chacha::ChaCha8Rng;

use tessera_rules::game::random::{below, chance, choose, shuffle};
use tessera_rules::octopus::{COLOURS, Cell, Direction, NUMBERS, Octopus, Setup, Tile};

/// Parameters of the random boards.
#[derive(Debug, Clone)]
pub(super) struct Style {
    /// Fewest tiles on the board.
    pub(super) placed: u32,
    /// Most tiles on the board beyond `placed`.
    pub(super) more: u32,
    /// Tiles in hand by seat; seat 0 is the solver.
    pub(super) hands: Vec<u32>,
    /// True if every tile in hand has a twin there, which doubles the hands; needs two sets of tiles.
    pub(super) twins: bool,
}

/// A position in this style, all totals 0; the solver, seat 0, is to move.
pub(super) fn draw(style: &Style, rng: &mut ChaCha8Rng) -> Option<Octopus> {
    let placed = (style.placed + below(rng, style.more + 1)) as usize;
    let held: u32 = style.hands.iter().sum();
    let tiles = &mut palette(placed + held as usize, rng);
    let mut hands = Vec::new();
    for &count in &style.hands {
        let mut hand = tiles.split_off(tiles.len().checked_sub(count as usize)?);
        if style.twins {
            hand.extend_from_within(..);
        }
        hands.push(hand);
    }
    let mut cells = vec![Cell::new(0, 0)?];
    while cells.len() < placed {
        let next = *choose(rng, &frontier(&cells));
        // Compact boards have fewer open cells, and longer runs.
        if neighbours(&cells, next) > 1 || chance(rng, 1, 3) {
            cells.push(next);
        }
    }
    let board = (cells.iter().zip(tiles.iter()))
        .map(|(cell, &tile)| (i64::from(cell.x), i64::from(cell.y), tile))
        .collect();
    let scores = vec![0; hands.len()];
    let setup = Setup { sets: if style.twins { 2 } else { 1 }, to_move: 0, board, hands, scores };
    setup.position().ok()
}

/// Returns `count` different tiles in random order, of the fewest colours and numbers that suffice or a few more.
fn palette(count: usize, rng: &mut ChaCha8Rng) -> Vec<Tile> {
    let numbers = 3 + below(rng, NUMBERS as u32 - 2) as usize;
    let fewest = count.div_ceil(numbers);
    let colours = (fewest + below(rng, 3) as usize).clamp(3, COLOURS);
    let mut any = |all: usize, some: usize| {
        let mut list: Vec<usize> = (0..all).collect();
        shuffle(rng, &mut list);
        list.truncate(some);
        list
    };
    let (colours, numbers) = (any(COLOURS, colours), any(NUMBERS, numbers));
    let mut tiles: Vec<Tile> = Tile::all()
        .filter(|tile| colours.contains(&tile.colour().index()) && numbers.contains(&tile.number()))
        .collect();
    shuffle(rng, &mut tiles);
    tiles.truncate(count);
    tiles
}

/// The free cells next to these, each once.
fn frontier(cells: &[Cell]) -> Vec<Cell> {
    let beside = |cell: &Cell| Direction::ORTHOGONAL.map(|direction| cell.step(direction));
    let mut free: Vec<Cell> =
        (cells.iter().flat_map(beside).flatten()).filter(|cell| !cells.contains(cell)).collect();
    free.sort_unstable();
    free.dedup();
    free
}

fn neighbours(cells: &[Cell], cell: Cell) -> usize {
    let beside = Direction::ORTHOGONAL.map(|direction| cell.step(direction));
    (beside.into_iter().flatten()).filter(|cell| cells.contains(cell)).count()
}
