//! Where a call runs, and what it takes from there: limits, the time, what is kept.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use tessera_pictures::Words;
use tessera_puzzles::library::days::PUBLIC_SECRET;
use tessera_puzzles::puzzle::Puzzle;
use tessera_search::{Budget, Report, StoppedBy};

use crate::analysis::{Canonical, Caps};
use crate::game::WireGame;
use crate::problem::Problem;
use crate::puzzles::{Day, FIRST_DAY, PuzzleById};
use crate::rulebook::Rulebook;

/// What a call takes from where it runs. The methods that have a body do the work on the spot; a host with caches has its
/// own.
pub trait Host {
    /// What one request may ask for.
    fn caps(&self) -> &Caps;

    /// A seed for a request without one, at most [`tessera_rules::game::random::MAX_SEED`].
    fn fresh_seed(&self) -> u64;

    /// The day that it is now in UTC.
    fn today(&self) -> Day;

    /// The secret that decides the puzzles of the days.
    fn daily_secret(&self) -> &str;

    /// A flag that is raised when nobody waits for the work any more.
    fn stop(&self) -> Option<&Arc<AtomicBool>> {
        None
    }

    /// Where work that counts without a budget tells how far it is.
    fn tally(&self) -> Option<&Arc<AtomicU64>> {
        None
    }

    /// Adds to a budget what may cut the work short here.
    fn cut(&self, budget: Budget) -> Budget {
        budget
    }

    /// What cuts the work short now: time, or that nobody waits any more.
    fn interruption(&self) -> Option<StoppedBy> {
        None
    }

    /// Told how many nodes the call itself has searched.
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

    /// What says the words of a picture in the language of whoever asks for it; `None` for English.
    fn words(&self) -> Option<Words> {
        None
    }

    /// The rules of a game in the language of whoever asks for them.
    fn rulebook(&self, english: &'static Rulebook) -> &'static Rulebook {
        english
    }

    /// Offers puzzles that were made, for the calls that will follow about them.
    fn keep<G: WireGame>(&self, _puzzles: Vec<Puzzle<G>>) {}
}

/// A host that keeps nothing and has all the time there is.
#[derive(Debug, Clone)]
pub struct LocalHost {
    /// What one request may ask for.
    pub caps: Caps,
    /// The seed of requests without one.
    pub seed: u64,
    /// The day.
    pub today: Day,
    /// The secret of the puzzles of the days.
    pub daily_secret: String,
    /// Where nodes are counted for those who ask how far it is.
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
