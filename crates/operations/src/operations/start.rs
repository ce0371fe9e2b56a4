//! `start`: sets up a start position.

use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use tessera_rules::game::random::seeded;

use crate::game::WireGame;
use crate::host::Host;
use crate::operation::{Operation, RequestExample, needs_nothing};
use crate::position::{Awaits, Head, seed_or_fresh};
use crate::problem::{Code, Problem};

/// A start position made from options.
pub struct Start<G: WireGame> {
    position: G,
    seed: u64,
}

/// A start position and the seed that dealt it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema")]
pub struct StartAnswer<P> {
    /// The position.
    pub position: P,
    /// Key of the position.
    pub key: String,
    /// True if the game is over.
    pub over: bool,
    /// The seats that won; always empty here.
    pub winners: Vec<usize>,
    /// The next event, a move or a random draw; null when the game is over.
    pub awaits: Option<Awaits>,
    /// The seed that was used. The same seed gives the same position.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: u64,
    /// `reconstructed` if the rules of this form of the game are not the published ones; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

impl<G: WireGame> Operation for Start<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "start";
    const SUMMARY: &'static str = "Start position";
    const ERRORS: &'static [&'static [Code]] =
        &[&[Code::MalformedOption, Code::ImpossibleOptions, Code::LimitExceeded]];
    const REQUIRED: bool = false;

    type Request = G::StartOptions;
    type Answer = StartAnswer<G::PositionWire>;
    needs_nothing!();

    fn description() -> String {
        "A start position. Every option may be left out, and so may the body. The same seed gives the same \
         position; without one, a random seed is used and reported."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let request = json!({ "seed": 7 });
        vec![RequestExample::new("seeded", "The deal of seed 7.", request)]
    }

    fn read(options: G::StartOptions, host: &impl Host) -> Result<Start<G>, Problem> {
        let seed = seed_or_fresh(G::seed(&options), host)?;
        let position = G::start(&options, &mut seeded(seed)).map_err(Problem::of_options)?;
        Ok(Start { position, seed })
    }

    fn run(self, (): (), _host: &impl Host) -> Result<Self::Answer, Problem> {
        let head = Head::of(&self.position);
        Ok(StartAnswer {
            position: self.position.encode(),
            key: head.key,
            over: head.over,
            winners: head.winners,
            awaits: head.awaits,
            seed: self.seed,
            rules_status: head.rules_status,
        })
    }
}
