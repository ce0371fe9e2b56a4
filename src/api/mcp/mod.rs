//! The calls of the API as tools of the Model Context Protocol.
//!
//! A tool is an operation: what it takes is put together from the operation's request in every game, and calling it makes
//! the operation's call, with the service's lane and caches. So an answer is the same JSON, cut where it is long, and a
//! refusal the same problem. [`serve_stdio`] speaks over standard input and output, [`http`] over HTTP.

mod arguments;
mod compact;
pub mod http;
pub mod origin;
mod progress;
mod resources;
mod tools;

use std::sync::Arc;

use rmcp::handler::server::ServerHandler;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ErrorData,
    Implementation, ListResourceTemplatesResult, ListResourcesResult, ListToolsResult,
    PaginatedRequestParams, ReadResourceRequestParams, ReadResourceResponse, ServerCapabilities,
    ServerConfig, Tool,
};
use rmcp::service::{RequestContext, RoleServer, ServiceExt};
use serde_json::{Map, Value};

use super::api_builder::Calls;
use super::context::Context;
use super::problem::{Code, Problem, document};
use super::routes;
use crate::configuration::Configuration;
use crate::state::State;
use progress::Teller;
use tools::{Offered, offered};

const INSTRUCTIONS: &str = "Five abstract games: octopus, themisto, ingenious, nebuchadnezzar, temple. \
Nothing is kept between calls: send the position every time, as the one-line `key` that answers carry. Moves are notation \
strings, as `legal_moves` lists them. Seats count from 0; values are for the seat that moves, and `exact` means proved. \
`rules` teaches a game (as the resources `tessera://rules/{game}` do), `game_info` tells how positions and moves are \
written. Refusals name the ruling that was broken. Answers are cut to 20 kB; `fields`, `limit` and `max_kb` choose what \
of them you get.";

/// Offers the tools over standard input and output until the client closes them. Call it inside a runtime that
/// can spawn local tasks, such as actix's.
///
/// # Errors
/// When the client goes away before it has introduced itself, or the streams fail.
pub async fn serve_stdio(configuration: &Configuration) -> std::io::Result<()> {
    let state = Arc::new(State::new(configuration)?);
    let toolbox = Toolbox::new(state, routes::routes().calls().clone());
    let tools = Tools::new(Arc::new(toolbox), None);
    let running = tools.serve(rmcp::transport::stdio()).await;
    let running = running.map_err(std::io::Error::other)?;
    running.waiting().await.map_err(std::io::Error::other)?;
    Ok(())
}

/// The tools, and the calls behind them.
pub struct Toolbox {
    offered: Vec<Offered>,
    calls: Calls,
    state: Arc<State>,
}

impl Toolbox {
    /// All tools, which make these calls.
    pub fn new(state: Arc<State>, calls: Calls) -> Toolbox {
        Toolbox {
            offered: offered(),
            calls,
            state,
        }
    }

    fn find(&self, name: &str) -> Option<&Offered> {
        self.offered
            .iter()
            .find(|offered| offered.tool.name == name)
    }

    async fn answer(
        &self,
        offered: &Offered,
        arguments: Map<String, Value>,
        context: Context,
    ) -> CallToolResult {
        let language = context.language();
        match self.asked(offered, arguments, context).await {
            Ok(result) => result,
            Err(problem) => {
                let json = document(&problem, language, None);
                let text = String::from_utf8_lossy(&json).into_owned();
                let problem = serde_json::from_slice(&json).unwrap_or_default();
                let mut result = CallToolResult::structured_error(problem);
                result.content = vec![ContentBlock::text(text)];
                result
            }
        }
    }

    async fn asked(
        &self,
        offered: &Offered,
        arguments: Map<String, Value>,
        context: Context,
    ) -> Result<CallToolResult, Problem> {
        let broken = || Problem::new(Code::Internal, "the answer can't be read");
        let (id, request, cut) = offered.request(arguments)?;
        let call = self.calls.by_id(&id).ok_or_else(broken)?;
        let json = call.make(&context, request.into()).await?.answer;
        let answer = serde_json::from_slice(&json).map_err(|_| broken())?;
        let answer = cut.apply(answer);
        let text = answer.to_string();
        let mut result = CallToolResult::structured(answer);
        result.content = vec![ContentBlock::text(text)];
        Ok(result)
    }
}

/// The tools in the hands of one client.
pub struct Tools {
    toolbox: Arc<Toolbox>,
    /// On whose behalf calls are made; without it, each is a request of its own.
    caller: Option<Context>,
}

impl Tools {
    /// For a client.
    pub fn new(toolbox: Arc<Toolbox>, caller: Option<Context>) -> Tools {
        Tools { toolbox, caller }
    }

    fn context(&self) -> Context {
        let own = || Context::new(Arc::clone(&self.toolbox.state));
        self.caller.clone().unwrap_or_else(own)
    }
}

impl ServerHandler for Tools {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder()
            .enable_tools()
            .enable_resources()
            .build();
        ServerConfig::new(capabilities)
            .with_server_info(
                Implementation::new("tessera", env!("CARGO_PKG_VERSION")).with_title("Tessera"),
            )
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let tools = self
            .toolbox
            .offered
            .iter()
            .map(|offered| offered.tool.clone());
        Ok(ListToolsResult::with_all_items(tools.collect()))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        Some(self.toolbox.find(name)?.tool.clone())
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(offered) = self.toolbox.find(&request.name) else {
            let detail = format!("there is no tool {:?}", request.name);
            return Err(ErrorData::invalid_params(detail, None));
        };
        let arguments = request.arguments.unwrap_or_default();
        let mut teller = Teller::new(&context);
        let caller = teller.told_of(self.context());
        let work = self.toolbox.answer(offered, arguments, caller);
        tokio::pin!(work);
        loop {
            // Dropping the request cancels its work.
            tokio::select! {
                result = &mut work => return Ok(result.into()),
                () = teller.tell() => {}
                () = context.ct.cancelled() => return Err(ErrorData::internal_error("cancelled", None)),
            }
        }
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        Ok(ListResourcesResult::with_all_items(resources::resources()))
    }

    async fn list_resource_templates(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        let templates = resources::templates();
        Ok(ListResourceTemplatesResult::with_all_items(templates))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        resources::read(&request.uri).map(Into::into)
    }
}
