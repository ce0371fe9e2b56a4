//! Time for exact endgames of Octopus: `octopus_endgames [TILES] [POSITIONS] [LINES] [SEED]`.
//!
//! Two seats place their tiles at random among their three best gains until TILES are left; then the best LINES moves
//! are solved. Prints nodes and processor time of each position.
#![allow(clippy::print_stdout)]

mod processor_clock;

use processor_clock::ProcessorClock;
use rustix::time::ClockId;
use tessera_engines::octopus::solve;
use tessera_rules::game::random::{below, seeded};
use tessera_rules::game::{Game, Position};
use tessera_rules::octopus::deal;
use tessera_search::Budget;

fn main() {
    let number = |i: usize, default: u64| {
        let given = std::env::args().nth(i);
        given.and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let (left, positions, lines, first) = (number(1, 8), number(2, 10), number(3, 1), number(4, 1));
    let mut times = Vec::new();
    for seed in first..first + positions {
        let mut rng = seeded(seed);
        let mut game = deal(2, 1, &mut rng).expect("two seats, one set");
        while u64::from(game.tiles_left()) > left {
            let mut gains = Vec::new();
            game.each_gain(|m, gain| gains.push((gain, m)));
            gains.sort_by_key(|&(gain, m)| (std::cmp::Reverse(gain), m));
            let choice = below(&mut rng, gains.len().min(3) as u32);
            game.play(gains[choice as usize].1);
        }
        let mut budget = Budget::nodes(1 << 40);
        let start = ProcessorClock::start(ClockId::ProcessCPUTime);
        let solved = solve(&game, lines as usize, &mut budget);
        let seconds = start.elapsed().as_secs_f64();
        let Some(best) = solved.as_deref().and_then(<[_]>::first) else {
            println!("{seed}: not solved");
            continue;
        };
        println!(
            "{seed}: {} {:+}, {} nodes, {seconds:.2} s",
            game.notation(best.0),
            best.1,
            budget.spent()
        );
        times.push(seconds);
    }
    times.sort_by(f64::total_cmp);
    if let (Some(median), Some(most)) = (times.get(times.len() / 2), times.last()) {
        let mean = times.iter().sum::<f64>() / times.len() as f64;
        println!("{left} tiles left: median {median:.2} s, mean {mean:.2} s, at most {most:.2} s");
    }
}
