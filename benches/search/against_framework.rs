//! The engine's proofs against proofs by the public framework `minimax`: its `IterativeSearch` on one thread and its
//! `ParallelSearch` on two, each with a table, on the games of `framework/`.
//!
//! The framework gets the depth of the proof in advance and may use both cores, and its tables and threads are made
//! before the clock starts.

use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use minimax::{
    BEST_EVAL, Evaluation, Evaluator, Game, IterativeOptions, IterativeSearch, ParallelOptions,
    ParallelSearch, Strategy, WORST_EVAL, Winner,
};

use super::against_plain::MOST_NODES;
use super::framework::{self, Sides, after};
use super::frozen::{self, Entry, Frozen, Solved};
use super::ratios::{Ratios, ms};

/// Size of the framework's tables in bytes.
const TABLE: usize = 16 << 20;
/// Threads of its parallel search.
const THREADS: usize = 2;
/// Shorter runs are repeated this often; the best counts.
const SHORT: Duration = Duration::from_millis(30);
const REPEATS: usize = 3;

/// A game that the framework plays too.
pub trait Rival: Frozen {
    type Rules: Sides<S: Clone + Send + Sync, M: Copy + Eq + Send + Sync> + 'static;

    /// True if the framework finds the margin too, not just the outcome.
    const MARGIN: bool = false;

    fn state(open: &Self::Open) -> <Self::Rules as Game>::S;
}

macro_rules! rivals {
    ($($game:ty: $rules:ident in $module:ident, $margin:literal;)*) => { $(
        impl Rival for $game {
            type Rules = framework::$module::$rules;
            const MARGIN: bool = $margin;

            fn state(open: &Self::Open) -> framework::$module::State {
                framework::$module::State::from(open)
            }
        }
    )* };
}

rivals! {
    tessera_rules::octopus::Octopus: OctopusGame in octopus, true;
    tessera_rules::themisto::Themisto: ThemistoGame in themisto, false;
}

/// An evaluation that knows only the end of the game.
struct Blank<G>(PhantomData<fn() -> G>);

impl<G> Clone for Blank<G> {
    fn clone(&self) -> Self {
        Blank(PhantomData)
    }
}

impl<G: Sides> Evaluator for Blank<G> {
    type G = G;

    fn evaluate(&self, _state: &G::S) -> Evaluation {
        0
    }
}

/// A game of points: it ends where the search does, and the lead decides.
struct Counted<G>(PhantomData<fn() -> G>);

impl<G: Sides> Game for Counted<G> {
    type S = G::S;
    type M = G::M;

    fn generate_moves(state: &G::S, moves: &mut Vec<G::M>) -> Option<Winner> {
        G::generate_moves(state, moves);
        None
    }

    fn apply(state: &mut G::S, m: G::M) -> Option<G::S> {
        G::apply(state, m)
    }

    fn undo(state: &mut G::S, m: G::M) {
        G::undo(state, m);
    }

    fn get_winner(_state: &G::S) -> Option<Winner> {
        None
    }

    fn zobrist_hash(state: &G::S) -> u64 {
        G::zobrist_hash(state)
    }
}

/// The lead of the side to move.
struct Lead<G>(PhantomData<fn() -> G>);

impl<G> Clone for Lead<G> {
    fn clone(&self) -> Self {
        Lead(PhantomData)
    }
}

impl<G: Sides> Evaluator for Lead<G> {
    type G = Counted<G>;

    fn evaluate(&self, state: &G::S) -> Evaluation {
        let lead = G::lead(state) as Evaluation;
        if G::side(state) == 0 { lead } else { -lead }
    }
}

/// The time to the proof; the whole allowed time if there was none.
#[derive(Debug, Clone, Copy)]
struct Try {
    time: Duration,
    proved: bool,
}

pub fn head() {
    println!(
        "The framework: one thread and {THREADS} threads. Where it is stopped, the time that it had counts. Ratios: the framework's \
         time to the engine's."
    );
    println!(
        "{:<15} {:>4} {:>10} | {:>10} {:>7} | {:>10} {:>7} | {:>8} {:>8} {:>8} {:>8} {:>7}",
        "game",
        "set",
        "ms",
        "one",
        "stopped",
        "two",
        "stopped",
        "sum",
        "median",
        "geomean",
        "worst",
        "slower"
    );
}

pub fn run<G: Rival>() {
    let set = frozen::read::<G>();
    let mut ratios = Ratios::default();
    let (mut ours, mut one, mut two) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let (mut one_stopped, mut two_stopped) = (0, 0);
    for entry in &set {
        let engine = often(|| engine(entry));
        let cap = engine.time * 3 + Duration::from_millis(50);
        let single = often(|| serial::<G>(entry, cap));
        let parallel = often(|| parallel::<G>(entry, cap));
        one_stopped += usize::from(!single.proved);
        two_stopped += usize::from(!parallel.proved);
        ours += engine.time;
        one += single.time;
        two += parallel.time;
        let best = single.time.min(parallel.time);
        ratios.add(best.as_secs_f64() / engine.time.as_secs_f64());
    }
    println!(
        "{:<15} {:>4} {:>10.1} | {:>10.1} {:>7} | {:>10.1} {:>7} | {:>8.1} {:>8.1} {:>8.1} {:>8.2} {:>7}",
        G::NAME,
        set.len(),
        ms(ours),
        ms(one),
        one_stopped,
        ms(two),
        two_stopped,
        one.min(two).as_secs_f64() / ours.as_secs_f64(),
        ratios.median(),
        ratios.mean(),
        ratios.worst(),
        ratios.below_one()
    );
}

/// The best of several tries, if they are short.
fn often(mut once: impl FnMut() -> Try) -> Try {
    let mut best = once();
    if best.time < SHORT {
        for _ in 1..REPEATS {
            let again = once();
            if (again.proved, best.time) >= (best.proved, again.time) {
                best = again;
            }
        }
    }
    best
}

fn engine<G: Frozen>(entry: &Entry<G>) -> Try {
    let solved: Option<Solved> = frozen::solve(&entry.position, MOST_NODES);
    let key = || entry.position.key();
    let solved = solved.unwrap_or_else(|| panic!("not proved: {}", key()));
    assert_eq!(solved.value, entry.value, "{}", key());
    Try { time: solved.time, proved: true }
}

fn options() -> IterativeOptions {
    IterativeOptions::new().with_table_byte_size(TABLE)
}

fn serial<G: Rival>(entry: &Entry<G>, cap: Duration) -> Try {
    if G::MARGIN {
        let mut search = IterativeSearch::new(Lead::<G::Rules>(PhantomData), options());
        timed(entry, cap, |state, depth| {
            search.set_depth_or_timeout(depth, cap);
            search.choose_move(state);
            search.root_value()
        })
    } else {
        let mut search = IterativeSearch::new(Blank::<G::Rules>(PhantomData), options());
        timed(entry, cap, |state, depth| {
            search.set_depth_or_timeout(depth, cap);
            search.choose_move(state);
            search.root_value()
        })
    }
}

fn parallel<G: Rival>(entry: &Entry<G>, cap: Duration) -> Try {
    let threads = ParallelOptions::new().with_num_threads(THREADS);
    if G::MARGIN {
        let lead = Lead::<G::Rules>(PhantomData);
        let mut search = ParallelSearch::new(lead, options(), threads);
        timed(entry, cap, |state, depth| {
            search.set_depth_or_timeout(depth, cap);
            search.choose_move(state);
            search.root_value()
        })
    } else {
        let blank = Blank::<G::Rules>(PhantomData);
        let mut search = ParallelSearch::new(blank, options(), threads);
        timed(entry, cap, |state, depth| {
            search.set_depth_or_timeout(depth, cap);
            search.choose_move(state);
            search.root_value()
        })
    }
}

fn timed<G: Rival>(
    entry: &Entry<G>,
    cap: Duration,
    search: impl FnOnce(&<G::Rules as Game>::S, u8) -> Evaluation,
) -> Try {
    let state = G::state(&entry.position.open());
    let depth = depth(entry);
    let start = Instant::now();
    // Its parallel search panics when its table loses the root.
    let value = catch_unwind(AssertUnwindSafe(|| search(&state, depth))).ok();
    let time = start.elapsed();
    let proved = match value {
        None => false,
        Some(value) if G::MARGIN => i64::from(value) == entry.value && time < cap,
        Some(value) => match entry.value.signum() {
            1 => value == BEST_EVAL,
            -1 => value == WORST_EVAL,
            _ => value == 0 && time < cap,
        },
    };
    Try { time: if proved { time } else { cap.max(time) }, proved }
}

/// Plies of the framework, which passes for a side whose seat is not due.
fn depth<G: Rival>(entry: &Entry<G>) -> u8 {
    if !G::MARGIN {
        return (2 * entry.plies + 2).min(99) as u8;
    }
    let mut state = G::state(&entry.position.open());
    to_the_end::<G::Rules>(&mut state)
}

/// Plies to the end of a game whose lines are equally long.
fn to_the_end<G: Sides>(state: &mut G::S) -> u8 {
    let mut moves = Vec::new();
    if G::generate_moves(state, &mut moves).is_some() {
        return 0;
    }
    1 + after::<G, u8>(state, moves[0], |next| to_the_end::<G>(next))
}
