//! The calls of the API as tools of the Model Context Protocol.
//!
//! A tool is an operation. Its arguments are merged from the operation's request in every game, and a call of the
//! tool makes the operation's call, with the service's worker pools and caches. So an answer is the same JSON, cut where it
//! is long and without members that a model can't use, and a refusal is the same problem. [`serve_stdio`] serves
//! standard input and output, [`http`] serves HTTP.

mod arguments;
mod compact;
pub mod http;
mod offers;
pub mod origin;
mod parameters;
mod progress;
mod resources;
mod tools;

use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use rmcp::handler::server::ServerHandler;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, CustomRequest,
    CustomResult, ErrorCode, ErrorData, Implementation, ListResourceTemplatesResult,
    ListResourcesResult, ListToolsResult, PaginatedRequestParams, ReadResourceRequestParams,
    ReadResourceResponse, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::{RequestContext, RoleServer, ServiceExt};
use serde_json::{Map, Value};
use tessera_rules::game::quoted;

use super::api_builder::Calls;
use super::context::Context;
use super::problem::{Code, Problem, document};
use super::routes;
use crate::configuration::Configuration;
use crate::state::State;
use offers::{Form, INSTRUCTIONS};
use progress::Teller;
use tools::{Offered, offered};

/// Longest answer, in bytes, that is cut on the thread of the connection; a longer one is cut in the medium pool.
const SHORT: usize = 8 << 10;

/// Offers the tools over standard input and output until the client closes them. Call it inside a runtime that
/// can spawn local tasks, such as actix's.
///
/// # Errors
/// If the client goes away before its handshake, or the streams fail.
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
    /// All tools, with the given calls.
    pub fn new(state: Arc<State>, calls: Calls) -> Toolbox {
        Toolbox { offered: offered(&state.limits), calls, state }
    }

    fn find(&self, name: &str) -> Option<&Offered> {
        self.offered.iter().find(|offered| offered.tool.name == name)
    }

    async fn answer(
        &self,
        offered: &Offered,
        arguments: Map<String, Value>,
        context: Context,
    ) -> CallToolResult {
        let language = context.language();
        let answered = match self.asked(offered, arguments, &context).await {
            Ok(content) => return CallToolResult::success(vec![content]),
            Err(problem) => refusal(&document(&problem, language, None)),
        };
        CallToolResult::error(vec![ContentBlock::text(answered)])
    }

    async fn asked(
        &self,
        offered: &Offered,
        arguments: Map<String, Value>,
        context: &Context,
    ) -> Result<ContentBlock, Problem> {
        let (id, request, cut) = offered.request(arguments)?;
        let call = self.calls.by_id(&id).ok_or_else(broken)?;
        let json = call.make(context, request.into()).await?.answer;
        if offered.form == Form::Picture {
            return picture(&json, context).await;
        }
        let is_short = json.len() <= SHORT;
        let apply = move || cut.apply(&json).map_err(|_| broken());
        let text = match is_short {
            true => apply()?,
            false => context.run_in_pool(Box::new(apply)).await?,
        };
        Ok(ContentBlock::text(text))
    }
}

fn broken() -> Problem {
    Problem::new(Code::Internal, "the answer can't be read")
}

/// The members of a problem on which a model can act, as JSON text.
fn refusal(document: &[u8]) -> String {
    const OF_HTTP: [&str; 5] = ["type", "title", "status", "request_id", "rule_url"];
    let mut members: Map<String, Value> = serde_json::from_slice(document).unwrap_or_default();
    members.retain(|name, _| !OF_HTTP.contains(&&**name));
    Value::Object(members).to_string()
}

/// The picture of an answer as PNG, drawn in the medium pool and kept.
async fn picture(answer: &[u8], context: &Context) -> Result<ContentBlock, Problem> {
    let answer: Value = serde_json::from_slice(answer).map_err(|_| broken())?;
    let svg = answer["svg"].as_str().ok_or_else(broken)?;
    let png = context.png(svg).await?;
    Ok(ContentBlock::image(STANDARD.encode(png), "image/png"))
}

/// The tools for one client.
pub struct Tools {
    toolbox: Arc<Toolbox>,
    /// The context of the client's request, which pays for the calls; without it, each call is a request of its own.
    caller: Option<Context>,
}

impl Tools {
    /// The tools for a client.
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
        let capabilities = ServerCapabilities::builder().enable_tools().enable_resources().build();
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
        let tools = self.toolbox.offered.iter().map(|offered| offered.tool.clone());
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
            let names = self.toolbox.offered.iter().map(|offered| &*offered.tool.name);
            let names = names.collect::<Vec<_>>().join(", ");
            let detail = format!("there is no tool {}; there are {names}", quoted(&request.name));
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

    /// Handles requests of methods that the protocol does not have, and those with unreadable parameters.
    async fn on_custom_request(
        &self,
        request: CustomRequest,
        _: RequestContext<RoleServer>,
    ) -> Result<CustomResult, ErrorData> {
        let CustomRequest { method, params, .. } = request;
        match parameters::fault(&method, params) {
            Some(fault) => {
                let detail = format!("the parameters of {method} can't be read: {fault}");
                Err(ErrorData::invalid_params(detail, None))
            }
            None => {
                let detail = format!("there is no method {method}", method = quoted(method));
                Err(ErrorData::new(ErrorCode::METHOD_NOT_FOUND, detail, None))
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
