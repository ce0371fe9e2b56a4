//! Legal moves: shapes filled with tiles under the colour rule (TEM-6) and the value rule (TEM-5).

use std::ops::ControlFlow::{self, Break, Continue};

use super::contact::{OPENING, touch};
use super::shapes::{self, Shape};
use super::slot::{Placed, Side, Slot, SlotKind};
use super::values::{ALL_VALUES, at_least, pairs, pairs_apart, pairs_out_of, touching, triples};
use super::{Colour, Edition, MoveType, Tile, VALUES};
use super::{Move, Temple, colour_of};
use crate::game::{Game, Seat};

/// Reason for which a tile of a move can be placed at its turn (TEM-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TileReason {
    /// The tile that is placed.
    pub placed: Placed,
    /// A tile of the same or a smaller value that it touches, on the table or placed before it in the
    /// same move; `None` for the first tile of the game.
    pub support: Option<Placed>,
}

impl Temple {
    /// Calls `visit` with every shape that the table allows, regardless of the tiles in hand, until it breaks. Each set
    /// of slots comes once. No shapes on an empty table, where TEM-7 names the only slot.
    pub fn each_shape<B>(&self, visit: impl FnMut(&Shape) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.board.is_empty() {
            return Continue(());
        }
        shapes::scan(&self.board, self.edition, visit)
    }

    /// Returns the shape that fills exactly these slots, which are in the order of notation.
    pub fn shape_of(&self, slots: &[Slot]) -> Option<Shape> {
        let found = self.each_shape(|shape| {
            if shape.slots[..shape.len] == *slots { Break(*shape) } else { Continue(()) }
        });
        found.break_value()
    }

    /// Returns the type of a legal move: the first in the table's order that describes it (TEM-4).
    pub fn move_type(&self, m: Move) -> MoveType {
        let high_wall = |x: i32, y: i32, side: Side| {
            let (dx, dy) = side.step();
            self.board.has(SlotKind::Wall(side.opposite()), x + dx, y + dy)
        };
        let mut slots = m.tiles().map(Placed::slot);
        let (first, second) = (slots.next(), slots.next());
        match (first.map(|slot| (slot, slot.kind())), second) {
            (Some((_, SlotKind::Floor)) | None, _) => MoveType::Floor,
            (Some((_, SlotKind::Wall(_))), None) => MoveType::SingleWall,
            (Some((_, SlotKind::Wall(_))), Some(_)) => MoveType::CornerWall,
            (Some((top, SlotKind::Top)), None) => {
                let stands_on = |side: &Side| high_wall(top.x(), top.y(), *side);
                match Side::ALL.iter().filter(|side| stands_on(side)).count() {
                    0 | 1 => MoveType::CornerTop,
                    _ => MoveType::SingleTop,
                }
            }
            (Some((top, SlotKind::Top)), Some(wall)) => match wall.kind() {
                // The new wall's side, seen from its low cell, is the side of the top opposite to it.
                SlotKind::Wall(across) if high_wall(top.x(), top.y(), across) => MoveType::Tunnel,
                _ => MoveType::CornerTop,
            },
        }
    }

    /// True if the seat to move has a legal move and the game is not over.
    pub(super) fn can_move(&self) -> bool {
        let Some(reserve) = self.reserve() else {
            return false;
        };
        self.board.is_empty()
            || shapes::scan(&self.board, self.edition, |shape| {
                if reserve.admits(shape) { Break(()) } else { Continue(()) }
            })
            .is_break()
    }

    /// Returns the number of moves that [`Temple::list_moves`] lists.
    pub(super) fn number_of_moves(&self) -> u64 {
        let Some(reserve) = self.reserve() else {
            return 0;
        };
        if self.board.is_empty() {
            return u64::from(reserve.colours.count_ones());
        }
        let mut total = 0;
        let _: ControlFlow<()> = shapes::scan(&self.board, self.edition, |shape| {
            total += reserve.count(shape);
            Continue(())
        });
        total
    }

    /// Appends every legal move.
    pub(super) fn list_moves(&self, out: &mut Vec<Move>) {
        let Some(reserve) = self.reserve() else {
            return;
        };
        if self.board.is_empty() {
            out.extend(bits(reserve.colours).map(|colour| {
                let first = Tile::new(Colour::new(colour as usize), 1);
                Move::new([Placed::new(OPENING, first)])
            }));
            return;
        }
        let _: ControlFlow<()> = shapes::scan(&self.board, self.edition, |shape| {
            reserve.list(shape, out);
            Continue(())
        });
    }

    /// Appends the legal moves that differ in more than the name of the colour that they open: of the colours that the
    /// seat to move has not begun, only the first is opened. Exchanging two of them is a symmetry, so every other move
    /// has the same future as one of these: [`Temple::representative`].
    pub fn distinct_moves(&self, out: &mut Vec<Move>) {
        let Some(reserve) = self.distinct_reserve() else {
            return;
        };
        if self.board.is_empty() {
            self.list_moves(out);
            out.truncate(1);
            return;
        }
        let _: ControlFlow<()> = shapes::scan(&self.board, self.edition, |shape| {
            reserve.list(shape, out);
            Continue(())
        });
    }

    /// Returns the tiles of the colour that the seat to move has begun and can't place in any of its `moves`, all of
    /// its distinct ones, in order. None without such a colour.
    pub fn stuck(&self, moves: &[Move]) -> Vec<Tile> {
        let placed: Vec<Tile> =
            (moves.iter().flat_map(|m| m.tiles())).map(|placed| placed.tile()).collect();
        (self.active(self.to_move).into_iter())
            .flat_map(|colour| self.tiles_in_hand(self.to_move, colour))
            .filter(|tile| !placed.contains(tile))
            .collect()
    }

    /// Returns the reserve of the seat to move, with one representative of the colours that it may open.
    pub(super) fn distinct_reserve(&self) -> Option<Reserve> {
        let mut reserve = self.reserve()?;
        if self.active(self.to_move).is_none() {
            reserve.colours = lowest(reserve.colours);
        }
        reserve.run_on = lowest(reserve.run_on);
        Some(reserve)
    }

    /// Returns the colour that a legal move opens and the first one that it could have opened instead.
    pub fn opened(&self, m: Move) -> Option<(Colour, Colour)> {
        let untouched = self.untouched(self.to_move);
        let first = Colour::new((untouched != 0).then_some(untouched.trailing_zeros())? as usize);
        let opens = |colour: &Colour| untouched >> colour.index() & 1 == 1;
        let opened = m.tiles().map(|placed| placed.tile().colour()).find(opens)?;
        Some((opened, first))
    }

    /// Returns the one of [`Temple::distinct_moves`] that differs from a legal move at most by the name of the opened
    /// colour.
    pub fn representative(&self, m: Move) -> Move {
        self.opened(m).map_or(m, |(a, b)| m.recoloured(a, b))
    }

    /// Returns the reserve of the seat to move; `None` once a hand is empty.
    #[inline]
    fn reserve(&self) -> Option<Reserve> {
        if self.hand(self.to_move.other()) == 0 {
            return None;
        }
        self.reserve_of(self.to_move)
    }

    /// Returns the reserve of a seat, as if it were its turn; `None` with an empty hand.
    #[inline]
    pub(super) fn reserve_of(&self, seat: Seat) -> Option<Reserve> {
        let hand = self.hand(seat);
        if hand == 0 {
            return None;
        }
        let untouched = self.untouched(seat);
        Some(match self.active(seat) {
            None => Reserve { values: ALL_VALUES, colours: untouched, run_on: 0 },
            Some(colour) => Reserve {
                values: colour_of(hand, colour.index()),
                colours: 1 << colour.index(),
                run_on: match self.edition {
                    Edition::Published => 0,
                    Edition::Revised => untouched,
                },
            },
        })
    }

    /// Returns the tiles of a legal move in an order in which they can be placed, each with a tile that permits it: one
    /// on the table if possible, otherwise one of the move, and among these the one with the smallest value.
    pub fn placement_order(&self, m: Move) -> Vec<TileReason> {
        let tiles: Vec<Placed> = m.tiles().collect();
        let mover = self.to_move;
        let (finishing, rest): (Vec<Placed>, Vec<Placed>) = match self.active(mover) {
            // The tiles of the used-up colour go first (TEM-6).
            Some(active) => tiles.iter().partition(|p| p.tile().colour() == active),
            None => (Vec::new(), tiles),
        };
        let table = self.table();
        let mut order: Vec<TileReason> = Vec::new();
        for mut waiting in [finishing, rest] {
            while !waiting.is_empty() {
                let next = waiting.iter().enumerate().find_map(|(i, &placed)| {
                    let support = |among: &mut dyn Iterator<Item = Placed>| {
                        among
                            .filter(|other| {
                                other.tile().value() <= placed.tile().value()
                                    && touch(other.slot(), placed.slot())
                            })
                            .min_by_key(|other| (other.tile().value(), *other))
                    };
                    let found = support(&mut table.iter().copied())
                        .or_else(|| support(&mut order.iter().map(|r| r.placed)));
                    (found.is_some() || table.is_empty()).then_some((i, found))
                });
                // Only an illegal move has a tile that no tile permits.
                let Some((i, support)) = next else { break };
                let placed = waiting.remove(i);
                order.push(TileReason { placed, support });
            }
        }
        order
    }

    /// True if a legal move wins: by the last tile, or because it leaves no reply (TEM-10).
    pub fn wins(&self, m: Move) -> bool {
        self.played(m).is_over()
    }
}

/// The tiles that a seat may place: the colour rule in three masks.
pub(super) struct Reserve {
    /// The values held of the active colour, or of each colour that may be opened.
    values: u8,
    /// The active colour, or the colours that may be opened; a move is of one of them.
    colours: u16,
    /// The colours into which a move that uses up `values` may run on (`revised`).
    run_on: u16,
}

impl Reserve {
    /// True if some choice of tiles makes the shape a legal move.
    #[inline]
    pub(super) fn admits(&self, shape: &Shape) -> bool {
        match shape.len {
            1 => self.values & at_least(shape.needs[0]) != 0,
            _ if !self.runs_on(shape) => match shape.len {
                2 => pairs(shape.needs) & pairs_out_of(self.values) != 0,
                _ => triples_out_of(self.values, shape).next().is_some(),
            },
            _ if self.run_on == 0 => false,
            2 => self.run_ons_of_two(shape) != [0, 0],
            _ => self.run_ons_of_three(shape).next().is_some(),
        }
    }

    /// Returns the number of choices of tiles that make the shape a legal move.
    #[inline]
    fn count(&self, shape: &Shape) -> u64 {
        let colours = u64::from(self.colours.count_ones());
        match shape.len {
            1 => colours * u64::from((self.values & at_least(shape.needs[0])).count_ones()),
            _ if !self.runs_on(shape) => match shape.len {
                2 => {
                    let fitting = pairs(shape.needs) & pairs_out_of(self.values);
                    colours * u64::from(fitting.count_ones())
                }
                _ => colours * triples_out_of(self.values, shape).count() as u64,
            },
            _ if self.run_on == 0 => 0,
            2 => {
                let [a, b] = self.run_ons_of_two(shape).map(u8::count_ones);
                u64::from(self.run_on.count_ones() * (a + b))
            }
            _ => u64::from(self.run_on.count_ones()) * self.run_ons_of_three(shape).count() as u64,
        }
    }

    /// Appends the moves that fill the shape.
    #[inline]
    pub(super) fn list(&self, shape: &Shape, out: &mut Vec<Move>) {
        let place = |i: usize, colour: u16, value: u8| {
            let tile = Tile::from_index(VALUES * colour as usize + value as usize);
            Placed::new(shape.slots[i], tile)
        };
        if shape.len > 1 && self.runs_on(shape) {
            let active = self.colours.trailing_zeros() as u16;
            for colour in bits(self.run_on) {
                if shape.len == 2 {
                    let value = self.values.trailing_zeros() as u8;
                    let [second, first] = self.run_ons_of_two(shape);
                    out.extend(values_of(second).map(|other| {
                        Move::new([place(0, active, value), place(1, colour, other)])
                    }));
                    out.extend(values_of(first).map(|other| {
                        Move::new([place(0, colour, other), place(1, active, value)])
                    }));
                    continue;
                }
                out.extend(self.run_ons_of_three(shape).map(|(first, values)| {
                    Move(std::array::from_fn(|i| {
                        let of = if first >> i & 1 == 1 { active } else { colour };
                        place(i, of, values[i])
                    }))
                }));
            }
            return;
        }
        for colour in bits(self.colours) {
            match shape.len {
                1 => {
                    let fitting = self.values & at_least(shape.needs[0]);
                    out.extend(
                        bits(u16::from(fitting))
                            .map(|value| Move::new([place(0, colour, value as u8)])),
                    );
                }
                2 => {
                    let fitting = pairs(shape.needs) & pairs_out_of(self.values);
                    out.extend(
                        pair_values(fitting)
                            .map(|(a, b)| Move::new([place(0, colour, a), place(1, colour, b)])),
                    );
                }
                _ => out.extend(
                    triples_out_of(self.values, shape)
                        .map(|values| Move(std::array::from_fn(|i| place(i, colour, values[i])))),
                ),
            }
        }
    }

    /// True if the active colour has too few tiles for the shape.
    #[inline]
    fn runs_on(&self, shape: &Shape) -> bool {
        (self.values.count_ones() as usize) < shape.len
    }

    /// For a shape of two tiles and an active colour down to one tile: returns, by the place of that tile, which is
    /// placed first, the values that the tile of a new colour may have in the other place (TEM-6).
    #[inline]
    fn run_ons_of_two(&self, shape: &Shape) -> [u8; 2] {
        let value = self.values.trailing_zeros() as u8;
        [0, 1].map(|place| {
            if value < shape.needs[place] {
                return 0;
            }
            at_least(shape.needs[1 - place].min(value))
        })
    }

    /// For a shape of three tiles: returns the choices of values that use all of the active colour on some tiles, which
    /// are placed first, and one new colour on the rest (TEM-6). Each comes with the mask of the tiles placed first.
    fn run_ons_of_three(&self, shape: &Shape) -> impl Iterator<Item = (u8, [u8; 3])> {
        let (needs, joined) = (shape.needs, shape.joined);
        let touches = touching(joined);
        let pairs_of = move |a: usize, b: usize, needs: [u8; 2]| {
            if touches[a] >> b & 1 == 1 {
                pairs([needs[0], needs[1], 0])
            } else {
                pairs_apart(needs)
            }
        };
        let lowered = move |place: usize, by: usize, value: u8| {
            if touches[place] >> by & 1 == 1 { needs[place].min(value) } else { needs[place] }
        };
        let held = self.values;
        let down_to_one = held.count_ones() == 1;
        (0..3_usize).flat_map(move |apart| {
            // One tile has another colour than the other two: it goes before them if one tile is left, otherwise after
            // them.
            let (a, b) = [(1, 2), (0, 2), (0, 1)][apart];
            let value = held.trailing_zeros() as u8;
            let pairs = match down_to_one {
                true if value < needs[apart] => 0,
                true => {
                    let needs = [lowered(a, apart, value), lowered(b, apart, value)];
                    pairs_of(a, b, needs) & pairs_out_of(ALL_VALUES)
                }
                false => pairs_of(a, b, [needs[a], needs[b]]) & pairs_out_of(held),
            };
            pair_values(pairs).flat_map(move |(of_a, of_b)| {
                let alone = if down_to_one {
                    held
                } else {
                    at_least(lowered(apart, a, of_a).min(lowered(apart, b, of_b)))
                };
                let first = if down_to_one { 1 << apart } else { 1 << a | 1 << b };
                values_of(alone).map(move |value| {
                    let mut values = [value; 3];
                    (values[a], values[b]) = (of_a, of_b);
                    (first, values)
                })
            })
        })
    }
}

/// Returns the pairs of values in a mask of bits `6 * first + second`.
#[inline]
fn pair_values(mut pairs: u64) -> impl Iterator<Item = (u8, u8)> {
    std::iter::from_fn(move || {
        (pairs != 0).then(|| {
            let pair = pairs.trailing_zeros() as u8;
            pairs &= pairs - 1;
            (pair / 6, pair % 6)
        })
    })
}

/// Returns three different values out of a set that fit a shape of three tiles.
#[inline]
fn triples_out_of(set: u8, shape: &Shape) -> impl Iterator<Item = [u8; 3]> {
    let thirds = triples(shape.needs, shape.joined);
    pair_values(pairs_out_of(set)).flat_map(move |(a, b)| {
        let rest = set & thirds[(6 * a + b) as usize] & !(1 << a) & !(1 << b);
        values_of(rest).map(move |c| [a, b, c])
    })
}

/// Returns the members of a set of values, ascending.
#[inline]
fn values_of(set: u8) -> impl Iterator<Item = u8> {
    bits(u16::from(set)).map(|value| value as u8)
}

/// Returns the lowest set bit.
#[inline]
const fn lowest(bits: u16) -> u16 {
    bits & bits.wrapping_neg()
}

/// Returns the set bits, ascending.
#[inline]
fn bits(mut set: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as u16;
            set &= set - 1;
            bit
        })
    })
}
