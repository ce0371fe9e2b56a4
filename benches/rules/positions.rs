//! Positions of random play.

use rand::Rng;
use tessera_rules::game::random::{choose, seeded, stream};
use tessera_rules::game::{Game, Observe};
use tessera_rules::ingenious::{Deal, Form, World};
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::{Octopus, deal};
use tessera_rules::temple::{Edition, StartColours, Temple};
use tessera_rules::themisto::Themisto;

/// Both editions of Temple.
pub const EDITIONS: [Edition; 2] = [Edition::Published, Edition::Revised];

/// Two seats, one set.
pub fn octopus(seed: u64, plies: u32) -> Octopus {
    let mut rng = seeded(seed);
    let start = deal(2, 1, &mut rng).expect("two seats and one set are a game");
    play(start, plies, &mut rng)
}

/// Won games are left out.
pub fn themisto(seed: u64, plies: u32) -> Themisto {
    unfinished(seed, plies, Themisto::start)
}

/// Two seats, everything known.
pub fn ingenious(seed: u64, placed: u32) -> World {
    let mut rng = seeded(seed);
    let deal = Deal { form: Form::Standard, seats: 2, hidden: false };
    let mut world = deal.start(&mut rng).sample(&mut stream(seed, 0));
    let mut moves = Vec::new();
    while world.position().tiles().count() < placed as usize && !world.is_over() {
        moves.clear();
        world.moves(&mut moves);
        world.play(*choose(&mut rng, &moves));
    }
    world
}

/// Without pie from the second ply on, with it before.
pub fn nebuchadnezzar(seed: u64, side: u8, plies: u32) -> Nebuchadnezzar {
    let empty = || Nebuchadnezzar::empty(side, plies > 1).expect("such a board exists");
    unfinished(seed, plies, empty)
}

/// A game from the start.
pub fn temple(seed: u64, edition: Edition, plies: u32) -> Temple {
    unfinished(seed, plies, || Temple::start(edition, StartColours::default()))
}

/// The first game of random play from the seed that is still open after `plies` plies.
fn unfinished<P: Game>(seed: u64, plies: u32, start: impl Fn() -> P) -> P {
    let mut rng = seeded(seed);
    loop {
        let position = play(start(), plies, &mut rng);
        if !position.is_over() {
            return position;
        }
    }
}

/// The position after `plies` random plies, or at the end of the game.
pub fn play<P: Game>(mut position: P, plies: u32, rng: &mut impl Rng) -> P {
    let mut moves = Vec::new();
    for _ in 0..plies {
        moves.clear();
        position.moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        position.play(*choose(rng, &moves));
    }
    position
}
