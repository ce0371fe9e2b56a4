//! Limits on puzzles that a glance solves: in the libraries that ship, and among fresh puzzles.

use std::collections::HashSet;

use tessera_puzzles::fresh::{generate, stream};
use tessera_puzzles::library::Library;
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_puzzles::record::Record;
use tessera_puzzles::{Difficulty, PuzzleGame};
use tessera_rules::game::{Game, Position};
use tessera_rules::octopus::{Cell, Octopus, Placement};
use tessera_rules::themisto::{self, Direction, Move, Themisto};

/// Puzzles of a type and level that are proved.
const SAMPLE: usize = 30;

fn kind<G: PuzzleGame>(id: &str) -> usize {
    let kind = G::KINDS.iter().position(|card| card.id == id);
    kind.expect(id)
}

/// The records of a type, in the order of their ids, which is as good as random.
fn of_type<G: PuzzleGame>(text: &str, id: &str) -> Vec<Record<G>> {
    let library = Library::read::<G>(text).expect("a library");
    let records = library.entries().iter().filter_map(|entry| entry.record());
    let kind = kind::<G>(id);
    records.filter(|record| record.kind == kind).collect()
}

fn octopus(id: &str) -> Vec<Record<Octopus>> {
    of_type(include_str!("../library/octopus.txt"), id)
}

fn themisto(id: &str) -> Vec<Record<Themisto>> {
    of_type(include_str!("../library/themisto.txt"), id)
}

/// The moves of the solution.
fn line<G: PuzzleGame>(record: &Record<G>) -> Vec<G::Move> {
    let puzzle = Puzzle::of(record.clone(), &mut proof_budget());
    puzzle.expect("a sound puzzle").solution.line
}

/// Fresh puzzles of a type that aim at a level, with their solutions.
fn fresh<G: PuzzleGame>(id: &str, aim: u8, count: usize) -> Vec<(Record<G>, Vec<G::Move>)> {
    let (kind, aim) = (kind::<G>(id), Difficulty::new(aim).expect("a level"));
    let made = (0..2_000)
        .filter_map(|number| generate::<G>(kind, aim, &mut stream(5, number), &mut proof_budget()));
    let some = made.map(|puzzle| (puzzle.record, puzzle.solution.line));
    let some: Vec<_> = some.take(count).collect();
    assert_eq!(some.len(), count, "{id}");
    some
}

/// True if one of two rules of thumb finds this placement and no other. Both look at the cells where an opponent could
/// score most. The first takes the tile that scores most there. The second adds the most that another tile could score
/// afterwards.
fn is_plain(position: &Octopus, m: Placement) -> bool {
    let mut moves = position.legal_moves();
    let reply = |cell: Cell| {
        let hands = (0..).zip(position.hands());
        let others = hands.filter(|&(seat, _)| seat != position.to_move().index());
        let tiles = others.flat_map(|(_, hand)| hand.kinds());
        tiles.filter_map(|tile| position.gain(Placement { tile, cell })).max()
    };
    let most = moves.iter().map(|m| reply(m.cell)).max();
    moves.retain(|m| Some(reply(m.cell)) == most);
    let gain = |m: Placement| position.gain(m).expect("a placement");
    let with_next = |m: Placement| {
        let mut next = position.played(m);
        next.pass_to(position.to_move());
        let mut most = 0;
        if !next.hand(position.to_move()).is_empty() {
            next.each_gain(|_, gain| most = most.max(gain));
        }
        gain(m) + most
    };
    let finds = |rate: &dyn Fn(Placement) -> u32| {
        let best = moves.iter().map(|&m| rate(m)).max();
        let found: Vec<_> = (moves.iter().copied()).filter(|&m| Some(rate(m)) == best).collect();
        found == [m]
    };
    finds(&gain) || finds(&with_next)
}

#[test]
fn a_rule_of_thumb_finds_few_first_placements_against_opponents() {
    for id in [
        "best-placement",
        "sacrifice",
        "last-word",
        "win-the-endgame",
        "save-the-game",
        "lose-least",
        "three-seats",
    ] {
        let records = octopus(id);
        for level in Difficulty::ALL {
            let own = records.iter().filter(|record| record.level() == level);
            let some: Vec<_> = own.take(SAMPLE).collect();
            let plain = some.iter().filter(|record| is_plain(&record.position, line(record)[0]));
            // In the whole library three quarters of level 2. Days and Sundays need the plain puzzles above.
            let most = match level.number() {
                ..=2 => some.len() * 9 / 10,
                _ => some.len().div_ceil(2),
            };
            let plain = plain.count();
            assert!(plain <= most, "{id} {}: {plain} of {}", level.number(), some.len());
        }
    }
    for (id, aim) in [("sacrifice", 4), ("best-placement", 2), ("last-word", 3)] {
        for (record, line) in fresh::<Octopus>(id, aim, 3) {
            let is_easy = record.level().number() <= 2;
            let is_plain = is_plain(&record.position, line[0]);
            assert!(is_easy || !is_plain, "{}", record.position.key());
        }
    }
}

/// True if a placement scores most at once, and true if no opponent could score more on another cell than on this one.
fn is_best_and_blocks(position: &Octopus, m: Placement) -> [bool; 2] {
    let moves = position.legal_moves();
    let gain = |m: &Placement| position.gain(*m);
    let reply = |m: &Placement| {
        let seats = (0..).zip(position.hands());
        let others = seats.filter(|&(seat, _)| seat != position.to_move().index());
        let tiles = others.flat_map(|(_, hand)| hand.kinds());
        tiles.filter_map(|tile| position.gain(Placement { tile, cell: m.cell })).max()
    };
    let is_most = |score: &dyn Fn(&Placement) -> Option<u32>| {
        score(&m) == moves.iter().map(score).max().flatten()
    };
    [is_most(&gain), is_most(&reply)]
}

#[test]
fn the_best_score_is_right_in_some_puzzles_and_so_is_a_cell_that_no_opponent_wants() {
    let mut all = [0; 2];
    for id in ["best-placement", "last-word", "last-tile", "save-the-game"] {
        for record in octopus(id) {
            let [best, blocks] = is_best_and_blocks(&record.position, line(&record)[0]);
            all[0] += usize::from(best);
            all[1] += usize::from(!blocks);
        }
    }
    assert!(all.iter().all(|&count| count > 30), "{all:?}");
    for (id, aim) in [("best-placement", 2), ("last-word", 2)] {
        let fresh = fresh::<Octopus>(id, aim, 12);
        let looks: Vec<_> = fresh
            .iter()
            .map(|(record, line)| is_best_and_blocks(&record.position, line[0]))
            .collect();
        let best = looks.iter().filter(|[best, _]| *best).count();
        let elsewhere = looks.iter().filter(|[_, blocks]| !blocks).count();
        assert!((1..=8).contains(&best), "{id}: {best}");
        assert!(elsewhere > 1, "{id}: {elsewhere}");
    }
}

#[test]
fn few_last_tiles_take_a_cell_that_is_worth_two_points_more_than_others() {
    let records = octopus("last-tile");
    let denials = records.iter().filter(|record| record.themes.contains(&"denial"));
    assert!(4 * denials.count() <= records.len());
}

/// The number of directions in which a placement scores, and the length of its longest run.
fn arms_and_run(position: &Octopus, m: Placement) -> (usize, usize) {
    let runs = position.runs(m);
    let arms: HashSet<_> = runs.iter().map(|run| run.direction.offset()).collect();
    let longest = runs.iter().map(|run| run.cells.len()).max();
    (arms.len(), longest.unwrap_or(0))
}

#[test]
fn biggest_scores_have_three_directions_and_fresh_ones_are_not_on_the_longest_run() {
    let most = |position: &Octopus| {
        let mut best = (0, None);
        position.each_gain(|m, gain| best = best.max((gain, Some(m))));
        best.1.expect("a move")
    };
    for record in octopus("biggest-score") {
        let (arms, _) = arms_and_run(&record.position, most(&record.position));
        assert!(arms >= 3, "{}", record.position.key());
    }
    for (record, line) in fresh::<Octopus>("biggest-score", 1, 10) {
        let (arms, run) = arms_and_run(&record.position, line[0]);
        let longest = record
            .position
            .legal_moves()
            .into_iter()
            .map(|m| arms_and_run(&record.position, m).1)
            .max();
        assert!(arms >= 3 && longest > Some(run), "{}", record.position.key());
    }
}

/// Tiles on the board that no move of the line scores, and all of them.
fn idle(position: &Octopus, line: &[Placement]) -> [usize; 2] {
    let mut walk = position.clone();
    let mut scored: HashSet<Cell> = HashSet::new();
    for &m in line {
        scored.extend(walk.runs(m).iter().flat_map(|run| &run.cells));
        walk.play(m);
    }
    let tiles = position.to_setup().board;
    let cells = tiles.iter().filter_map(|&(x, y, _)| Cell::new(x, y));
    let idle = cells.filter(|cell| !scored.contains(cell)).count();
    [idle, tiles.len()]
}

#[test]
fn more_than_a_third_of_the_tiles_matter_where_one_seat_plays_alone() {
    for id in ["which-tile-to-keep", "best-line"] {
        let fresh = fresh::<Octopus>(id, 5, 3);
        let library = octopus(id).into_iter().map(|record| (line(&record), record));
        let fresh = fresh.into_iter().map(|(record, line)| (line, record));
        for (line, record) in library.chain(fresh) {
            let [idle, all] = idle(&record.position, &line);
            assert!(3 * idle < 2 * all, "{}", record.position.key());
        }
    }
}

/// Four discs of one colour and an empty cell, five in a line: the sets of discs, with the gap.
fn fours(position: &Themisto) -> Vec<(Vec<themisto::Cell>, themisto::Cell)> {
    let board = position.board();
    let mut fours = Vec::new();
    for start in (0..themisto::CELLS).filter_map(themisto::Cell::new) {
        for line in Direction::LINES {
            let row = std::iter::successors(Some(start), |cell| cell.step(line));
            let row: Vec<themisto::Cell> = row.take(5).collect();
            let (discs, gaps): (Vec<themisto::Cell>, Vec<themisto::Cell>) =
                (row.iter()).partition(|cell| board.occupied() & cell.bit() != 0);
            let colours = discs.iter().map(|cell| board.black() & cell.bit() != 0);
            let colours: HashSet<bool> = colours.collect();
            if let (5, 1, &[gap]) = (row.len(), colours.len(), &gaps[..]) {
                fours.push((discs, gap));
            }
        }
    }
    fours
}

/// True if the only win is a slide into the only four in a row.
fn is_one_look(position: &Themisto, win: Move) -> bool {
    let fours = fours(position);
    let own: HashSet<_> =
        fours.iter().filter(|four| four.1 == win.to()).map(|four| &four.0).collect();
    !win.is_capture() && fours.iter().all(|four| four.1 == win.to() || own.contains(&four.0))
}

#[test]
fn wins_in_one_are_one_of_four_captures_or_have_a_second_row_of_four() {
    let (mut few, mut slides) = (0, 0);
    let library = themisto("win-in-1").into_iter().map(|record| {
        let mut wins = Vec::new();
        record.position.wins(&mut wins);
        (wins[0], record)
    });
    let fresh = fresh::<Themisto>("win-in-1", 1, 20);
    for (win, record) in library.chain(fresh.into_iter().map(|(record, line)| (line[0], record))) {
        let key = record.position.key();
        assert!(!is_one_look(&record.position, win), "{key}");
        let moves = record.position.legal_moves();
        let captures = moves.iter().filter(|m| m.is_capture()).count();
        few += u32::from(win.is_capture() && captures < 4);
        slides += u32::from(!win.is_capture());
    }
    // Documents name two of the library.
    assert!(few <= 2 && slides > 20, "{few} {slides}");
    for (key, expected) in [
        // A single row of four with a gap; then one with two free ends.
        ("2b5/3b2w1/4bw1w/6b1/6bb/7w/8/8 1 - - -", true),
        ("8/8/2bbw1w1/2wwww2/8/8/8/8 1 - - -", true),
        // White discs on two lines, only one of which can be completed.
        ("7w/6w1/5w2/2w5/3w1b2/4wwww/8/8 1 - - -", false),
    ] {
        let position = Themisto::from_key(key).expect(key);
        let mut wins = Vec::new();
        position.wins(&mut wins);
        assert_eq!((wins.len(), is_one_look(&position, wins[0])), (1, expected), "{key}");
    }
}

/// The moves that cost no turn, threaten to win, and leave the opponent no win at once.
fn safe_threats(position: &Themisto) -> usize {
    let mut list = Vec::new();
    position.judged_moves(&mut list);
    let is_safe = |judged: &&themisto::JudgedMove| {
        let (mut own, mut other) = (Vec::new(), Vec::new());
        let after = position.after(judged);
        after.wins(&mut other);
        // The same board, had the opponent passed.
        let again = Themisto::on_board(after.board(), position.to_move(), false);
        again.expect("a position").wins(&mut own);
        !judged.penalised && other.is_empty() && !own.is_empty()
    };
    list.iter().filter(is_safe).count()
}

#[test]
fn longer_wins_have_two_safe_threats_to_choose_from() {
    for id in ["win-in-3", "borrowed-disc"] {
        for record in themisto(id) {
            assert!(safe_threats(&record.position) >= 2, "{}", record.position.key());
        }
    }
}

#[test]
fn wins_that_begin_with_a_capture_have_three_others_of_as_many_discs() {
    for id in ["win-in-2", "win-in-3", "win-in-4", "forced-penalty"] {
        let library = themisto(id).into_iter().take(200).map(|record| (line(&record), record));
        let mut captures = 0;
        for (line, record) in library.filter(|(line, _)| line[0].is_capture()) {
            let mut list = Vec::new();
            record.position.judged_moves(&mut list);
            let own = record.position.judge(line[0]).flips.count_ones();
            let equals = list.iter().filter(|judged| judged.flips.count_ones() >= own);
            assert!(equals.count() >= 4, "{}", record.position.key());
            captures += 1;
        }
        assert!(captures > 2, "{id}: {captures}");
    }
    for id in ["win-in-3", "forced-penalty"] {
        let fresh = fresh::<Themisto>(id, 4, 12);
        let captures = fresh.iter().filter(|(_, line)| line[0].is_capture()).count();
        assert!((3..=9).contains(&captures), "{id}: {captures}");
    }
}

/// The moves of the same disc that cost no turn, this one among them.
fn free_moves_of_the_disc(position: &Themisto, m: Move) -> usize {
    let mut list = Vec::new();
    position.judged_moves(&mut list);
    let free = list.iter().filter(|judged| judged.m.from() == m.from() && !judged.penalised);
    free.count()
}

#[test]
fn discs_that_save_the_draw_have_a_choice() {
    let known = themisto("save-the-draw").into_iter();
    let known = known.map(|record| (line(&record), record));
    let fresh = fresh::<Themisto>("save-the-draw", 3, 3).into_iter();
    for (line, record) in known.chain(fresh.map(|(record, line)| (line, record))) {
        let key = record.position.key();
        assert!(free_moves_of_the_disc(&record.position, line[0]) >= 2, "{key}");
    }
}
