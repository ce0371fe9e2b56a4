//! Candidates: positions in which one move fulfils the task, among boards drawn at random.

use rand_chacha::ChaCha8Rng;

use super::board::{BOARDS, Style, draw, turned};
use super::kinds;
use super::line::{friends, is_outnumbered};
use super::of_kind::{FEWEST_ALIKE, FEWEST_MOVES};
use super::values::{Wins, flipped};
use crate::difficulty::Difficulty;
use crate::game::{Candidate, Generate};
use crate::solution::ProvedSolution;
use crate::task::Task;
use tessera_rules::game::random::chance;
use tessera_rules::game::{Game, Position};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::Budget;
use tessera_search::forced::Forced;

/// Node limit for all boards of one attempt together.
const NODES: u64 = 30_000;
/// Fewest moves of a win that seldom begins with the sheltered placement.
const LONG: u32 = 3;
/// Fewest legal moves of a puzzle that is not plain, by kind: as many as attempts still find. With more, tens of
/// thousands of attempts find hardly any.
const FEWEST: [usize; 9] = [8, FEWEST_MOVES, 6, 7, FEWEST_MOVES, 5, 5, 6, 5];

impl Generate for Nebuchadnezzar {
    fn candidate(
        kind: usize,
        aim: Difficulty,
        rng: &mut ChaCha8Rng,
    ) -> Option<Candidate<Nebuchadnezzar>> {
        let (position, task) = match kind {
            kinds::ONLY_PLACEMENT | kinds::ONLY_CAPTURE | kinds::ZUGZWANG => hold(kind, aim, rng)?,
            _ => {
                let moves = match kind {
                    kinds::IN_1 => 1,
                    kinds::IN_2 => 2,
                    kinds::IN_3 => 3,
                    kinds::GREAT_SACRIFICE | kinds::OUTNUMBERED if aim.number() < 4 => 3,
                    _ => 4,
                };
                (win(kind, moves, aim, rng)?, Task::Win { moves })
            }
        };
        Some(Candidate { position, task })
    }

    /// A puzzle with few legal moves is plain, too.
    fn is_plain(&self, kind: usize, level: Difficulty, solution: &ProvedSolution<Move>) -> bool {
        let list = choices(self, kind);
        let is_safest = || (solution.line.first()).is_some_and(|&m| leaves_least(self, &list, m));
        list.is_empty()
            || matches!(kind, kinds::ONLY_CAPTURE | kinds::ZUGZWANG)
                && level > Difficulty::MIN
                && is_safest()
    }
}

/// A position of a kind in which one move wins by force with `moves` moves, and nothing wins faster.
fn win(kind: usize, moves: u32, aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Nebuchadnezzar> {
    let fits = |game: &Nebuchadnezzar| kind != kinds::OUTNUMBERED || is_outnumbered(game);
    let mut budget = Budget::nodes(NODES);
    for _ in 0..BOARDS {
        let style = match moves {
            1 => Style::open(aim, rng),
            2 => Style::with_holes(2, aim, rng),
            _ => Style::full(aim, rng),
        };
        let Some(mut game) = draw(style, rng).filter(fits) else {
            continue;
        };
        let list = choices(&game, kind);
        let me = game.to_move();
        let mut search = Forced::<_, Wins>::new(me, &mut budget);
        if list.is_empty() || moves > 1 && search.wins(&mut game, moves - 1)? {
            continue;
        }
        let mut good = Vec::new();
        for &m in &list {
            if good.len() < 2 && search.wins_after(&mut game, &m, moves - 1)? {
                good.push(m);
            }
        }
        if let [only] = good[..]
            && (moves == 1 || suits(&list, only, aim))
            && (moves < LONG || !is_sheltered(&game, &list, only) || is_let_through(aim, rng))
        {
            return Some(game);
        }
    }
    None
}

/// A position in which one move holds, with its task. After every other move the opponent wins by force within the
/// moves of the task; after this one it does not even win within [`longest`], nor within twice as many.
fn hold(kind: usize, aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<(Nebuchadnezzar, Task)> {
    let mut budget = Budget::nodes(NODES);
    for _ in 0..BOARDS {
        let style = match kind {
            kinds::ONLY_PLACEMENT => Style::with_holes(FEWEST_ALIKE as u32, aim, rng),
            _ => Style::full(aim, rng),
        };
        let Some(game) = draw(style, rng) else {
            continue;
        };
        let list = choices(&game, kind);
        let captures = list.iter().filter(|&&m| flipped(m) > 0).count();
        let fits = match kind {
            kinds::ONLY_PLACEMENT => captures > 0 && list.len() >= captures + FEWEST_ALIKE,
            kinds::ONLY_CAPTURE => captures >= FEWEST_ALIKE,
            _ => true,
        };
        if list.is_empty() || !fits {
            continue;
        }
        let opponent = game.to_move().other();
        let mut search = Forced::<_, Wins>::new(opponent, &mut budget);
        let (mut only, mut within) = (Vec::new(), 1);
        for &m in &list {
            if only.len() > 1 {
                break;
            }
            let mut after = search.enter(&game, &m)?;
            match search.fewest(&mut after, longest(aim))? {
                Some(needed) => within = within.max(needed),
                None => only.push(m),
            }
        }
        let [only] = only[..] else { continue };
        let mut after = search.enter(&game, &only)?;
        if search.wins(&mut after, 2 * within)? {
            continue;
        }
        let is_safest = |only| aim > Difficulty::MIN && leaves_least(&game, &list, only);
        let fits = match kind {
            kinds::ONLY_PLACEMENT => matches!(only, Move::Place(_)),
            kinds::ONLY_CAPTURE => flipped(only) > 0 && suits(&list, only, aim) && !is_safest(only),
            _ => {
                within > 1 && !is_largest(&list, only) && !is_safest(only) && {
                    let other = turned(&game);
                    other.is_some_and(|mut game| search.wins(&mut game, within) == Some(false))
                }
            }
        };
        if fits {
            return Some((game, Task::Hold { within }));
        }
    }
    None
}

/// Number of the opponent's moves that are searched.
fn longest(aim: Difficulty) -> u32 {
    if aim.number() < 4 { 3 } else { 4 }
}

/// The legal moves; none if there are too few for the kind.
fn choices(game: &Nebuchadnezzar, kind: usize) -> Vec<Move> {
    let mut list = game.legal_moves();
    if list.len() < FEWEST[kind] {
        list.clear();
    }
    list
}

/// True if a move is the sheltered placement: no other placement has as many of the mover's discs beside it. A solver
/// finds it without a look ahead.
fn is_sheltered(game: &Nebuchadnezzar, list: &[Move], only: Move) -> bool {
    let shelter = |m: Move| match m {
        Move::Place(cell) => Some(friends(game, cell)),
        _ => None,
    };
    (list.iter()).all(|&m| m == only || shelter(m) < shelter(only))
}

/// True for one in 16 sheltered placements at aim 2, and for one in four times as many at each higher level: there
/// most of the wins that are drawn begin with one, and at most one in four should.
fn is_let_through(aim: Difficulty, rng: &mut ChaCha8Rng) -> bool {
    chance(rng, 1, 1 << (2 * aim.number()))
}

/// True if a move flips more discs than every other.
fn is_largest(list: &[Move], only: Move) -> bool {
    (list.iter()).all(|&m| m == only || flipped(m) < flipped(only))
}

/// True if after a move the opponent's largest capture is smaller than after every other.
fn leaves_least(game: &Nebuchadnezzar, list: &[Move], only: Move) -> bool {
    let opponent = game.to_move().other();
    let left = |m: Move| {
        let mut after = *game;
        after.play(m);
        let mut largest = 0;
        after.captures_of(opponent, |capture| largest = largest.max(capture.area()));
        largest
    };
    (list.iter()).all(|&m| m == only || left(m) > left(only))
}

/// True if a solution is as striking as the aim asks: a largest capture at the lowest aim, and none from the third on.
fn suits(list: &[Move], only: Move, aim: Difficulty) -> bool {
    let greatest = list.iter().map(|&m| flipped(m)).max();
    let strikes = Some(flipped(only)) == greatest;
    match aim.number() {
        1 => strikes,
        2 => true,
        _ => !strikes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The position of a key, its moves, and one of them.
    fn with_move(key: &str, m: &str) -> (Nebuchadnezzar, Vec<Move>, Move) {
        let game = Nebuchadnezzar::from_key(key).expect(key);
        let m = game.parse_move(m, None).expect(m);
        let list = game.legal_moves();
        assert!(list.contains(&m), "{key}");
        (game, list, m)
    }

    #[test]
    fn the_sheltered_placement_alone_has_the_most_own_discs_beside_it() {
        let is_sheltered = |key, m| {
            let (game, list, m) = with_move(key, m);
            is_sheltered(&game, &list, m)
        };
        // b3 has four own discs beside it, d2 has three.
        let key = "bbbbbb/bbbwbb/bbbwbb/b1bwww/bbb1bb/bbbbbb b b 34 p";
        assert!(is_sheltered(key, "b3"));
        assert!(!is_sheltered(key, "d2"));
        assert!(!is_sheltered(key, "xd4-d5"));
        // b6 and c3 have three each.
        let key = "b1bbbb/bbbbbb/bbbbbb/1w1bbb/bbbwbb/bbbbbb b b 33 p";
        assert!(!is_sheltered(key, "b6"));
    }

    #[test]
    fn the_largest_capture_flips_more_discs_than_every_other_move() {
        let is_largest = |key, m| {
            let (_, list, m) = with_move(key, m);
            is_largest(&list, m)
        };
        let key =
            "bww1wbbb/wwwwwbbb/wwwwwbbb/wwwwwbbb/wwwwwbbb/wwwwwbbb/wwwwwbbb/wwwwwbb1 w b 62 p";
        assert!(is_largest(key, "xf3-h8"));
        assert!(!is_largest(key, "xa8-a8"));
        assert!(!is_largest(key, "h1"));
        // Three captures flip two discs.
        let key = "wwwwww/wwwwbb/wwwwbb/wwwwb1/bbwwbb/wwwwww b b 35 p";
        assert!(!is_largest(key, "xe6-f6"));
    }
}
