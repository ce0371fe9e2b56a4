//! Points gained by placements.

use super::turn::digits;
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::ingenious::{COLOURS, Form, Ingenious, Move, Tile};

/// All points that a move gains; 0 if it places nothing.
pub(super) fn total(position: &Ingenious, m: Move) -> i32 {
    match m {
        Move::Place { tile, cells } => {
            let gain = position.earned(tile, cells).gain;
            gain.iter().map(|&g| i32::from(g)).sum()
        }
        Move::Swap | Move::Keep | Move::Draw(_) => 0,
    }
}

/// True if of the placements that earn `bonus` more or better, this one alone leaves the mover the best scores.
pub(super) fn is_best_for_oneself(position: &Ingenious, m: Move, bonus: u8) -> bool {
    let before = position.scores(position.to_move());
    let reached = |m: Move| match m {
        Move::Place { tile, cells } => {
            let earned = position.earned(tile, cells);
            let after = std::array::from_fn(|c| before[c] + earned.gain[c]);
            (earned.bonus >= bonus).then(|| digits(after))
        }
        Move::Swap | Move::Keep | Move::Draw(_) => None,
    };
    let moves = position.legal_moves();
    let own = reached(m);
    (moves.into_iter()).all(|other| other == m || reached(other) < own)
}

/// The best scores that a seat could reach with one placement from the known tiles of its rack if it were due;
/// in a duel the most points.
pub(super) fn best_of(position: &Ingenious, seat: Seat) -> i64 {
    best_tile_of(position, seat).0
}

/// [`best_of`], and the first tile with which it is reached; `None` if no placement gains anything.
pub(super) fn best_tile_of(position: &Ingenious, seat: Seat) -> (i64, Option<Tile>) {
    let scores = position.scores(seat);
    let form = position.form();
    let rate = |after: [i8; COLOURS]| match form {
        Form::Duel => after.iter().map(|&s| i64::from(s)).sum(),
        _ => digits(after),
    };
    let mut best = (rate(scores), None);
    for [low, high] in position.legal_pairs().iter() {
        for tile in position.rack(seat).known() {
            for cells in [[low, high], [high, low]] {
                let mut after = scores;
                for (colour, cell) in tile.halves().into_iter().zip(cells) {
                    let score = &mut after[colour as usize];
                    *score = form.advance(*score, position.points(colour, cell));
                }
                let rated = rate(after);
                if rated > best.0 {
                    best = (rated, Some(tile));
                }
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [`is_best_for_oneself`] for a placement in the position of a key.
    fn is_best(key: &str, m: &str, bonus: u8) -> bool {
        let position = Ingenious::from_key(key).expect(key);
        let m = position.parse_move(m, None).expect(m);
        is_best_for_oneself(&position, m, bonus)
    }

    #[test]
    fn the_best_placement_for_oneself_leaves_higher_scores_than_all_others() {
        // Yellow and blue leave 7, 8, 8; the next best placement leaves 7, 7, 8.
        let key = "standard|2|0|place.0|YY@-1,-2/-1,-1;YY@0,-1/1,-1;YY@0,0/1,0;RP@-1,1/-2,1;YB@0,1/1,1;BP@-3,2/-2,2;YB@-4,3/-4,2;YY@-3,3/-2,3|RPYBBBBP,????????????|17.11.3.10.7.7,3.2.7.11.7.2|4,4";
        assert!(is_best(key, "YB@2,-1/2,0", 0));
        assert!(!is_best(key, "YB@2,-1/3,-1", 0));
        // Red and purple earn a bonus and leave 3, 7, 9; others that earn one leave 3, 7, 7.
        assert!(is_best(key, "RP@-1,0/-2,0", 1));
        assert!(!is_best(key, "RP@-1,0/-2,0", 0));
        assert!(!is_best(key, "RP@1,-5/2,-5", 1));
        // Several placements earn a bonus and leave 0, 5, 6.
        let key = "standard|2|0|place.0|RB@1,-3/2,-4;GB@0,-2/0,-1;RR@1,-2/2,-2;RB@-1,-1/-1,0;PP@2,-1/1,0;RG@4,-1/5,-2;BB@0,0/-1,1;RG@1,1/1,2;RG@2,1/3,0|RGRBYBYPBB,????????????|10.6.17.5.0.6,8.11.9.3.2.3|4,5";
        assert!(!is_best(key, "YP@-4,5/-3,5", 1));
        assert!(!is_best(key, "YB@-4,4/-3,3", 1));
    }
}
