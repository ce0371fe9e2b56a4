//! Creates secrets, and keeps them out of printed text.

use super::error::ConfigurationError;
use super::options::{Configuration, KeyEntry};
use crate::hexadecimal::hexadecimal;
use tessera_puzzles::library::days::PUBLIC_SECRET;

/// Makes an API key: the key as a comment, and its lines for the configuration file.
///
/// # Errors
/// If the lines can't be written as TOML, which would be a defect.
pub fn new_key(name: &str) -> Result<String, ConfigurationError> {
    let key = format!("tessera_{}", new_secret());
    let entry = KeyEntry {
        name: name.to_owned(),
        sha256: hexadecimal(&crate::api::caller::hash(key.as_bytes())),
        rate: 1000,
        burst: None,
    };
    let lines = toml::to_string(&entry).map_err(|error| ConfigurationError::new("keys", error))?;
    Ok(format!("# {key}\n[[keys]]\n{lines}"))
}

/// A random secret of 256 bits, in hexadecimal digits.
pub fn new_secret() -> String {
    let random: [u8; 32] = rand::random();
    hexadecimal(&random)
}

/// Removes the secrets from a configuration that will be printed.
pub(super) fn hide(shown: &mut Configuration) {
    if shown.puzzles.daily_secret != PUBLIC_SECRET {
        shown.puzzles.daily_secret = "***".to_owned();
    }
    if !shown.shared.redis_secret.is_empty() {
        shown.shared.redis_secret = "***".to_owned();
    }
    if !shown.jobs.nats_secret.is_empty() {
        shown.jobs.nats_secret = "***".to_owned();
    }
    shown.shared.redis = without_password(&shown.shared.redis);
    let servers = shown.jobs.nats.split(',').map(without_password);
    shown.jobs.nats = servers.collect::<Vec<_>>().join(",");
}

fn without_password(url: &str) -> String {
    match (url.find("://"), url.rfind('@')) {
        (Some(scheme), Some(at)) => format!("{}***{}", &url[..scheme + 3], &url[at..]),
        _ => url.to_owned(),
    }
}

/// The fault of a file, with its line and, if known, its setting. The parser's own message would quote the line,
/// which may hold a secret.
pub(super) fn without_values(text: &str, setting: Option<&str>, error: &toml::de::Error) -> String {
    let start = error.span().map_or(0, |span| span.start);
    let line = text.get(..start).map_or(1, |before| before.matches('\n').count() + 1);
    let message = error.message();
    let message = match (message.split_once(": "), message.rsplit_once(", expected ")) {
        // "invalid type: integer `5`, expected a string"
        (
            Some((what @ ("invalid type" | "invalid value" | "invalid length"), _)),
            Some((_, expected)),
        ) => {
            let setting = setting.map_or_else(String::new, |name| format!("{name}: "));
            format!("{setting}{what}, expected {expected}")
        }
        _ => message.to_owned(),
    };
    format!("line {line}: {message}")
}
