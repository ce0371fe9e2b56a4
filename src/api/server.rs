//! The running service.

use std::future::ready;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use actix_http::error::DispatchError;
use actix_http::{HttpServiceBuilder, KeepAlive};
use actix_service::{ServiceFactoryExt, fn_service, map_config};
use actix_web::dev::{AppConfig, Server, ServerHandle};
use actix_web::http::Method;
use actix_web::middleware::from_fn;
use actix_web::rt::net::TcpStream;
use actix_web::{App, HttpRequest, HttpResponse, HttpServer, web};
use tessera_rules::game::quoted;
use tokio::sync::watch;

use super::admission::Admission;
use super::answer_headers::ALL_METHODS;
use super::connection::{Connection, Patience};
use super::connections::Refusal;
use super::crawlers;
use super::documents;
use super::gauges::Gauges;
use super::jobs::{self, Jobs};
use super::mcp;
use super::observe::observe;
use super::page;
use super::problem::{Problem, ProblemResponse, other_method};
use super::rate::Rates;
use super::refusal::in_full;
use super::request_log::fresh_id;
use super::routes;
use super::routes::stream::Heart;
use super::swagger;
use crate::configuration::{Configuration, allowance};
use crate::state::State;

/// Time limits of a connection.
const PATIENCE: Patience = Patience {
    head: Duration::from_secs(11),
    idle: Duration::from_secs(75),
    answer: Duration::from_secs(30),
};
/// Time limit of the first head of a connection. It gets an answer when it is late, unlike later ones.
const FIRST_HEAD: Duration = Duration::from_secs(10);
/// Time after which a silent peer counts as vanished.
const VANISHED: Duration = Duration::from_secs(60);
/// Time for which further bytes of an unread body are discarded after the answer.
const LINGER: Duration = Duration::from_secs(1);
/// Bytes that the kernel buffers for a peer that does not read; the kernel doubles the value.
const SEND_BUFFER: usize = 128 * 1024;
/// Threads of each worker for blocking work.
const BLOCKING: usize = 1;
/// Time to send other answers at shutdown, after the grace for heavy work.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// The sockets of the service.
pub struct Listeners {
    /// For callers.
    pub public: TcpListener,
    /// For operators: health and metrics, served by a thread of their own.
    pub health: Option<TcpListener>,
}

/// Serves until a signal ends it, then answers the requests in progress and returns.
///
/// # Errors
/// If a listener can't be used.
pub async fn serve(listeners: Listeners, configuration: &Configuration) -> std::io::Result<()> {
    let terminated = terminated();
    let state = Arc::new(State::new(configuration)?);
    let rates = Arc::new(Rates::new(
        allowance(configuration.admission.rate, configuration.admission.burst),
        &configuration.callers.keys,
    ));
    let gauges = web::Data::new(Gauges {
        state: Arc::clone(&state),
        rates: Arc::clone(&rates),
        is_public: configuration.listening.public_metrics,
    });
    let admission = web::Data::new(Admission { callers: configuration.callers.clone(), rates });
    let health = (listeners.health).map(|listener| health_server(listener, gauges.clone()));
    let drain = Duration::from_millis(configuration.shutdown.drain_ms);
    let grace = Duration::from_millis(configuration.shutdown.grace_ms);
    let server =
        public_server(listeners.public, configuration, Arc::clone(&state), gauges, admission)?;
    // If no thread can be made, the first caller waits.
    let _ = std::thread::Builder::new().spawn(super::puzzles::unpack_libraries);
    let handle = server.handle();
    tokio::spawn(async move {
        terminated.await;
        tracing::info!("shutting down");
        state.readiness.end();
        tokio::time::sleep(drain).await;
        state.heavy_pool.close();
        state.jobs.close();
        tokio::spawn(async move {
            tokio::time::sleep(grace).await;
            state.heavy_pool.halt();
            state.jobs.halt();
        });
        handle.stop(true).await;
        if let Some(health) = health.and_then(|health| health.recv().ok()) {
            health.stop(false).await;
        }
    });
    server.await
}

/// Runs jobs for replicas until a signal ends it, then gives unfinished jobs back and returns.
///
/// # Errors
/// If the configuration names no queue.
pub async fn work(
    health: Option<TcpListener>,
    configuration: &Configuration,
) -> std::io::Result<()> {
    let terminated = terminated();
    let state = Arc::new(State::new(configuration)?);
    let Jobs::Remote(jobs) = &state.jobs else {
        return Err(std::io::Error::other("a worker needs --nats"));
    };
    let gauges = web::Data::new(Gauges {
        state: Arc::clone(&state),
        rates: Arc::new(Rates::new(None, &[])),
        is_public: false,
    });
    let health = health.map(|listener| health_server(listener, gauges));
    let (end, ends) = watch::channel(false);
    let readiness = state.readiness.clone();
    tokio::spawn(async move {
        terminated.await;
        tracing::info!("shutting down");
        readiness.end();
        end.send_replace(true);
    });
    let threads = configuration.jobs.job_threads;
    jobs::work(Arc::clone(&state), Arc::clone(jobs), threads, ends).await?;
    if let Some(health) = health.and_then(|health| health.recv().ok()) {
        health.stop(false).await;
    }
    Ok(())
}

/// Serves callers. actix's own `HttpServer` accepts only TCP streams, and the service needs its own stream to enforce
/// time limits ([`Connection`]).
fn public_server(
    listener: TcpListener,
    configuration: &Configuration,
    state: Arc<State>,
    gauges: web::Data<Gauges>,
    admission: web::Data<Admission>,
) -> std::io::Result<Server> {
    let api = Arc::new(routes::routes());
    let calls = web::Data::new(api.calls().clone());
    let tools = mcp::Toolbox::new(Arc::clone(&state), api.calls().clone());
    let doorkeeper = mcp::origin::Doorkeeper::new(
        configuration.is_local(),
        &configuration.listening.mcp_origins,
        &state.public_url,
        &state.allowed_hosts,
    );
    let mcp = web::Data::new(mcp::http::Mcp { tools: Arc::new(tools), doorkeeper });
    let heartbeat = Duration::from_millis(configuration.limits.heartbeat_ms);
    let heart = web::Data::new(Heart(heartbeat));
    let state = web::Data::from(state);
    let grace = Duration::from_millis(configuration.shutdown.grace_ms);
    let builder = Server::build()
        .workers(configuration.capacity.workers)
        // The service counts connections by address, and closes idle ones to make room, so actix's own limit must not
        // apply first.
        .max_concurrent_connections(usize::MAX / 2)
        .worker_max_blocking_threads(BLOCKING)
        .shutdown_timeout((grace + LAST_ANSWERS).as_secs().max(1))
        .disable_signals();
    let shutdown = builder.graceful_shutdown_signal();
    let service = move || {
        let (api, metrics) = (Arc::clone(&api), Arc::clone(&state.metrics));
        let app = App::new()
            .app_data(state.clone())
            .app_data(admission.clone())
            .app_data(gauges.clone())
            .app_data(heart.clone())
            .app_data(calls.clone())
            .app_data(mcp.clone())
            .wrap(from_fn(observe))
            .configure(move |config| {
                api.mount(config, &metrics);
                mcp::http::mount(config, &metrics);
            })
            .configure(page::mount)
            .configure(crawlers::mount)
            .configure(swagger::mount)
            .configure(documents::mount)
            .configure(routes::links::mount)
            .default_service(web::to(nothing_here));
        let shutdown = shutdown.clone();
        let http = HttpServiceBuilder::default()
            // Our stream ends idle connections, so actix needs no timer for each answer.
            .keep_alive(KeepAlive::Os)
            .client_request_timeout(FIRST_HEAD)
            .client_disconnect_timeout(LINGER)
            // A caller that closes the connection looks the same as one that closes its half of it; both end the work
            // of the request. actix then drops the handler, which cancels the work that it waits for.
            .h1_allow_half_closed(false)
            .graceful_shutdown_signal(move || {
                let signal = shutdown.clone();
                async move { signal.notified().await }
            })
            .on_connect_ext(|connection: &Connection<TcpStream>, data| {
                data.insert(connection.handle());
            })
            .h1(map_config(app, |()| AppConfig::default()));
        let state = state.clone();
        fn_service(move |stream: TcpStream| {
            ready(accept(stream, &state).map_err(DispatchError::Io))
        })
        .and_then(http)
    };
    Ok(builder.listen("tessera", listener, service)?.run())
}

/// Accepts a connection, or answers that there are too many.
fn accept(
    stream: TcpStream,
    state: &State,
) -> std::io::Result<(Connection<TcpStream>, Option<SocketAddr>)> {
    let peer = stream.peer_addr()?;
    let place = match state.connections.enter(peer.ip()) {
        Ok(place) => place,
        Err(refusal) => {
            state.metrics.connection_ended(refusal.name());
            // Errors of this write do not matter.
            let told = in_full(&too_many_connections(refusal), &fresh_id());
            let _ = stream.try_write(&told);
            return Err(std::io::ErrorKind::ConnectionRefused.into());
        }
    };
    set_options(&stream);
    let (buffers, metrics) = (Arc::clone(&state.buffers), Arc::clone(&state.metrics));
    let connection = Connection::new(stream, place, PATIENCE, buffers, metrics);
    Ok((connection, Some(peer)))
}

fn too_many_connections(refusal: Refusal) -> Problem {
    Problem::service_full(match refusal {
        Refusal::Address => "your address has too many connections",
        Refusal::Full => "there are too many connections",
    })
}

/// Sets the options of an accepted socket. The kernel sends written bytes at once: with Nagle's algorithm the last
/// segment of a long answer would wait for the peer's delayed acknowledgement, 40 ms on Linux. The kernel drops a
/// peer that vanishes, and buffers at most [`SEND_BUFFER`] bytes for it.
fn set_options(stream: &TcpStream) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!("a connection delays short segments: {error}");
    }
    #[cfg(target_os = "linux")]
    {
        use rustix::net::sockopt;
        let patience = u32::try_from(VANISHED.as_millis()).unwrap_or(u32::MAX);
        let set = sockopt::set_tcp_user_timeout(stream, patience)
            .and_then(|()| sockopt::set_socket_keepalive(stream, true))
            .and_then(|()| sockopt::set_tcp_keepidle(stream, VANISHED))
            .and_then(|()| sockopt::set_socket_send_buffer_size(stream, SEND_BUFFER));
        if let Err(error) = set {
            tracing::debug!("a connection has no limits of its own: {error}");
        }
    }
}

/// Serves health and metrics on their own address and thread, so that other work does not delay them.
fn health_server(
    listener: TcpListener,
    gauges: web::Data<Gauges>,
) -> std::sync::mpsc::Receiver<ServerHandle> {
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let serving = async move {
            let state = web::Data::from(Arc::clone(&gauges.state));
            let server = HttpServer::new(move || {
                App::new()
                    .app_data(gauges.clone())
                    .app_data(state.clone())
                    .wrap(from_fn(observe))
                    .configure(routes::service::mount_health)
                    .service(page::to_read("/metrics", web::to(private_metrics)))
                    .default_service(web::to(nothing_here))
            })
            .on_connect(|stream, _| {
                if let Some(stream) = stream.downcast_ref::<TcpStream>() {
                    set_options(stream);
                }
            })
            .workers(1)
            .client_request_timeout(FIRST_HEAD)
            .disable_signals()
            .listen(listener)?
            .run();
            // The other side waits for it.
            let _ = tell.send(server.handle());
            server.await
        };
        if let Err(error) = actix_web::rt::System::new().block_on(serving) {
            tracing::error!("health and metrics are not served: {error}");
        }
    });
    told
}

async fn private_metrics(gauges: web::Data<Gauges>) -> HttpResponse {
    gauges.answer()
}

pub(super) async fn nothing_here(request: HttpRequest) -> Result<HttpResponse, ProblemResponse> {
    let target = &request.head().uri;
    match *request.method() {
        // A request about the service as a whole (RFC 9110, 9.3.7).
        Method::OPTIONS if target.path() == "*" => {}
        Method::CONNECT => {}
        _ => return Err(routes::no_route(target.path()).into()),
    }
    let detail = format!(
        "CONNECT asks a proxy for a tunnel to {target}, and this service is no proxy",
        target = quoted(target.to_string())
    );
    other_method(&request, ALL_METHODS, detail)
}

/// Resolves on SIGTERM, SIGHUP, SIGINT or SIGQUIT. From the call on, not only from the first poll, these signals no
/// longer end the process. SIGUSR1, SIGUSR2 and SIGALRM are ignored from then on.
fn terminated() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let mut signals: Vec<_> = {
        use tokio::signal::unix::{SignalKind, signal};
        let ignored =
            [SignalKind::user_defined1(), SignalKind::user_defined2(), SignalKind::alarm()];
        for ignored in ignored {
            // After a listener is installed, a signal does not end the process any more.
            let _ = signal(ignored);
        }
        let ends = [
            SignalKind::terminate(),
            SignalKind::hangup(),
            SignalKind::interrupt(),
            SignalKind::quit(),
        ];
        ends.into_iter().filter_map(|end| signal(end).ok()).collect()
    };
    async move {
        #[cfg(unix)]
        if !signals.is_empty() {
            let received = signals.iter_mut().map(|signal| Box::pin(signal.recv()));
            futures_util::future::select_all(received).await;
            return;
        }
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::os::fd::AsFd;

    use super::*;
    use crate::api::connections::{ConnectionLimits, Connections};

    #[tokio::test]
    async fn accepted_sockets_send_short_segments_at_once() {
        let one = ConnectionLimits { total: 1, per_address: 0, proxies: Vec::new() };
        let state = State { connections: Arc::new(Connections::new(one)), ..State::for_examples() };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let _peer = TcpStream::connect(listener.local_addr().unwrap()).await;
        let (stream, _) = listener.accept().await.unwrap();
        let same_socket = stream.as_fd().try_clone_to_owned().unwrap();
        let accepted = accept(stream, &state).unwrap();
        assert!(rustix::net::sockopt::tcp_nodelay(&same_socket).unwrap());
        drop(accepted);
    }
}
