//! Effects of a move on the shapes that a seat could fill: a seat that can fill none is blocked (TEM-10).
//!
//! Tiles only add support (TEM-5). So a seat loses a shape only if a tile is in its way: in one of its slots or next to
//! them, including corners. (I1 to I3 and the conditions of the move types involve nothing further away.)

use std::ops::ControlFlow::{self, Break, Continue};

use arrayvec::ArrayVec;

use super::contact::touch;
use super::shapes::{self, Shape};
use super::slot::{Placed, Side, Slot, SlotKind};
use super::tile::MoveType;
use super::{Move, Temple};
use crate::game::{Game, Position, Seat};

/// Number of replies that are tried as escapes.
const ESCAPES: usize = 3;

impl Temple {
    /// Appends the moves of [`Temple::distinct_moves`] that may win at once, including all that do: moves that place
    /// the last tile, and moves that may spoil every shape that the other seat could fill.
    pub fn distinct_finishing_moves(&self, out: &mut Vec<Move>) {
        if self.board.is_empty() {
            return self.distinct_moves(out);
        }
        let me = self.to_move();
        let last = self.tiles_left(me) as usize;
        let blockable = self.blockable(me.other());
        if blockable.is_none() && last > 3 {
            return;
        }
        let Some(reserve) = self.distinct_reserve() else {
            return;
        };
        let _: ControlFlow<()> = shapes::scan(&self.board, self.edition, |shape| {
            let blocks = blockable
                .as_ref()
                .is_some_and(|targets| targets.iter().all(|target| spoils(slots(shape), target)));
            if blocks || shape.len == last {
                reserve.list(shape, out);
            }
            Continue(())
        });
    }

    /// Rates legal moves by the number of a seat's possible shapes that they may spoil.
    pub fn pressure(&self, seat: Seat, moves: &[Move], scores: &mut [i32]) {
        let targets = self.fillable(seat);
        let mut hurt = once_a_shape(|m| {
            let own = m.tiles().map(Placed::slot);
            let hurt = targets.iter().filter(|target| spoils(own.clone(), target));
            hurt.count() as i32
        });
        for (&m, score) in moves.iter().zip(scores) {
            *score = hurt(m);
        }
    }

    /// Drops moves of the seat to move that cannot win at once or with any next move of it: the other seat has a reply
    /// that the move does not spoil, and after it there are shapes that the move does not spoil either and that are too
    /// far apart for one more move. `spend` is called before each reply that is tried; the search stops if it returns
    /// false.
    pub fn drop_escaped(&self, moves: &mut Vec<Move>, mut spend: impl FnMut() -> bool) {
        let victim = self.to_move().other();
        // Two moves could place the last tile.
        if self.board.is_empty() || self.tiles_left(self.to_move()) <= 6 {
            return;
        }
        let mut passed = self.clone();
        passed.to_move = victim;
        let (mut replies, mut near) = (Vec::new(), Vec::new());
        passed.distinct_moves(&mut replies);
        // Replies of few and low tiles leave the most options.
        replies.sort_by_cached_key(|reply| {
            let values = reply.tiles().map(|placed| placed.tile().value());
            (reply.tiles().count(), values.sum::<u8>())
        });
        for reply in replies.into_iter().take(ESCAPES) {
            if moves.is_empty() || !spend() {
                return;
            }
            let answer = passed.shape_filled_by(reply);
            let undo = passed.play(reply);
            let left = passed.fillable(victim);
            passed.undo(undo);
            if let Some(answer) = answer
                && are_beyond_a_move(left.iter(), &mut near)
            {
                let mut fails = once_a_shape(|m| {
                    let own = m.tiles().map(Placed::slot);
                    let stay = left.iter().filter(|shape| !spoils(own.clone(), shape));
                    !spoils(own.clone(), &answer) && are_beyond_a_move(stay, &mut near)
                });
                moves.retain(|&m| !fails(m));
            }
        }
    }

    fn shape_filled_by(&self, m: Move) -> Option<Shape> {
        let filled: ArrayVec<Slot, 3> = m.tiles().map(Placed::slot).collect();
        self.shape_of(&filled)
    }

    fn fillable(&self, seat: Seat) -> Vec<Shape> {
        let mut found = Vec::new();
        let Some(reserve) = self.reserve_of(seat) else {
            return found;
        };
        if self.board.is_empty() {
            return found;
        }
        let _: ControlFlow<()> = shapes::scan(&self.board, self.edition, |shape| {
            if reserve.admits(shape) {
                found.push(*shape);
            }
            Continue(())
        });
        found
    }

    /// Returns the shapes that a seat could fill; `None` if they are too far apart for one move to spoil them all.
    fn blockable(&self, seat: Seat) -> Option<Vec<Shape>> {
        let mut found = Vec::new();
        let reserve = self.reserve_of(seat)?;
        let mut spread = Spread::NONE;
        let apart = shapes::scan(&self.board, self.edition, |shape| {
            if reserve.admits(shape) {
                found.push(*shape);
                spread.add(shape);
                if spread.is_long() {
                    return Break(());
                }
            }
            Continue(())
        });
        (apart.is_continue() && !spread.is_beyond_a_move(&found)).then_some(found)
    }
}

/// Returns the slots of a shape.
fn slots(shape: &Shape) -> impl Iterator<Item = Slot> + Clone {
    shape.slots.into_iter().take(shape.len)
}

/// True if a tile in one of these slots may make the shape impossible. For shapes with tops and walls, this means that
/// the tile is next to them.
fn spoils(own: impl Iterator<Item = Slot> + Clone, shape: &Shape) -> bool {
    let beside = |a: Slot, b: Slot| (a.x() - b.x()).abs().max((a.y() - b.y()).abs()) <= 1;
    match shape.kind {
        MoveType::Tunnel | MoveType::CornerTop => {
            own.clone().any(|own| slots(shape).any(|slot| beside(own, slot)))
        }
        _ => own.clone().any(|own| slots(shape).any(|slot| excludes(own, slot))),
    }
}

/// True if no two tiles can be in both slots, by I1 to I3.
fn excludes(a: Slot, b: Slot) -> bool {
    use SlotKind::{Floor, Top, Wall};
    let high = |wall: Slot, side: Side| {
        let (dx, dy) = side.step();
        (wall.x() + dx, wall.y() + dy)
    };
    match (a.kind(), b.kind()) {
        (Floor | Top, Floor | Top) => (a.x(), a.y()) == (b.x(), b.y()),
        (Floor, Wall(side)) => (a.x(), a.y()) == high(b, side),
        (Top, Wall(_)) => (a.x(), a.y()) == (b.x(), b.y()),
        (Wall(_), Floor | Top) => excludes(b, a),
        // Does not check for three walls that meet or for opposing dots.
        (Wall(_), Wall(_)) => touch(a, b),
    }
}

/// Judges moves by the slots that they fill, once for all moves that fill the same slots; these are consecutive in a
/// list of moves.
fn once_a_shape<T: Copy>(mut judge: impl FnMut(Move) -> T) -> impl FnMut(Move) -> T {
    let mut before: Option<(Move, T)> = None;
    move |m| {
        let own = m.tiles().map(Placed::slot);
        match before {
            Some((other, known)) if own.eq(other.tiles().map(Placed::slot)) => known,
            _ => before.insert((m, judge(m))).1,
        }
    }
}

/// True if there are shapes, and no move comes near all of them; `near` is scratch space.
fn are_beyond_a_move<'a>(shapes: impl Iterator<Item = &'a Shape>, near: &mut Vec<Shape>) -> bool {
    let mut spread = Spread::NONE;
    near.clear();
    for shape in shapes {
        spread.add(shape);
        if spread.is_long() {
            return true;
        }
        near.push(*shape);
    }
    spread.is_beyond_a_move(near)
}

/// Distances between shapes.
#[derive(Clone, Copy)]
pub(super) struct Spread {
    /// By axis: the least of the shapes' greatest coordinates, and the greatest of their least ones. Anything that
    /// touches all shapes extends from the one to the other.
    from: [i32; 2],
    to: [i32; 2],
}

impl Spread {
    pub(super) const NONE: Spread = Spread { from: [i32::MAX; 2], to: [i32::MIN; 2] };

    pub(super) fn add(&mut self, shape: &Shape) {
        // Beyond its length, the last slot of a shape is repeated.
        let [a, b, c] = shape.slots.map(|slot| [slot.x(), slot.y()]);
        for axis in 0..2 {
            let (least, most) =
                (a[axis].min(b[axis]).min(c[axis]), a[axis].max(b[axis]).max(c[axis]));
            self.from[axis] = self.from[axis].min(most);
            self.to[axis] = self.to[axis].max(least);
        }
    }

    /// Returns, by axis, the least length of anything that touches all shapes.
    pub(super) fn lengths(&self) -> [i32; 2] {
        [0, 1].map(|axis| self.to[axis].saturating_sub(self.from[axis]).max(0))
    }

    /// True if the shapes are too far apart for a move along one axis alone.
    fn is_long(&self) -> bool {
        (0..2).any(|axis| self.to[axis].saturating_sub(self.from[axis]) > 4)
    }

    /// True if no move comes near all of `shapes`, all of which must have been added before. The slots of a move are in
    /// a cell and two of its four neighbours, and it spoils nothing more than a cell away, including corners.
    fn is_beyond_a_move(&self, shapes: &[Shape]) -> bool {
        let meets_all = |x: i32, y: i32, width: i32, height: i32| {
            let within = |slot: Slot| {
                (x..x + width).contains(&slot.x()) && (y..y + height).contains(&slot.y())
            };
            shapes.iter().all(|shape| slots(shape).any(within))
        };
        let fits = |&(width, height): &(i32, i32)| {
            (self.to[0] - width + 1..=self.from[0]).any(|x| {
                (self.to[1] - height + 1..=self.from[1]).any(|y| meets_all(x, y, width, height))
            })
        };
        let windows = [(5, 3), (3, 5), (4, 4)];
        !shapes.is_empty() && (self.is_long() || !windows.iter().any(fits))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::game::Compose;
    use crate::game::random::{choose, seeded};
    use crate::temple::{Edition, StartColours};

    /// Checks that every immediate win is found, and that all moves found are legal.
    fn check(temple: &Temple) -> (usize, usize) {
        let (mut moves, mut finishing) = (Vec::new(), Vec::new());
        temple.distinct_moves(&mut moves);
        temple.distinct_finishing_moves(&mut finishing);
        let legal: HashSet<Move> = moves.iter().copied().collect();
        assert!(finishing.iter().all(|m| legal.contains(m)), "{temple:?}");
        let found: HashSet<Move> = finishing.iter().copied().collect();
        assert_eq!(found.len(), finishing.len(), "{temple:?}");
        let wins: Vec<Move> = moves.into_iter().filter(|&m| temple.wins(m)).collect();
        for m in &wins {
            assert!(found.contains(m), "{temple:?}: {m}");
        }
        (wins.len(), found.len())
    }

    #[test]
    fn no_move_that_wins_at_once_is_missed() {
        let (mut wins, mut found, mut positions) = (0, 0, 0);
        let mut add = |temple: &Temple| {
            if temple.is_over() || temple.is_table_empty() {
                return;
            }
            let (w, f) = check(temple);
            (wins, found, positions) = (wins + w, found + f, positions + 1);
        };
        for seed in 0..600 {
            add(&Temple::compose(&mut seeded(seed)));
        }
        for seed in 0..300 {
            let mut rng = seeded(seed);
            let edition = [Edition::Published, Edition::Revised][seed as usize % 2];
            let mut temple = Temple::start(edition, StartColours::default());
            while !temple.is_over() {
                add(&temple);
                let moves = temple.legal_moves();
                temple.play(*choose(&mut rng, &moves));
            }
        }
        assert!(wins > 300 && positions > 1000, "{wins} of {found} in {positions}");
    }

    /// True if the seat to move wins after `m` at once or with its next move, by a naive search.
    fn wins_soon(temple: &Temple, m: Move) -> bool {
        let mut after = temple.played(m);
        if after.is_over() {
            return after.winner() == Some(temple.to_move());
        }
        let mut replies = Vec::new();
        after.distinct_moves(&mut replies);
        replies.into_iter().all(|reply| {
            let undo = after.play(reply);
            let mut next = Vec::new();
            after.distinct_moves(&mut next);
            let wins = next.into_iter().any(|m| after.wins(m));
            after.undo(undo);
            wins
        })
    }

    #[test]
    fn dropped_moves_do_not_win_soon() {
        let (mut dropped, mut wins) = (0, 0);
        for seed in 0..60 {
            let mut rng = seeded(seed);
            let edition = [Edition::Published, Edition::Revised][seed as usize % 2];
            let mut temple = Temple::start(edition, StartColours::default());
            while !temple.is_over() {
                let mut moves = Vec::new();
                temple.distinct_moves(&mut moves);
                let mut left = moves.clone();
                temple.drop_escaped(&mut left, || true);
                let kept: HashSet<Move> = left.into_iter().collect();
                for &m in &moves {
                    if kept.contains(&m) {
                        wins += usize::from(moves.len() < 80 && wins_soon(&temple, m));
                    } else {
                        dropped += 1;
                        assert!(!wins_soon(&temple, m), "{temple:?}: {m}");
                    }
                }
                temple.play(*choose(&mut rng, &moves));
            }
        }
        assert!(dropped > 200 && wins > 20, "{dropped} {wins}");
    }
}
