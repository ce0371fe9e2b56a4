//! Points that placements score at once, prevent, prepare and allow.

use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::octopus::{Cell, Octopus, Placement, RunKind};

/// The most that the seat to move can score at once.
pub(super) fn most(position: &Octopus) -> u32 {
    let mut most = 0;
    position.each_gain(|_, gain| most = most.max(gain));
    most
}

/// The placements that score most at once.
pub(super) fn baits(position: &Octopus) -> Vec<Placement> {
    let most = most(position);
    let mut baits = Vec::new();
    position.each_gain(|m, gain| {
        if gain == most {
            baits.push(m);
        }
    });
    baits
}

/// The placement of the opponent that a move prevents, with the score that it would have had. It must have been the
/// best one by at least 2 points.
pub(super) fn denies(position: &Octopus, m: Placement) -> Option<(Placement, u32)> {
    let (reply, gain, other) = takes(position, m, follower(position)?)?;
    (gain >= other + 2).then_some((reply, gain))
}

/// The best placement of an opponent if a move prevents it, its score, and the most that the opponent could score on
/// another cell, which is less.
pub(super) fn takes(
    position: &Octopus,
    m: Placement,
    opponent: Seat,
) -> Option<(Placement, u32, u32)> {
    let replies = Replies::of(position, opponent);
    if replies.cell != Some(m.cell) || replies.best == replies.second {
        return None;
    }
    let (reply, gain) = best_on(position, opponent, m.cell)?;
    Some((reply, gain, replies.second))
}

/// True if a rule of thumb finds a move. Both rules take a cell where an opponent could score most. The first places the
/// tile that scores most there. The second adds the most that a tile that stays in hand can score afterwards.
pub(super) fn is_found(position: &Octopus, m: Placement) -> bool {
    let cells = wanted_cells(position);
    if !cells.contains(&m.cell) {
        return false;
    }
    let mut others = position.legal_moves();
    others.retain(|other| *other != m && cells.contains(&other.cell));
    let is_most = |score: fn(&Octopus, Placement) -> u32| {
        let own = score(position, m);
        others.iter().all(|&other| score(position, other) < own)
    };
    is_most(scored) || is_most(scored_with_next)
}

/// True if no opponent could score most on the cell of a move.
pub(super) fn is_elsewhere(position: &Octopus, m: Placement) -> bool {
    !wanted_cells(position).contains(&m.cell)
}

/// The points of a placement.
fn scored(position: &Octopus, m: Placement) -> u32 {
    position.gain(m).unwrap_or(0)
}

/// The points of a placement, and the most that a tile that stays in hand can score after it.
fn scored_with_next(position: &Octopus, m: Placement) -> u32 {
    let me = position.to_move();
    let mut next = position.played(m);
    if next.hand(me).is_empty() {
        return scored(position, m);
    }
    next.pass_to(me);
    scored(position, m) + most(&next)
}

/// The cells on which an opponent could score most; none without opponents.
fn wanted_cells(position: &Octopus) -> Vec<Cell> {
    let seats = position.seats();
    let next = |seat: &Seat| Some(seat.next(seats));
    let others: Vec<Seat> =
        std::iter::successors(next(&position.to_move()), next).take(seats - 1).collect();
    let reply = |cell: Cell| {
        let best = |&seat: &Seat| Some(best_on(position, seat, cell)?.1);
        others.iter().filter_map(best).max()
    };
    let replies: Vec<(Cell, Option<u32>)> =
        (position.open_cells()).map(|(cell, _)| (cell, reply(cell))).collect();
    let most = replies.iter().map(|&(_, gain)| gain).max().flatten();
    let wanted = replies.iter().filter(|(_, gain)| most.is_some() && *gain == most);
    wanted.map(|&(cell, _)| cell).collect()
}

/// The number of directions in which a placement scores.
pub(super) fn arms(position: &Octopus, m: Placement) -> usize {
    let mut directions: Vec<_> = (position.runs(m).iter()).map(|run| run.direction).collect();
    directions.dedup();
    directions.len()
}

/// The length of the longest run that a placement scores.
pub(super) fn longest_run(position: &Octopus, m: Placement) -> usize {
    let runs = position.runs(m);
    runs.iter().map(|run| run.cells.len()).max().unwrap_or(0)
}

/// The placement with which the opponent can score more after a move than it could score anywhere before it, and its
/// score.
pub(super) fn invites(position: &Octopus, m: Placement) -> Option<(Placement, u32)> {
    let before = Replies::of(position, follower(position)?).best;
    best_reply(position, m).filter(|&(_, gain)| gain > before)
}

/// The placement with which the next opponent can score most after a move, and its score.
pub(super) fn best_reply(position: &Octopus, m: Placement) -> Option<(Placement, u32)> {
    best_after(position, m, follower(position)?)
}

/// The placement with which an opponent can score most on the board after a move, and its score.
pub(super) fn best_after(
    position: &Octopus,
    m: Placement,
    opponent: Seat,
) -> Option<(Placement, u32)> {
    let next = position.played(m);
    let cells = next.open_cells().map(|(cell, _)| cell);
    cells
        .filter_map(|cell| best_on(&next, opponent, cell))
        .max_by_key(|&(m, gain)| (gain, std::cmp::Reverse(m)))
}

/// The cells on which, after a move, a tile that stays in hand can score more than any of them could anywhere before,
/// each with the tile that scores most there and its score, the highest score first.
pub(super) fn prepared(position: &Octopus, m: Placement) -> Vec<(Placement, u32)> {
    let Turn::Seat(me) = position.turn() else {
        return Vec::new();
    };
    let next = position.played(m);
    let kept = next.hand(me);
    let before = (position.open_cells())
        .flat_map(|(_, row)| kept.kinds().map(move |tile| row.gain(tile)))
        .max()
        .unwrap_or(0);
    let cells = next.open_cells().map(|(cell, _)| cell);
    let mut prepared: Vec<_> = cells
        .filter_map(|cell| best_on(&next, me, cell))
        .filter(|&(_, gain)| gain > before)
        .collect();
    prepared.sort_by_key(|&(m, gain)| (std::cmp::Reverse(gain), m));
    prepared
}

/// True if a placement scores in three directions or more, and another one scores a longer run.
pub(super) fn is_hidden(position: &Octopus, m: Placement) -> bool {
    let own = longest_run(position, m);
    let mut longest = 0;
    position.each_gain(|other, _| longest = longest.max(longest_run(position, other)));
    arms(position, m) >= 3 && longest > own
}

/// True if two thirds of the tiles on the board or more are in none of the runs that the moves of a line score.
pub(super) fn is_idle(position: &Octopus, line: &[Placement]) -> bool {
    let mut walk = position.clone();
    let mut scored = Vec::new();
    for &m in line {
        scored.extend(walk.runs(m).into_iter().flat_map(|run| run.cells));
        walk.play(m);
    }
    scored.retain(|&cell| position.tile_at(cell).is_some());
    scored.sort_unstable();
    scored.dedup();
    3 * scored.len() <= position.tiles_placed() as usize
}

/// The kind of run that a move joins: its colour or its number continues in two opposite directions.
pub(super) fn bridges(position: &Octopus, m: Placement) -> Option<RunKind> {
    let runs = position.runs(m);
    let opposite = |a: (i64, i64), b: (i64, i64)| a.0 == -b.0 && a.1 == -b.1;
    let joined = runs.iter().find(|run| {
        runs.iter().any(|other| {
            other.kind == run.kind && opposite(other.direction.offset(), run.direction.offset())
        })
    });
    joined.map(|run| run.kind)
}

/// The tile of a seat that would score most on an open cell, and its score.
fn best_on(position: &Octopus, seat: Seat, cell: Cell) -> Option<(Placement, u32)> {
    let placements = position.hand(seat).kinds().map(|tile| Placement { tile, cell });
    placements
        .filter_map(|m| Some((m, position.gain(m)?)))
        .max_by_key(|&(m, gain)| (gain, std::cmp::Reverse(m)))
}

/// The seat that moves next after the one to move, where that is another one.
pub(super) fn follower(game: &Octopus) -> Option<Seat> {
    let Turn::Seat(me) = game.turn() else {
        return None;
    };
    let next = me.next(game.seats());
    (next != me && !game.hand(next).is_empty()).then_some(next)
}

/// The seat that moves last before the seat to move does again, where that is another one than the [`follower`].
pub(super) fn last_opponent(game: &Octopus) -> Option<Seat> {
    let seats = game.seats();
    let last = Seat::new((game.to_move().index() + seats - 1) % seats);
    (follower(game)? != last && !game.hand(last).is_empty()).then_some(last)
}

/// The points that a seat could earn now: on its best cell, and on the best other one.
#[derive(Debug, Clone, Copy)]
struct Replies {
    best: u32,
    cell: Option<Cell>,
    second: u32,
}

impl Replies {
    fn of(game: &Octopus, seat: Seat) -> Replies {
        let mut replies = Replies { best: 0, cell: None, second: 0 };
        let hand = game.hand(seat);
        for (cell, row) in game.open_cells() {
            let gain = hand.kinds().map(|tile| row.gain(tile)).max();
            let gain = gain.unwrap_or(0);
            if replies.cell.is_none() || gain > replies.best {
                replies.second = replies.best;
                (replies.best, replies.cell) = (gain, Some(cell));
            } else {
                replies.second = replies.second.max(gain);
            }
        }
        replies
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `R4` scores 4 at (2,0) and at most 2 on the other cells.
    const ONE_BEST_CELL: &str = "R1@0,0;R2@1,0;R3@3,0;R5@4,0;G6@1,1;W6@2,1;P6@3,1|B2B6,R4|0,0|0|1";
    /// Three tiles of a green or a five around (1,1), and a row of three blue tiles.
    const ARMS_AND_ROW: &str = "N4@0,2;Y5@1,2;G6@2,2;G1@0,1;B1@0,0;B2@1,0;B3@2,0|B4G5|0|0|1";

    fn read(key: &str) -> Octopus {
        Octopus::from_key(key).expect(key)
    }

    fn placed(position: &Octopus, m: &str) -> Placement {
        position.parse_move(m, None).expect(m)
    }

    #[test]
    fn a_rule_of_thumb_finds_the_best_tile_on_the_best_cell_of_the_opponent() {
        let position = read(ONE_BEST_CELL);
        let of = |m| {
            let m = placed(&position, m);
            (is_found(&position, m), is_elsewhere(&position, m))
        };
        assert_eq!(of("B6@2,0"), (true, false));
        assert_eq!(of("B2@2,0"), (false, false));
        assert_eq!(of("B2@-1,0"), (false, true));
        let alone = read(ARMS_AND_ROW);
        assert!(!is_found(&alone, placed(&alone, "G5@1,1")));
    }

    #[test]
    fn rules_of_thumb_ask_all_opponents() {
        let position = read(&ONE_BEST_CELL.replace("R4|0,0", "N1,R4|0,0,0"));
        let is_found = |m| is_found(&position, placed(&position, m));
        assert!(is_found("B6@2,0"));
        assert!(!is_found("B6@0,1"));
    }

    #[test]
    fn a_denial_takes_two_points_more_than_any_other_cell_gives() {
        let position = read(ONE_BEST_CELL);
        let reply = placed(&position, "B2@2,0");
        let takes = |position: &Octopus, m| takes(position, m, Seat::new(1));
        let taken = takes(&position, reply).map(|(m, gain, other)| (m.cell, gain, other));
        assert_eq!(taken, Some((reply.cell, 4, 2)));
        assert!(denies(&position, reply).is_some());
        // Without the red five, the cell is worth 3.
        let less = read(&ONE_BEST_CELL.replace(";R5@4,0", ""));
        assert_eq!(takes(&less, reply).map(|(_, gain, other)| [gain, other]), Some([3, 2]));
        assert_eq!(denies(&less, reply), None);
        assert_eq!(takes(&less, placed(&less, "B2@-1,0")), None);
    }

    #[test]
    fn a_biggest_score_is_hidden_in_three_directions_next_to_a_longer_run() {
        let position = read(ARMS_AND_ROW);
        assert!(is_hidden(&position, placed(&position, "G5@1,1")));
        assert!(!is_hidden(&position, placed(&position, "B4@3,0")));
        // Without the row, no run is longer.
        let short = read("N4@0,2;Y5@1,2;G6@2,2;G1@0,1;B1@0,0;K2@1,0|B4G5|0|0|1");
        assert!(!is_hidden(&short, placed(&short, "G5@1,1")));
    }

    #[test]
    fn a_board_is_idle_if_the_line_scores_at_most_a_third_of_it() {
        let position = read(ARMS_AND_ROW);
        let [arms, row, single] = ["G5@1,1", "B4@3,0", "G5@-1,1"].map(|m| placed(&position, m));
        assert!(!is_idle(&position, &[arms]));
        assert!(is_idle(&position, &[single]));
        assert!(!is_idle(&position, &[single, row]));
        assert!(is_idle(&position, &[]));
    }
}
