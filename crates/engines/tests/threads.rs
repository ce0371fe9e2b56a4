//! Analyses with more nodes than a request may ask for: the result is the same with any number of threads.

use tessera_engines::rules::game::random::{choose, seeded};
use tessera_engines::rules::game::{Compose, Game, Position};
use tessera_engines::rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_engines::rules::octopus::Octopus;
use tessera_engines::rules::themisto::Themisto;
use tessera_engines::search::{Budget, Report};
use tessera_engines::{Engine, Level, Question};

/// Returns the position after `plies` random moves.
fn played<G: Engine>(mut game: G, plies: u32, seed: u64) -> G {
    let mut rng = seeded(seed);
    for _ in 0..plies {
        let moves = game.legal_moves();
        let next = game.played(*choose(&mut rng, &moves));
        if next.is_over() {
            break;
        }
        game = next;
    }
    game
}

/// Report, intermediate reports, and nodes spent.
type Answer<M> = (Report<M>, Vec<Report<M>>, u64);

fn analysed<G: Engine>(game: &G, nodes: u64, depth: u32, threads: usize) -> Answer<G::Move> {
    let question = Question::about_all(game, 2, 3);
    let budget = Budget::nodes(nodes).with_depth(Some(depth));
    let mut budget = budget.with_threads(threads);
    let mut steps = Vec::new();
    let mut note = |step: &Report<G::Move>| steps.push(step.clone());
    let report = game.analyse(&question, &mut budget, &mut note);
    (report, steps, budget.spent())
}

/// Returns the answer with one thread, and checks that other numbers of threads give the same.
fn by_any_number_of_threads<G: Engine>(game: &G, depth: u32) -> Answer<G::Move> {
    let nodes = 2 * G::MAX_NODES;
    let one = analysed(game, nodes, depth, 1);
    for threads in [2, 4] {
        assert_eq!(analysed(game, nodes, depth, threads), one, "{}", game.key());
    }
    one
}

/// True if the larger budget is searched differently from a request. Checks that threads do not change the answer to a
/// request.
fn differs_from_a_request<G: Engine>(game: &G, depth: u32) -> bool {
    let nodes = G::MAX_NODES;
    let request = analysed(game, nodes, depth, 1);
    assert_eq!(analysed(game, nodes, depth, 4), request, "{}", game.key());
    by_any_number_of_threads(game, depth).2 != request.2
}

#[test]
fn themisto() {
    let mut game = Themisto::start();
    let level = Level::new(4).expect("levels are 1 to 8");
    for seed in 0..8 {
        let m = game.reply(level, seed, &mut Budget::nodes(5_000));
        game.play(m);
    }
    assert!(differs_from_a_request(&game, 6), "nothing was searched apart");
}

#[test]
fn nebuchadnezzar() {
    let empty = |side| Nebuchadnezzar::empty(side, false).expect("a side");
    let games = [(5, 8), (6, 7), (8, 6)].map(|(side, depth)| (played(empty(side), 8, 1), depth));
    let different = games.iter().filter(|(game, depth)| differs_from_a_request(game, *depth));
    assert!(different.count() > 0, "nothing was searched apart");
}

/// Three and more seats, a few tiles before the end: sampling ends when everything is proved.
#[test]
fn octopus() {
    let mut rng = seeded(5);
    let mut proved = 0;
    while proved < 4 {
        let game = Octopus::compose(&mut rng);
        let moves = game.count_moves();
        let few = game.tiles_left() <= 3 && moves.pow(game.tiles_left()) <= 4_000;
        if game.seats() > 2 && few && !game.is_over() {
            let report = by_any_number_of_threads(&game, 400).0;
            assert!(report.stats.nodes < Octopus::MAX_NODES, "{}", game.key());
            proved += 1;
        }
    }
}
