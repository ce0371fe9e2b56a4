//! The running service.

use std::any::Any;
use std::net::TcpListener;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use actix_cors::Cors;
use actix_web::dev::ServerHandle;
use actix_web::http::header::{CACHE_CONTROL, LOCATION};
use actix_web::middleware::{Compress, from_fn};
use actix_web::rt::net::TcpStream;
use actix_web::{App, HttpRequest, HttpResponse, HttpServer, web};
use utoipa_swagger_ui::{Config, SwaggerUi};

use super::admission::Admission;
use super::analysis::{Caps, Desk};
use super::answer::{CACHEABLE, NEVER_CACHED, cached};
use super::caller::Callers;
use super::endpoints;
use super::endpoints::stream::Heart;
use super::lane::HeavyLane;
use super::metrics::{Load, OPENMETRICS};
use super::observe::observe;
use super::page;
use super::problem::{Code, Problem};
use super::puzzles::{Shelf, prepare_days};
use super::rate::{Allowance, Rates};
use super::shared::SharedSettings;

/// How long the headers of a request may take to arrive.
const HEADER_PATIENCE: Duration = Duration::from_secs(10);
/// How long a connection is kept without a request.
const KEEP_ALIVE: Duration = Duration::from_secs(75);
/// How long a caller may leave what was sent to him unread.
const SEND_PATIENCE: Duration = Duration::from_secs(60);
/// After the grace for heavy work, how long other answers may take to be sent while the service shuts down.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// What the service is started with.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Worker threads for cheap calls.
    pub workers: usize,
    /// Heavy jobs that run at once.
    pub permits: usize,
    /// Heavy jobs that may wait.
    pub queue: usize,
    /// Bytes of the cache of analyses.
    pub cache_bytes: u64,
    /// Bytes of the cache of puzzles.
    pub puzzle_bytes: u64,
    /// Decides the puzzles of the day.
    pub daily_secret: String,
    /// What one request may ask for.
    pub caps: Caps,
    /// Milliseconds between two signs of life of a stream.
    pub heartbeat_ms: u64,
    /// Connections at once.
    pub connections: usize,
    /// By how much heavy work gives way to cheap calls where cores are short, 0 to 19.
    pub niceness: i32,
    /// How callers are told apart.
    pub callers: Callers,
    /// What a caller without a key may spend; `None` for no limit.
    pub allowance: Option<Allowance>,
    /// How long it goes on taking requests after the signal to end, not ready any more, until load balancers
    /// have noticed.
    pub drain: Duration,
    /// How long heavy work may go on while the service shuts down; then it answers with what it has found.
    pub grace: Duration,
    /// The cache that replicas share.
    pub shared: Option<SharedSettings>,
}

impl Settings {
    /// The desk at which analyses are asked for.
    pub(super) fn desk(&self) -> Desk {
        let lane = HeavyLane::new(self.permits, self.queue).with_niceness(self.niceness);
        let shelf = Shelf::new(self.daily_secret.clone(), self.puzzle_bytes);
        let desk = Desk::new(lane, self.caps, self.cache_bytes, shelf);
        match &self.shared {
            Some(shared) => desk.with_shared(shared.clone()),
            None => desk,
        }
    }
}

/// Where the service listens.
pub struct Listeners {
    /// For callers.
    pub public: TcpListener,
    /// For Prometheus alone; `None` to serve `/metrics` to all callers.
    pub metrics: Option<TcpListener>,
}

/// Whether the service takes work: false while it shuts down.
#[derive(Clone)]
pub struct Readiness(Arc<AtomicBool>);

impl Readiness {
    /// Whether the service takes work.
    pub fn is_ready(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Where the levels of `/metrics` are read.
pub struct Gauges {
    desk: Arc<Desk>,
    rates: Arc<Rates>,
    readiness: Readiness,
    is_public: bool,
}

impl Gauges {
    /// Whether every caller may see them.
    pub fn is_public(&self) -> bool {
        self.is_public
    }

    /// Everything that is counted, as an answer.
    pub fn answer(&self) -> HttpResponse {
        let (permits, running, waiting) = self.desk.lane().load();
        let (cache_bytes, cache_entries) = self.desk.cache_size();
        let text = self.desk.metrics().expose(Load {
            requests: self.rates.requests_under_way(),
            permits,
            running,
            waiting,
            cache_bytes,
            cache_entries,
            ready: self.readiness.is_ready(),
        });
        HttpResponse::Ok()
            .content_type(OPENMETRICS)
            .insert_header((CACHE_CONTROL, NEVER_CACHED))
            .body(text)
    }
}

/// Serves until SIGTERM or SIGINT; then answers what is under way and returns.
///
/// # Errors
/// When a listener can't be used.
pub async fn serve(listeners: Listeners, settings: Settings) -> std::io::Result<()> {
    let surface = Arc::new(endpoints::routes());
    let desk = Arc::new(settings.desk());
    let rates = Arc::new(Rates::new(settings.allowance, &settings.callers.keys));
    let readiness = Readiness(Arc::new(AtomicBool::new(true)));
    let gauges = web::Data::new(Gauges {
        desk: Arc::clone(&desk),
        rates: Arc::clone(&rates),
        readiness: readiness.clone(),
        is_public: listeners.metrics.is_none(),
    });
    let admission = web::Data::new(Admission {
        callers: settings.callers,
        rates,
    });
    let shared_desk = web::Data::new(Arc::clone(&desk));
    let calls = web::Data::new(surface.calls().clone());
    let heart = web::Data::new(Heart(Duration::from_millis(settings.heartbeat_ms)));
    let ready = web::Data::new(readiness.clone());
    let private = (listeners.metrics)
        .map(|listener| metrics_server(listener, gauges.clone()))
        .transpose()?;
    let server = HttpServer::new(move || {
        let (surface, metrics) = (Arc::clone(&surface), Arc::clone(shared_desk.metrics()));
        App::new()
            .app_data(shared_desk.clone())
            .app_data(admission.clone())
            .app_data(gauges.clone())
            .app_data(heart.clone())
            .app_data(calls.clone())
            .app_data(ready.clone())
            .wrap(Compress::default())
            .wrap(from_fn(observe))
            .wrap(cors())
            .configure(move |config| surface.mount(config, &metrics))
            .configure(page::mount)
            .route("/openapi.json", web::get().to(openapi_json))
            .route("/openapi.json", web::head().to(openapi_json))
            .route("/swagger-ui", web::get().to(to_swagger_ui))
            .service(
                SwaggerUi::new("/swagger-ui/{_:.*}")
                    .config(Config::from("../openapi.json").try_it_out_enabled(true)),
            )
            .default_service(web::to(nothing_here))
    })
    .workers(settings.workers)
    .max_connections(settings.connections.div_ceil(settings.workers.max(1)))
    .client_request_timeout(HEADER_PATIENCE)
    .keep_alive(KEEP_ALIVE)
    .on_connect(|connection, _| be_patient_for_a_while(connection))
    // A caller who hangs up says no more than one who closes his half of the connection; both end the
    // work for him. actix then drops the handler, which cancels what it waits for.
    .h1_allow_half_closed(false)
    .shutdown_timeout((settings.grace + LAST_ANSWERS).as_secs().max(1))
    .disable_signals()
    .listen(listeners.public)?
    .run();
    let preparation = actix_web::rt::spawn(prepare_days(Arc::clone(&desk)));
    let handle = server.handle();
    let (drain, grace) = (settings.drain, settings.grace);
    tokio::spawn(async move {
        terminated().await;
        tracing::info!("shutting down");
        readiness.0.store(false, Ordering::Relaxed);
        preparation.abort();
        tokio::time::sleep(drain).await;
        desk.lane().close();
        tokio::spawn(async move {
            tokio::time::sleep(grace).await;
            desk.lane().halt();
        });
        handle.stop(true).await;
        if let Some(private) = private {
            private.stop(false).await;
        }
    });
    server.await
}

/// Serves `/metrics` on an address of its own.
fn metrics_server(
    listener: TcpListener,
    gauges: web::Data<Gauges>,
) -> std::io::Result<ServerHandle> {
    let server = HttpServer::new(move || {
        App::new()
            .app_data(gauges.clone())
            .route("/metrics", web::get().to(private_metrics))
    })
    .workers(1)
    .client_request_timeout(HEADER_PATIENCE)
    .disable_signals()
    .listen(listener)?
    .run();
    let handle = server.handle();
    tokio::spawn(server);
    Ok(handle)
}

async fn private_metrics(gauges: web::Data<Gauges>) -> HttpResponse {
    gauges.answer()
}

/// A peer that vanishes, or never reads, is given up by the kernel.
fn be_patient_for_a_while(connection: &dyn Any) {
    let Some(connection) = connection.downcast_ref::<TcpStream>() else {
        return;
    };
    #[cfg(target_os = "linux")]
    {
        use rustix::net::sockopt;
        let patience = u32::try_from(SEND_PATIENCE.as_millis()).unwrap_or(u32::MAX);
        let set = sockopt::set_tcp_user_timeout(connection, patience)
            .and_then(|()| sockopt::set_socket_keepalive(connection, true))
            .and_then(|()| sockopt::set_tcp_keepidle(connection, SEND_PATIENCE));
        if let Err(error) = set {
            tracing::debug!("a connection has no timeouts: {error}");
        }
    }
}

/// Answers with the OpenAPI document, which the first who asks for it waits for.
async fn openapi_json(request: HttpRequest) -> Result<HttpResponse, Problem> {
    static DOCUMENT: OnceLock<web::Bytes> = OnceLock::new();
    let document = match DOCUMENT.get() {
        Some(document) => document.clone(),
        None => {
            // Computing the examples is no work for the thread that serves cheap calls.
            let make = || endpoints::document().to_string().into();
            web::block(move || DOCUMENT.get_or_init(make).clone())
                .await
                .map_err(|_| Problem::new(Code::Internal, "the document can't be made"))?
        }
    };
    Ok(cached(&request, CACHEABLE, "application/json", document))
}

async fn to_swagger_ui() -> HttpResponse {
    HttpResponse::PermanentRedirect()
        .insert_header((LOCATION, "/swagger-ui/"))
        .finish()
}

pub(super) async fn nothing_here(request: HttpRequest) -> Result<HttpResponse, Problem> {
    Err(endpoints::no_route(request.path()))
}

/// Any website may call the service; errors carry the headers too.
fn cors() -> Cors {
    Cors::default()
        .allow_any_origin()
        .send_wildcard()
        // What a path does not take is told by its 405, which is a problem like any other.
        .allow_any_method()
        .allow_any_header()
        .expose_headers([
            "ETag",
            "Cache-Status",
            "Server-Timing",
            "Retry-After",
            "WWW-Authenticate",
            "X-Request-Id",
        ])
        .max_age(86_400)
}

/// Resolves on SIGTERM or SIGINT.
async fn terminated() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut sigterm) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = sigterm.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
