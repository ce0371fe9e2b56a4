//! Moves and positions as text.

use tessera_messages::message;

use std::borrow::Cow;

use rand_chacha::ChaCha8Rng;

use super::bits::Bits;
use super::board::{Cell, Move, Rectangle};
use super::setup::{Setup, check_side, check_width};
use super::{AnyDiscs, Nebuchadnezzar, with_discs};
use crate::game::discs::Colour;
use crate::game::grammar::{integer, lower_case};
use crate::game::{Fault, Game, Position, Seat, quoted};

/// Key of a repetition (`NEB-8`): board, colour to move, seat to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Repetition {
    /// From the mover's view; together with the colour to move this determines the board.
    discs: AnyDiscs,
    side: u8,
    colour: Colour,
    seat: Seat,
}

impl Position for Nebuchadnezzar {
    type Repetition = Repetition;
    const REPETITION_RULE: Option<&'static str> = Some("NEB-8");

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn key(&self) -> String {
        let setup = self.to_setup();
        let mut key = String::new();
        for (i, row) in setup.board.iter().enumerate() {
            if i > 0 {
                key.push('/');
            }
            let mut run = 0;
            for letter in row.chars() {
                if letter == '.' {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    key += &run.to_string();
                    run = 0;
                }
                key.push(letter);
            }
            if run > 0 {
                key += &run.to_string();
            }
        }
        format!(
            "{key} {} {} {} {}",
            self.colour_to_move().letter(),
            self.colour_of(Seat::FIRST).letter(),
            self.ply,
            if self.pie { 'p' } else { '-' }
        )
    }

    fn from_key(key: &str) -> Result<Nebuchadnezzar, Fault> {
        let parts: Vec<&str> = key.split(' ').collect();
        let [board, to_move, first, ply, pie] = parts[..] else {
            return Err(Fault::malformed(format!(
                "A position key has 5 parts separated by one space: board, colour to move, seat 0's colour, \
                 ply, p or -; this text has {}.",
                parts.len()
            )));
        };
        // Parts that can't be parsed are refused before parts that are impossible, in any order.
        let rows: Vec<&str> = board.split('/').collect();
        let mut read = Vec::new();
        for (i, row) in rows.iter().enumerate() {
            read.push(read_row(row, rows.len(), i)?);
        }
        let to_move = read_colour(to_move, "The colour to move")?;
        let first = read_colour(first, "Seat 0's colour")?;
        let ply = integer(ply).ok_or_else(|| {
            Fault::malformed(format!(
                "The ply is an integer without leading zeros, not {ply}.",
                ply = quoted(ply)
            ))
        })?;
        let pie = match pie {
            "p" => true,
            "-" => false,
            other => {
                return Err(Fault::malformed(format!(
                    "The last part is p (with the pie rule) or - (without), not {other}.",
                    other = quoted(other)
                )));
            }
        };
        // Checked early, so that no row longer than the largest board is expanded.
        check_side(rows.len())?;
        let setup = Setup {
            board: read.iter().map(|row| spell_out(row)).collect(),
            to_move: i64::from(to_move != first),
            colours: vec![first, first.other()],
            ply,
            pie,
        };
        // Paths lead into the JSON form, but the request contained a key.
        Nebuchadnezzar::try_from(setup).map_err(|fault| Fault { path: Vec::new(), ..fault })
    }

    fn notation(&self, m: Move) -> String {
        match m {
            Move::Place(cell) => cell.to_string(),
            Move::Capture(Rectangle { from, to }) => format!("x{from}-{to}"),
            Move::Swap => "swap".to_owned(),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn in_own_case(text: &str) -> Cow<'_, str> {
        lower_case(text)
    }

    fn parse_move(&self, text: &str, _chance: Option<&mut ChaCha8Rng>) -> Result<Move, Fault> {
        let m = read_move(&Self::in_own_case(text)).ok_or_else(|| {
            Fault::malformed(format!(
                "{text} is not a move: a placement is written c3, a capture xb3-d4 (lower left and upper \
                 right corner, for one cell xc3-c3), and there are swap and pass.", text = quoted(text)))
        })?;
        match m {
            Move::Place(cell) => self.check_placement(cell)?,
            Move::Capture(rectangle) => {
                self.check_capture(rectangle)?;
            }
            Move::Swap => self.check_swap()?,
            Move::Pass => self.check_pass()?,
        }
        Ok(m)
    }

    fn repetition(&self) -> Repetition {
        Repetition {
            discs: self.discs,
            side: self.side,
            colour: self.colour_to_move(),
            seat: self.to_move,
        }
    }
}

impl Nebuchadnezzar {
    fn check_placement(&self, cell: Cell) -> Result<(), Fault> {
        let side = self.side;
        if !cell.is_on(side) {
            let detail = message!("refusal-nebuchadnezzar-off", cell = &cell, side = &side);
            return Err(Fault::illegal("NEB-5", detail));
        }
        if let Some(colour) = self.disc(cell) {
            let detail =
                message!("refusal-nebuchadnezzar-taken", cell = &cell, colour = colour.text());
            return Err(Fault::illegal("NEB-5", detail));
        }
        if !with_discs!(self.discs, d => d.placements(side).has(place_in(&d.own, cell))) {
            let detail = message!("refusal-nebuchadnezzar-one-three", cell = &cell);
            return Err(Fault::illegal("NEB-1", detail));
        }
        Ok(())
    }

    fn check_swap(&self) -> Result<(), Fault> {
        if self.may_swap() {
            return Ok(());
        }
        let why = if !self.pie {
            message!("refusal-nebuchadnezzar-no-pie")
        } else if self.ply != 1 {
            message!("refusal-nebuchadnezzar-ply-here", ply = &self.ply)
        } else {
            message!("refusal-nebuchadnezzar-not-one")
        };
        let detail = message!("refusal-nebuchadnezzar-swap", why = why);
        Err(Fault::illegal("NEB-6", detail))
    }

    fn check_pass(&self) -> Result<(), Fault> {
        let moves = self.legal_moves();
        match moves.first() {
            Some(Move::Pass) | None => Ok(()),
            Some(&m) => {
                let detail = message!("refusal-nebuchadnezzar-pass", move = &self.notation(m));
                Err(Fault::illegal("NEB-5", detail))
            }
        }
    }
}

/// Parses a move in its canonical notation, legal or not.
fn read_move(text: &str) -> Option<Move> {
    match text {
        "swap" => return Some(Move::Swap),
        "pass" => return Some(Move::Pass),
        _ => {}
    }
    let Some(corners) = text.strip_prefix('x') else {
        return Cell::read(text).map(Move::Place);
    };
    let (from, to) = corners.split_once('-')?;
    let (from, to) = (Cell::read(from)?, Cell::read(to)?);
    (from.file() <= to.file() && from.rank() <= to.rank())
        .then_some(Move::Capture(Rectangle { from, to }))
}

/// A run of equal cells of a row in a key.
enum Stretch {
    Empty(usize),
    Disc(Colour),
}

/// Parses row `i` (from the top) of a key's board of `rows` rows.
fn read_row(row: &str, rows: usize, i: usize) -> Result<Vec<Stretch>, Fault> {
    let malformed = |why: String| Fault::malformed(format!("Row {} of the board {why}.", i + 1));
    let mut stretches = Vec::new();
    let mut width = 0usize;
    let mut rest = row;
    while let Some(letter) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let number = &rest[..digits];
            // A number that overflows is wider than any board.
            let run = number.parse().unwrap_or(usize::MAX);
            if number.starts_with('0') {
                return Err(malformed(format!(
                    "has the run {number}; a run of empty points is a number from 1 without leading zeros",
                    number = quoted(number)
                )));
            }
            width = width.saturating_add(run);
            stretches.push(Stretch::Empty(run));
            rest = &rest[digits..];
        } else if let Some(colour) = Colour::from_letter(letter) {
            width = width.saturating_add(1);
            stretches.push(Stretch::Disc(colour));
            rest = &rest[1..];
        } else {
            return Err(malformed(format!("holds {letter:?}; it may hold b, w and numbers only")));
        }
    }
    check_width(width, rows, i)?;
    Ok(stretches)
}

/// Returns a row in the form of [`Setup`].
fn spell_out(row: &[Stretch]) -> String {
    row.iter()
        .map(|stretch| match stretch {
            Stretch::Empty(run) => ".".repeat(*run),
            Stretch::Disc(colour) => colour.letter().to_string(),
        })
        .collect()
}

fn read_colour(text: &str, what: &str) -> Result<Colour, Fault> {
    let mut letters = text.chars();
    match (letters.next().and_then(Colour::from_letter), letters.next()) {
        (Some(colour), None) => Ok(colour),
        _ => Err(Fault::malformed(format!("{what} is b or w, not {text}.", text = quoted(text)))),
    }
}

/// Returns the place of a cell in sets of the same type as `_set`.
fn place_in<W: Bits>(_set: &W, cell: Cell) -> u32 {
    W::place(cell)
}
