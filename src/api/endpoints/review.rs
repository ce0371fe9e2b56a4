//! `review`: a whole game, move by move.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use actix_web::http::Method;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::analysis::EXAMPLE_NODES;
use super::play::{play_all, seed_in_range};
use super::{Head, POSITION_ERRORS, read_position};
use crate::api::analysis::{
    Ask, Canonical, Class, Desk, Limits, LimitsInput, Loss, StoppedByWire, ValueWire,
    optional_figure, optional_share, version,
};
use crate::api::answer::Called;
use crate::api::body::parse_json;
use crate::api::context::Context;
use crate::api::game::WireGame;
use crate::api::problem::{Code, Problem};
use crate::api::surface::Surface;
use crate::api::wire::{Int, PositionInput};
use crate::game::Turn;
use crate::search::{Line, StoppedBy, Value};

/// A review without limits spends this fraction of an analysis' default nodes on each move.
const DEFAULT_SHARE: u64 = 10;

/// A position and the moves of a game from it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct ReviewRequest<P> {
    /// The position: the JSON object or the position key.
    position: PositionInput<P>,
    /// The moves in order, in notation, as in `play`.
    #[schema(max_items = 1000)]
    moves: Vec<String>,
    /// How long to search, for the whole game. Nodes are shared out equally among the moves to value.
    limits: Option<LimitsInput>,
    /// Decides draws that are left to it, as in `play`, and sampling searches.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    seed: Option<Int>,
}

/// A game, move by move.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewAnswer {
    /// Key of the position after the last move.
    pub key: String,
    /// The seat that moves there.
    pub seat: usize,
    /// Whether the game is over, a repetition within the list included.
    pub over: bool,
    /// The seats that won; empty while not over and for a draw.
    pub winners: Vec<usize>,
    /// Every move of the list.
    pub moves: Vec<ReviewedMove>,
    /// What each seat did, by seat.
    pub summary: Vec<ReviewedSeat>,
    /// What it took.
    pub stats: ReviewStats,
    /// The limits that held, for the whole game.
    pub limits: Limits,
    /// The seed that held.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: u64,
    /// Versions of release, rules and engine.
    pub version: String,
    /// `reconstructed` where the rules of this form of the game are not published ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// A move of the game. Only its seat and notation are there for a draw, and for a move for which no time
/// was left.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewedMove {
    /// The seat that moved (or was due, for a draw).
    pub seat: usize,
    /// The move in notation.
    pub r#move: String,
    /// What it is worth to the seat that moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub value: Option<ValueWire>,
    /// The best move there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub best: Option<String>,
    /// What that is worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub best_value: Option<ValueWire>,
    /// How much less the move is worth than the best one: in points where both margins are known, else in
    /// win probability.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "optional_figure"
    )]
    #[schema(nullable = false)]
    pub loss: Option<f64>,
    /// How much win probability it gave away, where that is known.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "optional_share"
    )]
    #[schema(nullable = false, minimum = 0, maximum = 1)]
    pub win_probability_loss: Option<f64>,
    /// Its class.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub class: Option<Class>,
    /// Whether there was no other move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub forced: Option<bool>,
}

/// What a seat did.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewedSeat {
    /// The seat.
    pub seat: usize,
    /// How many of its moves were judged.
    pub judged: usize,
    /// How many were best.
    pub best: usize,
    /// How many were good.
    pub good: usize,
    /// How many were inaccuracies.
    pub inaccuracy: usize,
    /// How many were mistakes.
    pub mistake: usize,
    /// How many were blunders.
    pub blunder: usize,
    /// Mean of the losses, in their own unit; null when nothing was judged.
    #[serde(serialize_with = "optional_figure")]
    #[schema(required = true)]
    pub mean_loss: Option<f64>,
    /// Mean of the win probabilities given away, null where none is known.
    #[serde(serialize_with = "optional_share")]
    #[schema(required = true)]
    pub mean_win_probability_loss: Option<f64>,
}

/// What a review took.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewStats {
    /// Nodes: positions entered.
    pub nodes: u64,
    /// Nodes that each move had at most.
    pub nodes_per_move: u64,
    /// Moves judged.
    pub judged: usize,
    /// What ended it: `nodes` when all moves are judged, else `time` or `cancelled`.
    pub stopped_by: StoppedByWire,
}

/// A request that was read and checked: every decision of the game, and where it led.
struct Asked<G: WireGame> {
    start: G,
    moves: Vec<G::Move>,
    over: bool,
    last: G,
    decisions: u64,
    limits: Limits,
    seed: u64,
}

fn read<G: WireGame>(
    context: &Context,
    request: ReviewRequest<G::PositionWire>,
) -> Result<Asked<G>, Problem> {
    let start = read_position::<G>(request.position)?;
    let seed = request.seed.map(seed_in_range).transpose()?.unwrap_or(0);
    let mut last = start.clone();
    let (mut moves, mut decisions) = (Vec::new(), 0);
    let drawn = play_all(&mut last, &request.moves, request.seed, |position, m| {
        moves.push(m);
        decisions += u64::from(!position.awaits_chance());
    })?;
    let default_nodes = (G::DEFAULT_NODES / DEFAULT_SHARE).max(1) * decisions.max(1);
    let mut limits = request.limits.unwrap_or_default().effective::<G>(
        context.desk().caps(),
        default_nodes,
        Some("/limits"),
    )?;
    context.cut(&mut limits)?;
    Ok(Asked {
        over: last.is_over() || drawn,
        start,
        moves,
        last,
        decisions,
        limits,
        seed,
    })
}

/// Judges the moves until all are judged, the time is up or the flag is raised.
fn answer<G: WireGame>(
    asked: &Asked<G>,
    desk: &Desk,
    stop: &Arc<AtomicBool>,
    deadline: Instant,
) -> ReviewAnswer {
    let per_move = asked.limits.nodes / asked.decisions.max(1);
    let mut position = asked.start.clone();
    let mut judge = Judge {
        desk,
        stop,
        deadline,
        nodes_per_question: per_move / 2,
        seed: asked.seed,
        depth: asked.limits.depth,
        nodes: 0,
        ended_by: None,
    };
    let mut moves = Vec::with_capacity(asked.moves.len());
    let mut tally: Vec<Tally> = vec![Tally::default(); position.seats()];
    for &m in &asked.moves {
        let seat = position.to_move().index();
        let judged = match position.turn() {
            Turn::Seat(_) => judge.judge(&position, m),
            _ => None,
        };
        if let (Some(judgement), Some(tally)) = (&judged, tally.get_mut(seat)) {
            tally.add(judgement.loss);
        }
        let (loss, best) = (
            judged.as_ref().map(|j| j.loss),
            judged.as_ref().map(|j| &j.best),
        );
        moves.push(ReviewedMove {
            seat,
            r#move: position.notation(m),
            value: judged.as_ref().map(|j| ValueWire::new(&j.played)),
            best: best.map(|best| position.notation(best.m)),
            best_value: best.map(|best| ValueWire::new(&best.value)),
            loss: loss.map(Loss::figure),
            win_probability_loss: loss.and_then(|loss| loss.win_probability),
            class: loss.map(Loss::class),
            forced: judged.as_ref().map(|j| j.forced),
        });
        position.play(m);
    }
    let head = Head::of(&asked.last);
    let summary: Vec<ReviewedSeat> = tally.iter().enumerate().map(Tally::summary).collect();
    ReviewAnswer {
        key: head.key,
        seat: head.seat,
        over: asked.over,
        winners: head.winners,
        moves,
        stats: ReviewStats {
            nodes: judge.nodes,
            nodes_per_move: per_move,
            judged: summary.iter().map(|seat| seat.judged).sum(),
            stopped_by: judge.ended_by.unwrap_or(StoppedBy::Nodes).into(),
        },
        summary,
        limits: asked.limits,
        seed: asked.seed,
        version: version::<G>(judge.desk.caps().table_bytes),
        rules_status: head.rules_status,
    }
}

/// How good a move was.
struct Judgement<M> {
    best: Line<M>,
    played: Value,
    loss: Loss,
    forced: bool,
}

struct Judge<'a> {
    desk: &'a Desk,
    stop: &'a Arc<AtomicBool>,
    deadline: Instant,
    nodes_per_question: u64,
    seed: u64,
    depth: Option<u32>,
    nodes: u64,
    ended_by: Option<StoppedBy>,
}

impl Judge<'_> {
    /// Two questions with equal budgets: what is best here, and what is this move worth? `None` when there
    /// is no time left for them.
    fn judge<G: WireGame>(&mut self, position: &G, m: G::Move) -> Option<Judgement<G::Move>> {
        let forced = position.count_moves() == 1;
        let best = self.ask(position, None)?;
        let (played, loss) = if best.m == m {
            (best.clone(), Loss::none(&best.value))
        } else {
            let played = self.ask(position, Some(m))?;
            let loss = Loss::between(&best.value, &played.value);
            (played, loss)
        };
        Some(Judgement {
            best,
            played: played.value,
            loss,
            forced,
        })
    }

    fn ask<G: WireGame>(&mut self, position: &G, only: Option<G::Move>) -> Option<Line<G::Move>> {
        if self.ended_by.is_some() {
            return None;
        }
        let ask = Ask {
            position: position.clone(),
            moves: only.map(|m| vec![m]),
            lines: 1,
            limits: Limits {
                nodes: self.nodes_per_question,
                time_ms: 0,
                depth: self.depth,
            },
            seed: self.seed,
            table_bytes: self.desk.caps().table_bytes,
        };
        let canonical = Canonical::of(&ask);
        let report = self.desk.compute(&canonical, self.stop, self.deadline);
        self.nodes += report.stats.nodes;
        if self.stop.load(Ordering::Relaxed) {
            self.ended_by = Some(StoppedBy::Cancelled);
        } else if Instant::now() >= self.deadline {
            self.ended_by = Some(StoppedBy::Time);
        }
        // What was cut short is no judgement.
        if !report.stats.stopped_by.is_repeatable() {
            self.ended_by.get_or_insert(report.stats.stopped_by);
            return None;
        }
        canonical.way_back().apply(&report).lines.into_iter().next()
    }
}

#[derive(Clone, Default)]
struct Tally {
    classes: Vec<Class>,
    losses: Vec<f64>,
    probabilities: Vec<f64>,
}

impl Tally {
    fn add(&mut self, loss: Loss) {
        self.classes.push(loss.class());
        self.losses.push(loss.figure());
        self.probabilities.extend(loss.win_probability);
    }

    fn summary((seat, tally): (usize, &Tally)) -> ReviewedSeat {
        let count = |class| {
            tally
                .classes
                .iter()
                .filter(|&&other| other == class)
                .count()
        };
        ReviewedSeat {
            seat,
            judged: tally.classes.len(),
            best: count(Class::Best),
            good: count(Class::Good),
            inaccuracy: count(Class::Inaccuracy),
            mistake: count(Class::Mistake),
            blunder: count(Class::Blunder),
            mean_loss: mean(&tally.losses),
            mean_win_probability_loss: mean(&tally.probabilities),
        }
    }
}

fn mean(list: &[f64]) -> Option<f64> {
    (!list.is_empty()).then(|| list.iter().sum::<f64>() / list.len() as f64)
}

async fn call<G: WireGame>(
    context: Context,
    request: ReviewRequest<G::PositionWire>,
) -> Result<Called<ReviewAnswer>, Problem> {
    let asked = read::<G>(&context, request)?;
    let deadline = context.deadline(asked.limits.time_ms);
    context.pay(asked.limits.nodes)?;
    let desk = Arc::clone(context.desk());
    let work = move |stop: Arc<AtomicBool>| answer(&asked, &desk, &stop, deadline);
    let answer = context.desk().lane().run(deadline, work).await?;
    context.charge(answer.stats.nodes);
    Ok(answer.into())
}

/// Declares it for one game.
pub(super) fn declare<G: WireGame>(surface: &mut Surface, context: &Context) {
    let mut requests = super::samples::<G>(surface, |example, position| {
        let limits = json!({ "nodes": EXAMPLE_NODES });
        let mut request = json!({ "position": position, "moves": example.moves, "limits": limits });
        if let Some(seed) = example.seed {
            request["seed"] = json!(seed);
        }
        Some(request)
    });
    requests.truncate(2);
    let answers = super::answer_samples(&requests, |body| {
        let asked = read::<G>(context, parse_json(body)?)?;
        let far = context.deadline(u64::from(u32::MAX));
        Ok(answer(&asked, context.desk(), &Arc::default(), far))
    });
    surface
        .endpoint(Method::POST, format!("/v1/{}/review", G::ID), G::ID)
        .id(format!("{}_review", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text(
            "Review a game",
            format!(
                "Plays the moves as `play` does, and says of each what it is worth, what would have been best, and its \
                 class. `limits` are for the whole game: the nodes are shared out equally among the moves, half of each \
                 share to find the best move, half to value the one that was played. Without limits: {} nodes a move. \
                 When time ends it, the rest of the moves have no judgement. Values take the position alone into \
                 account, not what was repeated before.",
                (G::DEFAULT_NODES / DEFAULT_SHARE).max(1)
            ),
        )
        .body::<ReviewRequest<G::PositionWire>>(true, requests)
        .shared_answer::<ReviewAnswer>("The game, move by move.", answers)
        .errors(POSITION_ERRORS)
        .errors(&[
            Code::MalformedMove,
            Code::IllegalMove,
            Code::GameOver,
            Code::LimitExceeded,
            Code::ImpossibleOptions,
            Code::ServiceFull,
            Code::BudgetSpent,
        ])
        .serve_call(call::<G>);
}
