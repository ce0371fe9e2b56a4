//! Hints and remarks.

use tessera_messages::{Text, message};

use super::kinds::{FORCED_PENALTY, PAID_DEFENCE, SAVE_THE_DRAW, ZUGZWANG, asks_to_hold};
use crate::game::{Hinted, Prove};
use tessera_rules::game::Seat;
use tessera_rules::themisto::{Cell, Direction, JudgedMove, Move, Row, Themisto, WINNING_LENGTH};

/// Discs of the shortest row that a disc should not leave.
const SHORTEST: u8 = 3;
/// Temptation of a threat, and of a move that stops every immediate win. Both are more than the appeal of any move.
const THREATENS: i64 = 2_000;
const STOPS: i64 = 1_000;

impl Hinted for Themisto {
    /// First the row that matters, then the disc that moves.
    fn hints(&self, kind: usize, m: Move) -> [Text; 2] {
        let judged = self.judge(m);
        let disc = match judged.penalised {
            true => message!("hint-themisto-disc-out", cell = &m.from()),
            false => message!("hint-themisto-disc", cell = &m.from()),
        };
        [look(self, kind, &judged), disc]
    }

    /// A defence is tried first if it threatens to win, and then if it stops every immediate win of the opponent.
    fn temptation(&self, kind: usize, m: Move) -> i64 {
        let appeal = self.surface_appeal(m);
        if !asks_to_hold(kind) {
            return appeal;
        }
        let after = self.after(&self.judge(m));
        let is_own_turn = after.to_move() == self.to_move();
        let threatens = !is_own_turn && after.threatens(self.to_move());
        let stops = is_own_turn || !after.has_win();
        appeal + THREATENS * i64::from(threatens) + STOPS * i64::from(stops)
    }
}

/// The first hint: the idea of the kind, if it has one of its own.
fn look(game: &Themisto, kind: usize, judged: &JudgedMove) -> Text {
    let own = match kind {
        ZUGZWANG if judged.penalised => {
            row_left(game, judged.m).map(|row| message!("hint-themisto-must-pay", line = line(row)))
        }
        ZUGZWANG => danger(game, judged.m).map(|row| {
            message!("hint-themisto-must-move", colour = row.colour.name(), line = line(row))
        }),
        PAID_DEFENCE => row_left(game, judged.m)
            .map(|row| message!("hint-themisto-pay-to-hold", line = line(row))),
        FORCED_PENALTY if keeps_quiet(game, judged) => row_to_break(game, judged)
            .map(|row| message!("hint-themisto-no-safe-move", line = line(row))),
        SAVE_THE_DRAW => danger(game, judged.m).map(|row| {
            let to = row.cells().last().unwrap_or(row.start);
            message!("hint-themisto-draw", colour = row.colour.name(), from = &row.start, to = &to)
        }),
        _ => None,
    };
    own.unwrap_or_else(|| idea(game, judged))
}

fn idea(game: &Themisto, judged: &JudgedMove) -> Text {
    let (me, after) = (game.to_move(), game.after(judged));
    let opponent = me.other();
    if let Some(row) = winning_row(&after, me) {
        let (colour, line) = (row.colour.name(), line(row));
        return match judged.m.is_capture() {
            true => message!("hint-themisto-capture-wins", colour = colour, line = line),
            false => message!("hint-themisto-move-wins", colour = colour, line = line),
        };
    }
    let aim = threatened(&after, me);
    if let Some(row) = aim.filter(|_| after.to_move() == me) {
        let (colour, line) = (row.colour.name(), line(row));
        return message!("hint-themisto-two-turns", colour = colour, line = line);
    }
    if let Some(row) = threatened(game, opponent) {
        let (colour, line) = (row.colour.name(), line(row));
        return match game.threats(opponent).len() {
            1 => message!("hint-themisto-threat", colour = colour, line = line),
            _ => message!("hint-themisto-threats", colour = colour, line = line),
        };
    }
    let Some(row) = aim else {
        return message!("hint-themisto-quiet");
    };
    let (colour, line) = (row.colour.name(), line(row));
    match after.threats(me).len() {
        1 => message!("hint-themisto-one-threat", colour = colour, line = line),
        n => message!("hint-themisto-several-threats", count = n, colour = colour, line = line),
    }
}

/// True if the move threatens nothing, as the first one of a forced penalty.
fn keeps_quiet(game: &Themisto, judged: &JudgedMove) -> bool {
    let after = game.after(judged);
    !judged.wins && after.to_move() != game.to_move() && !after.threatens(game.to_move())
}

/// The row on the board with which a seat has won.
fn winning_row(game: &Themisto, seat: Seat) -> Option<Row> {
    let rows = game.board().rows(WINNING_LENGTH as u8);
    rows.into_iter().find(|row| row.wins_for(seat))
}

/// The row with which a seat would win if it were to move.
fn threatened(game: &Themisto, seat: Seat) -> Option<Row> {
    let turned = game.turned_to(seat);
    let win = turned.winning_move()?;
    winning_row(&turned.after(&turned.judge(win)), seat)
}

/// The row that the opponent can complete after most of the moves other than `m`.
fn danger(game: &Themisto, m: Move) -> Option<Row> {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let opponent = game.to_move().other();
    let mut rows: Vec<(Row, usize)> = Vec::new();
    for judged in list.iter().filter(|judged| judged.m != m) {
        let Some(row) = threatened(&game.after(judged), opponent) else {
            continue;
        };
        match rows.iter_mut().find(|(other, _)| *other == row) {
            Some((_, count)) => *count += 1,
            None => rows.push((row, 1)),
        }
    }
    let most = rows.into_iter().max_by_key(|&(row, count)| (count, row));
    most.map(|(row, _)| row)
}

/// The row of three or four that a disc leaves.
fn row_left(game: &Themisto, m: Move) -> Option<Row> {
    let rows = game.board().rows_through(m.from(), SHORTEST);
    rows.into_iter().find(|row| row.penalises())
}

/// The longest row of three or four that the opponent finds on the board after a move.
fn row_to_break(game: &Themisto, judged: &JudgedMove) -> Option<Row> {
    let rows = game.after(judged).board().rows(SHORTEST);
    let rows = rows.into_iter().filter(|row| row.penalises());
    rows.max_by_key(|row| row.length)
}

/// The line of a row from one edge of the board to the other: "on rank 4".
fn line(row: Row) -> Text {
    match row.direction {
        Direction::East => message!("hint-themisto-on-rank", rank = row.start.rank() + 1),
        Direction::North => {
            let file = char::from(b'a' + row.start.file() as u8);
            message!("hint-themisto-on-file", file = &file)
        }
        along => {
            let [from, to] = [along.opposite(), along].map(|direction| {
                let walk =
                    std::iter::successors(Some(row.start), |cell: &Cell| cell.step(direction));
                walk.last().unwrap_or(row.start)
            });
            message!("hint-themisto-on-diagonal", from = &from, to = &to)
        }
    }
}
