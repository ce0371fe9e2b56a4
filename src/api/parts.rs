//! Large bodies, handed over in parts: bytes that a peer has not taken stay in one place, and are counted there.

use std::cell::RefCell;
use std::convert::Infallible;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::web::Bytes;
use actix_web::{HttpResponse, HttpResponseBuilder};

use super::buffers::{Buffers, Charge, NoRoom};
use super::caller::Caller;
use std::sync::Arc;

/// Largest body, and largest part of a body, that is handed over at once. actix copies it into the buffer of the
/// connection.
pub const PART: usize = 32 * 1024;

/// The answer with this body.
pub fn with_body(response: &mut HttpResponseBuilder, body: Bytes) -> HttpResponse {
    set_body(response.finish(), body)
}

/// The answer with this body instead of its own.
pub fn set_body<B>(response: HttpResponse<B>, body: Bytes) -> HttpResponse {
    if body.len() <= PART {
        return response.set_body(BoxBody::new(body));
    }
    let large = LargeBody { bytes: body.clone(), charge: Rc::default() };
    let parts = Parts { rest: body, _charge: Rc::clone(&large.charge) };
    let mut response = response.set_body(BoxBody::new(parts));
    response.extensions_mut().insert(large);
    response
}

/// The large body of an answer, as an extension of the response.
pub struct LargeBody {
    bytes: Bytes,
    charge: Rc<RefCell<Option<Charge>>>,
}

impl LargeBody {
    /// Counts the bytes until they are sent.
    ///
    /// # Errors
    /// Same as [`Buffers::charge`].
    pub fn charge(&self, buffers: &Arc<Buffers>, caller: Option<Caller>) -> Result<(), NoRoom> {
        let charge = buffers.charge(caller, self.bytes.len())?;
        *self.charge.borrow_mut() = Some(charge);
        Ok(())
    }

    /// The whole body.
    pub fn into_bytes(self) -> Bytes {
        self.bytes
    }
}

/// A body in parts.
struct Parts {
    rest: Bytes,
    _charge: Rc<RefCell<Option<Charge>>>,
}

impl MessageBody for Parts {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.rest.len() as u64)
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        if self.rest.is_empty() {
            return Poll::Ready(None);
        }
        let part = self.rest.len().min(PART);
        Poll::Ready(Some(Ok(self.rest.split_to(part))))
    }
}

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
    use actix_web::body::to_bytes;
    use futures_util::FutureExt;
    use std::future::poll_fn;

    #[test]
    fn a_large_body_is_counted_until_it_is_gone() {
        let whole: Vec<u8> = (0..3 * PART + 1).map(|i| (i % 251) as u8).collect();
        let buffers = Arc::new(Buffers::new(4 * PART));
        let response = with_body(&mut HttpResponse::Ok(), whole.clone().into());
        let second = with_body(&mut HttpResponse::Ok(), whole.clone().into());
        let fits = |response: &HttpResponse| {
            let extensions = response.extensions();
            (extensions.get::<LargeBody>().unwrap()).charge(&buffers, None).is_ok()
        };
        assert!(fits(&response));
        assert!(!fits(&second));
        let mut body = response.into_body();
        let part = poll_fn(|context| Pin::new(&mut body).poll_next(context));
        assert_eq!(part.now_or_never().unwrap().unwrap().unwrap().len(), PART);
        assert_eq!(buffers.taken(), whole.len());
        let rest = to_bytes(body).now_or_never().unwrap().unwrap();
        assert_eq!(rest, whole[PART..]);
        assert_eq!(buffers.taken(), 0);
        assert!(fits(&second));
        let small = with_body(&mut HttpResponse::Ok(), Bytes::from_static(b"small"));
        assert!(small.extensions().get::<LargeBody>().is_none());
    }

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
