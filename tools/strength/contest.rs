//! A game as the referee of a match sees it.

use std::collections::HashMap;
use std::marker::PhantomData;
use std::time::Duration;

use tessera_engines::Engine;
use tessera_rules::game::{Game, Keyed, PerfectInfo, Position, Seat, Turn};
use tessera_search::mcts::Mcts;
use tessera_search::playout::Uniform;
use tessera_search::{Budget, Question, Strategy};

/// A game of one or two seats whose engine can be put to the test. The implementing type knows everything; what a seat
/// sees of it is its view.
pub(crate) trait Contest: Game {
    /// What a seat sees.
    type View: Engine<Move = Self::Move>;

    /// A game that has gone on for so many plies is a draw.
    const MAX_PLIES: u32 = 300;

    /// A start; equal seeds give equal starts. `None` when there is no such variant.
    fn start(variant: Option<&str>, seed: u64) -> Option<Self>;

    /// What this seat, which is due, sees.
    fn view(&self, seat: Seat) -> Self::View;

    /// The choice of plain UCT.
    fn uct(view: &Self::View, seed: u64, budget: &mut Budget) -> Option<Self::Move>;

    /// The choice of the framework's search within so much time.
    fn framework(view: &Self::View, seed: u64, time: Duration) -> Option<Self::Move>;

    /// The choice of a player who takes most at once: the moves that do.
    fn greedy(view: &Self::View) -> Vec<Self::Move>;

    /// What counts of a finished game of one seat.
    fn points(&self) -> f64 {
        0.0
    }
}

/// Plain UCT where nothing is hidden.
pub(crate) fn plain_uct<G: PerfectInfo + Keyed>(
    game: &G,
    seed: u64,
    budget: &mut Budget,
) -> Option<G::Move> {
    let question = Question::about_all(game, 1, seed);
    Mcts::new(Uniform)
        .analyse(game, &question, budget, &mut |_| {})
        .best()
}

/// The starts of a match.
pub(crate) struct Starts<'a, C> {
    variant: Option<&'a str>,
    first: u64,
    /// Each is played both ways.
    pub(crate) games: u64,
    contest: PhantomData<C>,
}

impl<'a, C: Contest> Starts<'a, C> {
    /// `None` when there is no such variant.
    pub(crate) fn new(variant: Option<&'a str>, first: u64, games: u64) -> Option<Starts<'a, C>> {
        C::start(variant, first)?;
        Some(Starts {
            variant,
            first,
            games,
            contest: PhantomData,
        })
    }

    /// The first `count` of them with their seeds.
    pub(crate) fn take(&self, count: u64) -> impl Iterator<Item = (u64, C)> {
        (self.first..self.first + count)
            .filter_map(|seed| Some((seed, C::start(self.variant, seed)?)))
    }
}

/// A finished game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Played {
    /// The share of the win of seat 0.
    pub(crate) share: f64,
    pub(crate) plies: u32,
    pub(crate) points: f64,
}

/// Plays a game; `choose` is asked for the move of the seat that is due, with the number of the ply.
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
    let winners = game.winners();
    let share = match (winners.contains(Seat::FIRST), winners.len()) {
        (_, 0) => 0.5,
        (true, count) => 1.0 / count as f64,
        (false, _) => 0.0,
    };
    Played {
        share,
        plies: ply,
        points: game.points(),
    }
}
