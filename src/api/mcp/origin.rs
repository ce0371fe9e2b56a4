//! Decides which websites may call from a browser: pages of this machine, of the service's own addresses, and listed
//! ones. So no foreign page reaches a service on a user's own machine through the user's browser (DNS rebinding).

use std::net::IpAddr;

use actix_web::HttpRequest;
use actix_web::http::header::{HOST, ORIGIN};
use tessera_rules::game::shortened;
use url::Url;

use crate::api::host_name::read_host;
use crate::api::problem::{Code, Problem};

/// The origins and hosts that are allowed.
#[derive(Debug, Clone)]
pub struct Doorkeeper {
    /// True if only this machine can reach the service.
    local: bool,
    /// Allowed origins in lower case; `*` allows all.
    origins: Vec<String>,
    /// Hosts under which callers know the service, with their ports; `http` and `https` are both allowed.
    own_hosts: Vec<String>,
    /// Names of the allowed hosts, without ports.
    names: Vec<String>,
}

impl Doorkeeper {
    /// `local` is true if only this machine can reach the service; `origins` are the listed websites. Callers know
    /// the service by its public URL, if that is not empty, and by `allowed_hosts`.
    pub fn new(
        local: bool,
        origins: &[String],
        public_url: &str,
        allowed_hosts: &[String],
    ) -> Doorkeeper {
        let public = Url::parse(public_url).ok();
        let listed =
            origins.iter().map(|origin| origin.trim().trim_end_matches('/').to_ascii_lowercase());
        let public_origin = public.iter().map(|url| url.origin().ascii_serialization());
        let origins: Vec<String> = listed.chain(public_origin).collect();
        let of_origins = (origins.iter())
            .filter_map(|origin| Some(origin.split_once("://")?.1))
            .chain(allowed_hosts.iter().map(String::as_str));
        Doorkeeper {
            local,
            names: of_origins.map(host_name).map(str::to_owned).collect(),
            own_hosts: allowed_hosts.to_vec(),
            origins,
        }
    }

    /// Refuses a request from a page of a foreign `Origin`. If only this machine can reach the service, also refuses
    /// a foreign `Host`.
    ///
    /// # Errors
    /// [`Code::ForbiddenOrigin`].
    pub(super) fn admit(&self, request: &HttpRequest) -> Result<(), Problem> {
        let header = |name| {
            let value = request.headers().get(name);
            value.map(|value| value.to_str().unwrap_or("unreadable").to_ascii_lowercase())
        };
        if self.origins.iter().any(|origin| origin == "*") {
            return Ok(());
        }
        if let Some(origin) = header(ORIGIN)
            && !self.knows_origin(&origin)
        {
            let detail = format!(
                "pages of {} may not call this service; its operator can list them",
                shortened(&origin)
            );
            return Err(Problem::new(Code::ForbiddenOrigin, detail));
        }
        if self.local
            && let Some(host) = header(HOST)
            && !self.knows_host(host_name(&host))
        {
            let detail = format!(
                "this service is not reached as {}; its operator can list that name",
                shortened(&host)
            );
            return Err(Problem::new(Code::ForbiddenOrigin, detail));
        }
        Ok(())
    }

    fn knows_origin(&self, origin: &str) -> bool {
        let listed = self.origins.iter().any(|known| known == origin);
        let is_own =
            |host: &str| read_host(host).is_some_and(|host| self.own_hosts.contains(&host));
        listed
            || origin.split_once("://").is_some_and(|(scheme, host)| {
                is_local(host_name(host)) || matches!(scheme, "http" | "https") && is_own(host)
            })
    }

    fn knows_host(&self, host: &str) -> bool {
        is_local(host) || self.names.iter().any(|known| known == host)
    }
}

/// A host without its port.
fn host_name(authority: &str) -> &str {
    if let Some(rest) = authority.strip_prefix('[') {
        return rest.split(']').next().unwrap_or_default();
    }
    authority.split(':').next().unwrap_or_default()
}

fn is_local(host: &str) -> bool {
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    fn admits(keeper: &Doorkeeper, host: &str, origin: Option<&str>) -> bool {
        let mut request = TestRequest::default().insert_header((HOST, host));
        if let Some(origin) = origin {
            request = request.insert_header((ORIGIN, origin));
        }
        keeper.admit(&request.to_http_request()).is_ok()
    }

    #[test]
    fn foreign_pages_stay_outside() {
        let local = Doorkeeper::new(true, &[], "", &[]);
        let listed = Doorkeeper::new(true, &["https://Games.example/".to_owned()], "", &[]);
        let public = Doorkeeper::new(false, &[], "", &[]);
        for host in ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LocalHost"] {
            assert!(admits(&local, host, None), "{host}");
            assert!(admits(&local, host, Some("http://localhost:3000")), "{host}");
        }
        // A foreign name that resolves to this machine.
        let rebound = ("evil.example:8080", Some("http://evil.example:8080"));
        assert!(!admits(&local, rebound.0, None));
        for keeper in [&local, &listed, &public] {
            assert!(!admits(keeper, rebound.0, rebound.1));
            assert!(!admits(keeper, "localhost:8080", Some("null")));
            assert!(!admits(keeper, "localhost:8080", Some("https://127.0.0.1.evil.example")));
        }
        assert!(admits(&listed, "games.example", Some("https://games.example")));
        assert!(!admits(&listed, "games.example", Some("http://games.example")));
        assert!(admits(&public, "games.example", None));
        let open = Doorkeeper::new(true, &["*".to_owned()], "", &[]);
        assert!(admits(&open, rebound.0, rebound.1));
    }
    #[test]
    fn lets_in_the_addresses_of_the_service() {
        let hosts = ["tessera.example:8080".to_owned()];
        let own = Doorkeeper::new(true, &[], "https://example.com/tessera", &hosts);
        for (host, origin) in [
            ("example.com", None),
            ("Example.com", Some("https://example.com")),
            ("tessera.example:8080", Some("http://tessera.example:8080")),
            ("tessera.example:8080", Some("https://tessera.example:8080")),
        ] {
            assert!(admits(&own, host, origin), "{host} {origin:?}");
        }
        for (host, origin) in [
            ("evil.example", None),
            ("example.com.evil.example", None),
            ("example.com", Some("http://example.com")),
            ("example.com", Some("https://example.com:8443")),
            ("example.com", Some("https://example.com.evil.example")),
            ("tessera.example:8080", Some("http://tessera.example:81")),
            ("tessera.example:8080", Some("app://tessera.example:8080")),
        ] {
            assert!(!admits(&own, host, origin), "{host} {origin:?}");
        }
    }
}
