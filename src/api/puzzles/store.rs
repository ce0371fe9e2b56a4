//! Where puzzles are kept and made.

use std::any::Any;
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use super::clock::today;
use crate::api::context::Context;
use crate::api::game::WireGame;
use crate::api::games::{GameVisitor, each_game};
use crate::api::host::LaneHost;
use crate::api::lane::{HeavyLane, Payer};
use crate::api::problem::{Code, Problem};
use crate::api::shared::SharedCache;
use crate::state::State;
use tessera_calls::puzzles::{Day, PUZZLE_NODES, PuzzleById, id_of, read_id};
use tessera_puzzles::attempt::{Puzzle, attempt, proof_budget};
use tessera_puzzles::daily;
use tessera_search::Budget;

type Erased = Arc<dyn Any + Send + Sync>;

/// What the days' puzzles are called in the cache that replicas share.
const SHARED_KIND: &str = "daily";
/// How often is looked whether the puzzles of today and tomorrow are there.
const LOOK_AHEAD: Duration = Duration::from_secs(600);
/// The longest time that the puzzle of a day may take when it is made ahead.
const PREPARATION: Duration = Duration::from_secs(300);

/// Puzzles that were made, by id; and those of today and tomorrow, which are never dropped before their time.
pub struct PuzzleStore {
    lane: Arc<HeavyLane>,
    shared: Option<Arc<SharedCache>>,
    secret: String,
    made: moka::sync::Cache<String, Kept>,
    days: RwLock<HashMap<(&'static str, Day), Erased>>,
}

#[derive(Clone)]
struct Kept {
    puzzle: Erased,
    weight: u32,
}

impl PuzzleStore {
    /// An empty store for so many bytes of puzzles, which are made in this lane; the days' puzzles depend on the
    /// secret, and replicas share their ids.
    pub fn new(
        secret: String,
        bytes: u64,
        lane: Arc<HeavyLane>,
        shared: Option<Arc<SharedCache>>,
    ) -> PuzzleStore {
        PuzzleStore {
            lane,
            shared,
            secret,
            made: moka::sync::Cache::builder()
                .max_capacity(bytes)
                .weigher(|_, kept: &Kept| kept.weight)
                .build(),
            days: RwLock::default(),
        }
    }

    /// The puzzle with this id: from the cache, or made again in the heavy lane.
    ///
    /// # Errors
    /// [`Code::UnknownPuzzle`] when there is none; [`Code::ServiceFull`] when there is no permit in time.
    pub async fn puzzle<G: WireGame>(
        &self,
        context: &Context,
        wanted: PuzzleById<G>,
    ) -> Result<Arc<Puzzle<G>>, Problem> {
        // An id begins with its game, so another game's puzzle can't be met.
        if let Some(puzzle) = self.kept_under::<G>(wanted.id()) {
            return Ok(puzzle);
        }
        read_id::<G>(wanted.id())?;
        context.pay(PUZZLE_NODES)?;
        let (state, deadline) = (Arc::clone(context.state()), own_deadline(context));
        let work = Box::new(move |stop| wanted.make(&LaneHost::new(state, stop, deadline)));
        Ok(self.keep(context.run(deadline, work).await??))
    }

    /// The secret that decides the puzzles of the days.
    pub fn secret(&self) -> &str {
        &self.secret
    }

    /// The puzzle of a day.
    ///
    /// # Errors
    /// [`Code::ServiceFull`] when it has to be made, and there is no permit or not enough time.
    pub async fn of_day<G: WireGame>(
        &self,
        context: &Context,
        day: Day,
    ) -> Result<Arc<Puzzle<G>>, Problem> {
        if let Some(puzzle) = self.ready(G::ID, day) {
            return puzzle.downcast().map_err(|_| foreign());
        }
        let name = format!("{} {day}", G::ID);
        if let Some(puzzle) = self.kept_under::<G>(&name) {
            return Ok(puzzle);
        }
        context.pay(PUZZLE_NODES)?;
        let puzzle = self
            .make_of_day::<G>(day, own_deadline(context), Some(context.payer()))
            .await?;
        self.keep_under(&name, &puzzle);
        Ok(puzzle)
    }

    /// Keeps a puzzle under its id.
    pub fn keep<G: WireGame>(&self, puzzle: Puzzle<G>) -> Arc<Puzzle<G>> {
        let puzzle = Arc::new(puzzle);
        self.keep_under(&id_of(&puzzle), &puzzle);
        puzzle
    }

    /// Makes the puzzle of a day: for a caller that waits, or, without one, ahead of time.
    async fn make_of_day<G: WireGame>(
        &self,
        day: Day,
        deadline: Instant,
        payer: Option<Payer>,
    ) -> Result<Arc<Puzzle<G>>, Problem> {
        let seed = daily::seed(&self.secret, G::ID, &day.to_string());
        let version = env!("CARGO_PKG_VERSION");
        let name = format!("{version} {} {} {day} {seed}", G::ID, G::GENERATOR);
        if let Some(puzzle) = self
            .found_by_others::<G>(&name, deadline, payer.clone().flatten())
            .await
        {
            return Ok(self.keep(puzzle));
        }
        let work = move |stop: Arc<AtomicBool>| {
            daily::daily::<G>(seed, day.difficulty(), &mut || {
                cut(proof_budget(), Arc::clone(&stop), deadline)
            })
        };
        let made = match payer {
            Some(payer) => self.lane.run(payer, deadline, Box::new(work)).await?,
            None => self.lane.aside(work).await?,
        };
        let puzzle = self.keep(made.ok_or_else(Problem::late)?);
        if let Some(shared) = &self.shared {
            shared.put(SHARED_KIND, &name, id_of(&puzzle).into_bytes());
        }
        Ok(puzzle)
    }

    /// The puzzle of a day that another replica has found: replicas share its id, from which it is made again in
    /// a fraction of the time that finding it takes.
    async fn found_by_others<G: WireGame>(
        &self,
        name: &str,
        deadline: Instant,
        payer: Payer,
    ) -> Option<Puzzle<G>> {
        let shared = self.shared.as_ref()?;
        let id = shared.get(SHARED_KIND, name).await?;
        let recipe = read_id::<G>(std::str::from_utf8(&id).ok()?).ok()?;
        let work = move |stop| attempt::<G>(&recipe, &mut cut(proof_budget(), stop, deadline));
        (self.lane.run(payer, deadline, Box::new(work)).await).ok()?
    }

    fn ready(&self, game: &'static str, day: Day) -> Option<Erased> {
        let days = self.days.read().unwrap_or_else(PoisonError::into_inner);
        days.get(&(game, day)).map(Arc::clone)
    }

    fn set_ready(&self, game: &'static str, day: Day, puzzle: Erased) {
        let mut days = self.days.write().unwrap_or_else(PoisonError::into_inner);
        days.insert((game, day), puzzle);
    }

    fn forget_before(&self, today: Day) {
        let mut days = self.days.write().unwrap_or_else(PoisonError::into_inner);
        days.retain(|(_, day), _| *day >= today);
    }

    fn kept_under<G: WireGame>(&self, name: &str) -> Option<Arc<Puzzle<G>>> {
        self.made.get(name)?.puzzle.downcast().ok()
    }

    fn keep_under<G: WireGame>(&self, name: &str, puzzle: &Arc<Puzzle<G>>) {
        let kept = Kept {
            puzzle: Arc::clone(puzzle) as Erased,
            weight: weight(name, puzzle),
        };
        self.made.insert(name.to_owned(), kept);
    }
}

/// When a call that makes or judges a puzzle must be done.
fn own_deadline(context: &Context) -> Instant {
    context.deadline(context.state().limits.max_time_ms)
}

/// A budget with a flag and a deadline.
fn cut(budget: Budget, stop: Arc<AtomicBool>, deadline: Instant) -> Budget {
    budget
        .with_stop(stop)
        .with_deadline(move || Instant::now() >= deadline)
}

/// Makes the puzzles of today and tomorrow for every game, now and whenever they are missing, so that nobody
/// waits for them. Never ends.
pub async fn prepare_days(state: Arc<State>) {
    loop {
        let today = today();
        for day in [today, today.next()] {
            let mut due = Due(Vec::new());
            each_game(&mut due);
            for prepare in due.0 {
                prepare(Arc::clone(&state), day).await;
            }
        }
        state.puzzles.forget_before(today);
        tokio::time::sleep(LOOK_AHEAD).await;
    }
}

type Preparation =
    Box<dyn Fn(Arc<State>, Day) -> futures_util::future::LocalBoxFuture<'static, ()>>;

struct Due(Vec<Preparation>);

impl GameVisitor for Due {
    fn visit<G: WireGame>(&mut self) {
        self.0
            .push(Box::new(|state, day| Box::pin(prepare::<G>(state, day))));
    }
}

async fn prepare<G: WireGame>(state: Arc<State>, day: Day) {
    let store = &state.puzzles;
    if store.ready(G::ID, day).is_some() {
        return;
    }
    let deadline = Instant::now() + PREPARATION;
    match store.make_of_day::<G>(day, deadline, None).await {
        Ok(puzzle) => store.set_ready(G::ID, day, puzzle),
        // The next preparation tries again, and so does the first request for it.
        Err(problem) => tracing::warn!(game = G::ID, %day, %problem, "no puzzle of the day yet"),
    }
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
