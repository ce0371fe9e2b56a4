//! Moves, boards and position keys as text.

use tessera_messages::message;

use std::borrow::Cow;

use rand_chacha::ChaCha8Rng;

use super::{Board, Cell, CellSet, Colour, Direction, Move, SIDE, Setup, Themisto};
use crate::game::grammar::{integer, lower_case, push_integer};
use crate::game::{Fault, Position, Seat};

impl Position for Themisto {
    type Repetition = (Board, Seat, bool);
    const REPETITION_RULE: Option<&'static str> = Some("THM-10");

    fn to_move(&self) -> Seat {
        Themisto::to_move(self)
    }

    /// Writes the board, the seat to move, `s` or `-` for a lost turn that is owed, the winner or `-`, the previous
    /// board or `-`.
    fn key(&self) -> String {
        let mut key = String::with_capacity(160);
        push_board(&mut key, self.board());
        key.push(' ');
        push_integer(&mut key, Themisto::to_move(self).index() as i64);
        key.push_str(if self.skip() { " s " } else { " - " });
        match self.winner() {
            Some(winner) => push_integer(&mut key, winner.index() as i64),
            None => key.push('-'),
        }
        key.push(' ');
        match self.previous() {
            Some(previous) => push_board(&mut key, previous),
            None => key.push('-'),
        }
        key
    }

    fn from_key(key: &str) -> Result<Themisto, Fault> {
        let parts: Vec<&str> = key.split(' ').collect();
        let &[board, to_move, skip, winner, previous] = parts.as_slice() else {
            return Err(Fault::malformed(format!(
                "a position key has 5 parts, with one space between them; this has {}",
                parts.len()
            )));
        };
        Themisto::from_setup(&Setup {
            board: read_board_part(board).map_err(|fault| fault.at("board"))?,
            to_move: integer(to_move).ok_or_else(|| {
                Fault::malformed("the second part of a key is the seat to move, 0 or 1")
                    .at("to_move")
            })?,
            skip: match skip {
                "s" => true,
                "-" => false,
                _ => {
                    return Err(Fault::malformed(
                        "the third part of a key is `s` when the seat not to move owes a lost turn, else `-`",
                    )
                    .at("skip"));
                }
            },
            winner: match winner {
                "-" => None,
                number => Some(integer(number).ok_or_else(|| {
                    Fault::malformed("the fourth part of a key is the winner, 0, 1 or `-`")
                        .at("winner")
                })?),
            },
            previous: match previous {
                "-" => None,
                board => Some(read_board_part(board).map_err(|fault| fault.at("previous"))?),
            },
        })
    }

    fn notation(&self, m: Move) -> String {
        let taken = if m.is_capture() { "x" } else { "" };
        format!("{}-{}{taken}", m.from(), m.to())
    }

    fn in_own_case(text: &str) -> Cow<'_, str> {
        lower_case(text)
    }

    fn parse_move(&self, text: &str, _chance: Option<&mut ChaCha8Rng>) -> Result<Move, Fault> {
        let m = read_move(&Self::in_own_case(text)).ok_or_else(|| {
            Fault::malformed(
                "a move is written like `a1-d4`, or `a1-d4x` with the capture, \
                 on files a to h and ranks 1 to 8",
            )
        })?;
        self.check(m)?;
        Ok(m)
    }

    fn repetition(&self) -> Self::Repetition {
        (self.board(), Themisto::to_move(self), self.skip())
    }
}

impl Themisto {
    /// Checks that a move is legal, or returns the reason why it is not.
    fn check(&self, m: Move) -> Result<(), Fault> {
        let board = self.board();
        let (from, to) = (m.from(), m.to());
        if let Some(winner) = self.winner() {
            return Err(Fault::illegal("THM-7", message!("refusal-themisto-won", seat = &winner)));
        }
        if board.get(from).is_none() {
            return Err(Fault::illegal(
                "THM-3",
                message!("refusal-themisto-no-disc", cell = &from),
            ));
        }
        if board.get(to).is_some() {
            return Err(Fault::illegal(
                "THM-3",
                message!("refusal-themisto-not-empty", cell = &to),
            ));
        }
        let Some(direction) = Direction::between(from, to) else {
            return Err(Fault::illegal(
                "THM-3",
                message!("refusal-themisto-no-line", from = &from, to = &to),
            ));
        };
        if direction.reach(from, board.occupied()) & to.bit() == 0 {
            return Err(Fault::illegal(
                "THM-3",
                message!("refusal-themisto-in-the-way", from = &from, to = &to),
            ));
        }
        if board.targets(from) & to.bit() == 0 {
            return Err(Fault::illegal(
                "THM-3",
                message!("refusal-themisto-nothing-beside", cell = &to),
            ));
        }
        if m.is_capture() && board.flips(from, to, Themisto::to_move(self)) == 0 {
            return Err(Fault::illegal(
                "THM-5",
                message!(
                    "refusal-themisto-no-capture",
                    from = &from,
                    to = &to,
                    seat = &Themisto::to_move(self)
                ),
            ));
        }
        if self.barred() == Some(m) {
            return Err(Fault::illegal("THM-6", message!("refusal-themisto-restores")));
        }
        Ok(())
    }
}

impl Board {
    /// Returns the board as eight strings of eight from `bw.`, from rank 8 down to rank 1, files `a` to `h`.
    pub fn to_rows(self) -> [String; SIDE] {
        std::array::from_fn(|row| {
            let letters = self.rank(SIDE - 1 - row).map(|disc| disc.map_or('.', Colour::letter));
            letters.collect()
        })
    }

    /// Parses eight strings of eight from `bw.`, from rank 8 down to rank 1.
    ///
    /// # Errors
    /// [`crate::game::FaultKind::Malformed`] for other characters, lengths or numbers of strings.
    pub fn from_rows<S: AsRef<str>>(rows: &[S]) -> Result<Board, Fault> {
        if rows.len() != SIDE {
            return Err(Fault::malformed(format!(
                "a board is 8 strings, rank 8 to rank 1; this has {}",
                rows.len()
            )));
        }
        let mut builder = Builder::default();
        for (row, text) in rows.iter().enumerate() {
            let rank = SIDE - 1 - row;
            let mut file = 0;
            for c in text.as_ref().chars() {
                let put = match c {
                    '.' => file < SIDE,
                    c => {
                        Colour::from_letter(c).is_some_and(|colour| builder.put(file, rank, colour))
                    }
                };
                if !put {
                    return Err(bad_row(rank).at(row));
                }
                file += 1;
            }
            if file != SIDE {
                return Err(bad_row(rank).at(row));
            }
        }
        Ok(builder.board())
    }

    /// Returns the contents of a rank's cells, from file `a`.
    fn rank(self, rank: usize) -> impl Iterator<Item = Option<Colour>> {
        let [occupied, black] = [self.occupied(), self.black()].map(|set| set >> (SIDE * rank));
        (0..SIDE).map(move |file| match (occupied >> file & 1, black >> file & 1) {
            (0, _) => None,
            (_, 0) => Some(Colour::White),
            _ => Some(Colour::Black),
        })
    }
}

fn bad_row(rank: usize) -> Fault {
    Fault::malformed(format!("rank {} is not 8 characters from `b`, `w` and `.`", rank + 1))
}

/// Appends a board as ranks 8 to 1 with `/` between, runs of empty cells as digits.
fn push_board(text: &mut String, board: Board) {
    for rank in (0..SIDE).rev() {
        let mut empty = 0;
        for disc in board.rank(rank) {
            match disc {
                None => empty += 1,
                Some(colour) => {
                    push_run(text, &mut empty);
                    text.push(colour.letter());
                }
            }
        }
        push_run(text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
}

fn push_run(text: &mut String, empty: &mut i64) {
    if *empty > 0 {
        push_integer(text, *empty);
        *empty = 0;
    }
}

fn read_board_part(text: &str) -> Result<Board, Fault> {
    let ranks: Vec<&[u8]> = text.as_bytes().split(|&byte| byte == b'/').collect();
    if ranks.len() != SIDE {
        return Err(Fault::malformed(format!(
            "a board is 8 ranks with `/` between them; this has {}",
            ranks.len()
        )));
    }
    let mut builder = Builder::default();
    for (row, rank_text) in ranks.iter().enumerate() {
        let rank = SIDE - 1 - row;
        read_rank(rank_text, rank, &mut builder).ok_or_else(|| {
            Fault::malformed(format!(
                "rank {} is not 8 cells written as `b`, `w` and digits for whole runs of empty cells",
                rank + 1
            ))
        })?;
    }
    Ok(builder.board())
}

/// Parses one rank; `None` unless it is 8 cells with every run of empty ones in one digit.
fn read_rank(text: &[u8], rank: usize, builder: &mut Builder) -> Option<()> {
    let mut file = 0;
    let mut after_run = false;
    for &byte in text {
        if let b'1'..=b'8' = byte {
            if after_run {
                return None;
            }
            after_run = true;
            file += usize::from(byte - b'0');
        } else {
            if !builder.put(file, rank, Colour::from_letter(byte.into())?) {
                return None;
            }
            after_run = false;
            file += 1;
        }
    }
    (file == SIDE).then_some(())
}

/// A board during parsing.
#[derive(Default)]
struct Builder {
    occupied: CellSet,
    black: CellSet,
}

impl Builder {
    /// Puts a disc; false if the board has no such cell.
    fn put(&mut self, file: usize, rank: usize, colour: Colour) -> bool {
        let Some(cell) = Cell::at(file, rank) else {
            return false;
        };
        self.occupied |= cell.bit();
        if colour == Colour::Black {
            self.black |= cell.bit();
        }
        true
    }

    fn board(&self) -> Board {
        Board::new(self.occupied, self.black)
    }
}

fn read_move(text: &str) -> Option<Move> {
    let (cells, capture) = match text.strip_suffix('x') {
        Some(cells) => (cells, true),
        None => (text, false),
    };
    let (from, to) = cells.split_once('-')?;
    Some(Move::new(read_cell(from)?, read_cell(to)?, capture))
}

fn read_cell(text: &str) -> Option<Cell> {
    let &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] = text.as_bytes() else {
        return None;
    };
    Cell::at(usize::from(file - b'a'), usize::from(rank - b'1'))
}
