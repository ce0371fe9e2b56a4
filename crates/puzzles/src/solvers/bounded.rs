//! One bounded solver.

use super::luck::Luck;
use super::move_features::MoveFeatures;

/// Most that chance adds to the appeal of a move, for the weakest solver.
const NOISE: u32 = 24;

/// A solver that sees its moves fail considers more of them, up to this multiple of its attention.
const PATIENCE: usize = 4;

/// A solver of some strength, and its luck.
pub(super) struct Solver {
    /// Eighths of plies that it looks ahead.
    lookahead: u32,
    /// Moves that it considers at each step, not counting moves that it sees to be wrong.
    attention: usize,
    /// Most that chance adds to an appeal, in eighths.
    noise: u32,
    /// Chances in 512 that it overlooks a visible fact, at each ply.
    miscounts: u32,
    /// Chances in 256 that it remembers a threat.
    remembers: u32,
    luck: Luck,
}

impl Solver {
    /// The solver of a strength below [`super::STRENGTHS`] with this seed.
    pub(super) fn new(strength: u32, seed: u32) -> Solver {
        // Attention doubles every eight strengths.
        let attention = (16 + 2 * (strength % 8)) << (strength / 8);
        Solver {
            lookahead: 8 + strength,
            attention: (attention / 8) as usize,
            noise: 8 * NOISE * (64 - strength) / 64,
            miscounts: 96 - 3 * strength / 2,
            remembers: 96 + 3 * strength,
            luck: Luck::new(strength, seed),
        }
    }

    /// A solver that miscounts a fifth as often.
    pub(super) fn careful(strength: u32, seed: u32) -> Solver {
        let solver = Solver::new(strength, seed);
        Solver { miscounts: solver.miscounts / 5, ..solver }
    }

    /// True if it makes a right move at this step: the most appealing one that it sees to be right, otherwise the most
    /// appealing one that it does not see to be wrong.
    pub(super) fn finds(&mut self, move_features: &[MoveFeatures]) -> bool {
        let noise = self.noise;
        let mut felt: Vec<(i64, usize)> = (move_features.iter().enumerate())
            .map(|(place, features)| {
                (8 * features.appeal + i64::from(self.luck.below(noise + 1)), place)
            })
            .collect();
        felt.sort_unstable_by_key(|&(appeal, place)| (-appeal, place));
        felt.truncate(PATIENCE * self.attention);
        // Once for all moves: a threat is remembered or forgotten.
        let remembers = self.chance(self.remembers);
        let plies = (self.lookahead + self.luck.below(8)) / 8;
        // Halves of moves that it may still consider.
        let mut left = 2 * self.attention;
        let mut likeliest = None;
        for (_, place) in felt {
            let features = &move_features[place];
            if self.sees(features, plies, remembers) {
                if features.right {
                    return true;
                }
            } else {
                likeliest = likeliest.or(Some(features.right));
                left = left.saturating_sub(1);
            }
            // To see that a move fails is half the effort, and none where the threat stood before.
            left = left.saturating_sub(usize::from(!features.standing));
            if left == 0 {
                break;
            }
        }
        likeliest.unwrap_or(false)
    }

    /// True if it sees whether a move is right.
    fn sees(&mut self, features: &MoveFeatures, plies: u32, remembers: bool) -> bool {
        if features.standing && remembers {
            return true;
        }
        // Each ply is an occasion to miscount.
        features.plies <= plies
            && features.width as usize <= self.attention
            && (0..features.plies).all(|_| !self.chance(self.miscounts / 2))
    }

    fn chance(&mut self, of_256: u32) -> bool {
        self.luck.below(256) < of_256
    }
}
