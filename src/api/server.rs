//! The running service.

use std::net::TcpListener;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use actix_cors::Cors;
use actix_web::http::header::LOCATION;
use actix_web::middleware::{Compress, from_fn};
use actix_web::{App, HttpRequest, HttpResponse, HttpServer, web};
use utoipa_swagger_ui::{Config, SwaggerUi};

use super::analysis::{Caps, Desk};
use super::answer::{CACHEABLE, cached};
use super::endpoints;
use super::endpoints::stream::Heart;
use super::lane::HeavyLane;
use super::observe::observe;
use super::page;
use super::problem::{Code, Problem};
use super::puzzles::{Shelf, prepare_days};

/// How long heavy work may go on while the service shuts down; then it answers with what it has found.
const GRACE: Duration = Duration::from_secs(3);

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
    /// Decides the puzzles of the day.
    pub daily_secret: String,
    /// What one request may ask for.
    pub caps: Caps,
    /// Milliseconds between two signs of life of a stream.
    pub heartbeat_ms: u64,
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

/// Serves on a listener until SIGTERM or SIGINT; then answers what is under way and returns.
///
/// # Errors
/// When the listener can't be used.
pub async fn serve(listener: TcpListener, settings: Settings) -> std::io::Result<()> {
    let surface = Arc::new(endpoints::routes());
    let desk = Arc::new(Desk::new(
        HeavyLane::new(settings.permits, settings.queue),
        settings.caps,
        settings.cache_bytes,
        Shelf::new(settings.daily_secret),
    ));
    let shared_desk = web::Data::new(Arc::clone(&desk));
    let calls = web::Data::new(surface.calls().clone());
    let heart = web::Data::new(Heart(Duration::from_millis(settings.heartbeat_ms)));
    let readiness = Readiness(Arc::new(AtomicBool::new(true)));
    let ready = web::Data::new(readiness.clone());
    let server = HttpServer::new(move || {
        let surface = Arc::clone(&surface);
        App::new()
            .app_data(shared_desk.clone())
            .app_data(heart.clone())
            .app_data(calls.clone())
            .app_data(ready.clone())
            .wrap(Compress::default())
            .wrap(from_fn(observe))
            .wrap(cors())
            .configure(move |config| surface.mount(config))
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
    .client_request_timeout(Duration::from_secs(10))
    // A caller who hangs up says no more than one who closes his half of the connection; both end the
    // work for him. actix then drops the handler, which cancels what it waits for.
    .h1_allow_half_closed(false)
    .shutdown_timeout(20)
    .disable_signals()
    .listen(listener)?
    .run();
    let preparation = actix_web::rt::spawn(prepare_days(Arc::clone(&desk)));
    let handle = server.handle();
    tokio::spawn(async move {
        terminated().await;
        tracing::info!("shutting down");
        readiness.0.store(false, Ordering::Relaxed);
        preparation.abort();
        desk.lane().close();
        tokio::spawn(async move {
            tokio::time::sleep(GRACE).await;
            desk.lane().halt();
        });
        handle.stop(true).await;
    });
    server.await
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

async fn nothing_here(request: HttpRequest) -> Result<HttpResponse, Problem> {
    Err(endpoints::no_route(request.path()))
}

/// Any website may call the service; errors carry the headers too.
fn cors() -> Cors {
    Cors::default()
        .allow_any_origin()
        .send_wildcard()
        .allowed_methods(["GET", "POST", "HEAD", "OPTIONS"])
        .allow_any_header()
        .expose_headers([
            "ETag",
            "Cache-Status",
            "Server-Timing",
            "Retry-After",
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
