//! `analysis/stream`: an analysis, told while it goes on.

use std::time::Duration;

use actix_web::http::Method;
use actix_web::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE};
use actix_web::{HttpRequest, HttpResponse, web};
use futures_util::stream::{self, Stream};
use serde::Serialize;

use super::POSITION_ERRORS;
use super::analysis::{ENGINE_ERRORS, headers, read};
use crate::api::analysis::{
    AnalysisAnswer, AnalysisRequest, Ask, Canonical, Event, Looked, PartialAnswer, Ticket, WayBack,
};
use crate::api::answer::NEVER_CACHED;
use crate::api::body::Body;
use crate::api::context::Context;
use crate::api::game::WireGame;
use crate::api::problem::{Code, Problem};
use crate::api::surface::Surface;

/// The form of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// One JSON object a line.
    Lines,
    /// Server-sent events.
    Events,
}

impl Form {
    const ALL: [Form; 2] = [Form::Lines, Form::Events];

    fn media_type(self) -> &'static str {
        match self {
            Form::Lines => "application/x-ndjson",
            Form::Events => "text/event-stream",
        }
    }

    /// What the caller likes best of what there is; lines when he does not care.
    fn negotiate(request: &HttpRequest) -> Result<Form, Problem> {
        let ranges: Vec<&str> = request
            .headers()
            .get_all(ACCEPT)
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .collect();
        if ranges.iter().all(|range| range.trim().is_empty()) {
            return Ok(Form::Lines);
        }
        let mut best = None;
        for form in Form::ALL {
            let quality = quality(&ranges, form.media_type());
            if quality > best.map_or(0, |(quality, _)| quality) {
                best = Some((quality, form));
            }
        }
        best.map(|(_, form)| form).ok_or_else(|| {
            let offers = Form::ALL.map(Form::media_type).join(" and ");
            Problem::new(
                Code::NotAcceptable,
                format!("this is served as {offers}; Accept names neither"),
            )
        })
    }

    fn write(self, event: &'static str, data: &impl Serialize) -> Result<web::Bytes, Problem> {
        let text = match self {
            Form::Lines => {
                serde_json::to_string(&LineEvent { event, data }).map(|json| json + "\n")
            }
            Form::Events => {
                serde_json::to_string(data).map(|json| format!("event: {event}\ndata: {json}\n\n"))
            }
        };
        text.map(Into::into)
            .map_err(|e| Problem::new(Code::Internal, format!("the event can't be written: {e}")))
    }
}

/// The quality, in thousandths, that the most specific matching range gives a media type (RFC 9110, 12.5.1).
fn quality(ranges: &[&str], media_type: &str) -> u32 {
    let everything_of = media_type
        .split_once('/')
        .map(|(kind, _)| format!("{kind}/*"));
    let mut best = (0, 0);
    for range in ranges {
        let mut parts = range.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default().to_ascii_lowercase();
        let specific = match name.as_str() {
            "*/*" => 1,
            name if Some(name) == everything_of.as_deref() => 2,
            name if name == media_type => 3,
            _ => continue,
        };
        let weight = parts
            .find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")))
            .map_or(Some(1.0), |q| q.parse::<f64>().ok())
            .unwrap_or(0.0);
        if specific > best.0 {
            best = (specific, (weight.clamp(0.0, 1.0) * 1000.0) as u32);
        }
    }
    best.1
}

/// One line of the NDJSON form. Server-sent events have the same names and data.
#[derive(Debug, Serialize)]
struct LineEvent<'a, D> {
    /// `partial` (the best so far), `heartbeat` (still there), `final` (the answer, exactly once, the last),
    /// or `error` (a defect met on the way: a problem instead of `final`).
    event: &'static str,
    /// What the event carries.
    data: &'a D,
}

/// A sign of life.
#[derive(Debug, Serialize)]
struct Heartbeat {
    /// Whether it still waits for a permit.
    queued: bool,
}

/// An analysis that is being told.
struct Told<G: WireGame> {
    form: Form,
    ask: Ask<G>,
    way_back: WayBack<G>,
    ticket: Ticket<G>,
    heartbeat: Duration,
}

impl<G: WireGame> Told<G> {
    /// The next event; whether it is the last.
    async fn next(&mut self) -> Result<(web::Bytes, bool), Problem> {
        let event = tokio::select! {
            event = self.ticket.next() => event,
            () = tokio::time::sleep(self.heartbeat) => {
                let queued = self.ticket.is_queued();
                return Ok((self.form.write("heartbeat", &Heartbeat { queued })?, false));
            }
        };
        match event {
            Event::Step(report) => {
                let partial = PartialAnswer::new(&self.ask, &self.way_back.apply(&report));
                Ok((self.form.write("partial", &partial)?, false))
            }
            Event::Done(finding) => {
                let report = self.way_back.apply(&finding?.report);
                let answer = AnalysisAnswer::new(&self.ask, &report);
                Ok((self.form.write("final", &answer)?, true))
            }
        }
    }

    fn events(self) -> impl Stream<Item = Result<web::Bytes, Problem>> {
        // Dropping the stream drops the ticket, which cancels the analysis.
        stream::unfold(Some(self), |told| async move {
            let mut told = told?;
            match told.next().await {
                Ok((bytes, last)) => Some((Ok(bytes), (!last).then_some(told))),
                Err(problem) => {
                    let bytes = told.form.write("error", &problem.document(None));
                    Some((bytes, None))
                }
            }
        })
    }
}

async fn post<G: WireGame>(
    request: HttpRequest,
    context: Context,
    heartbeat: web::Data<Heart>,
    body: Body,
) -> Result<HttpResponse, Problem> {
    let form = Form::negotiate(&request)?;
    let ask = read::<G>(
        &context,
        body.json::<AnalysisRequest<G::PositionWire>>(true)?,
    )?;
    let mut response = HttpResponse::Ok();
    response
        .insert_header((CONTENT_TYPE, form.media_type()))
        .insert_header((CACHE_CONTROL, NEVER_CACHED))
        // Neither our own compression nor a proxy may hold events back.
        .insert_header((CONTENT_ENCODING, "identity"))
        .insert_header(("x-accel-buffering", "no"));
    if ask.position.is_over() {
        let answer = AnalysisAnswer::over(&ask);
        return Ok(response.body(form.write("final", &answer)?));
    }
    let canonical = Canonical::of(&ask);
    let way_back = canonical.way_back();
    let deadline = context.deadline(ask.limits.time_ms);
    let nodes = ask.limits.nodes;
    let look_up = context
        .desk()
        .look_up(canonical, deadline, || context.pay(nodes));
    match look_up? {
        Looked::Found(finding) => {
            for header in headers(&finding) {
                response.insert_header(header);
            }
            let answer = AnalysisAnswer::new(&ask, &way_back.apply(&finding.report));
            Ok(response.body(form.write("final", &answer)?))
        }
        Looked::Awaited(ticket) => {
            let told = Told {
                form,
                ask,
                way_back,
                ticket,
                heartbeat: heartbeat.0,
            };
            Ok(response.streaming(Box::pin(told.events())))
        }
    }
}

/// The time between two signs of life.
pub struct Heart(pub Duration);

/// Declares it for one game.
pub(super) fn declare<G: WireGame>(surface: &mut Surface) {
    let requests = super::analysis::samples::<G>(surface);
    surface
        .endpoint(Method::POST, format!("/v1/{}/analysis/stream", G::ID), G::ID)
        .id(format!("{}_analysis_stream", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text(
            "Analyse a position, step by step",
            "As `analysis`, told while it goes on: `partial` events (`AnalysisPartial`: the best so far, nodes of the \
             budget, depth) after each step, a `heartbeat` when nothing else was to tell for a while, and exactly one \
             `final` event, whose data is the answer of `analysis`. `Accept: text/event-stream` gives server-sent \
             events; `application/x-ndjson` (the default) gives one `{\"event\":…,\"data\":…}` a line. Errors before \
             the first event are ordinary problems; a defect on the way is an `error` event, whose data is a problem, \
             instead of `final`. Hanging up cancels the analysis.",
        )
        .body::<AnalysisRequest<G::PositionWire>>(true, requests)
        .schema::<PartialAnswer>()
        .answer_text(&Form::ALL.map(Form::media_type), "The events.")
        .errors(POSITION_ERRORS)
        .errors(&[Code::MalformedMove, Code::IllegalMove, Code::GameOver, Code::NotAcceptable])
        .errors(ENGINE_ERRORS)
        .serve(|| web::to(post::<G>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    fn negotiated(accept: &str) -> Result<Form, Code> {
        let request = TestRequest::default()
            .insert_header((ACCEPT, accept))
            .to_http_request();
        Form::negotiate(&request).map_err(|problem| problem.code)
    }

    #[test]
    fn accept_is_negotiated() {
        assert_eq!(negotiated("text/event-stream"), Ok(Form::Events));
        assert_eq!(negotiated("application/x-ndjson"), Ok(Form::Lines));
        assert_eq!(negotiated("*/*"), Ok(Form::Lines));
        assert_eq!(negotiated("text/*, */*;q=0.1"), Ok(Form::Events));
        assert_eq!(
            negotiated("application/x-ndjson;q=0.2, text/event-stream;q=0.5"),
            Ok(Form::Events)
        );
        assert_eq!(
            negotiated("application/x-ndjson;q=0, */*"),
            Ok(Form::Events)
        );
        for neither in ["application/json", "text/html", "*/*;q=0"] {
            assert_eq!(negotiated(neither), Err(Code::NotAcceptable), "{neither}");
        }
        let request = TestRequest::default().to_http_request();
        assert!(Form::negotiate(&request).is_ok_and(|form| form == Form::Lines));
    }
}
