//! Puzzles from their end: a position in which the opponent is lost, whatever it does, and the solver's move before
//! it.

use rand_chacha::ChaCha8Rng;

use super::board::{BOARDS, Style, quiet};
use super::forced::Attack;
use super::legality::if_legal;
use crate::difficulty::Difficulty;
use tessera_rules::game::Seat;
use tessera_rules::game::random::{chance, shuffle};
use tessera_rules::themisto::{
    Board, Cell, CellSet, Direction, JudgedMove, Move, SIDE, Themisto, cells,
};
use tessera_search::Budget;

/// Boards on which nothing is threatened that one attempt looks at.
const TIGHT_BOARDS: u32 = 2_000;
/// Discs of a forced penalty at least: on fewer, the same boards come again and again.
const FEWEST_SQUEEZED: u32 = 9;
/// Fewest captures where one of them is the solution.
const FEWEST_CAPTURES: usize = 4;
/// Node limit to decide whether the opponent is lost on a board.
const LOST_NODES: u64 = 4_000;
/// Lost positions from which moves are taken back in one attempt at a win in two.
const MOST_ENDS: u32 = 12;
/// Moves that are taken back from one of them at most, to win in two and to win in more.
const BEFORE: [usize; 2] = [160, 24];
/// Once in this many times, captures are taken back, to win in two and to win in more. A win in two is found far more
/// often before a capture than before another move.
const CAPTURES: [u32; 2] = [16, 2];
/// Node limit to decide whether a move is the only one.
const ONLY_NODES: u64 = 40_000;

/// A position in which one move wins by force with `moves` moves, and nothing wins faster.
pub(super) fn win(moves: u32, aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let style = match moves {
        // On boards with few discs, some reply stops every threat.
        2 => Style::crowded(aim, rng),
        // With fewer discs, a longer win is found sooner.
        3 => Style::few(Difficulty::MIN, rng),
        _ => Style::few(aim, rng),
    };
    let mut ends = MOST_ENDS;
    for _ in 0..BOARDS {
        let Some(game) = quiet(style, rng) else {
            continue;
        };
        if moves == 1 {
            if has_one_win(&game) {
                return Some(game);
            }
        } else if is_lost_in(&game, moves - 1) {
            let found = before(&game, moves, rng);
            // A longer win takes longer to look for before an end, and is found before one in two.
            ends -= 1;
            if found.is_some() || ends == 0 || moves > 2 {
                return found.filter(|game| moves < 3 || threatens_in_two_ways(game));
            }
        }
    }
    None
}

/// A position in which one move, which threatens nothing, leaves the opponent only replies that cost a turn or lose
/// at once; then it wins with three moves, and nothing wins faster.
pub(super) fn forced_penalty(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let mut style = Style::tight(aim, rng);
    style.discs = style.discs.max(FEWEST_SQUEEZED);
    let mut ends = MOST_ENDS;
    for _ in 0..TIGHT_BOARDS {
        let Some(game) = quiet(style, rng) else {
            continue;
        };
        if is_squeezed(&game) {
            let found = before(&game, 3, rng);
            ends -= 1;
            if found.is_some() || ends == 0 {
                return found;
            }
        }
    }
    None
}

/// True if nothing is threatened, but the seat to move can only lose a turn or the game at once, and where it loses
/// the turn, the other seat wins with the two that it then has.
pub(super) fn is_squeezed(game: &Themisto) -> bool {
    let winner = game.to_move().other();
    if game.has_win() || game.threatens(winner) {
        return false;
    }
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    // Moves that cost no turn are mostly safe.
    list.sort_by_key(|judged| judged.penalised);
    let mut delays = false;
    let lost = list.iter().all(|judged| {
        let after = game.after(judged);
        after.has_win()
            || judged.penalised && {
                delays = true;
                let mut budget = Budget::nodes(u64::MAX);
                Attack::new(winner, &mut budget).wins(&mut { after }, 2) == Some(true)
            }
    });
    lost && delays
}

/// A position in which the solver has two turns in a row, and one way of using them to win.
pub(super) fn two_turns(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let style = Style::few(aim, rng);
    for _ in 0..BOARDS {
        let game = quiet(style, rng)
            .and_then(|game| Themisto::on_board(game.board(), game.to_move(), true));
        let Some(game) = game.filter(|game| !game.has_win()) else {
            continue;
        };
        let mut list = Vec::new();
        game.judged_moves(&mut list);
        let prepares = |judged: &&JudgedMove| !judged.penalised && game.after(judged).has_win();
        let mut ways = list.iter().filter(prepares);
        if let (Some(way), None) = (ways.next(), ways.next())
            && is_only_win(&game, way.m, 2)
        {
            return Some(game);
        }
    }
    None
}

/// True if one move wins, and a glance does not find it: it is one of several captures, or other four discs of a colour
/// lie on five cells of a line with a gap that does not win.
fn has_one_win(game: &Themisto) -> bool {
    let mut wins = Vec::new();
    game.wins(&mut wins);
    let &[win] = &wins[..] else {
        return false;
    };
    let fours = fours(game.board());
    let to = win.to().bit();
    let is_bait = |&(discs, gap): &(CellSet, CellSet)| gap != to && !fours.contains(&(discs, to));
    match win.is_capture() {
        true => has_captures(game),
        false => fours.iter().any(is_bait),
    }
}

/// True if there are captures to choose from.
pub(super) fn has_captures(game: &Themisto) -> bool {
    has_captures_of(game, 1)
}

/// True if there are captures of at least `least` discs to choose from.
fn has_captures_of(game: &Themisto, least: u32) -> bool {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let captures = list.iter().filter(|judged| judged.flips.count_ones() >= least);
    captures.count() >= FEWEST_CAPTURES
}

/// Four discs of one colour on five cells of a line, each time with the gap.
fn fours(board: Board) -> Vec<(CellSet, CellSet)> {
    let mut fours = Vec::new();
    for start in cells(CellSet::MAX) {
        for line in Direction::LINES {
            let cells = std::iter::successors(Some(start), |cell| cell.step(line));
            let five = cells.take(5).fold(0, |set, cell| set | cell.bit());
            let discs = five & board.occupied();
            let black = discs & board.black();
            if five.count_ones() == 5 && discs.count_ones() == 4 && (black == 0 || black == discs) {
                fours.push((discs, five ^ discs));
            }
        }
    }
    fours
}

/// True if two moves or more cost no turn, threaten to win, and leave the opponent no win at once.
pub(super) fn threatens_in_two_ways(game: &Themisto) -> bool {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let threatens = |judged: &&JudgedMove| {
        let after = game.after(judged);
        !judged.penalised && after.threatens(game.to_move()) && !after.has_win()
    };
    list.iter().filter(threatens).nth(1).is_some()
}

/// True if the seat to move loses by force to `moves` moves of the other seat, and not to fewer.
fn is_lost_in(game: &Themisto, moves: u32) -> bool {
    let winner = game.to_move().other();
    if game.has_win() || !game.threatens(winner) {
        return false;
    }
    let mut budget = Budget::nodes(LOST_NODES);
    let mut attack = Attack::new(winner, &mut budget);
    let mut game = *game;
    let mut loses_to = |moves| attack.wins(&mut game, moves) == Some(true);
    (1..moves).all(|fewer| !loses_to(fewer)) && loses_to(moves)
}

/// A position before this one, from which the other seat's last move is the only one that wins within `moves`
/// moves, and none wins faster.
fn before(lost: &Themisto, moves: u32, rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let is_longer = usize::from(moves > 2);
    let mut list = taken_back(lost, chance(rng, 1, CAPTURES[is_longer]));
    shuffle(rng, &mut list);
    list.truncate(BEFORE[is_longer]);
    list.into_iter()
        .filter(|(game, m)| {
            let judged = if_legal(game, *m);
            judged.is_some_and(|judged| !judged.penalised)
                && !game.has_win()
                && !stands_out(game, *m)
        })
        .find(|(game, m)| is_only_win(game, *m, moves))
        .map(|(game, _)| game)
}

/// True if a move is a capture to which few others are equal: there are too few that take as many discs.
pub(super) fn stands_out(game: &Themisto, m: Move) -> bool {
    let least = game.flips(m).count_ones();
    m.is_capture() && !has_captures_of(game, least)
}

/// The positions from which a move of the other seat leads to this one, with the move: either captures alone, or moves
/// without capture. The move may cost a turn, and without capture it may be illegal; this is not checked.
pub(super) fn taken_back(after: &Themisto, captures: bool) -> Vec<(Themisto, Move)> {
    let (board, seat) = (after.board(), after.to_move().other());
    let mut list = Vec::new();
    for to in cells(board.occupied()) {
        let flips = match captures {
            true => captured(board, to, seat),
            false => vec![0],
        };
        for direction in Direction::ALL {
            let free = |cell: &Cell| board.occupied() & cell.bit() == 0;
            let path = std::iter::successors(to.step(direction), |cell| cell.step(direction));
            for from in path.take_while(free) {
                let m = Move::new(from, to, captures);
                let games = flips.iter().filter_map(|&flips| {
                    let before = turned_back(board, from, to, flips);
                    let game = Themisto::on_board(before, seat, false)?;
                    // A capture takes all lines that it can.
                    (!captures || game.flips(m) == flips).then_some((game, m))
                });
                list.extend(games);
            }
        }
    }
    list
}

/// The sets of discs that a capture by this seat may have flipped when a disc came to this cell.
fn captured(board: Board, to: Cell, seat: Seat) -> Vec<CellSet> {
    let own = match board.black() & to.bit() {
        0 => board.white(),
        _ => board.black(),
    };
    let longest = if seat == Seat::FIRST { 3 } else { SIDE };
    let mut sets = vec![0];
    for direction in Direction::ALL {
        let cells = std::iter::successors(to.step(direction), |cell| cell.step(direction));
        let run = cells.take_while(|cell| own & cell.bit() != 0);
        let run: Vec<CellSet> = run.map(Cell::bit).collect();
        // The last disc of a line was there before.
        let lines = (1..run.len().min(longest + 1)).map(|count| run[..count].iter().sum());
        let lines: Vec<CellSet> = lines.collect();
        let with = |line: &CellSet| sets.iter().map(|set| set | line).collect::<Vec<_>>();
        let more: Vec<CellSet> = lines.iter().flat_map(with).collect();
        sets.extend(more);
    }
    sets.remove(0);
    sets
}

/// The board before the disc on `to` came from `from` and was flipped, and these discs with it.
fn turned_back(board: Board, from: Cell, to: Cell, flips: CellSet) -> Board {
    let was_black = board.black() & to.bit() == 0;
    let black = board.black() ^ flips;
    Board::new(
        board.occupied() ^ to.bit() ^ from.bit(),
        black & !to.bit() | if was_black { from.bit() } else { 0 },
    )
}

/// True if no other move wins within `moves` moves, two or more, and this one does not win faster.
fn is_only_win(game: &Themisto, m: Move, moves: u32) -> bool {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let mut budget = Budget::nodes(ONLY_NODES);
    let mut attack = Attack::new(game.to_move(), &mut budget);
    let mut wins = |judged: &JudgedMove, rest| attack.wins(&mut game.after(judged), rest);
    list.iter().all(|judged| {
        let rest = if judged.m == m { moves - 2 } else { moves - 1 };
        wins(judged, rest) == Some(false)
    })
}

#[cfg(test)]
mod tests {
    use super::super::board::draw_at;
    use super::*;
    use tessera_rules::game::Position;
    use tessera_rules::game::random::seeded;

    fn read(key: &str) -> Themisto {
        Themisto::from_key(key).expect(key)
    }

    #[test]
    fn a_glance_finds_a_slide_into_the_only_four_in_a_row() {
        // A single row of four with a gap; then one with two free ends.
        assert!(!has_one_win(&read("2b5/3b2w1/4bw1w/6b1/6bb/7w/8/8 1 - - -")));
        assert!(!has_one_win(&read("8/8/2bbw1w1/2wwww2/8/8/8/8 1 - - -")));
        // White discs on two lines, only one of which can be completed.
        assert!(has_one_win(&read("7w/6w1/5w2/2w5/3w1b2/4wwww/8/8 1 - - -")));
    }

    #[test]
    fn a_winning_capture_is_one_of_four_or_more() {
        for (key, expected) in [
            ("8/6b1/4wbbb/7b/3w3w/8/8/8 0 - - -", true),
            ("8/8/8/4wwwb/8/4bbb1/3w4/8 1 - - -", false),
        ] {
            assert_eq!(has_one_win(&read(key)), expected, "{key}");
        }
    }

    #[test]
    fn a_longer_win_has_two_first_moves_that_threaten() {
        assert!(threatens_in_two_ways(&read("8/1b1w4/2b5/8/3w4/3w1w2/2bw1w2/5b2 1 - - -")));
        assert!(!threatens_in_two_ways(&read("2b4b/3bww1w/4b3/8/w1w5/8/8/8 1 - - -")));
    }

    #[test]
    fn takes_back_exactly_the_moves_that_lead_to_a_board() {
        let mut rng = seeded(1);
        let mut met = [[0; 3]; 2];
        for round in 0..200 {
            let style = Style::few(Difficulty::MAX, &mut rng);
            let board = draw_at([1, 2], style, &mut rng);
            let seat = [Seat::FIRST, Seat::SECOND][round % 2];
            let game = Themisto::on_board(board, seat, false).expect("enough discs");
            let mut list = Vec::new();
            game.judged_moves(&mut list);
            list.retain(|judged| !judged.penalised && !judged.wins);
            for judged in list.iter().step_by(2) {
                let back = taken_back(&game.after(judged), judged.m.is_capture());
                assert!(back.contains(&(game, judged.m)), "{} {judged:?}", game.key());
                met[round % 2][judged.flips.count_ones().min(2) as usize] += 1;
            }
            let after = Themisto::on_board(board, seat.other(), false).expect("enough discs");
            for (before, m) in taken_back(&after, true) {
                assert_eq!(before.to_move(), seat);
                if let Some(judged) = if_legal(&before, m) {
                    assert_eq!(before.after(&judged).board(), board, "{}", before.key());
                }
            }
        }
        assert!(met.iter().flatten().all(|&n| n > 20), "{met:?}");
    }

    #[test]
    fn a_capture_stands_out_where_few_take_as_many_discs() {
        let game = read("8/6b1/4wbbb/7b/3w3w/8/8/8 0 - - -");
        let mut list = Vec::new();
        game.judged_moves(&mut list);
        list.retain(|judged| judged.m.is_capture());
        let sizes: Vec<u32> = list.iter().map(|judged| judged.flips.count_ones()).collect();
        assert!(sizes.len() >= 4 && sizes.contains(&1), "{sizes:?}");
        for judged in list {
            let own = judged.flips.count_ones();
            let equals = sizes.iter().filter(|&&size| size >= own).count();
            assert_eq!(stands_out(&game, judged.m), equals < 4);
        }
        let slide = read("7w/6w1/5w2/2w5/3w1b2/4wwww/8/8 1 - - -");
        let mut wins = Vec::new();
        slide.wins(&mut wins);
        assert!(!wins[0].is_capture() && !stands_out(&slide, wins[0]));
    }
}
