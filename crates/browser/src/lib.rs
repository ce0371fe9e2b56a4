//! The calls of the API as a WebAssembly module: the same answers, at the caller's own expense, without a network.
//!
//! [`Device`] is the host of the calls; it builds and is tested on every machine. The functions that JavaScript calls
//! are made for WebAssembly alone, by `tools/build-browser`. The package around the module is `packages/engine`.

mod device;
mod kept;
#[cfg(target_family = "wasm")]
mod module;

pub use device::{Device, Options, Sink};
