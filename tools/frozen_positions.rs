//! The frozen sets of `benches/positions/`, on which searches are compared: `frozen_positions GAME [POSITIONS]` prints
//! a set, made by seeded play; `frozen_positions --verify [GAME]` proves every value of the committed sets again, by
//! other searches.
//!
//! A position is taken when the engine proves its value with 2,000 to 300,000 nodes; in Ingenious, which has few last
//! placements, when there are at least 500 ways to play on. At most one position of each game played is taken.
#![allow(clippy::print_stdout, clippy::print_stderr)]

#[path = "../benches/search/frozen.rs"]
mod frozen;
#[path = "../benches/search/plain.rs"]
mod plain;

use std::collections::HashSet;
use std::process::ExitCode;

use frozen::{Entry, Frozen, solve, text};
use tessera_engines::{Engine, Level, ingenious::placements_left};
use tessera_rules::game::random::{below, chance, choose, seeded, stream};
use tessera_rules::game::{Duel, Game, Keyed, Observe, PerfectInfo, Seat, Turn, ZeroSum};
use tessera_rules::ingenious::{Deal, Form, Ingenious};
use tessera_rules::nebuchadnezzar::{Move as NebuchadnezzarMove, Nebuchadnezzar};
use tessera_rules::octopus::{Octopus, deal};
use tessera_rules::temple::{Edition, StartColours, Temple};
use tessera_rules::themisto::Themisto;
use tessera_search::alpha_beta::{AlphaBeta, Evaluate, Goal, Options};
use tessera_search::df_pn::{self, Number, Verdict};
use tessera_search::{Budget, Kind, Question, Strategy};

const LEAST_NODES: u64 = 2_000;
const MOST_NODES: u64 = 300_000;

/// Nodes of one attempt to confirm a value.
const CONFIRMING: u64 = 400_000_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |i: usize| arguments.get(i).map(String::as_str);
    let done = match argument(0) {
        Some("--verify") => argument(1).map_or_else(
            || NAMES.iter().all(|name| verify(name)),
            |name| NAMES.contains(&name) && verify(name),
        ),
        Some(name) if NAMES.contains(&name) => {
            print(name, argument(1).and_then(|n| n.parse().ok()).unwrap_or(48));
            true
        }
        _ => false,
    };
    if done {
        return ExitCode::SUCCESS;
    }
    eprintln!("usage: frozen_positions GAME [POSITIONS] | --verify [GAME]");
    ExitCode::FAILURE
}

const NAMES: [&str; 5] = [
    "octopus",
    "themisto",
    "ingenious",
    "nebuchadnezzar",
    "temple",
];

fn print(name: &str, count: usize) {
    match name {
        "octopus" => set::<Octopus>(count),
        "themisto" => set::<Themisto>(count),
        "ingenious" => set::<Ingenious>(count),
        "nebuchadnezzar" => set::<Nebuchadnezzar>(count),
        _ => set::<Temple>(count),
    }
}

fn verify(name: &str) -> bool {
    match name {
        "octopus" => confirm::<Octopus>(),
        "themisto" => confirm::<Themisto>(),
        "ingenious" => confirm::<Ingenious>(),
        "nebuchadnezzar" => confirm::<Nebuchadnezzar>(),
        _ => confirm::<Temple>(),
    }
}

/// The source of the positions of a set, and the confirmation of their values.
trait Source: Frozen {
    /// Positions of one game; earlier ones are tried first.
    fn candidates(seed: u64) -> Vec<Self>;

    /// Nodes that the engine is given.
    const NODES: u64 = MOST_NODES;

    /// True if wins and losses are taken in turn.
    const IN_TURN: bool = Self::PLACES.is_none();

    /// True if a position that the engine has solved belongs in the set.
    fn belongs(&self, solved: &frozen::Solved) -> bool {
        solved.nodes >= LEAST_NODES && solved.plies.is_none_or(|plies| plies >= 4)
    }

    /// Plies to the end.
    fn distance(&self, solved: &frozen::Solved) -> Option<u32>;

    /// The value by another search than the engine's.
    fn other_value(&self) -> Option<i64>;
}

fn set<G: Source>(count: usize) {
    println!("# {}: key, value for the seat to move, plies.", G::NAME);
    println!(
        "# Made by: cargo run --release -p tessera-tools --bin frozen_positions -- {} {count}",
        G::NAME
    );
    let mut found = 0;
    let mut seen = HashSet::new();
    for seed in 1.. {
        let wanted = if found % 2 == 0 { 1 } else { -1 };
        let entry = G::candidates(seed).into_iter().find_map(|position| {
            let solved = solve(&position, G::NODES).filter(|solved| position.belongs(solved))?;
            if G::IN_TURN && solved.value != wanted {
                return None;
            }
            let plies = position.distance(&solved)?;
            // No image of a position that the set has.
            if !seen.insert(position.canonical().0) {
                return None;
            }
            eprintln!("{seed}: {} nodes", solved.nodes);
            Some(Entry {
                position,
                value: solved.value,
                plies,
            })
        });
        if let Some(entry) = entry {
            let value = text::<G>(entry.value);
            println!("{}\t{value}\t{}", entry.position.key(), entry.plies);
            found += 1;
        }
        if found == count {
            return;
        }
    }
}

fn confirm<G: Source>() -> bool {
    let (mut plainly, mut otherwise, mut wrong) = (0, 0, 0);
    for entry in frozen::read::<G>() {
        // Plain search first, within its limit; then a search with a table.
        let right = match plain::confirms(&entry, CONFIRMING / 2) {
            Some(right) => {
                plainly += 1;
                right
            }
            None => {
                otherwise += 1;
                entry.position.other_value() == Some(entry.value)
            }
        };
        if !right {
            wrong += 1;
            println!("{}: not confirmed: {}", G::NAME, entry.position.key());
        }
    }
    println!(
        "{}: {plainly} by plain alpha-beta, {otherwise} by another search, {wrong} not confirmed",
        G::NAME
    );
    wrong == 0
}

impl Source for Octopus {
    /// Two seats place at random among their three best gains until five to eight tiles are left.
    fn candidates(seed: u64) -> Vec<Octopus> {
        let mut rng = seeded(seed);
        let mut game = deal(2, 1, &mut rng).expect("two seats and one set are a game");
        while u64::from(game.tiles_left()) > 5 + seed % 4 {
            let mut gains = Vec::new();
            game.each_gain(|m, gain| gains.push((gain, m)));
            gains.sort_by_key(|&(gain, m)| (std::cmp::Reverse(gain), m));
            let choice = below(&mut rng, gains.len().min(3) as u32);
            game.play(gains[choice as usize].1);
        }
        vec![game]
    }

    fn distance(&self, _solved: &frozen::Solved) -> Option<u32> {
        Some(self.tiles_left())
    }

    fn other_value(&self) -> Option<i64> {
        let duel = Duel::new(self.clone())?;
        margin_with_a_table(&duel).map(i64::from)
    }
}

impl Source for Themisto {
    const NODES: u64 = 60_000;

    /// Random moves that cost no turn and leave no win at once, until hardly any are left: these positions, and the
    /// following ones when the mover pays with a turn.
    fn candidates(seed: u64) -> Vec<Themisto> {
        let mut rng = seeded(seed);
        let mut game = Themisto::start();
        let mut tense = Vec::new();
        for _ in 0..80 {
            let mut moves = Vec::new();
            game.judged_moves(&mut moves);
            moves.retain(|judged| !game.after(judged).has_win());
            let (paid, quiet): (Vec<_>, Vec<_>) = moves.iter().partition(|judged| judged.penalised);
            if quiet.len() <= 4 {
                tense.push(game);
                if let [_, ..] = paid[..] {
                    tense.push(game.after(choose(&mut rng, &paid)));
                }
            }
            if quiet.is_empty() {
                break;
            }
            game = game.after(choose(&mut rng, &quiet));
        }
        tense.retain(|game| !game.has_win());
        let late = tense.into_iter().rev().take(4);
        late.collect()
    }

    fn belongs(&self, solved: &frozen::Solved) -> bool {
        solved.nodes >= LEAST_NODES && solved.plies.is_some_and(|plies| plies >= 3)
    }

    fn distance(&self, solved: &frozen::Solved) -> Option<u32> {
        solved.plies
    }

    fn other_value(&self) -> Option<i64> {
        by_proof_numbers(self, &mut Sight)
    }
}

impl Source for Ingenious {
    /// The end of a game in which all racks are open and every seat makes the placement that looks best; in every other
    /// one the mover has two placements of a bonus.
    fn candidates(seed: u64) -> Vec<Ingenious> {
        let deal = Deal {
            form: Form::Standard,
            seats: 2,
            hidden: false,
        };
        let mut game = deal.start(&mut seeded(seed)).sample(&mut stream(seed, 0));
        let mut late = Vec::new();
        let level = Level::new(5).expect("there are eight levels");
        while !game.is_over() {
            let position = game.position().clone();
            let m = position.reply(level, seed, &mut Budget::nodes(1));
            let in_turn = position.bonus() == 0;
            if seed.is_multiple_of(2) && in_turn && placements_left(&position) == 3 {
                let mut setup = position.to_setup();
                setup.bonus = 2;
                late.extend(setup.build());
            } else if !seed.is_multiple_of(2) && placements_left(&position) == 2 {
                late.push(position);
            }
            game.play(m);
        }
        late
    }

    fn belongs(&self, _solved: &frozen::Solved) -> bool {
        ways_to_the_end(&mut self.open()) >= 500
    }

    fn distance(&self, _solved: &frozen::Solved) -> Option<u32> {
        Some(placements_left(self) as u32)
    }

    fn other_value(&self) -> Option<i64> {
        None
    }
}

impl Source for Nebuchadnezzar {
    /// Random play: some plies on side 4, and on sides 5 and 6 until few cells are empty. Captures are made on
    /// every other turn that allows one.
    fn candidates(seed: u64) -> Vec<Nebuchadnezzar> {
        let mut rng = seeded(seed);
        let side = 4 + (seed % 3) as u8;
        let mut game = Nebuchadnezzar::empty(side, false).expect("there are boards of this side");
        let mut plies = 4 + below(&mut rng, 6);
        let empty = 3 + below(&mut rng, 5);
        loop {
            let left = u32::from(side).pow(2) - game.disc_count();
            let enough = if side == 4 { plies == 0 } else { left <= empty };
            let mut moves = Vec::new();
            game.moves(&mut moves);
            if enough || moves.is_empty() {
                break;
            }
            let captures = |m: &NebuchadnezzarMove| matches!(m, NebuchadnezzarMove::Capture(_));
            if chance(&mut rng, 1, 2) || !moves.iter().any(captures) {
                moves.retain(|m| !captures(m) || chance(&mut rng, 1, 8));
            } else {
                moves.retain(captures);
            }
            if let [_, ..] = moves[..] {
                game.play(*choose(&mut rng, &moves));
            }
            plies = plies.saturating_sub(1);
        }
        vec![game]
    }

    fn belongs(&self, solved: &frozen::Solved) -> bool {
        solved.nodes >= 5 * LEAST_NODES
    }

    fn distance(&self, solved: &frozen::Solved) -> Option<u32> {
        solved.plies.filter(|_| solved.value != 0)
    }

    fn other_value(&self) -> Option<i64> {
        by_proof_numbers(self, &mut df_pn::Plain)
    }
}

impl Source for Temple {
    const NODES: u64 = 60_000;
    const IN_TURN: bool = false;

    /// A game of the engine with itself at 2,000 nodes, one move of ten at random; the latest positions first.
    fn candidates(seed: u64) -> Vec<Temple> {
        let mut rng = seeded(seed);
        let edition = if seed.is_multiple_of(2) {
            Edition::Published
        } else {
            Edition::Revised
        };
        let mut game = Temple::start(edition, StartColours::default());
        let mut line = Vec::new();
        while !game.is_over() {
            line.push(game.clone());
            let m = sometimes_at_random(&game, 2_000, 10, &mut rng);
            game.play(m);
        }
        line.into_iter().rev().take(8).collect()
    }

    fn distance(&self, solved: &frozen::Solved) -> Option<u32> {
        solved
            .plies
            .or_else(|| shortest(self))
            .filter(|&plies| plies >= 6)
    }

    fn other_value(&self) -> Option<i64> {
        by_proof_numbers(self, &mut df_pn::Plain)
    }
}

/// The engine's move with `nodes` nodes, or a random move in one of `every` cases.
fn sometimes_at_random<G: Engine>(
    game: &G,
    nodes: u64,
    every: u32,
    rng: &mut rand_chacha::ChaCha8Rng,
) -> G::Move {
    let question = tessera_engines::Question::about_all(game, 1, 1);
    if chance(rng, 1, every) {
        return *choose(rng, &question.moves);
    }
    let report = game.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {});
    report.best().unwrap_or(question.moves[0])
}

/// Number of ways to play on to the end.
fn ways_to_the_end<G: Game>(game: &mut G) -> u64 {
    if game.is_over() {
        return 1;
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let mut ways = 0;
    for m in moves {
        let undo = game.play(m);
        ways += ways_to_the_end(game);
        game.undo(undo);
    }
    ways
}

/// No evaluation: only finished games count.
#[derive(Clone)]
struct Blank;

impl<G: ZeroSum + PerfectInfo + Keyed> Evaluate<G> for Blank {
    const GOAL: Goal = Goal::Win;

    fn evaluate(&mut self, _game: &G, _seat: Seat) -> i32 {
        0
    }
}

/// Plies to the end by the shortest win.
fn shortest<G: ZeroSum + PerfectInfo + Keyed>(game: &G) -> Option<u32> {
    let question = Question::about_all(game, 1, 0);
    let mut budget = Budget::nodes(10 * MOST_NODES);
    let report = AlphaBeta::new(Blank).analyse(game, &question, &mut budget, &mut |_| {});
    report.value.plies
}

/// Evaluates a position by its totals.
#[derive(Clone)]
struct Totals;

impl Evaluate<Duel<Octopus>> for Totals {
    const GOAL: Goal = Goal::Margin;

    fn evaluate(&mut self, game: &Duel<Octopus>, seat: Seat) -> i32 {
        let scores = game.game().scores();
        scores[seat.index()] as i32 - scores[seat.other().index()] as i32
    }

    fn order(
        &mut self,
        game: &Duel<Octopus>,
        moves: &[tessera_rules::octopus::Placement],
        scores: &mut [i32],
    ) {
        for (score, &m) in scores.iter_mut().zip(moves) {
            *score = game.game().gain(m).unwrap_or(0) as i32 * 100_000;
        }
    }
}

fn margin_with_a_table(duel: &Duel<Octopus>) -> Option<i32> {
    let mut search = AlphaBeta {
        evaluate: Totals,
        options: Options {
            table_bytes: 1 << 30,
            ..Options::default()
        },
    };
    let question = Question::about_all(duel, 1, 0);
    let mut budget = Budget::nodes(CONFIRMING);
    let report = search.analyse(duel, &question, &mut budget, &mut |_| {});
    let exact = report.value.kind == Kind::Exact;
    report
        .value
        .margin
        .filter(|_| exact)
        .map(|margin| margin as i32)
}

/// Immediate wins, as the rules report them.
#[derive(Clone)]
struct Sight;

impl df_pn::Heuristic<Themisto> for Sight {
    fn numbers(&mut self, game: &Themisto, attacker: Seat) -> (Number, Number) {
        match (game.has_win(), game.to_move() == attacker) {
            (true, true) => (0, df_pn::INFINITE),
            (true, false) => (df_pn::INFINITE, 0),
            (false, _) => (1, 1),
        }
    }
}

/// Proof-number search: tries to prove a win for the seat to move, then a win for the other.
fn by_proof_numbers<G, H>(game: &G, heuristic: &mut H) -> Option<i64>
where
    G: ZeroSum + PerfectInfo + Keyed,
    H: df_pn::Heuristic<G>,
{
    let Turn::Seat(me) = game.turn() else {
        return None;
    };
    let options = df_pn::Options {
        moves: None,
        table_bytes: 1 << 30,
    };
    [(me, 1), (me.other(), -1)]
        .into_iter()
        .find_map(|(attacker, value)| {
            let mut budget = Budget::nodes(CONFIRMING / 2);
            let proof = df_pn::prove(game, attacker, heuristic, &options, &mut budget);
            (proof.verdict == Verdict::Proved).then_some(value)
        })
}
