//! Matches between two players, and one player alone.

use std::time::Duration;

use tessera_rules::game::Seat;

use crate::contest::{Contest, Starts, play};
use crate::player::{Clocked, Player};
use crate::statistics::{Mean, Score};

/// How a match went for the first player.
pub(crate) struct Match {
    /// With the first of the castings of a start, the second and so on.
    scores: Vec<Score>,
    plies: Mean,
    pub(crate) clocks: [Clocked; 2],
}

impl Match {
    pub(crate) fn all(&self) -> Score {
        self.scores
            .iter()
            .fold(Score::default(), |all, &score| all + score)
    }
}

/// Plays the match and prints it.
pub(crate) fn run<C: Contest>(starts: &Starts<'_, C>, players: [Player; 2], time: Duration) {
    if starts.take(1).any(|(_, start)| start.seats() == 1) {
        return alone(starts, players[0], time);
    }
    let all = between(starts, players, time);
    if let [first, second] = all.scores[..] {
        println!("  as seat 0 {first}");
        println!("  as seat 1 {second}");
    }
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

/// Plays every start with each of its castings. Of one seat, each player plays it alone, and more points win.
pub(crate) fn between<C: Contest>(
    starts: &Starts<'_, C>,
    players: [Player; 2],
    time: Duration,
) -> Match {
    let mut all = Match {
        scores: Vec::new(),
        plies: Mean::default(),
        clocks: players.map(|player| Clocked::new(player, time)),
    };
    for (seed, start) in starts.take(starts.games) {
        let castings = start.castings();
        all.scores.resize(castings.len(), Score::default());
        for (score, ours) in castings.iter().enumerate() {
            let share = if start.seats() == 1 {
                let [our, their] = [0, 1].map(|player| {
                    let clock = &mut all.clocks[player];
                    play(&start, |_, view, ply| {
                        clock.choose::<C>(view, seed << 12 | u64::from(ply))
                    })
                });
                all.plies.add(f64::from(our.plies));
                0.5 + 0.5 * (our.points - their.points).clamp(-1.0, 1.0)
            } else {
                let played = play(&start, |seat: Seat, view, ply| {
                    let clock = &mut all.clocks[usize::from(!ours.contains(&seat))];
                    clock.choose::<C>(view, seed << 12 | u64::from(ply))
                });
                all.plies.add(f64::from(played.plies));
                played.share(ours)
            };
            all.scores[score].add(share);
        }
        let games = all.all().games;
        if games.is_multiple_of(20) {
            eprintln!("{}", all.all());
        }
        if u64::from(games) >= starts.games {
            break;
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
