//! Games between players who see one turn ahead: the source of all positions.

use rand_chacha::ChaCha8Rng;

use super::witness::{Pairs, Wins};
use tessera_engines::themisto::features;
use tessera_rules::game::random::{below, shuffle};
use tessera_rules::themisto::{JudgedMove, Themisto};

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
    /// By seat: what it has won with lately, had the other let it.
    wins: [Wins; 2],
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
            wins: Default::default(),
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
        let wins = &mut self.wins[game.to_move().other().index()];
        for judged in &self.moves {
            if judged.penalised && best.is_some() {
                break;
            }
            if !is_safe(&game, judged, wins) {
                continue;
            }
            let score = taste(&game.after(judged), self.tension, self.balance);
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
}

fn taste(game: &Themisto, tension: i32, balance: i32) -> i32 {
    let board = game.board();
    let [four, blocked_four, three, ..] = features(board);
    let black = board.black().count_ones() as i32;
    let white = board.white().count_ones() as i32;
    tension * (3 * four + blocked_four + three) - balance * (black - white).abs()
}

/// Whether the other seat can't win before the mover's next turn, not even with two turns if the move
/// costs one. `wins` is what the other seat has won with lately.
pub(super) fn is_safe(game: &Themisto, judged: &JudgedMove, wins: &mut Wins) -> bool {
    let after = game.after(judged);
    if after.to_move() != game.to_move().other() {
        return true;
    }
    !(wins.wins_now(&after) || after.skip() && Pairs::default().win(&after))
}
