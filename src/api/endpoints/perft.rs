//! `perft`: exact leaf counts.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use actix_web::http::Method;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::{Head, POSITION_ERRORS, read_position};
use crate::api::answer::Called;
use crate::api::body::parse_json;
use crate::api::context::Context;
use crate::api::game::WireGame;
use crate::api::lane::full;
use crate::api::problem::{Code, Problem};
use crate::api::surface::Surface;
use crate::api::wire::{Int, PositionInput};
use crate::game::perft::{Unfinished, divide_until};

/// Largest depth; the size limit strikes long before in any position with a choice.
pub const MAX_DEPTH: u32 = 255;

/// A position and a depth.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct PerftRequest<P> {
    /// The position: the JSON object or the position key.
    position: PositionInput<P>,
    /// Number of plies.
    #[schema(value_type = i64, minimum = 0, maximum = 255)]
    depth: Int,
}

/// Leaf counts.
#[derive(Debug, Serialize, ToSchema)]
pub struct PerftAnswer {
    /// The position key.
    pub key: String,
    /// The seat that moves.
    pub seat: usize,
    /// Whether the game is over.
    pub over: bool,
    /// The seats that won; empty while not over and for a draw.
    pub winners: Vec<usize>,
    /// Number of plies.
    pub depth: u32,
    /// Lines of exactly `depth` plies.
    pub total: u64,
    /// The lines behind each legal move, sorted by notation; empty at depth 0.
    pub moves: Vec<PerftMove>,
    /// `reconstructed` where the rules of this form of the game are not published ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// The lines behind one move.
#[derive(Debug, Serialize, ToSchema)]
pub struct PerftMove {
    /// The move in notation.
    pub r#move: String,
    /// Lines behind it.
    pub leaves: u64,
}

/// Counts the lines of `depth` plies from `position`, as long as they and the inner positions are no more
/// than `limit` and the flag is not raised.
///
/// # Errors
/// [`Code::LimitExceeded`] when there are more, [`Code::ServiceFull`] when the flag is raised.
pub fn answer<G: WireGame>(
    mut position: G,
    depth: u32,
    limit: u64,
    stop: Option<&AtomicBool>,
) -> Result<PerftAnswer, Problem> {
    let head = Head::of(&position);
    let division =
        divide_until(&mut position, depth, limit, stop).map_err(|unfinished| match unfinished {
            Unfinished::TooLarge { limit } => Problem::new(
                Code::LimitExceeded,
                format!("depth {depth} needs more than {limit} leaves and inner positions; ask for less depth"),
            )
            .at("/depth"),
            // A caller who still waits is there only while the service shuts down.
            Unfinished::Stopped => full("the service is shutting down"),
        })?;
    let mut moves: Vec<PerftMove> = division
        .parts
        .into_iter()
        .map(|(m, leaves)| PerftMove {
            r#move: position.notation(m),
            leaves,
        })
        .collect();
    moves.sort_unstable_by(|a, b| a.r#move.cmp(&b.r#move));
    Ok(PerftAnswer {
        key: head.key,
        seat: head.seat,
        over: head.over,
        winners: head.winners,
        depth,
        total: division.total,
        moves,
        rules_status: head.rules_status,
    })
}

fn decode<G: WireGame>(request: PerftRequest<G::PositionWire>) -> Result<(G, u32), Problem> {
    let position = read_position::<G>(request.position)?;
    let depth = request
        .depth
        .to::<u32>()
        .filter(|&depth| depth <= MAX_DEPTH)
        .ok_or_else(|| {
            Problem::new(
                Code::LimitExceeded,
                format!("the depth lies between 0 and {MAX_DEPTH}"),
            )
            .at("/depth")
        })?;
    Ok((position, depth))
}

async fn call<G: WireGame>(
    context: Context,
    request: PerftRequest<G::PositionWire>,
) -> Result<Called<PerftAnswer>, Problem> {
    let (position, depth) = decode::<G>(request)?;
    let limit = context.nodes(G::PERFT_LIMIT)?;
    context.pay(0)?;
    let desk = context.desk();
    let deadline = context.deadline(desk.caps().max_time_ms);
    let work = move |stop: Arc<AtomicBool>| answer(position, depth, limit, Some(&stop));
    let counted = desk.lane().run(deadline, work).await?;
    let counted = counted.map_err(|problem| match problem.code {
        // It is the batch that has no room for it, not the service.
        Code::LimitExceeded if limit < G::PERFT_LIMIT => context.spent("nodes"),
        _ => problem,
    })?;
    desk.metrics().searched(G::ID, counted.total);
    context.charge(counted.total);
    Ok(counted.into())
}

/// Declares it for one game.
pub(super) fn declare<G: WireGame>(surface: &mut Surface) {
    let requests = super::samples::<G>(surface, |_, position| {
        Some(json!({ "position": position, "depth": 1 }))
    });
    let answers = super::answer_samples(&requests, |body| {
        let (position, depth) = decode::<G>(parse_json(body)?)?;
        answer(position, depth, G::PERFT_LIMIT, None)
    });
    surface
        .endpoint(Method::POST, format!("/v1/{}/perft", G::ID), G::ID)
        .id(format!("{}_perft", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text(
            "Count lines",
            format!(
                "The number of lines of exactly `depth` plies, in all and behind each move. Every decision is one ply; \
                 a line that is over before counts nothing; one that meets chance counts as one leaf. Refused above \
                 {} leaves and inner positions.",
                G::PERFT_LIMIT
            ),
        )
        .body::<PerftRequest<G::PositionWire>>(true, requests)
        .answer::<PerftAnswer>("The counts.", answers)
        .errors(POSITION_ERRORS)
        .errors(&[Code::LimitExceeded, Code::ServiceFull, Code::BudgetSpent])
        .serve_call(call::<G>);
}
