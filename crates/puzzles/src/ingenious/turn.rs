//! The exact best continuation of a turn, over all placements that it has left.
//!
//! A turn is one placement and the bonus placements that it earns, without a draw in between. So only the seat's own
//! rack must be known. Scores never fall, and every placement that earns nothing more ends a bonus: the search tree is
//! wide but rarely deep.

use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Cell, Form, Ingenious, Move, Phase, Tile};
use tessera_search::Budget;

use crate::task::MoveValue;

/// The scores as one number whose order is the rules' comparison: ascending, two decimal digits each, the
/// lowest colour in front.
pub(super) fn digits(mut scores: [i8; COLOURS]) -> i64 {
    scores.sort_unstable();
    scores.iter().fold(0, |number, &score| number * 100 + i64::from(score))
}

/// [`digits`] with the decimal point behind the second-lowest colour: whole points of that colour, of which
/// a point of the lowest counts 100. All numbers below 2^53 over one constant: different scores keep
/// different values, in their order.
pub(super) fn value(digits: i64) -> f64 {
    digits as f64 / 1e8
}

/// Returns the value of every move if the seat makes the best of its turn. At most `horizon` placements of the turn
/// count, this one included. `None` in the forms with shared tracks and for a rack that is not fully known.
pub(super) fn move_values(
    position: &Ingenious,
    horizon: u32,
    budget: &mut Budget,
) -> Option<Vec<MoveValue<Move>>> {
    let Turn::Seat(seat) = position.turn() else {
        return None;
    };
    // A solo turn is one placement: nothing below needs to know that its tracks stop part-way.
    let own_tracks = matches!(position.form(), Form::Standard | Form::Solo);
    if !own_tracks || position.rack(seat).has_face_down() {
        return None;
    }
    let moves = position.legal_moves();
    let mut walk = position.clone();
    let mut values = Vec::with_capacity(moves.len());
    for m in moves {
        if !budget.spend() {
            return None;
        }
        let undo = walk.play(m);
        let best = rest_of_turn(&mut walk, seat, horizon.saturating_sub(1), budget);
        walk.undo(undo);
        values.push(MoveValue { m, value: value(best?) });
    }
    Some(values)
}

/// The best [`digits`] that the seat can have when its turn ends or `horizon` more placements are made.
fn rest_of_turn(
    walk: &mut Ingenious,
    seat: Seat,
    horizon: u32,
    budget: &mut Budget,
) -> Option<i64> {
    let scores = walk.scores(seat);
    let due = walk.turn() == Turn::Seat(seat) && walk.phase() == Phase::Place;
    if horizon == 0 || !due {
        return Some(digits(scores));
    }
    // Later placements can only add to the scores. So counting every placement as the last one is exact for last
    // placements and a lower bound for the others.
    let last = Fronts::of(walk);
    let mut best = last.best(scores);
    if horizon == 1 || walk.rack(seat).len() == 1 {
        return Some(best);
    }
    let pending = walk.bonus();
    for m in last.continued(walk, pending) {
        if !budget.spend() {
            return None;
        }
        let undo = walk.play(m);
        let found = rest_of_turn(walk, seat, horizon - 1, budget);
        walk.undo(undo);
        best = best.max(found?);
    }
    Some(best)
}

/// Most points that a track takes.
const ROOM: usize = 18;

/// The most that one placement can add, by kind of tile.
struct Fronts {
    /// For each tile and each gain of its first colour, the most that its second colour can gain with it; -1 if there
    /// is no such placement. For a double, the gain of both halves together, in the first place.
    by_tile: Vec<(Tile, [i8; ROOM + 1])>,
    /// Placements that earn a bonus.
    earning: Vec<Move>,
    room: [i8; COLOURS],
}

impl Fronts {
    fn of(position: &Ingenious) -> Fronts {
        let mover = match position.turn() {
            Turn::Seat(seat) => position.scores(seat),
            Turn::Chance | Turn::Over => [ROOM as i8; COLOURS],
        };
        let room = mover.map(|score| ROOM as i8 - score);
        let mut fronts = Fronts {
            by_tile: (position.playable()).map(|tile| (tile, [-1; ROOM + 1])).collect(),
            earning: Vec::new(),
            room,
        };
        for cells in position.legal_pairs().iter() {
            fronts.add(position, cells);
        }
        fronts
    }

    fn add(&mut self, position: &Ingenious, cells: [Cell; 2]) {
        let [low, high] = cells.map(|cell| position.points_by_colour(cell));
        for (tile, front) in &mut self.by_tile {
            let tile = *tile;
            let [a, b] = tile.halves().map(|colour| colour as usize);
            let [room_a, room_b] = [self.room[a], self.room[b]];
            if tile.is_double() {
                let gain = ((low[a] + high[a]) as i8).min(room_a);
                front[gain as usize] = 0;
                if gain > 0 && gain == room_a {
                    self.earning.push(Move::Place { tile, cells });
                }
                continue;
            }
            for (first, second, cells) in [(low, high, cells), (high, low, [cells[1], cells[0]])] {
                let gain_a = (first[a] as i8).min(room_a);
                let gain_b = (second[b] as i8).min(room_b);
                let best = &mut front[gain_a as usize];
                *best = gain_b.max(*best);
                if gain_a > 0 && gain_a == room_a || gain_b > 0 && gain_b == room_b {
                    self.earning.push(Move::Place { tile, cells });
                }
            }
        }
    }

    /// The best scores after one placement.
    fn best(&self, scores: [i8; COLOURS]) -> i64 {
        let mut best = digits(scores);
        for (tile, front) in &self.by_tile {
            let [a, b] = tile.halves().map(|colour| colour as usize);
            for (gain, &with) in (0..).zip(front).filter(|(_, with)| **with >= 0) {
                let mut after = scores;
                after[a] += gain;
                after[b] += with;
                best = best.max(digits(after));
            }
        }
        best
    }

    /// The placements after which the turn goes on.
    fn continued(self, position: &Ingenious, pending: u8) -> Vec<Move> {
        if pending <= 1 {
            return self.earning;
        }
        position.legal_moves()
    }
}
