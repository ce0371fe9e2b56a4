//! Compares the reference rules and the framework's games with the service's rules, on the positions of the bench and
//! more.

use std::fmt::Debug;

use tessera_rules::game::random::seeded;
use tessera_rules::game::{Compose, Game, Position, Turn, perft::perft};
use tessera_rules::octopus::Octopus;
use tessera_rules::themisto::Themisto;

use crate::framework::{self, Sides};
use crate::positions;
use crate::twins::{
    IngeniousTwin, NebuchadnezzarTwin, OctopusTwin, TempleTwin, ThemistoTwin, Twin,
};

/// Operations that the comparison needs beyond the rules.
trait Subject: Game {
    fn text(&self) -> String;
    fn name(&self, m: Self::Move) -> String;
    /// Lead of seat 0 in points; 0 in games without points.
    fn lead(&self) -> i32;
}

/// Results of the lines of a tree.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    open: u64,
    won: [u64; 2],
    drawn: u64,
    /// The sum of all leads.
    lead: i64,
}

/// Compares the named games.
pub fn all(named: impl Fn(&str) -> bool) -> Result<(), String> {
    if named("octopus") {
        octopus()?;
    }
    if named("themisto") {
        themisto()?;
    }
    if named("ingenious") {
        ingenious()?;
    }
    if named("nebuchadnezzar") {
        nebuchadnezzar()?;
    }
    if named("temple") {
        temple()?;
    }
    Ok(())
}

fn octopus() -> Result<(), String> {
    use framework::octopus::OctopusGame;
    for (plies, depth) in [(0, 1), (1, 2), (30, 2), (50, 2), (54, 3), (57, 4), (60, 2)] {
        for seed in 0..3 {
            compare::<OctopusGame, _>(&positions::octopus(seed, plies), depth)?;
        }
    }
    let mut rng = seeded(7);
    let mut uneven = 0;
    while uneven < 30 {
        let position = Octopus::compose(&mut rng);
        let held: Vec<u32> = position.hands().iter().map(|hand| hand.len()).collect();
        let near = |v: i16| v.abs() < 800;
        if held.len() == 2
            && held.iter().sum::<u32>() < 16
            && position.placed().all(|(cell, _)| near(cell.x) && near(cell.y))
        {
            uneven += 1;
            compare::<OctopusGame, _>(&position, 3)?;
        }
    }
    twin::<_, OctopusTwin>(&positions::octopus(1, 54), 3)?;
    twin::<_, OctopusTwin>(&positions::octopus(1, 40), 2)
}

fn themisto() -> Result<(), String> {
    use framework::themisto::ThemistoGame;
    for plies in [0, 1, 2, 3, 5, 8, 12, 20, 30] {
        for seed in 0..6 {
            let position = positions::themisto(seed, plies);
            compare::<ThemistoGame, _>(&position, 2)?;
        }
    }
    compare::<ThemistoGame, _>(&Themisto::start(), 3)?;
    let mut rng = seeded(7);
    for _ in 0..200 {
        let position = Themisto::compose(&mut rng);
        let wide = position.count_moves() > 60;
        compare::<ThemistoGame, _>(&position, if wide { 2 } else { 3 })?;
    }
    twin::<_, ThemistoTwin>(&positions::themisto(2, 12), 2)
}

fn ingenious() -> Result<(), String> {
    twin::<_, IngeniousTwin>(&positions::ingenious(1, 36), 2)
}

fn nebuchadnezzar() -> Result<(), String> {
    twin::<_, NebuchadnezzarTwin>(&positions::nebuchadnezzar(1, 8, 40), 2)
}

fn temple() -> Result<(), String> {
    for edition in positions::EDITIONS {
        twin::<_, TempleTwin>(&positions::temple(1, edition, 20), 1)?;
    }
    Ok(())
}

/// Compares one position with the framework's: moves, perft up to `depth` counted both ways, and how the lines of one
/// and two decisions end. Every move made must have been taken back.
fn compare<G, P>(position: &P, depth: u32) -> Result<(), String>
where
    G: Sides,
    P: Subject,
    G::S: for<'a> From<&'a P>,
{
    let mut state = G::S::from(position);
    let hash = G::zobrist_hash(&state);
    let mut game = position.clone();
    let differ = |what: &str, ours: &dyn Debug, theirs: &dyn Debug| {
        let text = position.text();
        Err(format!("{what} of {text}: {ours:?} and {theirs:?}"))
    };
    for depth in 1..=depth {
        let ours = perft(&mut game, depth);
        let theirs = [
            framework::perft::<G>(&mut state, depth),
            framework::perft_made::<G>(&mut state, depth),
        ];
        if theirs != [ours; 2] {
            return differ(&format!("perft {depth}"), &ours, &theirs);
        }
    }
    for depth in 0..=depth.min(2) {
        let (mut ours, mut theirs) = (Tally::default(), Tally::default());
        tally(&mut game, depth, &mut ours);
        framework_tally::<G>(&mut state, depth, &mut theirs);
        if ours != theirs {
            return differ(&format!("ends after {depth} decisions"), &ours, &theirs);
        }
    }
    let moves = game.legal_moves();
    let mut ours: Vec<String> = moves.into_iter().map(|m| game.name(m)).collect();
    let mut moves = Vec::new();
    let over = G::generate_moves(&state, &mut moves).is_some();
    let mut theirs: Vec<String> =
        moves.into_iter().map(|m| G::notation(&state, m).unwrap_or_default()).collect();
    ours.sort();
    theirs.sort();
    if ours != theirs || over != ours.is_empty() {
        return differ("moves", &ours, &theirs);
    }
    if hash != G::zobrist_hash(&state) {
        return differ("hash after taking all back", &hash, &G::zobrist_hash(&state));
    }
    Ok(())
}

fn twin<P, T>(position: &P, depth: u32) -> Result<(), String>
where
    P: Game,
    T: Twin + for<'a> From<&'a P>,
{
    let ours = perft(&mut position.clone(), depth);
    let theirs = T::from(position).perft::<false>(depth);
    if ours != theirs || theirs != T::from(position).perft::<true>(depth) {
        let name = std::any::type_name::<P>();
        return Err(format!(
            "perft {depth} of a position of {name}: {ours}, the reference rules {theirs}"
        ));
    }
    Ok(())
}

fn tally<P: Subject>(position: &mut P, depth: u32, tally_of: &mut Tally) {
    if depth == 0 {
        tally_of.lead += i64::from(position.lead());
        if position.turn() != Turn::Over {
            tally_of.open += 1;
            return;
        }
        let winners: Vec<_> = position.winners().iter().collect();
        match winners[..] {
            [winner] => tally_of.won[winner.index()] += 1,
            _ => tally_of.drawn += 1,
        }
        return;
    }
    for m in position.legal_moves() {
        let undo = position.play(m);
        tally(position, depth - 1, tally_of);
        position.undo(undo);
    }
}

fn framework_tally<G: Sides>(state: &mut G::S, depth: u32, tally: &mut Tally) {
    if depth == 0 {
        tally.lead += i64::from(G::lead(state));
        match G::get_winner(state) {
            None => tally.open += 1,
            Some(outcome) => match G::winner(state, outcome) {
                Some(seat) => tally.won[seat] += 1,
                None => tally.drawn += 1,
            },
        }
        return;
    }
    let mut moves = Vec::new();
    if G::generate_moves(state, &mut moves).is_some() {
        return;
    }
    let left = if G::must_pass(state) { depth } else { depth - 1 };
    for m in moves {
        framework::after::<G, ()>(state, m, |next| framework_tally::<G>(next, left, tally));
    }
}

impl Subject for Octopus {
    fn text(&self) -> String {
        self.key()
    }

    fn name(&self, m: Self::Move) -> String {
        self.notation(m)
    }

    fn lead(&self) -> i32 {
        self.scores()[0] as i32 - self.scores()[1] as i32
    }
}

impl Subject for Themisto {
    fn text(&self) -> String {
        self.key()
    }

    fn name(&self, m: Self::Move) -> String {
        self.notation(m)
    }

    fn lead(&self) -> i32 {
        0
    }
}
