//! Which websites may call from a browser: pages of this machine and those listed, so that no foreign page reaches a service
//! on somebody's own machine by way of their browser (DNS rebinding).

use std::net::IpAddr;

use actix_web::HttpRequest;
use actix_web::http::header::{HOST, ORIGIN};
use tessera_rules::game::shortened;

use crate::api::problem::{Code, Problem};

/// What is let in.
#[derive(Debug, Clone)]
pub struct Doorkeeper {
    /// Whether only this machine reaches the service.
    local: bool,
    /// Origins that are let in, in small letters; `*` lets in all.
    origins: Vec<String>,
}

impl Doorkeeper {
    /// For a service that only this machine reaches (or not), and these websites.
    pub fn new(local: bool, origins: &[String]) -> Doorkeeper {
        let origins = origins
            .iter()
            .map(|origin| origin.trim().trim_end_matches('/'));
        Doorkeeper {
            local,
            origins: origins.map(str::to_ascii_lowercase).collect(),
        }
    }

    /// Whether a request may come in.
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
        listed
            || origin
                .split_once("://")
                .is_some_and(|(_, host)| is_local(host_name(host)))
    }

    fn knows_host(&self, host: &str) -> bool {
        let hosts = self
            .origins
            .iter()
            .filter_map(|origin| origin.split_once("://"));
        is_local(host)
            || hosts
                .map(|(_, known)| host_name(known))
                .any(|known| known == host)
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
        let local = Doorkeeper::new(true, &[]);
        let listed = Doorkeeper::new(true, &["https://Games.example/".to_owned()]);
        let public = Doorkeeper::new(false, &[]);
        for host in [
            "localhost:8080",
            "127.0.0.1:8080",
            "[::1]:8080",
            "LocalHost",
        ] {
            assert!(admits(&local, host, None), "{host}");
            assert!(
                admits(&local, host, Some("http://localhost:3000")),
                "{host}"
            );
        }
        // A name that leads to this machine, as its owner pleases.
        let rebound = ("evil.example:8080", Some("http://evil.example:8080"));
        assert!(!admits(&local, rebound.0, None));
        for keeper in [&local, &listed, &public] {
            assert!(!admits(keeper, rebound.0, rebound.1));
            assert!(!admits(keeper, "localhost:8080", Some("null")));
            assert!(!admits(
                keeper,
                "localhost:8080",
                Some("https://127.0.0.1.evil.example")
            ));
        }
        assert!(admits(
            &listed,
            "games.example",
            Some("https://games.example")
        ));
        assert!(!admits(
            &listed,
            "games.example",
            Some("http://games.example")
        ));
        assert!(admits(&public, "games.example", None));
        let open = Doorkeeper::new(true, &["*".to_owned()]);
        assert!(admits(&open, rebound.0, rebound.1));
    }
}
