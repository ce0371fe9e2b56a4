//! The engine against plain minimax.

use super::*;
use crate::game::random::{below, choose, seeded};
use crate::game::{Compose, Duel, Seat, Turn};
use crate::search::minimax;

#[test]
fn endgames_are_what_minimax_says() {
    let mut rng = seeded(1);
    let mut solved = [0; 8];
    while solved[2..=4].iter().sum::<u32>() < 400 {
        let position = Octopus::compose(&mut rng);
        let left = position.tiles_left();
        if position.seats() != 2 || !position.adds_up() || !(1..=4).contains(&left) {
            continue;
        }
        if position.count_moves() > 60 {
            continue;
        }
        let Turn::Seat(me) = position.turn() else {
            continue;
        };
        let mut duel = Duel::new(position.clone()).expect("two seats");
        let (value, _) = minimax::duel(&mut duel, me, 10).expect("short");
        let sign = if me == Seat::FIRST { 1 } else { -1 };
        let banked = sign * (position.scores()[0] as i32 - position.scores()[1] as i32);
        let (found, _) = solve(&position, &mut Budget::nodes(u64::MAX)).expect("in reach");
        assert_eq!(found + banked, value, "{}", crate::game::Position::key(&position));
        solved[left as usize] += 1;
    }
    println!("{solved:?}");
}
