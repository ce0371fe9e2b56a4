//! Games between players who see one turn ahead: the source of all positions.

use rand_chacha::ChaCha8Rng;

use super::forced::Attack;
use tessera_engines::themisto::features;
use tessera_rules::game::random::{below, shuffle};
use tessera_rules::themisto::{JudgedMove, Themisto};
use tessera_search::Budget;

/// A game in progress, and how its players choose.
pub(super) struct Play {
    /// The position.
    pub(super) game: Themisto,
    /// Among how many safe moves a player chooses.
    choice: usize,
    /// How much the players like nearly full lines.
    tension: i32,
    /// How much they like as many black discs as white ones.
    balance: i32,
    moves: Vec<JudgedMove>,
}

impl Play {
    /// A new game, with players of a random taste.
    pub(super) fn new(rng: &mut ChaCha8Rng) -> Play {
        Play {
            game: Themisto::start(),
            choice: 2 + below(rng, 5) as usize,
            tension: below(rng, 4) as i32,
            balance: below(rng, 4) as i32,
            moves: Vec::new(),
        }
    }

    /// Plays so many turns. False when the game ends before.
    pub(super) fn turns(&mut self, turns: u32, rng: &mut ChaCha8Rng) -> bool {
        (0..turns).all(|_| self.turn(rng))
    }

    /// Plays one turn: of a few safe moves the one that pleases most; one that costs a turn only when there is no
    /// other. False when no move is safe: the game is lost.
    pub(super) fn turn(&mut self, rng: &mut ChaCha8Rng) -> bool {
        let game = self.game;
        self.moves.clear();
        game.judged_moves(&mut self.moves);
        shuffle(rng, &mut self.moves);
        self.moves.sort_by_key(|judged| judged.penalised);
        let mut best: Option<(i32, JudgedMove)> = None;
        let mut safe = 0;
        for judged in &self.moves {
            if judged.penalised && best.is_some() {
                break;
            }
            if !is_safe(&game, judged) {
                continue;
            }
            let score = self.taste(&game.after(judged));
            if best.is_none_or(|best| score > best.0) {
                best = Some((score, *judged));
            }
            safe += 1;
            if safe >= self.choice {
                break;
            }
        }
        let Some((_, judged)) = best else {
            return false;
        };
        self.game = game.after(&judged);
        true
    }

    fn taste(&self, game: &Themisto) -> i32 {
        let board = game.board();
        let [four, blocked_four, three, ..] = features(board);
        let black = board.black().count_ones() as i32;
        let white = board.white().count_ones() as i32;
        self.tension * (3 * four + blocked_four + three) - self.balance * (black - white).abs()
    }
}

/// Whether the other seat can't win before the mover's next turn, not even with two turns if the move
/// costs one.
pub(super) fn is_safe(game: &Themisto, judged: &JudgedMove) -> bool {
    let mut after = game.after(judged);
    let opponent = game.to_move().other();
    if after.to_move() != opponent {
        return true;
    }
    let turns = if after.skip() { 2 } else { 1 };
    let mut budget = Budget::nodes(u64::MAX);
    Attack::new(opponent, &mut budget).wins(&mut after, turns) == Some(false)
}
