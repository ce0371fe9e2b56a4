//! Tests of Nebuchadnezzar.

mod examples;
mod properties;
mod refusals;
mod solve;

use super::Nebuchadnezzar;
use super::reference::Reference;
use crate::game::{Game, Position};

/// Parses a valid key.
fn position(key: &str) -> Nebuchadnezzar {
    Nebuchadnezzar::from_key(key).unwrap_or_else(|fault| panic!("{key}: {fault:?}"))
}

/// Returns a board as the rules page draws it, `X` to move against `o`, with ply past 1.
fn drawn(rows: &str) -> Nebuchadnezzar {
    let board = rows.split('/').map(|row| row.replace('X', "b").replace('o', "w")).collect();
    let setup = super::Setup {
        board,
        to_move: 0,
        colours: vec![super::Colour::Black, super::Colour::White],
        ply: 40,
        pie: true,
    };
    Nebuchadnezzar::try_from(setup).unwrap()
}

/// Returns the legal moves' notations, sorted.
fn notations(position: &Nebuchadnezzar) -> Vec<String> {
    let moves = position.legal_moves();
    let mut texts: Vec<String> = moves.iter().map(|&m| position.notation(m)).collect();
    texts.sort();
    texts
}

/// Same as [`notations`], by the reference rules.
fn literal_notations(position: &Nebuchadnezzar) -> Vec<String> {
    let moves = Reference::from(position).moves();
    let mut texts: Vec<String> = moves.iter().map(|(m, _)| position.notation(*m)).collect();
    texts.sort();
    texts
}

/// Plays a line of legal moves.
fn after(position: &Nebuchadnezzar, line: &str) -> Nebuchadnezzar {
    let mut next = *position;
    for text in line.split_whitespace() {
        let m = next.parse_move(text, None).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        next.play(m);
    }
    next
}
