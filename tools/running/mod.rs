//! The `tessera` binary of the same build as a running service, and just enough of an HTTP client to measure it.
#![allow(dead_code, unreachable_pub, clippy::print_stdout)] // Each program uses its own part.

use std::error::Error;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;

pub type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// More than any engine spends while this runs.
pub const ENDLESS: u64 = 1_000_000_000;
/// Longest wait for anything.
pub const PATIENCE: Duration = Duration::from_secs(60);
pub const THEMISTO: &str = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";

/// Prints percentiles.
pub fn report(name: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: f64| {
        let index = ((times.len() - 1) as f64 * share).round() as usize;
        times[index].as_secs_f64() * 1e3
    };
    println!("  {name}: p50 {:.3} ms, p99 {:.3} ms, most {:.3} ms", at(0.5), at(0.99), at(1.0));
}

/// A running service; it is killed when this is dropped.
pub struct Service {
    process: Child,
    address: String,
}

impl Service {
    pub fn start(arguments: &[&str]) -> Outcome<Service> {
        let mut all = vec!["--bind", "127.0.0.1:0"];
        all.extend(arguments);
        Service::start_at(&all)
    }

    /// Starts it with its defaults; its log is discarded.
    pub fn start_quietly() -> Outcome<Service> {
        // The listener is dropped at once, which frees the port again.
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
        let process =
            Command::new(binary()?).args(["--bind", &address]).stderr(Stdio::null()).spawn()?;
        let service = Service { process, address };
        let started = Instant::now();
        while Connection::open(&service).is_err() {
            if started.elapsed() > PATIENCE {
                return Err("the service does not listen".into());
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        Ok(service)
    }

    /// Starts it with these arguments, which include its address.
    pub fn start_at(arguments: &[&str]) -> Outcome<Service> {
        let mut process = Command::new(binary()?)
            .args(["--max-time-ms", "600000"])
            .args(arguments)
            .env("RUST_LOG", "info")
            .env("NO_COLOR", "1")
            .stderr(Stdio::piped())
            .spawn()?;
        let mut log = BufReader::new(process.stderr.take().ok_or("no log")?);
        let address = loop {
            let mut line = String::new();
            if log.read_line(&mut line)? == 0 {
                return Err("the service ended before it listened".into());
            }
            if let Some((_, address)) = line.split_once("listening on http://") {
                break address.trim().to_owned();
            }
        };
        // The log must be read, or the service would wait for room in the pipe.
        std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
        Ok(Service { process, address })
    }
}

/// The service of the same build: in the folder of a tool, or in the one above a bench.
pub fn binary() -> Outcome<PathBuf> {
    let program = std::env::current_exe()?;
    let folders = program.ancestors().skip(1).take(2);
    let found = folders.map(|folder| folder.join("tessera")).find(|path| path.is_file());
    Ok(found.ok_or("`tessera` is not built: run `cargo build` with the same profile first")?)
}

/// Processor time so far of the threads of a process that serve requests, without the threads that prepare puzzles.
pub fn serving_time(process: u32) -> Outcome<Duration> {
    time_of_threads(process, |name| name.starts_with("actix-rt"))
}

fn time_of_threads(process: u32, counts: impl Fn(&str) -> bool) -> Outcome<Duration> {
    let mut nanoseconds = 0;
    for thread in std::fs::read_dir(format!("/proc/{process}/task"))? {
        let folder = thread?.path();
        // The time of a finished thread is lost.
        let read = |file: &str| std::fs::read_to_string(folder.join(file)).unwrap_or_default();
        if counts(&read("comm")) {
            let spent = read("schedstat");
            let spent = spent.split(' ').next().unwrap_or_default();
            nanoseconds += spent.parse::<u64>().unwrap_or_default();
        }
    }
    Ok(Duration::from_nanos(nanoseconds))
}

impl Service {
    pub fn address(&self) -> &str {
        &self.address
    }

    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Processor time so far of all its threads.
    #[allow(dead_code)] // Not every program needs it.
    pub fn processor_time(&self) -> Outcome<Duration> {
        time_of_threads(self.id(), |_| true)
    }

    /// Resident memory in bytes.
    pub fn memory(&self) -> Outcome<u64> {
        self.status("VmRSS:")
    }

    /// The most resident memory so far, in bytes.
    pub fn most_memory(&self) -> Outcome<u64> {
        self.status("VmHWM:")
    }

    fn status(&self, name: &str) -> Outcome<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let kilobytes: u64 = line
            .and_then(|rest| rest.trim().strip_suffix(" kB")?.parse().ok())
            .ok_or_else(|| format!("no {name}"))?;
        Ok(kilobytes * 1024)
    }

    /// Open files and threads.
    pub fn handles(&self) -> Outcome<(usize, usize)> {
        let count = |what: &str| -> Outcome<usize> {
            Ok(std::fs::read_dir(format!("/proc/{}/{what}", self.id()))?.count())
        };
        Ok((count("fd")?, count("task")?))
    }

    /// The value of a metric.
    pub fn metric(&self, name: &str) -> Outcome<f64> {
        let mut connection = Connection::open(self)?;
        let text = connection.get_text("/metrics")?;
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        Ok(line.and_then(|value| value.trim().parse().ok()).unwrap_or(0.0))
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A kept connection that speaks just enough HTTP.
pub struct Connection {
    stream: BufReader<TcpStream>,
    address: String,
}

impl Connection {
    pub fn open(service: &Service) -> Outcome<Connection> {
        Connection::to(&service.address)
    }

    pub fn to(address: &str) -> Outcome<Connection> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(Connection { stream: BufReader::new(stream), address: address.to_owned() })
    }

    pub fn send(&mut self, path: &str, body: &str) -> Outcome<()> {
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        Ok(self.stream.get_mut().write_all(request.as_bytes())?)
    }

    pub fn get(&mut self, path: &str) -> Outcome<()> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.address);
        self.stream.get_mut().write_all(request.as_bytes())?;
        self.expect_ok()
    }

    pub fn post(&mut self, path: &str, body: &str) -> Outcome<()> {
        self.send(path, body)?;
        self.expect_ok()
    }

    pub fn get_text(&mut self, path: &str) -> Outcome<String> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.address);
        self.stream.get_mut().write_all(request.as_bytes())?;
        Ok(String::from_utf8(self.receive_body()?.1)?)
    }

    fn expect_ok(&mut self) -> Outcome<()> {
        match self.receive()? {
            200 => Ok(()),
            status => Err(format!("the service answered {status}").into()),
        }
    }

    /// Reads a whole answer and returns its status.
    pub fn receive(&mut self) -> Outcome<u16> {
        Ok(self.receive_body()?.0)
    }

    fn receive_body(&mut self) -> Outcome<(u16, Vec<u8>)> {
        let (mut status, mut length) = (0, 0);
        let mut line = String::new();
        loop {
            line.clear();
            if self.stream.read_line(&mut line)? == 0 {
                return Err("the service hung up".into());
            }
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(rest) = line.strip_prefix("http/1.1 ") {
                status = rest.split(' ').next().unwrap_or_default().parse()?;
            } else if let Some(rest) = line.strip_prefix("content-length:") {
                length = rest.trim().parse()?;
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body)?;
        Ok((status, body))
    }

    pub fn times(&mut self, path: &str, body: &str, requests: usize) -> Outcome<Vec<Duration>> {
        let mut times = Vec::with_capacity(requests);
        for _ in 0..requests {
            let started = Instant::now();
            self.post(path, body)?;
            times.push(started.elapsed());
        }
        Ok(times)
    }

    pub fn is_answered(&self) -> Outcome<bool> {
        let stream = self.stream.get_ref();
        stream.set_nonblocking(true)?;
        let answered = stream.peek(&mut [0]).is_ok();
        stream.set_nonblocking(false)?;
        Ok(answered)
    }

    /// True if a small heavy call is accepted, that is, if a permit is free.
    pub fn is_taken(&mut self) -> Outcome<bool> {
        let body = json!({ "position": THEMISTO, "depth": 1 });
        self.send("/v1/themisto/perft", &body.to_string())?;
        match self.receive()? {
            200 => Ok(true),
            503 => Ok(false),
            status => Err(format!("the service answered {status}").into()),
        }
    }
}
