//! Large events of streams, handed over in parts: bytes that a peer has not taken stay in one place, and are counted
//! there.

use std::sync::Arc;

use actix_web::web::Bytes;

use super::buffers::{Buffers, Charge};
use super::caller::Caller;

/// Largest answer that is not counted while it is sent, and largest part of an event that is handed over at once. actix
/// copies it into the buffer of the connection.
pub const PART: usize = 32 * 1024;

/// The rest of an event of a stream that is handed over in parts, and counted meanwhile.
#[derive(Default)]
pub struct InParts {
    rest: Bytes,
    _charge: Option<Charge>,
}

impl InParts {
    /// Counts these bytes; `None` if there is no room for them.
    pub fn of(
        bytes: Bytes,
        buffers: Option<&Arc<Buffers>>,
        caller: Option<Caller>,
    ) -> Option<InParts> {
        let _charge = match buffers {
            Some(buffers) => Some(buffers.charge(caller, bytes.len()).ok()?),
            None => None,
        };
        Some(InParts { rest: bytes, _charge })
    }

    /// The next part.
    pub fn take_next(&mut self) -> Option<Bytes> {
        if self.rest.is_empty() {
            return None;
        }
        let part = self.rest.split_to(self.rest.len().min(PART));
        if self.rest.is_empty() {
            *self = InParts::default();
        }
        Some(part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_event_is_counted_until_its_last_part() {
        let buffers = Arc::new(Buffers::new(3 * PART));
        assert!(InParts::of(vec![0; 3 * PART + 1].into(), Some(&buffers), None).is_none());
        let event: Vec<u8> = (0..2 * PART + 5).map(|i| (i % 251) as u8).collect();
        let mut parts = InParts::of(event.clone().into(), Some(&buffers), None).unwrap();
        let mut told = Vec::new();
        while let Some(part) = parts.take_next() {
            assert!(part.len() <= PART);
            told.extend_from_slice(&part);
            let left = told.len() < event.len();
            assert_eq!(buffers.taken(), if left { event.len() } else { 0 });
        }
        assert_eq!(told, event);
    }
}
