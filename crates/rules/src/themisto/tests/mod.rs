//! Tests of the page's worked examples, and of the fast rules against the reference ones.

mod page;
mod properties;
mod texts;

use super::*;
use crate::game::Position;

/// Returns a position on a board in the form `b: a1 c1; w: b1`.
fn position(discs: &str, to_move: i64) -> Themisto {
    Themisto::from_setup(&setup(discs, to_move)).unwrap()
}

fn setup(discs: &str, to_move: i64) -> Setup {
    let (mut occupied, mut black) = (0, 0);
    for part in discs.split(';') {
        let (colour, cells) = part.trim().split_once(": ").unwrap();
        for name in cells.split(' ') {
            let bytes = name.as_bytes();
            let cell = Cell::at((bytes[0] - b'a').into(), usize::from(bytes[1] - b'1')).unwrap();
            occupied |= cell.bit();
            if colour == "b" {
                black |= cell.bit();
            }
        }
    }
    Setup { board: Board::new(occupied, black), to_move, skip: false, winner: None, previous: None }
}

fn after(mut game: Themisto, moves: &[&str]) -> Themisto {
    for text in moves {
        let m = game.parse_move(text, None).unwrap();
        game.play(m);
    }
    game
}

/// Returns the legal moves, sorted, in the page's form: `!` penalised, the captured discs in brackets, `#` win.
fn listed(game: &Themisto) -> Vec<String> {
    let mut moves = Vec::new();
    game.judged_moves(&mut moves);
    let mut texts: Vec<String> = moves.iter().map(|j| shown(game, j)).collect();
    texts.sort();
    texts
}

fn shown(game: &Themisto, judged: &JudgedMove) -> String {
    let mut text = game.notation(judged.m);
    if judged.flips != 0 {
        let names: Vec<String> = cells(judged.flips).map(|c| c.to_string()).collect();
        text += &format!(" ({})", names.join(" "));
    }
    if judged.penalised {
        text += "!";
    }
    if judged.wins {
        text += "#";
    }
    text
}
