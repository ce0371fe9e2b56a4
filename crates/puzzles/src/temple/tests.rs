//! Values against plain recursion; puzzles of every kind are found, and are what the kind claims.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::kinds::{self, AVOID, STRAND};
use super::move_features::{appeal, move_features};
use super::tables::{Style, table, taken_back, with_hands};
use super::threats::{is_quiet, threatens, wins_now, with_turn};
use crate::game::{Candidate, Hinted, OfKind, Prove, PuzzleKinds, Themed};
use crate::plain_recursion::{assert_images_are_worth_the_same, plain, refuted_moves, wins};
use crate::rating::RANGE;
use crate::record::Source;
use crate::refuted::{MOST_REFUTED, refuted};
use crate::samples::{Puzzle, proof_budget, puzzles};
use crate::{Difficulty, Task, solvers};
use tessera_rules::game::random::{below, choose, seeded};
use tessera_rules::game::{Compose, Game, Position};
use tessera_rules::temple::{Edition, Move, StartColours, Temple};
use tessera_search::Budget;

/// Small positions, near the end of random games and composed.
fn small(seed: u64) -> Option<Temple> {
    let mut rng = seeded(seed);
    // Few moves with few replies: plain recursion is to look at all of them.
    let small = |game: &Temple, most: u64| {
        let mut moves = Vec::new();
        if !game.is_over() && game.count_moves() <= most {
            game.moves(&mut moves);
        }
        let replies = |&m: &Move| game.played(m).count_moves();
        !moves.is_empty() && moves.iter().map(replies).sum::<u64>() <= 120
    };
    if below(&mut rng, 2) == 0 {
        let game = Temple::compose(&mut rng);
        return small(&game, 12).then_some(game);
    }
    let mut game = Temple::start(Edition::Published, StartColours::default());
    let mut line = Vec::new();
    let mut moves = Vec::new();
    while !game.is_over() {
        moves.clear();
        game.distinct_moves(&mut moves);
        line.push(game.play(*choose(&mut rng, &moves)));
    }
    let back = 1 + below(&mut rng, 5) as usize;
    for undo in line.into_iter().rev().take(back) {
        game.undo(undo);
    }
    small(&game, 14).then_some(game)
}

const TASKS: [Task; 4] = [
    Task::Win { moves: 1 },
    Task::Win { moves: 2 },
    Task::Hold { within: 1 },
    Task::Hold { within: 2 },
];

#[test]
fn values_are_those_of_plain_recursion() {
    let mut seen = BTreeSet::new();
    let mut compared = 0;
    for seed in 0..900 {
        let Some(game) = small(seed) else { continue };
        for (i, task) in TASKS.into_iter().enumerate() {
            let values = game.move_values(task, &mut proof_budget()).expect("small");
            assert_eq!(values, plain(&game, task), "{} {task:?}", game.key());
            seen.extend(values.iter().map(|a| (i, a.value as u32)));
        }
        compared += 1;
    }
    assert!(compared > 80, "{compared}");
    // Wins of every length, holds of both values.
    assert_eq!(seen.len(), 2 + 3 + 2 * 2, "{seen:?}");
}

#[test]
fn images_are_worth_the_same() {
    for seed in 0..300 {
        let Some(game) = small(seed) else { continue };
        assert_images_are_worth_the_same(&game, &TASKS, seed);
    }
}

#[test]
fn a_budget_that_ends_gives_no_values() {
    let mut game = Temple::start(Edition::Published, StartColours::default());
    let moves = game.legal_moves();
    game.play(moves[0]);
    let task = Task::Win { moves: 2 };
    assert_eq!(game.move_values(task, &mut Budget::nodes(100)), None);
    let win = game.move_values(Task::Win { moves: 1 }, &mut Budget::nodes(1000));
    assert!(win.is_some_and(|all| all.len() == 720 && all.iter().all(|a| a.value == 0.0)));
}

/// A puzzle of every kind at each of its aims, found once for all tests.
static OF_ALL_KINDS: LazyLock<Vec<(usize, Difficulty, Puzzle<Temple>)>> = LazyLock::new(|| {
    let aims = |kind: usize| Temple::KINDS[kind].difficulties.iter();
    let pairs = (0..Temple::KINDS.len()).flat_map(|kind| aims(kind).map(move |&aim| (kind, aim)));
    pairs
        .flat_map(|(kind, aim)| puzzles(kind, aim, 3).take(1).map(move |p| (kind, aim, p)))
        .collect()
});

fn some(kind: usize, aim: Difficulty) -> impl Iterator<Item = &'static Puzzle<Temple>> {
    let all = OF_ALL_KINDS.iter();
    all.filter_map(move |(of, at, puzzle)| ((*of, *at) == (kind, aim)).then_some(puzzle))
}

fn easiest(kind: usize) -> Difficulty {
    Temple::KINDS[kind].difficulties[0]
}

#[test]
fn replies_are_the_stubborn_ones() {
    let refuted = refuted_moves(OF_ALL_KINDS.iter().map(|(_, _, puzzle)| puzzle));
    assert!(refuted > 30, "{refuted}");
}

#[test]
fn hints_explain_a_position_without_an_active_colour() {
    let start = Temple::start(Edition::Published, StartColours::default());
    let moves = start.legal_moves();
    let hold = start.hints(AVOID, moves[0]).map(|text| text.to_string());
    assert!(hold[0].starts_with("You may open any colour"), "{}", hold[0]);
    let win = start.hints(STRAND, moves[0]).map(|text| text.to_string());
    assert!(win[0].starts_with("Leave no free place"), "{}", win[0]);
}

#[test]
fn every_kind_comes_and_is_what_it_says() {
    for (kind, card) in Temple::KINDS.iter().enumerate() {
        let harder = Difficulty::new(3).expect("a difficulty");
        let found: Vec<_> =
            [easiest(kind), harder].into_iter().flat_map(|aim| some(kind, aim)).collect();
        assert!(!found.is_empty(), "{}", card.id);
        for puzzle in found {
            let (key, solver) = (puzzle.position.key(), puzzle.position.to_move());
            assert!(puzzle.position.table().len() <= 20, "{key}");
            assert!(RANGE.contains(&i64::from(puzzle.rating)), "{key}");
            assert!(card.difficulties.contains(&Difficulty::of_rating(puzzle.rating)), "{key}");
            for theme in &puzzle.themes {
                assert!(Temple::may_have(kind, theme), "{key} {theme}");
            }
            let mut end = puzzle.position.clone();
            for &m in &puzzle.solution.line {
                end.play(m);
            }
            match puzzle.solution.task {
                Task::Win { moves } => {
                    assert_eq!(end.winner(), Some(solver), "{key}");
                    assert_eq!(puzzle.solution.steps.len() as u32, moves, "{key}");
                    assert!(!wins(&puzzle.position, solver, moves - 1), "{key}");
                    let last = end.tiles_left(solver) == 0;
                    assert!(!(last && kind == kinds::STRAND), "{key}");
                    assert_eq!(puzzle.themes.contains(&"last-tile"), last, "{key}");
                }
                _ => {
                    assert_eq!(puzzle.solution.line.len(), 1, "{key}");
                    let first = puzzle.solution.line[0];
                    assert!(!puzzle.position.wins(first), "a win is no defence: {key}");
                }
            }
            if kind == kinds::SQUEEZE {
                assert!(is_quiet(&puzzle.position, puzzle.solution.line[0]), "{key}");
                assert!(puzzle.themes.contains(&"quiet-start"), "{key}");
            }
            if kind == kinds::GIVE_ROOM {
                let after = puzzle.position.played(puzzle.solution.line[0]);
                let before = with_turn(&puzzle.position, solver.other()).expect("tiles in hand");
                let count = |game: &Temple| {
                    let list = game.legal_moves();
                    list.len()
                };
                assert!(count(&after) > count(&before), "{key}");
            }
            if kind == kinds::LENT_SLOT {
                // The solver's second move would have been impossible before the reply.
                let [first, reply, second] = puzzle.solution.line[..] else {
                    panic!("{key}: two moves and a reply")
                };
                let mut walk = puzzle.position.clone();
                let mut has = Vec::new();
                for m in [first, reply] {
                    walk.play(m);
                    let own = with_turn(&walk, solver).expect("tiles in hand");
                    let list = own.legal_moves();
                    has.push(list.contains(&second));
                }
                assert_eq!(has, [false, true], "{key}");
            }
            if kind == kinds::LAST_TILES || kind == kinds::OUTLAST {
                let hands = [solver, solver.other()].map(|seat| puzzle.position.tiles_left(seat));
                assert!(hands.iter().all(|&tiles| tiles < 6), "{key}");
            }
        }
    }
}

#[test]
fn only_puzzles_that_need_the_revised_rules_are_asked_under_them() {
    let needless = "F0,0=R2;T0,-1=O5;W0,0N=G6;W0,0E=G3;W0,0S=G4;W0,-2N=O6|O4Y1Y2Y3Y4Y5Y6C1C2C3C4C5C6,G2G5N1N2N3N4N5N6K1K2K3K4K5K6|O,G|0|revised";
    let needed = "F0,0=K3;F1,0=R6;W0,0N=O4;W0,0S=O6;W0,0W=O3;W1,0N=R5|O5Y1Y2Y3Y4Y5Y6C1C2C3C4C5C6,R4G1G2G3G4G5G6B1B2B3B4B5B6|O,R|0|revised";
    let usual = |kind, key: &str, task| {
        let position = Temple::from_key(key).expect(key);
        let candidate = Candidate { position, task };
        let puzzle = Puzzle::prove(kind, candidate, Source::Fresh, &mut proof_budget());
        let puzzle = puzzle.expect(key);
        puzzle.under_usual_rules(&mut proof_budget())
    };
    let published = usual(STRAND, needless, Task::Win { moves: 1 }).expect(needless);
    assert_eq!(published.position.key(), needless.replace("revised", "published"));
    assert!(published.under_usual_rules(&mut proof_budget()).is_none());
    assert!(usual(AVOID, needed, Task::Hold { within: 2 }).is_none());
}

#[test]
fn values_of_puzzles_are_those_of_plain_recursion() {
    for kind in 0..Temple::KINDS.len() {
        for puzzle in some(kind, easiest(kind)) {
            let mut moves = puzzle.solution.steps[0].moves.clone();
            moves.sort_by_key(|a| a.m);
            let mut values = plain(&puzzle.position, puzzle.solution.task);
            values.sort_by_key(|a| a.m);
            assert_eq!(moves, values, "{}", puzzle.position.key());
        }
    }
}

#[test]
fn solvers_see_every_distinct_move_of_every_step() {
    for kind in 0..Temple::KINDS.len() {
        for puzzle in some(kind, easiest(kind)) {
            let seen = move_features(&puzzle.position, &puzzle.solution);
            assert_eq!(seen.len(), puzzle.solution.steps.len());
            let mut list = Vec::new();
            puzzle.position.distinct_moves(&mut list);
            assert_eq!(seen[0].len(), list.len());
            for move_features in &seen {
                assert!(move_features.iter().any(|features| features.right));
                assert!(
                    move_features.iter().all(|features| features.plies > 0 && features.width > 0)
                );
            }
            let easy = Difficulty::of_rating(puzzle.rating) == Difficulty::MIN;
            assert!(!easy || puzzle.solution.task == Task::Win { moves: 1 });
        }
    }
}

#[test]
fn the_hardest_puzzles_are_not_for_luck() {
    let hardest = puzzles::<Temple>(kinds::AVOID, Difficulty::MAX, 3)
        .filter(|puzzle| Difficulty::of_rating(puzzle.rating) == Difficulty::MAX);
    let mut found = 0;
    for puzzle in hardest.take(3) {
        let seen = move_features(&puzzle.position, &puzzle.solution);
        assert!(!solvers::is_luck(&seen), "{}", puzzle.position.key());
        let right = seen[0].iter().find(|features| features.right).expect("one");
        let better =
            seen[0].iter().filter(|features| !features.right && features.appeal > right.appeal);
        assert!(better.count() >= 3, "{}", puzzle.position.key());
        found += 1;
    }
    assert_eq!(found, 3);
}

#[test]
fn a_move_looks_the_better_the_fewer_replies_it_leaves() {
    let game = Temple::from_key(
        "F0,0=R1;W0,0N=B3;W0,0E=B4;W0,0S=R4;W0,0W=R6|R2R3R5,B1B2B5B6|R,B|1|revised",
    )
    .expect("a position");
    let mut list = Vec::new();
    game.distinct_moves(&mut list);
    let mut wins = 0;
    for m in list {
        let after = game.played(m);
        let mut replies = Vec::new();
        if !after.is_over() {
            after.distinct_moves(&mut replies);
        }
        assert_eq!(appeal(&game, m), -3 * replies.len() as i64);
        wins += u32::from(appeal(&game, m) == 0);
    }
    assert_eq!(wins, 1);
}

#[test]
fn an_aim_goes_for_the_levels_beside_it_too() {
    let mut rng = seeded(5);
    let mut counts = [0; 5];
    for _ in 0..400 {
        let level = Temple::KINDS[kinds::AVOID].target(Difficulty::MAX, &mut rng);
        counts[usize::from(level.number() - 1)] += 1;
    }
    assert!(counts[3] > 70 && counts[3] + counts[4] == 400, "{counts:?}");
}

#[test]
fn moves_are_taken_back_as_they_were_made() {
    let style = Style { placed: 7, more: 2, held: [3, 3], whole: [1, 1] };
    let mut taken = 0;
    for seed in 0..20 {
        let mut rng = seeded(seed);
        let game = table(&style, &mut rng).and_then(|game| with_hands(&game, &style, &mut rng));
        let Some(game) = game else { continue };
        for (mut before, m) in taken_back(&game) {
            assert_eq!(before.to_move(), game.to_move().other());
            before.play(m);
            let values =
                |game: &Temple| game.table().iter().map(|p| p.tile().value()).collect::<Vec<_>>();
            assert_eq!(values(&before), values(&game));
            assert!(
                [0, 1].map(|i| before.to_setup().hands[i] == game.to_setup().hands[i]) == [true; 2]
            );
            taken += 1;
        }
    }
    assert!(taken > 20, "{taken}");
}

#[test]
fn hints_speak_of_the_idea() {
    for kind in 0..Temple::KINDS.len() {
        for puzzle in some(kind, easiest(kind)) {
            let first = puzzle.solution.line[0];
            let hints = puzzle.position.hints(kind, first);
            let [look, place] = hints.map(|text| text.to_string());
            let named = puzzle.position.notation(first);
            assert!(!look.contains(&named) && !place.contains(&named), "{look} {place}");
            let idea = match kind {
                kinds::SQUEEZE => "Threaten nothing",
                kinds::GIVE_ROOM => "The opponent would have",
                kinds::LAST_TILES | kinds::OUTLAST => "You still hold",
                kinds::AVOID => "You hold",
                _ => "The opponent holds",
            };
            assert!(look.starts_with(idea), "{look}");
        }
    }
}

#[test]
fn tempting_moves_are_refuted_to_the_end() {
    for kind in 0..Temple::KINDS.len() {
        for puzzle in some(kind, easiest(kind)) {
            let list = refuted(puzzle, MOST_REFUTED, &mut proof_budget()).expect("nobody stops");
            assert!((1..=MOST_REFUTED).contains(&list.len()), "{kind}");
            for refuted in list {
                assert!(refuted.wrong.value < 1.0 && refuted.wrong.best >= 1.0);
                let mut game = puzzle.position.clone();
                for &m in [refuted.m].iter().chain(&refuted.wrong.line) {
                    let legal = game.legal_moves();
                    assert!(legal.contains(&m));
                    game.play(m);
                }
                match puzzle.solution.task {
                    Task::Hold { .. } => {
                        assert_eq!(game.winner(), Some(puzzle.position.to_move().other()))
                    }
                    _ => assert_ne!(game.winner(), Some(puzzle.position.to_move())),
                }
            }
        }
    }
}

#[test]
fn a_threat_is_a_win_of_whoever_is_not_to_move() {
    let game = Temple::from_key(
        "F0,0=R1;W0,0N=B3;W0,0E=B4;W0,0S=R4;W0,0W=R6|R2R3R5,B1B2B5B6|R,B|1|revised",
    );
    let game = game.expect("a position");
    assert!(wins_now(&game) && threatens(&game, game.to_move()));
    let turned = with_turn(&game, game.to_move().other()).expect("both hold tiles");
    assert!(threatens(&turned, game.to_move()));
    assert_ne!(turned.to_move(), game.to_move());
}

#[test]
fn one_whole_colour_is_enough_where_two_moves_are_proved() {
    let position = |hands| {
        let table = "F-1,1=R6;F-1,0=O5;F0,0=P2;F-1,-1=R5;W0,0S=O4;W-1,-1E=O6";
        Temple::from_key(&format!("{table}|{hands}|O,R|0|revised")).expect(hands)
    };
    let within = |kind, game: &Temple| {
        let tasks = game.tasks(kind).unwrap_or_default().into_iter();
        tasks.map(|task| task.moves()).collect::<Vec<u32>>()
    };
    let [none, one, two] = [
        "O1O2O3,R1R2",
        "O1O2O3Y1Y2Y3Y4Y5Y6,R1R2C1C2C3C4C5C6",
        "O1O2O3Y1Y2Y3Y4Y5Y6G1G2G3G4G5G6,R1R2C1C2C3C4C5C6N1N2N3N4N5N6",
    ]
    .map(position);
    assert_eq!([&none, &one, &two].map(|game| within(STRAND, game).len()), [0, 2, 2]);
    // The side that defends has to win at once in none of them.
    let hold =
        |game: &Temple| with_turn(game, game.to_move().other()).map(|game| game.tasks(AVOID));
    let hold = |game: &Temple| hold(game).expect("both hold tiles").unwrap_or_default().len();
    assert_eq!([&none, &one, &two].map(hold), [0, 1, 2]);
}
