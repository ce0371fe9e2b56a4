//! Playing the moves of a request, one after the other.

use std::collections::HashMap;

use rand_chacha::ChaCha8Rng;

use tessera_rules::game::quoted;
use tessera_rules::game::random::seeded;

use crate::game::WireGame;
use crate::limits;
use crate::position::{Head, read_position, read_seed};
use crate::problem::{Code, Problem};
use crate::wire::{Int, PositionInput};

/// Most moves of one request.
pub const MAX_MOVES: usize = 1000;
/// The name of that limit.
pub const MOVES_LIMIT: &str = "moves_per_play";

/// A position, and the relevant history of its game.
pub struct Reached<G: WireGame> {
    /// The position.
    pub position: G,
    /// The positions that have occurred so far.
    pub record: Record<G>,
    /// The last move, and the position in which it was made. Boxed, because positions may be large.
    pub last: Option<Box<(G, G::Move)>>,
}

impl<G: WireGame> Reached<G> {
    /// Reads the members `position` and `played` of a request, and plays the moves.
    ///
    /// # Errors
    /// The errors of [`read_position`] and of [`legal`], and [`Code::LimitExceeded`] for too many moves.
    #[inline]
    pub fn read(
        position: PositionInput<G::PositionWire>,
        played: Option<Vec<String>>,
    ) -> Result<Reached<G>, Problem> {
        let reached = Reached::new(read_position(position)?);
        match played {
            Some(played) if !played.is_empty() => reached.after(&played),
            _ => Ok(reached),
        }
    }

    /// A position without a known history.
    pub fn new(position: G) -> Reached<G> {
        Reached { record: Record::new(&position), position, last: None }
    }

    fn after(mut self, played: &[String]) -> Result<Reached<G>, Problem> {
        at_most(MOVES_LIMIT, MAX_MOVES, played.len(), "/played")?;
        for (index, text) in played.iter().enumerate() {
            let m = legal(&self.position, &self.record, text, None)
                .map_err(|problem| problem.of_list("/played", index))?;
            self.play(m);
        }
        Ok(self)
    }

    /// Plays a legal move.
    pub fn play(&mut self, m: G::Move) {
        self.last = Some(Box::new((self.position.clone(), m)));
        self.position.play(m);
        self.record.add(&self.position);
    }

    /// True if the game is over, including by repetition.
    pub fn is_over(&self) -> bool {
        self.record.drawn || self.position.is_over()
    }

    /// The common first members of an answer about the position.
    pub fn head(&self) -> Head {
        Head::of_game(&self.position, self.record.drawn)
    }

    /// The positions whose next occurrence is a draw, if they can still occur; sorted by key. The position itself is
    /// not among them, because every search treats a return to it as a draw.
    pub fn nearly_drawn(&self) -> Vec<G> {
        self.record.nearly_drawn(&self.position)
    }

    /// The problem of a request about a move in a game that is over; `what` is the impossible action, in words.
    pub fn over(&self, what: &str) -> Problem {
        match self.record.drawn {
            true => drawn::<G>(&format!("the position occurred for the third time; {what}")),
            false => Problem::new(Code::GameOver, format!("the game is over; {what}")),
        }
    }
}

/// Refuses a list of moves that is too long; `place` is its place in the request.
pub(crate) fn at_most(
    limit: &'static str,
    most: usize,
    sent: usize,
    place: &str,
) -> Result<(), Problem> {
    let detail = || format!("{sent} moves were sent; at most {most} are taken");
    limits::at_most(limit, most as u64, sent as u64, place, detail)
}

fn drawn<G: WireGame>(why: &str) -> Problem {
    Problem {
        rule: G::REPETITION_RULE,
        ..Problem::new(Code::GameOver, format!("the game is drawn: {why}"))
    }
}

/// Plays `moves`, the request's member of that name, on `position`. Calls `visit` for each with the position before the
/// move, its history and the move. Returns true if the last position is drawn by repetition.
///
/// # Errors
/// [`Code::MalformedMove`], [`Code::IllegalMove`] and [`Code::GameOver`] with the index of the move,
/// [`Code::ImpossibleOptions`] for a draw that needs a seed, [`Code::LimitExceeded`]. In this case `position` is left
/// after some of the moves.
pub fn play_all<G: WireGame>(
    position: &mut G,
    moves: &[impl AsRef<str>],
    seed: Option<Int>,
    mut visit: impl FnMut(&G, &Record<G>, G::Move),
) -> Result<bool, Problem> {
    at_most(MOVES_LIMIT, MAX_MOVES, moves.len(), "/moves")?;
    let mut chance = seed.map(read_seed).transpose()?.map(seeded);
    let mut record = Record::new(position);
    for (index, text) in moves.iter().enumerate() {
        let m = legal(position, &record, text.as_ref(), chance.as_mut())
            .map_err(|problem| problem.of_list("/moves", index))?;
        visit(position, &record, m);
        position.play(m);
        record.add(position);
    }
    Ok(record.drawn)
}

/// Reads a move and checks that it is legal after the positions in `record`.
///
/// # Errors
/// [`Code::MalformedMove`], [`Code::IllegalMove`], [`Code::GameOver`], and [`Code::ImpossibleOptions`] for a draw that
/// needs a seed; all without a place.
pub fn legal<G: WireGame>(
    position: &G,
    record: &Record<G>,
    text: &str,
    chance: Option<&mut ChaCha8Rng>,
) -> Result<G::Move, Problem> {
    if record.drawn {
        return Err(drawn::<G>("the position before this move occurred for the third time"));
    }
    if position.is_over() {
        return Err(Problem::new(
            Code::GameOver,
            format!("the game is over; {text} can't be played", text = quoted(text)),
        ));
    }
    position.parse_move(text, chance).map_err(|fault| Problem::of_move(fault, None))
}

/// The positions since the one that was sent, for games in which a third occurrence is a draw.
#[derive(Clone)]
pub struct Record<G: WireGame> {
    occurrences: HashMap<G::Repetition, (u32, G)>,
    drawn: bool,
}

impl<G: WireGame> Record<G> {
    /// A record that begins with this position.
    pub fn new(position: &G) -> Record<G> {
        let mut record = Record { occurrences: HashMap::new(), drawn: false };
        record.add(position);
        record
    }

    /// True if the last position is drawn by repetition.
    pub fn is_drawn(&self) -> bool {
        self.drawn
    }

    /// Adds the position after another move.
    pub fn add(&mut self, position: &G) {
        // A win takes precedence over a repetition, and a finished position can't become a draw.
        if G::REPETITION_RULE.is_some() && !position.is_over() {
            let (times, _) = (self.occurrences.entry(position.repetition()))
                .or_insert_with(|| (0, position.clone()));
            *times += 1;
            self.drawn = *times >= 3;
        }
    }

    /// As [`Reached::nearly_drawn`]; `now` is the current position.
    pub fn nearly_drawn(&self, now: &G) -> Vec<G> {
        let here = now.repetition();
        let mut positions: Vec<G> = (self.occurrences.iter())
            .filter(|(repetition, (times, _))| *times >= 2 && **repetition != here)
            .filter(|(_, (_, position))| position.recurrence(now).is_some())
            .map(|(_, (_, position))| position.clone())
            .collect();
        positions.sort_by_cached_key(|position| position.key());
        positions
    }
}
