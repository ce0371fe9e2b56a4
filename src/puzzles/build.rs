//! Makes a puzzle from a recipe, or finds that there is none.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{Appraised, Candidate, Proof, PuzzleGame, Recipe, Step, Task};
use crate::game::Turn;
use crate::search::Budget;

/// Most positions that the proof of one attempt may enter, all steps together; a game may stop earlier. What
/// an id costs to make again is bounded by it.
pub const PROOF_NODES: u64 = 2_000_000;

/// The generator of an attempt: its own stream under the recipe's seed, kind and aim.
pub fn attempt_rng(recipe: &Recipe) -> ChaCha8Rng {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&recipe.seed.to_le_bytes());
    seed[8] = recipe.kind as u8;
    seed[9] = recipe.aim.number();
    let mut rng = ChaCha8Rng::from_seed(seed);
    rng.set_stream(u64::from(recipe.attempt));
    rng
}

/// One attempt: a candidate with a proof that its solution is the only one. `None` when there is none, or
/// when `budget` (besides [`PROOF_NODES`]) cut it short.
pub fn attempt<G: PuzzleGame>(
    recipe: &Recipe,
    budget: &mut Budget,
) -> Option<(Candidate<G>, Proof<G::Move>)> {
    let mut rng = attempt_rng(recipe);
    let candidate = G::candidate(recipe.kind, recipe.aim, &mut rng)?;
    let proof = prove(recipe.kind, &candidate.position, candidate.task, budget)?;
    Some((candidate, proof))
}

/// Proves that `task` has one solution in `position`: at each step where the solver chooses one move does it,
/// counting moves whose successors are images of each other as one, and every other move is worse by the
/// kind's gap at least.
///
/// A [`Task::Best`] of several moves ends before the first step (but the first) where the choice is free; a
/// [`Task::Win`] must be forced to its end.
pub fn prove<G: PuzzleGame>(
    kind: usize,
    position: &G,
    task: Task,
    budget: &mut Budget,
) -> Option<Proof<G::Move>> {
    let gap = G::KINDS.get(kind)?.gap;
    let Turn::Seat(solver) = position.turn() else {
        return None;
    };
    let mut proof = Proof {
        task,
        line: Vec::new(),
        steps: Vec::new(),
        nodes: 0,
    };
    let mut walk = position.clone();
    let mut left = Some(task);
    while let Some(now) = left {
        let before = budget.spent();
        let mut moves = walk.appraise(now, budget)?;
        moves.sort_by(|a, b| b.worth.total_cmp(&a.worth).then(a.m.cmp(&b.m)));
        let nodes = budget.spent() - before;
        proof.nodes += nodes;
        let best = *moves.first()?;
        // Who has but one move does not choose; a forced win goes on through it.
        let forced = moves.len() == 1 && !proof.steps.is_empty() && matches!(now, Task::Win { .. });
        let unique = now.accepts(best.worth, best.worth)
            && (forced || is_only(&walk, now, best.worth, gap, &moves));
        if !unique {
            let may_end_here = matches!(now, Task::Best { .. }) && !proof.steps.is_empty();
            if !may_end_here {
                return None;
            }
            shorten(&mut proof);
            break;
        }
        proof.steps.push(Step {
            at: proof.line.len(),
            moves,
            nodes,
        });
        walk.play(best.m);
        proof.line.push(best.m);
        left = now.after_move();
        let Some(next) = left else { break };
        loop {
            match walk.turn() {
                Turn::Seat(seat) if seat == solver => break,
                Turn::Seat(_) => {
                    let reply = walk.resist(solver, next, budget)?;
                    walk.play(reply);
                    proof.line.push(reply);
                }
                // A line that runs into a draw of tiles or the end has nothing more to choose.
                Turn::Chance | Turn::Over => {
                    left = None;
                    break;
                }
            }
        }
    }
    if let Task::Best { moves, .. } = &mut proof.task {
        *moves = u32::try_from(proof.steps.len()).ok()?;
    }
    Some(proof)
}

/// Ends the line with the solver's last proved step.
fn shorten<M>(proof: &mut Proof<M>) {
    if let Some(last) = proof.steps.last() {
        proof.line.truncate(last.at + 1);
    }
}

/// Whether all accepted moves lead to images of one position and all others are worse by `gap`.
fn is_only<G: PuzzleGame>(
    position: &G,
    task: Task,
    best: f64,
    gap: f64,
    moves: &[Appraised<G::Move>],
) -> bool {
    let (good, bad): (Vec<&Appraised<_>>, Vec<&Appraised<_>>) =
        (moves.iter()).partition(|a| task.accepts(a.worth, best));
    if bad.is_empty() || bad.iter().any(|a| best - a.worth < gap) {
        return false;
    }
    let successor = |m: G::Move| {
        let mut next = position.clone();
        next.play(m);
        next.canonical().0
    };
    let mut images = good.iter().map(|a| successor(a.m));
    let first = images.next();
    images.all(|image| Some(&image) == first.as_ref())
}
