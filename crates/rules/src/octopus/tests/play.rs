//! Tests of moves, scores, turns, make and unmake.

use super::*;
use crate::game::perft::perft;
use crate::game::random::{below, seeded};
use crate::game::{Compose, Seat, SeatSet, Turn};

#[test]
fn worked_examples() {
    let all = gains(&position("R4@0,0|R1B4B1|0|0|1"));
    assert_eq!((all["R1@1,0"], all["B4@1,0"], all["B1@1,0"]), (1, 1, 0));

    let all = gains(&position("R5@0,0;R1@1,0;R4@2,0|R4|0|0|2"));
    assert_eq!(all["R4@3,0"], 4);

    let all = gains(&position("B1@0,0;R1@1,0;R2@1,1;B3@0,1|R3|0|0|1"));
    assert_eq!(all["R3@2,0"], 2);
}

#[test]
fn worked_perft() {
    let mut p = position("R4@0,0|R1B2,G3Y4|0,0|0|1");
    let counts = [1, 2, 3, 4, 5].map(|depth| perft(&mut p, depth));
    assert_eq!(counts, [8, 96, 704, 6016, 0]);
    let twin = reference(&p);
    assert_eq!([1, 2, 3, 4, 5].map(|depth| twin.perft(depth)), counts);
    assert_eq!(p.key(), "R4@0,0|R1B2,Y4G3|0,0|0|1", "yellow sorts before green");
}

#[test]
fn the_opening_goes_to_the_origin() {
    let mut p = position("-|R1,R2|0,0|0|1");
    assert_eq!(gains(&p), BTreeMap::from([("R1@0,0".to_owned(), 0)]));
    p.play(p.legal_moves()[0]);
    assert_eq!(
        gains(&p).into_keys().collect::<Vec<_>>(),
        ["R2@-1,0", "R2@0,-1", "R2@0,1", "R2@1,0"]
    );
}

#[test]
fn an_identical_tile_counts_twice() {
    // OCT-4: two sets, the same tile on the next cell.
    assert_eq!(gains(&position("R4@0,0|R4|0|0|2"))["R4@1,0"], 2);
}

#[test]
fn a_tile_held_twice_is_listed_once() {
    let mut p = position("R4@0,0|B1B1|0|0|2");
    assert_eq!(p.count_moves(), 4);
    assert_eq!(p.legal_moves().len(), 4);
    p.play(p.legal_moves()[0]);
    assert_eq!(p.hand(Seat::FIRST).len(), 1);
}

#[test]
fn seats_without_tiles_are_passed_over() {
    let mut p = position("R4@0,0|B1,-,B2B3,-|0,0,0,0|0|1");
    let mut order = vec![p.to_move().index()];
    while !p.is_over() {
        p.play(p.legal_moves()[0]);
        order.push(p.to_move().index());
    }
    // OCT-6: after the last tile the seat in order is next, with or without tiles.
    assert_eq!(order, [0, 2, 2, 3]);
    assert_eq!(p.turn(), Turn::Over);
}

#[test]
fn ties_share_the_win() {
    let p = position("R4@0,0|-,-,-|7,3,7|1|1");
    assert_eq!(p.winners(), [0, 2].map(Seat::new).into_iter().collect());
    assert_eq!(p.payoffs().unwrap()[..], [7, 3, 7]);
    assert_eq!(p.legal_moves(), []);
    let p = position("-|-|0|0|1");
    assert_eq!(p.winners(), SeatSet::only(Seat::FIRST), "OCT-6: an empty board too");
    let p = position("R4@0,0|R1|0|0|1");
    assert_eq!((p.winners(), p.payoffs()), (SeatSet::EMPTY, None));
}

#[test]
fn totals_stay_at_the_limit() {
    let mut p = position("R5@0,0;R1@1,0;R4@2,0|R4|99998|0|2");
    let before = p.clone();
    let m = p.parse_move("R4@3,0", None).unwrap();
    assert_eq!(p.gain(m), Some(4));
    let undo = p.play(m);
    assert_eq!(p.scores(), [100_000]);
    p.undo(undo);
    assert_eq!(p, before);
    assert_eq!(p.scores(), [99_998]);
}

#[test]
fn cells_outside_the_limits_are_never_legal() {
    let all = gains(&position("R4@1000,-1000|R1|0|0|1"));
    assert_eq!(all.into_keys().collect::<Vec<_>>(), ["R1@1000,-999", "R1@999,-1000"]);
}

#[test]
fn runs_are_cut_by_the_limits_and_cross_the_table() {
    // A line of one colour along the whole side, and a board wide enough to need a wider grid.
    let line = |y: i64| -> Vec<(i64, i64, Tile)> {
        (0..60).map(|i| (1000 - i, y, Tile::from_index(i as usize))).collect()
    };
    let setup = Setup {
        sets: 2,
        to_move: 0,
        board: line(1000),
        hands: vec![Tile::all().collect()],
        scores: vec![0],
    };
    compare(&setup.position().unwrap());
}

#[test]
fn deals_are_even() {
    for sets in [1, 2] {
        for seats in 2..=6 {
            let p = deal(seats, sets, &mut seeded(seats as u64)).unwrap();
            let each = 60 * sets / seats;
            assert!(p.hands().iter().all(|hand| i64::from(hand.len()) == each));
            assert_eq!(p.to_setup().position().unwrap(), p);
            assert_eq!(p, deal(seats, sets, &mut seeded(seats as u64)).unwrap());
            for tile in Tile::all() {
                let dealt: u32 = p.hands().iter().map(|hand| hand.count(tile)).sum();
                assert_eq!(i64::from(dealt), sets);
            }
        }
    }
}

#[test]
fn a_released_deal_may_never_change() {
    let p = deal(6, 1, &mut seeded(7)).unwrap();
    assert_eq!(p.key(), PINNED_DEAL);
}

const PINNED_DEAL: &str = "-|R3C1C5B2B5P2N4K1W3W4,R6O1G4G6C3B4B6P1P6N5,R1R5Y5G5C2C6B3N1N3K6,O2Y1Y2Y3G1G2C4P4K3W6,\
                           O6Y6G3P5N2N6K2K4K5W2,R2R4O3O4O5Y4B1P3W1W5|0,0,0,0,0,0|0|1";

/// Compares the legal moves, their gains and effects with the reference rules.
fn compare(p: &Octopus) {
    let twin = reference(p);
    assert_eq!(p.is_over(), twin.is_over());
    let winners: Vec<usize> = p.winners().iter().map(Seat::index).collect();
    assert_eq!(winners, twin.winners());
    let expected: BTreeMap<String, u32> = twin
        .moves()
        .into_iter()
        .map(|(tile, (x, y))| {
            let gain = twin.gain(tile, (x, y));
            (format!("{tile}@{x},{y}"), gain as u32)
        })
        .collect();
    assert_eq!(gains(p), expected, "{}", p.key());
    assert_eq!(p.count_moves(), expected.len() as u64);
    assert_eq!(p.legal_moves().len(), expected.len());
}

#[test]
fn plays_as_the_literal_twin() {
    let mut rng = seeded(1);
    for round in 0..150 {
        let mut p = match round % 5 {
            0 => {
                let (seats, sets) = (2 + below(&mut rng, 5), 1 + below(&mut rng, 2));
                deal(seats.into(), sets.into(), &mut rng).unwrap()
            }
            _ => Octopus::compose(&mut rng),
        };
        let mut twin = reference(&p);
        loop {
            if below(&mut rng, 4) == 0 {
                compare(&p);
            }
            assert_eq!(p.to_setup(), twin.to_setup());
            if p.is_over() {
                assert_eq!(p.count_moves(), 0);
                break;
            }
            let m = *choose(&mut rng, &p.legal_moves());
            p.play(m);
            twin.play(m.tile, (m.cell.x.into(), m.cell.y.into()));
        }
        compare(&p);
    }
}

/// Checks all derived data of a position against a newly built one.
fn audit(p: &Octopus) {
    let fresh = p.to_setup().position().unwrap();
    assert_eq!(*p, fresh);
    assert_eq!(Octopus::hash(p), Octopus::hash(&fresh));
    assert_eq!(p.hash_without_scores(), fresh.hash_without_scores());
    assert_eq!(p.open_count(), fresh.open_count());
    assert_eq!(p.tiles_placed(), fresh.tiles_placed());
    assert!(p.open_cells().eq(fresh.open_cells()), "{}", p.key());
    assert_eq!(p.legal_moves(), fresh.legal_moves(), "the order depends on the position only");
}

#[test]
fn unmake_restores_everything() {
    let mut rng = seeded(2);
    for _ in 0..120 {
        let mut p = Octopus::compose(&mut rng);
        let mut line = Vec::new();
        for _ in 0..3 {
            for _ in 0..below(&mut rng, 60) {
                if p.is_over() {
                    break;
                }
                let m = *choose(&mut rng, &p.legal_moves());
                let before = p.clone();
                let undo = p.play(m);
                assert_eq!(before.turn_after(), p.turn());
                if !p.is_over() {
                    let hash = before.hash_without_scores_after(m);
                    assert_eq!(hash, p.hash_without_scores());
                }
                line.push((before, undo));
            }
            audit(&p);
            for _ in 0..below(&mut rng, 40) {
                if let Some((before, undo)) = line.pop() {
                    p.undo(undo);
                    assert_eq!(p, before);
                    assert_eq!(p.scores(), before.scores());
                }
            }
            audit(&p);
        }
        while let Some((before, undo)) = line.pop() {
            p.undo(undo);
            assert_eq!(p, before);
        }
        audit(&p);
    }
}

#[test]
fn a_long_line_outgrows_every_grid() {
    // All tiles in one row, first to the east and then to the west.
    let mut p = position("R1@0,0|-|0|0|2");
    let mut setup = p.to_setup();
    setup.hands = vec![Tile::all().chain(Tile::all().skip(1)).collect()];
    p = setup.position().unwrap();
    let start = p.clone();
    let mut undos = Vec::new();
    for i in 0..119i16 {
        let (x, y) = match i {
            0..40 => (i + 1, 0),
            40..80 => (39 - i, 0),
            _ => (0, 79 - i),
        };
        let tile = p.hand(Seat::FIRST).kinds().last().unwrap();
        let cell = Cell { x, y };
        assert!(p.gain(Placement { tile, cell }).is_some(), "{x},{y}");
        undos.push(p.play(Placement { tile, cell }));
        if i % 13 == 0 {
            audit(&p);
            compare(&p);
        }
    }
    assert!(p.is_over());
    for undo in undos.into_iter().rev() {
        p.undo(undo);
    }
    assert_eq!(p, start);
    audit(&p);
    compare(&p);
}

/// Computes [`Octopus::growth`] by its definition, on a table without a grid.
fn growth_on_a_plane(p: &Octopus, m: Placement, by_colour: bool, count: u32) -> u32 {
    let tiles: BTreeMap<Cell, Tile> = p.placed().collect();
    let matches = |cell: Option<Cell>| {
        let tile = cell.and_then(|cell| tiles.get(&cell));
        tile.is_some_and(|tile| match by_colour {
            true => tile.colour() == m.tile.colour(),
            false => tile.number() == m.tile.number(),
        })
    };
    let along = |direction: Direction| {
        let beyond_run = |mut at: Cell| {
            let mut length = 0;
            while let Some(next) = at.step(direction) {
                at = next;
                if !matches(Some(at)) {
                    break;
                }
                length += 1;
            }
            (at, length)
        };
        let (mut end, _) = beyond_run(m.cell);
        let mut most = 0;
        for _ in 0..count {
            if tiles.contains_key(&end) {
                break;
            }
            let (next, length) = beyond_run(end);
            most = most.max(1 + length);
            end = next;
        }
        most
    };
    Direction::ALL.into_iter().map(along).max().unwrap_or(0)
}

#[test]
fn growth_of_a_tile_does_not_depend_on_the_grid() {
    let mut p = position("R1@0,0|-|0|0|2");
    let mut setup = p.to_setup();
    setup.hands = vec![Tile::all().chain(Tile::all().skip(1)).collect()];
    p = setup.position().unwrap();
    let mut rng = seeded(7);
    let mut asked = 0;
    // A winding row from one end of the grid to the other, which runs of a colour cross.
    for i in 0..60i16 {
        let side = if i % 2 == 0 { -1 } else { 1 };
        let mut list = p.legal_moves();
        let end = list.iter().map(|m| m.cell.x * side).max();
        list.retain(|m| Some(m.cell.x * side) == end);
        let Placement { tile, .. } = *choose(&mut rng, &list);
        p.play(*choose(&mut rng, &list));
        for (cell, _) in p.open_cells() {
            for by_colour in [false, true] {
                for count in 1..4 {
                    let m = Placement { tile, cell };
                    let growth = p.growth(m, by_colour, count);
                    // At the edge of the grid the result is the maximum.
                    if growth < 30 {
                        let plane = growth_on_a_plane(&p, m, by_colour, count);
                        assert_eq!(growth, plane, "{} {m:?}", p.key());
                        asked += 1;
                    }
                }
            }
        }
    }
    assert!(asked > 5_000, "{asked}");
}

#[test]
fn equality_is_of_what_is_on_the_table() {
    let a = position("R4@0,0;B4@1,0|R1R2,O6B1|0,1|0|1");
    for other in [
        "R4@0,0;B4@0,1|R1R2,O6B1|0,1|0|1",
        "R4@1,0;B4@2,0|R1R2,O6B1|0,1|0|1",
        "R4@0,0;B5@1,0|R1R2,O6B1|0,1|0|1",
        "R4@0,0;B4@1,0|R1R3,O6B1|0,1|0|1",
        "R4@0,0;B4@1,0|O6B1,R1R2|0,1|0|1",
        "R4@0,0;B4@1,0|R1R2,O6B1|1,0|0|1",
        "R4@0,0;B4@1,0|R1R2,O6B1|0,1|1|1",
        "R4@0,0;B4@1,0|R1R2,O6B1|0,1|0|2",
        "R4@0,0;B4@1,0|R1R2,O6B1,-|0,1,0|0|1",
    ] {
        let b = position(other);
        assert_ne!(a, b);
        assert_ne!(Octopus::hash(&a), Octopus::hash(&b), "{other}");
    }
    let b = position("R4@0,0;B4@1,0|R1R2,O6B1|7,1|0|1");
    assert_ne!(a, b);
    assert_eq!(a.hash_without_scores(), b.hash_without_scores());
}

#[test]
#[ignore = "long: some ten million lines of perft in each form"]
fn deep_perft_agrees() {
    let mut rng = seeded(3);
    for _ in 0..60 {
        let mut p = Octopus::compose(&mut rng);
        let depth = match p.count_moves() {
            0..=12 => 4,
            13..=100 => 3,
            _ => 2,
        };
        assert_eq!(perft(&mut p, depth), reference(&p).perft(depth), "{} at {depth}", p.key());
    }
}

/// Results of [`Octopus::each_sight`] for the cells where something scores, on a table without a grid: points, and the
/// scores of each colour and number.
fn sights_on_a_plane(
    p: &Octopus,
    m: Placement,
    by_colour: bool,
    between: u32,
) -> Vec<(u32, Vec<u32>)> {
    let tiles: BTreeMap<Cell, Tile> = p.placed().collect();
    let rows: BTreeMap<Cell, GainRow> =
        (p.open_cells().chain(p.corner_cells())).map(|(cell, &row)| (cell, row)).collect();
    // The first cell beyond a run, unless the table ends there, and the length of the run.
    let beyond_run = |at: Cell, direction: Direction| {
        let mut length = 0;
        let mut next = at.step(direction);
        while let Some(tile) = next.and_then(|cell| tiles.get(&cell)) {
            let matches = match by_colour {
                true => tile.colour() == m.tile.colour(),
                false => tile.number() == m.tile.number(),
            };
            if !matches {
                break;
            }
            length += 1;
            next = next.and_then(|cell| cell.step(direction));
        }
        (next, length)
    };
    let mut sights = Vec::new();
    for (i, direction) in Direction::ALL.into_iter().enumerate() {
        let (_, behind) = beyond_run(m.cell, Direction::ALL[(i + 4) % 8]);
        let mut end = m.cell;
        for _ in 0..=between {
            let Some(next) = beyond_run(end, direction).0 else {
                break;
            };
            end = next;
            if tiles.contains_key(&end) {
                break;
            }
            if let Some(row) = rows.get(&end) {
                sights.push((1 + behind, scores_of(row)));
            }
        }
    }
    scoring(sights)
}

fn scores_of(row: &GainRow) -> Vec<u32> {
    let colours = (0..COLOURS).map(|colour| row.of_colour(colour));
    colours.chain((0..NUMBERS).map(|number| row.of_number(number))).collect()
}

fn scoring(mut sights: Vec<(u32, Vec<u32>)>) -> Vec<(u32, Vec<u32>)> {
    sights.retain(|(_, scores)| scores.iter().any(|&score| score > 0));
    sights.sort();
    sights
}

#[test]
fn tiles_are_seen_from_the_ends_of_their_runs() {
    let mut rng = seeded(8);
    let (mut asked, mut far) = (0, 0);
    for _ in 0..60 {
        let mut p = Octopus::compose(&mut rng);
        for _ in 0..below(&mut rng, 12) {
            if !p.is_over() {
                p.play(*choose(&mut rng, &p.legal_moves()));
            }
        }
        let cells: Vec<Cell> =
            (p.open_cells().chain(p.corner_cells())).map(|(cell, _)| cell).collect();
        for cell in cells {
            let tile = Tile::from_index(below(&mut rng, Tile::KINDS as u32) as usize);
            let m = Placement { tile, cell };
            for (by_colour, between) in [(true, 0), (false, 0), (true, 2), (false, 3)] {
                let mut sights = Vec::new();
                let mut places = std::collections::BTreeSet::new();
                let mut count = 0;
                let known = p.each_sight(m, by_colour, between, |sight| {
                    sights.push((sight.points, scores_of(&sight.row)));
                    if sight.place != usize::MAX {
                        places.insert(sight.place);
                        count += 1;
                    }
                });
                if known {
                    let plane = sights_on_a_plane(&p, m, by_colour, between);
                    assert_eq!(scoring(sights), plane, "{} {m:?}", p.key());
                    assert_eq!(places.len(), count, "every cell once");
                    asked += 1;
                    far += usize::from(count > 8);
                }
            }
        }
    }
    assert!(asked > 1000 && far > 100, "{asked}, {far} of them far");
}

#[test]
fn a_tile_gives_what_is_said_to_those_who_see_it() {
    let mut rng = seeded(9);
    let mut given = 0;
    for _ in 0..200 {
        let mut p = Octopus::compose(&mut rng);
        if p.is_over() {
            continue;
        }
        let m = *choose(&mut rng, &p.legal_moves());
        let mut expected = [Vec::new(), Vec::new()];
        let mut known = true;
        for by_colour in [true, false] {
            known &= p.each_sight(m, by_colour, 0, |sight| {
                let score = match by_colour {
                    true => sight.row.of_colour(m.tile.colour().index()),
                    false => sight.row.of_number(m.tile.number()),
                };
                expected[usize::from(by_colour)].push(score + sight.points);
            });
        }
        if !known {
            continue;
        }
        let rows = |p: &Octopus| -> BTreeMap<Cell, GainRow> {
            (p.open_cells().chain(p.corner_cells())).map(|(cell, &row)| (cell, row)).collect()
        };
        let before = rows(&p);
        p.play(m);
        let mut found = [Vec::new(), Vec::new()];
        for (cell, row) in rows(&p) {
            let old = before.get(&cell).copied().unwrap_or_default();
            for (by_colour, was, is) in [
                (
                    true,
                    old.of_colour(m.tile.colour().index()),
                    row.of_colour(m.tile.colour().index()),
                ),
                (false, old.of_number(m.tile.number()), row.of_number(m.tile.number())),
            ] {
                if is != was {
                    found[usize::from(by_colour)].push(is);
                    given += 1;
                }
            }
        }
        for list in expected.iter_mut().chain(&mut found) {
            list.sort_unstable();
        }
        assert_eq!(expected, found, "{} {m:?}", p.key());
    }
    assert!(given > 500, "{given}");
}
