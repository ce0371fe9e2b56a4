//! Probe.
#![allow(missing_docs, clippy::print_stdout)]
use std::time::Instant;
use tessera::engines::ingenious::policy::{Greedy, Weights};
use tessera::game::{Game, Observe, Seat, Turn};
use tessera::game::random::{seeded, stream};
use tessera::games::ingenious::{Deal, Form};

fn solo(w: &Weights, games: u64) -> (f64, f64, u64) {
    let greedy = Greedy { weights: w.clone() };
    let (mut low, mut sum, mut plies) = (0.0, 0.0, 0);
    for g in 0..games {
        let p = Deal { form: Form::Solo, seats: 1, hidden: false }.start(&mut seeded(g));
        let mut w = p.sample(&mut stream(g, 5));
        while let Some(m) = greedy.choose(w.position()) { w.play(m); plies += 1; }
        assert_eq!(w.turn(), Turn::Over);
        let s = w.position().scores(Seat::FIRST);
        low += f64::from(*s.iter().min().unwrap());
        sum += s.iter().map(|&x| f64::from(x)).sum::<f64>();
    }
    (low / games as f64, sum / games as f64, plies)
}

fn main() {
    let t = Instant::now();
    let n = 2000;
    let r = solo(&Weights::of(Form::Solo), n);
    println!("{r:?} {:.0} playouts/s", n as f64 / t.elapsed().as_secs_f64());
    for rate in [8, 10, 12, 13, 14] {
        for ext in [0, 4, 8, 14] {
            for bury in [0, 2, 4, 8] {
                let w = Weights::falling(rate, 32, 0, ext, 0, bury, 0);
                println!("{rate} {ext} {bury}: {:?}", solo(&w, 600));
            }
        }
    }
}
