//! Where puzzles are looked for: in games between players who see one turn ahead, and now and then do not.

use rand_chacha::ChaCha8Rng;

use super::forced::Attack;
use super::{ONLY_MOVE, WIN_IN_1, WIN_IN_2, WIN_IN_3, appraise};
use crate::engines::themisto::features;
use crate::game::random::{below, chance, shuffle};
use crate::game::{Game, Seat};
use crate::games::themisto::{JudgedMove, Themisto};
use crate::puzzles::{Candidate, Difficulty, Origin, Task};
use crate::search::Budget;

/// The longest game, in turns.
const MOST_TURNS: u32 = 60;

/// Nodes for one question that is asked of a candidate.
const NODES: u64 = 4_000;

/// Looks for a puzzle in one game; see [`crate::puzzles::PuzzleGame::candidate`].
pub(super) fn candidate(
    kind: usize,
    aim: Difficulty,
    rng: &mut ChaCha8Rng,
) -> Option<Candidate<Themisto>> {
    let (position, task) = match kind {
        WIN_IN_1 => (blunder(aim, rng)?, Task::Win { moves: 1 }),
        WIN_IN_2 => (two_moves(aim, rng)?, Task::Win { moves: 2 }),
        WIN_IN_3 => (three_moves(rng)?, Task::Win { moves: 3 }),
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
fn blunder(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let turns = 6 + below(rng, 30);
    let mut player = Player::new(rng);
    let game = player.play(turns, rng)?;
    let mut moves = Vec::new();
    game.judged_moves(&mut moves);
    shuffle(rng, &mut moves);
    let mut wins = Vec::new();
    moves.iter().map(|judged| game.after(judged)).find(|after| {
        wins.clear();
        after.wins(&mut wins);
        match wins[..] {
            [m] => aim == Difficulty::MIN || !is_most_luring(after, m),
            _ => false,
        }
    })
}

/// A position in which the seat to move has two turns in a row, or makes two threats at once.
fn two_moves(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let _ = aim;
    if chance(rng, 1, 2) {
        return before_the_end(2, rng);
    }
    let turns = 6 + below(rng, 30);
    let mut player = Player::new(rng);
    let game = player.play(turns, rng)?;
    if game.skip() {
        return None;
    }
    let mut moves = Vec::new();
    game.judged_moves(&mut moves);
    moves.retain(|judged| judged.penalised && !judged.wins);
    shuffle(rng, &mut moves);
    moves
        .iter()
        .map(|judged| game.after(judged))
        .find(|after| !after.has_win() && has_one_way(after, 2))
}

fn three_moves(rng: &mut ChaCha8Rng) -> Option<Themisto> {
    before_the_end(3, rng)
}

/// The position before the last move of a game that ended with a seat that could not help losing, if that takes
/// exactly so many moves.
fn before_the_end(moves: u32, rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let mut player = Player::new(rng);
    player.play(MOST_TURNS, rng);
    let (before, last) = (player.before?, player.game);
    let attacker = before.to_move();
    if last.to_move() == attacker {
        return None;
    }
    let mut budget = Budget::nodes(NODES);
    let mut attack = Attack::new(attacker, &mut budget);
    if attack.moves_to_win(&last, moves - 1)? != Some(moves - 1) {
        return None;
    }
    let mut budget = Budget::nodes(NODES);
    let faster = Attack::new(attacker, &mut budget).wins(&before, moves - 1)?;
    (!faster).then_some(before)
}

/// Whether exactly one move wins within so many.
fn has_one_way(game: &Themisto, most: u32) -> bool {
    let mut moves = Vec::new();
    game.judged_moves(&mut moves);
    let mut budget = Budget::nodes(NODES);
    let mut attack = Attack::new(game.to_move(), &mut budget);
    let mut ways = 0;
    for judged in &moves {
        match attack.wins(&game.after(judged), most - 1) {
            Some(true) => ways += 1,
            Some(false) => {}
            None => return false,
        }
        if ways > 1 {
            return false;
        }
    }
    ways == 1
}

/// A position in which all moves but one lose.
fn only_move(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<(Themisto, Task)> {
    let within = if aim <= Difficulty::ALL[1] { 1 } else { 2 };
    let mut player = Player::new(rng);
    for _ in 0..MOST_TURNS {
        let game = player.game;
        if !player.turn(rng) {
            return None;
        }
        if player.safe != 1 {
            continue;
        }
        let mut budget = Budget::nodes(NODES);
        let lost_at_once = {
            let mut attack = Attack::new(game.to_move().other(), &mut budget);
            let mut moves = Vec::new();
            game.judged_moves(&mut moves);
            moves
                .iter()
                .filter(|judged| attack.wins(&game.after(judged), 1) == Some(true))
                .count()
        };
        let all = game.count_moves() as usize;
        let needed = if lost_at_once + 1 == all { 1 } else { 2 };
        if needed == within {
            return Some((game, Task::Hold { within }));
        }
    }
    None
}

/// Whether no other move looks better.
fn is_most_luring(game: &Themisto, m: crate::games::themisto::Move) -> bool {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let looks = appraise::lure(game, m);
    moves
        .iter()
        .all(|&other| other == m || appraise::lure(game, other) < looks)
}

/// Both players of a game.
struct Player {
    game: Themisto,
    /// The position before the last turn.
    before: Option<Themisto>,
    /// The safe moves that were found before the last turn, at most [`Player::choice`].
    safe: usize,
    /// Among how many safe moves a player chooses.
    choice: usize,
    moves: Vec<JudgedMove>,
}

impl Player {
    fn new(rng: &mut ChaCha8Rng) -> Player {
        Player {
            game: Themisto::start(),
            before: None,
            safe: 0,
            choice: 2 + below(rng, 5) as usize,
            moves: Vec::new(),
        }
    }

    /// Plays so many turns; `None` when the game does not go on for so long.
    fn play(&mut self, turns: u32, rng: &mut ChaCha8Rng) -> Option<Themisto> {
        for _ in 0..turns {
            if !self.turn(rng) {
                return None;
            }
        }
        Some(self.game)
    }

    /// Plays one turn: of a few safe moves the one that makes the board tightest. False when there is none.
    fn turn(&mut self, rng: &mut ChaCha8Rng) -> bool {
        let game = self.game;
        self.moves.clear();
        game.judged_moves(&mut self.moves);
        shuffle(rng, &mut self.moves);
        // Moves that cost a turn come last: a player pays when nothing else helps.
        self.moves.sort_by_key(|judged| judged.penalised);
        self.safe = 0;
        let mut best: Option<(i32, JudgedMove)> = None;
        for judged in &self.moves {
            if judged.penalised && best.is_some_and(|best| !best.1.penalised) && self.safe > 1 {
                break;
            }
            if !is_safe(&game, judged) {
                continue;
            }
            self.safe += 1;
            let score = tension(&game.after(judged));
            let better = best.is_none_or(|best| score > best.0 && !judged.penalised);
            if better {
                best = Some((score, *judged));
            }
            if self.safe >= self.choice {
                break;
            }
        }
        let Some((_, judged)) = best else {
            return false;
        };
        self.before = Some(game);
        self.game = game.after(&judged);
        true
    }
}

/// Whether the other seat can't win before the mover's next turn.
fn is_safe(game: &Themisto, judged: &JudgedMove) -> bool {
    let after = game.after(judged);
    if after.to_move() == game.to_move() {
        return true;
    }
    if after.has_win() {
        return false;
    }
    if !after.skip() {
        return true;
    }
    let mut budget = Budget::nodes(NODES);
    Attack::new(after.to_move(), &mut budget).wins(&after, 2) == Some(false)
}

/// How much a board has of nearly full lines.
fn tension(game: &Themisto) -> i32 {
    let f = features(game.board());
    f[0] * 3 + f[1] + f[2]
}

#[allow(dead_code)]
fn unused(_: Seat) {}
