//! Jobs that workers run, in other processes and on other machines. Only clusters need them, so they are behind a
//! feature of the build: `cluster`.

#[cfg(not(feature = "cluster"))]
mod disabled;
#[cfg(feature = "cluster")]
mod orders;
#[cfg(feature = "cluster")]
mod store;
#[cfg(feature = "cluster")]
mod worker;

#[cfg(not(feature = "cluster"))]
pub use disabled::{RemoteJobs, RemoteSettings, work};
#[cfg(feature = "cluster")]
pub use orders::{RemoteJobs, RemoteSettings};
#[cfg(feature = "cluster")]
pub use worker::work;
