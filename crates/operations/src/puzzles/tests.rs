//! Tests of the texts of solutions and refutations: their facts are recounted by the rules.

use super::*;
use tessera_puzzles::Task;
use tessera_puzzles::filter::Filter;
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_rules::game::{Game, Position, Turn};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::{Move as NebuchadnezzarMove, Nebuchadnezzar};
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::{JudgedMove, Themisto};
use tessera_search::Budget;

/// Puzzles of each kind that a test looks at.
const SOME: usize = 3;

/// Some puzzles of each kind in the library, with their solutions.
fn some<G: WireGame>() -> Vec<(Puzzle<G>, SolutionAnswer)> {
    let of_kind = |kind: usize| {
        let filter = Filter { kinds: vec![kind], ..Filter::any::<G>() };
        let entries = Library::of::<G>(G::ID).matching::<G>(1, &filter);
        let records = entries.take(SOME).filter_map(|entry| entry.record());
        let puzzles = records.map(|record| Puzzle::of(record, &mut proof_budget()));
        puzzles.collect::<Result<Vec<_>, _>>().expect("puzzles")
    };
    let puzzles = (0..G::KINDS.len()).flat_map(of_kind);
    puzzles
        .map(|puzzle| {
            let solution = explained(&puzzle, |budget| budget).expect("time for it");
            (puzzle, solution)
        })
        .collect()
}

fn kind_of<G: WireGame>(puzzle: &Puzzle<G>) -> &'static str {
    G::KINDS[puzzle.kind].id
}

/// The texts of the solution and of each refutation, with the moves from the position of the puzzle.
fn told(solution: &SolutionAnswer) -> Vec<(String, Vec<String>)> {
    let after = solution.continuation.iter();
    let line = solution.moves.iter().chain(after).cloned().collect();
    let mut told = vec![(solution.text.0.to_string(), line)];
    for refutation in &solution.refutations {
        let line = [&refutation.r#move].into_iter().chain(&refutation.line);
        told.push((refutation.text.0.to_string(), line.cloned().collect()));
    }
    told
}

fn played<G: WireGame>(position: &G, line: &[String]) -> G {
    let mut end = position.clone();
    for notation in line {
        let m = end.parse_move(notation, None).expect("a legal move");
        end.play(m);
    }
    end
}

/// The names of the moves of a line.
fn names<G: WireGame>(position: &G, line: &[String]) -> Vec<String> {
    let mut walk = position.clone();
    let name = |notation: &String| {
        let m = walk.parse_move(notation, None).expect("a legal move");
        let name = walk.spoken(m).name().to_string();
        walk.play(m);
        name
    };
    line.iter().map(name).collect()
}

/// The numbers of a sum such as "5 + 9 = 14", with the total last.
fn numbers(sum: &str) -> Vec<u32> {
    let numbers = sum.split([' ', '+', '=']).filter(|part| !part.is_empty());
    numbers.map(|number| number.parse().expect(sum)).collect()
}

#[test]
fn points_of_octopus_add_up_to_the_scores_at_the_end() {
    let mut sums = 0;
    for (puzzle, solution) in some::<Octopus>() {
        for (text, line) in told(&solution) {
            let end = played(&puzzle.position, &line);
            if kind_of(&puzzle) == "biggest-score" {
                let runs = text.split_once("Points of this move: ").map_or("", |(_, runs)| runs);
                let points = runs.split('(').skip(1).map(|run| &run[..1]);
                let points: u32 = points.map(|points| points.parse::<u32>().expect(runs)).sum();
                assert_eq!(points, end.scores()[0], "{text}");
                sums += 1;
                continue;
            }
            let tally = text.rsplit_once("oints: ").or(text.rsplit_once("): "));
            let (_, tally) = tally.expect(&text);
            let seats = tally.trim_end_matches('.').split(", ");
            let solver = puzzle.solver().index();
            for (place, seat) in seats.enumerate() {
                let sum = seat.find(|c: char| c.is_ascii_digit()).expect(seat);
                let numbers = numbers(&seat[sum..]);
                let (total, terms) = numbers.split_last().expect(seat);
                let seat = (solver + place) % end.seats();
                assert_eq!(*total, end.scores()[seat], "{text}");
                assert!(terms.is_empty() || terms.iter().sum::<u32>() == *total, "{text}");
                sums += 1;
            }
            let names = names(&puzzle.position, &line);
            assert!(names.iter().all(|name| text.contains(name)), "{text}");
        }
    }
    assert!(sums > 150, "{sums}");
}

/// The most that the seat to move can score.
fn most(position: &Octopus) -> u32 {
    let mut most = 0;
    position.each_gain(|_, gain| most = most.max(gain));
    most
}

#[test]
fn placements_of_octopus_without_an_aim_are_compared_with_one_that_scores_more() {
    let filter = Filter::any::<Octopus>();
    let entries = Library::of::<Octopus>(Octopus::ID).matching::<Octopus>(1, &filter);
    let (mut replies, mut alone) = (0, 0);
    for entry in entries.take(400) {
        let puzzle = Puzzle::of(entry.record().expect("a record"), &mut proof_budget());
        let puzzle: Puzzle<Octopus> = puzzle.expect("a puzzle");
        let position = &puzzle.position;
        let text = steps_of(&puzzle)[0].text.0.to_string();
        let Some((name, reason)) = (text.split_once(" With "))
            .and_then(|(_, said)| said.split_once(", you would score more at once, but "))
        else {
            continue;
        };
        let gain = |m| position.gain(m).expect("a legal placement");
        let most_after = |m| most(&position.played(m));
        let bait =
            position.legal_moves().into_iter().find(|&m| position.named(m).to_string() == name);
        let (bait, right) = (bait.expect(name), puzzle.solution.line[0]);
        assert_eq!(gain(bait), most(position), "{text}");
        assert!(gain(right) < gain(bait), "{text}");
        let at_most = |points| match points {
            0 => "nothing".to_owned(),
            points => format!("at most {points}"),
        };
        let (then, now) = (most_after(bait), most_after(right));
        if position.seats() > 1 {
            assert!(then > now, "{text}");
            let could = format!("the reply could score {then} with ");
            assert!(reason.starts_with(&could), "{text}");
            assert!(
                reason.contains(&format!("after the solution it scores {}.", at_most(now))),
                "{text}"
            );
            replies += 1;
        } else {
            let leaves = format!(
                "then {} with the next tile; after the solution, up to {now}.",
                at_most(then)
            );
            assert!(reason.starts_with(&leaves), "{text}");
            assert!(gain(right) + now > gain(bait) + then, "{text}");
            alone += 1;
        }
    }
    assert!(replies > 10 && alone > 1, "{replies}, {alone}");
}

/// Compares what a check says about the wrong moves of some puzzles with their solutions.
fn checks_like_solutions<G: WireGame>() {
    let (mut puzzles, mut checked) = (0, 0);
    for (puzzle, solution) in some::<G>() {
        // A solution shows a longer defence than a check.
        if let Task::Hold { .. } = puzzle.task {
            continue;
        }
        puzzles += 1;
        for refutation in solution.refutations {
            let moves = [refutation.r#move];
            let mut budget = Budget::nodes(JUDGE_NODES);
            let attempt = judge(&puzzle.record, &moves, &mut budget).expect("a verdict");
            assert_eq!(attempt.text.to_string(), refutation.text.0.to_string());
            let replies = played(&puzzle.position, &moves).notations(&attempt.refutation);
            assert!(refutation.line.starts_with(&replies), "{replies:?} {}", attempt.text);
            checked += 1;
        }
    }
    assert!(checked >= 2 * puzzles, "{}: {checked} of {puzzles}", G::ID);
}

#[test]
fn a_check_refutes_a_wrong_move_like_the_solution() {
    checks_like_solutions::<Octopus>();
    checks_like_solutions::<Themisto>();
    checks_like_solutions::<Ingenious>();
}

#[test]
fn wrong_first_placements_of_octopus_are_followed_by_the_best_second_ones() {
    let alone = ["best-line", "which-tile-to-keep"];
    let puzzles = some::<Octopus>().into_iter();
    for (puzzle, solution) in puzzles.filter(|(puzzle, _)| alone.contains(&kind_of(puzzle))) {
        for refutation in solution.refutations {
            assert_eq!(refutation.line.len() + 1, solution.moves.len());
            let line = [vec![refutation.r#move], refutation.line].concat();
            let reached = played(&puzzle.position, &line).scores()[0];
            let text = refutation.text.0.to_string();
            assert!(text.contains(&format!("you get {reached} point")), "{text}");
        }
    }
}

#[test]
fn defences_of_themisto_count_the_moves_that_lose() {
    let (mut counted, mut free) = (0, 0);
    for (puzzle, solution) in some::<Themisto>() {
        let Task::Hold { within } = puzzle.task else {
            continue;
        };
        let game = puzzle.position;
        let right = puzzle.solution.line[0];
        let mut moves = Vec::new();
        game.judged_moves(&mut moves);
        moves.retain(|judged| judged.m != right);
        let is_lost = |after: &Themisto| after.to_move() != game.to_move() && after.has_win();
        let lost = moves.iter().filter(|judged| is_lost(&game.after(judged))).count();
        let (all, text) = (moves.len(), solution.text.0.to_string());
        let is_free = |judged: &JudgedMove| !judged.penalised && !is_lost(&game.after(judged));
        let says_free = text.contains("costs no turn and does not lose at once");
        assert!(!says_free || !moves.iter().any(is_free), "{text}");
        assert!(!text.contains("the only move that saves the game"), "{text}");
        free += usize::from(says_free);
        let expected = match lost {
            0 => format!(
                "After each of the {all} other moves the opponent wins by force within {within} moves."
            ),
            _ if lost == all => {
                format!("After each of the {all} other moves the opponent wins at once")
            }
            _ => format!("After {lost} of the {all} other moves the opponent wins at once"),
        };
        assert!(text.contains(&expected), "{text}");
        let rest = all - lost;
        let tells_rest =
            text.contains(&format!("the {rest} others")) || text.contains("the one left");
        assert_eq!(tells_rest, lost > 0 && rest > 0, "{text}");
        let after = game.after(&game.judge(right));
        let has_two_turns = after.skip() && after.to_move() != game.to_move();
        assert_eq!(text.contains("Even with two turns in a row"), has_two_turns, "{text}");
        counted += 1;
    }
    assert_eq!(counted, 3 * SOME);
    assert!(free > SOME, "{free}");
}

#[test]
fn defences_of_themisto_that_threaten_are_refuted_first() {
    for (puzzle, solution) in some::<Themisto>() {
        let Task::Hold { .. } = puzzle.task else {
            continue;
        };
        let game = puzzle.position;
        let threatens = |notation: &str| {
            let after = played(&game, &[notation.to_owned()]);
            after.to_move() != game.to_move() && after.threatens(game.to_move())
        };
        let mut moves = game.legal_moves();
        moves.retain(|&m| m != puzzle.solution.line[0]);
        let any = moves.iter().any(|&m| threatens(&game.notation(m)));
        for refutation in &solution.refutations[..1] {
            let text = refutation.text.0.to_string();
            assert_eq!(threatens(&refutation.r#move), any, "{text}");
            assert_eq!(text.contains("threatens to win"), any, "{text}");
        }
    }
}

#[test]
fn quiet_replies_of_themisto_are_counted() {
    let mut counted = 0;
    for (puzzle, solution) in some::<Themisto>() {
        for refutation in &solution.refutations {
            let text = refutation.text.0.to_string();
            let Some((_, told)) = text.split_once("The reply is ") else {
                continue;
            };
            let after = played(&puzzle.position, std::slice::from_ref(&refutation.r#move));
            let mut replies = Vec::new();
            after.judged_moves(&mut replies);
            replies.retain(|judged| {
                let next = after.after(judged);
                !judged.penalised && (next.to_move() == after.to_move() || !next.has_win())
            });
            let expected = match replies.len() {
                1 => "the only move that costs no turn".to_owned(),
                count => format!("one of {count} moves that cost no turn"),
            };
            assert!(told.starts_with(&expected), "{expected}: {text}");
            counted += 1;
        }
    }
    assert!(counted > 2, "{counted}");
}

#[test]
fn defences_of_nebuchadnezzar_say_what_they_leave_to_capture() {
    let mut told = 0;
    for (puzzle, solution) in some::<Nebuchadnezzar>() {
        let Task::Hold { .. } = puzzle.task else {
            continue;
        };
        let after = played(&puzzle.position, &solution.moves[..1]);
        let mut most = 0;
        after.captures_of(after.to_move(), |rectangle| most = most.max(rectangle.area()));
        let text = solution.text.0.to_string();
        let expected = match most {
            0 => "leaves the opponent nothing to take".to_owned(),
            1 => "lets the opponent take a single disc at most".to_owned(),
            most => format!("lets the opponent take {most} discs at most"),
        };
        let says = text.contains(&expected);
        assert!(!text.contains("the only move that saves the game"), "{text}");
        // A move without other effects has this one. That nothing can be taken is then left out.
        let first = text.split_once(". It ").map_or("", |(_, rest)| rest);
        let first = first.split_once('.').map_or(first, |(sentence, _)| sentence);
        assert!(says || most == 0 || first.contains(" and "), "{text}");
        told += usize::from(says);
    }
    assert!(told > SOME, "{told}");
}

#[test]
fn lost_defences_end_with_the_win_of_the_opponent() {
    fn check<G: WireGame>() {
        let holds = |(puzzle, _): &(Puzzle<G>, _)| matches!(puzzle.task, Task::Hold { .. });
        let mut refuted = 0;
        for (puzzle, solution) in some::<G>().into_iter().filter(holds) {
            for refutation in &solution.refutations {
                let line =
                    [std::slice::from_ref(&refutation.r#move), &refutation.line[..]].concat();
                let end = played(&puzzle.position, &line);
                assert_eq!(end.turn(), Turn::Over);
                let text = refutation.text.0.to_string();
                let ends = ["wins.", "no move left", "wins at once."];
                assert!(ends.iter().any(|end| text.contains(end)), "{text}");
                refuted += 1;
            }
        }
        assert!(refuted >= 2 * SOME, "{}: {refuted}", G::ID);
    }
    check::<Themisto>();
    check::<Nebuchadnezzar>();
    check::<Temple>();
}

#[test]
fn stranded_players_of_temple_have_no_place_for_the_tiles_that_are_named() {
    let mut named = 0;
    for (puzzle, solution) in some::<Temple>() {
        let end = played(&puzzle.position, &solution.moves);
        let text = solution.text.0.to_string();
        if let Some((_, tiles)) = text.split_once("has no place left for ") {
            assert!(end.is_over() && end.tiles_left(puzzle.solver()) > 0);
            let seat = puzzle.solver().other();
            let colour = end.active(seat).expect("a colour that is begun");
            let held: Vec<String> =
                (end.tiles_in_hand(seat, colour)).map(|tile| tile.value().to_string()).collect();
            assert!(held.iter().all(|value| tiles.contains(value.as_str())), "{text}");
            named += 1;
        }
    }
    assert!(named >= SOME, "{named}");
}

#[test]
fn texts_of_ingenious_state_the_standings_at_the_end() {
    let mut stated = 0;
    for (puzzle, solution) in some::<Ingenious>() {
        for (text, line) in told(&solution) {
            let end = played(&puzzle.position, &line);
            let shown = |seat: tessera_rules::game::Seat| {
                let mut scores = end.scores(seat);
                scores.sort_unstable();
                scores.map(|score| score.to_string()).join("-")
            };
            let (own, other) = (shown(puzzle.solver()), shown(puzzle.solver().other()));
            let expected = match kind_of(&puzzle) {
                "last-placements" | "level-the-scores" => {
                    format!(
                        "At the end your colours are {own} and the opponent's {other}, lowest first: "
                    )
                }
                "spoil-both" => format!("The opponent's colours are then {other}, lowest first."),
                _ => format!("Your colours are then {own}, lowest first."),
            };
            assert!(text.contains(&expected), "{text}");
            stated += 1;
        }
    }
    assert!(stated > 50, "{stated}");
}

#[test]
fn refutations_of_nebuchadnezzar_begin_with_moves_of_the_kind_that_is_asked() {
    let mut asked = [0; 2];
    for (puzzle, solution) in some::<Nebuchadnezzar>() {
        let captures = match kind_of(&puzzle) {
            "only-capture" | "annihilate-in-1" => true,
            "only-placement" => false,
            _ => continue,
        };
        let is_asked =
            |m: &NebuchadnezzarMove| matches!(m, NebuchadnezzarMove::Capture(_)) == captures;
        let mut moves = puzzle.position.legal_moves();
        moves.retain(|m| *m != puzzle.solution.line[0]);
        let first = &solution.refutations[0];
        let m = puzzle.position.parse_move(&first.r#move, None).expect("a move");
        assert_eq!(is_asked(&m), moves.iter().any(is_asked), "{}", first.text.0);
        asked[usize::from(captures)] += 1;
    }
    assert_eq!(asked, [SOME, 2 * SOME]);
}
