//! Matches between two players, and one player alone.

use std::time::Duration;

use rustix::time::ClockId;
use tessera_engines::{Engine, Question};
use tessera_rules::game::{Seat, Turn};
use tessera_search::{Budget, Kind};

use crate::contest::{Contest, Starts, play};
use crate::player::{Clocked, Player};
use crate::processor_clock::ProcessorClock;
use crate::statistics::{Mean, Score};

/// Time for proving that a start is decided, as a multiple of the time of a move.
const PATIENCE: u32 = 20;

/// Results of a match for the first player.
pub(crate) struct Match {
    /// By casting of a start.
    scores: Vec<Score>,
    plies: Mean,
    /// Starts that were decided.
    left_out: u32,
    pub(crate) clocks: [Clocked; 2],
}

impl Match {
    pub(crate) fn all(&self) -> Score {
        self.scores.iter().fold(Score::default(), |all, &score| all + score)
    }
}

/// Plays the match and prints it.
pub(crate) fn run<C: Contest>(starts: &Starts<'_, C>, players: [Player; 2], times: [Duration; 2]) {
    if starts.take(1).any(|(_, start)| start.seats() == 1) {
        return alone(starts, players[0], times[0]);
    }
    let all = between(starts, players, times);
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
    if all.left_out > 0 {
        println!("  {} starts were decided and left out", all.left_out);
    }
}

/// True if the engine proves the outcome, a win or a draw, within [`PATIENCE`] times the time of a move.
fn is_decided<C: Contest>(start: &C, time: Duration, seed: u64) -> bool {
    let Turn::Seat(seat) = start.turn() else {
        return true;
    };
    let view = start.view(seat);
    let question = Question::about_all(&view, 1, seed);
    let (began, limit) = (ProcessorClock::start(ClockId::ProcessCPUTime), time * PATIENCE);
    let mut budget =
        Budget::nodes(C::View::MAX_NODES).with_deadline(move || began.elapsed() >= limit);
    let report = view.analyse(&question, &mut budget, &mut |_| {});
    report.value.kind == Kind::Exact
}

/// Plays every start with each of its castings. In games of one seat, each player plays alone, and more points win.
/// `times` are the times of a move. Between two engines, starts that are proved decided within a multiple of the
/// shorter one are left out.
pub(crate) fn between<C: Contest>(
    starts: &Starts<'_, C>,
    players: [Player; 2],
    times: [Duration; 2],
) -> Match {
    let mut all = Match {
        scores: Vec::new(),
        plies: Mean::default(),
        left_out: 0,
        clocks: [0, 1].map(|i| Clocked::new(players[i], times[i])),
    };
    let open = players.iter().all(|player| player.is_engine());
    for (seed, start) in starts.take(starts.games) {
        if open && is_decided(&start, times[0].min(times[1]), seed) {
            all.left_out += 1;
            continue;
        }
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
        let played =
            play(&start, |_, view, ply| clock.choose::<C>(view, seed << 12 | u64::from(ply)));
        points.add(played.points);
        if points.count.is_multiple_of(20) {
            eprintln!("mean {points}");
        }
    }
    println!("  mean {points}, {:.2} ms a move", clock.mean());
}
