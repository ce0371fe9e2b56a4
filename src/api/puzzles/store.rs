//! Where puzzles are kept and made.

use std::any::Any;
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Instant;

use super::postponed::Postponed;
use crate::api::lane::{HeavyLane, Payer, limited};
use crate::api::problem::{Code, Problem};
use crate::api::shared::SharedCache;
use tessera_calls::game::WireGame;
use tessera_calls::puzzles::{Day, id_of, read_id};
use tessera_puzzles::attempt::{Puzzle, attempt, proof_budget};
use tessera_puzzles::daily;
use tessera_puzzles::day::CHANGEOVER;

type Erased = Arc<dyn Any + Send + Sync>;

/// What the days' puzzles are called in the cache that replicas share.
const SHARED_KIND: &str = "daily";

/// Puzzles that were made, by id; and those prepared for the days to come, which are never dropped before their time.
pub struct PuzzleStore {
    lane: Arc<HeavyLane>,
    shared: Option<Arc<SharedCache>>,
    secret: String,
    made: moka::sync::Cache<String, Kept>,
    days: RwLock<HashMap<(&'static str, Day), Erased>>,
    /// How many days' puzzles are made ahead, beginning with today's.
    pub(super) prepared_days: u32,
    pub(super) postponed: Postponed,
}

#[derive(Clone)]
struct Kept {
    puzzle: Erased,
    weight: u32,
}

impl PuzzleStore {
    /// An empty store for so many bytes of puzzles, which are made in this lane; the days' puzzles depend on the
    /// secret, so many of them are to be made ahead, and replicas share their ids.
    pub fn new(
        secret: String,
        prepared_days: u32,
        bytes: u64,
        lane: Arc<HeavyLane>,
        shared: Option<Arc<SharedCache>>,
    ) -> PuzzleStore {
        PuzzleStore {
            lane,
            shared,
            secret,
            prepared_days,
            made: moka::sync::Cache::builder()
                .max_capacity(bytes)
                .weigher(|_, kept: &Kept| kept.weight)
                .build(),
            days: RwLock::default(),
            postponed: Postponed::default(),
        }
    }

    /// The puzzle with this id, or kept under this name, if it was made and is still there.
    pub fn kept<G: WireGame>(&self, id: &str) -> Option<Arc<Puzzle<G>>> {
        // An id begins with its game, so another game's puzzle can't be met.
        self.kept_under(id)
    }

    /// The secret that decides the puzzles of the days.
    pub fn secret(&self) -> &str {
        &self.secret
    }

    /// The puzzle of a day, made by the deadline, when `pay` allows it, unless it is there.
    ///
    /// # Errors
    /// Those of `pay`; [`Code::ServiceFull`] when it has to be made and there is no permit; [`Code::OutOfTime`] when
    /// there is not enough time.
    pub async fn of_day<G: WireGame>(
        &self,
        day: Day,
        deadline: Instant,
        pay: impl FnOnce() -> Result<Payer, Problem>,
    ) -> Result<Arc<Puzzle<G>>, Problem> {
        if let Some(puzzle) = self.known_of_day(day)? {
            return Ok(puzzle);
        }
        let puzzle = self.make_of_day::<G>(day, deadline, Some(pay()?)).await?;
        self.keep_under(&day_name::<G>(day), &puzzle);
        Ok(puzzle)
    }

    /// Has the puzzle of a day made by the deadline, beside the lane and at nobody's expense, unless it is there.
    pub(super) async fn of_day_aside<G: WireGame>(
        &self,
        day: Day,
        deadline: Instant,
    ) -> Result<(), Problem> {
        if self.known_of_day::<G>(day)?.is_none() {
            let puzzle = self.make_of_day::<G>(day, deadline, None).await?;
            self.keep_under(&day_name::<G>(day), &puzzle);
        }
        Ok(())
    }

    /// The puzzle of a day, if it is there.
    fn known_of_day<G: WireGame>(&self, day: Day) -> Result<Option<Arc<Puzzle<G>>>, Problem> {
        match self.ready(G::ID, day) {
            Some(puzzle) => puzzle.downcast().map(Some).map_err(|_| foreign()),
            None => Ok(self.kept_under(&day_name::<G>(day))),
        }
    }

    /// Keeps a puzzle under its id.
    pub fn keep<G: WireGame>(&self, puzzle: Puzzle<G>) -> Arc<Puzzle<G>> {
        let puzzle = Arc::new(puzzle);
        self.keep_under(&id_of(&puzzle), &puzzle);
        puzzle
    }

    /// Makes the puzzle of a day: for a caller that waits, or, without one, ahead of time.
    pub(super) async fn make_of_day<G: WireGame>(
        &self,
        day: Day,
        deadline: Instant,
        payer: Option<Payer>,
    ) -> Result<Arc<Puzzle<G>>, Problem> {
        let (version, seed) = (
            env!("CARGO_PKG_VERSION"),
            daily::seed(self.secret(), G::ID, day),
        );
        let name = format!("{version} {} {day} {seed}", G::ID);
        // A puzzle out of the calendar is made by one attempt, as one of an id is.
        let shared = self.shared.as_ref().filter(|_| day < CHANGEOVER);
        if let Some(shared) = shared
            && let Some(puzzle) = self
                .found_by_others::<G>(shared, &name, deadline, payer.clone().flatten())
                .await
        {
            return Ok(self.keep(puzzle));
        }
        let secret = self.secret().to_owned();
        let work = move |stop: Arc<AtomicBool>| {
            daily::daily::<G>(&secret, G::ID, day, &mut || {
                limited(proof_budget(), Arc::clone(&stop), deadline)
            })
        };
        let made = match payer {
            Some(payer) => {
                self.lane
                    .run(payer, false, deadline, Box::new(work))
                    .await?
            }
            None => self.lane.aside(work).await?,
        };
        let puzzle = self.keep(made.ok_or_else(|| Problem::out_of_time("the puzzle was made"))?);
        if let Some(shared) = shared {
            shared.put(SHARED_KIND, &name, id_of(&puzzle).into_bytes());
        }
        Ok(puzzle)
    }

    /// The puzzle of a day before the calendar that another replica has found: replicas share its id, from which it is
    /// made again in a fraction of the time that finding it takes.
    async fn found_by_others<G: WireGame>(
        &self,
        shared: &Arc<SharedCache>,
        name: &str,
        deadline: Instant,
        payer: Payer,
    ) -> Option<Puzzle<G>> {
        let id = shared.get(SHARED_KIND, name).await?;
        let recipe = read_id::<G>(std::str::from_utf8(&id).ok()?).ok()?;
        let work = move |stop| attempt::<G>(&recipe, &mut limited(proof_budget(), stop, deadline));
        (self.lane.run(payer, false, deadline, Box::new(work)).await).ok()?
    }

    /// Whether the puzzle of a day is there.
    pub(super) fn is_ready(&self, game: &'static str, day: Day) -> bool {
        self.ready(game, day).is_some()
    }

    fn ready(&self, game: &'static str, day: Day) -> Option<Erased> {
        let days = self.days.read().unwrap_or_else(PoisonError::into_inner);
        days.get(&(game, day)).map(Arc::clone)
    }

    /// Has the puzzle of a day ready.
    pub(super) fn set_ready(&self, game: &'static str, day: Day, puzzle: Erased) {
        let mut days = self.days.write().unwrap_or_else(PoisonError::into_inner);
        days.insert((game, day), puzzle);
    }

    /// Drops the puzzles of past days.
    pub(super) fn forget_before(&self, today: Day) {
        let mut days = self.days.write().unwrap_or_else(PoisonError::into_inner);
        days.retain(|(_, day), _| *day >= today);
    }

    fn kept_under<G: WireGame>(&self, name: &str) -> Option<Arc<Puzzle<G>>> {
        self.made.get(name)?.puzzle.downcast().ok()
    }

    /// Keeps a puzzle under another name, which begins with its game.
    pub fn keep_under<G: WireGame>(&self, name: &str, puzzle: &Arc<Puzzle<G>>) {
        let kept = Kept {
            puzzle: Arc::clone(puzzle) as Erased,
            weight: weight(name, puzzle),
        };
        self.made.insert(name.to_owned(), kept);
    }
}

/// What the puzzle of a day is kept under.
fn day_name<G: WireGame>(day: Day) -> String {
    format!("{} {day}", G::ID)
}

fn foreign() -> Problem {
    Problem::new(Code::Internal, "the store holds a puzzle of another game")
}

/// Bytes that a puzzle takes, about.
fn weight<G: WireGame>(name: &str, puzzle: &Puzzle<G>) -> u32 {
    let move_size = size_of::<tessera_puzzles::MoveValue<G::Move>>();
    let moves: usize = puzzle
        .solution
        .steps
        .iter()
        .map(|step| step.moves.capacity())
        .sum();
    let bytes = 512 + name.len() + size_of::<Puzzle<G>>() + moves * move_size;
    u32::try_from(bytes).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::lane::LaneSettings;
    use tessera_puzzles::MoveValue;
    use tessera_rules::themisto::{Move, Themisto};

    /// The store is bounded by what its puzzles say they weigh.
    #[test]
    fn a_puzzle_weighs_what_it_takes() {
        let recipe = read_id::<Themisto>("themisto1-only-move-2mzypwmk-2d-j0e").unwrap();
        let puzzle = attempt::<Themisto>(&recipe, &mut proof_budget()).unwrap();
        let moves: usize = (puzzle.solution.steps.iter())
            .map(|step| step.moves.len())
            .sum();
        assert!(moves > 100);
        let least = size_of::<Puzzle<Themisto>>() + moves * size_of::<MoveValue<Move>>();
        let weight = |name: &str| weight(name, &puzzle) as usize;
        assert!((least..2 * least + 1024).contains(&weight("")));
        assert_eq!(weight(&"n".repeat(5000)), weight("") + 5000);
    }

    /// Of 2027, when all days have a list in common: the secret decides its order.
    #[tokio::test]
    async fn the_puzzle_of_a_day_is_decided_by_the_secret() {
        let day = CHANGEOVER;
        let far = Instant::now() + std::time::Duration::from_secs(600);
        let mut puzzles = Vec::new();
        for secret in ["secret", "another secret"] {
            let settings = LaneSettings {
                background: 1,
                ..LaneSettings::default()
            };
            let lane = HeavyLane::start(settings).unwrap();
            let store = PuzzleStore::new(secret.to_owned(), 0, 1 << 20, lane, None);
            assert_eq!(store.secret(), secret);
            store.of_day_aside::<Themisto>(day, far).await.unwrap();
            let made = store.known_of_day::<Themisto>(day).unwrap().unwrap();
            let own = daily::daily::<Themisto>(secret, "themisto", day, &mut proof_budget);
            assert_eq!(own, Some(Puzzle::clone(&made)));
            puzzles.push(made);
        }
        assert_ne!(puzzles[0], puzzles[1]);
    }

    #[tokio::test]
    async fn the_puzzles_of_days_are_kept_until_their_day_is_over() {
        let lane = HeavyLane::none();
        let store = PuzzleStore::new("secret".to_owned(), 2, 1 << 20, lane, None);
        let recipe = read_id::<Themisto>("themisto1-only-move-2mzypwmk-2d-j0e").unwrap();
        let puzzle = Arc::new(attempt::<Themisto>(&recipe, &mut proof_budget()).unwrap());
        let today = Day::of_unix_time(0).unwrap();
        let (tomorrow, later) = (today.next(), today.next().next());
        for day in [today, tomorrow] {
            assert!(!store.is_ready("themisto", day));
            store.set_ready("themisto", day, Arc::clone(&puzzle) as Erased);
            assert!(store.is_ready("themisto", day));
            assert!(!store.is_ready("octopus", day));
        }
        store.forget_before(tomorrow);
        assert!(!store.is_ready("themisto", today));
        assert!(store.is_ready("themisto", tomorrow));
        let known = |day| store.known_of_day::<Themisto>(day).unwrap();
        assert_eq!(known(tomorrow), Some(Arc::clone(&puzzle)));
        // One that was made on demand is known by its day as well, and by no other.
        store.keep_under(&day_name::<Themisto>(later), &puzzle);
        assert_eq!(known(later), Some(puzzle));
        assert_eq!(known(later.next()), None);
    }
}
