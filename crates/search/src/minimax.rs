//! Plain minimax, the oracle for the tests of the other searches: full width, no pruning, no table, no depth limit,
//! nothing shared with the others. Exponential; for tiny positions.
//!
//! Shannon, "Programming a Computer for Playing Chess" (1950), type A.

use tessera_rules::game::{Game, Keyed, Seat, SeatSet, Turn, ZeroSum, difference};

/// Returns the final difference of payoffs for `seat` under best play, and the plies until the end if the winning side
/// hurries and the losing side delays (for a draw: 0 plies). `None` if the game can exceed `limit` plies on some line.
///
/// A position whose repetition key occurred on the line from the root is worth 0: the literal, path-dependent meaning
/// of "a repetition on the current line counts as a draw".
pub fn duel<G: ZeroSum + Keyed>(game: &mut G, seat: Seat, limit: u32) -> Option<(i32, u32)> {
    walk(game, seat, limit, &mut Vec::new())
}

/// Same as [`duel`], after the move `m`, with the position before it on the line and the move counted.
pub fn duel_after<G: ZeroSum + Keyed>(
    game: &mut G,
    m: G::Move,
    seat: Seat,
    limit: u32,
) -> Option<(i32, u32)> {
    let mut line = Vec::from_iter(game.repetition_key());
    let undo = game.play(m);
    let below = walk(game, seat, limit, &mut line);
    game.undo(undo);
    below.map(|(value, plies)| (value, if value == 0 { 0 } else { plies + 1 }))
}

/// Returns (difference, plies), ordered as `seat` would: [`prefer`].
fn walk<G: ZeroSum + Keyed>(
    game: &mut G,
    seat: Seat,
    limit: u32,
    line: &mut Vec<u128>,
) -> Option<(i32, u32)> {
    if game.is_over() {
        return Some((difference(game, seat), 0));
    }
    let key = game.repetition_key();
    if key.is_some_and(|key| line.contains(&key)) {
        return Some((0, 0));
    }
    if limit == 0 {
        return None;
    }
    let Turn::Seat(mover) = game.turn() else {
        return None;
    };
    line.extend(key);
    let moves = game.legal_moves();
    let mut best: Option<(i32, u32)> = None;
    for m in moves {
        let undo = game.play(m);
        let below = walk(game, seat, limit - 1, line);
        game.undo(undo);
        let (value, plies) = below?;
        let this = (value, if value == 0 { 0 } else { plies + 1 });
        if best.is_none_or(|best| prefer(this, best, mover == seat)) {
            best = Some(this);
        }
    }
    if key.is_some() {
        line.pop();
    }
    best
}

/// True if the seat to move (`seat` itself, or its opponent) strictly prefers `a` to `b`.
fn prefer(a: (i32, u32), b: (i32, u32), own: bool) -> bool {
    let rank = |(value, plies): (i32, u32)| {
        let haste = match value {
            1.. => -i64::from(plies),
            _ => i64::from(plies),
        };
        (value, haste)
    };
    if own { rank(a) > rank(b) } else { rank(a) < rank(b) }
}

/// True if `seat` can guarantee that it is a winner (`alone`: the only winner) against all other seats together. `None`
/// if chance is due or the game can exceed `limit` plies on some line.
pub fn against_all<G: Game>(game: &mut G, seat: Seat, alone: bool, limit: u32) -> Option<bool> {
    let mover = match game.turn() {
        Turn::Over => {
            let winners = game.winners();
            return Some(if alone {
                winners == SeatSet::only(seat)
            } else {
                winners.contains(seat)
            });
        }
        Turn::Chance => return None,
        Turn::Seat(mover) => mover,
    };
    if limit == 0 {
        return None;
    }
    let moves = game.legal_moves();
    let mut results = Vec::new();
    for m in moves {
        let undo = game.play(m);
        results.push(against_all(game, seat, alone, limit - 1));
        game.undo(undo);
    }
    let results: Option<Vec<bool>> = results.into_iter().collect();
    results.map(|all| if mover == seat { all.contains(&true) } else { !all.contains(&false) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::game::toy::TakeAway;

    #[test]
    fn take_away_by_hand() {
        // From 1, 2, 3: take all. From 4: take 3, move again, take the last. From 5: 3 and then 2.
        for (heap, plies) in [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)] {
            let value = duel(&mut TakeAway::new(heap), Seat::FIRST, 20);
            assert_eq!(value, Some((2, plies)), "heap {heap}");
        }
        assert_eq!(duel(&mut TakeAway::new(6), Seat::SECOND, 20), Some((-2, 2)));
        assert_eq!(duel(&mut TakeAway::new(6), Seat::FIRST, 1), None);
        assert_eq!(against_all(&mut TakeAway::new(5), Seat::FIRST, true, 9), Some(true));
    }
}
