//! The host of an address in normalized form.

use url::Url;

/// Host and port of an address in normalized form: lower case, no default port.
pub fn host_of(url: &Url) -> Option<String> {
    let host = url.host_str()?;
    Some(match url.port() {
        None | Some(80 | 443) => host.to_owned(),
        Some(port) => format!("{host}:{port}"),
    })
}

/// A host with or without a port, such as `Tessera.example:8080`, in normalized form; `None` for any other text.
pub fn read_host(text: &str) -> Option<String> {
    let is_part = |c: char| c.is_alphanumeric() || "-._:[]".contains(c);
    let is_host = !text.is_empty() && text.chars().all(is_part);
    let url = is_host.then(|| Url::parse(&format!("http://{text}")).ok());
    let url = url.flatten()?;
    has_labels(&url).then(|| host_of(&url))?
}

/// True if no label of the host is empty. `a..b` has an empty one; a single dot at the end is allowed.
pub fn has_labels(url: &Url) -> bool {
    let host = url.host_str().unwrap_or_default();
    let labels = host.strip_suffix('.').unwrap_or(host);
    labels.split('.').all(|label| !label.is_empty())
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
            ("tessera.example.", Some("tessera.example.")),
            ("", None),
            (".", None),
            ("tessera..example", None),
            (".tessera.example:8080", None),
            ("tessera.example/x", None),
            ("user@tessera.example", None),
            ("tessera.example:http", None),
        ] {
            assert_eq!(read_host(text).as_deref(), host, "{text}");
        }
    }
}
