//! Placements and captures on bits, from the mover's view.
//!
//! # Captures
//! The *vertical wall pair* of a rectangle is its top and bottom, the *horizontal* one its left and right. A pair is
//! *ours* if it consists of two walls of the mover, or of one and the opposite edge; *even* if each player has one, or
//! both are edges; otherwise *theirs*. Each pair counts twice its length for one player or nothing for both. So a
//! capture needs one pair that is ours and another that is not theirs, or is theirs and shorter (`NEB-3`).
//!
//! In a rectangle whose vertical pair is ours, every file is a complete maximal vertical run of enemy discs with a disc
//! of the mover or the edge at both ends (not both edges). Neighbouring files with the same run form a group. Inside a
//! group, a rectangle's left or right wall is the enemy's, unless it is the group's own. So each group has at most one
//! largest capture: the whole group, less one file at an end that has no wall. If that rectangle is not a capture, no
//! smaller one is, because a smaller one has the same walls or more of the enemy's, and less width. The largest capture
//! is inside no bigger capture: a bigger one would have the same ranks, because the runs are maximal, hence an own top
//! and bottom, and so would be in the same group. The same holds with files and ranks exchanged. Examining each group
//! once therefore finds all captures that `NEB-4` leaves, and finds one twice exactly if both its pairs are ours.
//! Groups are disjoint, so the work is linear in the size of the board, however full it is.

use super::bits::Bits;
use super::board::{Cell, MAX_SIDE, Move, Rectangle};

/// The discs on a board, from the view of the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Discs<W> {
    /// The mover's discs.
    pub(super) own: W,
    /// The other player's discs.
    pub(super) enemy: W,
}

/// The runs of one direction.
#[derive(Debug, Clone, Copy)]
pub(super) struct Runs<W> {
    /// Runs bounded below or on the left.
    pub(super) from: Bounded<W>,
    /// Runs bounded above or on the right.
    pub(super) to: Bounded<W>,
}

/// Runs that are bounded at one end.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bounded<W> {
    /// Their discs at that end.
    pub(super) seeds: W,
    /// All their discs.
    pub(super) reached: W,
}

/// State of a position, from the view of the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It is not over.
    Open,
    /// Only the mover has discs.
    Won,
    /// Only the enemy has discs.
    Lost,
    /// Neither side has a move.
    Drawn,
}

impl<W: Bits> Discs<W> {
    /// Returns the empty cells on which the mover may place (`NEB-1`).
    #[inline]
    pub(super) fn placements(self, side: u8) -> W {
        let areas = W::areas(side);
        let empty = areas.all & !(self.own | self.enemy);
        // Bits that a shift carries around the edge of the board never reach inner cells.
        let around = |set: W| (set.up(W::STRIDE), set.down(W::STRIDE), set.up(1), set.down(1));
        let (n, s, e, w) = around(self.own);
        let friendly = n | s | e | w;
        let (n, s, e, w) = around(self.enemy);
        let one_enemy = (n ^ s ^ e ^ w) & !((n & s) | (e & w));
        // An inner cell has four neighbours: with one enemy disc and no own disc, three are empty.
        empty & !(areas.inner & one_enemy & !friendly)
    }

    /// Calls `emit` with every capture of the mover, each once.
    #[inline]
    pub(super) fn captures(self, side: u8, mut emit: impl FnMut(Rectangle)) {
        self.walled_along::<true>(side, &mut emit);
        self.walled_along::<false>(side, &mut emit);
    }

    /// Finds the captures whose vertical wall pair is ours, or those whose horizontal pair is ours and whose vertical
    /// pair is not.
    #[inline]
    fn walled_along<const VERTICAL: bool>(self, side: u8, emit: &mut impl FnMut(Rectangle)) {
        // Runs go along `step`, groups across it.
        let (step, across) = if VERTICAL { (W::STRIDE, 1) } else { (1, W::STRIDE) };
        let Discs { own, enemy } = self;
        let Runs { from, to } = self.runs::<VERTICAL>(side);
        let runs = from.reached & to.reached;
        let (mut starts, ends) = (from.seeds & runs, to.seeds & runs);

        let side = u32::from(side);
        while !starts.is_empty() {
            let start = starts.lowest();
            let length = if VERTICAL {
                (ends.down(start) & W::FILE).lowest() / W::STRIDE + 1
            } else {
                ends.down(start).lowest() + 1
            };
            starts = starts.rest();
            if length >= side {
                // From edge to edge: the pair is neutral.
                continue;
            }
            let run =
                if VERTICAL { W::FILE & !W::FILE.up(length * W::STRIDE) } else { W::low(length) }
                    .up(start);
            let to_end = (length - 1) * step;
            let from = if VERTICAL { start % W::STRIDE } else { start / W::STRIDE };
            let mut width = 1;
            while from + width < side {
                let next = start + width * across;
                if !(starts.has(next)
                    && ends.has(next + to_end)
                    && enemy.covers(run.up(width * across)))
                {
                    break;
                }
                starts = starts & !W::at(next);
                width += 1;
            }

            let wall = |line: Option<W>| match line {
                None => Wall::Edge,
                Some(line) if own.covers(line) => Wall::Own,
                Some(line) if enemy.covers(line) => Wall::Enemy,
                Some(_) => Wall::Gap,
            };
            let mut before = wall((from > 0).then(|| run.down(across)));
            let mut after = wall((from + width < side).then(|| run.up(width * across)));
            let mut corner = start;
            if before == Wall::Gap {
                before = Wall::Enemy;
                corner += across;
                width -= 1;
            }
            if after == Wall::Gap {
                if width == 0 {
                    continue;
                }
                after = Wall::Enemy;
                width -= 1;
            }
            if width == 0 {
                continue;
            }
            let legal = match Pair::of(before, after) {
                // The vertical pass finds these.
                Pair::Ours => VERTICAL,
                Pair::Even => true,
                Pair::Theirs => width > length,
            };
            if legal {
                emit(Rectangle {
                    from: W::cell(corner),
                    to: W::cell(corner + (width - 1) * across + to_end),
                });
            }
        }
    }

    /// Returns the runs of enemy discs along files (or ranks) that the mover's discs or the edge bound below (left),
    /// and those bounded above (right).
    #[inline]
    pub(super) fn runs<const VERTICAL: bool>(self, side: u8) -> Runs<W> {
        let areas = W::areas(side);
        let (step, first, last) = if VERTICAL {
            (W::STRIDE, areas.bottom, areas.top)
        } else {
            (1, areas.left, areas.right)
        };
        let Discs { own, enemy } = self;
        let starts = enemy & (own.up(step) | first);
        let ends = enemy & (own.down(step) | last);
        Runs {
            from: Bounded {
                seeds: starts,
                reached: fill(starts, enemy & !first, |set, n| set.up(n * step)),
            },
            to: Bounded {
                seeds: ends,
                reached: fill(ends, enemy & !last, |set, n| set.down(n * step)),
            },
        }
    }

    /// True if the mover can place or capture.
    pub(super) fn can_move(self, side: u8) -> bool {
        let mut found = !self.placements(side).is_empty();
        if !found {
            self.captures(side, |_| found = true);
        }
        found
    }

    /// Returns the state of the game (`NEB-7`, `NEB-8`, `NEB-9`).
    #[inline]
    pub(super) fn verdict(self, side: u8) -> Verdict {
        match (self.own.is_empty(), self.enemy.is_empty()) {
            (false, true) => Verdict::Won,
            (true, false) if self.enemy.count() > 1 => Verdict::Lost,
            _ if self.can_move(side) || self.turned().can_move(side) => Verdict::Open,
            _ => Verdict::Drawn,
        }
    }

    /// Returns the owner of the disc on a cell: true for the mover, `None` for an empty cell.
    pub(super) fn owns(self, cell: Cell) -> Option<bool> {
        let place = W::place(cell);
        if self.own.has(place) { Some(true) } else { self.enemy.has(place).then_some(false) }
    }

    /// Adds a disc of the mover, or of the enemy, on an empty cell.
    pub(super) fn add(&mut self, cell: Cell, own: bool) {
        let set = if own { &mut self.own } else { &mut self.enemy };
        *set = *set | W::at(W::place(cell));
    }

    /// Returns the mover's and the enemy's discs by rank.
    #[inline]
    pub(super) fn ranks(self) -> [[u16; 2]; MAX_SIDE as usize] {
        let words = [self.own.words(), self.enemy.words()];
        let mask = u64::MAX >> (64 - W::STRIDE);
        std::array::from_fn(|rank| {
            let place = rank as u32 * W::STRIDE;
            words.map(|set| {
                let word = set.get(place as usize / 64).copied().unwrap_or(0);
                (word >> (place % 64) & mask) as u16
            })
        })
    }

    /// Returns the discs from the other player's view.
    #[inline]
    pub(super) fn turned(self) -> Discs<W> {
        Discs { own: self.enemy, enemy: self.own }
    }

    /// Returns the discs after a move, from the view of the player to move then. After a swap the other seat moves, but
    /// the same colour.
    #[inline]
    pub(super) fn after(self, m: Move) -> Discs<W> {
        let Discs { own, enemy } = self;
        match m {
            Move::Place(cell) => Discs { own: enemy, enemy: own | W::at(W::place(cell)) },
            Move::Capture(rectangle) => {
                let flipped = area::<W>(rectangle);
                Discs { own: enemy & !flipped, enemy: own | flipped }
            }
            Move::Pass => self.turned(),
            Move::Swap => self,
        }
    }
}

/// The boundary of a rectangle on one side, from the mover's view.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wall {
    Own,
    Enemy,
    Edge,
    /// No wall: an empty cell, or both colours.
    Gap,
}

/// The player for which a pair of parallel walls counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pair {
    Ours,
    Even,
    Theirs,
}

impl Pair {
    /// Classifies a pair: an edge takes the colour of the opposite wall; two edges are neutral. Neither may be a gap.
    #[inline]
    fn of(a: Wall, b: Wall) -> Pair {
        let share = |wall| match wall {
            Wall::Own => 1,
            Wall::Enemy => -1,
            Wall::Edge | Wall::Gap => 0,
        };
        match share(a) + share(b) {
            1.. => Pair::Ours,
            0 => Pair::Even,
            _ => Pair::Theirs,
        }
    }
}

/// Returns all cells that `seeds` reach over cells of `through`, by doubling steps (Kogge and Stone, 1973).
#[inline]
fn fill<W: Bits>(seeds: W, mut through: W, shift: impl Fn(W, u32) -> W) -> W {
    let mut reached = seeds;
    for doubling in 0..W::DOUBLINGS {
        reached = reached | (through & shift(reached, 1 << doubling));
        through = through & shift(through, 1 << doubling);
    }
    reached
}

/// Returns the set of a rectangle's cells.
#[inline]
pub(super) fn area<W: Bits>(rectangle: Rectangle) -> W {
    let mut row = W::low(u32::from(rectangle.width())).up(W::place(rectangle.from));
    let mut area = row;
    for _ in 1..rectangle.height() {
        row = row.up(W::STRIDE);
        area = area | row;
    }
    area
}
