//! Entry points of the fuzz targets: the service without sockets, entries of the shared cache, configuration files.

use std::rc::Rc;
use std::sync::Arc;

use actix_web::body::to_bytes;
use actix_web::http::header::{CONTENT_TYPE, HeaderName, HeaderValue};
use actix_web::http::{Method, Uri};
use actix_web::middleware::from_fn;
use actix_web::test::{TestRequest, init_service, try_call_service};
use actix_web::web::Bytes;
use actix_web::{App, web};
use futures_util::future::LocalBoxFuture;
use tokio::runtime::{Builder, Runtime};

use crate::api::admission::Admission;
use crate::api::analysis::codec;
use crate::api::observe::observe;
use crate::api::rate::Rates;
use crate::api::routes;
use crate::api::routes::stream::Heart;
use crate::configuration::{Configuration, Options, allowance};
use crate::state::State;
use tessera_operations::game::WireGame;

/// Configuration of the service for fuzzing: low limits, a key, and a trusted proxy.
const SETTINGS: &str = r#"
max_nodes = 200
max_time_ms = 50
rate = 1000000
trusted_proxies = ["192.0.2.0/24", "2001:db8::/32"]
permits = 1
workers = 1
[[keys]]
name = "somebody"
sha256 = "ea54ef1559dfccc927386f9495d0d5735c5db55ca08848fcbc7559ef1ea58471"
"#;

/// Sends a request to the service.
type Ask = Rc<dyn Fn(TestRequest) -> LocalBoxFuture<'static, Option<Answer>>>;

/// An answer of the service.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// Its media type, empty without one.
    pub media_type: String,
    /// Its body.
    pub body: Bytes,
}

/// The service, called without sockets.
pub struct Service {
    runtime: Runtime,
    ask: Ask,
}

impl Service {
    /// A service with low limits.
    ///
    /// # Errors
    /// If no runtime can be made, or the settings in this file are wrong.
    pub fn start() -> Result<Service, Box<dyn std::error::Error>> {
        let configuration = Options::from_toml(SETTINGS)?.configuration()?;
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let ask = runtime.block_on(mounted(&configuration));
        Ok(Service { runtime, ask })
    }

    /// The answer to an input: the method, a space and the target, lines of headers, an empty line, the body. `None`
    /// for input that no HTTP library would let through, and for streams that break off.
    pub fn ask(&self, input: &[u8]) -> Option<Answer> {
        let request = read(input)?;
        self.runtime.block_on((self.ask)(request))
    }
}

fn read(input: &[u8]) -> Option<TestRequest> {
    let end = input.windows(2).position(|two| two == b"\n\n");
    let (head, body) = input.split_at(end.unwrap_or(input.len()));
    let mut lines = head.split(|byte| *byte == b'\n');
    let first = std::str::from_utf8(lines.next()?).ok()?;
    let (method, target) = first.split_once(' ')?;
    let uri: Uri = target.parse().ok()?;
    if !target.starts_with('/') || uri.path_and_query().is_none() {
        return None;
    }
    let mut request = TestRequest::default()
        .method(Method::from_bytes(method.as_bytes()).ok()?)
        .uri(target)
        .peer_addr(([192, 0, 2, 1], 9).into())
        .insert_header((CONTENT_TYPE, "application/json"));
    for line in lines {
        let colon = line.iter().position(|byte| *byte == b':')?;
        let (name, value) = line.split_at(colon);
        let name = HeaderName::from_bytes(name).ok()?;
        request = request.append_header((name, HeaderValue::from_bytes(&value[1..]).ok()?));
    }
    Some(request.set_payload(body.get(2..).unwrap_or_default().to_vec()))
}

async fn mounted(configuration: &Configuration) -> Ask {
    let state = State::new(configuration).unwrap_or_else(|error| panic!("{error}"));
    let state = web::Data::new(state);
    let limits = allowance(configuration.admission.rate, configuration.admission.burst);
    let admission = web::Data::new(Admission {
        callers: configuration.callers.clone(),
        rates: Arc::new(Rates::new(limits, &configuration.callers.keys)),
    });
    let heartbeat = std::time::Duration::from_millis(configuration.limits.heartbeat_ms);
    let (api, metrics) = (routes::routes(), Arc::clone(&state.metrics));
    let app = App::new()
        .app_data(state)
        .app_data(admission)
        .app_data(web::Data::new(Heart(heartbeat)))
        .app_data(web::Data::new(api.calls().clone()))
        .wrap(from_fn(observe))
        .configure(|config| api.mount(config, &metrics));
    let app = Rc::new(init_service(app).await);
    Rc::new(move |request| {
        let app = Rc::clone(&app);
        Box::pin(async move {
            let response = match try_call_service(&*app, request.to_request()).await {
                Ok(response) => response.map_into_boxed_body().into_parts().1,
                Err(error) => error.error_response(),
            };
            let media_type = response.headers().get(CONTENT_TYPE);
            let media_type = media_type.and_then(|value| value.to_str().ok());
            Some(Answer {
                status: response.status().as_u16(),
                media_type: media_type.unwrap_or_default().to_owned(),
                body: to_bytes(response.into_body()).await.ok()?,
            })
        })
    })
}

/// Reads an entry of the shared cache about a position, and checks that it survives a round trip. Returns true if the
/// bytes are an entry.
pub fn entry<G: WireGame>(position: &G, bytes: &[u8]) -> bool {
    let Some(report) = codec::decode(position, bytes) else {
        return false;
    };
    let again = codec::encode(position, &report);
    let again = again.and_then(|bytes| codec::decode(position, &bytes));
    assert!(again.as_ref() == Some(&report), "{}", position.key());
    true
}

/// Reads and checks a configuration file. Valid settings are printed, without their secrets.
///
/// # Errors
/// The fault of the file.
pub fn settings(text: &str) -> Result<String, String> {
    let options = Options::from_toml(text)?;
    let configuration = options.configuration().map_err(|error| error.to_string())?;
    configuration.to_text().map_err(|error| error.to_string())
}
