//! `reply`: one move, as a player of a given strength would choose it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use actix_web::http::Method;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::analysis::ENGINE_ERRORS;
use super::play::seed_in_range;
use super::{Head, POSITION_ERRORS, read_position};
use crate::api::analysis::{Caps, chance_is_not_due};
use crate::api::answer::Called;
use crate::api::body::parse_json;
use crate::api::context::Context;
use crate::api::game::WireGame;
use crate::api::lane::full;
use crate::api::problem::{Code, Problem};
use crate::api::surface::Surface;
use crate::api::wire::{Int, PositionInput};
use crate::engines::Level;
use crate::game::random::MAX_SEED;
use crate::search::{Budget, StoppedBy};

/// A position, and who is to answer in it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct ReplyRequest<P> {
    /// The position: the JSON object or the position key.
    position: PositionInput<P>,
    /// Strength, from a beginner's (1) to the engine's best (8).
    #[schema(value_type = i64, minimum = 1, maximum = 8)]
    level: Int,
    /// The same seed gives the same move; without one, a random seed is used and told.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    seed: Option<Int>,
}

/// A move and the position after it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema, M: ToSchema")]
pub struct ReplyAnswer<P, M> {
    /// The seat that moved.
    pub seat: usize,
    /// The move object.
    pub r#move: M,
    /// The position after the move.
    pub position: P,
    /// Its key.
    pub key: String,
    /// Whether the game is over.
    pub over: bool,
    /// The seats that won; empty while not over and for a draw.
    pub winners: Vec<usize>,
    /// The level that chose.
    #[schema(minimum = 1, maximum = 8)]
    pub level: u8,
    /// The seed that held.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: u64,
    /// `reconstructed` where the rules of this form of the game are not published ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// The answer for one game.
type Replied<G> = ReplyAnswer<<G as WireGame>::PositionWire, <G as WireGame>::MoveWire>;

/// A request that was read and checked.
struct Asked<G> {
    position: G,
    level: Level,
    seed: u64,
}

fn read<G: WireGame>(request: ReplyRequest<G::PositionWire>) -> Result<Asked<G>, Problem> {
    let position = read_position::<G>(request.position)?;
    let level = request.level.to().and_then(Level::new).ok_or_else(|| {
        let (min, max) = (Level::MIN.number(), Level::MAX.number());
        let detail = format!("a level is an integer from {min} to {max}");
        Problem::new(Code::ImpossibleOptions, detail).at("/level")
    })?;
    let seed = match request.seed {
        Some(seed) => seed_in_range(seed)?,
        None => rand::random::<u64>() & MAX_SEED,
    };
    if position.is_over() {
        let detail = "the game is over; there is nothing to reply";
        return Err(Problem::new(Code::GameOver, detail));
    }
    chance_is_not_due(&position)?;
    Ok(Asked {
        position,
        level,
        seed,
    })
}

/// Chooses and plays the move; what is left of the budget tells what it took.
fn answer<G: WireGame>(asked: Asked<G>, budget: &mut Budget) -> Replied<G> {
    let Asked {
        mut position,
        level,
        seed,
    } = asked;
    let m = position.reply(level, seed, budget);
    let seat = position.to_move().index();
    let described = position.describe(m, position.notation(m));
    position.play(m);
    let head = Head::of(&position);
    ReplyAnswer {
        seat,
        r#move: described,
        position: position.encode(),
        key: head.key,
        over: head.over,
        winners: head.winners,
        level: level.number(),
        seed,
        rules_status: head.rules_status,
    }
}

/// Nodes of the strongest reply: like an analysis without limits, it takes about a second.
fn reply_nodes<G: WireGame>(caps: &Caps) -> u64 {
    G::DEFAULT_NODES.min(caps.max_nodes)
}

async fn call<G: WireGame>(
    context: Context,
    request: ReplyRequest<G::PositionWire>,
) -> Result<Called<Replied<G>>, Problem> {
    let asked = read::<G>(request)?;
    let desk = context.desk();
    let caps = desk.caps();
    let own = reply_nodes::<G>(caps);
    let nodes = context.nodes(own)?;
    context.pay(nodes * u64::from(asked.level.number()) / u64::from(Level::MAX.number()))?;
    let deadline = context.deadline(caps.max_time_ms);
    let table_bytes = caps.table_bytes;
    let work = move |stop: Arc<AtomicBool>| {
        let mut budget = Budget::nodes(nodes)
            .with_tables(table_bytes)
            .with_stop(stop)
            .with_deadline(move || Instant::now() >= deadline);
        let answer = answer(asked, &mut budget);
        (answer, budget.spent(), budget.stopped())
    };
    let (answer, spent, stopped) = desk.lane().run(deadline, work).await?;
    if matches!(stopped, Some(StoppedBy::Time | StoppedBy::Cancelled)) {
        // Another machine would choose otherwise, and the same seed promises the same move.
        return Err(full("there was no time to choose the move"));
    }
    if stopped == Some(StoppedBy::Nodes) && nodes < own {
        // With less than it would have on its own, it could be another move.
        return Err(context.spent("nodes"));
    }
    desk.metrics().searched(G::ID, spent);
    context.charge(spent);
    Ok(answer.into())
}

/// Declares it for one game.
pub(super) fn declare<G: WireGame>(surface: &mut Surface) {
    let mut requests = super::samples::<G>(surface, |example, position| {
        let asked = super::example_position::<G>(example);
        let due = !asked.is_over() && asked.draw().is_none();
        due.then(|| json!({ "position": position, "level": 1, "seed": 7 }))
    });
    requests.truncate(2);
    let answers = super::answer_samples(&requests, |body| {
        let asked = read::<G>(parse_json(body)?)?;
        let nodes = reply_nodes::<G>(&Caps::default());
        Ok(answer(asked, &mut Budget::nodes(nodes)))
    });
    surface
        .endpoint(Method::POST, format!("/v1/{}/reply", G::ID), G::ID)
        .id(format!("{}_reply", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text(
            "Choose a move",
            "One move as a player of that strength would choose it, and the position after it. The same seed gives the \
             same move; without one, a random seed is used and told. The strongest spends as much as an analysis without \
             limits.",
        )
        .body::<ReplyRequest<G::PositionWire>>(true, requests)
        .answer::<Replied<G>>("The move, and the position after it.", answers)
        .errors(POSITION_ERRORS)
        .errors(&[Code::GameOver])
        .errors(ENGINE_ERRORS)
        .serve_call(call::<G>);
}
