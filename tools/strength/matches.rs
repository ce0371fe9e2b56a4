//! Matches between two players, and one player alone.

use std::time::Duration;

use tessera_rules::game::Seat;

use crate::contest::{Contest, Starts, play};
use crate::player::{Clocked, Player};
use crate::statistics::{Mean, Score};

/// How a match went for the first player.
pub(crate) struct Match {
    /// As seat 0, and as seat 1.
    pub(crate) scores: [Score; 2],
    plies: Mean,
    pub(crate) clocks: [Clocked; 2],
}

impl Match {
    pub(crate) fn all(&self) -> Score {
        self.scores[0] + self.scores[1]
    }
}

/// Plays the match and prints it.
pub(crate) fn run<C: Contest>(starts: &Starts<'_, C>, players: [Player; 2], time: Duration) {
    if starts.take(1).any(|(_, start)| start.seats() == 1) {
        return alone(starts, players[0], time);
    }
    let all = between(starts, players, time);
    println!("  as seat 0 {}", all.scores[0]);
    println!("  as seat 1 {}", all.scores[1]);
    println!("  in all    {}", all.all());
    let [ours, theirs] = &all.clocks;
    println!(
        "  {:.0} plies a game; {:.2} and {:.2} ms a move, at most {:.0} and {:.0}",
        all.plies.mean(),
        ours.mean(),
        theirs.mean(),
        1000.0 * ours.longest.as_secs_f64(),
        1000.0 * theirs.longest.as_secs_f64()
    );
}

/// Plays every start both ways.
pub(crate) fn between<C: Contest>(
    starts: &Starts<'_, C>,
    players: [Player; 2],
    time: Duration,
) -> Match {
    let mut all = Match {
        scores: [Score::default(); 2],
        plies: Mean::default(),
        clocks: players.map(|player| Clocked::new(player, time)),
    };
    for (seed, start) in starts.take(starts.games.div_ceil(2)) {
        for ours in [0, 1] {
            let played = play(&start, |seat: Seat, view, ply| {
                let clock = &mut all.clocks[usize::from(seat.index() != ours)];
                clock.choose::<C>(view, seed << 12 | u64::from(ply))
            });
            let share = if ours == 0 {
                played.share
            } else {
                1.0 - played.share
            };
            all.scores[ours].add(share);
            all.plies.add(f64::from(played.plies));
        }
        if all.all().games.is_multiple_of(20) {
            eprintln!("{}", all.all());
        }
    }
    all
}

fn alone<C: Contest>(starts: &Starts<'_, C>, player: Player, time: Duration) {
    let mut points = Mean::default();
    let mut clock = Clocked::new(player, time);
    for (seed, start) in starts.take(starts.games) {
        let played = play(&start, |_, view, ply| {
            clock.choose::<C>(view, seed << 12 | u64::from(ply))
        });
        points.add(played.points);
        if points.count.is_multiple_of(20) {
            eprintln!("mean {points}");
        }
    }
    println!("  mean {points}, {:.2} ms a move", clock.mean());
}
