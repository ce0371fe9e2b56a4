//! Looks for puzzles along games that a simple player with weaknesses plays against itself.
//!
//! The player is part of the generator and frozen with it: it shares nothing with the engine, which may learn.

use rand_chacha::ChaCha8Rng;

use crate::difficulty::Difficulty;
use crate::game::{Candidate, Origin};
use crate::task::{MoveValue, Task};
use tessera_engines::ingenious::placements_left;
use tessera_rules::game::random::{below, chance};
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Deal, Form, Ingenious, Move, Phase};
use tessera_search::Budget;

use super::kinds::{KINDS, LAST_PLACEMENTS, RAISE_THE_LOWEST};
use super::values::{TO_THE_END, surface_appeal};
use super::{endgame, turn};

/// Positions that a candidate's own search may enter.
const NODES: u64 = 60_000;

pub(super) fn candidate(
    kind: usize,
    aim: Difficulty,
    rng: &mut ChaCha8Rng,
) -> Option<Candidate<Ingenious>> {
    match kind {
        RAISE_THE_LOWEST => raise(aim, rng),
        LAST_PLACEMENTS => finish(aim, rng),
        _ => None,
    }
}

/// A turn with one best way to raise the lowest colour; the opponent's rack is turned down. Among the easy ones
/// are solo turns of one tile.
fn raise(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Candidate<Ingenious>> {
    let chain = match aim.number() {
        1 => false,
        2 => chance(rng, 1, 2),
        _ => true,
    };
    let form = if !chain && chance(rng, 1, 4) {
        Form::Solo
    } else {
        Form::Standard
    };
    // Chains are rare before some colour is well on its way.
    let earliest = below(rng, 12) + if chain { 14 } else { 8 };
    let mut turns_left = 10;
    let mut game = Play::start(form, rng);
    while let Some(seat) = game.next_choice(rng) {
        let position = &game.position;
        let placed = position.seats() as u32 * u32::from(position.placed(seat));
        if placed >= earliest {
            if let Some(task) = worth_raising(position, seat, chain, aim) {
                return Some(Candidate {
                    position: hide_rivals(position, seat)?,
                    task,
                    origin: Origin::Play,
                });
            }
            turns_left -= 1;
            if turns_left == 0 {
                return None;
            }
        }
        game.place(rng)?;
    }
    None
}

/// The task, if the best of the turn is a chain of placements as wanted, raises the lowest colour, begins with one
/// best move, and that is not what one would play first anyway.
fn worth_raising(position: &Ingenious, seat: Seat, chain: bool, aim: Difficulty) -> Option<Task> {
    if chain != (position.bonus() > 1 || earns_somewhere(position)) {
        return None;
    }
    let horizon = position.rack(seat).len() as u32;
    let moves = turn::move_values(position, horizon, &mut Budget::nodes(NODES))?;
    let best = only_best(&moves, KINDS[RAISE_THE_LOWEST].gap)?;
    let raised = best.value >= turn::value(turn::digits(position.scores(seat))) + 100.0;
    let least = [0, 0, 1, 2, 5, 10][usize::from(aim.number())];
    if !raised || tempting(position, &moves, best) < least {
        return None;
    }
    let (length, forced) = turn_line(position, seat, best.m, horizon)?;
    // The hardest ones have no free choice in their second placement either.
    let narrow = forced > 1 || aim < Difficulty::MAX;
    (narrow && chain == (length > 1)).then_some(Task::Best {
        moves: horizon,
        horizon,
    })
}

/// Number of placements of the turn that begins with the only best one, `m`, and goes on as well as can be; and
/// how many of them, from the first on, are the only best ones.
fn turn_line(position: &Ingenious, seat: Seat, m: Move, horizon: u32) -> Option<(u32, u32)> {
    let gap = KINDS[RAISE_THE_LOWEST].gap;
    let mut walk = position.clone();
    let (mut m, mut length, mut forced) = (m, 1, 1);
    loop {
        walk.play(m);
        let due = walk.turn() == Turn::Seat(seat) && walk.phase() == Phase::Place;
        if !due || length >= horizon {
            return Some((length, forced));
        }
        let moves = turn::move_values(&walk, horizon - length, &mut Budget::nodes(NODES))?;
        forced += u32::from(forced == length && only_best(&moves, gap).is_some());
        m = (moves.iter()).max_by(|a, b| a.value.total_cmp(&b.value))?.m;
        length += 1;
    }
}

/// The one best move, if every other one is worse by `gap`.
fn only_best(moves: &[MoveValue<Move>], gap: f64) -> Option<MoveValue<Move>> {
    let best = *(moves.iter()).max_by(|a, b| a.value.total_cmp(&b.value))?;
    let near = (moves.iter())
        .filter(|a| best.value - a.value < gap)
        .count();
    (near == 1 && moves.len() > 1).then_some(best)
}

/// Number of moves that look at least as good as the best one.
fn tempting(position: &Ingenious, moves: &[MoveValue<Move>], best: MoveValue<Move>) -> usize {
    let looks = surface_appeal(position, best.m);
    (moves.iter())
        .filter(|a| a.m != best.m && surface_appeal(position, a.m) >= looks)
        .count()
}

/// Whether some placement earns a bonus.
fn earns_somewhere(position: &Ingenious) -> bool {
    let pairs = position.legal_pairs();
    position.playable().any(|tile| {
        (pairs.iter())
            .flat_map(|[a, b]| [[a, b], [b, a]])
            .any(|cells| position.earned(tile, cells).bonus > 0)
    })
}

/// The position as the seat sees it: the other racks face down.
fn hide_rivals(position: &Ingenious, seat: Seat) -> Option<Ingenious> {
    let mut setup = position.to_setup();
    for (other, rack) in setup.racks.iter_mut().enumerate() {
        if other != seat.index() {
            rack.fill(None);
        }
    }
    setup.build().ok()
}

/// An end that hangs on one placement; all racks open.
fn finish(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Candidate<Ingenious>> {
    let hard = aim.number() > 2;
    let form = if chance(rng, 1, if hard { 8 } else { 4 }) {
        Form::Duel
    } else {
        Form::Standard
    };
    let most = if hard { 3 } else { 2 };
    let least = [0, 0, 1, 1, 2, 5][usize::from(aim.number())];
    let mut game = Play::start(form, rng);
    while let Some(seat) = game.next_choice(rng) {
        let position = &game.position;
        let left = placements_left(position);
        if left <= most && left > 1 && is_open(position, seat) {
            let moves = endgame::move_values(position, &mut Budget::nodes(NODES));
            let best =
                (moves.as_deref()).and_then(|moves| only_best(moves, KINDS[LAST_PLACEMENTS].gap));
            if let (Some(moves), Some(best)) = (moves, best)
                && tempting(position, &moves, best) >= least
            {
                return Some(Candidate {
                    position: position.clone(),
                    task: Task::Best {
                        moves: 1,
                        horizon: TO_THE_END,
                    },
                    origin: Origin::Play,
                });
            }
        }
        game.place(rng)?;
    }
    None
}

/// Whether the end can be searched in a few milliseconds and is not decided at first sight.
fn is_open(position: &Ingenious, seat: Seat) -> bool {
    let lowest = |seat| position.scores(seat).into_iter().min().unwrap_or_default();
    let apart = lowest(seat).abs_diff(lowest(seat.next(2)));
    let close = position.form() == Form::Duel || apart <= 3;
    close && (placements_left(position) < 3 || position.legal_pairs().len() <= 9)
}

/// A game of the generator's player against itself.
struct Play {
    position: Ingenious,
    /// What a point is worth on a colour so much above the seat's lowest.
    need: [i32; 19],
    /// Out of 100 placements so many are random.
    blunders: u32,
}

impl Play {
    fn start(form: Form, rng: &mut ChaCha8Rng) -> Play {
        let deal = Deal {
            form,
            seats: if form == Form::Solo { 1 } else { 2 },
            hidden: false,
        };
        // Between a player that counts points only and one that minds the lowest colours above all.
        let slope = below(rng, 4) as i32;
        let blunders = 4 + below(rng, 16);
        Play {
            position: deal.start(rng),
            need: std::array::from_fn(|above| (20 - slope * above as i32).max(2)),
            blunders,
        }
    }

    /// Draws and exchanges up to the next placement; `None` when the game is over.
    fn next_choice(&mut self, rng: &mut ChaCha8Rng) -> Option<Seat> {
        loop {
            let m = match (self.position.turn(), self.position.phase()) {
                (Turn::Over, _) => return None,
                (Turn::Chance, _) => Move::Draw(self.position.random_draw(rng)),
                (Turn::Seat(_), Phase::Exchange) => Move::Swap,
                (Turn::Seat(seat), _) => return Some(seat),
            };
            self.position.play(m);
        }
    }

    /// Makes the placement that is due.
    fn place(&mut self, rng: &mut ChaCha8Rng) -> Option<()> {
        let m = if chance(rng, self.blunders, 100) {
            self.position.random_placement(rng)?
        } else {
            self.best_looking()?
        };
        self.position.play(m);
        Some(())
    }

    fn best_looking(&self) -> Option<Move> {
        let position = &self.position;
        let Turn::Seat(seat) = position.turn() else {
            return None;
        };
        let scores = position.scores(seat);
        let form = position.form();
        let lowest = scores.iter().copied().min()?;
        // Points of one half as the player values them.
        let value: [[i32; 32]; COLOURS] = std::array::from_fn(|c| {
            std::array::from_fn(|points| {
                let to = form.advance(scores[c], points as i8);
                let gain = (scores[c]..to)
                    .map(|at| self.need[((at - lowest) as usize).min(18)])
                    .sum::<i32>();
                gain + if form.earns(scores[c], to) { 30 } else { 0 }
            })
        });
        let mut best = (-1, None);
        for [low, high] in position.legal_pairs().iter() {
            let points = [low, high].map(|cell| position.points_by_colour(cell));
            for tile in position.playable() {
                let [a, b] = tile.halves().map(|colour| colour as usize);
                let of = |c: usize, side: usize| value[c][usize::from(points[side][c]).min(31)];
                let straight = of(a, 0) + of(b, 1);
                let turned = of(a, 1) + of(b, 0);
                if straight > best.0 {
                    let cells = [low, high];
                    best = (straight, Some(Move::Place { tile, cells }));
                }
                if turned > best.0 && !tile.is_double() {
                    let cells = [high, low];
                    best = (turned, Some(Move::Place { tile, cells }));
                }
            }
        }
        best.1
    }
}
