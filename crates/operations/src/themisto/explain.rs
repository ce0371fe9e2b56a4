//! Explanation of a move, part by part.

use serde::Serialize;
use utoipa::ToSchema;

use super::wire::{ThemistoColour, ThemistoDirection, ThemistoRow, names};
use tessera_rules::game::Seat;
use tessera_rules::themisto::{Colour, JudgedMove, Move, Row, Themisto};

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
/// Later releases may add values: accept those that you do not know.
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
pub(super) fn explain(game: &Themisto, m: Move) -> (Vec<ThemistoPart>, String) {
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
        let new_colour = game
            .board()
            .get(m.from())
            .map_or(Colour::White, Colour::flipped);
        Told {
            new_colour,
            left,
            made,
            winning,
        }
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

    fn sentence(&self, game: &Themisto, judged: &JudgedMove) -> String {
        let m = judged.m;
        let mover = player(game.to_move());
        let other = player(game.to_move().other());
        let mut sentence = format!(
            "{mover} moves the {} disc from {} to {}, where it turns {}",
            word(self.new_colour.flipped()),
            m.from(),
            m.to(),
            word(self.new_colour)
        );
        if judged.flips != 0 {
            sentence += &format!(" and captures {}", listed(&names(judged.flips)));
        }
        if !self.winning.is_empty() {
            let rows: Vec<String> = self.winning.iter().map(|&row| shown(row)).collect();
            sentence += &format!("; {mover} wins with {}", listed(&rows));
        } else if !self.left.is_empty() {
            let rows: Vec<String> = self.left.iter().map(|&row| shown(row)).collect();
            sentence += &format!("; for leaving {} ", listed(&rows));
            sentence += &if game.skip() {
                format!("{mover} would lose a turn, which cancels the one that {other} owes")
            } else {
                format!("{mover} loses the next turn")
            };
        } else if game.skip() {
            sentence += &format!("; {other} loses a turn, so {mover} moves again");
        }
        sentence + "."
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

/// The name of a player for people, who count seats from 1.
fn player(seat: Seat) -> String {
    format!("Player {}", seat.index() + 1)
}

fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
    }
}

/// A row in words, such as `the black row of five from a1 to e1`.
fn shown(row: Row) -> String {
    let last = row.cells().last().unwrap_or(row.start);
    let count = match row.length {
        3 => "three",
        4 => "four",
        5 => "five",
        6 => "six",
        7 => "seven",
        _ => "eight",
    };
    format!(
        "the {} row of {count} from {} to {last}",
        word(row.colour),
        row.start
    )
}

/// Joins items: `a`, `a and b`, `a, b and c`.
fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
