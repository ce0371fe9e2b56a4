//! Where puzzles are kept and made.

use std::any::Any;
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use super::clock::Day;
use crate::api::analysis::Desk;
use crate::api::context::Context;
use crate::api::game::WireGame;
use crate::api::games::{GameVisitor, each_game};
use crate::api::lane::late;
use crate::api::problem::{Code, Problem};
use crate::puzzles::puzzle::{Puzzle, make, proof_budget};
use crate::puzzles::{Recipe, daily, id};
use crate::search::Budget;

type Erased = Arc<dyn Any + Send + Sync>;

/// What one puzzle counts as in a caller's allowance, in nodes; most take less.
pub const PUZZLE_NODES: u64 = 100_000;
/// What the days' puzzles are called in the cache that replicas share.
const SHARED_KIND: &str = "daily";
/// How often is looked whether the puzzles of today and tomorrow are there.
const LOOK_AHEAD: Duration = Duration::from_secs(600);
/// The longest time that the puzzle of a day may take when it is made ahead.
const PREPARATION: Duration = Duration::from_secs(300);

/// Puzzles that were made, by id; and those of today and tomorrow, which are never dropped before their time.
pub struct Shelf {
    secret: String,
    made: moka::sync::Cache<String, Kept>,
    days: RwLock<HashMap<(&'static str, Day), Erased>>,
}

#[derive(Clone)]
struct Kept {
    puzzle: Erased,
    weight: u32,
}

impl Shelf {
    /// An empty shelf for so many bytes of puzzles; the days' puzzles depend on the secret.
    pub fn new(secret: String, bytes: u64) -> Shelf {
        Shelf {
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
        id: &str,
    ) -> Result<Arc<Puzzle<G>>, Problem> {
        // An id begins with its game, so another game's puzzle can't be met.
        if let Some(puzzle) = self.kept_under::<G>(id) {
            return Ok(puzzle);
        }
        let recipe = read_id::<G>(id)?;
        context.pay(PUZZLE_NODES)?;
        let (deadline, desk) = (own_deadline(context), context.desk());
        let work = move |stop| {
            let mut budget = cut(proof_budget(), stop, deadline);
            let made = make::<G>(&recipe, &mut budget);
            (made, budget.stopped())
        };
        let (made, stopped) = desk.lane().run(deadline, work).await?;
        match made {
            Some(puzzle) => Ok(self.keep(puzzle)),
            None if stopped.is_some_and(|by| !by.is_repeatable()) => Err(late()),
            None => Err(Problem::new(
                Code::UnknownPuzzle,
                "the id can be read, but the attempt that it names makes no puzzle",
            )),
        }
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
            .make_of_day::<G>(context.desk(), day, own_deadline(context), false)
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

    /// Makes the puzzle of a day: `ahead` of the callers who may come, or for one who waits.
    async fn make_of_day<G: WireGame>(
        &self,
        desk: &Arc<Desk>,
        day: Day,
        deadline: Instant,
        ahead: bool,
    ) -> Result<Arc<Puzzle<G>>, Problem> {
        let seed = daily::seed(&self.secret, G::ID, &day.to_string());
        let version = env!("CARGO_PKG_VERSION");
        let name = format!("{version} {} {} {day} {seed}", G::ID, G::GENERATOR);
        if let Some(puzzle) = found_by_others::<G>(desk, &name, deadline).await {
            return Ok(self.keep(puzzle));
        }
        let work = move |stop: Arc<AtomicBool>| {
            daily::daily::<G>(seed, day.difficulty(), &mut || {
                cut(proof_budget(), Arc::clone(&stop), deadline)
            })
        };
        let made = if ahead {
            desk.lane().aside(work).await?
        } else {
            desk.lane().run(deadline, work).await?
        };
        let puzzle = self.keep(made.ok_or_else(late)?);
        if let Some(shared) = desk.shared() {
            shared.put(SHARED_KIND, &name, id_of(&puzzle).into_bytes());
        }
        Ok(puzzle)
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

/// The puzzle of a day that another replica has found: replicas share its id, from which it is made again in a
/// fraction of the time that finding it takes.
async fn found_by_others<G: WireGame>(
    desk: &Arc<Desk>,
    name: &str,
    deadline: Instant,
) -> Option<Puzzle<G>> {
    let id = desk.shared()?.get(SHARED_KIND, name).await?;
    let recipe = read_id::<G>(std::str::from_utf8(&id).ok()?).ok()?;
    let work = move |stop| make::<G>(&recipe, &mut cut(proof_budget(), stop, deadline));
    desk.lane().run(deadline, work).await.ok()?
}

/// The id of a puzzle.
pub fn id_of<G: WireGame>(puzzle: &Puzzle<G>) -> String {
    id::write(G::ID, G::GENERATOR, G::KINDS, &puzzle.recipe)
}

/// The recipe of an id.
///
/// # Errors
/// [`Code::UnknownPuzzle`] with the reason.
pub fn read_id<G: WireGame>(id: &str) -> Result<Recipe, Problem> {
    id::read(G::ID, G::GENERATOR, G::KINDS, id)
        .map_err(|error| Problem::new(Code::UnknownPuzzle, error.to_string()))
}

/// When a call that makes or judges a puzzle must be done.
pub fn own_deadline(context: &Context) -> Instant {
    context.deadline(context.desk().caps().max_time_ms)
}

/// A budget with a flag and a deadline.
pub fn cut(budget: Budget, stop: Arc<AtomicBool>, deadline: Instant) -> Budget {
    budget
        .with_stop(stop)
        .with_deadline(move || Instant::now() >= deadline)
}

/// Makes the puzzles of today and tomorrow for every game, now and whenever they are missing, so that nobody
/// waits for them. Never ends.
pub async fn prepare_days(desk: Arc<Desk>) {
    loop {
        let today = Day::today();
        for day in [today, today.next()] {
            let mut due = Due(Vec::new());
            each_game(&mut due);
            for prepare in due.0 {
                prepare(Arc::clone(&desk), day).await;
            }
        }
        desk.shelf().forget_before(today);
        tokio::time::sleep(LOOK_AHEAD).await;
    }
}

type Preparation = Box<dyn Fn(Arc<Desk>, Day) -> futures_util::future::LocalBoxFuture<'static, ()>>;

struct Due(Vec<Preparation>);

impl GameVisitor for Due {
    fn visit<G: WireGame>(&mut self) {
        self.0
            .push(Box::new(|desk, day| Box::pin(prepare::<G>(desk, day))));
    }
}

async fn prepare<G: WireGame>(desk: Arc<Desk>, day: Day) {
    let shelf = desk.shelf();
    if shelf.ready(G::ID, day).is_some() {
        return;
    }
    let deadline = Instant::now() + PREPARATION;
    match shelf.make_of_day::<G>(&desk, day, deadline, true).await {
        Ok(puzzle) => shelf.set_ready(G::ID, day, puzzle),
        // The next look tries again, and so does whoever asks for it.
        Err(problem) => tracing::warn!(game = G::ID, %day, %problem, "no puzzle of the day yet"),
    }
}

fn foreign() -> Problem {
    Problem::new(Code::Internal, "the shelf holds a puzzle of another game")
}

/// Bytes that a puzzle takes, about.
fn weight<G: WireGame>(name: &str, puzzle: &Puzzle<G>) -> u32 {
    let move_size = size_of::<crate::puzzles::Appraised<G::Move>>();
    let moves: usize = puzzle
        .proof
        .steps
        .iter()
        .map(|step| step.moves.capacity())
        .sum();
    let bytes = 512 + name.len() + size_of::<Puzzle<G>>() + moves * move_size;
    u32::try_from(bytes).unwrap_or(u32::MAX)
}
