//! Tests that images play alike, and that canonical forms identify images.

use super::*;
use crate::game::{Seat, Symmetric};

#[test]
fn images_play_alike_and_share_their_canonical_form() {
    let mut rng = seeded(11);
    for temple in sample(10, 250, 2) {
        let (canonical, to_canonical) = temple.canonical();
        assert_eq!(temple.image(&to_canonical), canonical);
        assert_eq!(Temple::from_key(&canonical.key()).unwrap(), canonical);
        assert_eq!(canonical.canonical().0, canonical);
        for _ in 0..4 {
            let symmetry = temple.random_symmetry(&mut rng);
            let image = temple.image(&symmetry);
            assert_eq!(
                Temple::from_key(&image.key()).unwrap(),
                image,
                "an image of {} is consistent",
                temple.key()
            );
            assert_eq!(image.canonical().0, canonical, "{} {symmetry:?}", temple.key());
            let mut expected: Vec<Move> =
                temple.legal_moves().into_iter().map(|m| temple.move_image(&symmetry, m)).collect();
            let mut found = image.legal_moves();
            expected.sort();
            found.sort();
            assert_eq!(found, expected);
            let winner = temple.winner().map(|s| Temple::seat_image(&symmetry, s));
            assert_eq!(image.winner(), winner);
            let inverse = Temple::inverse(&symmetry);
            assert_eq!(image.image(&inverse), temple);
            for m in temple.legal_moves().into_iter().step_by(17) {
                let there = temple.move_image(&symmetry, m);
                assert_eq!(image.move_image(&inverse, there), m);
                let (mut after, mut after_image) = (temple.clone(), image.clone());
                after.play(m);
                after_image.play(there);
                assert_eq!(after.image(&symmetry), after_image);
            }
        }
    }
}

#[test]
fn canonical_moves_are_the_images() {
    for temple in sample(12, 100, 1) {
        let (canonical, symmetry) = temple.canonical();
        let mut expected: Vec<Move> =
            temple.legal_moves().into_iter().map(|m| temple.move_image(&symmetry, m)).collect();
        let mut found = canonical.legal_moves();
        expected.sort();
        found.sort();
        assert_eq!(found, expected);
    }
}

#[test]
fn positions_that_play_differently_have_different_canonical_forms() {
    let base = temple("F0,0=R1;F1,0=R2|R3R4R5,K1|R,K|0|published");
    for other in [
        "F0,0=R1;F1,0=R3|R2R4R5,K1|R,K|0|published",
        "F0,0=R1;F1,0=R2|R3R4R6,K1|R,K|0|published",
        "F0,0=R1;F1,0=R2|R3R4R5,K1|R,K|0|revised",
        "F0,0=R1;F1,0=R2|R3R4R5,K1|R,K|1|published",
        "F0,0=R1;F1,0=R2|R3R4R5,K1P1P2P3P4P5P6|R,K|0|published",
        "T0,0=R1;T1,0=R2|R3R4R5,K1|R,K|0|published",
    ] {
        assert_ne!(base.canonical().0, temple(other).canonical().0, "{other}");
    }
    for same in [
        // Another colour on the table, turned, moved, seats exchanged.
        "F0,0=O1;F1,0=R2|R3R4R5,K1|R,K|0|published",
        "F-7,9=W1;F-7,8=Y2|B3B4B5,G1|B,G|0|published",
        "F0,0=R1;F1,0=R2|K1,R3R4R5|K,R|1|published",
    ] {
        assert_eq!(base.canonical().0, temple(same).canonical().0, "{same}");
    }
}

#[test]
fn tables_at_the_end_of_the_coordinates_stay_there() {
    let free = temple("F0,0=R1|R3R4R5,K1|R,K|0|published");
    let near = temple("F1000,0=R1|R3R4R5,K1|R,K|0|published");
    let turned = temple("F0,-1000=R1|K1,R3R4R5|K,R|1|published");
    assert!(free.is_free() && !near.is_free());
    assert_ne!(free.count_moves(), near.count_moves());
    assert_ne!(free.canonical().0, near.canonical().0);
    assert_eq!(near.canonical().0, turned.canonical().0);
    assert_eq!(Temple::seat_image(&turned.canonical().1, Seat::SECOND), Seat::FIRST);
}
