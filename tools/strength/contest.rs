//! A game from the view of the referee of a match.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::marker::PhantomData;
use std::time::Duration;

use tessera_engines::Engine;
use tessera_rules::game::{Game, Keyed, Observe, PerSeat, PerfectInfo, Position, Seat, Turn};
use tessera_search::mcts::Mcts;
use tessera_search::playout::{Uniform, win_shares};
use tessera_search::{Budget, Question, Strategy};

/// A game whose engine can be tested. The implementing type knows everything; a seat sees its view of it.
pub(crate) trait Contest: Game {
    /// The game as a seat sees it.
    type View: Engine<Move = Self::Move> + Observe<World = Self>;

    /// The game, as the command line names it.
    const NAME: &'static str;

    /// A game that reaches this many plies is a draw.
    const MAX_PLIES: u32 = 300;

    /// Percentage of a novice's moves that follow the greedy player. Higher where a random move costs more.
    const OBVIOUS: u32 = 60;

    /// A start; equal seeds give equal starts. `None` when there is no such variant.
    fn start(variant: Option<&str>, seed: u64) -> Option<Self>;

    /// The view of this seat, which is due.
    fn view(&self, seat: Seat) -> Self::View;

    /// The choice of plain UCT.
    fn uct(view: &Self::View, seed: u64, budget: &mut Budget) -> Option<Self::Move>;

    /// The choice of the framework's search within `time`.
    fn framework(_view: &Self::View, _time: Duration) -> Option<Self::Move> {
        panic!("`minimax` plays Octopus and Themisto")
    }

    /// Every legal move with its immediate gain, by the measure that players of this game count in.
    fn gains(view: &Self::View) -> Vec<(Self::Move, i64)>;

    /// The seats that one of two players takes, for each game with the same start.
    fn castings(&self) -> Vec<Vec<Seat>> {
        each_alone_and_all_but_one(self.seats())
    }

    /// The result of a finished game with one seat.
    fn points(&self) -> f64 {
        0.0
    }
}

/// Each seat alone, and with more than two seats also all but one.
pub(crate) fn each_alone_and_all_but_one(seats: usize) -> Vec<Vec<Seat>> {
    let seats: Vec<Seat> = (0..seats).map(Seat::new).collect();
    let alone = seats.iter().map(|&seat| vec![seat]);
    if seats.len() <= 2 {
        return alone.collect();
    }
    let but = |&one: &Seat| seats.iter().copied().filter(|&seat| seat != one).collect();
    alone.chain(seats.iter().map(but)).collect()
}

/// Plain UCT where nothing is hidden.
pub(crate) fn plain_uct<G: PerfectInfo + Keyed>(
    game: &G,
    seed: u64,
    budget: &mut Budget,
) -> Option<G::Move> {
    let question = Question::about_all(game, 1, seed);
    Mcts::new(Uniform).analyse(game, &question, budget, &mut |_| {}).best()
}

/// The starts of a match.
pub(crate) struct Starts<'a, C> {
    variant: Option<&'a str>,
    first: u64,
    /// Number of starts; each is played both ways.
    pub(crate) games: u64,
    contest: PhantomData<C>,
}

impl<'a, C: Contest> Starts<'a, C> {
    /// `None` when there is no such variant.
    pub(crate) fn new(variant: Option<&'a str>, first: u64, games: u64) -> Option<Starts<'a, C>> {
        C::start(variant, first)?;
        Some(Starts { variant, first, games, contest: PhantomData })
    }

    /// The first `count` of them with their seeds.
    pub(crate) fn take(&self, count: u64) -> impl Iterator<Item = (u64, C)> {
        (self.first..self.first + count)
            .filter_map(|seed| Some((seed, C::start(self.variant, seed)?)))
    }
}

/// A finished game.
#[derive(Debug, Clone)]
pub(crate) struct Played {
    /// The payoff of each seat; `None` if the game was broken off as a draw.
    pub(crate) payoffs: Option<PerSeat<i32>>,
    /// Shares of the win, by seat; also if the game was broken off.
    shares: PerSeat<f64>,
    pub(crate) plies: u32,
    pub(crate) points: f64,
}

impl Played {
    /// The share of these seats in the win: of all their comparisons with the other seats, the part that they won.
    pub(crate) fn share(&self, ours: &[Seat]) -> f64 {
        let Some(payoffs) = &self.payoffs else {
            return 0.5;
        };
        let others = (0..payoffs.len()).map(Seat::new);
        let others: Vec<Seat> = others.filter(|seat| !ours.contains(seat)).collect();
        let pairs = (ours.iter()).flat_map(|&our| others.iter().map(move |&other| (our, other)));
        let won =
            pairs.map(|(our, other)| match payoffs[our.index()].cmp(&payoffs[other.index()]) {
                Ordering::Greater => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Less => 0.0,
            });
        won.sum::<f64>() / (ours.len() * others.len()).max(1) as f64
    }

    /// The share of the win of a side, which is a seat, or seats that win together. This is what engines mean by the
    /// probability to win.
    pub(crate) fn share_of_win(&self, side: &[Seat]) -> f64 {
        side.iter().map(|seat| self.shares[seat.index()]).sum()
    }
}

/// Plays a game; `choose` picks the move of the seat that is due, given the number of the ply.
pub(crate) fn play<C: Contest>(
    start: &C,
    mut choose: impl FnMut(Seat, &C::View, u32) -> C::Move,
) -> Played {
    let mut game = start.clone();
    let mut seen: HashMap<<C::View as Position>::Repetition, u32> = HashMap::new();
    let mut ply = 0;
    while ply < C::MAX_PLIES {
        let Turn::Seat(seat) = game.turn() else { break };
        let view = game.view(seat);
        if C::View::REPETITION_RULE.is_some() {
            let times = seen.entry(view.repetition()).or_default();
            *times += 1;
            if *times >= 3 {
                break;
            }
        }
        let m = choose(seat, &view, ply);
        game.play(m);
        ply += 1;
    }
    Played { payoffs: game.payoffs(), shares: win_shares(&game), plies: ply, points: game.points() }
}
