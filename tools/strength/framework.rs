//! The parallel search of the public framework `minimax` as an opponent, on the games of `benches/framework/`, each
//! with an obvious evaluation.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use minimax::{
    Evaluation, Evaluator, Game, IterativeOptions, ParallelOptions, ParallelSearch, Strategy,
};
use tessera_rules::game::Position;

use crate::games::{Sides, octopus, themisto};

/// Threads of its search.
const THREADS: usize = 2;

/// Its choice within `time` on the clock, on as many threads as the machine of the published figures has cores. Making
/// its table (of the size that the crate proposes) and its threads is not counted.
pub(crate) fn choose<V: Position, E>(
    view: &V,
    state: &<E::G as Game>::S,
    judgement: E,
    time: Duration,
) -> Option<V::Move>
where
    E: Evaluator<G: Game<S: Clone + Send + Sync, M: Copy + Eq + Send + Sync>>,
    E: Clone + Send + Sync + 'static,
{
    let threads = ParallelOptions::new().with_num_threads(THREADS);
    let mut search = ParallelSearch::new(judgement, IterativeOptions::new(), threads);
    search.set_timeout(time);
    // It panics when its table loses the root.
    let m = catch_unwind(AssertUnwindSafe(|| search.choose_move(state))).ok()??;
    let text = <E::G as Game>::notation(state, m)?;
    view.parse_move(&text, None).ok()
}

/// The value from the view of the side to move.
fn for_side<G: Sides>(state: &G::S, seat_0: i32) -> Evaluation {
    let seat_0 = seat_0.clamp(-30_000, 30_000) as Evaluation;
    if G::side(state) == 0 { seat_0 } else { -seat_0 }
}

/// The lead in points.
#[derive(Clone)]
pub(crate) struct Points;

impl Evaluator for Points {
    type G = octopus::OctopusGame;

    fn evaluate(&self, state: &octopus::State) -> Evaluation {
        for_side::<octopus::OctopusGame>(state, octopus::OctopusGame::lead(state))
    }
}

/// Three discs in a line, of either colour: tight boards suit seat 0.
#[derive(Clone)]
pub(crate) struct Rows;

impl Evaluator for Rows {
    type G = themisto::ThemistoGame;

    fn evaluate(&self, state: &themisto::State) -> Evaluation {
        /// Cells from which two steps east stay on the board, and two steps west.
        const EAST: u64 = 0x3f3f_3f3f_3f3f_3f3f;
        const WEST: u64 = 0xfcfc_fcfc_fcfc_fcfc;
        let lines = [(1, EAST), (8, !0), (9, EAST), (7, WEST)];
        let threes = (state.discs.iter())
            .flat_map(|discs| {
                lines.map(|(step, from)| discs & discs >> step & discs >> (2 * step) & from)
            })
            .map(u64::count_ones)
            .sum::<u32>();
        for_side::<themisto::ThemistoGame>(state, threes as i32)
    }
}
