//! The command line.

mod analyse;
mod puzzles;

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::time::Duration;

use clap::{Args, Parser, Subcommand};

use analyse::AnalyseArguments;
use puzzles::PuzzlesArguments;

use crate::api::analysis::Caps;
use crate::api::endpoints;
use crate::api::game::WireGame;
use crate::api::games::{GameVisitor, each_game};
use crate::api::server::{Settings, serve};
use crate::game::perft::divide;
use crate::puzzles::daily::PUBLIC_SECRET;

/// How long the health command waits for an answer.
const HEALTH_TIMEOUT: Duration = Duration::from_secs(2);

/// Five abstract games known to the bottom, over HTTP.
#[derive(Debug, Parser)]
#[command(name = "tessera", version, about)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: ServeArguments,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve over HTTP (the default command).
    Serve(ServeArguments),
    /// Count the lines of exactly DEPTH plies, per move and in all.
    Perft {
        /// Id of the game, such as themisto.
        game: String,
        /// Position key, or "start" for the default start position.
        #[arg(allow_hyphen_values = true)]
        key: String,
        /// Number of plies.
        depth: u32,
    },
    /// Value a position and its best moves.
    Analyse(AnalyseArguments),
    /// Make puzzles in bulk, with their solutions, one JSON object a line.
    Puzzles(PuzzlesArguments),
    /// Print the OpenAPI document.
    Openapi,
    /// Ask the service on --bind whether it is ready; fails when it is not. For container health checks.
    Health(BindArgument),
}

#[derive(Debug, Clone, Args)]
struct BindArgument {
    /// Address to listen on; port 0 chooses a free one, which the log tells.
    #[arg(long, env = "TESSERA_BIND", default_value = "127.0.0.1:8080")]
    bind: String,
}

#[derive(Debug, Clone, Args)]
struct ServeArguments {
    #[command(flatten)]
    address: BindArgument,
    /// Worker threads for cheap calls; 0 means as many as there are cores.
    #[arg(long, env = "TESSERA_WORKERS", default_value_t = 0)]
    workers: usize,
    /// Heavy jobs that run at once; 0 means as many as there are cores.
    #[arg(long, env = "TESSERA_PERMITS", default_value_t = 0)]
    permits: usize,
    /// Heavy jobs that may wait for a permit before callers are told to come back later.
    #[arg(long, env = "TESSERA_QUEUE", default_value_t = 64)]
    queue: usize,
    /// Bytes of the cache of analyses; 0 keeps none.
    #[arg(long, env = "TESSERA_CACHE_BYTES", default_value_t = 64 << 20)]
    cache_bytes: u64,
    /// Most nodes of one analysis, where the game's engine allows more, and of one batch.
    #[arg(long, env = "TESSERA_MAX_NODES", default_value_t = Caps::default().max_nodes)]
    max_nodes: u64,
    /// Longest time of one request in milliseconds; keep it below the timeout of a proxy in front.
    #[arg(long, env = "TESSERA_MAX_TIME_MS", default_value_t = Caps::default().max_time_ms)]
    max_time_ms: u64,
    /// Milliseconds between two signs of life of a stream.
    #[arg(long, env = "TESSERA_HEARTBEAT_MS", default_value_t = 1000)]
    heartbeat_ms: u64,
    /// Secret that decides the puzzles of the day; the same on all replicas. Whoever knows it knows tomorrow's.
    #[arg(long, env = "TESSERA_DAILY_SECRET", default_value = PUBLIC_SECRET, hide_env_values = true)]
    daily_secret: String,
    /// Log lines as JSON.
    #[arg(long, env = "TESSERA_LOG_JSON")]
    log_json: bool,
}

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The address can't be listened on.
    #[error("can't listen on {address}: {source}")]
    Bind {
        /// The address asked for.
        address: String,
        /// Why.
        source: std::io::Error,
    },
    /// The service or the output failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// There is no such game.
    #[error("there is no game {0:?}")]
    UnknownGame(String),
    /// The request makes no sense.
    #[error("{0}")]
    Refused(crate::api::problem::Problem),
    /// The position can't be read.
    #[error("the position can't be used: {0}")]
    Position(#[from] crate::game::Fault),
}

impl Cli {
    /// Does what was asked.
    ///
    /// # Errors
    /// See [`CliError`].
    pub fn run(self) -> Result<(), CliError> {
        match self.command {
            None => run_server(&self.serve),
            Some(Command::Serve(arguments)) => run_server(&arguments),
            Some(Command::Perft { game, key, depth }) => print_perft(&game, &key, depth),
            Some(Command::Analyse(arguments)) => analyse::run(&arguments),
            Some(Command::Puzzles(arguments)) => puzzles::run(&arguments),
            Some(Command::Openapi) => print_openapi(),
            Some(Command::Health(address)) => check_health(&address.bind),
        }
    }
}

fn run_server(arguments: &ServeArguments) -> Result<(), CliError> {
    start_log(arguments.log_json);
    let listener = TcpListener::bind(&arguments.address.bind).map_err(|source| CliError::Bind {
        address: arguments.address.bind.clone(),
        source,
    })?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let or_cores = |n: usize| if n == 0 { cores } else { n };
    tracing::info!("listening on http://{}", listener.local_addr()?);
    actix_web::rt::System::new().block_on(serve(
        listener,
        Settings {
            workers: or_cores(arguments.workers),
            permits: or_cores(arguments.permits),
            queue: arguments.queue,
            cache_bytes: arguments.cache_bytes,
            daily_secret: arguments.daily_secret.clone(),
            caps: Caps {
                max_nodes: arguments.max_nodes.max(1),
                max_time_ms: arguments.max_time_ms.max(1),
            },
            heartbeat_ms: arguments.heartbeat_ms.max(1),
        },
    ))?;
    Ok(())
}

/// Asks the running service over its own address, so that an image needs no HTTP client.
fn check_health(bind: &str) -> Result<(), CliError> {
    let not_ready = |why: &str| CliError::Io(std::io::Error::other(why.to_owned()));
    let mut address = bind
        .to_socket_addrs()?
        .next()
        .ok_or_else(|| not_ready("the address names no host"))?;
    if address.ip().is_unspecified() {
        // A service that listens everywhere answers on loopback.
        address.set_ip(match address {
            SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    let mut stream = TcpStream::connect_timeout(&address, HEALTH_TIMEOUT)?;
    stream.set_read_timeout(Some(HEALTH_TIMEOUT))?;
    stream.write_all(b"GET /health/ready HTTP/1.0\r\nHost: localhost\r\n\r\n")?;
    let mut status_line = String::new();
    BufReader::new(stream).read_line(&mut status_line)?;
    match status_line.split(' ').nth(1) {
        Some("200") => Ok(()),
        _ => Err(not_ready("the service is not ready")),
    }
}

/// Logs go to standard error; `RUST_LOG` chooses what.
fn start_log(json: bool) {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    if json {
        builder.json().init();
    } else {
        builder.init();
    }
}

fn print_openapi() -> Result<(), CliError> {
    let document = endpoints::document();
    let mut out = std::io::stdout().lock();
    writeln!(out, "{document:#}")?;
    Ok(())
}

/// The position of a key, or the start position of seed 0.
fn read_position<G: WireGame>(key: &str) -> Result<G, CliError> {
    Ok(match key {
        "start" => G::start(
            &G::StartOptions::default(),
            &mut crate::game::random::seeded(0),
        )?,
        _ => G::from_key(key)?,
    })
}

fn print_perft(game: &str, key: &str, depth: u32) -> Result<(), CliError> {
    let mut command = PerftCommand {
        game,
        key,
        depth,
        result: Err(CliError::UnknownGame(game.to_owned())),
    };
    each_game(&mut command);
    command.result
}

struct PerftCommand<'a> {
    game: &'a str,
    key: &'a str,
    depth: u32,
    result: Result<(), CliError>,
}

impl GameVisitor for PerftCommand<'_> {
    fn visit<G: WireGame>(&mut self) {
        if G::ID == self.game {
            self.result = self.run::<G>();
        }
    }
}

impl PerftCommand<'_> {
    fn run<G: WireGame>(&self) -> Result<(), CliError> {
        let mut position = read_position::<G>(self.key)?;
        let mut out = std::io::stdout().lock();
        // The caller of a command has all the time he likes, so there is no limit.
        let division =
            divide(&mut position, self.depth, u64::MAX).map_err(std::io::Error::other)?;
        let mut parts: Vec<(String, u64)> = division
            .parts
            .into_iter()
            .map(|(m, leaves)| (position.notation(m), leaves))
            .collect();
        parts.sort_unstable();
        for (notation, leaves) in parts {
            writeln!(out, "{notation}: {leaves}")?;
        }
        writeln!(out, "total: {}", division.total)?;
        Ok(())
    }
}
