//! The calls of the API as a WebAssembly module: the same answers, computed on the caller's own device without a
//! network.
//!
//! [`Device`] is the host of the calls; it can be built and tested on every platform. The functions for JavaScript
//! exist for WebAssembly only, and `tools/build-browser` builds them. The npm package around the module is
//! `packages/engine`.

mod device;
mod kept;
#[cfg(target_family = "wasm")]
mod module;

pub use device::{Device, Options, Sink};
