//! PNG pictures: drawn in the medium pool, so that no thread of cheap calls waits for one, and kept. Animations are
//! kept here too, but drawn elsewhere.

use std::sync::Arc;
use std::time::Instant;

use actix_web::web::Bytes;
use sha2::{Digest, Sha256};

use super::problem::{Code, Problem};
use super::rate::Deposit;
use super::worker_pool::WorkerPool;
use tessera_pictures::png;

/// Most bytes of kept pictures.
const KEPT: u64 = 8 << 20;

/// Kept pictures by the SHA-256 of their source, and the pool that draws them.
pub struct Pictures {
    pool: Arc<WorkerPool>,
    drawn: moka::sync::Cache<[u8; 32], Bytes>,
}

impl Pictures {
    /// An empty store, whose pictures are drawn in this pool.
    pub fn new(pool: Arc<WorkerPool>) -> Pictures {
        Pictures {
            pool,
            drawn: moka::sync::Cache::builder()
                .max_capacity(KEPT)
                .weigher(|_, picture: &Bytes| u32::try_from(picture.len()).unwrap_or(u32::MAX))
                .build(),
        }
    }

    /// The PNG of an SVG: a kept one, or one drawn by the deadline, after `pay`.
    ///
    /// # Errors
    /// Errors of [`WorkerPool::run`] and of `pay`.
    pub async fn png(
        &self,
        svg: &str,
        deadline: Instant,
        pay: impl Future<Output = Result<Option<Arc<Deposit>>, Problem>>,
    ) -> Result<Bytes, Problem> {
        let make = async {
            let (deposit, svg) = (pay.await?, svg.to_owned());
            let drawn = (self.pool).run(deposit, true, deadline, Box::new(move |_| png(&svg)));
            let drawn = drawn.await?;
            drawn.map_err(|error| Problem::new(Code::Internal, error.to_string()))
        };
        self.kept(svg.as_bytes(), make).await
    }

    /// The picture of this source: a kept one, or the result of `make`.
    ///
    /// # Errors
    /// Errors of `make`.
    pub async fn kept(
        &self,
        source: &[u8],
        make: impl Future<Output = Result<Vec<u8>, Problem>>,
    ) -> Result<Bytes, Problem> {
        let key: [u8; 32] = Sha256::digest(source).into();
        if let Some(picture) = self.drawn.get(&key) {
            return Ok(picture);
        }
        let picture = Bytes::from(make.await?);
        self.drawn.insert(key, picture.clone());
        Ok(picture)
    }
}
