//! An explicit graph of positions: trees, graphs with transpositions, graphs with cycles; any order of turns, any
//! payoffs.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use rand_chacha::ChaCha8Rng;

use crate::game::random::{below, chance, shuffle};
use crate::game::zobrist::mix;
use crate::game::{
    Game, Keyed, MAX_SEATS, PerSeat, PerfectInfo, Repetition, Seat, SeatSet, Turn, ZeroSum,
};

/// Parameters of a graph.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    /// Number of seats.
    pub seats: usize,
    /// Number of positions.
    pub nodes: usize,
    /// Most moves in a position.
    pub moves: u32,
    /// Payoffs are in `-payoff..=payoff`.
    pub payoff: i32,
    /// Points for entering a position are in `0..=points`, banked by the seat that entered it.
    pub points: i32,
    /// Number of positions that share a repetition key (1: each has its own).
    pub classes: u32,
}

impl Shape {
    /// Returns the shape of a game without cycles and without points.
    pub const fn tree(seats: usize, payoff: i32) -> Shape {
        Shape { seats, nodes: 60, moves: 4, payoff, points: 0, classes: 1 }
    }

    /// Returns the shape of a game for two seats in which positions may recur.
    pub const fn cyclic(nodes: usize) -> Shape {
        Shape { seats: 2, nodes, moves: 3, payoff: 1, points: 0, classes: 1 }
    }
}

#[derive(Debug)]
struct Node {
    mover: Seat,
    /// Positions to which a move leads; none if the game is over.
    next: Vec<u16>,
    payoffs: PerSeat<i32>,
    points: i32,
    class: u32,
}

/// A graph whose moves never lead back.
pub type Acyclic = Graph<0>;

/// The position `at` of a graph. A move is the number of the position to which it leads. The parameter chooses the
/// [`Repetition`]: 0 never, 1 every position has its own key, 2 positions share keys.
#[derive(Clone, Debug)]
pub struct Graph<const REPETITION: u8> {
    nodes: Arc<Vec<Node>>,
    seats: usize,
    at: u16,
    bank: PerSeat<i32>,
}

impl<const R: u8> Graph<R> {
    /// Returns a random graph of this shape, at a position with moves.
    pub fn random(rng: &mut ChaCha8Rng, shape: Shape) -> Graph<R> {
        let count = shape.nodes as u32;
        let nodes = (0..count)
            .map(|at| {
                let mut next: Vec<u16> = if R > 0 {
                    (0..count).map(|n| n as u16).collect()
                } else {
                    (at + 1..count.min(at + 1 + 4 * shape.moves)).map(|n| n as u16).collect()
                };
                shuffle(rng, &mut next);
                let over = at > 0 && chance(rng, 1, 5);
                next.truncate(if over { 0 } else { 1 + below(rng, shape.moves) as usize });
                let mut payoff = || below(rng, 2 * shape.payoff as u32 + 1) as i32 - shape.payoff;
                let mut payoffs: PerSeat<i32> = (0..shape.seats).map(|_| payoff()).collect();
                if shape.seats == 2 && shape.payoff == 1 {
                    payoffs[1] = -payoffs[0];
                }
                Node {
                    mover: Seat::new(below(rng, shape.seats as u32) as usize),
                    next,
                    payoffs,
                    points: below(rng, shape.points as u32 + 1) as i32,
                    class: at / shape.classes,
                }
            })
            .collect();
        Graph {
            nodes: Arc::new(nodes),
            seats: shape.seats,
            at: 0,
            bank: (0..shape.seats).map(|_| 0).collect(),
        }
    }

    fn node(&self) -> &Node {
        &self.nodes[usize::from(self.at)]
    }
}

impl<const R: u8> PartialEq for Graph<R> {
    fn eq(&self, other: &Graph<R>) -> bool {
        Arc::ptr_eq(&self.nodes, &other.nodes) && self.at == other.at && self.bank == other.bank
    }
}

impl<const R: u8> Eq for Graph<R> {}

impl<const R: u8> Hash for Graph<R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.at.hash(state);
        self.bank.hash(state);
    }
}

impl<const R: u8> Game for Graph<R> {
    type Move = u16;
    type Undo = (u16, PerSeat<i32>);

    fn seats(&self) -> usize {
        self.seats
    }

    fn turn(&self) -> Turn {
        if self.node().next.is_empty() { Turn::Over } else { Turn::Seat(self.node().mover) }
    }

    fn moves(&self, out: &mut Vec<u16>) {
        out.extend(&self.node().next);
    }

    fn play(&mut self, m: u16) -> (u16, PerSeat<i32>) {
        let before = (self.at, self.bank.clone());
        let mover = self.node().mover;
        self.at = m;
        self.bank[mover.index()] += self.node().points;
        before
    }

    fn undo(&mut self, (at, bank): (u16, PerSeat<i32>)) {
        self.at = at;
        self.bank = bank;
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        let last = &self.node().payoffs;
        self.is_over().then(|| last.iter().zip(&self.bank).map(|(p, b)| p + b).collect())
    }

    /// Returns the seats with the highest payoff; none if all are equal.
    fn winners(&self) -> SeatSet {
        let Some(payoffs) = self.payoffs() else {
            return SeatSet::EMPTY;
        };
        let best = payoffs.iter().max().copied().unwrap_or(0);
        if payoffs.iter().all(|&p| p == best) {
            return SeatSet::EMPTY;
        }
        (0..payoffs.len().min(MAX_SEATS)).filter(|&s| payoffs[s] == best).map(Seat::new).collect()
    }
}

impl<const R: u8> PerfectInfo for Graph<R> {}
impl<const R: u8> ZeroSum for Graph<R> {}

impl<const R: u8> Keyed for Graph<R> {
    const REPETITION: Repetition = match R {
        0 => Repetition::Never,
        1 => Repetition::SameState,
        _ => Repetition::Coarser,
    };

    fn fingerprint(&self) -> u128 {
        mix(2, u64::from(self.at))
    }

    fn settled(&self) -> i32 {
        if self.seats == 2 { self.bank[0] - self.bank[1] } else { 0 }
    }

    fn repetition_key(&self) -> Option<u128> {
        (R > 0).then(|| mix(3, u64::from(self.node().class)))
    }
}
