//! The tools over HTTP: `POST /mcp`, the streamable HTTP transport of the protocol, without sessions.
//!
//! Each request is a conversation of its own, which rmcp conducts; this module transports it. rmcp's own server for
//! HTTP does not fit: it needs handlers that may move between threads, and it does not refuse requests with problems.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE};
use actix_web::{HttpRequest, HttpResponse, web};
use futures_util::stream;
use rmcp::model::{
    ClientCapabilities, ClientJsonRpcMessage, ErrorCode, ErrorData, Implementation,
    InitializeRequestParams, JsonRpcError, ProtocolVersion, RequestId, ServerJsonRpcMessage,
};
use rmcp::service::{RoleServer, RunningService, serve_directly};
use rmcp::transport::OneshotTransport;
use serde_json::{Value, from_slice, from_value, to_vec};
use tessera_operations::limits::MAX_CALLS;
use tessera_rules::game::{quoted, shortened};
use tokio::sync::mpsc::Receiver;

use super::origin::Doorkeeper;
use super::{Toolbox, Tools};
use crate::api::accept::preferred;
use crate::api::answer::NEVER_CACHED;
use crate::api::body::Body;
use crate::api::context::Context;
use crate::api::metrics::{Metrics, RouteCounters};
use crate::api::problem::{Code, Problem, ProblemResponse, other_method};

/// Header with the version of the protocol that a client speaks.
const VERSION: &str = "mcp-protocol-version";
/// Headers with the method of a request and its target, for proxies that route requests without reading bodies.
const METHOD: &str = "mcp-method";
const NAME: &str = "mcp-name";
/// Place in a request that names its version.
const VERSION_IN_META: &str = "/params/_meta/io.modelcontextprotocol~1protocolVersion";
const FORMS: [&str; 2] = ["application/json", "text/event-stream"];

/// The version in which clients send several messages at once.
const BATCHES: ProtocolVersion = ProtocolVersion::V_2025_03_26;

/// The data of `/mcp`.
pub struct Mcp {
    /// The tools on offer.
    pub tools: Arc<Toolbox>,
    /// Decides which websites may call from a browser.
    pub doorkeeper: Doorkeeper,
}

/// Mounts `/mcp`; its data is an [`Mcp`].
pub fn mount(config: &mut web::ServiceConfig, metrics: &Arc<Metrics>) {
    let resource = web::resource("/mcp")
        .app_data(RouteCounters::new(Arc::clone(metrics), "/mcp"))
        .route(web::post().to(post));
    config.service(resource.default_service(web::to(other)));
}

/// Refuses other methods: the service begins no stream by itself (GET), and has no session to end (DELETE).
async fn other(request: HttpRequest) -> Result<HttpResponse, ProblemResponse> {
    const METHODS: &str = "POST, OPTIONS";
    let detail = format!("this path answers {METHODS} only: nothing is kept between requests");
    other_method(&request, METHODS, detail)
}

async fn post(
    request: HttpRequest,
    context: Context,
    mcp: web::Data<Mcp>,
    body: Body,
) -> Result<HttpResponse, ProblemResponse> {
    mcp.doorkeeper.admit(&request)?;
    preferred(&request, &FORMS)?;
    let takes = |form: &str| preferred(&request, &[form]).is_ok();
    let (json, events) = (takes(FORMS[0]), takes(FORMS[1]));
    let text = body.text()?;
    let Ok(value) = from_slice::<Value>(&text) else {
        return Ok(refused(None, ErrorData::parse_error("this is no JSON", None)));
    };
    if let Value::Array(messages) = value {
        return batch(&request, &context, &mcp, &messages).await;
    }
    let asked = match asked(&request, &value) {
        Ok(Some(asked)) => asked,
        Ok(None) => return Ok(HttpResponse::Accepted().finish()),
        Err(error) => return Ok(json_answer(StatusCode::BAD_REQUEST, &error)),
    };
    let negotiated =
        value.pointer(VERSION_IN_META).is_some() || value["method"] == "server/discover";
    let conversation = Conversation::begin(&mcp, context, asked, peer(&request, &value));
    conversation.answer(json, events, negotiated).await
}

/// The request in a message; `None` for a notification, which changes nothing here: work ends with its connection.
fn asked(
    request: &HttpRequest,
    message: &Value,
) -> Result<Option<ClientJsonRpcMessage>, JsonRpcError> {
    let id = message.get("id").cloned().and_then(|id| from_value::<RequestId>(id).ok());
    if let Err(error) = check_headers(request, message) {
        return Err(JsonRpcError::new(id, error));
    }
    match from_value::<ClientJsonRpcMessage>(message.clone()) {
        Ok(asked @ ClientJsonRpcMessage::Request(_)) => Ok(Some(asked)),
        Ok(ClientJsonRpcMessage::Notification(_)) => Ok(None),
        Ok(_) => {
            let detail = "this service asks nothing, so there is nothing to answer";
            let error = ErrorData::invalid_request(detail, None);
            Err(JsonRpcError::new(None, error))
        }
        Err(error) => {
            let detail =
                format!("this is no request of the protocol: {}", shortened(&error.to_string()));
            let error = ErrorData::invalid_request(detail, None);
            Err(JsonRpcError::new(id, error))
        }
    }
}

/// Answers several messages in one array, in their order. Version 2025-03-26 of the protocol demands it, and no other has it.
async fn batch(
    request: &HttpRequest,
    context: &Context,
    mcp: &Mcp,
    messages: &[Value],
) -> Result<HttpResponse, ProblemResponse> {
    preferred(request, &FORMS[..1])?;
    let version = request.headers().get(VERSION);
    let is_known = version.is_none_or(|version| version == BATCHES.as_str());
    let has_handshake = messages.iter().any(|one| one["method"] == "initialize");
    let fault = match messages.len() {
        _ if !is_known => Some(format!("only version {BATCHES} of the protocol has batches")),
        0 => Some("the batch is empty".to_owned()),
        sent if sent > MAX_CALLS => {
            Some(format!("{sent} messages were sent; a batch takes at most {MAX_CALLS}"))
        }
        _ if has_handshake => Some("a batch can't contain `initialize`".to_owned()),
        _ => None,
    };
    if let Some(fault) = fault {
        return Ok(refused(None, ErrorData::invalid_request(fault, None)));
    }
    let mut answers = Vec::new();
    for message in messages {
        // A batch saves round trips, not work.
        context.pay_units(1)?;
        answers.push(match asked(request, message) {
            Ok(None) => continue,
            Err(error) => ServerJsonRpcMessage::Error(error),
            Ok(Some(asked)) => {
                let peer = peer(request, message);
                let mut conversation = Conversation::begin(mcp, context.clone(), asked, peer);
                conversation.last().await?
            }
        });
    }
    if answers.is_empty() {
        return Ok(HttpResponse::Accepted().finish());
    }
    Ok(json_answer(StatusCode::OK, &answers))
}

/// A request in progress. Dropping it cancels its work.
struct Conversation {
    _running: RunningService<RoleServer, Tools>,
    answers: Receiver<ServerJsonRpcMessage>,
}

impl Conversation {
    fn begin(
        mcp: &Mcp,
        context: Context,
        asked: ClientJsonRpcMessage,
        peer: InitializeRequestParams,
    ) -> Conversation {
        let (transport, answers) = OneshotTransport::<RoleServer>::new(asked);
        let tools = Tools::new(Arc::clone(&mcp.tools), Some(context));
        Conversation { _running: serve_directly(tools, transport, Some(peer)), answers }
    }

    async fn next(&mut self) -> Result<ServerJsonRpcMessage, Problem> {
        self.answers.recv().await.ok_or_else(|| {
            let detail = "the request met a defect of the service";
            Problem::new(Code::Internal, detail)
        })
    }

    /// The answer, without the progress before it.
    async fn last(&mut self) -> Result<ServerJsonRpcMessage, Problem> {
        loop {
            let message = self.next().await?;
            if is_last(&message) {
                return Ok(message);
            }
        }
    }

    /// The answer: JSON if no message precedes it; otherwise events, if the client accepts them.
    async fn answer(
        mut self,
        json: bool,
        events: bool,
        negotiated: bool,
    ) -> Result<HttpResponse, ProblemResponse> {
        loop {
            let message = self.next().await?;
            let last = is_last(&message);
            if json && last {
                let status = match &message {
                    ServerJsonRpcMessage::Error(error) if negotiated => status(error.error.code),
                    _ => StatusCode::OK,
                };
                return Ok(json_answer(status, &message));
            }
            if events {
                return Ok(self.events(message));
            }
        }
    }

    /// All messages from this one on, as server-sent events.
    fn events(self, first: ServerJsonRpcMessage) -> HttpResponse {
        let told = stream::unfold((Some(first), Some(self)), |(first, rest)| async move {
            let mut rest = rest?;
            let message = match first {
                Some(message) => message,
                None => rest.answers.recv().await?,
            };
            let bytes = event(&message);
            Some((bytes, (None, (!is_last(&message)).then_some(rest))))
        });
        HttpResponse::Ok()
            .insert_header((CONTENT_TYPE, "text/event-stream"))
            .insert_header((CACHE_CONTROL, NEVER_CACHED))
            // Neither our own compression nor a proxy may hold events back.
            .insert_header((CONTENT_ENCODING, "identity"))
            .insert_header(("x-accel-buffering", "no"))
            .streaming(Box::pin(told))
    }
}

fn is_last(message: &ServerJsonRpcMessage) -> bool {
    matches!(message, ServerJsonRpcMessage::Response(_) | ServerJsonRpcMessage::Error(_))
}

fn event(message: &ServerJsonRpcMessage) -> Result<web::Bytes, Problem> {
    let json = serde_json::to_string(message);
    let json =
        json.map_err(|e| Problem::new(Code::Internal, format!("it can't be written: {e}")))?;
    Ok(format!("event: message\ndata: {json}\n\n").into())
}

fn json_answer(status: StatusCode, message: &impl serde::Serialize) -> HttpResponse {
    let mut response = HttpResponse::build(status);
    response.insert_header((CONTENT_TYPE, FORMS[0])).insert_header((CACHE_CONTROL, NEVER_CACHED));
    response.body(to_vec(message).unwrap_or_default())
}

/// An error of the protocol, with the id of the request if it could be read.
fn refused(id: Option<RequestId>, error: ErrorData) -> HttpResponse {
    json_answer(StatusCode::BAD_REQUEST, &JsonRpcError::new(id, error))
}

/// The status of an error, for clients that name their version in each request.
fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::METHOD_NOT_FOUND => StatusCode::NOT_FOUND,
        ErrorCode::UNSUPPORTED_PROTOCOL_VERSION | ErrorCode::HEADER_MISMATCH => {
            StatusCode::BAD_REQUEST
        }
        _ => StatusCode::OK,
    }
}

/// Checks that the headers of a request agree with its body.
fn check_headers(request: &HttpRequest, value: &Value) -> Result<(), ErrorData> {
    let header = |name: &str| match request.headers().get(name).map(|value| value.to_str()) {
        None => Ok(None),
        Some(Ok(text)) => Ok(Some(text)),
        Some(Err(_)) => {
            let detail = format!("the header {name} can't be read");
            Err(ErrorData::header_mismatch(detail, None))
        }
    };
    let method = value["method"].as_str().unwrap_or_default();
    if method == "initialize" {
        // The handshake settles the version, so a client may still name another one here.
        let asked = value.pointer("/params/protocolVersion").and_then(Value::as_str);
        if let Ok(Some(version)) = header(VERSION)
            && asked.is_some_and(|asked| asked != version)
        {
            tracing::debug!(header = version, body = asked, "two versions of the protocol");
        }
        return Ok(());
    }
    let told = value.pointer(VERSION_IN_META).and_then(Value::as_str);
    let mismatch = |name: &str, header: &str, body: &str| {
        let detail = format!(
            "the header {name} is {header}, but the request says {body}",
            header = quoted(header),
            body = quoted(body)
        );
        Err(ErrorData::header_mismatch(detail, None))
    };
    let version = header(VERSION)?;
    match (version, told) {
        (Some(version), Some(told)) if version != told => return mismatch(VERSION, version, told),
        (None, Some(_)) => {
            let detail =
                format!("a request that names its version has it in the header {VERSION} too");
            return Err(ErrorData::header_mismatch(detail, None));
        }
        (Some(version), None) if !is_known(version) => {
            let detail = format!(
                "the version {version} of the protocol is not known",
                version = quoted(version)
            );
            return Err(ErrorData::invalid_request(detail, None));
        }
        _ => {}
    }
    let newest =
        version.is_some_and(|version| version >= ProtocolVersion::STANDARD_HEADERS.as_str());
    if !newest || method.is_empty() {
        return Ok(());
    }
    let subject = ["/params/name", "/params/uri"];
    let subject = subject.iter().find_map(|path| value.pointer(path).and_then(Value::as_str));
    let subject = subject.filter(|_| ["tools/call", "resources/read"].contains(&method));
    for (name, body) in [(METHOD, Some(method)), (NAME, subject)] {
        match (header(name)?, body) {
            (Some(header), Some(body)) if header != body => return mismatch(name, header, body),
            (None, Some(body)) => return mismatch(name, "", body),
            _ => {}
        }
    }
    Ok(())
}

fn is_known(version: &str) -> bool {
    (ProtocolVersion::KNOWN_VERSIONS.iter()).any(|known| known.as_str() == version)
}

/// The parameters that the client would have sent in a handshake.
fn peer(request: &HttpRequest, value: &Value) -> InitializeRequestParams {
    let header = request.headers().get(VERSION).and_then(|value| value.to_str().ok());
    let version = match value["method"].as_str() {
        Some("initialize") => value.pointer("/params/protocolVersion").and_then(Value::as_str),
        _ => header,
    };
    let version = version.and_then(|version| from_value(Value::from(version)).ok());
    InitializeRequestParams::new(ClientCapabilities::default(), Implementation::default())
        .with_protocol_version(version.unwrap_or(ProtocolVersion::V_2025_03_26))
}
