//! Where puzzles are looked for: around the mistakes in a game.

use rand_chacha::ChaCha8Rng;

use super::forced::Attack;
use super::kinds::{ONLY_MOVE, WIN_IN_1, WIN_IN_2, WIN_IN_3};
use super::legality::if_legal;
use super::play::{Play, is_safe};
use super::threats::{threatens, turn_of};
use super::values;
use super::witness::{Pairs, Wins};
use crate::difficulty::Difficulty;
use crate::game::{Candidate, Origin};
use crate::task::Task;
use tessera_rules::game::random::{below, chance, shuffle};
use tessera_rules::game::{Game, Seat};
use tessera_rules::themisto::{JudgedMove, Move, Themisto};
use tessera_search::Budget;

/// The longest game, in turns.
const MOST_TURNS: u32 = 60;

/// Nodes for the proof that a safe move is more than a delay.
const HOLD_NODES: u64 = 20_000;

/// The first turns, in which nothing is looked for.
const QUIET_TURNS: u32 = 4;

/// Looks for a puzzle in one game; see [`crate::PuzzleGame::candidate`].
pub(super) fn candidate(
    kind: usize,
    aim: Difficulty,
    rng: &mut ChaCha8Rng,
) -> Option<Candidate<Themisto>> {
    let (position, task) = match kind {
        WIN_IN_1 => (one_move(aim, rng)?, Task::Win { moves: 1 }),
        WIN_IN_2 => (two_moves(rng)?, Task::Win { moves: 2 }),
        WIN_IN_3 => (on_the_way(3, rng)?, Task::Win { moves: 3 }),
        ONLY_MOVE => only_move(aim, rng)?,
        _ => return None,
    };
    Some(Candidate {
        position,
        task,
        origin: Origin::Play,
    })
}

/// A position with one winning move, after a mistake.
fn one_move(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let mut play = Play::new(rng);
    let turns = 6 + below(rng, 30);
    if !play.turns(turns, rng) {
        return None;
    }
    let mut wins = Vec::new();
    shuffled(&play.game, rng)
        .iter()
        .map(|judged| play.game.after(judged))
        .find(|after| {
            wins.clear();
            after.wins(&mut wins);
            match wins[..] {
                [m] => aim == Difficulty::MIN || !is_most_appealing(after, m),
                _ => false,
            }
        })
}

/// A position that is won in two: mostly because the opponent has just paid with a turn.
fn two_moves(rng: &mut ChaCha8Rng) -> Option<Themisto> {
    if chance(rng, 2, 3) {
        return on_the_way(2, rng);
    }
    let mut play = Play::new(rng);
    let turns = 6 + below(rng, 30);
    if !play.turns(turns, rng) || play.game.skip() {
        return None;
    }
    let mut payments = shuffled(&play.game, rng);
    payments.retain(|judged| judged.penalised && !judged.wins);
    (payments.iter())
        .map(|judged| play.game.after(judged))
        .find(|after| !after.has_win() && ways(after, 2) == 1)
}

/// A position on the way of a game, in which the seat to move wins by force with so many moves and not faster.
fn on_the_way(moves: u32, rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let mut play = Play::new(rng);
    for turn in 0..MOST_TURNS {
        if turn >= QUIET_TURNS && promises(&play.game, moves) {
            return Some(play.game);
        }
        if !play.turn(rng) {
            return None;
        }
    }
    None
}

/// Whether a puzzle may well be here: no win at once, and one move whose threat forces a win with exactly so
/// many moves, two or three.
pub(super) fn promises(game: &Themisto, moves: u32) -> bool {
    let solver = game.to_move();
    if game.skip() || game.has_win() {
        return false;
    }
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let mut found = None;
    let mut shown = Shown::default();
    for after in list.iter().map(|judged| game.after(judged)) {
        let length = forces(&after, solver, &mut shown);
        if length == Some(moves - 1) && found.is_none() {
            found = Some(after);
        } else if length.is_some() {
            return false;
        }
    }
    found.is_some_and(|after| moves == 2 || leaves_one_way(&after, solver))
}

/// What the moves of one position have shown; it is tried first after the next ones.
#[derive(Default)]
struct Shown {
    /// The opponent's wins in spite of a move.
    counters: Wins,
    /// The solver's wins, were it to move again.
    threats: Wins,
    /// The solver's wins with two turns.
    pairs: Pairs,
    /// The last reply that escaped.
    killer: Option<Move>,
}

/// With how many more moves the solver wins after this threat of its, if every reply that costs the opponent no turn
/// loses at once, and every other loses to two turns.
fn forces(game: &Themisto, solver: Seat, shown: &mut Shown) -> Option<u32> {
    if game.to_move() == solver
        || game.skip()
        || shown.counters.wins_again(game)
        || !turn_of(game, solver).is_some_and(|turn| shown.threats.wins_now(&turn))
        || shown.counters.finds_win(game)
    {
        return None;
    }
    if let Some(reply) = shown.killer.and_then(|m| if_legal(game, m))
        && escapes(game, &reply, shown)
    {
        return None;
    }
    let mut replies = Vec::new();
    game.judged_moves(&mut replies);
    replies.sort_by_key(|reply| reply.penalised);
    if let Some(reply) = replies.iter().find(|reply| escapes(game, reply, shown)) {
        shown.killer = Some(reply.m);
        return None;
    }
    let mut delays =
        |reply: &JudgedMove| reply.penalised && !shown.threats.wins_now(&game.after(reply));
    Some(1 + u32::from(replies.iter().any(&mut delays)))
}

/// Whether the solver wins neither at once after this reply nor, where it costs a turn, with two.
fn escapes(game: &Themisto, reply: &JudgedMove, shown: &mut Shown) -> bool {
    let after = game.after(reply);
    !shown.threats.wins_now(&after) && (!reply.penalised || !shown.pairs.win(&after))
}

/// Whether some payment of the opponent leaves the solver one way only to win with two turns.
fn leaves_one_way(game: &Themisto, solver: Seat) -> bool {
    let mut replies = Vec::new();
    game.judged_moves(&mut replies);
    (replies.iter())
        .map(|reply| game.after(reply))
        .filter(|after| after.to_move() == solver && after.skip() && !after.has_win())
        .any(|after| ways(&after, 2) == 1)
}

/// The number of moves that win within so many; 2 stands for more.
fn ways(game: &Themisto, most: u32) -> u32 {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let mut budget = Budget::nodes(u64::MAX);
    let mut attack = Attack::new(game.to_move(), &mut budget);
    let mut seconds = Wins::default();
    let mut wins = |judged: &&JudgedMove| {
        let mut after = game.after(judged);
        if most == 2 && after.to_move() == game.to_move() {
            return seconds.wins_now(&after);
        }
        attack.wins(&mut after, most - 1) == Some(true)
    };
    list.iter().filter(&mut wins).take(2).count() as u32
}

/// A position in which all moves but one lose, and how soon they do.
fn only_move(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<(Themisto, Task)> {
    let wanted = if aim <= Difficulty::ALL[1] { 1 } else { 2 };
    let mut play = Play::new(rng);
    for _ in 0..MOST_TURNS {
        let game = play.game;
        if threatens(&game, game.to_move().other())
            && !game.has_win()
            && let Some(held) = only_safe(&game)
        {
            let within = if all_others_lose_at_once(&game) { 1 } else { 2 };
            if within == wanted && holds(&held, game.to_move()) {
                return Some((game, Task::Hold { within }));
            }
        }
        if !play.turn(rng) {
            return None;
        }
    }
    None
}

/// The position after the one move that is safe for the next turns of the opponent, if there is exactly one.
fn only_safe(game: &Themisto) -> Option<Themisto> {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let mut wins = Wins::default();
    let mut safe = (list.iter()).filter(|judged| is_safe(game, judged, &mut wins));
    let only = safe.next()?;
    safe.next().is_none().then(|| game.after(only))
}

/// Whether the seat is safe from forced wins in two here, so that what it is asked for is worth finding.
fn holds(game: &Themisto, seat: Seat) -> bool {
    let mut budget = Budget::nodes(HOLD_NODES);
    Attack::new(seat.other(), &mut budget).wins(&mut { *game }, 2) == Some(false)
}

fn all_others_lose_at_once(game: &Themisto) -> bool {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let opponent: Seat = game.to_move().other();
    let mut escapes = (list.iter())
        .map(|judged| game.after(judged))
        .filter(|after| after.to_move() != opponent || !after.has_win());
    escapes.next().is_some() && escapes.next().is_none()
}

/// Whether no other move looks better.
fn is_most_appealing(game: &Themisto, m: Move) -> bool {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let looks = values::surface_appeal(game, m);
    (moves.iter()).all(|&other| other == m || values::surface_appeal(game, other) < looks)
}

fn shuffled(game: &Themisto, rng: &mut ChaCha8Rng) -> Vec<JudgedMove> {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    shuffle(rng, &mut list);
    list
}
