//! Fully known positions: all racks, and the order of the tiles in the bag.

use arrayvec::ArrayVec;

use super::{Ingenious, Move, Phase, Rack, TILES, Tile, Undo};
use crate::game::random::{Stream, below, shuffle};
use crate::game::zobrist;
use crate::game::{Game, Observe, PerSeat, PerfectInfo, SeatSet, Turn};

/// The tiles in the bag; the last one is drawn first.
type Bag = ArrayVec<Tile, { TILES as usize }>;

/// A completed [`Ingenious`]: no tile is face down, and the bag has an order. A draw happens together with the move
/// that leads to it, so chance never moves.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct World {
    position: Ingenious,
    bag: Bag,
    /// Determines the places in the bag of tiles that were set aside.
    salt: u64,
}

/// Data with which [`World`] takes a move back.
#[derive(Debug, Clone)]
pub struct WorldUndo {
    played: Undo,
    drawn: Option<Undo>,
    bag: BagUndo,
}

#[derive(Debug, Clone)]
enum BagUndo {
    /// Tiles drawn, in this order.
    Drawn(ArrayVec<Tile, { Rack::SIZE }>),
    /// The bag before tiles returned to it.
    Mixed(Box<Bag>),
}

impl World {
    /// Returns the position, with all racks known.
    #[inline]
    pub fn position(&self) -> &Ingenious {
        &self.position
    }

    /// Returns the tiles in the bag, the next one to be drawn last.
    pub fn bag(&self) -> &[Tile] {
        &self.bag
    }

    /// Returns the salt, which determines the places in the bag of tiles that are set aside: the `i`-th of them, in
    /// ascending order, goes to the place `mix(salt, length << 8 | i)` of a bag that then holds `length` tiles, with
    /// the upper half of the word's low 64 bits scaled to `0..=length`.
    pub fn salt(&self) -> u64 {
        self.salt
    }

    /// Returns the fingerprint for [`crate::game::Keyed`], which covers everything that the future depends on.
    pub(super) fn future_hash(&self) -> u128 {
        const CELLS: u64 = 0x1e6e_0001;
        const RACKS: u64 = 0x1e6e_0002;
        const SCORES: u64 = 0x1e6e_0003;
        const BAG: u64 = 0x1e6e_0004;
        const REST: u64 = 0x1e6e_0005;
        let p = &self.position;
        let mut hash = 0;
        for (cell, &colour) in p.colours.iter().enumerate() {
            if colour < super::EMPTY {
                hash ^= zobrist::mix(CELLS, (cell as u64) << 8 | u64::from(colour));
            }
        }
        for seat in 0..usize::from(p.seats) {
            for (place, tile) in p.racks[seat].known().enumerate() {
                let index = (seat << 16 | place << 8 | tile.index()) as u64;
                hash ^= zobrist::mix(RACKS, index);
            }
            for (colour, &score) in p.scores[seat].iter().enumerate() {
                let index = (seat << 16 | colour << 8) as u64 | u64::from(score as u8);
                hash ^= zobrist::mix(SCORES, index);
            }
            // The first tile of a seat is bound by ING-2, later ones are not.
            let bound = u64::from(p.placed[seat] == 0);
            hash ^= zobrist::mix(REST, (seat as u64) << 32 | bound << 8);
        }
        for (place, tile) in self.bag.iter().enumerate() {
            hash ^= zobrist::mix(BAG, (place << 8 | tile.index()) as u64);
        }
        let due = u64::from(p.due.to_move) << 24
            | (p.due.phase as u64) << 16
            | u64::from(p.due.bonus) << 8
            | u64::from(p.due.over);
        hash ^ zobrist::mix(REST, 1 << 48 | due)
            ^ zobrist::mix(REST, 2 << 48 | u64::from(p.seats) << 8 | p.form as u64)
            ^ zobrist::mix(REST, self.salt)
    }

    /// Makes the draw that is due, if there is one.
    fn draw(&mut self) -> (Option<Undo>, BagUndo) {
        let mut drawn = ArrayVec::new();
        if !self.position.awaits_chance() {
            return (None, BagUndo::Drawn(drawn));
        }
        let mut rack = Rack::EMPTY;
        let aside = (self.position.due.phase == Phase::Redraw)
            .then(|| (self.position.racks[self.position.mover()], self.bag.clone()));
        for _ in 0..self.position.draw_count() {
            if let Some(tile) = self.bag.pop() {
                drawn.push(tile);
                rack.insert(Some(tile));
            }
        }
        let undo = self.position.play(Move::Draw(rack));
        let Some((aside, before)) = aside else {
            return (Some(undo), BagUndo::Drawn(drawn));
        };
        for (i, tile) in aside.known().enumerate() {
            // Each tile gets its own place, uniform over the worlds because the salt is.
            let index = (self.bag.len() as u64) << 8 | i as u64;
            let word = zobrist::mix(self.salt, index) as u64 >> 32;
            let place = (word * (self.bag.len() as u64 + 1)) >> 32;
            self.bag.insert(place as usize, tile);
        }
        (Some(undo), BagUndo::Mixed(Box::new(before)))
    }
}

impl Game for World {
    type Move = Move;
    type Undo = WorldUndo;

    fn seats(&self) -> usize {
        self.position.seats()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.position.turn()
    }

    fn moves(&self, out: &mut Vec<Move>) {
        self.position.moves(out);
    }

    fn count_moves(&self) -> u64 {
        self.position.count_moves()
    }

    #[inline]
    fn play(&mut self, m: Move) -> WorldUndo {
        let played = self.position.play(m);
        let (drawn, bag) = self.draw();
        WorldUndo { played, drawn, bag }
    }

    fn undo(&mut self, undo: WorldUndo) {
        if let Some(drawn) = undo.drawn {
            self.position.undo(drawn);
        }
        match undo.bag {
            BagUndo::Drawn(drawn) => self.bag.extend(drawn.into_iter().rev()),
            BagUndo::Mixed(before) => self.bag = *before,
        }
        self.position.undo(undo.played);
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        self.position.payoffs()
    }

    fn winners(&self) -> SeatSet {
        self.position.winners()
    }
}

impl PerfectInfo for World {}

impl Observe for Ingenious {
    type World = World;

    /// Returns a random world. Face-down places get unseen tiles, with equal probability for each arrangement; the rest
    /// is the bag in a uniform order. A seat that may exchange has shown that its rack lacks its lowest colours, so its
    /// face-down tiles lack them too (ING-5).
    fn sample(&self, rng: &mut Stream) -> World {
        let mut position = self.clone();
        let mut bag = Bag::new();
        for tile in Tile::all() {
            bag.extend(std::iter::repeat_n(tile, usize::from(self.unseen[tile.index()])));
        }
        shuffle(rng, &mut bag);
        let mover = self.mover();
        let shown = matches!(self.due.phase, Phase::Exchange | Phase::Redraw) && !self.due.over;
        if shown && self.racks[mover].has_face_down() {
            let lowest = self.lowest_colours(mover);
            for _ in 0..self.racks[mover].face_down() {
                let lacks = |tile: &Tile| tile.colour_set() & lowest == 0;
                if let Some(place) = bag.iter().rposition(lacks) {
                    let tile = bag.remove(place);
                    position.turn_up(mover, tile);
                }
            }
        }
        for seat in 0..usize::from(self.seats) {
            while position.racks[seat].has_face_down() {
                let Some(tile) = bag.pop() else { break };
                position.turn_up(seat, tile);
            }
        }
        let salt = u64::from(below(rng, u32::MAX)) << 32 | u64::from(below(rng, u32::MAX));
        let mut world = World { position, bag, salt };
        // A draw that is due in the view has happened in the world.
        world.draw();
        world
    }

    /// Plays a move of the view in the world. If the tile is on the mover's rack in the view but not in the world, it
    /// is exchanged for a tile that is face down there in the view. It comes from the bag or from a face-down place of
    /// another rack.
    fn enter(&self, world: &mut World, m: Move) {
        if let Move::Place { tile, .. } = m {
            world.provide(self, tile);
        }
        world.play(m);
    }
}

impl World {
    /// Ensures that the seat to move has the tile, which is known on its rack in the view or unseen there.
    fn provide(&mut self, view: &Ingenious, tile: Tile) {
        let mover = self.position.mover();
        if self.position.racks[mover].contains(tile) {
            return;
        }
        // The first tile of the rack that is unknown in the view.
        let Some(given) =
            hidden(&self.position.racks[mover], &view.racks[mover]).into_iter().next()
        else {
            return;
        };
        if let Some(place) = self.bag.iter().position(|&other| other == tile) {
            self.bag[place] = given;
            self.position.unseen[tile.index()] -= 1;
            self.position.unseen[given.index()] += 1;
        } else {
            let holds = |seat: &usize| {
                hidden(&self.position.racks[*seat], &view.racks[*seat]).contains(&tile)
            };
            let others = (0..usize::from(self.position.seats)).filter(|&seat| seat != mover);
            let Some(holder) = others.into_iter().find(holds) else {
                return;
            };
            let rack = &mut self.position.racks[holder];
            rack.remove(Some(tile));
            rack.insert(Some(given));
        }
        let rack = &mut self.position.racks[mover];
        rack.remove(Some(given));
        rack.insert(Some(tile));
    }
}

/// Returns the tiles of a completed rack that are not known in the view.
fn hidden(complete: &Rack, view: &Rack) -> ArrayVec<Tile, { Rack::SIZE }> {
    let mut rest = *complete;
    for tile in view.known() {
        rest.remove(Some(tile));
    }
    rest.known().collect()
}

impl Ingenious {
    /// Turns up a face-down place as this unseen tile.
    fn turn_up(&mut self, seat: usize, tile: Tile) {
        self.racks[seat].remove(None);
        self.racks[seat].insert(Some(tile));
        self.face_down -= 1;
        self.unseen[tile.index()] -= 1;
        self.unseen_total -= 1;
    }
}
