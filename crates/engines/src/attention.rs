//! The moves that a weak player notices.

use tessera_rules::game::random::{Stream, below};

/// Returns the `count` moves with the highest appeal, in the order of `moves`. Chance adds up to `spread` to each
/// appeal, so that a quiet move is overlooked more often than a striking one, but no move is always overlooked.
pub(crate) fn noticed<M: Copy>(
    moves: &[M],
    count: usize,
    spread: u32,
    rng: &mut Stream,
    appeal: impl Fn(M) -> i32,
) -> Vec<M> {
    if count >= moves.len() {
        return moves.to_vec();
    }
    let mut rated: Vec<(i32, usize)> = (moves.iter().enumerate())
        .map(|(i, &m)| (appeal(m) + below(rng, spread + 1) as i32, i))
        .collect();
    // Of equal moves, the first is kept.
    rated.select_nth_unstable_by_key(count, |&(appeal, i)| (-appeal, i));
    rated.truncate(count);
    rated.sort_unstable_by_key(|&(_, i)| i);
    rated.into_iter().map(|(_, i)| moves[i]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::game::random::stream;

    #[test]
    fn striking_moves_are_noticed_more_often() {
        let moves: Vec<u32> = (0..20).collect();
        let mut times = [0; 20];
        for seed in 0..500 {
            let seen = noticed(&moves, 5, 10, &mut stream(seed, 0), |m| m as i32);
            assert_eq!(seen.len(), 5);
            assert!(seen.is_sorted());
            seen.iter().for_each(|&m| times[m as usize] += 1);
        }
        assert_eq!(times[..5], [0; 5], "an appeal that chance can't lift");
        assert!(times[19] > times[15] && times[15] > times[11], "{times:?}");
    }

    #[test]
    fn full_attention_notices_every_move() {
        let moves = [3, 1, 2];
        assert_eq!(noticed(&moves, 3, 9, &mut stream(1, 0), |_| 0), moves);
    }
}
