//! The trait of API calls. A call is a checked request, work of known cost and an answer.

use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema as _, ToSchema};

use crate::host::Host;
use crate::json;
use crate::json::write::Written;
use crate::problem::{Code, Problem};

/// A call of the API. The implementing type is the checked request: a value exists only if the request is valid.
///
/// A host makes a call in these steps: [`Operation::read`]; [`Operation::shared_nodes`] and [`Operation::grant`], if
/// other calls share a budget with it; [`Operation::dependency`], whose value the host has in a cache or computes;
/// [`Operation::run`], immediately or on the threads for heavy work, depending on [`Operation::cost`]. [`call`] does
/// all of this immediately.
pub trait Operation: Sized + Send + 'static {
    /// The id of the call's game; `None` for a call about all games.
    const GAME: Option<&'static str>;
    /// The operation's name, the same for every game, such as `moves`.
    const NAME: &'static str;
    /// A short summary of the operation.
    const SUMMARY: &'static str;
    /// Problem codes of the operation, besides the codes of reading JSON.
    const ERRORS: &'static [&'static [Code]];
    /// True if the request is mandatory. A missing request counts as `{}`.
    const REQUIRED: bool = true;
    /// True if the engine for callers' own devices includes this operation. The size of that engine is limited.
    const ON_DEVICES: bool = true;

    /// The request before it is checked.
    type Request: DeserializeOwned + ToSchema + Send + 'static;
    /// The answer.
    type Answer: Answer;
    /// The input that the call needs before it runs.
    type Dependency: Dependency;

    /// The full description of the operation (Markdown).
    fn description() -> String;

    /// Example requests of the documentation. Tests make all of them.
    fn examples() -> Vec<RequestExample> {
        Vec::new()
    }

    /// Schemas that replace derived ones, by name.
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
    /// The problem of an invalid request, with its place.
    fn read(request: Self::Request, host: &impl Host) -> Result<Self, Problem>;

    /// Nodes that the call may spend from a budget shared with other calls; `None` if it uses no such budget.
    fn shared_nodes(&self) -> Option<u64> {
        None
    }

    /// Reduces the call's limit to the nodes that are left in the shared budget.
    fn grant(&mut self, _nodes: u64) {}

    /// Returns the call's dependency. Called once.
    fn dependency(&mut self) -> Self::Dependency;

    /// Upper bound for the cost of [`Operation::run`], without the cost of the dependency.
    fn cost(&self) -> Cost {
        Cost::Light
    }

    /// Does the work.
    ///
    /// # Errors
    /// The problem that prevented an answer.
    fn run(
        self,
        value: <Self::Dependency as Dependency>::Value,
        host: &impl Host,
    ) -> Result<Self::Answer, Problem>;
}

/// The name of an operation among the operations of all games, such as `octopus_moves`.
pub fn id<O: Operation>() -> String {
    match O::GAME {
        Some(game) => format!("{game}_{}", O::NAME),
        None => O::NAME.to_owned(),
    }
}

/// Makes a call immediately, from JSON to JSON, in which texts for people are messages. An empty request counts as `{}` if the operation allows that.
///
/// # Errors
/// Errors of reading JSON, of the operation, and of its dependency.
pub fn call<O: Operation>(request: &[u8], host: &impl Host) -> Result<Vec<u8>, Problem> {
    answer::<O>(request_of::<O>(request)?, host)?.into_json()
}

/// Reads the request of an operation. An empty text counts as `{}` if the operation allows that.
///
/// # Errors
/// Errors of reading JSON.
pub fn request_of<O: Operation>(text: &[u8]) -> Result<O::Request, Problem> {
    if text.is_empty() && !O::REQUIRED {
        return json::parse(b"{}");
    }
    json::parse(text)
}

/// Makes a call immediately.
///
/// # Errors
/// Errors of the operation, and of its dependency.
pub fn answer<O: Operation>(request: O::Request, host: &impl Host) -> Result<O::Answer, Problem> {
    let mut operation = O::read(request, host)?;
    let value = operation.dependency().compute(host)?;
    operation.run(value, host)
}

/// The cost that a call has for its host.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cost {
    /// Cheap enough to run on any thread that reads requests.
    Light,
    /// Some milliseconds: a list of thousands of moves, a large picture.
    Medium,
    /// Work for an engine or a prover.
    Heavy {
        /// Amount that its caller deposits.
        price: Price,
        /// Time limit in milliseconds since the request arrived; `None` for the host's own limit.
        time_ms: Option<u64>,
    },
}

impl Cost {
    /// Work within the host's own time limit.
    pub const fn heavy(price: Price) -> Cost {
        Cost::Heavy { price, time_ms: None }
    }
}

/// Upper bound for the cost of heavy work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Price {
    /// Nodes that the work may spend; a node stands for about a microsecond.
    pub nodes: u64,
    /// True if the work takes at most about 200 ms of processor time, so that one such job may run in addition to all
    /// others.
    pub is_brief: bool,
}

impl Price {
    /// Work that only the request's time limit bounds.
    pub const UNBOUNDED: Price = Price::long(u64::MAX);

    /// Work whose time is bounded by its nodes, such as a search.
    pub const fn of_search(nodes: u64) -> Price {
        Price { nodes, is_brief: nodes <= BRIEF_NODES }
    }

    /// Work of at most `nodes` nodes that may take longer than 200 ms even if `nodes` is small.
    pub const fn long(nodes: u64) -> Price {
        Price { nodes, is_brief: false }
    }
}

/// Most nodes that a search enters in about 200 ms.
const BRIEF_NODES: u64 = 150_000;

/// The input that a call needs before it runs, such as an analysis or a puzzle. A host may have its value in a cache.
pub trait Dependency: Send + 'static {
    /// The input.
    type Value: Send + 'static;

    /// Computes the value.
    ///
    /// # Errors
    /// The problem, if the value doesn't exist or the time is too short.
    fn compute(self, host: &impl Host) -> Result<Self::Value, Problem>;
}

/// Says within its `impl Operation` that a call has no dependency.
macro_rules! needs_nothing {
    () => {
        type Dependency = $crate::operation::Nothing;

        fn dependency(&mut self) -> $crate::operation::Nothing {
            $crate::operation::Nothing
        }
    };
}
pub(crate) use needs_nothing;

/// The dependency of a call without one.
#[derive(Debug, Clone, Copy)]
pub struct Nothing;

impl Dependency for Nothing {
    type Value = ();

    fn compute(self, _host: &impl Host) -> Result<(), Problem> {
        Ok(())
    }
}

/// The answer of a call: any type that serde can write, or a type with a faster writer of its own.
pub trait Answer: Send + 'static {
    /// The type whose schema describes the JSON.
    type Schema: ToSchema;

    /// The JSON text, in which texts for people are messages.
    ///
    /// # Errors
    /// [`Code::Internal`] if the answer can't be serialized.
    fn written(self) -> Result<Written, Problem>;

    /// The JSON text of [`Answer::written`].
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

/// The last paragraph of the description of an enumeration to which later releases may add values.
pub const GROWS: &str = "Later releases may add values; accept unknown ones.";

/// An example request of the documentation.
#[derive(Debug, Clone)]
pub struct RequestExample {
    /// Identifier in snake case.
    pub name: String,
    /// One line for readers.
    pub summary: String,
    /// The request.
    pub request: serde_json::Value,
}

impl RequestExample {
    /// Creates an example.
    pub fn new(name: &str, summary: &str, request: serde_json::Value) -> RequestExample {
        RequestExample { name: name.to_owned(), summary: summary.to_owned(), request }
    }
}
