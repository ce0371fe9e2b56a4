//! `start`: a start position.

use actix_web::http::Method;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use super::Head;
use crate::api::body::parse_json;
use crate::api::game::WireGame;
use crate::api::problem::{Code, Problem};
use crate::api::surface::{Surface, sample};
use crate::game::Fault;
use crate::game::random::{MAX_SEED, seeded};

/// A start position and the seed that dealt it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema")]
pub struct StartAnswer<P> {
    /// The position.
    pub position: P,
    /// Its key.
    pub key: String,
    /// Whether the game is over.
    pub over: bool,
    /// The seats that won; empty.
    pub winners: Vec<usize>,
    /// The seed: sent again, it gives the same position.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: u64,
    /// `reconstructed` where the rules of this form of the game are not published ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// A start position by `options`; without a seed, a random one.
///
/// # Errors
/// [`Code::MalformedOption`] and [`Code::ImpossibleOptions`].
pub fn answer<G: WireGame>(
    options: &G::StartOptions,
) -> Result<StartAnswer<G::PositionWire>, Problem> {
    let seed = match G::seed(options) {
        Some(seed) => super::play::seed_in_range(seed)?,
        None => rand::random::<u64>() & MAX_SEED,
    };
    let position =
        G::start(options, &mut seeded(seed)).map_err(|fault: Fault| Problem::of_options(fault))?;
    let head = Head::of(&position);
    Ok(StartAnswer {
        position: position.encode(),
        key: head.key,
        over: head.over,
        winners: head.winners,
        seed,
        rules_status: head.rules_status,
    })
}

/// Declares it for one game.
pub(super) fn declare<G: WireGame>(surface: &mut Surface) {
    let mut requests = Vec::new();
    if surface.with_examples() {
        let request = json!({ "seed": 7 });
        requests.push(sample("seeded", "The deal of seed 7.", &request));
    }
    let answers = super::answer_samples(&requests, |body| answer::<G>(&parse_json(body)?));
    surface
        .endpoint(Method::POST, format!("/v1/{}/start", G::ID), G::ID)
        .id(format!("{}_start", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text(
            "Start position",
            "A start position. Every option may be left out, and so may the body. The same seed gives the same \
             position; without one, a random seed is used and told.",
        )
        .body::<G::StartOptions>(false, requests)
        .answer::<StartAnswer<G::PositionWire>>("The start position.", answers)
        .errors(&[Code::MalformedOption, Code::ImpossibleOptions])
        .serve_call(|_, options| async move { answer::<G>(&options).map(Into::into) });
}
