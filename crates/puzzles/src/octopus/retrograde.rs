//! Lines of three tiles, from their end: most boards with three tiles in hand have several best lines, because the
//! order of two placements that do not touch each other does not matter.

use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;

use super::lookahead;
use super::of_kind::shyness;
use tessera_rules::game::random::shuffle;
use tessera_rules::game::{Game, Position};
use tessera_rules::octopus::{Cell, Octopus, Placement};
use tessera_search::Budget;

/// A position before this one, in which the best line of two tiles is the only one. One tile of the board is still in
/// hand. Only lines that begin with this tile reach as many points. `shy` has the points by which another placement may
/// score more at once.
pub(super) fn longer_line(
    board: Octopus,
    shy: &RangeInclusive<i32>,
    rng: &mut ChaCha8Rng,
    work: &mut Budget,
) -> Option<Octopus> {
    let solver = board.to_move();
    let (best, points, second) = lookahead::best_two(&board, solver, 2, work)?;
    let next = board.played(best);
    let (_, last, other) = lookahead::best_two(&next, solver, 1, work)?;
    if points == second || last == other {
        return None;
    }
    let setup = board.to_setup();
    let mut places: Vec<usize> = (0..setup.board.len()).collect();
    shuffle(rng, &mut places);
    places.into_iter().find_map(|place| {
        let mut before = setup.clone();
        let (x, y, tile) = before.board.remove(place);
        before.hands[solver.index()].push(tile);
        let before = before.position().ok()?;
        let first = Placement { tile, cell: Cell::new(x, y)? };
        let gain = before.gain(first)? as i32;
        (shy.contains(&shyness(&before, first))
            && !others_reach(&before, first, gain + points, work)?)
        .then_some(before)
    })
}

/// True if another first placement leads to `needed` points with all tiles, in a game without opponents.
/// `None` when the budget ends first.
fn others_reach(
    position: &Octopus,
    first: Placement,
    needed: i32,
    work: &mut Budget,
) -> Option<bool> {
    let mut game = position.clone();
    for (gain, m) in lookahead::most_first(position) {
        if m == first {
            continue;
        }
        let undo = game.play(m);
        let reached = reaches(&mut game, needed - gain as i32, work);
        game.undo(undo);
        if reached? {
            return Some(true);
        }
    }
    Some(false)
}

/// True if the tiles left can score `needed` points, in a game without opponents. `None` when the budget ends
/// first.
fn reaches(game: &mut Octopus, needed: i32, work: &mut Budget) -> Option<bool> {
    if !work.spend() {
        return None;
    }
    let moves = lookahead::most_first(game);
    if game.tiles_left() == 1 {
        return Some(moves.first().is_some_and(|&(gain, _)| gain as i32 >= needed));
    }
    for (gain, m) in moves {
        let undo = game.play(m);
        let reached = reaches(game, needed - gain as i32, work);
        game.undo(undo);
        if reached? {
            return Some(true);
        }
    }
    Some(false)
}

#[cfg(test)]
mod tests {
    use super::super::boards::{Style, draw};
    use super::*;
    use tessera_rules::game::random::{below, seeded};

    /// The most points that the tiles left can score.
    fn most_points(game: &mut Octopus) -> i32 {
        let moves = lookahead::most_first(game);
        let of_move = |(gain, m): (u32, Placement)| {
            let undo = game.play(m);
            let more = most_points(game);
            game.undo(undo);
            gain as i32 + more
        };
        moves.into_iter().map(of_move).max().unwrap_or(0)
    }

    #[test]
    fn others_reach_agrees_with_plain_recursion() {
        let mut rng = seeded(5);
        let mut boards = 0;
        for round in 0..20 {
            let style = Style { placed: 2, more: 2, hands: vec![2 + round % 2], twins: false };
            let Some(position) = draw(&style, &mut rng) else {
                continue;
            };
            boards += 1;
            let moves = lookahead::most_first(&position);
            let first = moves[below(&mut rng, moves.len() as u32) as usize].1;
            let others = (moves.iter().filter(|&&(_, m)| m != first)).map(|&(gain, m)| {
                let mut after = position.played(m);
                gain as i32 + most_points(&mut after)
            });
            let most = others.max().expect("several placements");
            let reach = |needed| {
                let mut work = Budget::nodes(1_000_000);
                others_reach(&position, first, needed, &mut work)
            };
            assert_eq!(reach(most), Some(true), "{}", position.key());
            assert_eq!(reach(most + 1), Some(false), "{}", position.key());
        }
        assert!(boards > 10, "{boards}");
    }
}
