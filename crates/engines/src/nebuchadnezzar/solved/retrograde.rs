//! Distances of all states of one set of occupied cells, computed backwards from the ends of the game.

use super::occupied::{Occupied, State};

/// Plies to the end of the game if the winner hurries and the loser delays: odd if the mover wins, even if it loses.
pub(super) type Distance = u8;

/// Distance of a drawn state. No such state is known.
pub(super) const DRAWN: Distance = Distance::MAX;

/// Returns the distances of all states by number. A state that the mover has already won counts 0 like a lost one, but
/// no move leads to it. `next` has the distances of [`Occupied::next_classes`].
///
/// Retrograde analysis (Thompson, "Retrograde Analysis of Certain Endgames", 1986): a state is won one ply after the
/// nearest lost state that a move leads to, and lost one ply after the furthest, once all of them are won. States are
/// settled in the order of their distances.
pub(super) fn distances(occupied: &Occupied, next: &[&[Distance]]) -> Box<[Distance]> {
    let states = occupied.states();
    let mut found = vec![DRAWN; states].into_boxed_slice();
    let mut open = vec![Open::default(); states];
    let mut edges: Vec<(u32, u32)> = Vec::new();
    let mut due: Vec<Vec<u32>> = Vec::new();
    occupied.each(|index, discs| {
        if let State::Over { won } = occupied.state(discs) {
            found[index as usize] = 0;
            if !won {
                put(&mut due, 0, index);
            }
            return;
        }
        let this = &mut open[index as usize];
        let mut nearest = DRAWN;
        let mut moves = false;
        occupied.placements(index, discs, |at, state| {
            moves = true;
            match next[at][state] {
                DRAWN => this.holds = true,
                lost if lost.is_multiple_of(2) => nearest = nearest.min(lost + 1),
                won => this.longest = this.longest.max(won + 1),
            }
        });
        let before = edges.len();
        occupied.captures(index, discs, |after| edges.push((after, index)));
        if !moves && edges.len() == before {
            edges.push((occupied.turned(index), index));
        }
        this.ahead = (edges.len() - before) as u8;
        if nearest != DRAWN {
            this.holds = true;
            put(&mut due, nearest, index);
        } else if this.ahead == 0 && !this.holds {
            put(&mut due, this.longest, index);
        }
    });

    let before = Predecessors::of(&edges, states);
    let mut distance = 0;
    while usize::from(distance) < due.len() {
        for index in std::mem::take(&mut due[usize::from(distance)]) {
            let known = &mut found[index as usize];
            if *known != DRAWN && distance > 0 {
                continue;
            }
            *known = distance;
            for &earlier in before.of_state(index) {
                if found[earlier as usize] != DRAWN {
                    continue;
                }
                let open = &mut open[earlier as usize];
                if distance.is_multiple_of(2) {
                    put(&mut due, distance + 1, earlier);
                    continue;
                }
                open.ahead -= 1;
                open.longest = open.longest.max(distance + 1);
                if open.ahead == 0 && !open.holds {
                    put(&mut due, open.longest, earlier);
                }
            }
        }
        distance += 1;
    }
    found
}

/// Partial results of a state that is not settled.
#[derive(Clone, Default)]
struct Open {
    /// Number of moves that stay in this set and don't lead to a state known to be won.
    ahead: u8,
    /// One ply more than the longest distance of the known won states after its moves.
    longest: Distance,
    /// True if a placement wins or draws.
    holds: bool,
}

fn put(due: &mut Vec<Vec<u32>>, distance: Distance, state: u32) {
    let distance = usize::from(distance);
    if due.len() <= distance {
        due.resize_with(distance + 1, Vec::new);
    }
    due[distance].push(state);
}

/// The states from which captures and passes lead to each state, as concatenated lists.
struct Predecessors {
    starts: Vec<u32>,
    states: Vec<u32>,
}

impl Predecessors {
    /// Builds the lists from moves given as pairs: the state after, the state before.
    fn of(moves: &[(u32, u32)], states: usize) -> Predecessors {
        let mut starts = vec![0; states + 1];
        for &(after, _) in moves {
            starts[after as usize] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut lists = vec![0; moves.len()];
        for &(after, before) in moves {
            let start = &mut starts[after as usize];
            *start -= 1;
            lists[*start as usize] = before;
        }
        Predecessors { starts, states: lists }
    }

    fn of_state(&self, state: u32) -> &[u32] {
        let at = state as usize;
        &self.states[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}
