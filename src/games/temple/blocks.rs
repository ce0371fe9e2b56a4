//! What a move does to the shapes that a seat could fill: a seat that can fill none is blocked (TEM-10).
//!
//! Tiles only add support (TEM-5), so that a shape a seat can fill is lost to it only by its slots and what is beside them: a slot
//! of the move lies in one of the shape's slots or next to it, corners included. (I1 to I3 and the conditions of the move types look no
//! further.)

use std::ops::ControlFlow::{self, Break, Continue};

use super::shapes::{self, Shape};
use super::slot::Slot;
use super::{Move, Temple};
use crate::game::{Position, Seat};

impl Temple {
    /// Appends those of [`Temple::distinct_moves`] that may win at once, all that do among them: those that place the last
    /// tile, and those that come near every shape that the other seat could fill.
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
            let blocks = blockable.as_ref().is_some_and(|targets| {
                let targets = targets.iter();
                targets
                    .clone()
                    .all(|target| relation(slots(shape), slots(target)) != Relation::Apart)
            });
            if blocks || shape.len == last {
                reserve.list(shape, out);
            }
            Continue(())
        });
    }

    /// Rates legal moves by what they do to the shapes that a seat could fill: `3` for each in whose slots one of the move's
    /// tiles lies, `1` for each beside which one lies.
    pub fn pressure(&self, seat: Seat, moves: &[Move], scores: &mut [i32]) {
        let targets = self.fillable(seat);
        let mut before: Option<(Move, i32)> = None;
        for (&m, score) in moves.iter().zip(scores) {
            let own = m.tiles().map(|placed| placed.slot());
            *score = match before {
                // Moves that fill one shape come one after the other.
                Some((other, known)) if own.clone().eq(other.tiles().map(|p| p.slot())) => known,
                _ => {
                    let of = |target: &Shape| match relation(own.clone(), slots(target)) {
                        Relation::Same => 3,
                        Relation::Beside => 1,
                        Relation::Apart => 0,
                    };
                    targets.iter().map(of).sum()
                }
            };
            before = Some((m, *score));
        }
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

    /// The shapes that a seat could fill; `None` when they lie too far apart for one move to come near them all.
    fn blockable(&self, seat: Seat) -> Option<Vec<Shape>> {
        let mut found = Vec::new();
        let reserve = self.reserve_of(seat)?;
        let mut reach = Reach::default();
        let apart = shapes::scan(&self.board, self.edition, |shape| {
            if reserve.admits(shape) {
                found.push(*shape);
                reach.narrow(shape);
                if reach.is_beyond_a_move() {
                    return Break(());
                }
            }
            Continue(())
        });
        apart.is_continue().then_some(found)
    }
}

/// The slots of a shape.
fn slots(shape: &Shape) -> impl Iterator<Item = Slot> + Clone {
    shape.slots.into_iter().take(shape.len)
}

/// How two sets of slots lie to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Relation {
    Apart,
    Beside,
    Same,
}

fn relation(a: impl Iterator<Item = Slot>, b: impl Iterator<Item = Slot> + Clone) -> Relation {
    let mut closest = Relation::Apart;
    for a in a {
        for b in b.clone() {
            if a == b {
                return Relation::Same;
            }
            if (a.x() - b.x()).abs() <= 1 && (a.y() - b.y()).abs() <= 1 {
                closest = Relation::Beside;
            }
        }
    }
    closest
}

/// How far apart shapes lie: the least of their greatest coordinates and the greatest of their least ones.
struct Reach {
    least: [i32; 2],
    greatest: [i32; 2],
}

impl Default for Reach {
    fn default() -> Reach {
        Reach {
            least: [i32::MAX; 2],
            greatest: [i32::MIN; 2],
        }
    }
}

impl Reach {
    fn narrow(&mut self, shape: &Shape) {
        for (axis, of) in [Slot::x, Slot::y].into_iter().enumerate() {
            let all = || slots(shape).map(of);
            self.least[axis] = self.least[axis].min(all().max().unwrap_or(i32::MAX));
            self.greatest[axis] = self.greatest[axis].max(all().min().unwrap_or(i32::MIN));
        }
    }

    /// The slots of a move span three cells, and it comes near what lies one further on either side.
    fn is_beyond_a_move(&self) -> bool {
        (0..2).any(|axis| self.greatest[axis].saturating_sub(self.least[axis]) > 4)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::game::random::{choose, seeded};
    use crate::game::{Compose, Game};
    use crate::games::temple::{Edition, StartColours};

    /// Every move that wins at once is found, and all that is found is a move.
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
                let mut moves = Vec::new();
                temple.moves(&mut moves);
                temple.play(*choose(&mut rng, &moves));
            }
        }
        assert!(
            wins > 300 && positions > 1000,
            "{wins} of {found} in {positions}"
        );
    }

    #[test]
    fn pressure_counts_shapes() {
        for seed in 0..100 {
            let temple = Temple::compose(&mut seeded(seed));
            if temple.is_over() || temple.is_table_empty() {
                continue;
            }
            let mut moves = Vec::new();
            temple.moves(&mut moves);
            let victim = temple.to_move().other();
            let mut scores = vec![0; moves.len()];
            temple.pressure(victim, &moves, &mut scores);
            let targets = temple.fillable(victim);
            for (m, score) in moves.iter().zip(scores) {
                let taken: Vec<Slot> = m.tiles().map(|p| p.slot()).collect();
                let expected: i32 = (targets.iter())
                    .map(|target| {
                        let near = |s: Slot, t: Slot| {
                            (s.x() - t.x()).abs().max((s.y() - t.y()).abs()) <= 1
                        };
                        let of = &target.slots[..target.len];
                        if taken.iter().any(|slot| of.contains(slot)) {
                            3
                        } else {
                            i32::from(taken.iter().any(|&s| of.iter().any(|&t| near(s, t))))
                        }
                    })
                    .sum();
                assert_eq!(score, expected);
            }
        }
    }
}
