//! Values against plain minimax; puzzles of every kind are found, and are what the kind claims.

#![allow(clippy::print_stdout)] // The long run prints what it measures.

use rand_chacha::ChaCha8Rng;
use rustix::time::ClockId;

use super::boards::{Style, draw};
use super::counted_moves::counted_moves;
use super::facts::Facts;
use super::kinds::{
    BEST_LINE, BEST_PLACEMENT, BIGGEST_SCORE, EIGHT_TILES, LAST_TILE, LAST_WORD, LOSE_LEAST,
    SACRIFICE, SAVE_THE_GAME, THREE_SEATS, WHICH_TILE_TO_KEEP, WIN_THE_ENDGAME,
};
use super::lookahead;
use super::rating::HABITS;
use crate::game::{Hinted, Prove, PuzzleKinds, Themed, themes_of};
use crate::processor_clock::ProcessorClock;
use crate::proof::prove;
use crate::rating::RANGE;
use crate::samples::{Puzzle, made, proof_budget, proved, puzzles};
use crate::solvers::counting;
use crate::{Difficulty, ProofStep, ProvedSolution, Task};
use tessera_rules::game::random::{below, choose, seeded};
use tessera_rules::game::{Game, Position, Seat, Symmetric, Turn};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::Budget;

/// A small position with one seat to three, hands of any small sizes, and tiles that matter to each other.
fn small(rng: &mut ChaCha8Rng) -> Octopus {
    let hands = match below(rng, 4) {
        0 => vec![1 + below(rng, 3)],
        1 => vec![1 + below(rng, 2), 1, 1],
        _ => vec![1 + below(rng, 3), below(rng, 3)],
    };
    let style = Style { placed: 2, more: 3, hands, twins: false };
    loop {
        if let Some(position) = draw(&style, rng) {
            return position;
        }
    }
}

/// The lead of the solver after `plies` plies, all others being against it.
fn plain(game: &mut Octopus, solver: Seat, plies: u32) -> i32 {
    let seat = match game.turn() {
        Turn::Seat(seat) if plies > 0 => seat,
        _ => return lookahead::lead(game, solver),
    };
    let moves = game.legal_moves();
    let values = moves.into_iter().map(|m| {
        let undo = game.play(m);
        let value = plain(game, solver, plies - 1);
        game.undo(undo);
        value
    });
    if seat == solver { values.max().expect("moves") } else { values.min().expect("moves") }
}

fn best(horizon: u32) -> Task {
    Task::Best { moves: 1, horizon }
}

fn values_of(position: &Octopus, task: Task) -> Vec<(Placement, f64)> {
    let values = position.move_values(task, &mut Budget::nodes(1_000_000));
    let values = values.expect("small positions are valued");
    values.into_iter().map(|a| (a.m, a.value)).collect()
}

#[test]
fn values_are_those_of_plain_minimax() {
    let mut rng = seeded(1);
    let (mut seats, mut deep) = ([0; 3], 0);
    for _ in 0..300 {
        let position = small(&mut rng);
        let solver = position.to_move();
        let horizon = 1 + below(&mut rng, 4);
        let plies = lookahead::plies(&position, solver, horizon);
        if plies > 4 {
            continue;
        }
        seats[position.seats() - 1] += 1;
        deep += u32::from(plies == 4 && plies == position.tiles_left());
        let values = values_of(&position, best(horizon));
        let moves = position.legal_moves();
        let valued: Vec<Placement> = values.iter().map(|&(m, _)| m).collect();
        assert_eq!(valued, moves, "each once");
        for &(m, value) in &values {
            let mut next = position.played(m);
            let expected = plain(&mut next, solver, plies - 1);
            assert_eq!(value, f64::from(expected), "{} {m:?} {horizon}", position.key());
        }
        let two = lookahead::best_two(&position, solver, plies, &mut Budget::nodes(1_000_000));
        let lead = f64::from(lookahead::lead(&position, solver));
        let mut points: Vec<f64> = values.iter().map(|&(_, value)| value - lead).collect();
        points.sort_unstable_by(|a, b| b.total_cmp(a));
        match two {
            Some((m, most, second)) => {
                assert_eq!([most, second].map(f64::from), points[..2], "{}", position.key());
                assert!(values.contains(&(m, f64::from(most) + lead)));
            }
            None => assert_eq!(points.len(), 1),
        }
    }
    assert!(seats.iter().all(|&count| count > 20) && deep > 20, "{seats:?} {deep}");
}

#[test]
fn a_short_budget_gives_no_values() {
    let mut rng = seeded(2);
    let mut cut = 0;
    for _ in 0..50 {
        let position = small(&mut rng);
        if position.tiles_left() > 2 {
            assert_eq!(position.move_values(best(3), &mut Budget::nodes(1)), None);
            cut += 1;
        }
    }
    assert!(cut > 10, "{cut}");
}

#[test]
fn images_are_worth_the_same() {
    let mut rng = seeded(3);
    for _ in 0..60 {
        let position = small(&mut rng);
        let symmetry = position.random_symmetry(&mut rng);
        let mut images = values_of(&position.image(&symmetry), best(2));
        images.sort_by_key(|&(m, _)| m);
        let mut mapped: Vec<(Placement, f64)> = (values_of(&position, best(2)).iter())
            .map(|&(m, value)| (position.move_image(&symmetry, m), value))
            .collect();
        mapped.sort_by_key(|&(m, _)| m);
        assert_eq!(images, mapped);
    }
}

#[test]
fn the_best_reply_leaves_the_solver_least() {
    let mut rng = seeded(4);
    let mut replies = 0;
    for _ in 0..100 {
        let mut position = small(&mut rng);
        let Turn::Seat(solver) = position.turn() else {
            continue;
        };
        let moves = position.legal_moves();
        position.play(*choose(&mut rng, &moves));
        if position.is_over() || position.turn() == Turn::Seat(solver) {
            continue;
        }
        let reply = position.best_defence(solver, best(1), &mut Budget::nodes(100_000));
        let reply = reply.expect("small positions are valued");
        let plies = lookahead::plies(&position, solver, 1);
        let least = plain(&mut position.clone(), solver, plies);
        position.play(reply);
        assert_eq!(plain(&mut position, solver, plies - 1), least);
        replies += 1;
    }
    assert!(replies > 20);
}

#[test]
fn every_kind_comes_and_is_what_it_says() {
    for (kind, card) in Octopus::KINDS.iter().enumerate().take(EIGHT_TILES) {
        let puzzle = puzzles::<Octopus>(kind, card.difficulties[0], 3).next();
        is_what_it_says(kind, &puzzle.expect(card.id));
    }
}

fn is_what_it_says(kind: usize, puzzle: &Puzzle<Octopus>) {
    let key = puzzle.position.key();
    assert!(RANGE.contains(&i64::from(puzzle.rating)), "{key}");
    for theme in &puzzle.themes {
        assert!(Octopus::may_have(kind, theme), "{key} {theme}");
    }
    let Task::Best { horizon, .. } = puzzle.solution.task else { panic!("a task of another kind") };
    let first = &puzzle.solution.steps[0].moves;
    let best = first[0].value;
    let gap = Octopus::KINDS[kind].gap;
    assert!(first.iter().all(|a| a.value == best || best - a.value >= gap));
    let plies = lookahead::plies(&puzzle.position, puzzle.position.to_move(), horizon);
    let looks = |m| puzzle.position.surface_appeal(m);
    let most = first.iter().map(|a| looks(a.m)).max().expect("moves");
    let given = most - looks(first[0].m);
    let left = puzzle.position.tiles_left();
    let steps = puzzle.solution.steps.len();
    let mut wrong = first.iter().filter(|a| a.value < best);
    let tempts = wrong.any(|a| looks(a.m) + given >= most);
    assert!(tempts || steps > 1 || kind == BIGGEST_SCORE, "{key}");
    match kind {
        WHICH_TILE_TO_KEEP => {
            assert_eq!(puzzle.solution.steps.len() as u32 + 1, left, "{key}");
        }
        BEST_LINE => assert_eq!(puzzle.solution.steps.len() as u32, left, "{key}"),
        SACRIFICE => assert!(given >= 2, "{key}"),
        LAST_TILE..=EIGHT_TILES => {
            assert_eq!(plies, left, "{key}");
        }
        _ => {}
    }
    match kind {
        LAST_WORD => assert_eq!(puzzle.position.hand(Seat::SECOND).len(), 1, "{key}"),
        WIN_THE_ENDGAME | EIGHT_TILES => {
            assert!(best > 0.0);
            let may_draw = kind == EIGHT_TILES;
            let falls_short = |value| value < 0.0 || may_draw && value == 0.0;
            assert!((first.iter()).all(|a| a.value == best || falls_short(a.value)));
            assert!(kind != EIGHT_TILES || left == 8, "{key}");
        }
        SAVE_THE_GAME => assert_eq!(best, 0.0, "{key}"),
        LOSE_LEAST => {
            assert_eq!(best, -1.0, "{key}");
            assert!(first.iter().all(|a| a.value == best || a.value <= -3.0), "{key}");
        }
        THREE_SEATS => assert_eq!(puzzle.position.seats(), 3, "{key}"),
        _ => {}
    }
    explains(kind, puzzle);
    // The question says how many tiles it is about, if there are several.
    let told = puzzle.position.horizon(kind, puzzle.solution.task);
    let question = Octopus::question(kind, told).to_string();
    let number = match (kind, told) {
        (BEST_LINE, 2) => "both".to_owned(),
        _ => told.to_string(),
    };
    assert!(told == 1 || question.contains(&number));
    let seen = counted_moves(&puzzle.position, &puzzle.solution);
    assert_eq!(puzzle.rating, counting::rating(&HABITS, &seen));
    for (counted_moves, step) in seen.iter().zip(&puzzle.solution.steps) {
        assert_eq!(counted_moves.len(), step.moves.len());
        assert!(counted_moves.iter().any(|counted| counted.right));
        assert!(counted_moves.iter().all(|counted| !counted.seen.is_empty()));
    }
}

/// Hints and remarks of the line do not name a whole move.
fn explains(kind: usize, puzzle: &Puzzle<Octopus>) {
    let mut walk = puzzle.position.clone();
    for (at, &m) in puzzle.solution.line.iter().enumerate() {
        let moves = walk.legal_moves();
        assert!(moves.contains(&m));
        if puzzle.solution.steps.iter().any(|step| step.at == at) {
            let remark = walk.remark(m, puzzle.solution.task);
            for text in walk.hints(kind, m).into_iter().chain(remark) {
                let text = text.to_string();
                assert!(!text.is_empty() && !text.contains('@'), "{text}");
            }
        }
        walk.play(m);
    }
}

#[test]
fn looks_are_points() {
    let position = Octopus::from_key("R4@0,0;B4@1,0|R1R2,O6B1|0,1|0|1").expect("a key");
    let mut seen = 0;
    position.each_gain(|m, gain| {
        assert_eq!(position.surface_appeal(m), i64::from(gain));
        seen += 1;
    });
    assert_eq!(seen, 12);
}

/// Prints the figures of the kinds for `docs/measurements/octopus.md`: processor time, levels, tiles.
#[test]
#[ignore = "takes minutes in a release build"]
fn every_level_that_a_card_claims_occurs() {
    let seconds = std::env::var("SECONDS_EACH").ok();
    let seconds: f64 = seconds.and_then(|text| text.parse().ok()).unwrap_or(5.0);
    let mut missing = Vec::new();
    for (kind, card) in Octopus::KINDS.iter().enumerate().take(EIGHT_TILES) {
        let mut levels = [0; 5];
        for &aim in card.difficulties {
            let (mut tried, mut found, mut met) = (0, 0, 0);
            let (mut times, mut again) = (Vec::new(), Vec::new());
            let mut tiles = 0;
            let start = ProcessorClock::start(ClockId::ThreadCPUTime);
            for number in 0..2_000 {
                if start.elapsed().as_secs_f64() > seconds {
                    break;
                }
                tried += 1;
                let one = ProcessorClock::start(ClockId::ThreadCPUTime);
                let made = made::<Octopus>(kind, aim, 78, number);
                let ms = one.elapsed().as_secs_f64() * 1e3;
                times.push(ms);
                if let Some(puzzle) = made {
                    again.push(ms);
                    found += 1;
                    levels[usize::from(Difficulty::of_rating(puzzle.rating).number()) - 1] += 1;
                    met += u32::from(Difficulty::of_rating(puzzle.rating) == aim);
                    tiles += puzzle.position.tiles_placed() + puzzle.position.tiles_left();
                }
            }
            times.sort_by(f64::total_cmp);
            again.sort_by(f64::total_cmp);
            let at = |list: &[f64], of_100: usize| {
                list.get(list.len() * of_100 / 100).copied().unwrap_or(0.0)
            };
            let per_minute = 60.0 / start.elapsed().as_secs_f64();
            println!(
                "{} {}: {tried} tried, {found} found, {met} met, {:.0} a minute; ms {:.1} mean, again {:.1} {:.1}; {:.1} tiles",
                card.id,
                aim.number(),
                f64::from(met) * per_minute,
                times.iter().sum::<f64>() / f64::from(tried),
                at(&again, 50),
                at(&again, 99),
                f64::from(tiles) / f64::from(found.max(1)),
            );
        }
        println!("{} levels: {levels:?}", card.id);
        for (level, &count) in (1..).zip(&levels) {
            let level = Difficulty::new(level).expect("a level");
            if count == 0 && card.difficulties.contains(&level) {
                missing.push((card.id, level));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn endgames_of_eight_tiles_are_what_they_say() {
    for key in EIGHT {
        let task = task(EIGHT_TILES, &Octopus::from_key(key).expect(key));
        let (position, solution) = proved::<Octopus>(EIGHT_TILES, key, task);
        assert_eq!(position.tiles_left(), 8);
        let first = &solution.steps[0].moves;
        assert!(first[0].value > 0.0 && first[1..].iter().all(|a| a.value <= 0.0), "{key}");
    }
}

/// Positions of [`EIGHT_TILES`], which are too rare to search for here.
const EIGHT: [&str; 3] = [
    "Y6@-2,1;Y3@-1,1;K3@0,1;C2@-1,0;W3@0,0;C3@0,-1|K6K6W6W6,B3B3W2W2|2,0|0|2",
    "B3@-1,1;B6@0,1;K5@1,1;N6@-1,0;N5@0,0;K1@1,0|B5B5N3N3,N1N1K6K6|1,0|0|2",
    "K3@0,0;R5@1,0;G4@0,-1;G3@1,-1;N3@0,-2;K5@1,-2|C3C3K4K4,G5G5N4N4|2,0|0|2",
];

/// The sentence in the docs between the themes with a text and the list of the others.
const MORE_THEMES: &str = "The other themes, each with the position of a puzzle that has it:";

/// The task of a kind in a position.
fn task(kind: usize, position: &Octopus) -> Task {
    let own = position.hand(position.to_move()).len();
    let (moves, horizon) = match kind {
        BIGGEST_SCORE => (1, 1),
        WHICH_TILE_TO_KEEP => (own - 1, own - 1),
        BEST_LINE => (own, own),
        BEST_PLACEMENT | SACRIFICE => (1, 2),
        LAST_TILE | THREE_SEATS | EIGHT_TILES => (1, own + 1),
        _ => (own.min(3), own + 1),
    };
    Task::Best { moves, horizon }
}

#[test]
fn the_examples_in_the_docs_bear_their_themes() {
    let page = include_str!("../../../../docs/puzzles/octopus.md");
    let (_, themes) = page.split_once("## Themes").expect("a chapter on themes");
    let (themes, _) = themes.split_once("\n## ").expect("a chapter after it");
    let (first, second) = themes.split_once(MORE_THEMES).expect("two lists");
    let mut key = "";
    let mut shown = Vec::new();
    for paragraph in first.split("\n\n").filter(|p| p.starts_with("**`")) {
        let code: Vec<&str> = paragraph.split('`').skip(1).step_by(2).collect();
        let theme = code[0];
        key = code.iter().find(|text| text.contains('|')).unwrap_or(&key);
        let position = Octopus::from_key(key).expect(key);
        let kinds = match position.seats() {
            1 => &[BEST_LINE][..],
            _ => &[BIGGEST_SCORE, BEST_PLACEMENT, WIN_THE_ENDGAME],
        };
        let bears = |&kind: &usize| {
            let task = task(kind, &position);
            let solution = prove(kind, &position, task, &mut proof_budget());
            solution.is_some_and(|solution| {
                let first = position.notation(solution.line[0]);
                let borrowed = !paragraph.contains(key);
                themes_of(kind, &position, &solution).contains(&theme)
                    && (borrowed || paragraph.contains(&first))
            })
        };
        assert!(kinds.iter().any(bears), "{theme}: {key}");
        shown.push(theme);
    }
    for item in second.split("\n- ").skip(1) {
        let code: Vec<&str> = item.split('`').skip(1).step_by(2).collect();
        let [theme, id, key] = code[..] else { panic!("{item}") };
        let kind = Octopus::KINDS.iter().position(|card| card.id == id);
        let kind = kind.expect(id);
        let task = task(kind, &Octopus::from_key(key).expect(key));
        let (position, solution) = proved::<Octopus>(kind, key, task);
        let borne = themes_of(kind, &position, &solution);
        assert!(borne.contains(&theme), "{theme} {key} {borne:?}");
        let said = Octopus::THEMES.iter().find(|card| card.id == theme);
        let said = said.expect("a theme").description.to_string();
        let text = item.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(&said), "{theme}: {said}");
        shown.push(theme);
    }
    let all: Vec<&str> = Octopus::THEMES.iter().map(|card| card.id).collect();
    assert_eq!(shown, all);
}

#[test]
fn a_plain_line_bears_no_theme() {
    // One placement scores 2, straight; nothing else does.
    let key = "K1@-3,0;K2@-2,0;G3@-1,0;R5@0,0;R6@1,0;Y3@2,0;N4@3,0|R1|0|0|1";
    let position = Octopus::from_key(key).expect(key);
    let task = Task::Best { moves: 1, horizon: 1 };
    let values = position.move_values(task, &mut proof_budget());
    let mut values = values.expect("values");
    values.sort_by(|a, b| b.value.total_cmp(&a.value).then(a.m.cmp(&b.m)));
    let solution = ProvedSolution {
        task,
        line: vec![values[0].m],
        steps: vec![ProofStep { at: 0, moves: values, nodes: 1 }],
        nodes: 1,
    };
    let facts = Facts::of(&position, &solution).expect("facts");
    let borne = Octopus::THEMES.iter().filter(|theme| (theme.holds)(&facts));
    let borne: Vec<&str> = borne.map(|theme| theme.id).collect();
    assert_eq!(borne, Vec::<&str>::new(), "{:?}", solution.line);
}
