//! Boards, drawn at random: a few tiles close together, or all but full.

use rand_chacha::ChaCha8Rng;

use tessera_rules::game::random::{below, chance, choose, shuffle};
use tessera_rules::ingenious::{
    COLOURS, Colour, Form, Ingenious, KINDS, Phase, PlacedTile, SYMBOLS, Setup, Tile,
};

/// Distance of the farthest cells from the middle, for two seats.
const RADIUS: i8 = 5;
/// Rows and columns of the grid, with a margin.
const SIDE: usize = 2 * RADIUS as usize + 3;
/// Values of cells without a half: empty cells, and cells beyond the edge. A half has the number of its colour.
const EMPTY: u8 = 16;
const OFF: u8 = 17;
/// The six steps to a neighbour.
const STEPS: [[i8; 2]; 6] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

/// A cell: q and r.
type Place = [i8; 2];

/// A board in the making.
#[derive(Clone)]
pub(super) struct Board {
    halves: [[u8; SIDE]; SIDE],
    tiles: Vec<PlacedTile>,
    /// Copies that are left of each kind of tile.
    left: [u8; KINDS],
    /// The tiles that are drawn.
    palette: Vec<Tile>,
}

impl Board {
    /// A few tiles close together, of `colours` colours, placed so that they score for each other.
    pub(super) fn sparse(tiles: u32, colours: usize, rng: &mut ChaCha8Rng) -> Option<Board> {
        let mut board = Board::bare(colours, rng);
        let start = if chance(rng, 1, 2) {
            *choose(rng, &STEPS)
        } else {
            let symbol = *choose(rng, &SYMBOLS);
            [symbol.q(), symbol.r()]
        };
        for number in 0..tiles {
            let mut best: Option<(u32, Tile, [Place; 2])> = None;
            for _ in 0..5 {
                let Some(pair) = board.pair_near(start, number == 0, rng) else {
                    continue;
                };
                let Some(tile) = board.any_tile(rng) else {
                    continue;
                };
                let points = board.score(tile, pair);
                if best.is_none_or(|(most, ..)| points > most) {
                    best = Some((points, tile, pair));
                }
            }
            let (_, tile, pair) = best?;
            board.put(tile, pair);
        }
        Some(board)
    }

    /// Tiles of all colours, until there is room for `room` more.
    pub(super) fn full(room: usize, rng: &mut ChaCha8Rng) -> Option<Board> {
        let mut board = Board::bare(COLOURS, rng);
        loop {
            let pairs = board.pairs();
            if pairs.len() < 40 {
                let left = board.room();
                if left <= room {
                    return (left == room).then_some(board);
                }
            }
            let mut pair = *choose(rng, &pairs);
            if chance(rng, 1, 2) {
                pair.swap(0, 1);
            }
            let mut best: Option<(u32, Tile)> = None;
            for _ in 0..4 {
                let tile = board.any_tile(rng)?;
                let points = board.score(tile, pair);
                if best.is_none_or(|(most, _)| points > most) {
                    best = Some((points, tile));
                }
            }
            board.put(best?.1, pair);
        }
    }

    fn bare(colours: usize, rng: &mut ChaCha8Rng) -> Board {
        let mut halves = [[OFF; SIDE]; SIDE];
        for q in -RADIUS..=RADIUS {
            for r in -RADIUS..=RADIUS {
                if (q + r).abs() <= RADIUS {
                    *at_mut(&mut halves, [q, r]) = EMPTY;
                }
            }
        }
        for (colour, symbol) in (0..).zip(SYMBOLS) {
            *at_mut(&mut halves, [symbol.q(), symbol.r()]) = colour;
        }
        let mut all = Colour::ALL.to_vec();
        shuffle(rng, &mut all);
        all.truncate(colours);
        let mut left = [0; KINDS];
        for tile in Tile::all() {
            left[tile.index()] = tile.copies();
        }
        Board {
            halves,
            tiles: Vec::new(),
            left,
            palette: Tile::all()
                .filter(|tile| tile.halves().iter().all(|half| all.contains(half)))
                .collect(),
        }
    }

    /// A tile that is left.
    pub(super) fn any_tile(&self, rng: &mut ChaCha8Rng) -> Option<Tile> {
        let tile = *choose(rng, &self.palette);
        (self.left[tile.index()] > 0).then_some(tile)
    }

    /// Draws `count` tiles for a rack from the tiles left.
    pub(super) fn rack(&mut self, count: u32, rng: &mut ChaCha8Rng) -> Option<Vec<Tile>> {
        (0..count)
            .map(|_| {
                let tile = self.any_tile(rng)?;
                self.left[tile.index()] -= 1;
                Some(tile)
            })
            .collect()
    }

    /// The position of two seats with these racks and scores; a rack without tiles is face down. Seat 0, the solver, is
    /// to place, with `bonus` bonus placements pending.
    pub(super) fn position(
        &self,
        racks: [&[Tile]; 2],
        scores: [[i64; COLOURS]; 2],
        bonus: i64,
    ) -> Option<Ingenious> {
        let count = self.tiles.len() as i64;
        let racks = racks.map(|rack| match rack {
            [] => vec![None; Form::Standard.rack_size()],
            tiles => tiles.iter().copied().map(Some).collect(),
        });
        let setup = Setup {
            form: Form::Standard,
            seats: 2,
            to_move: 0,
            phase: Phase::Place,
            bonus,
            board: self.tiles.clone(),
            racks: racks.to_vec(),
            scores: scores.to_vec(),
            placed: vec![count / 2, count - count / 2],
        };
        setup.build().ok()
    }

    /// Two adjacent empty cells next to a tile on the board, or next to `start` for the first tile.
    fn pair_near(&self, start: Place, first: bool, rng: &mut ChaCha8Rng) -> Option<[Place; 2]> {
        let from = if first {
            start
        } else {
            let cells = choose(rng, &self.tiles).cells;
            let [q, r] = *choose(rng, &cells);
            [q as i8, r as i8]
        };
        let step = |from: Place, rng: &mut ChaCha8Rng| {
            let [q, r] = *choose(rng, &STEPS);
            let to = [from[0] + q, from[1] + r];
            (self.at(to) == EMPTY).then_some(to)
        };
        let a = step(from, rng)?;
        let b = step(a, rng)?;
        Some([a, b])
    }

    /// All pairs of adjacent empty cells, each once.
    fn pairs(&self) -> Vec<[Place; 2]> {
        let mut pairs = Vec::new();
        for cell in all_cells().filter(|&cell| self.at(cell) == EMPTY) {
            for [q, r] in STEPS.into_iter().take(3) {
                let other = [cell[0] + q, cell[1] + r];
                if self.at(other) == EMPTY {
                    pairs.push([cell, other]);
                }
            }
        }
        pairs
    }

    /// The most tiles that there is room for: half of every region of empty cells.
    fn room(&self) -> usize {
        let mut halves = self.halves;
        let mut room = 0;
        for cell in all_cells() {
            let (mut stack, mut size) = (vec![cell], 0);
            while let Some([q, r]) = stack.pop() {
                if std::mem::replace(at_mut(&mut halves, [q, r]), OFF) == EMPTY {
                    size += 1;
                    stack.extend(STEPS.map(|[dq, dr]| [q + dq, r + dr]));
                }
            }
            room += size / 2;
        }
        room
    }

    fn put(&mut self, tile: Tile, pair: [Place; 2]) {
        for (half, cell) in tile.halves().into_iter().zip(pair) {
            *at_mut(&mut self.halves, cell) = half as u8;
        }
        self.left[tile.index()] -= 1;
        self.tiles
            .push(PlacedTile { tile, cells: pair.map(|[q, r]| [i64::from(q), i64::from(r)]) });
    }

    /// The points that both halves would score; the cells are empty, so the other half never counts.
    fn score(&self, tile: Tile, pair: [Place; 2]) -> u32 {
        let halves = tile.halves().into_iter().zip(pair);
        halves
            .map(|(half, cell)| {
                STEPS.into_iter().map(|step| self.run(half, cell, step)).sum::<u32>()
            })
            .sum()
    }

    fn run(&self, half: Colour, [mut q, mut r]: Place, [dq, dr]: [i8; 2]) -> u32 {
        let mut length = 0;
        loop {
            (q, r) = (q + dq, r + dr);
            if self.at([q, r]) != half as u8 {
                return length;
            }
            length += 1;
        }
    }

    fn at(&self, [q, r]: Place) -> u8 {
        self.halves[(q + RADIUS + 1) as usize][(r + RADIUS + 1) as usize]
    }
}

fn at_mut(halves: &mut [[u8; SIDE]; SIDE], [q, r]: Place) -> &mut u8 {
    &mut halves[(q + RADIUS + 1) as usize][(r + RADIUS + 1) as usize]
}

fn all_cells() -> impl Iterator<Item = Place> {
    let line = || -RADIUS..=RADIUS;
    line().flat_map(move |q| line().map(move |r| [q, r]))
}

/// A number from one to another.
pub(super) fn between(rng: &mut ChaCha8Rng, least: u32, most: u32) -> u32 {
    least + below(rng, most - least + 1)
}
