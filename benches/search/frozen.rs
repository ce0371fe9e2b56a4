//! The frozen sets of `benches/positions/`: positions with known exact values.
#![allow(dead_code, unreachable_pub)] // Each program uses its own part.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tessera_engines::{Engine, Question, nebuchadnezzar};
use tessera_rules::game::random::stream;
use tessera_rules::game::{Game, Observe, Seat, difference};
use tessera_rules::ingenious::{Ingenious, World};
use tessera_rules::nebuchadnezzar::{Move as NebuchadnezzarMove, Nebuchadnezzar};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_rules::temple::Temple;
use tessera_rules::themisto::{Move as ThemistoMove, Themisto};
use tessera_search::{Budget, Kind, Report, StoppedBy, Value};

/// A game with a frozen set.
pub trait Frozen: Engine {
    /// The game as it is when nothing is hidden and nothing left to chance.
    type Open: Game<Move = Self::Move>;
    /// The name of its set.
    const NAME: &'static str;
    /// Decimal places of a margin; `None` where only the outcome counts.
    const PLACES: Option<u32>;

    /// The game that plain search plays. Of a position with draws it must be one in which they don't matter.
    fn open(&self) -> Self::Open;

    /// The value of a finished game to a seat: units of the last decimal place of the margin, or 1, 0 or -1.
    fn worth(over: &Self::Open, seat: Seat) -> i64;

    /// The immediate gain of a move, by which plain search sorts; 0 where moves have none.
    fn takes(_game: &Self::Open, _m: Self::Move) -> i32 {
        0
    }

    /// As [`Engine::analyse`], by search alone.
    fn searched(
        &self,
        question: &Question<Self::Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Self::Move>),
    ) -> Report<Self::Move> {
        self.analyse(question, budget, progress)
    }
}

impl Frozen for Octopus {
    type Open = Octopus;
    const NAME: &'static str = "octopus";
    const PLACES: Option<u32> = Some(0);

    fn open(&self) -> Octopus {
        self.clone()
    }

    fn worth(over: &Octopus, seat: Seat) -> i64 {
        let total = |seat: Seat| i64::from(over.scores()[seat.index()]);
        total(seat) - total(seat.other())
    }

    fn takes(game: &Octopus, m: Placement) -> i32 {
        game.gain(m).unwrap_or(0) as i32
    }
}

impl Frozen for Themisto {
    type Open = Themisto;
    const NAME: &'static str = "themisto";
    const PLACES: Option<u32> = None;

    fn open(&self) -> Themisto {
        *self
    }

    fn worth(over: &Themisto, seat: Seat) -> i64 {
        i64::from(difference(over, seat).signum())
    }

    fn takes(_game: &Themisto, m: ThemistoMove) -> i32 {
        i32::from(m.is_capture())
    }
}

impl Frozen for Ingenious {
    type Open = World;
    const NAME: &'static str = "ingenious";
    const PLACES: Option<u32> = Some(10);

    /// One of the possible worlds: drawn tiles are never placed.
    fn open(&self) -> World {
        self.sample(&mut stream(1, 0))
    }

    fn worth(over: &World, seat: Seat) -> i64 {
        let margin = over.position().final_margin(seat).unwrap_or(0.0);
        (margin * 1e10).round() as i64
    }
}

impl Frozen for Nebuchadnezzar {
    type Open = Nebuchadnezzar;
    const NAME: &'static str = "nebuchadnezzar";
    const PLACES: Option<u32> = None;

    fn open(&self) -> Nebuchadnezzar {
        *self
    }

    fn worth(over: &Nebuchadnezzar, seat: Seat) -> i64 {
        i64::from(difference(over, seat).signum())
    }

    fn takes(_game: &Nebuchadnezzar, m: NebuchadnezzarMove) -> i32 {
        match m {
            NebuchadnezzarMove::Capture(rectangle) => rectangle.area() as i32,
            _ => 0,
        }
    }

    /// Most positions of the set are on boards that the engine knows by heart.
    fn searched(
        &self,
        question: &Question<NebuchadnezzarMove>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<NebuchadnezzarMove>),
    ) -> Report<NebuchadnezzarMove> {
        nebuchadnezzar::search(self, question, budget, progress)
    }
}

impl Frozen for Temple {
    type Open = Temple;
    const NAME: &'static str = "temple";
    const PLACES: Option<u32> = None;

    fn open(&self) -> Temple {
        self.clone()
    }

    fn worth(over: &Temple, seat: Seat) -> i64 {
        i64::from(difference(over, seat).signum())
    }
}

/// A position of a set.
#[derive(Debug, Clone)]
pub struct Entry<G> {
    pub position: G,
    /// For the seat to move, in the units of [`Frozen::worth`].
    pub value: i64,
    /// Plies to the end under best play; where only the margin counts, to the end on every line.
    pub plies: u32,
}

/// Reads the set of a game.
///
/// # Panics
/// When there is none, or it is damaged.
pub fn read<G: Frozen>() -> Vec<Entry<G>> {
    let path = path::<G>();
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| entry(line).unwrap_or_else(|| panic!("{}: {line}", path.display()))).collect()
}

pub fn path<G: Frozen>() -> PathBuf {
    // The tool that writes the sets is in a package of its own, in a folder of the repository.
    let folder = (Path::new(env!("CARGO_MANIFEST_DIR")).ancestors())
        .map(|folder| folder.join("benches/positions"))
        .find(|folder| folder.is_dir());
    (folder.expect("a folder of frozen positions")).join(format!("{}.tsv", G::NAME))
}

fn entry<G: Frozen>(line: &str) -> Option<Entry<G>> {
    let mut fields = line.split('\t');
    let position = G::from_key(fields.next()?).ok()?;
    let value = number::<G>(fields.next()?)?;
    let plies = fields.next()?.parse().ok()?;
    Some(Entry { position, value, plies })
}

/// A value as the sets have it.
pub fn text<G: Frozen>(value: i64) -> String {
    let Some(places) = G::PLACES else {
        return match value.signum() {
            1 => "win".to_owned(),
            0 => "draw".to_owned(),
            _ => "loss".to_owned(),
        };
    };
    let unit = 10_u64.pow(places);
    let sign = if value < 0 { '-' } else { '+' };
    let (whole, rest) = (value.unsigned_abs() / unit, value.unsigned_abs() % unit);
    match places {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{rest:0width$}", width = places as usize),
    }
}

fn number<G: Frozen>(text: &str) -> Option<i64> {
    let Some(places) = G::PLACES else {
        return match text {
            "win" => Some(1),
            "draw" => Some(0),
            "loss" => Some(-1),
            _ => None,
        };
    };
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    (rest.len() == places as usize).then_some(())?;
    format!("{whole}{rest}").parse().ok()
}

/// A proof by the engine.
#[derive(Debug, Clone, Copy)]
pub struct Solved {
    pub value: i64,
    pub plies: Option<u32>,
    pub nodes: u64,
    pub time: Duration,
}

/// Asks the engine for one line, until it has proved the position's value: an outcome as soon as a report calls it
/// exact, a margin when the engine reports that nothing is left to search. `None` when `nodes` nodes did not suffice.
pub fn solve<G: Frozen>(position: &G, nodes: u64) -> Option<Solved> {
    let question = Question::about_all(position, 1, 1);
    let enough = Arc::new(AtomicBool::new(false));
    let mut budget = Budget::nodes(nodes).with_stop(Arc::clone(&enough));
    let mut solved = None;
    let start = Instant::now();
    let mut look = |report: &Report<G::Move>| {
        let time = start.elapsed();
        if solved.is_none()
            && let Some(value) = exact::<G>(&report.value)
            && (G::PLACES.is_none() || report.stats.stopped_by == StoppedBy::Proved)
        {
            solved =
                Some(Solved { value, plies: report.value.plies, nodes: report.stats.nodes, time });
            enough.store(true, Ordering::Relaxed);
        }
    };
    let report = position.searched(&question, &mut budget, &mut look);
    look(&report);
    solved
}

/// A proved value in the units of [`Frozen::worth`].
pub fn exact<G: Frozen>(value: &Value) -> Option<i64> {
    if value.kind != Kind::Exact {
        return None;
    }
    match G::PLACES {
        None => Some(value.outcome? as i64 - 1),
        Some(places) => Some((value.margin? * 10_f64.powi(places as i32)).round() as i64),
    }
}
