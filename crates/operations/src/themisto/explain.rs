//! Explanation of a move, part by part.

use serde::Serialize;
use tessera_messages::{Text, message};
use utoipa::ToSchema;

use super::wire::{ThemistoColour, ThemistoDirection, ThemistoRow, names};
use crate::game::WireGame;
use tessera_rules::game::{Game as _, Seat};
use tessera_rules::themisto::{
    Cell, Colour, Direction, JudgedMove, Move, Row, Themisto, WINNING_LENGTH,
};

/// One part of the explanation of a move of Themisto. The captured cells of all parts together are the move's `flips`.
/// The move is `penalised` if there is a part `penalty`, and `wins` if there is a part `win`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ThemistoPart {
    /// The kind of the part.
    pub what: ThemistoWhat,
    /// The cells of the part. For `move` the origin and the destination, in this order. The cells of other parts are
    /// sorted by rank, then by file: for `capture` the enclosed discs, for `penalty` the origin, for `row` and `win`
    /// the cells of the rows.
    pub cells: Vec<String>,
    /// For `capture`: the direction from the destination to the enclosed discs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub direction: Option<ThemistoDirection>,
    /// For `move` and `capture`: the colour that the disc shows after the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub colour: Option<ThemistoColour>,
    /// For `penalty` the rows of three or four that the disc leaves, for `row` the row, for `win` the winning rows;
    /// otherwise empty.
    pub rows: Vec<ThemistoRow>,
    /// The ruling that applies.
    #[schema(pattern = "^THM-[0-9]+$", example = "THM-5")]
    pub rule: &'static str,
}

/// The kind of a part of an explanation.
///
/// Later releases may add values; accept unknown ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ThemistoWhat {
    /// The move, which flips the moved disc.
    Move,
    /// A captured line.
    Capture,
    /// The disc leaves a row of three or four.
    Penalty,
    /// A row of three or more after the turn that contains a moved or flipped disc.
    Row,
    /// The mover wins.
    Win,
}

/// Explains a legal move: the parts, and a sentence.
pub(super) fn explain(game: &Themisto, m: Move) -> (Vec<ThemistoPart>, Text) {
    let judged = game.judge(m);
    let told = Told::new(game, &judged);
    (told.parts(game, m), told.sentence(game, &judged))
}

/// Facts for the explanation.
struct Told {
    new_colour: Colour,
    /// The rows of three or four that the disc leaves.
    left: Vec<Row>,
    /// The rows of three or more with a disc that the turn moved or flipped.
    made: Vec<Row>,
    /// The winning rows.
    winning: Vec<Row>,
}

impl Told {
    fn new(game: &Themisto, judged: &JudgedMove) -> Told {
        let m = judged.m;
        let changed = judged.flips | m.to().bit();
        let mut left = game.board().rows_through(m.from(), 3);
        left.retain(|row| row.penalises());
        let mut made = game.after(judged).board().rows(3);
        let mut winning = made.clone();
        winning.retain(|row| row.wins_for(game.to_move()));
        made.retain(|row| row.cell_set() & changed != 0);
        // A legal move always has a disc to move; white is an arbitrary value for the impossible case.
        let new_colour = game.board().get(m.from()).map_or(Colour::White, Colour::other);
        Told { new_colour, left, made, winning }
    }

    fn parts(&self, game: &Themisto, m: Move) -> Vec<ThemistoPart> {
        let mut parts = vec![ThemistoPart {
            what: ThemistoWhat::Move,
            cells: vec![m.from().to_string(), m.to().to_string()],
            direction: None,
            colour: Some(self.new_colour.into()),
            rows: Vec::new(),
            rule: "THM-2",
        }];
        for line in game.capture_lines(m) {
            parts.push(ThemistoPart {
                what: ThemistoWhat::Capture,
                cells: names(line.cells),
                direction: Some(line.direction.into()),
                colour: Some(self.new_colour.into()),
                rows: Vec::new(),
                rule: "THM-5",
            });
        }
        if !self.left.is_empty() {
            parts.push(ThemistoPart {
                cells: vec![m.from().to_string()],
                ..of_rows(ThemistoWhat::Penalty, &self.left, "THM-4")
            });
        }
        for &row in &self.made {
            parts.push(of_rows(ThemistoWhat::Row, &[row], "THM-4"));
        }
        if !self.winning.is_empty() {
            parts.push(of_rows(ThemistoWhat::Win, &self.winning, "THM-7"));
        }
        parts
    }

    fn sentence(&self, game: &Themisto, judged: &JudgedMove) -> Text {
        let m = judged.m;
        let player = number(game.to_move());
        let (cell, to) = (&m.from(), &m.to());
        let (from, colour) = (self.new_colour.other().name(), self.new_colour.name());
        let captured = (judged.flips != 0).then(|| Text::and(names(judged.flips)));
        match (captured, self.effect(game)) {
            (None, None) => message!(
                "score-themisto-moves",
                player = player,
                from = from,
                cell = cell,
                to = to,
                colour = colour
            ),
            (None, Some(more)) => message!(
                "score-themisto-moves-and",
                player = player,
                from = from,
                cell = cell,
                to = to,
                colour = colour,
                more = more
            ),
            (Some(captured), None) => message!(
                "score-themisto-captures",
                player = player,
                from = from,
                cell = cell,
                to = to,
                colour = colour,
                captured = captured
            ),
            (Some(captured), Some(more)) => message!(
                "score-themisto-captures-and",
                player = player,
                from = from,
                cell = cell,
                to = to,
                colour = colour,
                captured = captured,
                more = more
            ),
        }
    }

    /// The effect of the move on the game or on turns, as a clause.
    fn effect(&self, game: &Themisto) -> Option<Text> {
        let mover = number(game.to_move());
        let other = number(game.to_move().other());
        let rows = |rows: &[Row]| Text::and(rows.iter().map(|&row| shown(row)));
        let left = rows(&self.left);
        if !self.winning.is_empty() {
            let rows = rows(&self.winning);
            Some(message!("score-themisto-wins", player = mover, rows = rows))
        } else if self.left.is_empty() {
            let again = message!("score-themisto-again", player = other, other = mover);
            game.skip().then_some(again)
        } else if game.skip() {
            Some(message!("score-themisto-cancels", rows = left, player = mover, other = other))
        } else {
            Some(message!("score-themisto-loses", rows = left, player = mover))
        }
    }
}

fn of_rows(what: ThemistoWhat, rows: &[Row], rule: &'static str) -> ThemistoPart {
    let cells = rows.iter().fold(0, |set, row| set | row.cell_set());
    ThemistoPart {
        what,
        cells: names(cells),
        direction: None,
        colour: None,
        rows: rows.iter().copied().map(ThemistoRow::from).collect(),
        rule,
    }
}

/// The number of a player for people, who count seats from 1.
fn number(seat: Seat) -> usize {
    seat.index() + 1
}

/// The refutation of the move `tried`: the last of the `replies` completes a row and wins. Two replies are two turns in
/// a row.
pub(super) fn winning_reply(position: &Themisto, tried: Text, replies: &[Move]) -> Option<Text> {
    let mover = position.to_move();
    let mut end = *position;
    let mut names = Vec::new();
    for &reply in replies {
        names.push(end.spoken(reply).name());
        end.play(reply);
    }
    let rows = end.board().rows(WINNING_LENGTH as u8);
    let row = winning_row(rows.into_iter().find(|row| row.wins_for(mover))?);
    match &names[..] {
        [first, second] => Some(message!(
            "refutation-themisto-twice",
            move = tried,
            first = first.clone(),
            second = second.clone(),
            row = row
        )),
        [reply] => Some(message!(
            "refutation-themisto-answered",
            move = tried,
            reply = reply.clone(),
            row = row
        )),
        _ => None,
    }
}

/// Length and place of a winning row, such as `five on the a-file`.
pub(super) fn winning_row(row: Row) -> Text {
    let (start, end) = ends(row);
    let (direction, line) = match row.direction {
        Direction::North => ("file", (&char::from(b'a' + start.file() as u8)).into()),
        Direction::East => ("rank", (start.rank() + 1).into()),
        _ => ("diagonal", message!("cells-from-to", from = &start, to = &end)),
    };
    message!("themisto-winning-row", length = row.length, direction = direction, line = line)
}

fn ends(row: Row) -> (Cell, Cell) {
    (row.start, row.cells().last().unwrap_or(row.start))
}

/// A row in words, such as `the black row of five from a1 to e1`.
pub(super) fn shown(row: Row) -> Text {
    let (start, end) = ends(row);
    message!(
        "themisto-row",
        colour = row.colour.name(),
        length = row.length,
        from = &start,
        to = &end
    )
}
