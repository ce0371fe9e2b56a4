//! Standings, and payoffs of a finished game.

use super::{COLOURS, Form, Ingenious};
use crate::game::{PerSeat, Seat, SeatSet};

/// The standing of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Its rank, from 1. Equal seats share a rank, and the ranks after it are skipped accordingly.
    pub rank: usize,
    /// Scores by colour; in a duel the pegs as the seat sees them.
    pub scores: [i8; COLOURS],
    /// The scores in ascending order, for comparison from the lowest on in all forms but the duel.
    pub sorted: [i8; COLOURS],
    /// In a duel: the colours whose pegs the seat has taken.
    pub tokens: Option<u8>,
    /// In a duel: the tokens plus the colours whose pegs are on the seat's side, which decide at the end of the game.
    pub colours: Option<u8>,
    /// In the team game: the team.
    pub team: Option<u8>,
}

impl Ingenious {
    /// Returns the standings by seat, as if the game ended now.
    pub fn standings(&self) -> Vec<Standing> {
        let worth = self.worth();
        worth
            .iter()
            .enumerate()
            .map(|(seat, own)| {
                let scores = self.scores[seat];
                let count = |test: fn(i8) -> bool| {
                    let colours = scores.iter().filter(|&&score| test(score)).count() as u8;
                    (self.form == Form::Duel).then_some(colours)
                };
                Standing {
                    seat: Seat::new(seat),
                    rank: 1 + worth.iter().filter(|other| *other > own).count(),
                    scores,
                    sorted: sorted(scores),
                    tokens: count(|score| score == 9),
                    colours: count(|score| score > 0),
                    team: (self.form == Form::Team).then_some(seat as u8 % 2),
                }
            })
            .collect()
    }

    /// Returns a number for each seat if the game ends now. The numbers order the seats as the rules do:
    ///
    /// - duel: the number of colours of a seat, tokens and pegs on its side (ING-9). A winner with four tokens has more
    ///   than the at most two colours of the other seat.
    /// - otherwise: the rank of the sorted scores among all ascending vectors of track values, from 0 in lexicographic
    ///   order (see [`rank`]): the lowest colour decides, then the next.
    pub(super) fn worth(&self) -> PerSeat<i32> {
        let scores = &self.scores[..usize::from(self.seats)];
        match self.form {
            Form::Duel => scores
                .iter()
                .map(|own| own.iter().filter(|&&score| score > 0).count() as i32)
                .collect(),
            form => {
                let top = *form.track().end();
                scores.iter().map(|own| rank(sorted(*own), top)).collect()
            }
        }
    }

    /// Returns the seats that are behind no other seat.
    pub(super) fn leaders(&self) -> SeatSet {
        let worth = self.worth();
        let best = worth.iter().max();
        (0..worth.len()).filter(|&seat| Some(&worth[seat]) == best).map(Seat::new).collect()
    }
}

fn sorted(mut scores: [i8; COLOURS]) -> [i8; COLOURS] {
    scores.sort_unstable();
    scores
}

/// Returns the number of ascending vectors over `0..=top` that come before this one in lexicographic order: below
/// 134,596 for `top` 18 and below 5,245,786 for `top` 36.
fn rank(ascending: [i8; COLOURS], top: i8) -> i32 {
    let mut least = 0;
    let mut rank = 0;
    for (i, value) in ascending.into_iter().enumerate() {
        // Vectors that agree so far and have one of least..value here, counted by the hockey-stick sum over the choices
        // of the later entries.
        let places = (COLOURS - i) as i32;
        let ways = |from: i8| binomial(i32::from(top - from) + places, places);
        rank += ways(least) - ways(value);
        least = value;
    }
    rank
}

/// Returns the binomial coefficient, exactly, because every prefix of the product is one itself.
fn binomial(n: i32, k: i32) -> i32 {
    (1..=k).fold(1i64, |product, i| product * i64::from(n - k + i) / i64::from(i)) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_lexicographic_and_gapless() {
        let top = 4;
        let mut next = 0;
        for a in 0..=top {
            for b in a..=top {
                for c in b..=top {
                    for d in c..=top {
                        for e in d..=top {
                            for f in e..=top {
                                assert_eq!(rank([a, b, c, d, e, f], top), next);
                                next += 1;
                            }
                        }
                    }
                }
            }
        }
        assert_eq!(rank([18; 6], 18), 134_595);
        assert_eq!(rank([36; 6], 36), 5_245_785);
    }
}
