//! Playouts that take points: most placements are among those that earn most.

use super::one_ply::Theirs;
use tessera_rules::game::random::{Stream, below};
use tessera_rules::game::{Game, PerSeat, Seat, Turn};
use tessera_rules::octopus::{Octopus, Placement, Tile};
use tessera_search::mcts::Prior;
use tessera_search::playout::{End, Playout};
use tessera_search::probability::sigmoid;

/// How games are played out: the seat to move takes the placement that earns most, and now and then the best one of
/// another kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Playouts {
    /// To the end of the game.
    Whole,
    /// Until the turn is that of the root again, and no more tiles than these are left. For two seats that place in turn
    /// to the end: what a placement does shows within a few plies, and from then on chance only hides it.
    Short { turn: Turn, tiles: u32 },
}

impl Playouts {
    /// Those by which the engine plays at its best.
    pub(super) fn of(root: &Octopus) -> Playouts {
        // Nobody has fewer tiles than a seat that is on turn later, nor two more.
        let in_turn = |me: Seat| {
            let hand = |after: usize| {
                let seat = (me.index() + after) % root.seats();
                root.hand(Seat::new(seat)).len()
            };
            let mut hands = (1..root.seats()).map(hand);
            let last = hand(root.seats() - 1);
            let mut before = hand(0);
            before <= last + 1
                && hands.all(|this| std::mem::replace(&mut before, this) >= this)
        };
        match root.turn() {
            Turn::Seat(me) if root.seats() >= 2 && in_turn(me) => Playouts::Short {
                turn: root.turn(),
                tiles: root.tiles_left().saturating_sub(PLIES),
            },
            _ => Playouts::Whole,
        }
    }
}

/// How many tiles are placed at least before a short playout stops, those in the tree included.
const PLIES: u32 = 4;

/// What is expected of a tile in hand, as a part of what it would earn on its best cell now.
const EXPECTED: f64 = 0.4;

/// Points that it is worth to be on turn.
const TURN: f64 = 0.5;

/// Points that it is worth to place the last tile, and the tiles left for which it is worth one more.
const LAST_TILE: f64 = 3.0;
const TILES_A_POINT: f64 = 22.0;

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
        // The best few. One that is pushed down goes behind those of the same gain.
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

/// What a position where a short playout stopped is worth: the lead, what is expected of the tiles in hand, [`TURN`] for
/// the seat to move, and for the seat that places the last tile [`LAST_TILE`] and one more for every [`TILES_A_POINT`].
fn unfinished(game: &Octopus) -> End {
    let Turn::Seat(me) = game.turn() else {
        return End::of(game);
    };
    let tiles = game.tiles_left();
    let seats = game.seats();
    let worth = |seat: usize| {
        let prospects = f64::from(prospects(game, Seat::new(seat)));
        f64::from(game.scores()[seat]) + EXPECTED * prospects
    };
    let mut worth: PerSeat<f64> = (0..seats).map(worth).collect();
    worth[me.index()] += TURN;
    let last = (me.index() + tiles.saturating_sub(1) as usize) % seats;
    worth[last] += LAST_TILE + f64::from(tiles) / TILES_A_POINT;
    let scale = 1.0 + 2.0 * f64::from(tiles).sqrt();
    let others = |seat: usize| (0..seats).filter(move |&other| other != seat);
    let chance = |seat: usize| -> f64 {
        let against = |other: usize| sigmoid((worth[seat] - worth[other]) / scale);
        others(seat).map(against).product()
    };
    let chances: PerSeat<f64> = (0..seats).map(chance).collect();
    let sum: f64 = chances.iter().sum();
    let shares: PerSeat<f64> = chances.iter().map(|chance| chance / sum).collect();
    let lead = |seat: usize| {
        let best = others(seat).map(|other| worth[other]).fold(f64::MIN, f64::max);
        worth[seat] - best
    };
    End {
        rewards: shares.clone(),
        shares,
        margins: (0..seats).map(lead).collect(),
    }
}

/// What the tiles of a hand would earn if each could lie where it earns most now.
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
