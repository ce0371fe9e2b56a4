//! Tests of estimates that are a mean of iterations.

use super::*;
use tessera_rules::game::zobrist::mix;

/// Both seats in turn choose one of three numbers, until 40 are chosen. A seat's larger numbers are better for it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
struct Numbers {
    chosen: Vec<i32>,
}

impl Numbers {
    /// Returns the sum of the first seat's numbers, less the second seat's.
    fn lead(&self) -> i32 {
        let signed =
            |(place, number): (usize, &i32)| if place % 2 == 0 { *number } else { -*number };
        self.chosen.iter().enumerate().map(signed).sum()
    }
}

impl Game for Numbers {
    type Move = i32;
    type Undo = ();

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match self.chosen.len() {
            40.. => Turn::Over,
            count => Turn::Seat(Seat::new(count % 2)),
        }
    }

    fn moves(&self, out: &mut Vec<i32>) {
        out.extend([0, 2, 1]);
    }

    fn play(&mut self, m: i32) {
        self.chosen.push(m);
    }

    fn undo(&mut self, (): ()) {
        self.chosen.pop();
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        let lead = self.lead().signum();
        self.is_over().then(|| [lead, -lead].into_iter().collect())
    }

    fn winners(&self) -> SeatSet {
        SeatSet::EMPTY
    }
}

impl PerfectInfo for Numbers {}
impl ZeroSum for Numbers {}

impl Keyed for Numbers {
    fn fingerprint(&self) -> u128 {
        mix(self.chosen.len() as u64, self.lead() as u64)
    }
}

/// The lead, less 80 for the mover, so that even and odd depths differ.
#[derive(Clone, Copy)]
struct Pessimism;

impl Evaluate<Numbers> for Pessimism {
    const GOAL: Goal = Goal::Win;

    fn evaluate(&mut self, game: &Numbers, seat: Seat) -> i32 {
        let lead = if seat == Seat::FIRST { game.lead() } else { -game.lead() };
        lead - 80
    }
}

fn at_depth(depth: u32, steady: bool) -> Report<i32> {
    let options = Options { lines: 3, steady, ..Options::default() };
    let mut budget = Budget::nodes(PLENTY).with_depth(Some(depth));
    analyse(&Numbers::default(), &mut Pessimism, &options, &mut budget, &mut |_| {})
}

#[test]
fn steady_estimates_change_little_from_depth_to_depth() {
    let change = |depth: u32, steady: bool| {
        let [one, next] = [depth, depth + 1].map(|depth| at_depth(depth, steady).value);
        assert_eq!((one.kind, next.kind), (Kind::Estimate, Kind::Estimate));
        (one.win_probability.expect("one") - next.win_probability.expect("one")).abs()
    };
    for depth in 3..7 {
        assert!(change(depth, false) > 0.3, "depth {depth}");
        assert!(change(depth, true) < 0.01, "depth {depth}");
    }
}

#[test]
fn steady_estimates_keep_moves_nodes_and_order() {
    for depth in 1..6 {
        let [plain, steady] = [false, true].map(|steady| at_depth(depth, steady));
        let moves =
            |report: &Report<i32>| -> Vec<i32> { report.lines.iter().map(|line| line.m).collect() };
        assert_eq!(moves(&steady), [2, 1, 0], "depth {depth}");
        assert_eq!(moves(&plain), moves(&steady), "depth {depth}");
        assert_eq!(plain.stats, steady.stats, "depth {depth}");
        let shares = steady.lines.iter().map(|line| line.value.win_probability);
        assert!(shares.is_sorted_by(|a, b| a > b), "depth {depth}");
        assert_eq!(steady.value, steady.lines[0].value, "depth {depth}");
    }
}
