//! Solvers of games with points: they judge a move by the points that it brings within some plies.
//!
//! They are bounded like the others: by **attention** (the moves that appeal most at a glance), by **lookahead** (the
//! plies that they count), and by **noise** (a glance misjudges, a move may be overlooked, and every counted ply is an
//! occasion to miscount by a point or two). Of the moves that they consider, they make the one that seems to bring
//! most.

use super::luck::Luck;
use super::{STRENGTHS, WEAKEST};
use crate::rating::RANGE;

/// Solvers of each strength, which differ by chance.
const SOLVERS: u32 = 16;

/// The abilities of a game's weakest solvers, and the rise of ratings with strength.
#[derive(Debug)]
pub(crate) struct Habits {
    /// Moves that they consider, in eighths; every eight strengths twice as many.
    pub(crate) attention: u32,
    /// Largest error of a glance, in the unit of [`CountedMove::appeal`].
    pub(crate) glance: u32,
    /// Chances in 4096 that they miscount a ply.
    pub(crate) miscounts: u32,
    /// Chances in 256 that they overlook a move, however striking.
    pub(crate) overlooks: u32,
    /// Difference from one strength to the next, in points of rating.
    pub(crate) step: u32,
}

/// A move as a solver sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CountedMove {
    /// Appeal of the move at a glance, in half points.
    pub(crate) appeal: i32,
    /// True if it fulfils the task.
    pub(crate) right: bool,
    /// The points that it brings, counted one ply ahead, two plies, and so on; the last are the true ones. Never empty.
    pub(crate) seen: Vec<Seen>,
}

/// The value of a move when some plies are looked ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Seen {
    /// The number of plies.
    pub(crate) plies: u32,
    /// The points of lead that the move brings within them.
    pub(crate) points: i32,
}

/// Returns the rating of a puzzle with these counted moves at each step: the strength at which half of the solvers
/// solve it, in points. It is the mean of the strengths at which solvers begin to solve it (the estimator of Spearman,
/// 1908, and Kärber, 1931). Chance moves this mean less than the single strength at which one half is crossed.
pub(crate) fn rating(habits: &Habits, steps: &[Vec<CountedMove>]) -> u32 {
    let failed: u32 =
        (0..STRENGTHS).map(|strength| SOLVERS - solved(habits, steps, strength)).sum();
    (WEAKEST + habits.step * failed / SOLVERS).min(*RANGE.end() as u32)
}

/// True if any of the weakest tenth of the solvers finds every move.
pub(crate) fn is_luck(habits: &Habits, steps: &[Vec<CountedMove>]) -> bool {
    (0..STRENGTHS / 10).any(|strength| solved(habits, steps, strength) > 0)
}

/// The least number of plies within which the most tempting wrong placement brings less than the right one.
pub(crate) fn refuted_in(counted_moves: &[CountedMove]) -> u32 {
    let right = counted_moves.iter().find(|counted| counted.right);
    let tempting = (counted_moves.iter())
        .filter(|counted| !counted.right)
        .max_by_key(|counted| (counted.appeal, counted.seen.first().map(|seen| seen.points)));
    let (Some(right), Some(tempting)) = (right, tempting) else {
        return u32::MAX;
    };
    let mut pairs = right.seen.iter().zip(&tempting.seen);
    let refutes = pairs.find(|(right, tempting)| tempting.points < right.points);
    refutes.map_or(u32::MAX, |(right, _)| right.plies)
}

/// The number of solvers of a strength that find every move.
fn solved(habits: &Habits, steps: &[Vec<CountedMove>], strength: u32) -> u32 {
    let of_seed = |&seed: &u32| {
        let mut solver = Counter::new(habits, strength, seed);
        steps.iter().all(|counted_moves| solver.finds(counted_moves))
    };
    (0..SOLVERS).filter(of_seed).count() as u32
}

struct Counter {
    /// Eighths of plies that it looks ahead.
    lookahead: u32,
    /// Moves that it considers at each step.
    attention: usize,
    /// Largest error of a glance, in eighths.
    glance: u32,
    /// Chances in 4096 that it miscounts a ply.
    miscounts: u32,
    /// Chances in 256 that it overlooks a move.
    overlooks: u32,
    luck: Luck,
}

impl Counter {
    fn new(habits: &Habits, strength: u32, seed: u32) -> Counter {
        let attention = (habits.attention * (8 + strength % 8) / 8) << (strength / 8);
        Counter {
            lookahead: 8 + strength,
            attention: (attention / 8) as usize,
            glance: 8 * habits.glance * (64 - strength) / 64,
            miscounts: habits.miscounts - habits.miscounts * strength / 50,
            overlooks: habits.overlooks * (64 - strength) / 64,
            luck: Luck::new(strength, seed),
        }
    }

    /// True if the move that seems to bring most is right.
    fn finds(&mut self, counted_moves: &[CountedMove]) -> bool {
        let glance = self.glance;
        let mut felt: Vec<(i32, usize)> = (counted_moves.iter().enumerate())
            .map(|(place, counted)| {
                let luck = self.luck.below(glance + 1) as i32;
                (8 * counted.appeal + luck, place)
            })
            .collect();
        felt.sort_unstable_by_key(|&(appeal, place)| (-appeal, place));
        let overlooks = self.overlooks;
        felt.retain(|_| self.luck.below(256) >= overlooks);
        felt.truncate(self.attention);
        let plies = (self.lookahead + self.luck.below(8)) / 8;
        let mut best: Option<(i32, bool)> = None;
        for (_, place) in felt {
            let counted = &counted_moves[place];
            let points = self.counts(counted, plies);
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, counted.right));
            }
        }
        best.is_some_and(|(_, right)| right)
    }

    /// Counts the points of a move in sixteenths, so that chance decides between equals.
    fn counts(&mut self, counted: &CountedMove, plies: u32) -> i32 {
        let deepest = counted.seen.iter().rfind(|seen| seen.plies <= plies);
        let Some(seen) = deepest.or(counted.seen.first()) else {
            return 0;
        };
        let mut points = 16 * seen.points + self.luck.below(16) as i32;
        for _ in 0..seen.plies {
            if self.luck.below(4096) < self.miscounts {
                points += [-32, -16, 16, 32][self.luck.below(4) as usize];
            }
        }
        points
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HABITS: Habits =
        Habits { attention: 8, glance: 6, miscounts: 320, overlooks: 12, step: 50 };

    fn counted(appeal: i32, right: bool, points: &[i32]) -> CountedMove {
        let seen = (1..).zip(points);
        CountedMove {
            appeal,
            right,
            seen: seen.map(|(plies, &points)| Seen { plies, points }).collect(),
        }
    }

    /// One right move among thirty wrong ones.
    fn step(right: CountedMove, wrong: &CountedMove) -> Vec<CountedMove> {
        let mut counted_moves = vec![wrong.clone(); 30];
        counted_moves.insert(12, right);
        counted_moves
    }

    #[test]
    fn a_striking_move_is_easier_than_a_hidden_one() {
        let wrong = counted(4, false, &[2]);
        let of = |appeal| rating(&HABITS, &[step(counted(appeal, true, &[6]), &wrong)]);
        assert!(of(16) < of(4) && of(4) < of(-20), "{} {}", of(4), of(-20));
    }

    #[test]
    fn a_placement_among_the_most_striking_may_be_luck() {
        let wrong = counted(4, false, &[2]);
        assert!(is_luck(&HABITS, &[step(counted(16, true, &[6]), &wrong)]));
        assert!(!is_luck(&HABITS, &[step(counted(-20, true, &[6]), &wrong)]));
    }

    #[test]
    fn a_difference_that_shows_later_is_harder_to_see() {
        let soon = rating(&HABITS, &[step(counted(4, true, &[2, 6]), &counted(4, false, &[2, 2]))]);
        let late = rating(
            &HABITS,
            &[step(counted(4, true, &[1, 1, 1, 6]), &counted(4, false, &[2, 2, 2, 2]))],
        );
        assert!(soon < late, "{soon} {late}");
    }

    #[test]
    fn a_narrow_choice_is_harder_than_a_clear_one_and_two_steps_than_one() {
        let of = |points| step(counted(4, true, &[points]), &counted(4, false, &[4]));
        let [narrow, clear] = [5, 9].map(|points| rating(&HABITS, &[of(points)]));
        assert!(clear < narrow, "{clear} {narrow}");
        let twice = rating(&HABITS, &[of(5), of(5)]);
        assert!(narrow < twice, "{narrow} {twice}");
    }

    #[test]
    fn a_refutation_takes_as_long_as_the_tempting_placement_looks_as_good() {
        let right = counted(2, true, &[1, 1, 5]);
        let dull = counted(0, false, &[0, 0, 0]);
        let of = |tempting: CountedMove| refuted_in(&[dull.clone(), right.clone(), tempting]);
        assert_eq!(of(counted(8, false, &[4, 0, 3])), 2);
        assert_eq!(of(counted(8, false, &[4, 1, 3])), 3);
        assert_eq!(refuted_in(&[right]), u32::MAX);
    }
}
