//! A small neural net that evaluates the table for each seat. It combines features that single counts can't: a seat
//! with a tile that fits nowhere survives as long as it has others to place, and the other seat's tiles decide how long
//! that is.
//!
//! All inputs are 0 or 1, exactly one per group is set, and weights are integers: an evaluation adds up a row of
//! weights for each group. The weights were learnt from self-play (`docs/measurements/temple.md`).

use super::judgement_weights::{BIASES, HIDDEN, INPUT, INPUTS, OUTPUT};
use tessera_rules::game::Seat;
use tessera_rules::temple::{Edition, Outlook, Temple, VALUES};

/// The sizes of the groups of inputs of a seat, in the order of `of_seat`.
const GROUPS: [usize; 13] = [7, 6, 6, 6, 7, 4, 8, 7, 6, 6, 6, 6, 6];
/// Inputs of a seat.
const SEAT: usize = {
    let mut sum = 0;
    let mut i = 0;
    while i < GROUPS.len() {
        sum += GROUPS[i];
        i += 1;
    }
    sum
};
/// Inputs of the table.
const SHARED: usize = 6 * 5 + 8 + 2;

const _: () = assert!(INPUTS == 2 * SEAT + SHARED, "as the weights were learnt");

/// Steps: 0, 1, 2, 3, 4 to 5, and more.
const COUNTS: [u8; 8] = [0, 1, 2, 3, 4, 4, 5, 5];

const fn six_steps(n: u16) -> usize {
    COUNTS[if n < 7 { n as usize } else { 7 }] as usize
}

/// Steps: 0, 1, 2, 3 to 4, 5 to 7, 8 to 12, 13 to 20, and more.
fn eight_steps(n: u16) -> usize {
    match n {
        0..=2 => usize::from(n),
        3..=4 => 3,
        5..=7 => 4,
        8..=12 => 5,
        13..=20 => 6,
        _ => 7,
    }
}

/// Calls `see` with the number of every input that is set: the inputs of `seat`, of the other seat, and of the table.
#[inline]
pub fn inputs(temple: &Temple, seat: Seat, mut see: impl FnMut(usize)) {
    let outlook = temple.outlook();
    let mut base = 0;
    for of in [seat, seat.other()] {
        of_seat(temple, &outlook, of, base, &mut see);
        base += SEAT;
    }
    // Single slots by the least value that they accept, tiles on the table, edition.
    let mut less = 0;
    for value in 0..5 {
        let here = outlook.fits[value] - less;
        less = outlook.fits[value];
        see(base + 6 * value + six_steps(here));
    }
    base += 30;
    let left = temple.tiles_left(seat) + temple.tiles_left(seat.other());
    see(base + ((60 - left) / 5).min(7) as usize);
    base += 8;
    see(base + usize::from(temple.edition() == Edition::Revised));
}

#[inline]
fn of_seat(
    temple: &Temple,
    outlook: &Outlook,
    seat: Seat,
    base: usize,
    see: &mut impl FnMut(usize),
) {
    let values = temple.active(seat).map_or(0, |colour| temple.values_in_hand(seat, colour));
    let active = values.count_ones() as usize;
    let whole = temple.untouched(seat).count_ones() as usize;
    let mut held = (0..VALUES).filter(|&v| values >> v & 1 == 1);
    let first = held.next();
    let second = held.next();
    let fits = |v: usize| outlook.fits[v];
    let stuck = (0..VALUES).filter(|&v| values >> v & 1 == 1 && fits(v) == 0).count();
    let shapes = outlook.shapes[seat.index()];
    let [x, y] = outlook.spread[seat.index()];
    // The smallest tile of the begun colour and the number of slots that it fits, the number of slots that the next
    // tile fits, tiles of that colour, tiles that fit if others fit nowhere, and the number of those others; shapes of
    // one, two and three tiles; whole colours; distances between the shapes; slots of larger shapes that the smallest
    // tile fits.
    let each: [usize; GROUPS.len()] = [
        first.map_or(0, |v| v + 1),
        first.map_or(5, |v| six_steps(fits(v))),
        second.map_or(5, |v| six_steps(fits(v))),
        active,
        if stuck == 0 { 6 } else { active - stuck },
        stuck.min(3),
        eight_steps(shapes[0]),
        eight_steps(shapes[1]).min(6),
        six_steps(shapes[2]),
        whole,
        x.max(y).clamp(0, 5) as usize,
        x.min(y).clamp(0, 5) as usize,
        first.map_or(5, |v| six_steps(outlook.fits_joined[v])),
    ];
    let mut at = base;
    for (n, size) in each.into_iter().zip(GROUPS) {
        see(at + n);
        at += size;
    }
}

/// Returns the output of the net, in hundredths of a logit.
#[inline]
pub(super) fn judge(temple: &Temple, seat: Seat) -> i32 {
    let mut sums = BIASES;
    inputs(temple, seat, |i| {
        for (sum, weight) in sums.iter_mut().zip(&INPUT[i]) {
            *sum += i16::from(*weight);
        }
    });
    // Input weights are in 64ths. Weights of hidden neurons, whose values are capped at 127, are in 16ths.
    let (hidden, direct) = (&sums[..HIDDEN], sums[HIDDEN]);
    let mut out = i32::from(direct) * 16;
    for (sum, weight) in hidden.iter().zip(OUTPUT) {
        out += i32::from((*sum).clamp(0, 127)) * i32::from(weight);
    }
    out * 100 / 1024
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::game::random::seeded;
    use tessera_rules::game::{Compose, Position};

    #[test]
    fn every_group_has_one_input_set() {
        let mut sizes: Vec<usize> = GROUPS.iter().chain(&GROUPS).copied().collect();
        sizes.extend([6, 6, 6, 6, 6, 8, 2]);
        for seed in 0..2000 {
            let temple = Temple::compose(&mut seeded(seed));
            let mut set = Vec::new();
            inputs(&temple, temple.to_move(), |input| set.push(input));
            assert_eq!(set.len(), sizes.len(), "{temple:?}");
            let mut start = 0;
            for (input, size) in set.into_iter().zip(&sizes) {
                assert!((start..start + size).contains(&input), "{temple:?}");
                start += size;
            }
            assert_eq!(start, INPUTS);
        }
    }
}
