//! Players, and the time that they take.

use std::fmt;
use std::time::Duration;

use rustix::time::ClockId;
use tessera_engines::{Engine, Level, Question};
use tessera_rules::game::random::{choose, seeded};
use tessera_search::Budget;

use crate::contest::Contest;
use crate::frozen::Frozen;
use crate::processor_clock::ProcessorClock;
use crate::references::Reference;

/// A player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Player {
    Engine,
    /// The engine of another build.
    Frozen,
    Uct,
    Framework,
    Reference(Reference),
    Level(Level),
    Nodes(u64),
}

impl Player {
    pub(crate) fn parse(name: &str) -> Option<Player> {
        Some(match name {
            "engine" => Player::Engine,
            "frozen" => Player::Frozen,
            "uct" => Player::Uct,
            "minimax" => Player::Framework,
            _ => match name.split_once('-') {
                None => Player::Reference(Reference::parse(name)?),
                Some(("level", number)) => Player::Level(Level::new(number.parse().ok()?)?),
                Some(("nodes", number)) => Player::Nodes(number.parse().ok()?),
                Some(_) => return None,
            },
        })
    }
}

impl Player {
    /// True if it is an engine at its best, of any build.
    pub(crate) fn is_engine(self) -> bool {
        matches!(self, Player::Engine | Player::Frozen)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Engine => write!(f, "engine"),
            Player::Frozen => write!(f, "frozen"),
            Player::Uct => write!(f, "uct"),
            Player::Framework => write!(f, "minimax"),
            Player::Reference(reference) => reference.fmt(f),
            Player::Level(level) => write!(f, "level-{}", level.number()),
            Player::Nodes(nodes) => write!(f, "nodes-{nodes}"),
        }
    }
}

/// Nodes a second of a player that has not played yet.
const FIRST_GUESS: f64 = 100_000.0;

/// A player with its clock, which counts the processor time of this process (it has one thread), so that other work on
/// the machine costs neither player any time.
pub(crate) struct Clocked {
    player: Player,
    time: Duration,
    /// The other build's process, once it was needed.
    frozen: Option<Frozen>,
    /// Nodes and seconds of the last moves, the older ones fading.
    nodes: f64,
    seconds: f64,
    pub(crate) total: Duration,
    pub(crate) longest: Duration,
    pub(crate) moves: u32,
}

impl Clocked {
    pub(crate) fn new(player: Player, time: Duration) -> Clocked {
        Clocked {
            player,
            time,
            frozen: None,
            nodes: FIRST_GUESS / 1000.0,
            seconds: 0.001,
            total: Duration::ZERO,
            longest: Duration::ZERO,
            moves: 0,
        }
    }

    /// As many nodes as the player recently searched in its time, for searches that divide a given number of nodes. The
    /// clock, which is checked every thousand nodes, stops a search that takes a quarter longer.
    fn budget(&self) -> Budget {
        let nodes = self.nodes / self.seconds * self.time.as_secs_f64();
        let start = ProcessorClock::start(ClockId::ProcessCPUTime);
        let limit = self.time * 5 / 4;
        Budget::nodes((nodes as u64).max(1)).with_deadline(move || start.elapsed() >= limit)
    }

    pub(crate) fn choose<C: Contest>(&mut self, view: &C::View, seed: u64) -> C::Move {
        if self.player == Player::Frozen {
            let frozen = self.frozen.get_or_insert_with(|| Frozen::start(C::NAME));
            let (m, elapsed) = frozen.choose(view, self.time, seed);
            self.count(elapsed);
            return m;
        }
        let mut budget = match self.player {
            Player::Engine | Player::Uct => self.budget(),
            Player::Nodes(nodes) => Budget::nodes(nodes),
            Player::Frozen | Player::Framework | Player::Reference(_) | Player::Level(_) => {
                Budget::nodes(1 << 40)
            }
        };
        let start = ProcessorClock::start(ClockId::ProcessCPUTime);
        let best = match self.player {
            Player::Engine | Player::Nodes(_) => {
                let question = Question::about_all(view, 1, seed);
                view.analyse(&question, &mut budget, &mut |_| {}).best()
            }
            Player::Frozen => None,
            Player::Uct => C::uct(view, seed, &mut budget),
            Player::Framework => C::framework(view, seed, self.time),
            Player::Reference(reference) => Some(reference.choose::<C>(view, seed)),
            Player::Level(level) => Some(view.reply(level, seed, &mut budget)),
        };
        let elapsed = start.elapsed();
        self.nodes = 0.75 * self.nodes + budget.spent() as f64;
        self.seconds = 0.75 * self.seconds + elapsed.as_secs_f64();
        self.count(elapsed);
        best.unwrap_or_else(|| {
            let all = Question::about_all(view, 1, seed).moves;
            *choose(&mut seeded(seed), &all)
        })
    }

    fn count(&mut self, elapsed: Duration) {
        self.total += elapsed;
        self.longest = self.longest.max(elapsed);
        self.moves += 1;
    }

    /// Sets the time of the next moves.
    pub(crate) fn set_time(&mut self, time: Duration) {
        self.time = time;
    }

    /// Milliseconds a move.
    pub(crate) fn mean(&self) -> f64 {
        1000.0 * self.total.as_secs_f64() / f64::from(self.moves.max(1))
    }
}
