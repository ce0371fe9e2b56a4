//! Greedy playouts: most placements are among those with the highest gains.

use super::one_ply::Theirs;
use tessera_rules::game::random::{Stream, below};
use tessera_rules::game::{Game, PerSeat, Seat, Turn};
use tessera_rules::octopus::{Octopus, Placement, Tile};
use tessera_search::mcts::Prior;
use tessera_search::playout::{End, Playout};
use tessera_search::probability::sigmoid;

/// Length of playouts. The seat to move takes the placement with the highest gain, and now and then the best one of
/// another kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Playouts {
    /// To the end of the game.
    Whole,
    /// Until the turn is that of the root again and at most this many tiles are left. For seats that place in turn to
    /// the end: the effect of a placement shows within a few plies, and chance only hides it from then on.
    Short { turn: Turn, tiles: u32 },
}

impl Playouts {
    /// Returns the playouts with which the engine plays best.
    pub(super) fn of(root: &Octopus) -> Playouts {
        match root.turn() {
            Turn::Seat(me) if root.seats() > 1 && place_in_turn(root, me) => Playouts::Short {
                turn: root.turn(),
                tiles: root.tiles_left().saturating_sub(PLIES),
            },
            _ => Playouts::Whole,
        }
    }
}

/// True if all seats place one tile after the other until none is left: from the seat to move on, no hand is smaller
/// than the next one, and the first has at most one tile more than the last.
fn place_in_turn(game: &Octopus, to_move: Seat) -> bool {
    let seats = game.seats();
    let hand = |later: usize| game.hand(Seat::new((to_move.index() + later) % seats)).len();
    (1..seats).all(|later| hand(later - 1) >= hand(later)) && hand(0) <= hand(seats - 1) + 1
}

/// Least number of placements before a short playout stops, including those in the tree.
const PLIES: u32 = 4;

/// Expected gain of a tile in hand, as a fraction of its gain on its best cell now.
const EXPECTED: f64 = 0.4;

/// Worth of being on turn, in points.
const TURN: f64 = 0.5;

/// Worth of placing the last tile, in points, and the number of tiles left for which it is worth one point more.
const LAST_TILE: f64 = 3.0;
const TILES_A_POINT: f64 = 22.0;

/// Leads that decide a game. For the rewards: in square roots of the tiles left, plus one point. For the shares of the
/// win in reports to three and more seats: in square roots of the tiles left times the seats beyond two.
const DECISIVE: f64 = 2.0;
const DECISIVE_SHARE: f64 = 1.28;

impl Playout<Octopus> for Playouts {
    fn choose(
        &mut self,
        game: &Octopus,
        _moves: &mut Vec<Placement>,
        rng: &mut Stream,
    ) -> Option<Placement> {
        if let Playouts::Short { turn, tiles } = *self
            && game.tiles_left() <= tiles
            && game.turn() == turn
        {
            return None;
        }
        // The best few. A placement that is pushed down goes behind others of the same gain.
        let mut best: [Option<(u32, Placement)>; 4] = [None; 4];
        game.each_gain_above(|m, gain| {
            let mut this = Some((gain, m));
            for slot in &mut best {
                if slot.is_none_or(|(g, _)| this.is_some_and(|(t, _)| t > g)) {
                    std::mem::swap(slot, &mut this);
                    if this.is_none() {
                        break;
                    }
                }
            }
            best[3].map(|(least, _)| least)
        });
        let top = best[0]?.0;
        let count = best.iter().flatten().filter(|b| b.0 + 1 >= top).count();
        best[below(rng, count as u32) as usize].map(|(_, m)| m)
    }

    fn end(&mut self, game: &Octopus) -> End {
        if !game.is_over() {
            return unfinished(game);
        }
        let mut end = End::of(game);
        let seats = end.rewards.iter_mut().zip(&end.margins);
        for (reward, points) in seats {
            *reward = 0.5 * *reward + 0.25 + 0.25 * points / (30.0 + points.abs());
        }
        end
    }
}

/// Evaluates a position where a short playout stopped. Each seat counts its total and the expected gains of its tiles
/// in hand. The seat to move adds [`TURN`]; the seat that places the last tile adds [`LAST_TILE`] and one more for
/// every [`TILES_A_POINT`].
fn unfinished(game: &Octopus) -> End {
    let Turn::Seat(me) = game.turn() else {
        return End::of(game);
    };
    let seats = game.seats();
    let tiles = game.tiles_left();
    let mut worth: PerSeat<f64> = (0..seats)
        .map(|seat| {
            let prospects = f64::from(prospects(game, Seat::new(seat)));
            f64::from(game.scores()[seat]) + EXPECTED * prospects
        })
        .collect();
    worth[me.index()] += TURN;
    let last = (me.index() + tiles as usize - 1) % seats;
    worth[last] += LAST_TILE + f64::from(tiles) / TILES_A_POINT;
    let root = f64::from(tiles).sqrt();
    let rewards = shares(&worth, 1.0 + DECISIVE * root);
    End {
        // The win probability of two seats follows from the margin.
        shares: match seats {
            2 => rewards.clone(),
            _ => shares(&worth, DECISIVE_SHARE * ((seats - 2) as f64).sqrt() * root),
        },
        rewards,
        margins: (0..seats)
            .map(|seat| {
                let others = others(&worth, seat);
                worth[seat] - others.fold(f64::MIN, f64::max)
            })
            .collect(),
    }
}

/// Returns the shares of the win for these totals: the chance that a seat is ahead of each of the others, scaled to a
/// sum of one.
fn shares(worth: &PerSeat<f64>, decisive: f64) -> PerSeat<f64> {
    let ahead = |seat: usize| -> f64 {
        let lead = |other| worth[seat] - other;
        others(worth, seat).map(|other| sigmoid(lead(other) / decisive)).product()
    };
    let ahead: PerSeat<f64> = (0..worth.len()).map(ahead).collect();
    let sum: f64 = ahead.iter().sum();
    ahead.iter().map(|chance| chance / sum).collect()
}

fn others(worth: &PerSeat<f64>, seat: usize) -> impl Iterator<Item = f64> {
    let all = worth.iter().copied().enumerate();
    all.filter(move |&(other, _)| other != seat).map(|(_, worth)| worth)
}

/// Returns the sum of the gains of a hand's tiles if each could take its best cell now.
fn prospects(game: &Octopus, seat: Seat) -> u32 {
    let mut most: Vec<(Tile, u32)> = (game.hand(seat).tiles()).map(|tile| (tile, 0)).collect();
    for (_, row) in game.open_cells() {
        for (tile, most) in &mut most {
            *most = (*most).max(row.gain(*tile));
        }
    }
    most.iter().map(|(_, most)| most).sum()
}

impl Prior<Octopus> for Playouts {
    fn order(&mut self, game: &Octopus, moves: &mut [Placement], wanted: usize, _rng: &mut Stream) {
        let theirs = Theirs::of(game);
        let mut keyed: Vec<(i32, Placement)> = (moves.iter())
            .map(|&m| {
                let gain = game.gain(m).unwrap_or(0) as i32;
                (theirs.beside(m.cell) - gain, m)
            })
            .collect();
        let first = match keyed.len() > wanted {
            true => keyed.select_nth_unstable(wanted).0,
            false => &mut keyed,
        };
        first.sort_unstable();
        for (m, (_, ordered)) in moves.iter_mut().zip(keyed) {
            *m = ordered;
        }
    }
}
