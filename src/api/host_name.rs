//! The host of an address, in one spelling.

use url::Url;

/// Host and port of an address in one spelling: small letters, no default port.
pub fn host_of(url: &Url) -> Option<String> {
    let host = url.host_str()?;
    Some(match url.port() {
        None | Some(80 | 443) => host.to_owned(),
        Some(port) => format!("{host}:{port}"),
    })
}

/// A host with or without a port, such as `Tessera.example:8080`, in one spelling; `None` for any other text.
pub fn read_host(text: &str) -> Option<String> {
    let is_part = |c: char| c.is_alphanumeric() || "-._:[]".contains(c);
    let is_host = !text.is_empty() && text.chars().all(is_part);
    let url = is_host.then(|| Url::parse(&format!("http://{text}")).ok());
    host_of(&url.flatten()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_have_one_spelling() {
        for (text, host) in [
            ("Tessera.Example", Some("tessera.example")),
            ("tessera.example:443", Some("tessera.example")),
            ("tessera.example:8080", Some("tessera.example:8080")),
            ("[::1]:8080", Some("[::1]:8080")),
            ("", None),
            ("tessera.example/x", None),
            ("user@tessera.example", None),
            ("tessera.example:http", None),
        ] {
            assert_eq!(read_host(text).as_deref(), host, "{text}");
        }
    }
}
