//! Random consistent positions, reachable or not.

use std::ops::ControlFlow;

use rand_chacha::ChaCha8Rng;

use super::board::Board;
use super::setup::Setup;
use super::shapes::{self, Shape};
use super::slot::{Placed, REACH, Side, Slot, SlotKind};
use super::slot_text::SlotText;
use super::start::StartColours;
use super::{COLOURS, Colour, Edition, TILES, Tile, VALUES};
use super::{Move, Temple};
use crate::game::random::{below, chance, choose, shuffle};
use crate::game::{Compose, Game};

impl Compose for Temple {
    /// Returns a position from random play from a start in one case of four. Otherwise returns a structure of up to 59
    /// tiles, grown move by move from a single tile without regard to values (and perhaps with some tiles removed),
    /// with random tiles in its slots and random hands: many colours or few, whole ones or the rest of one.
    fn compose(rng: &mut ChaCha8Rng) -> Temple {
        loop {
            let temple = if chance(rng, 1, 4) {
                Some(played(rng))
            } else {
                // The removal of tiles may have left two pieces.
                Temple::from_setup(&random_setup(rng)).ok()
            };
            if let Some(temple) = temple {
                return temple;
            }
        }
    }
}

fn random_edition(rng: &mut ChaCha8Rng) -> Edition {
    *choose(rng, &[Edition::Published, Edition::Revised])
}

/// Returns a position after some moves of random play.
fn played(rng: &mut ChaCha8Rng) -> Temple {
    let mut temple = Temple::start(random_edition(rng), StartColours::default());
    let plies = below(rng, 45);
    let mut moves: Vec<Move> = Vec::new();
    for _ in 0..plies {
        moves.clear();
        temple.moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        temple.play(*choose(rng, &moves));
    }
    temple
}

fn random_setup(rng: &mut ChaCha8Rng) -> Setup {
    let edition = random_edition(rng);
    let size = match below(rng, 12) {
        0 => 0,
        1 => 1,
        2..8 => 2 + below(rng, 18),
        _ => 10 + below(rng, 49),
    } as usize;
    let (hands, active) = random_hands(rng, size);
    let mut free: Vec<Tile> = (0..TILES)
        .map(Tile::from_index)
        .filter(|tile| hands.iter().all(|hand| !hand.contains(tile)))
        .collect();
    shuffle(rng, &mut free);
    match below(rng, 4) {
        // High tables block, low ones permit every value.
        0 => free.sort_by_key(|tile| tile.value() / 4),
        1 => free.sort_by_key(|tile| std::cmp::Reverse(tile.value() / 5)),
        _ => {}
    }
    let slots = random_structure(rng, edition, size.min(free.len()));
    let mut tiles: Vec<Tile> = free.into_iter().take(slots.len()).collect();
    shuffle(rng, &mut tiles);
    let table: Vec<(SlotText, Tile)> =
        slots.into_iter().zip(tiles).map(|(slot, tile)| (SlotText::from(slot), tile)).collect();
    let mut to_move = below(rng, 2) as usize;
    if hands[to_move].is_empty() {
        to_move = 1 - to_move;
    }
    Setup { edition, to_move: to_move as i64, table, hands, active }
}

/// Returns hands that leave at least `size` tiles, and their active colours.
fn random_hands(rng: &mut ChaCha8Rng, size: usize) -> ([Vec<Tile>; 2], [Option<Colour>; 2]) {
    let mut colours: Vec<Colour> = Colour::all().collect();
    shuffle(rng, &mut colours);
    let mut left = TILES - size;
    let mut hands = [Vec::new(), Vec::new()];
    let mut active = [None; 2];
    let few = chance(rng, 1, 2);
    for seat in 0..2 {
        let mut wanted = below(rng, if few { 3 } else { COLOURS as u32 / 2 + 1 }) as usize;
        // On an empty table no colour has been begun.
        if size > 0 && wanted < COLOURS / 2 && chance(rng, 2, 3) {
            let mut values: Vec<u8> = (1..=VALUES as u8).collect();
            shuffle(rng, &mut values);
            values.truncate(1 + below(rng, VALUES as u32 - 1) as usize);
            if few && chance(rng, 1, 2) {
                values.truncate(2);
            }
            if values.len() <= left
                && let Some(colour) = colours.pop()
            {
                left -= values.len();
                active[seat] = Some(colour);
                hands[seat].extend(values.iter().map(|&value| Tile::new(colour, value)));
            }
        } else if wanted == 0 && !chance(rng, 1, 8) {
            wanted = 1; // A finished game now and then is enough.
        }
        while wanted > 0 && left >= VALUES {
            let Some(colour) = colours.pop() else { break };
            hands[seat].extend((1..=VALUES as u8).map(|value| Tile::new(colour, value)));
            left -= VALUES;
            wanted -= 1;
        }
    }
    (hands, active)
}

/// Returns the slots of a structure of about `size` tiles.
fn random_structure(rng: &mut ChaCha8Rng, edition: Edition, size: usize) -> Vec<Slot> {
    let mut slots = Vec::new();
    if size == 0 {
        return slots;
    }
    let (x, y) = match below(rng, 8) {
        0 => {
            // Near the end of the coordinates.
            let near =
                |rng: &mut ChaCha8Rng| *choose(rng, &[-1, 1]) * (REACH - below(rng, 4) as i32);
            let free = |rng: &mut ChaCha8Rng| below(rng, 2001) as i32 - REACH;
            match below(rng, 3) {
                0 => (near(rng), near(rng)),
                1 => (near(rng), free(rng)),
                _ => (free(rng), near(rng)),
            }
        }
        1..4 => (below(rng, 1801) as i32 - 900, below(rng, 1801) as i32 - 900),
        _ => (0, 0),
    };
    let kind = match below(rng, 6) {
        0 => SlotKind::Top,
        1 => SlotKind::Wall(*choose(rng, &Side::ALL)),
        _ => SlotKind::Floor,
    };
    let mut board = Board::EMPTY;
    let mut fill = |slot: Slot, board: &mut Board| {
        // Values are irrelevant to growth, so any tile will do.
        board.put(Placed::new(slot, Tile::from_index(0)));
        slots.push(slot);
    };
    fill(Slot::pack(kind, x, y), &mut board);
    let mut filled = 1;
    // Sometimes one move type is favoured, so that long walls and roofs occur.
    let favoured = below(rng, 9) as u8;
    while filled < size {
        let mut found: Vec<Shape> = Vec::new();
        let _: ControlFlow<()> = shapes::scan(&board, edition, |shape| {
            if filled + shape.len <= size {
                found.push(*shape);
            }
            ControlFlow::Continue(())
        });
        let mut kinds: Vec<_> = found.iter().map(|shape| shape.kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        if kinds.is_empty() {
            break;
        }
        let favourite = kinds.iter().find(|&&kind| kind as u8 == favoured);
        let kind = match favourite {
            Some(&kind) if chance(rng, 1, 2) => kind,
            _ => *choose(rng, &kinds),
        };
        found.retain(|shape| shape.kind == kind);
        let shape = *choose(rng, &found);
        for &slot in &shape.slots[..shape.len] {
            fill(slot, &mut board);
        }
        filled += shape.len;
    }
    if chance(rng, 1, 3) {
        let lost = 1 + below(rng, 3) as usize;
        shuffle(rng, &mut slots);
        slots.truncate(slots.len().saturating_sub(lost).max(1));
    }
    slots
}
