//! The functions for JavaScript.

use js_sys::{Function, Math};
use tessera_rules::game::random::MAX_SEED;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::device::{Device, Options};

/// The calls of the API.
#[wasm_bindgen]
pub struct Engine(Device);

#[wasm_bindgen]
impl Engine {
    /// Creates an engine with options as JSON (`{"tableBytes": …, "maxNodes": …, "maxTimeMs": …}`, each optional).
    #[wasm_bindgen(constructor)]
    pub fn new(options: &str) -> Result<Engine, JsError> {
        std::panic::set_hook(Box::new(|panic| wasm_bindgen::throw_str(&panic.to_string())));
        let options: Options = serde_json::from_str(options)?;
        Ok(Engine(Device::new(options, fresh_seed)))
    }

    /// The names of all calls, such as `octopus_moves`.
    pub fn names(&self) -> Vec<String> {
        self.0.names().into_iter().map(str::to_owned).collect()
    }

    /// Makes a call; request and answer are JSON, in which texts for people are messages. A problem is thrown as its JSON document.
    pub fn call(&self, name: &str, request: &str) -> Result<String, String> {
        self.0.call(name, request, &mut |_| {})
    }

    /// As `call`; `on_progress` receives each step of an analysis as JSON, and may call `stop`.
    pub fn start(
        &self,
        name: &str,
        request: &str,
        on_progress: &Function,
    ) -> Result<String, String> {
        self.0.call(name, request, &mut |step| {
            // Exceptions of the callback are ignored.
            let _ = on_progress.call1(&JsValue::NULL, &JsValue::from(step));
        })
    }

    /// Stops the current call, from within `on_progress`. An analysis answers with its best result so far.
    pub fn stop(&self) {
        self.0.stop();
    }
}

/// A random seed, at most [`MAX_SEED`].
fn fresh_seed() -> u64 {
    (Math::random() * MAX_SEED as f64) as u64
}
