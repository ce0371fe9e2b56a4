use super::prospects::{Cells, INFINITY, Prospects};
use super::search::FEW_NODES;
use super::{solve, values};
use crate::octopus::evaluation::margin;
use crate::octopus::tests::{literal_margin, mover, small};
use rand_chacha::ChaCha8Rng;
use tessera_rules::game::random::{below, seeded, shuffle};
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::octopus::{Octopus, Setup, Tile};
use tessera_search::Budget;

/// Tests the bounds of positions and moves against plain minimax, on boards of a few tiles and two sets, where tiles
/// see each other and cells are few.
#[test]
fn prospects_hold() {
    let mut rng = seeded(2);
    let (mut tight, mut moves) = (0, 0);
    for _ in 0..1500 {
        let mut position = small(&mut rng, 1..=2, 3000, true);
        let key = position.key();
        let me = mover(&position);
        let mut cells = Cells::default();
        let mut prospects = Prospects::new(&position, me, &mut cells);
        let low = prospects.lower(&position, &mut cells, -INFINITY);
        let before = margin(&position, 0);
        let points = literal_margin(&mut position, me) - before;
        assert!(low <= points, "{key}: {low} {points}");
        tight += u32::from(low == points);
        for wanted in [points, points + 1] {
            let low = prospects.lower(&position, &mut cells, wanted);
            assert!(low <= points, "{key}: {low} {points}");
        }
        // Every move is in the list or below the bound of the others.
        let alpha = points - below(&mut rng, 3) as i32;
        let mut rated = Vec::new();
        let others = prospects.moves(&position, &mut cells, alpha, None, |this| rated.push(this));
        for m in position.legal_moves() {
            let undo = position.play(m);
            let points = literal_margin(&mut position, me) - before;
            position.undo(undo);
            let found = rated.iter().find(|this| this.m == m);
            let upper = found.map_or(others, |this| this.upper);
            assert!(points <= upper, "{key} {m:?}: {points} {upper}");
            assert!(found.is_none_or(|this| Some(this.gain as u32) == position.gain(m)));
            tight += u32::from(upper == points);
            moves += 1;
        }
    }
    assert!(tight > moves / 20, "{tight} of {moves}");
}

/// Returns a position of two seats with `left` tiles in hand, three colours and three numbers: nearly every tile can
/// see nearly every other.
fn related(rng: &mut ChaCha8Rng, left: usize) -> Octopus {
    let few = |tile: &Tile| tile.colour().index() < 3 && tile.number() < 3;
    let mut tiles: Vec<Tile> = Tile::all().chain(Tile::all()).filter(few).collect();
    shuffle(rng, &mut tiles);
    let placed = 2 * below(rng, 3) as usize + left % 2;
    tiles.truncate(left + placed);
    let second = tiles.split_off(tiles.len().div_ceil(2));
    let setup = Setup {
        sets: 2,
        to_move: 0,
        board: Vec::new(),
        hands: vec![tiles, second],
        scores: vec![0, 0],
    };
    let mut game = setup.position().expect("a start");
    while game.tiles_left() > left as u32 {
        let moves = game.legal_moves();
        game.play(moves[below(rng, moves.len() as u32) as usize]);
    }
    game
}

/// Searches by alpha-beta without table and bounds. Returns the mover's points still to come less the other side's.
fn plain(game: &mut Octopus, mut alpha: i32, beta: i32) -> i32 {
    let Turn::Seat(me) = game.turn() else {
        return 0;
    };
    let mut moves = Vec::new();
    game.each_gain(|m, gain| moves.push((gain as i32, m)));
    moves.sort_by_key(|&(gain, m)| (-gain, m));
    let mut best = -INFINITY;
    for (gain, m) in moves {
        let undo = game.play(m);
        let value = match game.turn() {
            Turn::Seat(seat) if seat == me => gain + plain(game, alpha - gain, beta - gain),
            _ => gain - plain(game, gain - beta, gain - alpha),
        };
        game.undo(undo);
        best = best.max(value);
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Returns the points of `me` from now on less the other seat's.
fn points_of(game: &mut Octopus, me: Seat) -> i32 {
    let points = plain(game, -INFINITY, INFINITY);
    if game.turn() == Turn::Seat(me) { points } else { -points }
}

/// Tests the bounds of moves, alone and after an immediate reply, against a plain search: on composed boards, and on
/// boards where tiles see each other.
#[test]
fn replies_refute_what_they_should() {
    let mut rng = seeded(5);
    let (mut tight, mut pairs) = (0, 0);
    for number in 0..700 {
        let mut game = match number {
            0..400 => small(&mut rng, 2..=2, 3000, true),
            _ => related(&mut rng, 2 + number % 3),
        };
        let key = game.key();
        let me = mover(&game);
        let mut cells = Cells::default();
        let mut prospects = Prospects::new(&game, me, &mut cells);
        let low = prospects.lower(&game, &mut cells, -INFINITY);
        assert!(low <= points_of(&mut game, me), "{key}");
        let (mut moves, mut replies) = (Vec::new(), Vec::new());
        game.moves(&mut moves);
        if game.hand(me.other()).is_empty() {
            continue;
        }
        let mut all = Vec::new();
        prospects.moves(&game, &mut cells, -INFINITY, None, |this| all.push(this));
        game.pass_to(me.other());
        game.moves(&mut replies);
        let reply = replies[below(&mut rng, replies.len() as u32) as usize];
        let earned = game.gain(reply).expect("a legal move") as i32;
        let alpha = below(&mut rng, 9) as i32 - 6;
        let undo = game.play(reply);
        let mut prospects = Prospects::new(&game, me, &mut cells);
        let mut rated = Vec::new();
        let others = prospects.moves(&game, &mut cells, alpha, Some(&all), |this| rated.push(this));
        game.undo(undo);
        game.pass_to(me);
        for m in moves.into_iter().filter(|m| m.cell != reply.cell) {
            let mut after = game.clone();
            let gain = after.gain(m).expect("a legal move") as i32;
            after.play(m);
            let answer = after.gain(reply).expect("a legal move") as i32;
            after.play(reply);
            let points = gain - answer + points_of(&mut after, me);
            let found = rated.iter().find(|this| this.m == m);
            let upper = found.map_or(others, |this| this.upper) - earned;
            assert!(points <= upper, "{key} {m:?} {reply:?}: {points} {upper}");
            tight += u32::from(points == upper);
            pairs += 1;
        }
    }
    assert!(tight > pairs / 20, "{tight} of {pairs}");
}

/// The other side's best cell opens the cell on which the mover's tile earns most.
#[test]
fn lower_bound_counts_cells_that_the_other_side_opens() {
    let key = "Y3@-1,0;Y1@0,0;R1@-1,-1;Y2@0,-1|Y1,O1|1,3|0|2";
    let mut game = Octopus::from_key(key).expect("a position");
    let me = mover(&game);
    let mut cells = Cells::default();
    let low = Prospects::new(&game, me, &mut cells).lower(&game, &mut cells, -INFINITY);
    assert!(low <= points_of(&mut game, me), "{low}");
}

#[test]
fn related_tiles_are_solved_as_without_bounds() {
    let mut rng = seeded(3);
    for (left, positions) in [(4, 200), (5, 100), (6, 30)] {
        for _ in 0..positions {
            let mut game = related(&mut rng, left);
            let key = game.key();
            // With few nodes and with many, it searches in different ways.
            let nodes = [1 << 30, FEW_NODES - 1][below(&mut rng, 2) as usize];
            let solved = solve(&game, 2, &mut Budget::nodes(nodes)).expect("a budget");
            let expected = plain(&mut game, -INFINITY, INFINITY);
            assert_eq!(solved[0].1, expected, "{key}");
            let me = Seat::new(usize::from(game.turn() != Turn::Seat(Seat::FIRST)));
            for (m, value) in solved {
                let gain = game.gain(m).expect("a legal move") as i32;
                let undo = game.play(m);
                let rest = points_of(&mut game, me);
                game.undo(undo);
                assert_eq!(value, gain + rest, "{key} {m:?}");
            }
        }
    }
}

#[test]
fn values_of_all_moves_are_those_of_plain_minimax() {
    let mut rng = seeded(6);
    let mut valued = 0;
    for _ in 0..200 {
        let mut position = small(&mut rng, 1..=2, 3000, true);
        let me = mover(&position);
        let before = margin(&position, 0);
        let Some(all) = values(&position, &mut Budget::nodes(100_000)) else {
            continue;
        };
        let moves = position.legal_moves();
        assert_eq!(all.len(), moves.len());
        for ((m, value), own) in all.into_iter().zip(moves) {
            assert_eq!(m, own);
            let undo = position.play(m);
            let points = literal_margin(&mut position, me) - before;
            position.undo(undo);
            assert_eq!(value, points, "{} {m:?}", position.key());
        }
        valued += 1;
    }
    assert!(valued > 100, "{valued}");
}
