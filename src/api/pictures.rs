//! PNG pictures: drawn in the bulky lane, so that no thread of cheap calls waits for one, and kept. Animations are
//! kept here too, but drawn elsewhere.

use std::sync::Arc;
use std::time::Instant;

use actix_web::web::Bytes;
use sha2::{Digest, Sha256};

use super::lane::{HeavyLane, Payer};
use super::problem::{Code, Problem};
use tessera_pictures::png;

/// Most bytes of kept pictures.
const KEPT: u64 = 8 << 20;

/// Kept pictures by the SHA-256 of their source, and the lane that draws them.
pub struct Pictures {
    lane: Arc<HeavyLane>,
    drawn: moka::sync::Cache<[u8; 32], Bytes>,
}

impl Pictures {
    /// An empty store, whose pictures are drawn in this lane.
    pub fn new(lane: Arc<HeavyLane>) -> Pictures {
        Pictures {
            lane,
            drawn: moka::sync::Cache::builder()
                .max_capacity(KEPT)
                .weigher(|_, picture: &Bytes| u32::try_from(picture.len()).unwrap_or(u32::MAX))
                .build(),
        }
    }

    /// The PNG of an SVG: a kept one, or one drawn by the deadline, after `pay`.
    ///
    /// # Errors
    /// Errors of [`HeavyLane::run`] and of `pay`.
    pub async fn png(
        &self,
        svg: &str,
        deadline: Instant,
        pay: impl FnOnce() -> Result<Payer, Problem>,
    ) -> Result<Bytes, Problem> {
        let make = async {
            let (payer, svg) = (pay()?, svg.to_owned());
            let drawn = (self.lane).run(payer, true, deadline, Box::new(move |_| png(&svg)));
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
