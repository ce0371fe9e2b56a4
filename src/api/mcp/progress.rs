//! Progress notifications, for clients that ask for them with a token.

use std::time::{Duration, Instant};

use rmcp::model::{ProgressNotificationParam, ProgressToken};
use rmcp::service::{Peer, RequestContext, RoleServer};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use crate::api::context::{Context, Progress};

/// The shortest time between two notifications.
const SHORTEST: Duration = Duration::from_millis(100);
/// Time without news after which a client is notified anyway.
const LONGEST: Duration = Duration::from_secs(1);

/// Reports the progress of a call to a client: nodes of an analysis, or otherwise the seconds that have passed.
pub(super) struct Teller {
    asked: Option<(Peer<RoleServer>, ProgressToken)>,
    steps: Option<UnboundedReceiver<Progress>>,
    began: Instant,
    /// Time and progress of the last report; progress has to grow.
    last: (Instant, f64),
}

impl Teller {
    /// The teller of a request; it is silent if the request asks for no progress.
    pub(super) fn new(context: &RequestContext<RoleServer>) -> Teller {
        let token = context.meta.get_progress_token();
        Teller {
            asked: token.map(|token| (context.peer.clone(), token)),
            steps: None,
            began: Instant::now(),
            last: (Instant::now(), 0.0),
        }
    }

    /// The context of a call whose progress this teller receives.
    pub(super) fn told_of(&mut self, context: Context) -> Context {
        if self.asked.is_none() {
            return context;
        }
        let (sender, receiver) = unbounded_channel();
        self.steps = Some(receiver);
        context.with_progress(sender)
    }

    /// Waits for progress and reports it; never returns if the client asked for none. May be dropped and called
    /// again.
    pub(super) async fn tell(&mut self) {
        if self.asked.is_none() {
            return std::future::pending().await;
        }
        tokio::select! {
            step = next(&mut self.steps) => {
                let (nodes, total) = (step.nodes as f64, step.budget as f64);
                if self.last.0.elapsed() >= SHORTEST && nodes > self.last.1 {
                    self.notify(nodes, Some(total), format!("depth {}", step.depth)).await;
                }
            }
            () = tokio::time::sleep(LONGEST) => {
                let seconds = self.began.elapsed().as_secs_f64().floor();
                if seconds > self.last.1 {
                    self.notify(seconds, None, format!("{seconds} s")).await;
                }
            }
        }
    }

    async fn notify(&mut self, progress: f64, total: Option<f64>, message: String) {
        self.last = (Instant::now(), progress);
        let Some((peer, token)) = &self.asked else {
            return;
        };
        let mut told =
            ProgressNotificationParam::new(token.clone(), progress).with_message(message);
        if let Some(total) = total {
            told = told.with_total(total.max(progress));
        }
        // A client that is gone cancels its call.
        let _ = peer.notify_progress(told).await;
    }
}

/// The next step; never returns after the last.
async fn next(steps: &mut Option<UnboundedReceiver<Progress>>) -> Progress {
    if let Some(receiver) = steps {
        match receiver.recv().await {
            Some(step) => return step,
            None => *steps = None,
        }
    }
    std::future::pending().await
}
