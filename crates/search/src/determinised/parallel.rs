//! Worlds played in parallel and counted in order.

use std::sync::atomic::{AtomicU64, Ordering};

use super::{Halving, Sampling};
use crate::budget::Budget;
use crate::playout;
use crate::threads::on_threads;
use tessera_rules::game::random::stream;
use tessera_rules::game::{Observe, Seat};

/// Most worlds that a thread plays before all of them are counted.
const WORLDS_PER_THREAD: u64 = 16;

/// Results of a complete world.
struct Played<O> {
    outcomes: Vec<O>,
    depth: u32,
    nodes: u64,
}

impl<V: Observe, P: Sampling<V> + Clone + Send> Halving<'_, V, P> {
    /// Plays the first `alive` moves out in some more worlds. False if the budget ended.
    pub(super) fn worlds(&mut self, alive: usize, budget: &mut Budget) -> bool {
        let threads = budget.threads();
        let affordable = budget.left() / self.last_world.max(1);
        // The first world counts even if it is cut short, and shows the cost of a world.
        if threads == 1 || self.worlds == 0 || affordable < 2 || alive == 0 {
            return self.world(alive, budget);
        }
        if !budget.poll() {
            return false;
        }
        let count = affordable.min(WORLDS_PER_THREAD * threads as u64);
        for played in self.play_in_parallel(alive, count, threads, budget) {
            match played {
                Some(played) if budget.charge(played.nodes) => {
                    self.depth = self.depth.max(played.depth);
                    self.count(&played.outcomes, played.nodes);
                    self.step_if_due(budget);
                }
                // The world in which the budget ends, unless it has already ended for another reason.
                _ => return self.world(alive, budget),
            }
        }
        true
    }

    /// Plays the next `count` worlds, in order; `None` for a world that was not played to its end.
    fn play_in_parallel(
        &self,
        alive: usize,
        count: u64,
        threads: usize,
        budget: &Budget,
    ) -> Vec<Option<Played<P::Outcome>>> {
        let (first, next) = (self.worlds, AtomicU64::new(0));
        let (view, me, seed) = (self.view, self.me, self.question.seed);
        let moves: Vec<V::Move> = (self.candidates[..alive].iter()).map(|c| c.m).collect();
        let work = |(mut sampling, budget): (P, Budget)| {
            let mut played = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    return played;
                }
                let world = first + number;
                let one = play(view, me, &mut sampling, &moves, (seed, world), budget.aside());
                played.push((number, one));
            }
        };
        let equip = || (self.sampling.clone(), budget.aside());
        let returned = on_threads(threads.min(count as usize), equip, work);
        let mut all: Vec<_> = returned.into_iter().flatten().collect();
        all.sort_by_key(|&(number, _)| number);
        all.into_iter().map(|(_, played)| played).collect()
    }
}

/// Plays moves out in a world.
fn play<V: Observe, P: Sampling<V>>(
    view: &V,
    me: Seat,
    sampling: &mut P,
    moves: &[V::Move],
    (seed, number): (u64, u64),
    mut budget: Budget,
) -> Option<Played<P::Outcome>> {
    let mut dealing = stream(seed, number);
    let world = view.sample(&mut dealing);
    let (mut outcomes, mut depth) = (Vec::with_capacity(moves.len()), 0);
    let mut scratch = Vec::new();
    for &m in moves {
        let (mut world, mut rng) = (world.clone(), dealing.clone());
        if !budget.spend() {
            return None;
        }
        view.enter(&mut world, m);
        let plies = playout::run(&mut world, sampling, &mut scratch, &mut rng, &mut budget)?;
        depth = depth.max(plies + 1);
        outcomes.push(sampling.outcome(&world, me, plies));
    }
    Some(Played { outcomes, depth, nodes: budget.spent() })
}
