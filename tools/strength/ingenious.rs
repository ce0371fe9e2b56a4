//! Ingenious: deals for two seats that don't see each other's racks, or `ingenious-duel` and `ingenious-solo`.

use std::collections::BTreeMap;

use tessera_rules::game::random::{seeded, stream};
use tessera_rules::game::{Game, Observe, Seat};
use tessera_rules::ingenious::{Deal, Form, Ingenious, Move, World};
use tessera_search::mcts::Mcts;
use tessera_search::playout::Uniform;
use tessera_search::{Budget, Question, Strategy};

use crate::contest::{Contest, each_alone_and_all_but_one};
use crate::references::gains_by;

impl Contest for World {
    type View = Ingenious;

    const NAME: &'static str = "ingenious";

    const OBVIOUS: u32 = 90;

    fn start(variant: Option<&str>, seed: u64) -> Option<World> {
        let form = match variant {
            None => Form::Standard,
            Some("duel") => Form::Duel,
            Some("solo") => Form::Solo,
            Some("team") => Form::Team,
            Some("3" | "4") => Form::Standard,
            Some(_) => return None,
        };
        let seats = match (form, variant) {
            (Form::Solo, _) => 1,
            (Form::Team, _) | (_, Some("4")) => 4,
            (_, Some("3")) => 3,
            _ => 2,
        };
        let deal = Deal { form, seats, hidden: false };
        let start = deal.start(&mut seeded(seed));
        Some(start.sample(&mut stream(seed, 1)))
    }

    /// The other racks are face down.
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

    fn castings(&self) -> Vec<Vec<Seat>> {
        match self.position().form() {
            Form::Team => vec![vec![Seat::new(0), Seat::new(2)], vec![Seat::new(1), Seat::new(3)]],
            _ => each_alone_and_all_but_one(self.seats()),
        }
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

    /// The points of all colours, where the first point of a colour counts 18 and the eighteenth counts one.
    fn gains(view: &Ingenious) -> Vec<(Move, i64)> {
        let worth = |&score: &i8| {
            let score = i64::from(score.min(18));
            score * (37 - score)
        };
        gains_by(view, |game, seat| game.scores(seat).iter().map(worth).sum())
    }

    /// The lowest colour.
    fn points(&self) -> f64 {
        let scores = self.position().scores(Seat::FIRST);
        f64::from(scores.into_iter().min().unwrap_or(0))
    }
}
