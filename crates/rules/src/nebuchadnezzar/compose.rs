//! Random consistent positions.

use rand_chacha::ChaCha8Rng;

use super::board::{Cell, MAX_SIDE, MIN_SIDE, Move, Rectangle, cells};
use super::setup::MAX_PLY;
use super::{AnyDiscs, Nebuchadnezzar};
use crate::game::random::{below, chance, choose};
use crate::game::{Compose, Game, Seat};

impl Compose for Nebuchadnezzar {
    fn compose(rng: &mut ChaCha8Rng) -> Nebuchadnezzar {
        // Small boards are quick to search, side 8 is the usual one, and large boards use wider words.
        let side = match below(rng, 4) {
            0 => MIN_SIDE + below(rng, 3) as u8,
            1 => 8,
            _ => MIN_SIDE + below(rng, u32::from(MAX_SIDE - MIN_SIDE + 1)) as u8,
        };
        let discs = match below(rng, 8) {
            0 => few(rng, side),
            1 => full(rng, side),
            2..5 => painted(rng, side),
            5 => played(rng, side),
            _ => scattered(rng, side),
        };
        let seat = |rng: &mut ChaCha8Rng| Seat::new(below(rng, 2) as usize);
        let ply = match below(rng, 6) {
            0..3 => below(rng, 3),
            3 => *choose(rng, &[MAX_PLY - 1, MAX_PLY]),
            _ => below(rng, 300),
        };
        let (to_move, black, pie) = (seat(rng), seat(rng), chance(rng, 1, 2));
        Nebuchadnezzar::judged(discs, side, to_move, black, pie, ply)
    }
}

/// Returns at most three discs, usually one: starts, first moves, one-sided boards.
fn few(rng: &mut ChaCha8Rng, side: u8) -> AnyDiscs {
    let mut discs = Vec::new();
    for _ in 0..*choose(rng, &[0, 1, 1, 1, 2, 3]) {
        discs.push((cell(rng, side), chance(rng, 1, 2)));
    }
    lay(side, &discs)
}

/// Fills each cell independently, with a density and a share of the mover's discs drawn once.
fn scattered(rng: &mut ChaCha8Rng, side: u8) -> AnyDiscs {
    let (density, own) = (1 + below(rng, 10), 1 + below(rng, 9));
    let mut discs = Vec::new();
    for cell in cells(side) {
        if chance(rng, density, 10) {
            discs.push((cell, chance(rng, own, 10)));
        }
    }
    lay(side, &discs)
}

/// Returns a board without an empty cell, or with one or two: forced passes.
fn full(rng: &mut ChaCha8Rng, side: u8) -> AnyDiscs {
    let own = 1 + below(rng, 9);
    let discs: Vec<_> = cells(side).map(|cell| (cell, chance(rng, own, 10))).collect();
    let mut holes = vec![];
    for _ in 0..below(rng, 3) {
        holes.push(cell(rng, side));
    }
    let discs: Vec<_> = discs.into_iter().filter(|(cell, _)| !holes.contains(cell)).collect();
    lay(side, &discs)
}

/// Rectangles painted over each other on a random background: large captures, long walls, overlaps.
fn painted(rng: &mut ChaCha8Rng, side: u8) -> AnyDiscs {
    let ground = below(rng, 3);
    let mut board: Vec<(Cell, Option<bool>)> =
        cells(side).map(|cell| (cell, (ground > 0).then_some(ground == 1))).collect();
    for _ in 0..1 + below(rng, 2 + u32::from(side)) {
        let (a, b) = (cell(rng, side), cell(rng, side));
        let rectangle = Rectangle {
            from: Cell::new(a.file().min(b.file()), a.rank().min(b.rank())),
            to: Cell::new(a.file().max(b.file()), a.rank().max(b.rank())),
        };
        let paint = match below(rng, 7) {
            0 => None,
            n => Some(n % 2 == 0),
        };
        for (cell, disc) in &mut board {
            if rectangle.contains(Rectangle { from: *cell, to: *cell }) {
                *disc = paint;
            }
        }
    }
    let discs: Vec<_> = board.into_iter().filter_map(|(cell, disc)| Some((cell, disc?))).collect();
    lay(side, &discs)
}

/// Returns a board after random play.
fn played(rng: &mut ChaCha8Rng, side: u8) -> AnyDiscs {
    let mut game =
        Nebuchadnezzar::judged(AnyDiscs::empty(side), side, Seat::FIRST, Seat::FIRST, false, 0);
    let mut moves: Vec<Move> = Vec::new();
    for _ in 0..below(rng, 2 * u32::from(side) * u32::from(side)) {
        moves.clear();
        game.moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        game.play(*choose(rng, &moves));
    }
    game.discs
}

fn cell(rng: &mut ChaCha8Rng, side: u8) -> Cell {
    let file = below(rng, u32::from(side)) as u8;
    Cell::new(file, below(rng, u32::from(side)) as u8)
}

/// Places discs, the mover's (true) and the enemy's, on an empty board; the first disc on a cell stays.
fn lay(side: u8, discs: &[(Cell, bool)]) -> AnyDiscs {
    let mut board = AnyDiscs::empty(side);
    let mut taken = Vec::new();
    for &(cell, own) in discs {
        if !taken.contains(&cell) {
            taken.push(cell);
            board.add(cell, own);
        }
    }
    board
}
