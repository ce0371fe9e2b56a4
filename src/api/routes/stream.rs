//! `analysis/stream`: an analysis whose progress is sent while it runs.

use std::sync::Arc;
use std::time::{Duration, Instant};

use actix_web::http::Method;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, web};
use futures_util::stream::{self, Stream};
use serde::Serialize;

use tessera_operations::analysis::{AnalysisAnswer, AnalysisRequest, PartialAnswer};
use tessera_operations::json::write::to_vec;
use tessera_operations::operation::{Answer, Cost, Operation};
use tessera_operations::operations::Analysis;
use tessera_search::Report;

use utoipa::ToSchema;

use super::analysis::{AnalysisQuery, query_parameters};
use super::operation::of_game;
use crate::api::accept::{preferred, vary_by_accept};
use crate::api::analysis::{Event, Lookup, Waiter, headers};
use crate::api::answer::NEVER_CACHED;
use crate::api::api_builder::ApiBuilder;
use crate::api::body::{Body, StrictQuery};
use crate::api::context::Context;
use crate::api::execute::{Unchecked, read_in_place};
use crate::api::language::headers as language_headers;
use crate::api::problem::{Code, Problem, ProblemDocument, ProblemResponse, document};
use crate::api::service_host::ServiceHost;
use crate::language::in_words_of;
use tessera_operations::game::WireGame;

/// The form of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// One JSON object a line.
    Lines,
    /// Server-sent events.
    Events,
}

impl Form {
    pub(super) const ALL: [Form; 2] = [Form::Events, Form::Lines];

    pub(super) fn media_type(self) -> &'static str {
        match self {
            Form::Lines => "application/x-ndjson",
            Form::Events => "text/event-stream",
        }
    }

    /// The form on offer that the caller prefers; events if it has no preference.
    pub(super) fn negotiate(request: &HttpRequest) -> Result<Form, Problem> {
        let place = preferred(request, &Form::ALL.map(Form::media_type))?;
        Ok(Form::ALL[place])
    }

    pub(super) fn write(
        self,
        event: &'static str,
        data: &impl Serialize,
    ) -> Result<web::Bytes, Problem> {
        let json = to_vec(data).map_err(Problem::unwritable)?;
        Ok(self.event(event, &json))
    }

    /// An event whose data is JSON already. It is called `partial` (the best so far), `heartbeat` (still there),
    /// `final` (the answer, exactly once, the last), or `error` (a defect during the analysis: a problem instead of
    /// `final`).
    pub(super) fn event(self, event: &'static str, json: &[u8]) -> web::Bytes {
        let (before, between, after) = match self {
            Form::Lines => ("{\"event\":\"", "\",\"data\":", "}\n"),
            Form::Events => ("event: ", "\ndata: ", "\n\n"),
        };
        let parts = [before, event, between].map(str::as_bytes);
        [&parts.concat(), json, after.as_bytes()].concat().into()
    }
}

/// A sign of life.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AnalysisHeartbeat)]
struct Heartbeat {
    /// True while the analysis waits for a permit.
    queued: bool,
    /// Nodes spent, as far as known.
    nodes: u64,
    /// Plies of the deepest completed iteration, or of the longest line in the tree.
    depth: u32,
    /// Milliseconds since the request arrived.
    elapsed_ms: u64,
}

/// One event of the stream: a line of NDJSON, or the name and the data of a server-sent event.
#[derive(ToSchema)]
#[serde(tag = "event", content = "data", rename_all = "snake_case")]
#[schema(as = AnalysisEvent)]
#[allow(dead_code)] // For the document; `Form::write` writes each as it comes.
enum AnalysisEvent {
    /// The best result so far, after every step of the engine.
    Partial(PartialAnswer),
    /// After a while without another event.
    Heartbeat(Heartbeat),
    /// The answer of `analysis`: exactly one, the last event.
    Final(AnalysisAnswer),
    /// In place of `final`, if the analysis fails after its start.
    Error(ProblemDocument),
}

/// An analysis whose stream is being sent.
struct Told<G: WireGame> {
    form: Form,
    context: Context,
    analysis: Arc<Analysis<G>>,
    waiter: Waiter<G::Move>,
    heartbeat: Duration,
    since: Instant,
    /// Of the last step.
    nodes: u64,
    depth: u32,
}

impl<G: WireGame> Told<G> {
    /// The next event, and true if it is the last.
    async fn next(&mut self) -> Result<(web::Bytes, bool), Problem> {
        loop {
            if let Some(event) = self.told().await? {
                return Ok(event);
            }
        }
    }

    /// Like [`Told::next`]; `None` for a step that is left out because there is no room to write it.
    async fn told(&mut self) -> Result<Option<(web::Bytes, bool)>, Problem> {
        let event = tokio::select! {
            event = self.waiter.next() => event,
            () = tokio::time::sleep(self.heartbeat) => {
                let sign = Heartbeat {
                    queued: self.waiter.is_queued(),
                    nodes: self.nodes,
                    depth: self.depth,
                    elapsed_ms: self.since.elapsed().as_millis() as u64,
                };
                return Ok(Some((self.form.write("heartbeat", &sign)?, false)));
            }
        };
        match event {
            Event::Step(report) => {
                (self.nodes, self.depth) = (report.stats.nodes, report.stats.depth);
                let form = self.form;
                let write =
                    move |analysis: &Analysis<G>| form.write("partial", &analysis.partial(&report));
                match written(&self.context, &self.analysis, write).await {
                    Err(problem) if problem.code != Code::Internal => Ok(None),
                    partial => Ok(Some((partial?, false))),
                }
            }
            Event::Done(finding) => {
                let report = finding?.report;
                let end = last(&self.context, &self.analysis, self.form, Some(report)).await?;
                Ok(Some((end, true)))
            }
        }
    }

    fn events(self) -> impl Stream<Item = Result<web::Bytes, Problem>> {
        // Dropping the stream drops the waiter, which cancels the analysis.
        stream::unfold(Some(self), |told| async move {
            let mut told = told?;
            match told.next().await {
                Ok((bytes, last)) => {
                    if let Some(guard) = told.context.guard() {
                        guard.sends(bytes.len());
                    }
                    Some((Ok(bytes), (!last).then_some(told)))
                }
                Err(problem) => {
                    let document = document(&problem, told.context.language(), None);
                    Some((Ok(told.form.event("error", &document)), None))
                }
            }
        })
    }
}

/// The result of `write`: on this thread, or outside the workers if there are many lines to write.
async fn written<G: WireGame>(
    context: &Context,
    analysis: &Arc<Analysis<G>>,
    write: impl FnOnce(&Analysis<G>) -> Result<web::Bytes, Problem> + Send + 'static,
) -> Result<web::Bytes, Problem> {
    if analysis.cost() == Cost::Light {
        return write(analysis);
    }
    let analysis = Arc::clone(analysis);
    context.run_in_pool(Box::new(move || write(&analysis))).await
}

/// The last event.
async fn last<G: WireGame>(
    context: &Context,
    analysis: &Arc<Analysis<G>>,
    form: Form,
    report: Option<Arc<Report<G::Move>>>,
) -> Result<web::Bytes, Problem> {
    let language = context.language();
    let write = move |analysis: &Analysis<G>| {
        let answer = analysis.answer(report.as_deref()).written()?;
        Ok(form.event("final", &in_words_of(language, answer)?))
    };
    written(context, analysis, write).await
}

async fn post<G: WireGame>(
    request: HttpRequest,
    context: Context,
    heartbeat: web::Data<Heart>,
    body: Body,
) -> Result<HttpResponse, ProblemResponse> {
    let form = Form::negotiate(&request)?;
    let text = body.request(true)?;
    Ok(tell::<G>(context, &heartbeat, form, Unchecked::Json(text)).await?)
}

async fn get<G: WireGame>(
    request: HttpRequest,
    context: Context,
    heartbeat: web::Data<Heart>,
    StrictQuery(query): StrictQuery<AnalysisQuery>,
) -> Result<HttpResponse, ProblemResponse> {
    let form = Form::negotiate(&request)?;
    let asked = query.request().map_err(Problem::in_query)?;
    let told = if request.method() == Method::HEAD {
        // The stream of a HEAD request is empty, so there is no analysis.
        let nothing = stream::empty::<Result<web::Bytes, Problem>>();
        Analysis::<G>::read(asked, &ServiceHost::Connection(&context))
            .map(|_| begin(form).streaming(nothing))
    } else {
        let asked = Unchecked::of_query(&request, asked);
        tell::<G>(context, &heartbeat, form, asked).await
    };
    let mut told = told.map_err(Problem::in_query)?;
    vary_by_accept(&mut told);
    Ok(told)
}

/// The head of an answer.
pub(super) fn begin(form: Form) -> HttpResponseBuilder {
    let mut response = HttpResponse::Ok();
    response
        .insert_header((CONTENT_TYPE, form.media_type()))
        .insert_header((CACHE_CONTROL, NEVER_CACHED))
        // Neither our own compression nor a proxy may hold events back.
        .insert_header((CONTENT_ENCODING, "identity"))
        .insert_header(("x-accel-buffering", "no"));
    response
}

async fn tell<G: WireGame>(
    context: Context,
    heartbeat: &Heart,
    form: Form,
    asked: Unchecked<AnalysisRequest<G::PositionWire>>,
) -> Result<HttpResponse, Problem> {
    let since = Instant::now();
    let here = context.clone();
    let bytes = asked.bytes();
    let read = Box::new(move || {
        let asked = asked.read::<Analysis<G>>()?;
        let mut analysis = Analysis::<G>::read(asked, &ServiceHost::Connection(&here))?;
        if let Some(nodes) = analysis.shared_nodes() {
            analysis.grant(here.nodes(nodes)?);
        }
        let needed = analysis.dependency();
        Ok((Arc::new(analysis), needed))
    });
    let (analysis, needed) = read_in_place(&context, bytes, read).await?;
    let mut response = begin(form);
    if analysis.is_explained() {
        for header in language_headers(context.language()) {
            response.insert_header(header);
        }
    }
    let Some(canonical) = needed.canonical else {
        let end = last(&context, &analysis, form, None).await?;
        return Ok(response.body(end));
    };
    let deadline = context.deadline(needed.time_ms);
    let price = needed.price;
    let deposit = context.deposit(price, deadline);
    let analyses = &context.state().analyses;
    match analyses.look_up(canonical, price.is_brief, deadline, deposit).await? {
        Lookup::Found(finding) => {
            for header in headers(&finding) {
                response.insert_header(header);
            }
            let end = last(&context, &analysis, form, Some(finding.report)).await?;
            Ok(response.body(end))
        }
        Lookup::Awaited(waiter) => {
            let told = Told {
                form,
                context,
                analysis,
                waiter,
                heartbeat: heartbeat.0,
                since,
                nodes: 0,
                depth: 0,
            };
            Ok(response.streaming(Box::pin(told.events())))
        }
    }
}

/// The time between two heartbeats.
pub struct Heart(pub Duration);

/// Declares the endpoint for one game.
pub(super) fn declare<G: WireGame>(api: &mut ApiBuilder) {
    let (requests, _) = api.samples::<Analysis<G>>();
    let summary = "Analyse a position, step by step";
    let description = "As `analysis`, reported while it runs, as events of the type `AnalysisEvent`: `partial` (the best so \
         far, nodes of the budget, depth) after each step, `heartbeat` after a while without another event, and exactly one \
         `final`, whose data is the answer of `analysis`. `text/event-stream` (the default) has the event's name and data \
         as server-sent events do; `application/x-ndjson` has one `{\"event\":…,\"data\":…}` a line. Errors before the \
         first event are ordinary problems; if the analysis fails later, `error`, whose data is a problem, takes the place \
         of `final`. Disconnecting cancels the analysis.";
    of_game::<G, Analysis<G>>(api, Method::POST, "analysis/stream")
        .id(format!("{}_analysis_stream", G::ID))
        .text(summary, description)
        .body::<AnalysisRequest<G::PositionWire>>(true, requests)
        .events::<AnalysisEvent>(&Form::ALL.map(Form::media_type), "The events.")
        .errors(&[Code::NotAcceptable])
        .serve(|| web::to(post::<G>));
    let by_key = of_game::<G, Analysis<G>>(api, Method::GET, "analysis/stream")
        .id(format!("{}_analysis_stream_by_key", G::ID))
        .text(
            "Analyse a position, step by step, by position key",
            format!(
                "{description} A browser's `EventSource` reads it: close it on `final`, or it asks again."
            ),
        );
    query_parameters::<G>(by_key)
        .events::<AnalysisEvent>(&Form::ALL.map(Form::media_type), "The events.")
        .untagged()
        .errors(&[Code::NotAcceptable])
        .serve(|| web::to(get::<G>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::http::header::ACCEPT;
    use actix_web::test::TestRequest;

    fn negotiated(accept: &str) -> Result<Form, Code> {
        let request = TestRequest::default().insert_header((ACCEPT, accept)).to_http_request();
        Form::negotiate(&request).map_err(|problem| problem.code)
    }

    #[test]
    fn accept_is_negotiated() {
        assert_eq!(negotiated("text/event-stream"), Ok(Form::Events));
        assert_eq!(negotiated("application/x-ndjson"), Ok(Form::Lines));
        assert_eq!(negotiated("*/*"), Ok(Form::Events));
        assert_eq!(negotiated("text/*, */*;q=0.1"), Ok(Form::Events));
        assert_eq!(
            negotiated("application/x-ndjson;q=0.2, text/event-stream;q=0.5"),
            Ok(Form::Events)
        );
        assert_eq!(negotiated("text/event-stream;q=0, */*"), Ok(Form::Lines));
        for neither in ["application/json", "text/html", "*/*;q=0"] {
            assert_eq!(negotiated(neither), Err(Code::NotAcceptable), "{neither}");
        }
        let request = TestRequest::default().to_http_request();
        assert!(Form::negotiate(&request).is_ok_and(|form| form == Form::Events));
    }
}
