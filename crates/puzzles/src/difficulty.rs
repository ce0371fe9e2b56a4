//! The five difficulties, and the ratings that each stands for.

use std::ops::RangeInclusive;

/// The lowest rating of each difficulty.
const FLOORS: [u32; 5] = [0, 900, 1200, 1500, 1800];

/// The difficulty of a puzzle, from 1 (a beginner sees it at once) to 5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Difficulty(u8);

impl Difficulty {
    /// The lowest.
    pub const MIN: Difficulty = Difficulty(1);
    /// The highest.
    pub const MAX: Difficulty = Difficulty(5);
    /// All of them, ascending.
    pub const ALL: [Difficulty; 5] =
        [Difficulty(1), Difficulty(2), Difficulty(3), Difficulty(4), Difficulty(5)];

    /// The difficulty with this number, if there is one.
    pub const fn new(number: u8) -> Option<Difficulty> {
        if number >= Self::MIN.0 && number <= Self::MAX.0 { Some(Difficulty(number)) } else { None }
    }

    /// All difficulties from one number to another; both are of `1..=5`.
    pub(crate) const fn between(lowest: u8, highest: u8) -> &'static [Difficulty] {
        const ALL: &[Difficulty] = &Difficulty::ALL;
        let (up_to, _) = ALL.split_at(highest as usize);
        up_to.split_at(lowest as usize - 1).1
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The difficulty that a rating stands for: below 900, 1200, 1500, 1800, and above.
    pub fn of_rating(rating: u32) -> Difficulty {
        let reached = FLOORS.iter().filter(|&&floor| floor <= rating).count();
        Difficulty::ALL[reached - 1]
    }

    /// The ratings that stand for this difficulty.
    pub fn ratings(self) -> RangeInclusive<u32> {
        let place = usize::from(self.0);
        let next = FLOORS.get(place).map_or(u32::MAX, |floor| floor - 1);
        FLOORS[place - 1]..=next
    }

    /// All of them: this one, the easier ones from the nearest on, then the harder ones.
    pub fn nearest(self) -> impl Iterator<Item = Difficulty> {
        let easier = Difficulty::ALL.into_iter().rev();
        let harder = Difficulty::ALL.into_iter();
        easier.filter(move |&other| other <= self).chain(harder.filter(move |&other| other > self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn difficulties_split_the_ratings_in_order() {
        let all: Vec<u8> = [400, 899, 900, 1199, 1200, 1500, 1799, 1800, 2800]
            .map(|rating| Difficulty::of_rating(rating).number())
            .to_vec();
        assert_eq!(all, [1, 1, 2, 2, 3, 4, 4, 5, 5]);
    }

    #[test]
    fn each_difficulty_holds_its_own_ratings_and_no_others() {
        for difficulty in Difficulty::ALL {
            let ratings = difficulty.ratings();
            assert_eq!(Difficulty::of_rating(*ratings.start()), difficulty);
            assert_eq!(Difficulty::of_rating(*ratings.end()), difficulty);
            if let Some(next) = Difficulty::new(difficulty.number() + 1) {
                assert_eq!(*next.ratings().start(), ratings.end() + 1);
            }
        }
    }

    #[test]
    fn only_one_to_five_are_numbers_of_difficulties() {
        let numbers: Vec<u8> =
            (0..=u8::MAX).filter(|&number| Difficulty::new(number).is_some()).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5]);
    }
}
