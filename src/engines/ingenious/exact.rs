//! Exact values at the end of the game, where few placements are left: every move and every draw that can
//! still matter is followed.
//!
//! Expectimax (Michie 1966), each seat maximising its own probability of winning, then its margin. A draw
//! matters only if its seat can be due again before the board is full; other draws are passed over. The last
//! placement of the game from a rack with face-down tiles is averaged over all racks by order statistics: the seat
//! plays its best tile, and the chance that none of the i best kinds is on the rack is a quotient of
//! binomials. Where no draw matters any more, two seats' best placements are found by `finish`, and only
//! they are followed.

use super::finish;
use super::worth::{Worth, rate};
use crate::engines::Question;
use crate::game::{Game, Turn};
use crate::games::ingenious::{Direction, Ingenious, KINDS, Move, Rack, Tile};
use crate::search::{Budget, Kind, Line, Report, Stats, StoppedBy};
use std::borrow::Cow;

/// Most placements that may be left.
const MOST_LEFT: usize = 3;

/// The whole truth about the question's moves; `None` when too much is left, something hidden has no exact
/// average, or half of the budget did not suffice.
pub(super) fn analyse(
    view: &Ingenious,
    question: &Question<Move>,
    budget: &mut Budget,
) -> Option<Report<Move>> {
    solve(view, question, budget, true)
}

/// The same, with or without shortcuts, which change what it costs but no value and no line.
pub(super) fn solve(
    view: &Ingenious,
    question: &Question<Move>,
    budget: &mut Budget,
    shortcuts: bool,
) -> Option<Report<Move>> {
    let Turn::Seat(mover) = view.turn() else {
        return None;
    };
    let me = mover.index();
    if placements_left(view) > MOST_LEFT || view.rack(mover).has_face_down() {
        return None;
    }
    let before = budget.spent();
    let mut part = budget.split(1, 2);
    let mut solver = Solver {
        budget: &mut part,
        shortcuts,
    };
    let mut position = view.clone();
    let moves = solver.worth_following(&mut position, &question.moves, question.lines);
    let solved = moves.and_then(|moves| {
        let follow = |&m: &Move| Some((m, solver.child(&mut position, m)?));
        moves.iter().map(follow).collect::<Option<Vec<_>>>()
    });
    budget.join(part);
    let solved = solved?;
    let mut order: Vec<(Move, Found)> = Vec::with_capacity(solved.len());
    for (m, found) in solved {
        // Equal moves stay in the order of the question.
        let place = order
            .iter()
            .position(|(_, other)| found.worth.better_for(me, &other.worth))
            .unwrap_or(order.len());
        order.insert(place, (m, found));
    }
    let depth = order.iter().map(|(_, found)| found.longest).max()?;
    let mut lines: Vec<Line<Move>> = order
        .into_iter()
        .take(question.lines.max(1))
        .map(|(m, found)| {
            let mut value = found.worth.value(me, Kind::Exact);
            value.plies = (found.longest == found.shortest).then_some(found.longest);
            if found.drawn && view.seats() > 1 {
                value.outcome = Some(crate::search::Outcome::Draw);
            }
            let mut pv = vec![m];
            pv.extend(found.pv.into_iter().rev());
            Line {
                m,
                value,
                loss: 0.0,
                pv,
            }
        })
        .collect();
    rate(&mut lines);
    Some(Report {
        value: lines.first()?.value.clone(),
        lines,
        stats: Stats {
            nodes: budget.spent() - before,
            depth,
            engine: "expectimax",
            stopped_by: StoppedBy::Proved,
        },
    })
}

/// No more than so many tiles can still be placed: half of every connected region of empty cells.
pub fn placements_left(position: &Ingenious) -> usize {
    let mut open = [false; 256];
    for cell in position.empty_cells() {
        open[cell.index() as usize] = true;
    }
    let mut stack = arrayvec::ArrayVec::<u8, 256>::new();
    let mut left = 0;
    for cell in position.empty_cells() {
        if !std::mem::take(&mut open[cell.index() as usize]) {
            continue;
        }
        stack.push(cell.index());
        let mut size = 0;
        while let Some(index) = stack.pop() {
            size += 1;
            for direction in Direction::ALL {
                let next = direction.step(index);
                if std::mem::take(&mut open[next as usize]) {
                    stack.push(next);
                }
            }
        }
        left += size / 2;
    }
    left
}

/// What is known of a position.
struct Found {
    worth: Worth,
    /// Moves of seats to the end, at least and at most.
    shortest: u32,
    longest: u32,
    /// Whether every end is a win shared by all.
    drawn: bool,
    /// The moves that follow, last first, up to the first one that chance or something hidden decides.
    pv: Vec<Move>,
}

struct Solver<'a> {
    budget: &'a mut Budget,
    /// Whether moves may be passed over that [`finish`] shows not to matter.
    shortcuts: bool,
}

impl Solver<'_> {
    fn child(&mut self, position: &mut Ingenious, m: Move) -> Option<Found> {
        if !self.budget.spend() {
            return None;
        }
        let undo = position.play(m);
        let found = self.visit(position);
        position.undo(undo);
        let mut found = found?;
        if !matches!(m, Move::Draw(_)) {
            found.shortest += 1;
            found.longest += 1;
        }
        Some(found)
    }

    fn visit(&mut self, position: &mut Ingenious) -> Option<Found> {
        match position.turn() {
            Turn::Over => Some(Found {
                worth: Worth::of(position),
                shortest: 0,
                longest: 0,
                drawn: position.winners().len() == position.seats(),
                pv: Vec::new(),
            }),
            Turn::Chance => self.average(position),
            Turn::Seat(mover) => {
                if position.rack(mover).has_face_down() {
                    return self.last_from_hidden(position);
                }
                let mut moves = Vec::new();
                position.moves(&mut moves);
                self.best(position, &moves)
            }
        }
    }

    /// The moves among which the best `lines` are, of equal ones the first: all of them, or no more than those.
    fn worth_following<'m>(
        &mut self,
        position: &mut Ingenious,
        moves: &'m [Move],
        lines: usize,
    ) -> Option<Cow<'m, [Move]>> {
        if !self.shortcuts {
            return Some(Cow::Borrowed(moves));
        }
        if finish::applies(position) {
            return finish::choose(position, moves, lines, self.budget).map(Cow::Owned);
        }
        let idle = finish::is_idle_exchange(position);
        let count = if idle {
            lines.max(1).min(moves.len())
        } else {
            moves.len()
        };
        Some(Cow::Borrowed(&moves[..count]))
    }

    fn best(&mut self, position: &mut Ingenious, moves: &[Move]) -> Option<Found> {
        let Turn::Seat(mover) = position.turn() else {
            return None;
        };
        let moves = self.worth_following(position, moves, 1)?;
        let mut best: Option<Found> = None;
        for &m in moves.iter() {
            let mut found = self.child(position, m)?;
            let better = best
                .as_ref()
                .is_none_or(|best| found.worth.better_for(mover.index(), &best.worth));
            if better {
                found.pv.push(m);
                best = Some(found);
            }
        }
        best
    }

    /// The mean over what is drawn. Draws of several tiles that matter are left alone.
    fn average(&mut self, position: &mut Ingenious) -> Option<Found> {
        let count = position.draw_count();
        let unseen = *position.unseen();
        let matters = placements_left(position) >= position.seats();
        if !matters {
            // Any tiles will do: they are never played.
            let pool = Tile::all().flat_map(|tile| {
                std::iter::repeat_n(Some(tile), usize::from(unseen[tile.index()]))
            });
            let mut found = self.child(position, Move::Draw(Rack::new(pool.take(count))?))?;
            found.pv.clear();
            return Some(found);
        }
        if count != 1 {
            return None;
        }
        let total: u32 = unseen.iter().map(|&n| u32::from(n)).sum();
        let mut mean = Mean::new(position.seats());
        for tile in Tile::all() {
            let weight = unseen[tile.index()];
            if weight > 0 {
                let found = self.child(position, Move::Draw(Rack::new([Some(tile)])?))?;
                mean.add(&found, f64::from(weight) / f64::from(total));
            }
        }
        mean.found()
    }

    /// The last placement of the game, by a seat with face-down tiles.
    fn last_from_hidden(&mut self, position: &mut Ingenious) -> Option<Found> {
        let Turn::Seat(mover) = position.turn() else {
            return None;
        };
        if placements_left(position) > 1 {
            return None;
        }
        let rack = position.rack(mover);
        let unseen = *position.unseen();
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let mut kinds: Vec<(Tile, Found)> = Vec::with_capacity(KINDS);
        for tile in position.playable() {
            let of_kind = |m: &&Move| matches!(m, Move::Place { tile: kind, .. } if *kind == tile);
            let list: Vec<Move> = moves.iter().filter(of_kind).copied().collect();
            let mut position = position.clone();
            kinds.push((tile, self.best(&mut position, &list)?));
        }
        // Best kinds first, equal ones in their order.
        let mut order: Vec<(Tile, Found)> = Vec::with_capacity(kinds.len());
        for (tile, found) in kinds {
            let place = order
                .iter()
                .position(|(_, other)| found.worth.better_for(mover.index(), &other.worth))
                .unwrap_or(order.len());
            order.insert(place, (tile, found));
        }
        let mut mean = Mean::new(position.seats());
        let total: u32 = unseen.iter().map(|&n| u32::from(n)).sum();
        let down = rack.face_down() as u32;
        // Unseen tiles that are not of a better kind, and the chance that no better one is on the rack.
        let mut rest = total;
        let mut none_better = 1.0;
        for (tile, found) in &order {
            if rack.contains(*tile) {
                mean.add(found, none_better);
                break;
            }
            rest -= u32::from(unseen[tile.index()]);
            let none = absent(rest, total, down);
            if none_better > none {
                mean.add(found, none_better - none);
            }
            none_better = none;
        }
        mean.found()
    }
}

/// The probability that `down` tiles out of `total` are all among `rest` of them.
fn absent(rest: u32, total: u32, down: u32) -> f64 {
    (0..down)
        .map(|i| f64::from(rest.saturating_sub(i)) / f64::from(total - i))
        .product()
}

struct Mean {
    sum: Worth,
    shortest: u32,
    longest: u32,
    drawn: bool,
    any: bool,
}

impl Mean {
    fn new(seats: usize) -> Mean {
        Mean {
            sum: Worth::zero(seats),
            shortest: u32::MAX,
            longest: 0,
            drawn: true,
            any: false,
        }
    }

    fn add(&mut self, found: &Found, weight: f64) {
        self.sum.add(&found.worth, weight);
        self.shortest = self.shortest.min(found.shortest);
        self.longest = self.longest.max(found.longest);
        self.drawn &= found.drawn;
        self.any = true;
    }

    fn found(self) -> Option<Found> {
        self.any.then(|| Found {
            worth: self.sum,
            shortest: self.shortest,
            longest: self.longest,
            drawn: self.drawn,
            pv: Vec::new(),
        })
    }
}
