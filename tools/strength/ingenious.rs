//! Ingenious: deals for two seats that don't see each other's racks, or `ingenious-duel` and `ingenious-solo`.

use std::collections::BTreeMap;
use std::time::Duration;

use tessera_rules::game::random::{seeded, stream};
use tessera_rules::game::{Game, Observe, Seat, Turn};
use tessera_rules::ingenious::{Deal, Form, Ingenious, Move, World};
use tessera_search::mcts::Mcts;
use tessera_search::playout::Uniform;
use tessera_search::{Budget, Question, Strategy};

use crate::contest::Contest;
use crate::framework;
use crate::games::ingenious::State;

impl Contest for World {
    type View = Ingenious;

    fn start(variant: Option<&str>, seed: u64) -> Option<World> {
        let form = match variant {
            None => Form::Standard,
            Some("duel") => Form::Duel,
            Some("solo") => Form::Solo,
            Some(_) => return None,
        };
        let deal = Deal {
            form,
            seats: if form == Form::Solo { 1 } else { 2 },
            hidden: false,
        };
        let start = deal.start(&mut seeded(seed));
        Some(start.sample(&mut stream(seed, 1)))
    }

    /// The other racks lie face down.
    fn view(&self, seat: Seat) -> Ingenious {
        let mut setup = self.position().to_setup();
        for (other, rack) in setup.racks.iter_mut().enumerate() {
            if other != seat.index() {
                rack.iter_mut().for_each(|place| *place = None);
            }
        }
        let view = setup.build();
        view.expect("hiding tiles keeps a position consistent")
    }

    /// In four worlds that agree with the view; each has a vote, and ties go to the higher win probabilities.
    fn uct(view: &Ingenious, seed: u64, budget: &mut Budget) -> Option<Move> {
        const WORLDS: u64 = 4;
        let mut votes: BTreeMap<Move, f64> = BTreeMap::new();
        for index in 0..WORLDS {
            let world = view.sample(&mut stream(seed, index));
            let mut part = budget.split(1, WORLDS - index);
            let question = Question::about_all(&world, 1, seed);
            let report = Mcts::new(Uniform).analyse(&world, &question, &mut part, &mut |_| {});
            if let Some(line) = report.lines.first() {
                *votes.entry(line.m).or_default() +=
                    1.0 + line.value.win_probability.unwrap_or(0.0);
            }
            budget.join(part);
        }
        let votes = votes.into_iter();
        votes.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(m, _)| m)
    }

    /// In four worlds too; of moves with as many votes the first.
    fn framework(view: &Ingenious, seed: u64, time: Duration) -> Option<Move> {
        const WORLDS: u64 = 4;
        let mut votes: BTreeMap<Move, u32> = BTreeMap::new();
        for index in 0..WORLDS {
            let world = view.sample(&mut stream(seed, index));
            let state = State::from(&world);
            let time = time / WORLDS as u32;
            let choice = framework::choose(view, &state, framework::Lowest, time);
            *votes.entry(choice?).or_default() += 1;
        }
        let votes = votes.into_iter().rev();
        votes.max_by_key(|&(_, count)| count).map(|(m, _)| m)
    }

    /// The placement after which the scores, lowest first, are the highest.
    fn greedy(view: &Ingenious) -> Vec<Move> {
        let Turn::Seat(seat) = view.turn() else {
            return Vec::new();
        };
        let before = view.scores(seat);
        let after = |&m: &Move| {
            let Move::Place { tile, cells } = m else {
                return [0; 6];
            };
            let gain = view.earned(tile, cells).gain;
            let mut scores: [i8; 6] = std::array::from_fn(|colour| before[colour] + gain[colour]);
            scores.sort_unstable();
            scores
        };
        let mut moves = Vec::new();
        view.moves(&mut moves);
        let best = moves.iter().map(after).max();
        moves.retain(|m| Some(after(m)) == best);
        moves
    }

    /// The lowest colour.
    fn points(&self) -> f64 {
        let scores = self.position().scores(Seat::FIRST);
        f64::from(scores.into_iter().min().unwrap_or(0))
    }
}
