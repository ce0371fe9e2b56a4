//! Tests of images and canonical forms.

use super::*;
use crate::game::nestortile::Colour;
use crate::game::random::{below, seeded};
use crate::game::{Compose, Symmetric};

#[test]
fn images_play_alike() {
    let mut rng = seeded(7);
    for _ in 0..150 {
        let p = Octopus::compose(&mut rng);
        playout(p, 3, &mut rng.clone(), |p| check_image(p, &mut rng));
    }
    for seats in 2..=6 {
        let p = deal(seats, 1, &mut rng).unwrap();
        playout(p, 12, &mut rng.clone(), |p| check_image(p, &mut rng));
    }
}

fn check_image(p: &Octopus, rng: &mut ChaCha8Rng) {
    let symmetry = p.random_symmetry(rng);
    let image = p.image(&symmetry);
    assert_eq!(image.to_setup().position().as_ref(), Ok(&image));
    assert_eq!(image.image(&Octopus::inverse(&symmetry)), *p);
    assert_eq!(image.scores(), p.scores());
    assert_eq!(image.winners(), p.winners());

    let mut expected = gains(&image);
    p.each_gain(|m, gain| {
        let there = p.move_image(&symmetry, m);
        assert_eq!(expected.remove(&image.notation(there)), Some(gain), "{}", p.key());
    });
    assert!(expected.is_empty(), "{}", p.key());

    let (canonical, to) = p.canonical();
    assert_eq!(p.image(&to), canonical);
    assert_eq!(image.canonical().0, canonical, "{} and {}", p.key(), image.key());
    assert_eq!(canonical.canonical().0, canonical);

    if let Some(&m) = p.legal_moves().first() {
        let (mut after, mut image_after) = (p.clone(), image.clone());
        after.play(m);
        image_after.play(p.move_image(&symmetry, m));
        assert_eq!(after.image(&symmetry), image_after);
    }
}

/// Compares canonical forms with all images of tiny positions: they are equal exactly if some element of the group maps
/// one position to the other.
#[test]
fn equal_canonical_forms_are_images() {
    let mut rng = seeded(8);
    let population: Vec<(Octopus, Octopus)> =
        (0..150).map(|_| tiny(&mut rng)).map(|p| (p.canonical().0, p)).collect();
    let mut alike = 0;
    for (i, (a_form, a)) in population.iter().enumerate() {
        for (b_form, b) in &population[..i] {
            let same = a_form == b_form;
            assert_eq!(same, is_image(a, b), "{} and {}", a.key(), b.key());
            alike += usize::from(same);
        }
    }
    assert!(alike > 20, "{alike} pairs are images: too few to tell");
}

/// Returns a position with up to two tiles on the board, one in the first hand and one or two in the second, of three
/// colours and three numbers.
fn tiny(rng: &mut ChaCha8Rng) -> Octopus {
    let tile = |rng: &mut ChaCha8Rng| {
        let (colour, number) = (below(rng, 3), below(rng, 3));
        Tile::new(Colour::new(colour as usize), number as u8 + 1)
    };
    loop {
        let on_board = below(rng, 3) as usize;
        let cells = [[(0, 0), (0, 1)], [(3, 3), (2, 3)]][below(rng, 2) as usize];
        let setup = Setup {
            sets: 2,
            to_move: 0,
            board: cells[..on_board].iter().map(|&(x, y)| (x, y, tile(rng))).collect(),
            hands: vec![vec![tile(rng)], (0..=below(rng, 2)).map(|_| tile(rng)).collect()],
            scores: vec![0, 0],
        };
        if let Ok(p) = setup.position() {
            return p;
        }
    }
}

/// True if one of the renamings of the first three colours and numbers maps `a` to `b`, with boards compared up to
/// congruence. Boards have at most two tiles, so a translation with or without a quarter turn and a half turn covers
/// all cases.
fn is_image(a: &Octopus, b: &Octopus) -> bool {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let (a, b) = (a.to_setup(), b.to_setup());
    let tiles =
        |board: &[(i64, i64, Tile)]| -> Vec<Tile> { board.iter().map(|&(_, _, t)| t).collect() };
    orders.iter().any(|colours| {
        orders.iter().any(|numbers| {
            let rename = |tile: &Tile| {
                Tile::new(
                    Colour::new(colours[tile.colour().index()]),
                    numbers[tile.number()] as u8 + 1,
                )
            };
            let renamed = |tiles: &[Tile]| -> Vec<Tile> {
                let mut tiles: Vec<Tile> = tiles.iter().map(rename).collect();
                tiles.sort();
                tiles
            };
            let mut there = tiles(&b.board);
            there.sort();
            renamed(&tiles(&a.board)) == there
                && a.hands.iter().zip(&b.hands).all(|(x, y)| renamed(x) == *y)
        })
    })
}

#[test]
fn hands_decide_where_the_board_does_not() {
    // Colours and numbers that occur only in hands are renamed too.
    let same = ["R1@0,0|G3G4,B3|0,0|0|1", "K6@5,5|W2W1,Y1|0,0|0|1", "B2@-5,5|K5K4,C5|0,0|0|1"];
    let forms = same.map(|key| position(key).canonical().0);
    assert!(forms.iter().all(|form| *form == forms[0]));
    for other in [
        "R1@0,0|G3G4,B5|0,0|0|1",
        "R1@0,0|G3G4,R3|0,0|0|1",
        "R1@0,0|G1G4,B1|0,0|0|1",
        "R1@0,0|G3G4,B3|0,0|1|1",
        "R1@0,0|G3G4,B3|1,0|0|1",
        "R1@0,0|B3,G3G4|0,0|0|1",
    ] {
        assert_ne!(position(other).canonical().0, forms[0], "{other}");
    }
}

#[test]
fn a_limit_within_reach_pins_the_board() {
    let forms = |a: &str, b: &str| position(a).canonical().0 == position(b).canonical().0;
    // With one tile left, 999 is out of its reach and 1000 is not.
    assert!(forms("R1@999,0|B1|0|0|1", "R1@0,0|B1|0|0|1"));
    assert!(!forms("R1@1000,0|B1|0|0|1", "R1@0,0|B1|0|0|1"));
    assert!(forms("R1@1000,3|B1|0|0|1", "G2@-3,-1000|K2|0|0|1"));
}

#[test]
fn the_most_symmetric_hands_are_named() {
    // All numbers are equivalent: all 720 orders are tried.
    let mut setup = position("-|-|0|0|2").to_setup();
    setup.hands = vec![Tile::all().chain(Tile::all()).collect()];
    let p = setup.position().unwrap();
    assert_eq!(p.canonical().0, p);
}
