//! Which puzzles of days are due that nobody had the time to wait for.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use tessera_calls::puzzles::Day;

/// Most days that are due at once; further ones are made when somebody asks for them again.
const MOST: usize = 64;

/// The days that are due, and whose turn it is.
#[derive(Default)]
pub(super) struct Postponed {
    days: Mutex<HashSet<(&'static str, Day)>>,
    pub(super) turn: tokio::sync::Mutex<()>,
}

impl Postponed {
    /// Adds a day, if it is not due already, and there is room.
    pub(super) fn add(&self, game: &'static str, day: Day) -> bool {
        let mut days = self.days.lock().unwrap_or_else(PoisonError::into_inner);
        days.len() < MOST && days.insert((game, day))
    }

    /// Takes a day away.
    pub(super) fn remove(&self, game: &'static str, day: Day) {
        let mut days = self.days.lock().unwrap_or_else(PoisonError::into_inner);
        days.remove(&(game, day));
    }
}
