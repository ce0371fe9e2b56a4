//! PNG pictures: drawn in the bulky lane, so that no thread for cheap calls waits for one, and kept.

use std::sync::Arc;

use actix_web::web::Bytes;
use sha2::{Digest, Sha256};

use super::context::Context;
use super::lane::HeavyLane;
use super::problem::{Code, Problem};
use tessera_pictures::png;

/// Bytes of pictures that are kept.
const KEPT: u64 = 8 << 20;

/// Pictures that were drawn, by the SHA-256 of their SVG, and the lane in which they are.
pub struct Pictures {
    lane: Arc<HeavyLane>,
    drawn: moka::sync::Cache<[u8; 32], Bytes>,
}

impl Pictures {
    /// None yet. They are drawn in this lane.
    pub fn new(lane: Arc<HeavyLane>) -> Pictures {
        Pictures {
            lane,
            drawn: moka::sync::Cache::builder()
                .max_capacity(KEPT)
                .weigher(|_, picture: &Bytes| u32::try_from(picture.len()).unwrap_or(u32::MAX))
                .build(),
        }
    }

    /// The picture of an SVG.
    ///
    /// # Errors
    /// Those of [`HeavyLane::run`]; [`Code::TooManyRequests`] if the caller has used up its allowance.
    pub async fn png(&self, context: &Context, svg: &str) -> Result<Bytes, Problem> {
        let key: [u8; 32] = Sha256::digest(svg.as_bytes()).into();
        if let Some(picture) = self.drawn.get(&key) {
            return Ok(picture);
        }
        context.pay(0)?;
        let deadline = context.deadline(context.state().limits.max_time_ms);
        let svg = svg.to_owned();
        let drawn = (self.lane).run(context.payer(), deadline, Box::new(move |_| png(&svg)));
        let drawn = drawn.await?;
        let drawn = drawn.map_err(|error| Problem::new(Code::Internal, error.to_string()))?;
        let picture = Bytes::from(drawn);
        self.drawn.insert(key, picture.clone());
        Ok(picture)
    }
}
