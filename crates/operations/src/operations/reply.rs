//! `reply`: chooses a move as a player of a given strength would.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use tessera_rules::game::random::seeded;
use tessera_search::Report;

use super::analysis::ReportDependency;
use crate::analysis::{Canonical, Caps, WayBack};
use crate::game::WireGame;
use crate::host::Host;
use crate::line::{Reached, legal};
use crate::operation::{Cost, Operation, Price, RequestExample};
use crate::position::{Awaits, MOVE_ERRORS, POSITION_ERRORS, examples, seed_or_fresh};
use crate::problem::{Code, Problem};
use crate::strength::{Strength, analysis_of, best_of_analysis, reply_of_level};
use crate::wire::{Int, MoveText, PositionInput};

/// Price in nodes of a look at all moves, for levels that spend fewer nodes.
const LOOK_NODES: u64 = 1_000;

/// A position in which a player of some strength, or chance, is to move.
pub struct Reply<G: WireGame> {
    reached: Reached<G>,
    level: Strength,
    seed: u64,
    /// Nodes that suffice for every level.
    own_nodes: u64,
    granted_nodes: u64,
    /// The way back from the analysis, if the level is one; set by `dependency`.
    way_back: Option<WayBack<G>>,
    caps: Caps,
}

/// A position, and the level of the player who chooses the move.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct ReplyRequest<P> {
    /// The position: the JSON object or the position key.
    pub position: PositionInput<P>,
    /// Moves played from the position before the reply, in notation. In games with a repetition rule, a position that
    /// they reach for the third time is a draw. Tile draws must name their tiles.
    #[schema(max_items = 1000, value_type = Option<Vec<MoveText>>)]
    pub played: Option<Vec<String>>,
    /// Strength, from a beginner (1) to an expert (8) and the best move of an analysis (9).
    #[schema(value_type = i64, minimum = 1, maximum = 9)]
    pub level: Int,
    /// The same seed gives the same move or draw. If omitted, a random seed is used and returned.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
}

/// A move and the position after it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema, M: ToSchema")]
pub struct ReplyAnswer<P, M> {
    /// The seat that moved; for a draw, the seat whose turn it was.
    pub seat: usize,
    /// The move object; if a draw was due, the object of the draw.
    pub r#move: M,
    /// The position after the move.
    pub position: P,
    /// Key of this position.
    pub key: String,
    /// True if the game is over.
    pub over: bool,
    /// The seats that won; empty for a draw and while the game goes on.
    pub winners: Vec<usize>,
    /// The next event, a move or a random draw; null when the game is over.
    pub awaits: Option<Awaits>,
    /// The requested level; a draw does not depend on it.
    #[schema(minimum = 1, maximum = 9)]
    pub level: u8,
    /// The seed that was used.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: u64,
    /// `reconstructed` if the rules of this form of the game are not the published ones; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

impl<G: WireGame> Operation for Reply<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "reply";
    const SUMMARY: &'static str = "Choose a move";
    const ERRORS: &'static [&'static [Code]] = &[
        POSITION_ERRORS,
        MOVE_ERRORS,
        &[Code::LimitExceeded],
        &[Code::ImpossibleOptions, Code::ServiceFull, Code::OutOfTime, Code::BudgetSpent],
    ];

    type Request = ReplyRequest<G::PositionWire>;
    type Answer = ReplyAnswer<G::PositionWire, G::MoveWire>;
    type Dependency = ReportDependency<G>;

    fn description() -> String {
        format!(
            "One move as a player of that strength would choose it, and the position after it. Where a draw is due \
             (`awaits` is `draw`), the answer is the draw that `play` makes of `+` with this seed, whatever the level. \
             So asking until `over` plays every game to its end. The same seed gives the same move; without one, a \
             random seed is used and reported. With `played`, the player knows which positions a further occurrence \
             would draw. Level {} plays the best move of an analysis without limits, which spends at most {} nodes; \
             `level_nodes` of the game's description has the nodes of all levels.",
            Strength::MAX,
            G::ENDGAME_NODES
        )
    }

    fn examples() -> Vec<RequestExample> {
        let mut requests = examples::<G>(|_, asked, position| {
            (!asked.is_over()).then(|| json!({ "position": position, "level": 1, "seed": 7 }))
        });
        // In games with draws, the last example is a position in which a draw is due.
        let draw = G::EXAMPLES.iter().position(|example| {
            G::from_key(example.key).is_ok_and(|position| position.awaits_chance())
        });
        let draw = draw.and_then(|at| {
            let name = G::EXAMPLES[at].name;
            requests.iter().position(|request| request.name == name)
        });
        let draw = draw.map(|at| requests.swap_remove(at));
        requests.truncate(2);
        requests.extend(draw);
        requests
    }

    fn read(request: Self::Request, host: &impl Host) -> Result<Reply<G>, Problem> {
        let reached = Reached::<G>::read(request.position, request.played)?;
        let level = Strength::read(request.level)?;
        let seed = seed_or_fresh(request.seed, host)?;
        if reached.is_over() {
            return Err(reached.over("there is nothing to reply"));
        }
        let nodes = reached.position.default_nodes().min(host.caps().max_nodes);
        Ok(Reply {
            reached,
            level,
            seed,
            own_nodes: nodes,
            granted_nodes: nodes,
            way_back: None,
            caps: *host.caps(),
        })
    }

    fn shared_nodes(&self) -> Option<u64> {
        (!self.reached.position.awaits_chance()).then_some(self.own_nodes)
    }

    fn grant(&mut self, nodes: u64) {
        self.granted_nodes = self.granted_nodes.min(nodes);
    }

    fn dependency(&mut self) -> ReportDependency<G> {
        let Reached { position, record, .. } = &self.reached;
        let (nodes, caps) = (self.granted_nodes, &self.caps);
        let canonical = (self.level == Strength::Analysis && !position.awaits_chance())
            .then(|| analysis_of(position, record, self.seed, nodes, caps));
        self.way_back = canonical.as_ref().map(Canonical::way_back);
        ReportDependency { canonical, price: Price::of_search(nodes), time_ms: caps.max_time_ms }
    }

    fn cost(&self) -> Cost {
        if self.level == Strength::Analysis || self.reached.position.awaits_chance() {
            return Cost::Light;
        }
        let nodes = self.level.nodes(&self.reached.position, &self.caps).min(self.granted_nodes);
        Cost::heavy(Price::of_search(nodes.max(LOOK_NODES)))
    }

    fn run(
        self,
        report: Option<Arc<Report<G::Move>>>,
        host: &impl Host,
    ) -> Result<Self::Answer, Problem> {
        let m = match self.reached.position.awaits_chance() {
            true => self.draw()?,
            false => self.choose(report.as_deref(), host)?,
        };
        let (level, seed, mut reached) = (self.level, self.seed, self.reached);
        let seat = reached.position.to_move().index();
        let described = (reached.position).describe(m, reached.position.notation(m));
        reached.play(m);
        let head = reached.head();
        Ok(ReplyAnswer {
            seat,
            r#move: described,
            position: reached.position.encode(),
            key: head.key,
            over: head.over,
            winners: head.winners,
            awaits: head.awaits,
            level: level.number(),
            seed,
            rules_status: head.rules_status,
        })
    }
}

impl<G: WireGame> Reply<G> {
    /// The draw that is due, as `play` makes it.
    fn draw(&self) -> Result<G::Move, Problem> {
        let Reached { position, record, .. } = &self.reached;
        legal(position, record, "+", Some(&mut seeded(self.seed)))
    }

    /// The move that the level chooses. `report` is that of the analysis, if the level is one.
    fn choose(
        &self,
        report: Option<&Report<G::Move>>,
        host: &impl Host,
    ) -> Result<G::Move, Problem> {
        let Reached { position, record, .. } = &self.reached;
        match (self.level, &self.way_back, report) {
            (Strength::Level(level), ..) => {
                let nodes = self.granted_nodes;
                Ok(reply_of_level(position, record, level, self.seed, nodes, host)?.0)
            }
            (Strength::Analysis, Some(way_back), Some(report)) => {
                let nodes = (self.granted_nodes, self.own_nodes);
                best_of_analysis(report, way_back, nodes, "a move was chosen")
            }
            (Strength::Analysis, ..) => {
                Err(Problem::new(Code::Internal, "the analysis is missing"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::each_game;
    use crate::host::LocalHost;
    use crate::operation::call;
    use crate::operations::Analysis;

    #[test]
    fn level_9_plays_the_best_move_of_an_analysis() {
        fn compare<G: WireGame>(host: &LocalHost) {
            let json = |answer: Result<Vec<u8>, Problem>| -> serde_json::Value {
                serde_json::from_slice(&answer.unwrap()).unwrap()
            };
            for example in G::EXAMPLES {
                let position = G::from_key(example.key).unwrap();
                if position.is_over() || position.awaits_chance() {
                    continue;
                }
                let request = json!({ "position": example.key, "seed": 7 });
                let analysis = call::<Analysis<G>>(request.to_string().as_bytes(), host);
                let request = json!({ "position": example.key, "seed": 7, "level": 9 });
                let reply = json(call::<Reply<G>>(request.to_string().as_bytes(), host));
                assert_eq!(reply["move"]["move"], json(analysis)["best"], "{}", example.key);
                assert_eq!(reply["level"], 9);
            }
        }
        // A short analysis, so that the test is fast.
        let caps = Caps { max_nodes: 1_000, ..Caps::default() };
        let host = LocalHost { caps, ..LocalHost::default() };
        each_game!(G => compare::<G>(&host));
    }
}
