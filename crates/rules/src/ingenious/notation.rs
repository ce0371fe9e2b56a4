//! Position keys and move notation.

use tessera_messages::{Text, message};

use std::borrow::Cow;

use rand_chacha::ChaCha8Rng;

use super::{
    COLOURS, Cell, Colour, FACE_DOWN, Form, Ingenious, Move, Phase, PlacedTile, Rack, Setup, Tile,
};
use crate::game::grammar::{self, or_dash, push_integer, push_list};
use crate::game::{Fault, Position, Seat, quoted};

/// Notation of an empty board or rack in a key.
const NOTHING: &str = "-";

impl Position for Ingenious {
    type Repetition = ();

    fn to_move(&self) -> Seat {
        Seat::new(self.mover())
    }

    /// `variant|seats|to_move|phase.bonus|board|racks|scores|placed`
    fn key(&self) -> String {
        let seats = usize::from(self.seats);
        let mut key = String::with_capacity(256);
        key.push_str(self.form.name());
        for number in [self.seats, self.due.to_move] {
            key.push('|');
            push_integer(&mut key, number.into());
        }
        key.push('|');
        key.push_str(self.due.phase.name());
        key.push('.');
        push_integer(&mut key, self.due.bonus.into());
        key.push('|');
        let board = key.len();
        push_list(&mut key, self.tiles(), ';', |key, (tile, cells)| {
            push_placement(key, tile, cells);
        });
        or_dash(&mut key, board);
        key.push('|');
        push_list(&mut key, &self.racks[..seats], ',', |key, rack| {
            let start = key.len();
            rack.places().for_each(|place| push_place(key, place));
            or_dash(key, start);
        });
        key.push('|');
        push_list(&mut key, &self.scores[..seats], ',', |key, scores| {
            push_list(key, scores, '.', |key, &score| push_integer(key, score.into()));
        });
        key.push('|');
        push_list(&mut key, &self.placed[..seats], ',', |key, &n| push_integer(key, n.into()));
        key
    }

    fn from_key(key: &str) -> Result<Ingenious, Fault> {
        parse_key(key)?.build()
    }

    fn notation(&self, m: Move) -> String {
        let mut text = String::with_capacity(24);
        match m {
            Move::Place { tile, cells } => push_placement(&mut text, tile, cells),
            Move::Swap => text.push_str("swap"),
            Move::Keep => text.push_str("keep"),
            Move::Draw(drawn) => {
                text.push('+');
                push_list(&mut text, drawn.places(), ',', push_place);
            }
        }
        text
    }

    fn in_own_case(text: &str) -> Cow<'_, str> {
        let words = ["swap", "keep"];
        match words.iter().find(|word| text.eq_ignore_ascii_case(word)) {
            Some(&word) => word.into(),
            None => grammar::upper_case(text),
        }
    }

    fn parse_move(&self, text: &str, chance: Option<&mut ChaCha8Rng>) -> Result<Move, Fault> {
        let text = &*Self::in_own_case(text);
        match Written::parse(text)? {
            Written::Placement(placed) => self.legal_placement(&placed),
            Written::Exchange(m) => {
                self.expect_phase(&[Phase::Exchange], text.into())?;
                Ok(m)
            }
            Written::AnyDraw => {
                self.expect_phase(
                    &[Phase::Draw, Phase::Redraw],
                    message!("refusal-ingenious-a-draw"),
                )?;
                let Some(rng) = chance else {
                    let detail = "a draw written + needs a seed, where the call takes one; otherwise name the tiles drawn, as in +RB,GG";
                    return Err(Fault::options(Some("ING-3"), detail));
                };
                Ok(Move::Draw(self.random_draw(rng)))
            }
            Written::Draw(places) => {
                self.expect_phase(
                    &[Phase::Draw, Phase::Redraw],
                    message!("refusal-ingenious-a-draw"),
                )?;
                self.legal_draw(&places)
            }
        }
    }

    fn repetition(&self) {}
}

impl Ingenious {
    fn expect_phase(&self, phases: &[Phase], what: Text) -> Result<(), Fault> {
        if phases.contains(&self.due.phase) {
            return Ok(());
        }
        let due = self.due.phase.name();
        let detail = message!("refusal-ingenious-phase", what = what, ids = &due);
        Err(Fault::illegal("ING-3", detail))
    }

    fn legal_placement(&self, placed: &PlacedTile) -> Result<Move, Fault> {
        self.expect_phase(&[Phase::Place], message!("refusal-ingenious-a-placement"))?;
        let (tile, [a, b]) = (placed.tile, placed.cells);
        let free = |[q, r]: [i64; 2]| {
            self.free_cell(q, r).map_err(|detail| Fault::illegal("ING-13", detail))
        };
        let mut cells = [free(a)?, free(b)?];
        if cells[0].direction_to(cells[1]).is_none() {
            let detail = message!("refusal-ingenious-adjacent");
            return Err(Fault::illegal("ING-13", detail));
        }
        if !self.playable().any(|kind| kind == tile) {
            let detail = if self.racks[self.mover()].has_face_down() {
                message!("refusal-ingenious-no-tile-unseen", tile = &tile)
            } else {
                message!("refusal-ingenious-no-tile", tile = &tile)
            };
            return Err(Fault::illegal("ING-11", detail));
        }
        if !self.legal_pairs().contains(cells[0], cells[1]) {
            let detail = message!("refusal-ingenious-first");
            return Err(Fault::illegal("ING-2", detail));
        }
        // ING-10: for a double the other order is accepted, and is the same move if it scores alike.
        if tile.is_double() && !self.order_matters(tile, cells) {
            cells.sort_unstable();
        }
        Ok(Move::Place { tile, cells })
    }

    fn legal_draw(&self, places: &[Option<Tile>]) -> Result<Move, Fault> {
        let count = self.draw_count();
        let drawn = Rack::new(places.iter().copied()).filter(|rack| rack.len() == count);
        let Some(drawn) = drawn else {
            let detail =
                message!("refusal-ingenious-draw-count", count = &count, sent = &places.len());
            return Err(Fault::illegal("ING-3", detail));
        };
        if drawn.has_face_down() && !self.may_draw_face_down() {
            let detail = message!("refusal-ingenious-face-down");
            return Err(Fault::illegal("ING-11", detail));
        }
        for tile in drawn.known() {
            let wanted = drawn.known().filter(|&other| other == tile).count();
            let unseen = usize::from(self.unseen[tile.index()]);
            if wanted > unseen {
                let aside =
                    self.due.phase == Phase::Redraw && self.racks[self.mover()].contains(tile);
                let (rule, why) = if aside {
                    ("ING-5", Some(message!("refusal-ingenious-set-aside")))
                } else {
                    ("ING-13", None)
                };
                let detail = match why {
                    Some(why) => message!(
                        "refusal-ingenious-aside",
                        count = &wanted,
                        tile = &tile,
                        left = &unseen,
                        why = why
                    ),
                    None => message!(
                        "refusal-ingenious-unseen",
                        count = &wanted,
                        tile = &tile,
                        left = &unseen
                    ),
                };
                return Err(Fault::illegal(rule, detail));
            }
        }
        Ok(Move::Draw(drawn))
    }
}

/// A move as parsed, before it is checked against the position.
enum Written {
    Placement(PlacedTile),
    Exchange(Move),
    AnyDraw,
    Draw(Vec<Option<Tile>>),
}

impl Written {
    fn parse(text: &str) -> Result<Written, Fault> {
        match text {
            "swap" => return Ok(Written::Exchange(Move::Swap)),
            "keep" => return Ok(Written::Exchange(Move::Keep)),
            "+" => return Ok(Written::AnyDraw),
            _ => {}
        }
        let Some(list) = text.strip_prefix('+') else {
            return PlacedTile::parse(text).map(Written::Placement);
        };
        let places: Vec<_> = list.split(',').map(parse_place).collect::<Result<_, _>>()?;
        if !places.is_sorted_by_key(|place| place.map_or(super::KINDS, Tile::index)) {
            let detail = "the tiles of a draw are written in the order of ROYGBP, ?? last";
            return Err(Fault::malformed(detail));
        }
        Ok(Written::Draw(places))
    }
}

impl PlacedTile {
    /// Reads `RB@0,-4/1,-4`.
    fn parse(text: &str) -> Result<PlacedTile, Fault> {
        let parts = || {
            let (tile, cells) = text.split_once('@')?;
            let (a, b) = cells.split_once('/')?;
            let ((aq, ar), (bq, br)) = (a.split_once(',')?, b.split_once(',')?);
            Some((tile, [[aq, ar], [bq, br]]))
        };
        let Some((tile, [[aq, ar], [bq, br]])) = parts() else {
            let detail =
                format!("{} is no tile with two cells, such as RB@0,-4/1,-4", quoted(text));
            return Err(Fault::malformed(detail));
        };
        Ok(PlacedTile {
            tile: Setup::parse_tile(tile)?,
            cells: [[integer(aq)?, integer(ar)?], [integer(bq)?, integer(br)?]],
        })
    }
}

impl Setup {
    /// Reads the kind of a tile.
    ///
    /// # Errors
    /// [`crate::game::FaultKind::Malformed`] for anything but two colours in the order `ROYGBP`.
    pub fn parse_tile(text: &str) -> Result<Tile, Fault> {
        Tile::parse(text).ok_or_else(|| {
            let text = quoted(text);
            Fault::malformed(format!(
                "{text} is not a tile: two letters in the order ROYGBP, such as RB or GG"
            ))
        })
    }

    /// Reads a place of a rack: a tile, or `??` for a face-down one.
    ///
    /// # Errors
    /// Same as for [`Setup::parse_tile`].
    pub fn parse_place(text: &str) -> Result<Option<Tile>, Fault> {
        parse_place(text)
    }
}

fn parse_place(text: &str) -> Result<Option<Tile>, Fault> {
    if text == FACE_DOWN {
        return Ok(None);
    }
    Setup::parse_tile(text).map(Some)
}

fn parse_key(key: &str) -> Result<Setup, Fault> {
    let parts: Vec<&str> = key.split('|').collect();
    let &[form, seats, to_move, due, board, racks, scores, placed] = parts.as_slice() else {
        let (count, form) =
            (parts.len(), "variant|seats|to_move|phase.bonus|board|racks|scores|placed");
        let detail = format!("a position key has eight parts, {form}, not {count}");
        return Err(Fault::malformed(detail));
    };
    let named = |name: &str| {
        let names = Form::ALL.map(Form::name).join(", ");
        let detail = format!("{} is no variant: write one of {names}", quoted(name));
        let form = Form::ALL.into_iter().find(|form| form.name() == name);
        form.ok_or_else(|| Fault::malformed(detail).at("variant"))
    };
    let due = due.split_once('.').and_then(|(phase, bonus)| {
        let phase = Phase::ALL.into_iter().find(|p| p.name() == phase)?;
        Some((phase, bonus))
    });
    let Some((phase, bonus)) = due else {
        let detail = "the fourth part of a key is phase.bonus, such as place.0";
        return Err(Fault::malformed(detail).at("phase"));
    };
    Ok(Setup {
        form: named(form)?,
        seats: integer(seats).map_err(|fault| fault.at("seats"))?,
        to_move: integer(to_move).map_err(|fault| fault.at("to_move"))?,
        phase,
        bonus: integer(bonus).map_err(|fault| fault.at("bonus"))?,
        board: match board {
            NOTHING => Vec::new(),
            _ => each(board, ';', "board", PlacedTile::parse)?,
        },
        racks: each(racks, ',', "racks", parse_rack)?,
        scores: each(scores, ',', "scores", |own| {
            let own: Vec<i64> = own.split('.').map(integer).collect::<Result<_, _>>()?;
            <[i64; COLOURS]>::try_from(own)
                .map_err(|_| Fault::malformed("a seat has six scores joined by dots"))
        })?,
        placed: each(placed, ',', "placed", integer)?,
    })
}

fn parse_rack(text: &str) -> Result<Vec<Option<Tile>>, Fault> {
    if text == NOTHING {
        return Ok(Vec::new());
    }
    if text.is_empty() {
        let detail = "an empty rack is written -";
        return Err(Fault::malformed(detail));
    }
    let (mut places, mut rest) = (Vec::with_capacity(Rack::SIZE), text);
    while !rest.is_empty() {
        let end = rest.char_indices().nth(2).map_or(rest.len(), |(end, _)| end);
        let (place, after) = rest.split_at(end);
        places.push(parse_place(place)?);
        rest = after;
    }
    Ok(places)
}

/// Parses the elements of a list in a key; a fault includes the index of its element.
fn each<T>(
    list: &str,
    separator: char,
    field: &'static str,
    read: impl Fn(&str) -> Result<T, Fault>,
) -> Result<Vec<T>, Fault> {
    list.split(separator)
        .enumerate()
        .map(|(i, text)| read(text).map_err(|fault| fault.at(i).at(field)))
        .collect()
}

/// Parses an integer in the form that all notations share.
fn integer(text: &str) -> Result<i64, Fault> {
    grammar::integer(text)
        .ok_or_else(|| Fault::malformed(format!("{} is no integer", quoted(text))))
}

/// Appends `RB@0,-4/1,-4`.
fn push_placement(text: &mut String, tile: Tile, cells: [Cell; 2]) {
    push_place(text, Some(tile));
    for (cell, before) in cells.into_iter().zip(['@', '/']) {
        text.push(before);
        push_integer(text, cell.q().into());
        text.push(',');
        push_integer(text, cell.r().into());
    }
}

/// Appends a place of a rack: a tile, or `??` for a face-down one.
fn push_place(text: &mut String, place: Option<Tile>) {
    match place {
        Some(tile) => text.extend(tile.halves().map(Colour::letter)),
        None => text.push_str(FACE_DOWN),
    }
}
