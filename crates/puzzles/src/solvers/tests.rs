//! Ratings rise when the right move is harder to see.

use super::*;

fn plain(appeal: i64, right: bool, plies: u32) -> MoveFeatures {
    MoveFeatures { appeal, right, plies, width: 1, standing: false }
}

/// A step with one right move and thirty wrong ones.
fn step(right: MoveFeatures, wrong: MoveFeatures) -> Vec<MoveFeatures> {
    let mut move_features = vec![wrong; 30];
    move_features.insert(12, right);
    move_features
}

#[test]
fn a_striking_move_is_easier_than_a_hidden_one() {
    let of = |appeal| rating(&[step(plain(appeal, true, 3), plain(4, false, 3))]);
    assert!(of(30) < of(4) && of(4) < of(-20), "{} {} {}", of(30), of(4), of(-20));
}

#[test]
fn a_move_that_needs_more_lookahead_is_harder() {
    let of = |plies| rating(&[step(plain(4, true, plies), plain(4, false, 6))]);
    let ratings: Vec<u32> = [1, 3, 5].into_iter().map(of).collect();
    assert!(ratings.is_sorted() && ratings[0] < ratings[2], "{ratings:?}");
}

#[test]
fn several_steps_are_harder_than_one() {
    let one = step(plain(4, true, 3), plain(4, false, 3));
    let [alone, thrice] = [1, 3].map(|steps| rating(&vec![one.clone(); steps]));
    assert!(alone < thrice, "{alone} {thrice}");
}

#[test]
fn a_remembered_threat_makes_a_step_easier() {
    let of = |standing| {
        let tempting = MoveFeatures { standing, ..plain(20, false, 7) };
        let mut move_features = step(plain(0, true, 3), plain(-40, false, 2));
        move_features.push(tempting);
        rating(&[move_features])
    };
    assert!(of(true) < of(false), "{} {}", of(true), of(false));
}

#[test]
fn the_turning_point_parts_failures_from_successes() {
    assert_eq!(turning_point(&[0, 0, 10, 10], 10), 2);
    assert_eq!(turning_point(&[0, 4, 3, 8, 6, 10], 10), 3);
    assert_eq!(turning_point(&[10, 10], 10), 0);
    assert_eq!(turning_point(&[0; STRENGTHS as usize], 10), STRENGTHS - 1);
}

#[test]
fn the_weakest_misses_what_it_could_see_three_times_of_sixteen() {
    let right = plain(0, true, 1);
    // No solver sees that this one fails.
    let tempting = plain(100, false, 100);
    let found = (0..1000).filter(|&seed| bounded::Solver::new(0, seed).finds(&[tempting, right]));
    let found = found.count();
    assert!((780..845).contains(&found), "{found}");
}

#[test]
fn luck_is_what_the_weakest_find_now_and_then() {
    let wrong = plain(0, false, 7);
    assert!(is_luck(&[step(plain(1, true, 7), wrong)]));
    let mut hidden = vec![plain(10, false, 7); 9];
    hidden.push(plain(-20, true, 7));
    assert!(!is_luck(&[hidden]));
}

#[test]
fn the_more_moves_look_better_the_later_the_careful_solve_it() {
    let of = |better: usize| {
        let mut move_features = vec![plain(10, false, 5); better];
        move_features.extend([plain(0, true, 5), plain(-40, false, 2)]);
        mean_rating(&[move_features])
    };
    let ratings: Vec<u32> = [0, 1, 4].into_iter().map(of).collect();
    assert!(ratings.is_sorted() && ratings[0] + 300 < ratings[2], "{ratings:?}");
}
