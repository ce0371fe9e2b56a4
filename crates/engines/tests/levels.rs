//! Rules for the levels of every game: from level 2 on they take an immediate win, from level 3 on they parry an
//! immediate threat, and their moves vary with the seed.

use std::collections::HashSet;

use tessera_engines::{Engine, Level};
use tessera_rules::game::random::seeded;
use tessera_rules::game::{Compose, Game, Position, SeatSet, Turn};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;
use tessera_search::Budget;

/// Returns the moves that end the game at once and win it for their seat alone.
fn wins<G: Game>(game: &G) -> Vec<G::Move> {
    let Turn::Seat(seat) = game.turn() else {
        return Vec::new();
    };
    let mut moves = game.legal_moves();
    moves.retain(|&m| {
        let after = game.played(m);
        after.is_over() && after.winners() == SeatSet::only(seat)
    });
    moves
}

/// Searches for positions with at most `most` moves of which some win and some don't, until `wanted` are found. In all of
/// them every level from `first` on wins.
fn takes_wins<G: Engine + Compose>(first: u8, wanted: usize, most: usize) {
    let mut met = 0;
    for seed in 0..200_000 {
        let game = G::compose(&mut seeded(seed));
        let all = game.count_moves() as usize;
        if all > most || all < 2 {
            continue;
        }
        let wins = wins(&game);
        if wins.is_empty() || wins.len() == all {
            continue;
        }
        for level in Level::all().filter(|level| level.number() >= first) {
            let m = game.reply(level, seed, &mut Budget::nodes(5_000));
            assert!(wins.contains(&m), "level {}: {}", level.number(), game.key());
        }
        met += 1;
        if met == wanted {
            return;
        }
    }
    panic!("only {met} positions");
}

#[test]
fn octopus_takes_wins() {
    takes_wins::<Octopus>(2, 10, 200);
}

#[test]
fn themisto_takes_wins() {
    takes_wins::<Themisto>(4, 20, 300);
}

#[test]
fn ingenious_takes_wins() {
    takes_wins::<Ingenious>(2, 5, 400);
}

#[test]
fn nebuchadnezzar_takes_wins() {
    takes_wins::<Nebuchadnezzar>(2, 20, 100);
}

#[test]
fn temple_takes_wins() {
    takes_wins::<Temple>(2, 10, 150);
}

/// If the opponent threatens to win, the reply must not allow an immediate win, as far as such a move exists.
#[test]
fn themisto_parries_what_is_shown() {
    let mut met = 0;
    for seed in 0.. {
        let game = Themisto::compose(&mut seeded(seed));
        let mut setup = game.to_setup();
        setup.to_move = 1 - setup.to_move;
        setup.skip = false;
        let is_shown = Themisto::from_setup(&setup).is_ok_and(|turned| turned.has_win());
        let moves = game.legal_moves();
        let loses = |&m: &_| {
            let mut after = game;
            after.play(m);
            after.to_move() != game.to_move() && after.has_win()
        };
        if !is_shown || game.has_win() || moves.iter().all(loses) || !moves.iter().any(loses) {
            continue;
        }
        for level in Level::all().skip(2) {
            for seed in 0..3 {
                let m = game.reply(level, seed, &mut Budget::nodes(3_000));
                assert!(!loses(&m), "level {}: {}", level.number(), game.key());
            }
        }
        met += 1;
        if met == 10 {
            return;
        }
    }
}

/// Checks that replies spend no more than the nodes of their level, in positions of every kind.
fn keeps_to_its_nodes<G: Engine + Compose>() {
    let games = (0..)
        .map(|seed| (seed, G::compose(&mut seeded(seed))))
        .filter(|(_, game)| !game.is_over() && !game.awaits_chance() && game.count_moves() > 1);
    for (seed, game) in games.take(12) {
        for level in Level::all() {
            let most = G::level_nodes(level);
            if most > 20_000 {
                continue;
            }
            let mut budget = Budget::nodes(1_000_000);
            game.reply(level, seed, &mut budget);
            let (number, spent) = (level.number(), budget.spent());
            assert!(spent <= most, "level {number}: {spent}, {}", game.key());
        }
    }
}

#[test]
fn replies_keep_to_the_nodes_of_their_level() {
    keeps_to_its_nodes::<Octopus>();
    keeps_to_its_nodes::<Themisto>();
    keeps_to_its_nodes::<Ingenious>();
    keeps_to_its_nodes::<Nebuchadnezzar>();
    keeps_to_its_nodes::<Temple>();
}

#[test]
fn replies_vary_with_the_seed() {
    fn openings<G: Engine>(game: &G, level: u8) -> usize {
        let level = Level::new(level).expect("a level");
        let replies = (0..20).map(|seed| game.reply(level, seed, &mut Budget::nodes(1_000)));
        replies.collect::<HashSet<_>>().len()
    }
    for level in 1..=3 {
        assert!(openings(&Themisto::start(), level) > 3, "level {level}");
    }
    let board = Nebuchadnezzar::empty(8, true).expect("a side");
    for level in 1..=4 {
        assert!(openings(&board, level) > 3, "level {level}");
    }
}

/// Checks that every level below the best makes different moves with different seeds in at least one of a few
/// positions.
fn every_level_varies<G: Engine + Compose>() {
    let games: Vec<G> = (0..)
        .map(|seed| G::compose(&mut seeded(seed)))
        .filter(|game| !game.is_over() && !game.awaits_chance() && game.count_moves() > 8)
        .take(8)
        .collect();
    for level in Level::all().filter(|&level| level < Level::MAX) {
        let varies = games.iter().any(|game| {
            let replies = (0..8).map(|seed| game.reply(level, seed, &mut Budget::nodes(3_000)));
            replies.collect::<HashSet<_>>().len() > 1
        });
        assert!(varies, "level {}", level.number());
    }
}

#[test]
fn octopus_varies() {
    every_level_varies::<Octopus>();
}

#[test]
fn themisto_varies() {
    every_level_varies::<Themisto>();
}

#[test]
fn ingenious_varies() {
    every_level_varies::<Ingenious>();
}

#[test]
fn nebuchadnezzar_varies() {
    every_level_varies::<Nebuchadnezzar>();
}

#[test]
fn temple_varies() {
    every_level_varies::<Temple>();
}
