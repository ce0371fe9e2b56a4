//! Addresses among the settings: those to listen on, the public URL, and websites that may call.

use std::net::Ipv6Addr;

use url::Url;

use super::error::ConfigurationError;
use crate::api::host_name::has_labels;

/// Checks an address to listen on: a host or an IP address, and a port.
///
/// # Errors
/// Names the option, and describes the form of such an address.
pub(super) fn check_bind(option: &str, text: &str) -> Result<(), ConfigurationError> {
    let is_host = |host: &str| match host.strip_prefix('[') {
        Some(rest) => (rest.strip_suffix(']')).is_some_and(|ip| ip.parse::<Ipv6Addr>().is_ok()),
        None => !host.is_empty() && !host.contains([':', '/', ' ']),
    };
    let is_address = (text.rsplit_once(':'))
        .is_some_and(|(host, port)| is_host(host) && port.parse::<u16>().is_ok());
    if is_address {
        return Ok(());
    }
    let why = format!("{text:?} is no address and port such as 127.0.0.1:8080 or [::1]:8080");
    Err(ConfigurationError::new(option, why))
}

/// The public URL as the beginning of links: without a slash at its end, and empty if none is set.
///
/// # Errors
/// If it is not the address of a website, or has parts that links can't begin with.
pub(super) fn public_url(text: &str) -> Result<String, ConfigurationError> {
    let wrong = |why: String| ConfigurationError::new("public_url", why);
    let text = text.trim();
    if text.is_empty() {
        return Ok(String::new());
    }
    let url = absolute(text).filter(|url| matches!(url.scheme(), "http" | "https"));
    let url = url.ok_or_else(|| {
        let example = "https://tessera.example or https://example.com/tessera";
        wrong(format!("{} is no address such as {example}", shown(text)))
    })?;
    if has_credentials(&url) {
        return Err(wrong("a user name or password would be in every link".to_owned()));
    }
    if url.query().is_some() || url.fragment().is_some() {
        let why = format!("links can't begin with {text:?}: it has a query or a fragment");
        return Err(wrong(why));
    }
    let address = url.as_str().trim_end_matches('/');
    if url.path().trim_end_matches('/').contains("//") {
        let why = format!("links can't begin with {text:?}: its path has an empty segment");
        return Err(wrong(why));
    }
    Ok(address.to_owned())
}

/// The origins of websites in the form that browsers send; `*` stays as it is.
///
/// # Errors
/// Names the first text that is not an origin.
pub(super) fn origins(texts: &[String]) -> Result<Vec<String>, ConfigurationError> {
    (texts.iter().map(|text| text.trim()))
        .filter(|text| !text.is_empty())
        .map(|text| match text {
            "*" => Ok(text.to_owned()),
            text => origin(text).ok_or_else(|| {
                let why = format!("{} is no origin such as https://games.example", shown(text));
                ConfigurationError::new("mcp_origins", why)
            }),
        })
        .collect()
}

fn origin(text: &str) -> Option<String> {
    let url = absolute(text)?;
    let is_bare = matches!(url.path(), "" | "/") && url.query().is_none();
    if !is_bare || url.fragment().is_some() || has_credentials(&url) {
        return None;
    }
    Some(match url.origin() {
        origin if origin.is_tuple() => origin.ascii_serialization(),
        // Origins of extensions and apps have schemes of their own.
        _ => text.trim_end_matches('/').to_ascii_lowercase(),
    })
}

/// An address with scheme and host. The check is stricter than browsers, which also accept `https:/host`,
/// backslashes, and commas in hosts.
fn absolute(text: &str) -> Option<Url> {
    let (_, rest) = text.split_once("://")?;
    let is_odd = |c: char| c.is_whitespace() || c.is_control() || c == '\\';
    if rest.starts_with('/') || text.contains(is_odd) {
        return None;
    }
    let is_of_host = |c: char| c.is_ascii_alphanumeric() || "-._:[]".contains(c);
    let url = Url::parse(text).ok()?;
    let is_host = url.host_str()?.chars().all(is_of_host) && has_labels(&url);
    is_host.then_some(url)
}

fn has_credentials(url: &Url) -> bool {
    !url.username().is_empty() || url.password().is_some()
}

/// The text in quotation marks, unless it may hold a password.
fn shown(text: &str) -> String {
    match text.contains('@') {
        true => "this".to_owned(),
        false => format!("{text:?}"),
    }
}
