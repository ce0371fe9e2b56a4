//! Ends of games, composed backwards: room for two more tiles, and scores with which one placement just wins, or just
//! secures a shared win.

use rand_chacha::ChaCha8Rng;

use super::boards::{Board, between};
use super::gains::{best_of, is_best_for_oneself, total};
use super::kinds::LEVEL_THE_SCORES;
use super::standing::of_digits;
use tessera_rules::game::random::{below, chance, choose, shuffle};
use tessera_rules::game::{Game, Seat};
use tessera_rules::ingenious::{COLOURS, Ingenious, Move};

/// One in this many ends passes in which the drawn placement is the best for oneself. Of the ends that are drawn, two in
/// three are of that kind; of those that are left, about one in four.
const SELFISH: u32 = 8;
/// Fewest placements of the solver; with fewer a guess is often right.
pub(super) const FEWEST: usize = 12;

/// Parameters of a composed end.
#[derive(Debug, Clone)]
pub(super) struct Style {
    pub(super) kind: usize,
    /// Tiles on the solver's rack and on the opponent's.
    pub(super) racks: [[u32; 2]; 2],
    /// The solution is the worst-looking of this many random placements.
    pub(super) shy: u32,
}

/// Some positions on one board in which a placement may be the only good one; nothing is proved.
pub(super) fn compose(style: &Style, count: u32, rng: &mut ChaCha8Rng) -> Vec<Ingenious> {
    on_a_board(style, count, rng).unwrap_or_default()
}

fn on_a_board(style: &Style, count: u32, rng: &mut ChaCha8Rng) -> Option<Vec<Ingenious>> {
    let mut board = Board::full(2, rng)?;
    let [own, other] = style.racks;
    let own = between(rng, own[0], own[1]);
    let other = between(rng, other[0], other[1]);
    let racks = [board.rack(own, rng)?, board.rack(other, rng)?];
    let racks = [&racks[0][..], &racks[1][..]];
    let opponent = Seat::SECOND;
    let mut list = Vec::new();
    for _ in 0..count {
        let base = between(rng, 3, 11);
        let theirs: [i64; COLOURS] = std::array::from_fn(|_| i64::from(base + below(rng, 6)));
        let bare = board.position(racks, [[0; COLOURS], theirs], 0)?;
        let moves = bare.legal_moves();
        if moves.len() < FEWEST {
            return None;
        }
        let drawn = (0..style.shy).map(|_| *choose(rng, &moves));
        let m = drawn.min_by_key(|&m| total(&bare, m))?;
        let Move::Place { tile, cells } = m else {
            return None;
        };
        let gain = bare.earned(tile, cells).gain;
        let after = bare.played(m);
        // The solver ends with the final scores of the opponent, in another order.
        let mut finals = of_digits(best_of(&after, opponent)).map(i64::from);
        shuffle(rng, &mut finals);
        if style.kind != LEVEL_THE_SCORES {
            let place = below(rng, COLOURS as u32) as usize;
            finals[place] += 1 + i64::from(below(rng, 2));
        }
        let ours: [i64; COLOURS] = std::array::from_fn(|c| finals[c] - i64::from(gain[c]));
        let position = board.position(racks, [ours, theirs], 0);
        let passes =
            |position: &Ingenious| !is_best_for_oneself(position, m, 0) || chance(rng, 1, SELFISH);
        list.extend(position.filter(passes));
    }
    Some(list)
}

#[cfg(test)]
mod tests {
    use super::super::kinds::LAST_PLACEMENTS;
    use super::*;
    use tessera_rules::game::random::seeded;

    #[test]
    fn ends_offer_twelve_placements_or_more() {
        let style = Style { kind: LAST_PLACEMENTS, racks: [[2, 2], [1, 2]], shy: 1 };
        let mut composed = 0;
        for seed in 0..400 {
            for position in compose(&style, 1, &mut seeded(seed)) {
                let moves = position.legal_moves();
                assert!(moves.len() >= 12, "{position:?}");
                composed += 1;
            }
        }
        assert!(composed > 20, "{composed}");
    }
}
