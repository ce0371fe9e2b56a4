//! What a call is: a request that is read and checked, work with a known cost, an answer.

use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema as _, ToSchema};

use crate::host::Host;
use crate::json;
use crate::json::write::Written;
use crate::problem::{Code, Problem};

/// A call of the API. The implementing type is the checked question: it exists only when the request makes sense.
///
/// A host makes a call in these steps: [`Operation::read`]; if other calls share a budget with it,
/// [`Operation::shared_nodes`] and [`Operation::grant`]; [`Operation::need`], which the host meets from a cache or by
/// work; [`Operation::run`], at once or where heavy work runs, as [`Operation::cost`] says. [`call`] does all of it on
/// the spot.
pub trait Operation: Sized + Send + 'static {
    /// The id of the game that the call is about; `None` for a call about all of them.
    const GAME: Option<&'static str>;
    /// Its name, the same for every game, such as `moves`.
    const NAME: &'static str;
    /// What it does, in a few words.
    const SUMMARY: &'static str;
    /// The problems that it may answer with, beyond those of reading JSON.
    const ERRORS: &'static [&'static [Code]];
    /// Whether the request may not be left out. A request that is left out counts as `{}`.
    const REQUIRED: bool = true;
    /// Whether the engine that runs on a caller's own device has it, too. Its size is limited.
    const ON_DEVICES: bool = true;

    /// The question.
    type Request: DeserializeOwned + ToSchema + Send + 'static;
    /// What is answered.
    type Answer: Answer;
    /// What it needs before it runs.
    type Need: Need;

    /// What it does, in full (Markdown).
    fn description() -> String;

    /// Requests that the documentation shows. Tests make all of them.
    fn examples() -> Vec<RequestExample> {
        Vec::new()
    }

    /// Schemas that take the place of derived ones, by name.
    fn pinned_schemas() -> Vec<(String, RefOr<Schema>)> {
        Vec::new()
    }

    /// The schema of the request.
    fn request_schema() -> RefOr<Schema> {
        Self::Request::schema()
    }

    /// Reads and checks a request.
    ///
    /// # Errors
    /// What is wrong with it, with its place.
    fn read(request: Self::Request, host: &impl Host) -> Result<Self, Problem>;

    /// Nodes that it may spend of a budget that it shares with other calls; `None` when it takes none.
    fn shared_nodes(&self) -> Option<u64> {
        None
    }

    /// Cuts it to so many nodes, when the shared budget has no more.
    fn grant(&mut self, _nodes: u64) {}

    /// What it needs. Asked for once.
    fn need(&mut self) -> Self::Need;

    /// What running it may cost, apart from its need.
    fn cost(&self) -> Cost {
        Cost::Light
    }

    /// Does the work.
    ///
    /// # Errors
    /// What came in its way.
    fn run(
        self,
        given: <Self::Need as Need>::Given,
        host: &impl Host,
    ) -> Result<Self::Answer, Problem>;
}

/// The name of an operation among those of all games, such as `octopus_moves`.
pub fn id<O: Operation>() -> String {
    match O::GAME {
        Some(game) => format!("{game}_{}", O::NAME),
        None => O::NAME.to_owned(),
    }
}

/// Makes a call from its JSON to its JSON, here and now. An empty request counts as `{}` where it may be left out.
///
/// # Errors
/// Those of reading JSON, of the operation, and of what it needs.
pub fn call<O: Operation>(request: &[u8], host: &impl Host) -> Result<Vec<u8>, Problem> {
    answer::<O>(request_of::<O>(request)?, host)?.into_json()
}

/// Reads the request of an operation. An empty text counts as `{}` where it may be left out.
///
/// # Errors
/// Those of reading JSON.
pub fn request_of<O: Operation>(text: &[u8]) -> Result<O::Request, Problem> {
    if text.is_empty() && !O::REQUIRED {
        return json::parse(b"{}");
    }
    json::parse(text)
}

/// Makes a call here and now.
///
/// # Errors
/// Those of the operation, and of what it needs.
pub fn answer<O: Operation>(request: O::Request, host: &impl Host) -> Result<O::Answer, Problem> {
    let mut operation = O::read(request, host)?;
    let given = operation.need().meet(host)?;
    operation.run(given, host)
}

/// What running a call costs its host.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cost {
    /// So little that it may run wherever requests are read.
    Light,
    /// Some milliseconds: a list of thousands of moves, a large picture.
    Bulky,
    /// Work for an engine or a prover.
    Heavy {
        /// What its caller deposits.
        price: Price,
        /// Milliseconds that it may take since the request arrived; `None` for as long as the host allows.
        time_ms: Option<u64>,
    },
}

/// The most that heavy work may cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Price {
    /// Nodes that it may spend; a node stands for about a microsecond.
    pub nodes: u64,
    /// Whether it ends within about 200 ms of a processor, so that one such job may run beside all others.
    pub is_brief: bool,
}

impl Price {
    /// Work that only the time of the request bounds.
    pub const UNBOUNDED: Price = Price::long(u64::MAX);

    /// Work whose time the nodes bound, as that of a search.
    pub const fn of_search(nodes: u64) -> Price {
        Price {
            nodes,
            is_brief: nodes <= BRIEF_NODES,
        }
    }

    /// Work of at most so many nodes that may take longer than 200 ms whatever their number.
    pub const fn long(nodes: u64) -> Price {
        Price {
            nodes,
            is_brief: false,
        }
    }
}

/// Nodes that a search enters in about 200 ms, at most.
const BRIEF_NODES: u64 = 150_000;

/// What a call needs before it runs, and a host may have at hand: an analysis, a puzzle.
pub trait Need: Send + 'static {
    /// What meets it.
    type Given: Send + 'static;

    /// Meets it by work, here and now.
    ///
    /// # Errors
    /// When there is no such thing, or no time for it.
    fn meet(self, host: &impl Host) -> Result<Self::Given, Problem>;

    /// What meets it without any work.
    ///
    /// # Errors
    /// The need itself, where that takes work.
    fn at_hand(self) -> Result<Self::Given, Self>
    where
        Self: Sized,
    {
        Err(self)
    }
}

/// The need of a call that needs nothing.
#[derive(Debug, Clone, Copy)]
pub struct Nothing;

impl Need for Nothing {
    type Given = ();

    fn meet(self, _host: &impl Host) -> Result<(), Problem> {
        Ok(())
    }

    fn at_hand(self) -> Result<(), Nothing> {
        Ok(())
    }
}

/// What a call answers with: whatever serde writes, or what writes itself in less time.
pub trait Answer: Send + 'static {
    /// The type whose schema describes the JSON.
    type Schema: ToSchema;

    /// The JSON text, and where its sentences are.
    ///
    /// # Errors
    /// [`Code::Internal`] when it can't be serialized.
    fn written(self) -> Result<Written, Problem>;

    /// The JSON text, in English.
    ///
    /// # Errors
    /// As [`Answer::written`].
    fn into_json(self) -> Result<Vec<u8>, Problem>
    where
        Self: Sized,
    {
        Ok(self.written()?.json)
    }
}

impl<T: Serialize + ToSchema + Send + 'static> Answer for T {
    type Schema = T;

    fn written(self) -> Result<Written, Problem> {
        json::write::written(&self).map_err(Problem::unwritable)
    }
}

/// An answer that is the same for every caller.
#[derive(Debug)]
pub struct Kept<T: 'static>(pub &'static T);

impl<T: Serialize + ToSchema + Sync> Answer for Kept<T> {
    type Schema = T;

    fn written(self) -> Result<Written, Problem> {
        json::write::written(self.0).map_err(Problem::unwritable)
    }
}

/// A request that the documentation shows.
#[derive(Debug, Clone)]
pub struct RequestExample {
    /// Identifier, snake case.
    pub name: String,
    /// One line for readers.
    pub summary: String,
    /// The request.
    pub request: serde_json::Value,
}

impl RequestExample {
    /// An example with these texts.
    pub fn new(name: &str, summary: &str, request: serde_json::Value) -> RequestExample {
        RequestExample {
            name: name.to_owned(),
            summary: summary.to_owned(),
            request,
        }
    }
}
