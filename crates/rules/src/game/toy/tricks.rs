//! A card game with hidden hands: each round both seats play a card, seat 0 first; the higher card takes
//! a point. Most points win.

use crate::game::random::{Stream, shuffle};
use crate::game::{Game, Observe, PerSeat, PerfectInfo, Seat, SeatSet, Turn, ZeroSum};

/// The whole game: the world.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Tricks {
    hands: [Vec<u8>; 2],
    /// Cards that neither seat holds.
    rest: Vec<u8>,
    led: Option<u8>,
    points: [i32; 2],
}

/// The view of the seat to move on [`Tricks`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TricksView(Tricks);

impl Tricks {
    /// Deals `size` of the cards `0..cards` to each seat.
    pub fn deal(rng: &mut Stream, cards: u8, size: usize) -> Tricks {
        let mut rest: Vec<u8> = (0..cards).collect();
        shuffle(rng, &mut rest);
        let mut hand = || {
            let mut hand = rest.split_off(rest.len() - size);
            hand.sort_unstable();
            hand
        };
        let hands = [hand(), hand()];
        Tricks { hands, rest, led: None, points: [0; 2] }
    }

    /// Returns the view of the seat to move.
    pub fn view(&self) -> TricksView {
        TricksView(self.clone())
    }

    /// True if the seats hold the same cards in both.
    pub fn same_hands(&self, other: &Tricks) -> bool {
        self.hands == other.hands
    }

    fn mover(&self) -> usize {
        usize::from(self.led.is_some())
    }
}

impl Game for Tricks {
    type Move = u8;
    type Undo = Tricks;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        if self.hands.iter().all(Vec::is_empty) {
            Turn::Over
        } else {
            Turn::Seat(Seat::new(self.mover()))
        }
    }

    fn moves(&self, out: &mut Vec<u8>) {
        out.extend(&self.hands[self.mover()]);
    }

    fn play(&mut self, m: u8) -> Tricks {
        let before = self.clone();
        let mover = self.mover();
        self.hands[mover].retain(|&card| card != m);
        self.led = match self.led {
            None => Some(m),
            Some(led) => {
                self.points[usize::from(m > led)] += 1;
                None
            }
        };
        before
    }

    fn undo(&mut self, undo: Tricks) {
        *self = undo;
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        self.is_over().then(|| self.points.into_iter().collect())
    }

    fn winners(&self) -> SeatSet {
        if !self.is_over() || self.points[0] == self.points[1] {
            return SeatSet::EMPTY;
        }
        SeatSet::only(Seat::new(usize::from(self.points[1] > self.points[0])))
    }
}

impl PerfectInfo for Tricks {}
impl ZeroSum for Tricks {}

impl Game for TricksView {
    type Move = u8;
    type Undo = Tricks;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self, out: &mut Vec<u8>) {
        self.0.moves(out);
    }

    fn play(&mut self, m: u8) -> Tricks {
        self.0.play(m)
    }

    fn undo(&mut self, undo: Tricks) {
        self.0 = undo;
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        self.0.payoffs()
    }

    fn winners(&self) -> SeatSet {
        self.0.winners()
    }
}

impl Observe for TricksView {
    type World = Tricks;

    fn sample(&self, rng: &mut Stream) -> Tricks {
        let mut world = self.0.clone();
        let other = 1 - world.mover();
        let size = world.hands[other].len();
        let mut unseen = std::mem::take(&mut world.rest);
        unseen.append(&mut world.hands[other]);
        // The order of the unseen cards must not reveal where they are.
        unseen.sort_unstable();
        shuffle(rng, &mut unseen);
        world.hands[other] = unseen.split_off(unseen.len() - size);
        world.hands[other].sort_unstable();
        world.rest = unseen;
        world
    }
}
