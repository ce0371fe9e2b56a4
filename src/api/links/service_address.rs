//! The addresses under which callers know the service: one for use in answers, and all of them for reading links.

use std::borrow::Cow;

use actix_web::HttpRequest;
use actix_web::http::header::{HOST, HeaderValue};
use actix_web::web::Data;
use percent_encoding::percent_decode_str;
use tessera_rules::game::{quoted, shortened};
use url::Url;

use super::link::Link;
use crate::api::admission::Admission;
use crate::api::context::Context;
use crate::api::host_name::{host_of, read_host};
use crate::api::language::LANG;
use crate::api::problem::{Code, Problem};
use crate::language::Language;

const FORWARDED_PROTO: &str = "x-forwarded-proto";

/// The address for use in answers, and the hosts of readable links.
pub(in crate::api) struct ServiceAddress {
    base: String,
    /// True if only the request vouches for the address.
    is_unconfirmed: bool,
    /// The hosts of the service, in the form of [`host_of`].
    hosts: Vec<String>,
    /// The path of the public URL, without a slash at its end.
    prefix: String,
}

impl ServiceAddress {
    /// The address for the answer to this request: the public URL, or the host of the request if it is allowed, or
    /// the first allowed host. Without any of these settings, it is the host that the request names.
    pub(in crate::api) fn of(request: &HttpRequest, context: &Context) -> ServiceAddress {
        let state = context.state();
        let mut hosts = state.allowed_hosts.clone();
        let public = Url::parse(&state.public_url).ok();
        hosts.extend(public.as_ref().and_then(host_of));
        let prefix = public.as_ref().map_or("", |url| url.path());
        let prefix = prefix.trim_end_matches('/').to_owned();
        let own = host_of_request(request);
        let is_unconfirmed = hosts.is_empty();
        let is_allowed = |own: &String| is_unconfirmed || hosts.contains(own);
        let host = own.clone().filter(is_allowed);
        let host = host.or_else(|| state.allowed_hosts.first().cloned());
        if is_unconfirmed {
            hosts.extend(own);
        }
        let base = match (&state.public_url, host) {
            (public, _) if !public.is_empty() => public.clone(),
            (_, Some(host)) => format!("{}://{host}", scheme(request, is_unconfirmed)),
            (_, None) => String::new(),
        };
        ServiceAddress { base, is_unconfirmed, hosts, prefix }
    }

    /// The address without a slash at its end; empty if the request names no host, so that addresses begin at the root.
    pub(in crate::api) fn base(&self) -> &str {
        &self.base
    }

    /// True if only the request vouches for the address, and the settings of the service don't confirm it.
    pub(in crate::api) fn is_unconfirmed(&self) -> bool {
        self.is_unconfirmed
    }

    /// `Cache-Control` of an answer that names the address: shared caches must not keep an answer that depends on a
    /// caller's `Host`.
    pub(in crate::api) fn cache_control(&self, shared: HeaderValue) -> HeaderValue {
        if !self.is_unconfirmed {
            return shared;
        }
        let text = shared.to_str().unwrap_or_default();
        let private = match text.strip_prefix("public") {
            Some(rest) => format!("private{rest}"),
            None => format!("private, {text}"),
        };
        // Words and digits make a header.
        HeaderValue::try_from(private).unwrap_or(shared)
    }

    /// The link at a pasted address or path of the service, and the language that the address names.
    pub(in crate::api) fn link(&self, pasted: &str) -> Option<(Link, Option<Language>)> {
        let url = self.own(&decoded(pasted)?)?;
        let link = self.link_at(&url)?;
        let named = url.query_pairs().find(|(name, _)| name == LANG);
        Some((link, named.and_then(|(_, tag)| Language::of_tag(&tag))))
    }

    /// The problem with an address from which [`ServiceAddress::link`] reads no link.
    pub(in crate::api) fn no_link(&self, pasted: &str) -> Problem {
        let of_host = |text: Cow<'_, str>| {
            let is_path = text.starts_with('/') && !text.starts_with("//");
            absolute(&text).filter(|url| !is_path && self.link_at(url).is_some())
        };
        let foreign = decoded(pasted).and_then(of_host);
        let detail = match foreign.as_ref().and_then(host_of) {
            Some(host) => format!(
                "`url` is an address of {host}, and this service is known as {own}; its operator can list further hosts \
                 with --allowed-hosts",
                host = quoted(host),
                own = shortened(&self.hosts.join(", ")),
            ),
            None => {
                "`url` is no short address of this service: /p/…, /daily/…, /g/… or /r/…".to_owned()
            }
        };
        Problem::new(Code::NotFound, detail)
    }

    /// The link that the path of an address names, with or without the path of the public URL.
    fn link_at(&self, url: &Url) -> Option<Link> {
        let path = url.path();
        let below = path.strip_prefix(&self.prefix);
        let below = below.filter(|rest| rest.starts_with('/'));
        Link::read(below.unwrap_or(path))
    }

    /// Parses an address with or without scheme, or a path, if it is the service's own.
    fn own(&self, text: &str) -> Option<Url> {
        let is_own = |url: &Url| host_of(url).is_some_and(|host| self.hosts.contains(&host));
        let path = || Url::parse(&format!("http://path{text}")).ok();
        (absolute(text).filter(is_own)).or_else(|| path().filter(|_| text.starts_with('/')))
    }
}

/// A pasted address without surrounding blanks. One without any slash was percent-encoded once more.
fn decoded(pasted: &str) -> Option<Cow<'_, str>> {
    let pasted = pasted.trim();
    let decoded = percent_decode_str(pasted).decode_utf8().ok()?;
    Some(match pasted.contains('/') {
        true => pasted.into(),
        false => decoded,
    })
}

/// An address of a website, with or without its scheme.
fn absolute(text: &str) -> Option<Url> {
    let is_scheme = |text: &str| text.chars().all(|c| c.is_ascii_alphabetic());
    let url = match text.split_once("://") {
        Some((scheme, _)) if is_scheme(scheme) => Url::parse(text),
        _ => Url::parse(&format!("http://{}", text.trim_start_matches('/'))),
    };
    url.ok().filter(|url| matches!(url.scheme(), "http" | "https"))
}

fn host_of_request(request: &HttpRequest) -> Option<String> {
    let host = request.headers().get(HOST)?;
    read_host(host.to_str().ok()?)
}

/// The scheme that the caller uses, as reported by its proxy. In an answer that shared caches may keep, only reports
/// of trusted proxies count.
fn scheme(request: &HttpRequest, is_unconfirmed: bool) -> &'static str {
    let reported = request.headers().get(FORWARDED_PROTO);
    let reported = reported.and_then(|value| value.to_str().ok());
    let admission = request.app_data::<Data<Admission>>();
    let is_proxy = |admission: &Data<Admission>| admission.callers.is_proxy(request.peer_addr());
    match reported {
        Some("https") if is_unconfirmed || admission.is_some_and(is_proxy) => "https",
        _ => "http",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn service(hosts: &[&str], prefix: &str) -> ServiceAddress {
        ServiceAddress {
            base: String::new(),
            is_unconfirmed: false,
            hosts: hosts.iter().map(|host| (*host).to_owned()).collect(),
            prefix: prefix.to_owned(),
        }
    }

    #[test]
    fn reads_addresses_as_people_paste_them() {
        let service = service(&["tessera.example", "other.example:8080"], "");
        let path = "/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p";
        for pasted in [
            "https://tessera.example/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p",
            "http://tessera.example/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p",
            "HTTPS://Tessera.Example:443/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p",
            "http://other.example:8080/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p",
            "//tessera.example/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p",
            "tessera.example/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p",
            "other.example:8080/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p",
            "https://tessera.example/g/nebuchadnezzar/3/3/3+b+b+0+p",
            "https://tessera.example/g/nebuchadnezzar/3/3/3 b b 0 p/",
            "https://tessera.example//g/nebuchadnezzar/3%252F3%252F3%2520b%2520b%25200%2520p",
            "https%3A%2F%2Ftessera.example%2Fg%2Fnebuchadnezzar%2F3%2F3%2F3%20b%20b%200%20p",
            "  https://tessera.example/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p?utm_source=x#y \n",
            "https://tessera.example/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p?from=http://x/",
            "/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p",
            "//g/Nebuchadnezzar//3%2F3%2F3%20b%20b%200%20p/#x",
        ] {
            let link = service.link(pasted).map(|(link, _)| link.path());
            assert_eq!(link.as_deref(), Some(path), "{pasted}");
        }
        for pasted in [
            "",
            "/",
            "https://elsewhere.example/p/octopus-a",
            "https://tessera.example.elsewhere.example/p/octopus-a",
            "https://tessera.example@elsewhere.example/p/octopus-a",
            "https://tessera.example:8080/p/octopus-a",
            "ftp://tessera.example/p/octopus-a",
            "javascript://tessera.example/p/octopus-a",
            "https://tessera.example/v1/games",
            "p/octopus-a",
        ] {
            assert!(service.link(pasted).is_none(), "{pasted}");
        }
    }

    #[test]
    fn names_the_foreign_host_of_a_short_address() {
        let service = service(&["127.0.0.1:8080"], "/games");
        for (pasted, host) in [
            ("http://localhost:8080/p/octopus-a", "localhost:8080"),
            ("https://Elsewhere.example/games/p/octopus-a?x", "elsewhere.example"),
            ("//elsewhere.example/p/octopus-a", "elsewhere.example"),
            ("http%3A%2F%2Flocalhost%2Fp%2Foctopus-a", "localhost"),
        ] {
            let detail = service.no_link(pasted).detail.to_string();
            let begin = format!(
                "`url` is an address of \"{host}\", and this service is known as 127.0.0.1:8080;"
            );
            assert!(detail.starts_with(&begin), "{pasted}: {detail}");
            assert!(detail.contains("--allowed-hosts"), "{detail}");
        }
        for pasted in [
            "http://localhost:8080/v1/games",
            "http://127.0.0.1:8080/v1/games",
            "/elsewhere/p/octopus-a",
            "p/octopus-a",
            "ftp://localhost/p/octopus-a",
            "%FF",
        ] {
            let detail = service.no_link(pasted).detail.to_string();
            assert!(detail.contains("is no short address"), "{pasted}: {detail}");
        }
    }

    #[test]
    fn reads_the_language_of_an_address() {
        let service = service(&["tessera.example"], "");
        let named = |pasted: &str| service.link(pasted).map(|(_, named)| named);
        assert_eq!(named("/p/octopus-a?x&lang=de"), Some(Some(Language::German)));
        assert_eq!(named("tessera.example/p/octopus-a?lang=xx"), Some(None));
    }

    #[test]
    fn reads_addresses_under_the_path_of_the_public_url() {
        let service = service(&["tessera.example"], "/games");
        for pasted in [
            "https://tessera.example/games/p/octopus-a",
            "https://tessera.example/p/octopus-a",
            "/games/p/octopus-a",
            "/p/octopus-a",
        ] {
            let link = service.link(pasted).map(|(link, _)| link.path());
            assert_eq!(link.as_deref(), Some("/p/octopus-a"), "{pasted}");
        }
        assert!(service.link("/elsewhere/p/octopus-a").is_none());
    }
}
