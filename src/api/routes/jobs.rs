//! `jobs`: calls that take longer than the limit of a request.

use std::sync::Arc;
use std::time::Duration;

use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION, RETRY_AFTER};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse, web};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use tokio::sync::watch;
use utoipa::ToSchema;

use super::stream::{Form, Heart, begin};
use super::unknown::no_route;
use crate::api::accept::vary_by_accept;
use crate::api::answer::NEVER_CACHED;
use crate::api::api_builder::ApiBuilder;
use crate::api::body::{Body, NoQuery};
use crate::api::caller::Caller;
use crate::api::context::Context;
use crate::api::declaration::Declaration;
use crate::api::execute::read_in_place;
use crate::api::jobs::{
    AskedJob, JobAnswer, JobCall, JobId, JobProgress, JobState, JobView, written, written_progress,
};
use crate::api::language::headers;
use crate::api::problem::{Code, Problem, ProblemResponse};
use crate::api::request_path::tidy;
use crate::api::sample::{Sample, sample};
use crate::api::schema::text;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::json::parse as parse_json;
use tessera_operations::operations::EXAMPLE_NODES;

/// Longest suggested pause before the next request for a job, in seconds.
const MOST_PATIENCE: u64 = 30;

/// A call to be made as a job.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct JobRequest {
    /// The path: `/v1/{game}/` and `analysis`, `review`, `games`, `puzzles`, `puzzles/verify` or `perft`.
    path: String,
    /// The body that the call would have on its own, without `time_ms`.
    #[schema(value_type = Option<Object>)]
    body: Option<Box<RawValue>>,
}

/// One event of the stream of a job.
#[derive(ToSchema)]
#[serde(tag = "event", content = "data", rename_all = "snake_case")]
#[schema(as = JobEvent)]
#[allow(dead_code)] // For the document; `Form::write` writes each as it comes.
enum JobEvent<'a> {
    /// The current state, after a change or after a while without one.
    Progress(JobProgress<'a>),
    /// The end of the job: exactly one, the last event.
    Final(JobAnswer<'a>),
}

/// The most nodes of a job of this caller.
fn most_nodes(context: &Context) -> Result<u64, Problem> {
    let limits = &context.state().job_limits;
    match context.caller() {
        Some(Caller::Key(_)) => Ok(limits.nodes),
        _ if limits.nodes_anonymous > 0 => Ok(limits.nodes_anonymous),
        _ => Err(Problem::new(
            Code::KeyRequired,
            "this service takes jobs from holders of a key alone",
        )),
    }
}

/// Refuses the request if the service runs no jobs.
fn open(context: &Context) -> Result<(), Problem> {
    match context.state().jobs.is_open() {
        true => Ok(()),
        false => Err(Problem::new(Code::NotFound, "this service is configured to take no jobs")),
    }
}

/// The id in the path.
fn named(context: &Context, id: &str) -> Result<JobId, Problem> {
    open(context)?;
    id.parse().map_err(|()| unknown())
}

fn unknown() -> Problem {
    let detail = "no job has this id here; it may have been cancelled, or its time is over, or the service was started anew";
    Problem::new(Code::UnknownJob, detail).of_parameter("id")
}

async fn post(context: Context, body: Body) -> Result<HttpResponse, ProblemResponse> {
    open(&context)?;
    let text = body.request(true)?;
    let most = most_nodes(&context)?;
    let (caps, bytes) = (context.state().limits, text.len());
    let read = Box::new(move || {
        let request: JobRequest = parse_json(&text)?;
        let path = tidy(&request.path).into_owned();
        let call = JobCall::at(&path).map_err(|problem| match no_route(&path) {
            unknown if unknown.code == Code::UnknownGame => {
                Problem { detail: unknown.detail, ..problem }
            }
            _ => problem,
        })?;
        let body = request.body.as_ref().map_or("{}", |body| body.get());
        let checked = call.check(path, body.as_bytes(), most, &caps)?;
        Ok((call, checked))
    });
    let (call, checked) = read_in_place(&context, bytes, read).await?;
    let (id, state) = (checked.spec.id(), Arc::clone(context.state()));
    let asked = AskedJob {
        id,
        spec: checked.spec.clone(),
        budget: checked.budget,
        work: Box::new(move |run| call.run(&checked.spec, state, &run)),
    };
    let view = context.state().jobs.ask(asked, context.caller()).await?;
    let status = match view.state.is_last() {
        true => StatusCode::OK,
        false => StatusCode::ACCEPTED,
    };
    Ok(sent(&context, status, view).await?)
}

async fn get(
    context: Context,
    id: web::Path<String>,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse> {
    let id = named(&context, &id)?;
    let view = context.state().jobs.view(id).await?;
    let (view, _) = view.ok_or_else(unknown)?;
    Ok(sent(&context, StatusCode::OK, view).await?)
}

async fn delete(
    context: Context,
    id: web::Path<String>,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse> {
    let id = named(&context, &id)?;
    let view = context.state().jobs.withdraw(id, context.caller()).await?;
    Ok(sent(&context, StatusCode::OK, view.ok_or_else(unknown)?).await?)
}

async fn follow(
    request: HttpRequest,
    context: Context,
    heartbeat: web::Data<Heart>,
    id: web::Path<String>,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse> {
    let form = Form::negotiate(&request)?;
    let id = named(&context, &id)?;
    let view = context.state().jobs.view(id).await?;
    let (view, changes) = view.ok_or_else(unknown)?;
    let mut response = if request.method() == Method::HEAD {
        begin(form).finish()
    } else {
        let told = Followed {
            form,
            context,
            heartbeat: heartbeat.0,
            view,
            changes,
            is_new: true,
            told: None,
        };
        begin(form).streaming(Box::pin(told.events()))
    };
    vary_by_accept(&mut response);
    Ok(response)
}

/// A job whose stream is being sent.
struct Followed {
    form: Form,
    context: Context,
    heartbeat: Duration,
    /// The state in the last event.
    view: JobView,
    /// Wakes on changes, if the board is in this process.
    changes: Option<watch::Receiver<u64>>,
    /// True until the first event.
    is_new: bool,
    /// The best result of the last event.
    told: Option<Arc<RawValue>>,
}

impl Followed {
    /// The next event, and true if it is the last.
    async fn next(&mut self) -> Result<(web::Bytes, bool), Problem> {
        if !std::mem::take(&mut self.is_new) {
            if let Some(guard) = self.context.guard() {
                // Without a limit it does not fail.
                let _ = guard.wait_for_debt(Duration::MAX).await;
            }
            let pause = tokio::time::sleep(self.heartbeat);
            match &mut self.changes {
                None => pause.await,
                Some(changes) => tokio::select! {
                    _ = changes.changed() => {}
                    () = pause => {}
                },
            }
            match self.context.state().jobs.view(self.view.id).await? {
                Some((view, changes)) => (self.view, self.changes) = (view, changes),
                // All of its askers have withdrawn.
                None => self.view.state = JobState::Cancelled,
            }
        }
        let last = self.view.state.is_last();
        let bytes = match last {
            true => {
                let json = told(&self.context, self.view.clone()).await?;
                self.form.event("final", &json)
            }
            false => {
                let json = written_progress(&self.view, self.told.as_deref())?;
                self.told = self.view.best.clone();
                self.form.event("progress", &json)
            }
        };
        if let Some(guard) = self.context.guard() {
            guard.sends(bytes.len());
        }
        Ok((bytes, last))
    }

    fn events(self) -> impl Stream<Item = Result<web::Bytes, Problem>> {
        // Leaving the stream cancels nothing.
        stream::unfold(Some(self), |followed| async move {
            let mut followed = followed?;
            match followed.next().await {
                Ok((bytes, last)) => Some((Ok(bytes), (!last).then_some(followed))),
                Err(problem) => Some((Err(problem), None)),
            }
        })
    }
}

/// The JSON of a job in the language of the caller. Translation may take a while, so it runs outside the workers.
async fn told(context: &Context, view: JobView) -> Result<Vec<u8>, Problem> {
    let language = context.language();
    if !view.has_messages() {
        return written(&view, language);
    }
    (context.run_in_pool(Box::new(move || written(&view, language)))).await
}

/// A job as an answer.
async fn sent(
    context: &Context,
    status: StatusCode,
    view: JobView,
) -> Result<HttpResponse, Problem> {
    let json = told(context, view.clone()).await?;
    if let Some(guard) = context.guard() {
        guard.sends(json.len());
    }
    let mut response = HttpResponse::build(status);
    if view.has_messages() {
        for header in headers(context.language()) {
            response.insert_header(header);
        }
    }
    response
        .insert_header((CONTENT_TYPE, "application/json"))
        .insert_header((CACHE_CONTROL, NEVER_CACHED))
        .insert_header((
            LOCATION,
            format!("{}/v1/jobs/{}", context.state().public_path(), view.id),
        ));
    if !view.state.is_last() {
        // The longer a job has taken, the longer the rest may take.
        let patience = (view.elapsed.as_secs() / 10).clamp(1, MOST_PATIENCE);
        response.insert_header((RETRY_AFTER, patience.to_string()));
    }
    Ok(response.body(json))
}

/// An analysis of the first example of a game that can be analysed.
fn example<G: WireGame>() -> Option<Sample> {
    let waits = |key: &str| G::from_key(key).is_ok_and(|position| position.draw().is_some());
    let example = G::EXAMPLES.iter().find(|example| !waits(example.key))?;
    let body = json!({ "position": example.key, "limits": { "nodes": EXAMPLE_NODES } });
    let request = json!({ "path": format!("/v1/{}/analysis", G::ID), "body": body });
    Some(sample("analysis", "An analysis.", &request))
}

/// Declares the endpoints of jobs.
pub(super) fn declare(api: &mut ApiBuilder) {
    api.group("jobs", "Calls that take longer than a request may");
    let mut examples = Vec::new();
    if api.with_examples() {
        examples.extend(each_game!(G => example::<G>()).into_iter().flatten().take(1));
    }
    api.endpoint(Method::POST, "/v1/jobs", "jobs")
        .id("ask_job")
        .text(
            "Ask for a job",
            "Makes one call, as a batch does, without a limit of time and with more nodes than a request may spend. Equal \
             calls are one job, whoever asks. 202 with `Location` until it has ended, 200 from then on.",
        )
        .body::<JobRequest>(true, examples)
        .answer::<JobAnswer<'_>>("It has ended.", Vec::new())
        .accepted::<JobAnswer<'_>>("It waits or runs.")
        .errors(&[
            Code::KeyRequired,
            Code::NotFound,
            Code::ImpossibleOptions,
            Code::LimitExceeded,
            Code::ServiceFull,
            Code::MalformedPosition,
            Code::InconsistentPosition,
            Code::MalformedMove,
            Code::IllegalMove,
            Code::GameOver,
            Code::ChanceDue,
            Code::MalformedOption,
            Code::MalformedRecord,
            Code::InconsistentRecord,
        ])
        .serve(|| web::to(post));
    about_one(api, Method::GET, "")
        .id("get_job")
        .text("A job", "Its state, the best so far, and its answer when there is one.")
        .answer::<JobAnswer<'_>>("The job.", Vec::new())
        .serve(|| web::to(get));
    about_one(api, Method::DELETE, "")
        .id("cancel_job")
        .text(
            "Cancel a job",
            "Says that you want it no more. The last one of those who asked for it cancels it; what has ended stays.",
        )
        .answer::<JobAnswer<'_>>("The job.", Vec::new())
        .serve(|| web::to(delete));
    about_one(api, Method::GET, "/stream")
        .id("follow_job")
        .text(
            "Follow a job",
            "Events of the type `JobEvent`: `progress` when something has changed, and at least at every heartbeat, and \
             exactly one `final`. Disconnecting cancels nothing.",
        )
        .events::<JobEvent<'_>>(&Form::ALL.map(Form::media_type), "The events.")
        .errors(&[Code::NotAcceptable])
        .serve(|| web::to(follow));
}

/// Begins the declaration of an endpoint of one job.
fn about_one<'a>(api: &'a mut ApiBuilder, method: Method, rest: &str) -> Declaration<'a> {
    let ids = text().pattern(Some("^[0-9a-f]{64}$"));
    api.endpoint(method, format!("/v1/jobs/{{id}}{rest}"), "jobs")
        .path_parameter("id", "The id.", ids, None)
        .errors(&[Code::UnknownJob, Code::NotFound])
        .untagged()
}
