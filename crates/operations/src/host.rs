//! The host of a call: its limits, its clock and its caches.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use tessera_messages::Language;
use tessera_puzzles::library::days::PUBLIC_SECRET;
use tessera_puzzles::puzzle::Puzzle;
use tessera_search::{Budget, Report, StoppedBy};

use crate::analysis::{Canonical, Caps};
use crate::game::WireGame;
use crate::problem::Problem;
use crate::puzzles::{Day, FIRST_DAY, PuzzleById};
use crate::rulebook::Rulebook;

/// The services that a call uses from its host. Methods with a default body do the work immediately; a host with caches
/// overrides them.
pub trait Host {
    /// Limits of one request.
    fn caps(&self) -> &Caps;

    /// A seed for a request without one, at most [`tessera_rules::game::random::MAX_SEED`].
    fn fresh_seed(&self) -> u64;

    /// The current day in UTC.
    fn today(&self) -> Day;

    /// The secret that decides the daily puzzles.
    fn daily_secret(&self) -> &str;

    /// A flag that is raised when no client waits for the work any more.
    fn stop(&self) -> Option<&Arc<AtomicBool>> {
        None
    }

    /// The progress counter of work that counts without a budget.
    fn tally(&self) -> Option<&Arc<AtomicU64>> {
        None
    }

    /// Adds to a budget the conditions that stop work on this host.
    fn cut(&self, budget: Budget) -> Budget {
        budget
    }

    /// The reason to stop the work now: the time is up, or no client waits any more.
    fn interruption(&self) -> Option<StoppedBy> {
        None
    }

    /// Called with the number of nodes that the call itself has searched.
    fn searched<G: WireGame>(&self, _nodes: u64) {}

    /// The report of an analysis.
    fn report<G: WireGame>(&self, canonical: &Canonical<G>) -> Arc<Report<G::Move>> {
        Arc::new(canonical.analyse(|budget| self.cut(budget), &mut |_| {}))
    }

    /// A puzzle with its proof.
    ///
    /// # Errors
    /// As [`PuzzleById::prove`].
    fn puzzle<G: WireGame>(&self, wanted: PuzzleById<G>) -> Result<Arc<Puzzle<G>>, Problem>
    where
        Self: Sized,
    {
        wanted.prove(|budget| self.cut(budget)).map(Arc::new)
    }

    /// The caller's language, for pictures: they are laid out by the widths of their texts.
    fn language(&self) -> Language {
        Language::English
    }

    /// The rules of a game in the caller's language.
    fn rulebook(&self, english: &'static Rulebook) -> &'static Rulebook {
        english
    }

    /// Offers newly made puzzles to the host's cache, for later calls about them.
    fn keep<G: WireGame>(&self, _puzzles: Vec<Puzzle<G>>) {}
}

/// A host without caches and without a time limit.
#[derive(Debug, Clone)]
pub struct LocalHost {
    /// Limits of one request.
    pub caps: Caps,
    /// The seed of requests without one.
    pub seed: u64,
    /// The current day.
    pub today: Day,
    /// The secret that decides the daily puzzles.
    pub daily_secret: String,
    /// The progress counter: nodes searched so far.
    pub tally: Option<Arc<AtomicU64>>,
}

impl Default for LocalHost {
    fn default() -> LocalHost {
        LocalHost {
            caps: Caps::default(),
            seed: 0,
            today: FIRST_DAY,
            daily_secret: PUBLIC_SECRET.to_owned(),
            tally: None,
        }
    }
}

impl Host for LocalHost {
    fn caps(&self) -> &Caps {
        &self.caps
    }

    fn fresh_seed(&self) -> u64 {
        self.seed
    }

    fn today(&self) -> Day {
        self.today
    }

    fn daily_secret(&self) -> &str {
        &self.daily_secret
    }

    fn tally(&self) -> Option<&Arc<AtomicU64>> {
        self.tally.as_ref()
    }

    fn cut(&self, budget: Budget) -> Budget {
        match &self.tally {
            Some(tally) => budget.with_tally(Arc::clone(tally)),
            None => budget,
        }
    }
}
