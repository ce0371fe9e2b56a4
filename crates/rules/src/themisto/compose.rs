//! Random consistent positions.

use rand_chacha::ChaCha8Rng;

use super::{Board, CELLS, JudgedMove, MIN_DISCS, Themisto};
use crate::game::random::{below, chance, choose, shuffle};
use crate::game::{Compose, Game, Seat};

impl Compose for Themisto {
    /// Returns a random position. One third come from random play, the others from random boards of few, some or many
    /// discs (including full ones), in both colours or mostly one, with any previous board: none, a random one, the one
    /// before a turn that was played, or one that bars a legal move. If the board allows it, the game is sometimes won.
    fn compose(rng: &mut ChaCha8Rng) -> Themisto {
        if chance(rng, 1, 3) {
            let plies = below(rng, 60);
            return played(Themisto::start(), plies, rng);
        }
        let board = random_board(rng);
        let mut game = with_state(board, rng);
        match below(rng, 4) {
            0 => game,
            1 => {
                let plies = 1 + below(rng, 3);
                played(game, plies, rng)
            }
            2 => {
                let previous = random_colours(board, rng);
                game.previous = previous;
                if chance(rng, 1, 2) {
                    game.previous = shifted(previous, rng);
                }
                game
            }
            _ => {
                let mut moves = Vec::new();
                game.judged_moves(&mut moves);
                if !moves.is_empty() {
                    game.previous = game.after(preferring_captures(&moves, rng)).board;
                }
                game
            }
        }
    }
}

/// Plays `plies` random legal moves, or fewer if the game ends.
fn played(mut game: Themisto, plies: u32, rng: &mut ChaCha8Rng) -> Themisto {
    let mut moves = Vec::new();
    for _ in 0..plies {
        moves.clear();
        game.moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        let m = *choose(rng, &moves);
        // Most games of random moves end early; skipping some wins makes them longer.
        if game.judge(m).wins && chance(rng, 3, 4) {
            continue;
        }
        game.play(m);
    }
    game
}

fn random_board(rng: &mut ChaCha8Rng) -> Board {
    let discs = match below(rng, 16) {
        0..4 => MIN_DISCS + below(rng, 6),
        4..11 => 8 + below(rng, 33),
        11..15 => 40 + below(rng, 24),
        _ => CELLS as u32,
    };
    let mut numbers: Vec<u32> = (0..CELLS as u32).collect();
    shuffle(rng, &mut numbers);
    let occupied = numbers.iter().take(discs as usize).fold(0, |set, &n| set | 1u64 << n);
    random_colours(Board::new(occupied, 0), rng)
}

/// Returns the same cells with other colours; black in one of four proportions.
fn random_colours(board: Board, rng: &mut ChaCha8Rng) -> Board {
    let share = *choose(rng, &[2, 2, 1, 3, 4]);
    let black = (0..CELLS).filter(|_| chance(rng, share, 4)).fold(0, |set, n| set | 1u64 << n);
    Board::new(board.occupied(), black)
}

/// Returns the board with one disc moved elsewhere, if there is room.
fn shifted(board: Board, rng: &mut ChaCha8Rng) -> Board {
    let discs: Vec<_> = super::cells(board.occupied()).collect();
    let empty: Vec<_> = super::cells(!board.occupied()).collect();
    if empty.is_empty() {
        return board;
    }
    board.after(*choose(rng, &discs), *choose(rng, &empty), 0)
}

fn with_state(board: Board, rng: &mut ChaCha8Rng) -> Themisto {
    let seat = if chance(rng, 1, 2) { Seat::FIRST } else { Seat::SECOND };
    let won = board.wins_for(seat) && chance(rng, 1, 6);
    let skip = chance(rng, 1, 3) && !won;
    Themisto {
        board,
        previous: Board::EMPTY,
        to_move: if won { seat.other() } else { seat },
        skip,
        winner: won.then_some(seat),
    }
}

/// Returns a random move; a capture more often than its share.
fn preferring_captures<'a>(moves: &'a [JudgedMove], rng: &mut ChaCha8Rng) -> &'a JudgedMove {
    let mut drawn = choose(rng, moves);
    for _ in 0..3 {
        if drawn.flips == 0 {
            drawn = choose(rng, moves);
        }
    }
    drawn
}
