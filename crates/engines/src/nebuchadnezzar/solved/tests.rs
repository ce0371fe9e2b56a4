use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::ends::{End, best, board_of, end};
use super::known::Known;
use super::occupied::{Occupied, State};
use super::retrograde::Distance;
use super::square::{LARGEST, Square};
use crate::nebuchadnezzar::search;
use crate::{Engine, Question};
use tessera_rules::game::random::{below, chance, choose, seeded};
use tessera_rules::game::{Compose, Game, Keyed, Position, Symmetric, difference};
use tessera_rules::nebuchadnezzar::{BareDiscs, Colour, Move, Nebuchadnezzar, Setup, cells};
use tessera_search::{Budget, Kind, Method, Outcome};

fn at_leisure() -> Budget {
    Budget::nodes(0)
}

fn read(key: &str) -> Nebuchadnezzar {
    Nebuchadnezzar::from_key(key).expect("a key")
}

/// Computes all states of a board.
fn whole(side: u8) -> Known {
    let known = Known::new(side);
    assert!(known.make(BareDiscs { own: 0, enemy: 0 }, &mut at_leisure()));
    known
}

/// Counts the won, lost and drawn states, each image separately, and finds the longest distance.
fn census(side: u8) -> ([u64; 3], Distance) {
    let (known, square) = (whole(side), Square::new(side));
    let (mut counts, mut longest) = ([0; 3], 0);
    for class in (0..=square.cells()).flat_map(|discs| square.classes(discs)) {
        let mut images: Vec<u32> = (0..8).map(|s| square.image(s, class)).collect();
        images.sort_unstable();
        images.dedup();
        let occupied = Occupied::new(&square, class);
        occupied.each(|_, discs| {
            let at = match (occupied.state(discs), known.distance(discs)) {
                (State::Over { won: true }, _) => 0,
                (State::Over { won: false }, _) => 1,
                (State::Open, Some(plies)) => {
                    longest = longest.max(plies);
                    usize::from(plies % 2 == 0)
                }
                (State::Open, None) => 2,
            };
            counts[at] += images.len() as u64;
        });
    }
    (counts, longest)
}

#[test]
fn the_known_counts() {
    assert_eq!(census(2), ([50, 31, 0], 5));
    assert_eq!(census(3), ([12_432, 7_251, 0], 15));
    assert_eq!(census(4), ([26_977_400, 16_069_321, 0], 25));
}

/// Returns the position with these discs, numbered as digits of base 3; late enough for the pie to be past.
fn numbered(side: u8, mut number: u32) -> Nebuchadnezzar {
    let mut board = vec![String::new(); usize::from(side)];
    for cell in cells(side) {
        board[usize::from(cell.rank())].push(['.', 'b', 'w'][number as usize % 3]);
        number /= 3;
    }
    let setup = Setup {
        board,
        to_move: 0,
        colours: vec![Colour::Black, Colour::White],
        ply: 40,
        pie: false,
    };
    Nebuchadnezzar::try_from(setup).expect("a position")
}

/// Computes every position of a board by plain passes over all of them, with the rules alone: after pass `n`, all
/// positions that end within `n` plies are known. Uses none of the solver's sets, symmetries and numbers.
fn by_passes(side: u8) -> HashMap<String, End> {
    let count = 3_u32.pow(u32::from(side).pow(2));
    let text = |game: &Nebuchadnezzar| {
        // The same discs from the other player's view, so that black is always to move.
        let turned = game.colour_to_move() == Colour::White;
        let letter = |cell| match game.disc(cell) {
            None => '.',
            Some(colour) => (if turned { colour.other() } else { colour }).letter(),
        };
        cells(side).map(letter).collect::<String>()
    };
    let mut known: HashMap<String, End> = HashMap::new();
    let mut open = Vec::new();
    for number in 0..count {
        let game = numbered(side, number);
        if !game.is_over() {
            let moves = game.legal_moves();
            let after = |m: Move| {
                let mut after = game;
                after.play(m);
                let over = after.is_over().then(|| difference(&after, game.to_move()));
                (text(&after), over)
            };
            open.push((text(&game), moves.into_iter().map(after).collect::<Vec<_>>()));
        }
    }
    for pass in 1.. {
        let mut settled = Vec::new();
        open.retain(|(this, moves)| {
            let ends: Vec<Option<End>> = (moves.iter())
                .map(|(after, over)| match over {
                    Some(payoff) => {
                        Some(End { outcome: Outcome::of_difference(*payoff), plies: 1 })
                    }
                    None => known.get(after).map(|end| end.a_ply_before()),
                })
                .collect();
            let won = ends.iter().flatten().any(|end| end.outcome == Outcome::Win);
            let lost = ends.iter().all(|end| end.is_some_and(|e| e.outcome == Outcome::Loss));
            if won || lost {
                let outcome = if won { Outcome::Win } else { Outcome::Loss };
                settled.push((this.clone(), End { outcome, plies: pass }));
            }
            !(won || lost)
        });
        if settled.is_empty() && pass > 2 {
            break;
        }
        known.extend(settled);
    }
    assert!(open.is_empty(), "{} positions are drawn", open.len());
    known
}

#[test]
fn every_position_of_sides_2_and_3_as_by_passes_over_all() {
    for side in [2, 3] {
        let (known, truth) = (whole(side), by_passes(side));
        let mut compared = 0;
        for number in 0..3_u32.pow(u32::from(side).pow(2)) {
            let game = numbered(side, number);
            if game.is_over() {
                continue;
            }
            let letters = cells(side).map(|cell| game.disc(cell).map_or('.', Colour::letter));
            let this = truth[&letters.collect::<String>()];
            assert_eq!(end(&known, &game), Some(this), "{}", game.key());
            compared += 1;
        }
        assert_eq!(compared, truth.len());
    }
}

/// A result that is right for all positions after the moves, and follows from them, is right too.
#[test]
fn results_of_side_4_follow_from_those_after_their_moves() {
    let (known, mut compared) = (whole(4), 0);
    for number in (0..3_u32.pow(16)).step_by(1_009) {
        let game = numbered(4, number);
        if !game.is_over() {
            let found = best(&known, &game, &game.legal_moves()).map(|(_, end)| end);
            assert_eq!(end(&known, &game), found, "{}", game.key());
            assert!(found.is_some(), "{}", game.key());
            compared += 1;
        }
    }
    assert!(compared > 40_000, "{compared}");
}

/// Returns a position of side 2 to 4 from a random game, or a composed one.
fn some(seed: u64) -> Option<Nebuchadnezzar> {
    let mut rng = seeded(seed);
    if chance(&mut rng, 1, 2) {
        let game = Nebuchadnezzar::compose(&mut rng);
        return (game.side() <= LARGEST && !game.is_over()).then_some(game);
    }
    let mut game = Nebuchadnezzar::empty(2 + below(&mut rng, 3) as u8, chance(&mut rng, 1, 2))?;
    for _ in 0..below(&mut rng, 30) {
        let moves = game.legal_moves();
        let Some(&m) = (!moves.is_empty()).then(|| choose(&mut rng, &moves)) else {
            break;
        };
        game.play(m);
    }
    (!game.is_over()).then_some(game)
}

/// Compares the table with the results that the search proves within `nodes`, over positions of these seeds. Returns
/// the number of comparisons.
fn against_search(seeds: std::ops::Range<u64>, wanted: usize, nodes: u64) -> usize {
    let mut compared = 0;
    for game in seeds.filter_map(some) {
        if compared == wanted {
            break;
        }
        let question = Question::about_all(&game, 1, 0);
        let table = game.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {});
        assert_eq!(table.stats.engine, Method::Table, "{}", game.key());
        let found = search(&game, &question, &mut Budget::nodes(nodes), &mut |_| {});
        if found.value.kind != Kind::Exact {
            continue;
        }
        assert_eq!(found.value.outcome, table.value.outcome, "{}", game.key());
        if found.value.plies.is_some() {
            assert_eq!(found.value.plies, table.value.plies, "{}", game.key());
        }
        compared += 1;
    }
    compared
}

#[test]
fn the_search_proves_the_same() {
    assert_eq!(against_search(0..2_000, 200, 20_000), 200);
}

#[test]
#[ignore = "minutes: the nightly run makes it"]
fn the_search_proves_the_same_of_10_000_positions() {
    assert_eq!(against_search(10_000..200_000, 10_000, 200_000), 10_000);
}

#[test]
fn the_centre_openings_of_side_4_win_alone() {
    for (key, wins) in [("4/4/4/4 b b 0 -", true), ("4/4/4/4 b b 0 p", false)] {
        let game = read(key);
        let question = Question::about_all(&game, usize::MAX, 0);
        let report = game.analyse(&question, &mut at_leisure(), &mut |_| {});
        let won: Vec<String> = (report.lines.iter())
            .filter(|line| line.value.outcome == Some(Outcome::Win))
            .map(|line| game.notation(line.m))
            .collect();
        let centre: &[&str] = if wins { &["b2", "c2", "b3", "c3"] } else { &[] };
        assert_eq!(won, centre, "{key}");
        assert_eq!(report.value.plies, Some(if wins { 25 } else { 26 }), "{key}");
    }
    // With the pie the second player switches after a centre opening, and only then.
    for (opening, switches) in [("1b2", true), ("b3", false), ("2b1", true), ("4", false)] {
        let top = if opening == "4" { "1b2" } else { "4" };
        let game = read(&format!("{top}/{opening}/4/4 w b 1 p"));
        let question = Question::about_all(&game, 1, 0);
        let report = game.analyse(&question, &mut at_leisure(), &mut |_| {});
        assert_eq!(report.value.outcome, Some(Outcome::Win), "{}", game.key());
        assert_eq!(report.best() == Some(Move::Swap), switches, "{}", game.key());
    }
}

#[test]
fn lines_are_legal_and_as_long_as_they_say() {
    let mut seen = 0;
    for game in (0..400).filter_map(some) {
        let question = Question::about_all(&game, usize::MAX, 0);
        let report = game.analyse(&question, &mut at_leisure(), &mut |_| {});
        assert_eq!(report.lines.len(), question.moves.len());
        for line in &report.lines {
            let mut after = game;
            for &m in &line.pv {
                let moves = after.legal_moves();
                assert!(moves.contains(&m), "{}: {line:?}", game.key());
                after.play(m);
            }
            assert!(after.is_over());
            let outcome = Outcome::of_difference(difference(&after, game.to_move()));
            assert_eq!(Some(outcome), line.value.outcome);
            assert_eq!(line.value.plies, Some(line.pv.len() as u32));
            seen += 1;
        }
        // A question about one move alone gets the same result for that move.
        let mut one = question.clone();
        one.moves = vec![report.lines[report.lines.len() - 1].m];
        let alone = game.analyse(&one, &mut at_leisure(), &mut |_| {});
        assert_eq!(alone.value, report.lines[report.lines.len() - 1].value);
    }
    assert!(seen > 500, "{seen}");
}

#[test]
fn images_are_worth_the_same() {
    for (seed, game) in (0..400).filter_map(|seed| Some((seed, some(seed)?))) {
        let image = game.image(&game.random_symmetry(&mut seeded(seed)));
        let known = board_of(&game, &mut at_leisure()).expect("a small board");
        assert_eq!(end(known, &game), end(known, &image), "{}", game.key());
    }
}

/// The order of computation must not matter: late positions first, or all from the start.
#[test]
fn boards_made_in_parts_are_those_made_at_once() {
    let (all, parts) = (whole(3), Known::new(3));
    for game in (0..600).filter_map(some).filter(|game| game.side() == 3) {
        let discs = game.bare().expect("a small board");
        assert!(parts.make(discs, &mut at_leisure()));
        assert_eq!(parts.distance(discs), all.distance(discs), "{}", game.key());
    }
}

#[test]
fn a_raised_flag_ends_the_making_and_the_search_answers() {
    let known = Known::new(4);
    let discs = BareDiscs { own: 1, enemy: 2 };
    let stop = Arc::new(AtomicBool::new(true));
    assert!(!known.make(discs, &mut at_leisure().with_stop(stop)));
    assert_eq!(known.distance(discs), None);
    assert!(known.make(discs, &mut at_leisure()));
    assert!(known.distance(discs).is_some());
}

#[test]
fn positions_outside_the_table_are_searched() {
    let analyse = |key: &str, drawn: bool| {
        let game = read(key);
        let mut question = Question::about_all(&game, 1, 0);
        if drawn {
            question = question.with_drawn(game.repetition_key().into_iter().collect());
        }
        game.analyse(&question, &mut Budget::nodes(2_000), &mut |_| {}).stats.engine
    };
    assert_eq!(analyse("3/3/1b1 w b 9 p", false), Method::Table);
    assert_eq!(analyse("3/3/1b1 w b 9 p", true), Method::AlphaBeta);
    assert_eq!(analyse("5/5/5/5/5 b b 0 p", false), Method::AlphaBeta);
}
