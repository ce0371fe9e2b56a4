//! `tessera health`: asks the running service.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream, ToSocketAddrs};
use std::time::Duration;

use super::error::CliError;
use crate::configuration::Configuration;

/// Longest time that the command waits for an answer.
const HEALTH_TIMEOUT: Duration = Duration::from_secs(2);

/// Asks the running service over its own address, so that an image needs no HTTP client.
pub(super) fn check(configuration: &Configuration) -> Result<(), CliError> {
    let listening = &configuration.listening;
    let bind = match listening.health_bind.as_str() {
        "" => &listening.bind,
        health_bind => health_bind,
    };
    let not_ready = |why: &str| CliError::Io(std::io::Error::other(why.to_owned()));
    let mut address =
        bind.to_socket_addrs()?.next().ok_or_else(|| not_ready("the address names no host"))?;
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
