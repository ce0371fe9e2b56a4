//! The puzzles of the days, made before anybody asks for them, or after somebody did who had no time to wait.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tessera_calls::puzzles::Day;

use super::clock::today;
use crate::state::State;
use tessera_calls::game::WireGame;
use tessera_calls::games::{GameVisitor, each_game};

/// How often is looked whether the puzzles of the days ahead are there.
const LOOK_AHEAD: Duration = Duration::from_secs(600);
/// The longest time that the puzzle of a day may take when nobody waits for it.
const PREPARATION: Duration = Duration::from_secs(300);

/// Makes the puzzles of the days that are to be prepared, one day after the other, now and whenever they are missing, so that
/// nobody waits for them. All games' at once: each has a thread of its own, of the lowest priority. Never ends.
pub async fn prepare_days(state: Arc<State>) {
    loop {
        let today = today();
        for day in days_from(today, state.puzzles.prepared_days) {
            let mut due = Due(Vec::new());
            each_game(&mut due);
            let games = due.0.iter().map(|prepare| prepare(Arc::clone(&state), day));
            join_all(games).await;
        }
        state.puzzles.forget_before(today);
        tokio::time::sleep(LOOK_AHEAD).await;
    }
}

fn days_from(first: Day, days: u32) -> impl Iterator<Item = Day> {
    std::iter::successors(Some(first), |day| Some(day.next())).take(days as usize)
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
    if store.is_ready(G::ID, day) {
        return;
    }
    let deadline = Instant::now() + PREPARATION;
    match store.make_of_day::<G>(day, deadline, None).await {
        Ok(puzzle) => store.set_ready(G::ID, day, puzzle),
        // The next preparation tries again, and so does the first request for it.
        Err(problem) => tracing::warn!(game = G::ID, %day, %problem, "no puzzle of the day yet"),
    }
}

/// Makes the puzzles of days for which a caller's time was too short, so that they are there when it asks again: one after
/// the other, on a thread of the lowest priority, as those that are made ahead.
pub fn postpone<G: WireGame>(state: &Arc<State>, days: &[Day]) {
    let Some(runtime) = state.lane.runtime() else {
        return;
    };
    // Those from today on are on their way already, if any are prepared.
    let today = today();
    let is_due = |day: Day| day < today || state.puzzles.prepared_days == 0;
    for &day in days.iter().filter(|&&day| is_due(day)) {
        if state.puzzles.postponed.add(G::ID, day) {
            runtime.spawn(make_postponed::<G>(Arc::clone(state), day));
        }
    }
}

async fn make_postponed<G: WireGame>(state: Arc<State>, day: Day) {
    let store = &state.puzzles;
    let turn = store.postponed.turn.lock().await;
    let made = store.of_day_aside::<G>(day, Instant::now() + PREPARATION);
    if let Err(problem) = made.await {
        tracing::warn!(game = G::ID, %day, %problem, "no puzzle of the day yet");
    }
    store.postponed.remove(G::ID, day);
    drop(turn);
}
