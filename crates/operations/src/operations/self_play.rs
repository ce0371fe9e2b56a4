//! `games`: whole games of a player against itself, as records.

use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng as _;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use tessera_rules::game::random::{MAX_SEED, choose, seeded};
use tessera_rules::game::{Seat, quoted};

use crate::game::WireGame;
use crate::host::Host;
use crate::json;
use crate::limits::{MAX_GAMES_OF_JOB, at_most};
use crate::line::{MAX_MOVES, Record};
use crate::operation::{Cost, Operation, Price, RequestExample, needs_nothing};
use crate::position::{read_seed, seed_or_fresh};
use crate::problem::{Code, Problem};
use crate::record::{
    GameRecord, OptionValue, RecordMove, RecordPlayer, RecordResult, Termination, UniqueMap,
};
use crate::strength::{Strength, analysis_of, best_of_analysis, reply_of_level};
use crate::wire::Int;

/// The player of every seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Policy {
    /// Any legal move, all with the same probability.
    Random,
    /// The replies of a level.
    Level(Strength),
}

impl FromStr for Policy {
    type Err = String;

    fn from_str(text: &str) -> Result<Policy, String> {
        let level = |text: &str| Strength::new(text.parse().ok()?).map(Policy::Level);
        match text.split_once(':') {
            None if text == "random" => Some(Policy::Random),
            Some(("level", number)) => level(number),
            _ => None,
        }
        .ok_or_else(|| {
            format!("a policy is \"random\" or \"level:1\" to \"level:{}\"", Strength::MAX)
        })
    }
}

/// Games to play. Game number `i` depends on the other members and `i` alone.
pub struct SelfPlay<G: WireGame> {
    options: UniqueMap<OptionValue>,
    start: G::StartOptions,
    /// The seed of every deal; `None` if each game has its own.
    deal: Option<u64>,
    policy: Policy,
    /// Number of random moves at the beginning; draws do not count.
    random_plies: u64,
    seed: u64,
    count: u64,
}

/// The number of games, their beginning and their player.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GamesRequest {
    /// Number of games.
    #[schema(value_type = i64, minimum = 1, maximum = 1000)] // MAX_GAMES_OF_JOB
    pub count: Int,
    /// The player of every seat: `random` for random legal moves, or `level:` and a level of `reply`.
    #[schema(pattern = "^(random|level:[1-9])$", example = "level:3")]
    pub policy: String,
    /// Number of random legal moves at the beginning; draws do not count; default 0. Without them and without a random
    /// deal, all games of a high level are alike.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 1000)] // MAX_MOVES
    pub random_plies: Option<Int>,
    /// Options of `start`. With `seed`, all games begin with the same deal.
    #[schema(value_type = Option<std::collections::BTreeMap<String, serde_json::Value>>)]
    pub options: Option<UniqueMap<OptionValue>>,
    /// The same seed gives the same games. If omitted, a random seed is used and returned.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
}

/// The games.
#[derive(Debug, Serialize, ToSchema)]
pub struct GamesAnswer {
    /// The records of the games.
    pub games: Vec<GameRecord>,
    /// The seed that was used.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: u64,
}

impl<G: WireGame> SelfPlay<G> {
    /// Games with these options of `start`.
    ///
    /// # Errors
    /// Problems of the options, with their place in the member `options`.
    pub fn new(
        options: UniqueMap<OptionValue>,
        policy: Policy,
        seed: u64,
    ) -> Result<SelfPlay<G>, Problem> {
        let fault = |problem: Problem| {
            let pointer = problem.pointer.as_deref().unwrap_or_default();
            let pointer = format!("/options{pointer}");
            problem.at(pointer)
        };
        // Strings, integers and booleans can always be serialized.
        let text = serde_json::to_vec(&options).unwrap_or_default();
        let start: G::StartOptions = json::parse(&text).map_err(fault)?;
        let dealt = |seed| {
            let position = G::start(&start, &mut seeded(seed));
            position.map_err(|refused| fault(Problem::of_options(refused)))
        };
        let deal = match G::seed(&start) {
            Some(seed) => Some(read_seed(seed).map_err(fault)?),
            // Without a random deal, the record needs no seed.
            None => (dealt(0)?.key() == dealt(1)?.key()).then_some(0),
        };
        dealt(deal.unwrap_or(0))?;
        Ok(SelfPlay { options, start, deal, policy, random_plies: 0, seed, count: 0 })
    }

    /// The same games with this number of random moves at the beginning.
    #[must_use]
    pub fn after_random_plies(self, random_plies: u64) -> SelfPlay<G> {
        SelfPlay { random_plies, ..self }
    }

    /// Plays a game. `nodes` is the number of nodes left for searches, from which this game subtracts its own.
    ///
    /// # Errors
    /// [`Code::OutOfTime`] or [`Code::ServiceFull`] if the work was cut short; [`Code::BudgetSpent`] if the nodes do
    /// not suffice.
    pub fn game(
        &self,
        number: u64,
        nodes: &mut u64,
        host: &impl Host,
    ) -> Result<GameRecord, Problem> {
        if let by @ Some(_) = host.interruption() {
            return Err(Problem::cut_short(by, "the games were played"));
        }
        let mut rng = seeded(self.seed);
        rng.set_stream(number);
        let mut options = self.options.clone();
        let deal = self.deal.unwrap_or_else(|| {
            let seed = rng.next_u64() & MAX_SEED;
            let value = i64::try_from(seed).unwrap_or(i64::MAX);
            options.0.insert("seed".to_owned(), OptionValue::Number(value));
            seed
        });
        let start = G::start(&self.start, &mut seeded(deal));
        let mut position = start.map_err(Problem::of_options)?;
        let mut history = Record::new(&position);
        let mut moves = Vec::new();
        let mut legal = Vec::new();
        let mut decisions = 0;
        while !position.is_over() && !history.is_drawn() && moves.len() < MAX_MOVES {
            let is_opening = decisions < self.random_plies;
            let policy = if is_opening { Policy::Random } else { self.policy };
            decisions += u64::from(!position.awaits_chance());
            let m = choose_by(policy, &position, &history, &mut legal, &mut rng, nodes, host)?;
            moves.push(RecordMove {
                r#move: position.notation(m),
                seat: Some(Int(position.to_move().index() as i64)),
                ..RecordMove::default()
            });
            position.play(m);
            history.add(&position);
        }
        let over = position.is_over() || history.is_drawn();
        let opening = (self.random_plies > 0)
            .then(|| ("RandomPlies".to_owned(), self.random_plies.to_string()));
        let player = match self.policy {
            Policy::Random => None,
            Policy::Level(level) => Some(RecordPlayer {
                level: Some(Int(i64::from(level.number()))),
                ..RecordPlayer::default()
            }),
        };
        Ok(GameRecord {
            game: Some(G::ID.to_owned()),
            options: Some(options).filter(|options| !options.is_empty()),
            players: player.map_or(Vec::new(), |player| vec![player; position.seats()]),
            result: over.then(|| RecordResult {
                winners: position.winners().iter().map(Seat::index).collect(),
                termination: Some(Termination::Rules),
            }),
            tags: UniqueMap(opening.into_iter().collect()),
            moves,
            ..GameRecord::default()
        })
    }
}

/// The next move or draw. `legal` is room for a list of moves.
fn choose_by<G: WireGame>(
    policy: Policy,
    position: &G,
    history: &Record<G>,
    legal: &mut Vec<G::Move>,
    rng: &mut ChaCha8Rng,
    nodes: &mut u64,
    host: &impl Host,
) -> Result<G::Move, Problem> {
    if position.awaits_chance() {
        return (position.parse_move("+", Some(rng)))
            .map_err(|fault| Problem::of_move(fault, None));
    }
    let level = match policy {
        Policy::Random => {
            legal.clear();
            position.moves(legal);
            return Ok(*choose(rng, legal));
        }
        Policy::Level(level) => level,
    };
    let seed = rng.next_u64() & MAX_SEED;
    let most = level.nodes(position, host.caps());
    let granted = most.min(*nodes);
    let (m, spent) = match level {
        Strength::Level(level) => {
            reply_of_level(position, history, level, seed, granted, host).map_err(too_little)?
        }
        Strength::Analysis => {
            let canonical = analysis_of(position, history, seed, granted, host.caps());
            let report = host.report(&canonical);
            let (way_back, nodes) = (canonical.way_back(), (granted, most));
            let best = best_of_analysis(&report, &way_back, nodes, "the games were played");
            (best.map_err(too_little)?, report.stats.nodes)
        }
    };
    *nodes = nodes.saturating_sub(spent);
    Ok(m)
}

/// Words the problem of too few nodes for a job.
fn too_little(problem: Problem) -> Problem {
    match problem.code {
        Code::BudgetSpent => {
            let detail = "the games need more nodes than the job may spend";
            Problem::new(Code::BudgetSpent, detail)
        }
        _ => problem,
    }
}

impl<G: WireGame> Operation for SelfPlay<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "games";
    const SUMMARY: &'static str = "Play whole games";
    const ERRORS: &'static [&'static [Code]] = &[&[
        Code::MalformedOption,
        Code::ImpossibleOptions,
        Code::LimitExceeded,
        Code::BudgetSpent,
    ]];
    const ON_DEVICES: bool = false;

    type Request = GamesRequest;
    type Answer = GamesAnswer;
    needs_nothing!();

    fn description() -> String {
        "Whole games of one player against itself, as records, if wanted after some random moves. Only jobs make this \
         call."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let request = json!({ "count": 2, "policy": "random", "seed": 7 });
        vec![RequestExample::new("random", "Two random games.", request)]
    }

    fn read(request: GamesRequest, host: &impl Host) -> Result<SelfPlay<G>, Problem> {
        let detail = format!("a count is an integer from 1 to {MAX_GAMES_OF_JOB}");
        let count = (request.count.to::<u64>().filter(|&count| count > 0))
            .ok_or_else(|| Problem::new(Code::ImpossibleOptions, detail.clone()).at("/count"))?;
        at_most("games_per_job", MAX_GAMES_OF_JOB, count, "/count", || detail)?;
        let policy = Policy::from_str(&request.policy).map_err(|expected| {
            let detail = format!("{expected}, not {}", quoted(&request.policy));
            Problem::new(Code::ImpossibleOptions, detail).at("/policy")
        })?;
        let seed = seed_or_fresh(request.seed, host)?;
        let detail = format!("random plies are an integer from 0 to {MAX_MOVES}");
        let random_plies = (request.random_plies.unwrap_or(Int(0)).to::<u64>())
            .filter(|&plies| plies <= MAX_MOVES as u64)
            .ok_or_else(|| Problem::new(Code::ImpossibleOptions, detail).at("/random_plies"))?;
        let games = SelfPlay::new(request.options.unwrap_or_default(), policy, seed)?;
        Ok(SelfPlay { count, ..games.after_random_plies(random_plies) })
    }

    fn cost(&self) -> Cost {
        Cost::heavy(Price::UNBOUNDED)
    }

    fn run(self, (): (), host: &impl Host) -> Result<GamesAnswer, Problem> {
        let mut nodes = host.caps().max_nodes;
        let games: Result<_, Problem> =
            (0..self.count).map(|number| self.game(number, &mut nodes, host)).collect();
        Ok(GamesAnswer { games: games?, seed: self.seed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Caps;
    use crate::each_game;
    use crate::host::LocalHost;
    use crate::operation::answer;
    use crate::record::{RecordInput, check};
    use tessera_rules::ingenious::Ingenious;
    use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
    use tessera_rules::themisto::Themisto;

    fn options(json: serde_json::Value) -> UniqueMap<OptionValue> {
        serde_json::from_value(json).unwrap()
    }

    fn games<G: WireGame>(policy: Policy, options: serde_json::Value) -> SelfPlay<G> {
        SelfPlay::new(self::options(options), policy, 7).unwrap()
    }

    #[test]
    fn random_games_are_canonical_records_of_finished_games() {
        fn play<G: WireGame>() {
            let games = games::<G>(Policy::Random, json!({}));
            for number in 0..3 {
                let record = games.game(number, &mut 0, &LocalHost::default()).unwrap();
                let input = RecordInput::Tree(Box::new(record.clone()));
                let checked = check::<G>(input, None).unwrap();
                assert!(checked.over, "{}", G::ID);
                assert_eq!(checked.record, record);
            }
        }
        each_game!(G => play::<G>());
    }

    #[test]
    fn a_game_depends_on_seed_and_number_alone() {
        let play = games::<Themisto>(Policy::Random, json!({}));
        let host = LocalHost::default();
        let game = |number| play.game(number, &mut 0, &host).unwrap();
        let (first, second) = (game(0), game(1));
        assert_ne!(first.moves, second.moves);
        assert_eq!((game(1), game(0)), (second, first.clone()));
        let other = SelfPlay::<Themisto>::new(UniqueMap::default(), Policy::Random, 8).unwrap();
        assert_ne!(other.game(0, &mut 0, &host).unwrap().moves, first.moves);
    }

    #[test]
    fn a_game_begins_with_the_random_plies_and_goes_on_with_the_policy() {
        fn moves<G: WireGame>(policy: &str, plies: u64, number: u64) -> Vec<String> {
            let play = games::<G>(policy.parse().unwrap(), json!({})).after_random_plies(plies);
            let record = play.game(number, &mut u64::MAX.clone(), &LocalHost::default()).unwrap();
            assert_eq!(record.tags.0.len(), usize::from(plies > 0));
            record.moves.into_iter().map(|m| m.r#move).collect()
        }
        let level = |number| moves::<Themisto>("level:1", 2, number);
        let random = |number| moves::<Themisto>("random", 0, number);
        assert_eq!(level(3)[..2], random(3)[..2]);
        assert_ne!(level(3)[2..], random(3)[2..]);
        assert_ne!(level(3)[..2], level(4)[..2]);
        // Draws are no plies.
        let drawn = moves::<Ingenious>("level:1", 2, 0);
        let random = moves::<Ingenious>("random", 0, 0);
        assert!(drawn[1].starts_with('+') && drawn[..3] == random[..3], "{drawn:?}");
    }

    #[test]
    fn players_of_every_strength_are_named_in_the_record() {
        // An analysis of a few nodes, so that the test is fast.
        let host =
            LocalHost { caps: Caps { max_nodes: 100, ..Caps::default() }, ..LocalHost::default() };
        for policy in ["level:1", "level:9"] {
            let policy: Policy = policy.parse().unwrap();
            let play = games::<Nebuchadnezzar>(policy, json!({ "side": 3 }));
            let record = play.game(0, &mut 1_000_000, &host).unwrap();
            let Policy::Level(level) = policy else {
                unreachable!("the policies are levels");
            };
            let level = Some(Int(i64::from(level.number())));
            assert!(record.players.iter().all(|player| player.level == level));
            assert_eq!(record.players.len(), 2);
            let input = RecordInput::Tree(Box::new(record.clone()));
            assert_eq!(check::<Nebuchadnezzar>(input, None).unwrap().record, record);
        }
    }

    #[test]
    fn too_few_nodes_are_refused() {
        let policy = "level:8".parse().unwrap();
        let play = games::<Themisto>(policy, json!({}));
        let refused = play.game(0, &mut 100, &LocalHost::default()).unwrap_err();
        assert_eq!(refused.code, Code::BudgetSpent);
    }

    #[test]
    fn requests_outside_the_grammar_are_refused() {
        for (request, pointer) in [
            (json!({ "count": 0, "policy": "random" }), "/count"),
            (json!({ "count": 1001, "policy": "random" }), "/count"),
            (json!({ "count": 1, "policy": "level:10" }), "/policy"),
            (json!({ "count": 1, "policy": "level" }), "/policy"),
            (json!({ "count": 1, "policy": "random", "options": { "side": 99 } }), "/options/side"),
        ] {
            let told = request.to_string();
            let request = serde_json::from_value(request).unwrap();
            let refused = answer::<SelfPlay<Nebuchadnezzar>>(request, &LocalHost::default());
            let refused = refused.err().unwrap();
            assert_eq!(refused.pointer.as_deref(), Some(pointer), "{told}");
        }
    }
}
