//! Whole games solved by retrograde analysis, on the smallest boards.

use super::super::board::{Cell, MAX_SIDE};
use super::super::{AnyDiscs, Nebuchadnezzar};
use crate::game::{Game, Position, Seat};

/// Value of a state for the player to move. Lines that repeat forever are draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Worth {
    Unseen,
    /// Not known yet; a draw once nothing more can be proved.
    Open,
    Win,
    Loss,
}

/// A solved board: every unfinished state that can be reached from the empty one without the pie rule, from the mover's
/// view.
struct Solved {
    worth: Vec<Worth>,
    states: usize,
}

/// Solves a board. The number of discs only grows, so the states are solved in layers from the fullest board down.
/// Within a layer only captures and passes form cycles; a layer is visited again until nothing new is proved.
fn solve(side: u8) -> Solved {
    let cells = u32::from(side) * u32::from(side);
    let mut worth = vec![Worth::Unseen; 3usize.pow(cells)];
    let mut layers = vec![Vec::new(); cells as usize + 1];
    let start = Nebuchadnezzar::empty(side, false).unwrap();
    let mut moves = Vec::new();
    let mut stack = vec![packed(&start)];
    worth[index(stack[0])] = Worth::Open;
    while let Some(state) = stack.pop() {
        layers[(state.0 | state.1).count_ones() as usize].push(state);
        let mut position = unpacked(side, state);
        moves.clear();
        position.moves(&mut moves);
        for &m in &moves {
            let undo = position.play(m);
            let next = packed(&position);
            if !position.is_over() && worth[index(next)] == Worth::Unseen {
                worth[index(next)] = Worth::Open;
                stack.push(next);
            }
            position.undo(undo);
        }
    }

    let states = layers.iter().map(Vec::len).sum();
    for layer in layers.into_iter().rev() {
        let mut open = layer;
        loop {
            let before = open.len();
            open.retain(|&state| {
                let found = look(side, state, &worth, &mut moves);
                worth[index(state)] = found;
                found == Worth::Open
            });
            if open.len() == before {
                break;
            }
        }
    }
    Solved { worth, states }
}

/// Returns the value that follows from the states after this one.
fn look(
    side: u8,
    state: (u16, u16),
    worth: &[Worth],
    moves: &mut Vec<super::super::Move>,
) -> Worth {
    let mut position = unpacked(side, state);
    let mover = position.to_move();
    moves.clear();
    position.moves(moves);
    let mut found = Worth::Loss;
    for &m in &*moves {
        let undo = position.play(m);
        let next = if !position.is_over() {
            worth[index(packed(&position))]
        } else if position.winners().is_empty() {
            Worth::Open
        } else if position.winners().contains(mover) {
            Worth::Loss
        } else {
            Worth::Win
        };
        position.undo(undo);
        match next {
            Worth::Loss => return Worth::Win,
            Worth::Win => {}
            Worth::Open | Worth::Unseen => found = Worth::Open,
        }
    }
    found
}

/// Returns the discs of the mover and of the enemy, cell by cell.
fn packed(position: &Nebuchadnezzar) -> (u16, u16) {
    let AnyDiscs::Small(discs) = position.discs else {
        panic!("no board of side {MAX_SIDE} is solved here");
    };
    let side = u32::from(position.side);
    let pack = |set: u64| {
        (0..side).fold(0, |word, rank| word | (set >> (8 * rank) & 0xff) << (side * rank)) as u16
    };
    (pack(discs.own), pack(discs.enemy))
}

fn unpacked(side: u8, (own, enemy): (u16, u16)) -> Nebuchadnezzar {
    let mut discs = AnyDiscs::empty(side);
    for (set, is_own) in [(own, true), (enemy, false)] {
        for place in (0..16).filter(|place| set >> place & 1 != 0) {
            discs.add(Cell::new(place % side, place / side), is_own);
        }
    }
    Nebuchadnezzar::judged(discs, side, Seat::FIRST, Seat::FIRST, false, 2)
}

/// Returns the state as a number in base 3.
fn index((own, enemy): (u16, u16)) -> usize {
    let value = |set: u16| TERNARY[usize::from(set)] as usize;
    value(own) + 2 * value(enemy)
}

/// The binary digits of a number, interpreted in base 3.
static TERNARY: [u32; 1 << 16] = {
    let mut table = [0; 1 << 16];
    let mut power = 1;
    let mut bit = 0;
    while bit < 16 {
        let mut i = 0;
        while i < 1 << bit {
            table[i + (1 << bit)] = table[i] + power;
            i += 1;
        }
        power = if bit < 15 { power * 3 } else { power };
        bit += 1;
    }
    table
};

fn first_player_wins(side: u8) -> usize {
    let solved = solve(side);
    assert_eq!(solved.worth[0], Worth::Win, "side {side}");
    solved.states
}

#[test]
fn the_first_player_wins_on_2x2_and_3x3() {
    first_player_wins(2);
    assert_eq!(first_player_wins(3), 8_407);
}

#[test]
#[ignore = "a minute in the dev profile"]
fn the_first_player_wins_on_4x4() {
    assert_eq!(first_player_wins(4), 16_639_613);
}
