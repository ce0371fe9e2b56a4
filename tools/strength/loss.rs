//! Loss by the engine's moves, as judged by analyses that take a hundred times as long.

use std::time::Duration;

use rustix::time::ClockId;
use tessera_engines::{Engine, Question};
use tessera_rules::game::Turn;
use tessera_rules::game::random::{below, seeded};
use tessera_search::Budget;

use crate::contest::{Contest, Starts};
use crate::player::{Clocked, Player};
use crate::processor_clock::ProcessorClock;
use crate::statistics::Mean;

/// Multiple of the time of a move.
const DEEPER: u32 = 100;
/// A loss that is counted as an error, as a share of the win.
const ERROR: f64 = 0.05;

/// Takes one position of each game that the engine plays against itself, at a random ply. The loss is the value by the
/// deep analysis of the position, less that of the move alone, as shares of the win.
pub(crate) fn run<C: Contest>(starts: &Starts<'_, C>, time: Duration) {
    let (mut losses, mut best, mut errors, mut decided) = (Mean::default(), 0, 0, 0);
    let mut clock = Clocked::new(Player::Engine, time);
    for (seed, start) in starts.take(starts.games) {
        let mut positions = Vec::new();
        let mut game = start.clone();
        while let Turn::Seat(seat) = game.turn() {
            let view = game.view(seat);
            if positions.len() >= C::MAX_PLIES as usize {
                break;
            }
            let m = clock.choose::<C>(&view, seed << 12 | positions.len() as u64);
            positions.push((view, m));
            game.play(m);
        }
        if positions.is_empty() {
            continue;
        }
        let place = below(&mut seeded(seed), positions.len() as u32);
        let (view, chosen) = positions.swap_remove(place as usize);
        let whole = Question::about_all(&view, 1, seed);
        let value = |moves: Vec<C::Move>| {
            let question = Question { moves, ..whole.clone() };
            let (began, limit) = (ProcessorClock::start(ClockId::ProcessCPUTime), time * DEEPER);
            let budget = Budget::nodes(C::View::MAX_NODES);
            let mut budget = budget.with_deadline(move || began.elapsed() >= limit);
            let report = view.analyse(&question, &mut budget, &mut |_| {});
            (report.best(), report.value.win_probability.unwrap_or(0.5))
        };
        let (first, most) = value(whole.moves.clone());
        let loss = if first == Some(chosen) {
            best += 1;
            0.0
        } else {
            (most - value(vec![chosen]).1).max(0.0)
        };
        decided += u32::from(most.max(1.0 - most) > 0.95);
        errors += u32::from(loss > ERROR);
        losses.add(100.0 * loss);
    }
    println!(
        "  loss in per cent of a win: {losses}; {best} times the best move, {errors} times an error"
    );
    println!("  {decided} positions were decided: 95 % or more for either side");
}
