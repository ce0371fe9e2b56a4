//! Checking of a record against the rules of its game: its beginning, every move, its end.

use rand_chacha::ChaCha8Rng;

use tessera_rules::game::random::seeded;
use tessera_rules::game::{Seat, SeatSet, quoted};

use super::limits::{
    MAX_NAGS, MAX_RECORD_MOVES, MAX_VARIATION_DEPTH, too_deep, too_many, too_many_judgements,
};
use super::place::{Part, RecordFault};
use super::read::read;
use super::result::{RecordResult, Termination};
use super::tidy::{tidy_comment, tidy_head, tidy_move};
use super::tree::{GameRecord, RecordInput, RecordMove};
use crate::game::WireGame;
use crate::json;
use crate::line::{MAX_MOVES, MOVES_LIMIT, Record, at_most, legal};
use crate::position::read_seed;
use crate::problem::{Code, Problem};
use crate::wire::Int;

/// A record that complies with the rules of its game.
pub struct CheckedRecord<G: WireGame> {
    /// The record in canonical form.
    pub record: GameRecord,
    /// The first position. Boxed because positions are large and futures that hold them are moved.
    pub start: Box<G>,
    /// The moves of the game, without variations.
    pub moves: Vec<G::Move>,
    /// The position after the last move.
    pub last: Box<G>,
    /// True if the rules ended the game.
    pub over: bool,
}

impl<G: WireGame> CheckedRecord<G> {
    /// True if the game is drawn by repetition, which its last position alone does not show.
    pub fn is_repetition(&self) -> bool {
        self.over && !self.last.is_over()
    }
}

/// Checks a record from the member `record` of a request; `seed` decides draws that are written `+`.
///
/// # Errors
/// [`Code::MalformedRecord`] for a text that is not a record; [`Code::InconsistentRecord`] for a contradiction within
/// the record or to the game; errors of options, positions and moves; [`Code::LimitExceeded`]. All have a place.
pub fn check<G: WireGame>(
    input: RecordInput,
    seed: Option<Int>,
) -> Result<CheckedRecord<G>, Problem> {
    const BASE: &str = "/record";
    let chance = seed.map(read_seed).transpose()?.map(seeded);
    let (record, places) = match input {
        RecordInput::Text(text) => {
            let (record, places) = read(&text, BASE)?;
            (record, Some(places))
        }
        RecordInput::Tree(record) => (*record, None),
    };
    let seats = places.as_ref().and_then(|places| places.seats);
    checked(record, chance, seats).map_err(|fault| fault.placed(BASE, places.as_ref()))
}

fn checked<G: WireGame>(
    mut record: GameRecord,
    mut chance: Option<ChaCha8Rng>,
    seats_of_result: Option<usize>,
) -> Result<CheckedRecord<G>, RecordFault> {
    if record.game.as_deref().is_some_and(|game| game != G::ID) {
        let detail = format!(
            "the record is one of {}, not of {}",
            quoted(record.game.unwrap_or_default()),
            G::ID
        );
        return Err(RecordFault::inconsistent(Part::Tag("Game".to_owned()), "/game", detail));
    }
    record.game = Some(G::ID.to_owned());
    let start = beginning::<G>(&mut record)?;
    let seats = start.seats();
    tidy_head(&mut record, seats)?;
    let mut walk = Walk::<G> { number: 0, moves: Vec::new() };
    let mut last = start.clone();
    let mut history = Record::new(&*start);
    let moves = &mut record.moves;
    at_most(MOVES_LIMIT, MAX_MOVES, moves.len(), "").map_err(|problem| RecordFault {
        part: Part::Move(MAX_MOVES),
        pointer: "/moves".to_owned(),
        problem,
    })?;
    walk.line(&mut last, &mut history, moves, "/moves", 0, &mut chance)?;
    let drawn = history.is_drawn();
    let over = last.is_over() || drawn;
    let winners = if over { Some(last.winners()) } else { None };
    record.result = result(record.result, winners, seats, seats_of_result)?;
    Ok(CheckedRecord { record, start, moves: walk.moves, last, over })
}

/// The first position of a record.
fn beginning<G: WireGame>(record: &mut GameRecord) -> Result<Box<G>, RecordFault> {
    if let Some(key) = &record.position {
        if record.options.is_some() {
            let detail = "a record begins with options or with a position, not with both";
            let part = Part::Tag("Position".to_owned());
            return Err(RecordFault::inconsistent(part, "/position", detail.to_owned()));
        }
        let position = G::from_key(key).map(Box::new).map_err(|mut fault| {
            fault.path.clear();
            RecordFault {
                part: Part::Tag("Position".to_owned()),
                pointer: "/position".to_owned(),
                problem: Problem::of_position(fault, Some("")),
            }
        })?;
        record.position = Some(position.key());
        return Ok(position);
    }
    let fault = |problem: Problem| RecordFault {
        part: Part::Tag("Options".to_owned()),
        pointer: format!("/options{}", problem.pointer.as_deref().unwrap_or_default()),
        problem,
    };
    // In a text, the place is the tag, which has all options.
    let unread = |problem: Problem| {
        let name = problem.pointer.as_deref().and_then(|pointer| pointer.strip_prefix('/'));
        let detail = match name {
            Some(name) => format!("the option {name}: {}", problem.detail).into(),
            None => problem.detail,
        };
        fault(Problem { detail, ..problem })
    };
    let options: G::StartOptions = json::parse(record.options_json().as_bytes()).map_err(unread)?;
    let seed = G::seed(&options).map(read_seed).transpose().map_err(fault)?;
    let dealt = |seed: u64| {
        let position = G::start(&options, &mut seeded(seed));
        position.map(Box::new).map_err(|refused| fault(Problem::of_options(refused)))
    };
    let position = dealt(seed.unwrap_or(0))?;
    if seed.is_none() && dealt(1)?.key() != position.key() {
        let detail =
            "these options deal at random: the record needs the option \"seed\", or the position";
        let part = Part::Tag("Options".to_owned());
        return Err(RecordFault::inconsistent(part, "/options", detail.to_owned()));
    }
    // Empty options are omitted.
    record.options.take_if(|options| options.is_empty());
    Ok(position)
}

/// State of the walk through the tree.
struct Walk<G: WireGame> {
    /// Moves visited so far, in the order of the text.
    number: usize,
    /// The moves of the game, without variations.
    moves: Vec<G::Move>,
}

impl<G: WireGame> Walk<G> {
    fn line(
        &mut self,
        position: &mut G,
        history: &mut Record<G>,
        moves: &mut [RecordMove],
        pointer: &str,
        depth: usize,
        chance: &mut Option<ChaCha8Rng>,
    ) -> Result<(), RecordFault> {
        for (index, recorded) in moves.iter_mut().enumerate() {
            let pointer = format!("{pointer}/{index}");
            let number = self.number;
            if number == MAX_RECORD_MOVES {
                return Err(RecordFault::exceeding(Part::Move(number), pointer, too_many()));
            }
            self.number += 1;
            let fault = |member: &str, problem: Problem| RecordFault {
                part: Part::Move(number),
                pointer: format!("{pointer}/{member}"),
                problem,
            };
            let wrong = |(member, detail): (&str, String)| {
                fault(member, Problem::new(Code::InconsistentRecord, detail))
            };
            let m = legal(position, history, &recorded.r#move, chance.as_mut())
                .map_err(|problem| fault("move", Problem { index: Some(index), ..problem }))?;
            recorded.r#move = position.notation(m);
            let seat = position.to_move().index();
            if recorded.seat.is_some_and(|told| told.to() != Some(seat)) {
                return Err(wrong(("seat", format!("this move is one of seat {seat}"))));
            }
            recorded.seat = Some(Int(seat as i64));
            if recorded.nags.len() > MAX_NAGS {
                let excess = too_many_judgements(recorded.nags.len());
                let pointer = format!("{pointer}/nags");
                return Err(RecordFault::exceeding(Part::Move(number), pointer, excess));
            }
            tidy_move(recorded).map_err(wrong)?;
            for (v, variation) in recorded.variations.iter_mut().enumerate() {
                let pointer = format!("{pointer}/variations/{v}");
                if depth == MAX_VARIATION_DEPTH {
                    return Err(RecordFault::exceeding(Part::Move(number), pointer, too_deep()));
                }
                if variation.moves.is_empty() {
                    let detail = "a variation has at least one move".to_owned();
                    let part = Part::Move(number);
                    return Err(RecordFault::inconsistent(
                        part,
                        format!("{pointer}/moves"),
                        detail,
                    ));
                }
                variation.comment = tidy_comment(variation.comment.take()).map_err(|detail| {
                    RecordFault::inconsistent(
                        Part::Move(number),
                        format!("{pointer}/comment"),
                        detail,
                    )
                })?;
                let (mut position, mut history) = (Box::new(position.clone()), history.clone());
                let moves = &mut variation.moves;
                let pointer = format!("{pointer}/moves");
                // Variations have no seed: their draws must name the tiles.
                self.line(&mut position, &mut history, moves, &pointer, depth + 1, &mut None)?;
            }
            position.play(m);
            history.add(position);
            if depth == 0 {
                self.moves.push(m);
            }
        }
        Ok(())
    }
}

/// Compares the result in a record with the result by the rules, and returns the final one.
fn result(
    told: Option<RecordResult>,
    by_rules: Option<SeatSet>,
    seats: usize,
    seats_told: Option<usize>,
) -> Result<Option<RecordResult>, RecordFault> {
    let wrong = |member: &str, detail: String| {
        Err(RecordFault::inconsistent(Part::Result, format!("/result{member}"), detail))
    };
    if let Some(told) = seats_told
        && told != seats
    {
        return wrong(
            "",
            format!("the number of seats in the result is {told}, and in the game {seats}"),
        );
    }
    let Some(mut told) = told else {
        return Ok(by_rules.map(|winners| RecordResult {
            winners: winners.iter().map(Seat::index).collect(),
            termination: Some(Termination::Rules),
        }));
    };
    told.winners.sort_unstable();
    told.winners.dedup();
    if told.winners.iter().any(|&seat| seat >= seats) {
        return wrong("/winners", format!("the game has the seats 0 to {}", seats - 1));
    }
    // A win of all seats is a draw.
    if seats > 1 && told.winners.len() == seats {
        told.winners.clear();
    }
    let Some(winners) = by_rules else {
        if told.termination == Some(Termination::Rules) {
            let detail = "by its rules the game is not over after these moves";
            return wrong("/termination", detail.to_owned());
        }
        return Ok(Some(told));
    };
    let winners: Vec<usize> = winners.iter().map(Seat::index).collect();
    let everybody = seats > 1 && winners.len() == seats;
    if told.winners != winners && !(everybody && told.winners.is_empty()) {
        let detail = match winners.as_slice() {
            [] => "by its rules the game is drawn after these moves".to_owned(),
            list => format!("by its rules the game is won by the seats {list:?} after these moves"),
        };
        return wrong("/winners", detail);
    }
    if told.termination.is_some_and(|told| told != Termination::Rules) {
        return wrong("/termination", "the rules ended this game".to_owned());
    }
    Ok(Some(RecordResult { winners, termination: Some(Termination::Rules) }))
}
