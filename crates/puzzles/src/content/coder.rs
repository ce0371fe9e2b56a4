//! A sequence of choices as one number.
//!
//! Each alternative of a choice has a weight, and costs the logarithm of its share of the weights, as in range coding.
//! The coder is an asymmetric numeral system (Duda 2009) on a number of any size. A step maps a number and a
//! choice to another number, one to one, so each number stands for exactly one sequence of choices.
//!
//! A game describes its positions in one function for both directions. A writer records the value that it is given and
//! returns it; a reader ignores that value and returns the one that it reads.

use arrayvec::ArrayVec;

/// Writes choices or reads them.
#[derive(Debug, Default)]
pub struct Coder {
    /// The number that is still to be read, as digits to the base 2^32, the lowest first and the highest not 0.
    number: Vec<u32>,
    /// The choices written so far; `None` for a reader.
    written: Option<Vec<Share>>,
    /// True if a value to be written was not one of the alternatives.
    misfit: bool,
}

/// An alternative: its weight, the sum of the weights below it, and of all.
#[derive(Debug, Clone, Copy)]
struct Share {
    below: u32,
    weight: u32,
    total: u32,
}

/// Added to the weight of an alternative each time an adaptive choice takes it.
const STEP: u32 = 16;

/// Weights of the lengths in bits of [`Coder::number`].
const LENGTHS: [u32; 33] = {
    let mut lengths = [1; 33];
    let mut i = 0;
    while i < 17 {
        lengths[i] = if i < 9 { 32 } else { 6 };
        i += 1;
    }
    lengths
};

impl Coder {
    /// A writer of no choices.
    pub fn writer() -> Coder {
        Coder { written: Some(Vec::new()), ..Coder::default() }
    }

    /// A reader of a number, from its digits to the base 32, the highest first.
    pub fn reader(digits: impl Iterator<Item = u8>) -> Coder {
        let mut coder = Coder::default();
        for digit in digits {
            multiply_add(&mut coder.number, 32, digit.into());
        }
        coder
    }

    /// The number that holds all choices, as digits to the base 32, the highest first and not 0. `None` if a value was
    /// not one of its alternatives.
    pub fn digits(self) -> Option<Vec<u8>> {
        let mut number = self.number;
        for share in self.written.into_iter().flatten().rev() {
            let low = divide(&mut number, share.weight);
            multiply_add(&mut number, share.total, share.below + low);
        }
        let mut digits = Vec::new();
        while !number.is_empty() {
            digits.push(divide(&mut number, 32) as u8);
        }
        digits.reverse();
        (!self.misfit).then_some(digits)
    }

    /// True if a reader has read all of its number.
    pub fn is_spent(&self) -> bool {
        self.number.is_empty()
    }

    /// A choice among as many alternatives as there are weights. The sum of the weights is above 0 and below 2^32.
    pub fn choose(&mut self, value: usize, weights: &[u32]) -> usize {
        let total: u32 = weights.iter().sum();
        let mut below = 0;
        if let Some(written) = &mut self.written {
            let weight = weights.get(value).copied().unwrap_or(0);
            if weight == 0 {
                self.misfit = true;
                return value.min(weights.len() - 1);
            }
            below = weights[..value].iter().sum();
            written.push(Share { below, weight, total });
            return value;
        }
        let place = divide(&mut self.number, total);
        for (value, &weight) in weights.iter().enumerate() {
            if place - below < weight {
                multiply_add(&mut self.number, weight, place - below);
                return value;
            }
            below += weight;
        }
        0
    }

    /// The same, and then adds 16 to the weight of the alternative chosen.
    pub fn adapt(&mut self, value: usize, weights: &mut [u32]) -> usize {
        let value = self.choose(value, weights);
        weights[value] += STEP;
        value
    }

    /// Yes or no, with an adaptive weight for no and one for yes.
    pub fn flag(&mut self, value: bool, odds: &mut [u32; 2]) -> bool {
        self.adapt(value.into(), odds) == 1
    }

    /// A number below `radix`, which is above 0; all have the same weight.
    pub fn below(&mut self, value: u32, radix: u32) -> u32 {
        match &mut self.written {
            Some(written) => {
                self.misfit |= value >= radix;
                written.push(Share { below: value.min(radix - 1), weight: 1, total: radix });
                value.min(radix - 1)
            }
            None => divide(&mut self.number, radix),
        }
    }

    /// Any number; smaller ones cost less.
    pub fn number(&mut self, value: u32) -> u32 {
        match self.choose(32 - value.leading_zeros() as usize, &LENGTHS) {
            0 => 0,
            length => {
                let highest = 1 << (length - 1);
                highest + self.below(value.wrapping_sub(highest), highest)
            }
        }
    }

    /// Any number; those near 0 cost less.
    pub fn signed(&mut self, value: i32) -> i32 {
        let folded = self.number((value << 1 ^ value >> 31) as u32);
        (folded >> 1) as i32 ^ -((folded & 1) as i32)
    }

    /// A multiset of `need` elements: the number of elements of each kind, at most `copies[kind]`, which is at most 6.
    /// Kinds with a larger weight cost less.
    pub fn multiset(
        &mut self,
        given: &[u32],
        copies: &[u32],
        weights: &[u32],
        mut need: u32,
    ) -> Vec<u32> {
        let mut rest: u32 = copies.iter().sum();
        let shares = copies.iter().zip(weights);
        let mut pool: u64 = shares.map(|(&n, &weight)| u64::from(n * weight)).sum();
        let mut taken = Vec::with_capacity(copies.len());
        for (kind, (&own, &weight)) in copies.iter().zip(weights).enumerate() {
            rest -= own;
            let (least, most) = (need.saturating_sub(rest), own.min(need));
            let mut count = least;
            if least < most {
                // The binomial distribution of copies that are each taken with probability `yes / whole`.
                let whole: u64 = if own == 1 { 1 << 16 } else { 1 << 9 };
                let yes = whole * u64::from(need * weight) / pool;
                let yes = yes.clamp(1, whole - 1);
                let mut ways = 1;
                let mut chances = [0; 7];
                for k in 0..=own {
                    chances[k as usize] = ways * yes.pow(k) * (whole - yes).pow(own - k);
                    ways = ways * u64::from(own - k) / u64::from(k + 1);
                }
                let chances = &chances[least as usize..=most as usize];
                let unit = chances.iter().sum::<u64>() / (1 << 16) + 1;
                let chances: ArrayVec<u32, 7> =
                    chances.iter().map(|n| (n / unit) as u32 + 1).collect();
                let given = given.get(kind).map_or(0, |n| n.wrapping_sub(least));
                count += self.choose(given as usize, &chances) as u32;
            }
            need -= count;
            pool -= u64::from(own * weight);
            taken.push(count);
        }
        taken
    }

    /// A subset of `need` elements; all subsets of this size have the same weight.
    pub fn subset(&mut self, given: &[bool], need: u32) -> Vec<bool> {
        let ones = vec![1; given.len()];
        let given: Vec<u32> = given.iter().map(|&is| is.into()).collect();
        let taken = self.multiset(&given, &ones, &ones, need.min(given.len() as u32));
        taken.into_iter().map(|n| n == 1).collect()
    }
}

/// Divides a number and returns the remainder.
fn divide(number: &mut Vec<u32>, by: u32) -> u32 {
    let mut rest = 0;
    for digit in number.iter_mut().rev() {
        let dividend = u64::from(rest) << 32 | u64::from(*digit);
        *digit = (dividend / u64::from(by)) as u32;
        rest = (dividend % u64::from(by)) as u32;
    }
    while number.last() == Some(&0) {
        number.pop();
    }
    rest
}

fn multiply_add(number: &mut Vec<u32>, by: u32, add: u32) {
    let mut carry = u64::from(add);
    for digit in number.iter_mut() {
        carry += u64::from(*digit) * u64::from(by);
        *digit = carry as u32;
        carry >>= 32;
    }
    if carry > 0 {
        number.push(carry as u32);
    }
}
