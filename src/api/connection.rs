//! One connection: the time that it may keep the service waiting, and the resources that it holds until its answers
//! are sent.
//!
//! actix limits the time of the first head only, and limits nothing after an answer
//! (`docs/reports/actix-second-request.md`). So the stream itself watches. A head must be complete soon after its
//! first byte, a connection without a request ends after a while, and a client must steadily take the answer that is
//! being written.

mod heads;

use std::cell::{Cell, RefCell};
use std::io;
use std::pin::{Pin, pin};
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::task::unconstrained;
use tokio::time::{Instant, Sleep, sleep_until};

use super::buffers::{Buffers, Charge};
use super::connections::Place;
use super::metrics::Metrics;
use super::rate::RequestGuard;
use super::refusal::{problem_of_head, refuse};
use heads::Heads;

/// Time limits of a connection.
#[derive(Debug, Clone, Copy)]
pub struct Patience {
    /// For the head of a request, from its first byte or from the start of the connection.
    pub head: Duration,
    /// Without a request.
    pub idle: Duration,
    /// For taking `LEAST_TAKEN` bytes of an answer.
    pub answer: Duration,
}

/// Bytes of an answer that the client must take within [`Patience::answer`], unless it has all of it by then.
const LEAST_TAKEN: usize = 32 * 1024;
/// Bytes of a request that a connection may send without a charge.
const UNCHARGED: usize = 8 * 1024;

/// A stream of bytes that gives up on a slow peer.
pub struct Connection<S> {
    stream: S,
    handle: Rc<ConnectionHandle>,
    patience: Patience,
    metrics: Arc<Metrics>,
    timer: Pin<Box<Sleep>>,
    /// Time of the timer, and the task that it wakes; `None` if it is not set.
    armed: Option<(Instant, Waker)>,
    /// While an answer waits to be taken: the deadline for the next part, and the bytes taken so far.
    sending: Option<(Instant, usize)>,
    heads: Heads,
    /// Bytes to send instead of actix's own answer to a head, and the number sent.
    refusal: Option<(Vec<u8>, usize)>,
}

/// The view of a connection that its requests have.
pub struct ConnectionHandle {
    place: Place,
    buffers: Arc<Buffers>,
    /// Requests whose answers are not completely written.
    requests: Cell<usize>,
    /// Resources to release with the last byte of the answers that were handed over.
    answered: RefCell<Vec<HeldUntilSent>>,
    /// Deadline for the head of the next request; `None` while requests are in progress.
    read_by: Cell<Option<Instant>>,
    /// True if a part of a head was read since the last request ended.
    heard: Cell<bool>,
    /// Bytes read since the last request was answered.
    received: Cell<usize>,
    /// The charge for the received bytes.
    charge: RefCell<Option<Charge>>,
}

/// Resources that a request holds until its answer is sent.
#[derive(Default)]
pub struct HeldUntilSent {
    /// Its admission.
    pub guard: Option<Arc<RequestGuard>>,
    /// The bytes of its answer.
    pub charge: Option<Charge>,
}

impl ConnectionHandle {
    /// Registers a request.
    pub fn begin(&self) {
        let requests = self.requests.get();
        self.requests.set(requests + 1);
        if requests == 0 {
            self.read_by.set(None);
            self.place.set_busy();
        }
    }

    /// The buffers of all connections.
    pub fn buffers(&self) -> &Arc<Buffers> {
        &self.buffers
    }

    /// Registers an answer that was handed over whole and is about to be written.
    pub fn answered(&self, answered: HeldUntilSent) {
        self.answered.borrow_mut().push(answered);
    }

    /// Releases the resources of all written answers; returns true if no request is in progress from now on. A part of
    /// the next head may have come already.
    fn flushed(&self, is_in_head: bool, patience: &Patience) -> bool {
        let mut answered = self.answered.borrow_mut();
        if answered.is_empty() {
            return false;
        }
        let requests = self.requests.get().saturating_sub(answered.len());
        answered.clear();
        self.requests.set(requests);
        if requests == 0 {
            let now = Instant::now();
            let time = if is_in_head { patience.head } else { patience.idle };
            self.read_by.set(Some(now + time));
            self.heard.set(is_in_head);
            self.received.set(0);
            self.charge.take();
            self.place.set_idle(now);
        }
        requests == 0
    }

    /// Counts bytes that were read, and limits the time of a head of which they are a part; returns true if there is
    /// room for them.
    fn read(&self, bytes: usize, is_in_head: bool, patience: &Patience) -> bool {
        if is_in_head && self.requests.get() == 0 && !self.heard.replace(true) {
            let head_by = Instant::now() + patience.head;
            let by = self.read_by.get().map_or(head_by, |by| by.min(head_by));
            self.read_by.set(Some(by));
        }
        let received = self.received.get().saturating_add(bytes);
        self.received.set(received);
        if received <= UNCHARGED {
            return true;
        }
        let mut charge = self.charge.borrow_mut();
        match charge.as_mut() {
            Some(charge) => charge.resize(received).is_ok(),
            None => {
                *charge = self.buffers.charge(None, received).ok();
                charge.is_some()
            }
        }
    }
}

/// Reason why the service closes a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// There was no request, or a head was not complete in time.
    Unasked,
    /// The client did not take an answer.
    Untaken,
    /// Another connection needs the place.
    Evicted,
    /// There is no room for the received bytes.
    Overflow,
}

impl End {
    fn name(self) -> &'static str {
        match self {
            End::Unasked => "no_request",
            End::Untaken => "slow_reader",
            End::Evicted => "evicted",
            End::Overflow => "no_room",
        }
    }
}

impl<S> Connection<S> {
    /// Wraps a connection that was just accepted.
    pub fn new(
        stream: S,
        place: Place,
        patience: Patience,
        buffers: Arc<Buffers>,
        metrics: Arc<Metrics>,
    ) -> Connection<S> {
        let head_by = Instant::now() + patience.head;
        let handle = ConnectionHandle {
            place,
            buffers,
            requests: Cell::new(0),
            answered: RefCell::default(),
            read_by: Cell::new(Some(head_by)),
            heard: Cell::new(true),
            received: Cell::new(0),
            charge: RefCell::default(),
        };
        Connection {
            stream,
            handle: Rc::new(handle),
            patience,
            metrics,
            timer: Box::pin(sleep_until(head_by)),
            armed: None,
            sending: None,
            heads: Heads::default(),
            refusal: None,
        }
    }

    /// The handle for the requests of this connection.
    pub fn handle(&self) -> Rc<ConnectionHandle> {
        Rc::clone(&self.handle)
    }

    fn end(&self, end: End) -> End {
        self.metrics.connection_ended(end.name());
        end
    }

    /// Checks if the peer has exceeded a time limit, and schedules the next check.
    fn check(&mut self, context: &mut Context<'_>) -> Option<End> {
        loop {
            let read_by = self.handle.read_by.get();
            if read_by.is_some() && self.handle.place.is_closing(context.waker()) {
                return Some(self.end(End::Evicted));
            }
            let next = match (read_by, self.sending) {
                (None, None) => return None,
                (Some(by), None) | (None, Some((by, _))) => by,
                (Some(read_by), Some((by, _))) => by.min(read_by),
            };
            // A timer that fires too early is set again then: most never fire.
            let is_set = (self.armed.as_ref())
                .is_some_and(|(at, waker)| *at <= next && waker.will_wake(context.waker()));
            if !is_set {
                self.timer.as_mut().reset(next);
                self.armed = Some((next, context.waker().clone()));
            } else if !self.timer.is_elapsed() {
                return None;
            }
            // A task that has used up its budget would leave the timer unset.
            let mut timer = pin!(unconstrained(self.timer.as_mut()));
            if timer.as_mut().poll(context).is_pending() {
                return None;
            }
            self.armed = None;
            let now = Instant::now();
            if read_by.is_some_and(|by| by <= now) {
                return Some(self.end(End::Unasked));
            }
            if let Some((by, taken)) = self.sending
                && by <= now
            {
                if taken < LEAST_TAKEN {
                    return Some(self.end(End::Untaken));
                }
                self.sending = Some((now + self.patience.answer, 0));
            }
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Connection<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let received = &mut buffer.filled_mut()[before..];
        if !received.is_empty() {
            let bytes = received.len();
            if let Some(place) = self.heads.bare_line_feed(received) {
                // No head may contain this byte, so actix refuses it.
                received[place] = 0;
            }
            if !(self.handle).read(bytes, self.heads.is_in_head(), &self.patience) {
                self.end(End::Overflow);
                buffer.set_filled(before);
                return Poll::Ready(Err(io::ErrorKind::OutOfMemory.into()));
            }
        }
        // actix reads until nothing is left.
        if read.is_ready() {
            return read;
        }
        match self.check(context) {
            Some(End::Untaken) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            // To actix it looks as if the peer had closed the connection.
            Some(_) => Poll::Ready(Ok(())),
            None => Poll::Pending,
        }
    }
}

impl<S: AsyncWrite + Unpin> Connection<S> {
    /// Writes these bytes, or the problem that replaces them; the bytes count as written once the problem is.
    fn write(&mut self, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        // While no request is in progress, actix writes its own refusals only.
        if self.handle.requests.get() == 0
            && self.refusal.is_none()
            && let Some(problem) = problem_of_head(bytes, self.heads.first_line())
        {
            let bytes = refuse(&problem, &self.metrics);
            self.refusal = Some((bytes, 0));
        }
        let Some((told, sent)) = &mut self.refusal else {
            return Pin::new(&mut self.stream).poll_write(context, bytes);
        };
        while *sent < told.len() {
            match Pin::new(&mut self.stream).poll_write(context, &told[*sent..]) {
                Poll::Ready(Ok(0)) => return Poll::Ready(Ok(0)),
                Poll::Ready(Ok(more)) => *sent += more,
                other => return other,
            }
        }
        Poll::Ready(Ok(bytes.len()))
    }

    /// Updates the time limits after an attempt to write.
    fn wrote(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match &written {
            Poll::Ready(Ok(bytes)) => {
                if let Some((_, taken)) = &mut self.sending {
                    *taken += *bytes;
                }
            }
            Poll::Ready(Err(_)) => {}
            Poll::Pending => {
                let by = || (Instant::now() + self.patience.answer, 0);
                self.sending = Some(self.sending.unwrap_or_else(by));
                if self.check(context) == Some(End::Untaken) {
                    return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
                }
            }
        }
        written
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Connection<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = self.write(context, bytes);
        self.wrote(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // actix flushes when the last byte has been written.
        self.sending = None;
        if (self.handle).flushed(self.heads.is_in_head(), &self.patience) {
            self.heads.begin_again();
            if self.check(context).is_some() {
                // The next read handles the end.
                context.waker().wake_by_ref();
            }
        }
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests;
