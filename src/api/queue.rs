//! The order of the heavy pool: callers take turns, and no caller holds all places.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use foldhash::quality::RandomState;
use parking_lot::Mutex;
use tokio::sync::oneshot;

use super::caller::Caller;

/// Places for jobs that run or wait.
///
/// A permit goes to the caller with the fewest running jobs; among equals, to the one that has waited longest since
/// its last permit; among callers without a permit so far, to the one that came first. One more job may run in
/// addition to the permits, if its caller has no running job: a brief job, or any job if one caller holds all
/// permits. So a small job waits neither for the jobs of one other caller nor for the long jobs of many.
pub(super) struct Queue {
    places: Mutex<Occupancy>,
    permits: usize,
    most: usize,
    most_per_caller: usize,
}

/// The caller of a job; `None` for the service itself.
pub(super) type Owner = Option<Caller>;

#[derive(Default)]
struct Occupancy {
    taken: usize,
    running: usize,
    callers: HashMap<Owner, Share, RandomState>,
    /// Permits that were given so far.
    given: u64,
    /// Jobs that came so far.
    came: u64,
}

impl Occupancy {
    /// The share of a caller, for one more job of its own.
    fn share(&mut self, owner: Owner) -> &mut Share {
        let number = self.came;
        self.came += 1;
        self.callers.entry(owner).or_insert_with(|| Share { number, ..Share::default() })
    }

    /// Removes places and running jobs from a caller's share.
    fn give_up(&mut self, owner: Owner, taken: usize, running: usize) {
        if let Some(share) = self.callers.get_mut(&owner) {
            share.taken -= taken;
            share.running -= running;
            if share.taken == 0 && share.running == 0 {
                self.callers.remove(&owner);
            }
        }
    }
}

/// The places and jobs of one caller.
#[derive(Default)]
struct Share {
    taken: usize,
    running: usize,
    /// Number of permits given so far when it last got one.
    served: u64,
    /// Number of jobs that came before its first one.
    number: u64,
    waiting: VecDeque<Waiter>,
}

/// A job that waits for its permit.
struct Waiter {
    is_brief: bool,
    give: oneshot::Sender<QueuePermit>,
}

/// Reason for a refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum QueueFull {
    /// All places are taken.
    All,
    /// The caller has its maximum of places.
    Caller,
}

impl Queue {
    /// A queue with `permits` permits and `queue` further places, of which one caller gets at most
    /// `queue_per_caller`.
    pub(super) fn new(permits: usize, queue: usize, queue_per_caller: usize) -> Queue {
        Queue {
            places: Mutex::default(),
            permits,
            most: permits + queue,
            most_per_caller: permits + queue_per_caller,
        }
    }

    /// Number of permits, of running jobs, and of waiting jobs.
    pub(super) fn load(&self) -> (usize, usize, usize) {
        let places = self.places.lock();
        let waiting = places.taken.saturating_sub(places.running);
        (self.permits, places.running, waiting)
    }

    /// Reserves a place for a job of this owner; a brief job ends soon after it begins.
    pub(super) fn enter(
        self: &Arc<Queue>,
        owner: Owner,
        is_brief: bool,
    ) -> Result<QueueEntry, QueueFull> {
        let mut places = self.places.lock();
        let own = places.callers.get(&owner).map_or(0, |share| share.taken);
        if places.taken >= self.most {
            return Err(QueueFull::All);
        }
        if own >= self.most_per_caller {
            return Err(QueueFull::Caller);
        }
        places.taken += 1;
        places.share(owner).taken += 1;
        Ok(QueueEntry { queue: Arc::clone(self), owner, is_brief })
    }

    /// Gives permits to the callers whose turn it is.
    fn give(self: &Arc<Queue>, places: &mut Occupancy) {
        loop {
            for share in places.callers.values_mut() {
                share.waiting.retain(|waiter| !waiter.give.is_closed());
            }
            let is_full = places.running >= self.permits;
            if is_full && (places.running > self.permits || self.permits == 0) {
                return;
            }
            let one_has_all = (places.callers.values()).any(|share| share.running == self.permits);
            let may_run = |share: &Share| {
                let first = share.waiting.front();
                let beside = |first: &Waiter| share.running == 0 && (first.is_brief || one_has_all);
                first.is_some_and(|first| !is_full || beside(first))
            };
            let next = (places.callers.iter())
                .filter(|(_, share)| may_run(share))
                .min_by_key(|(_, share)| (share.running, share.served, share.number));
            let Some((&owner, _)) = next else {
                return;
            };
            places.given += 1;
            places.running += 1;
            let given = places.given;
            let Some(share) = places.callers.get_mut(&owner) else {
                return;
            };
            share.running += 1;
            share.served = given;
            let permit = QueuePermit { queue: Some(Arc::clone(self)), owner };
            let sent = share.waiting.pop_front().map(|waiter| waiter.give.send(permit));
            if let Some(Err(mut permit)) = sent {
                // The job has gone away since. The lock is held, so the permit must not return itself.
                permit.queue = None;
                share.running -= 1;
                places.running -= 1;
            }
        }
    }
}

/// A place in the queue; given up on drop.
pub(super) struct QueueEntry {
    queue: Arc<Queue>,
    owner: Owner,
    is_brief: bool,
}

impl QueueEntry {
    /// Waits for a permit; `None` only if the queue is gone.
    pub(super) async fn permit(&self) -> Option<QueuePermit> {
        let (give, given) = oneshot::channel();
        {
            let mut places = self.queue.places.lock();
            if let Some(share) = places.callers.get_mut(&self.owner) {
                let is_brief = self.is_brief;
                share.waiting.push_back(Waiter { is_brief, give });
            }
            self.queue.give(&mut places);
        }
        given.await.ok()
    }

    /// Counts the running job, which has this place and this permit, as one of another caller from now on.
    pub(super) fn hand_over(&mut self, permit: &mut QueuePermit, to: Owner) {
        let mut places = self.queue.places.lock();
        places.give_up(self.owner, 1, 1);
        let share = places.share(to);
        share.taken += 1;
        share.running += 1;
        (self.owner, permit.owner) = (to, to);
        self.queue.give(&mut places);
    }
}

impl Drop for QueueEntry {
    fn drop(&mut self) {
        let mut places = self.queue.places.lock();
        places.taken -= 1;
        places.give_up(self.owner, 1, 0);
    }
}

/// A permit; given back on drop.
#[derive(Debug)]
pub(super) struct QueuePermit {
    queue: Option<Arc<Queue>>,
    owner: Owner,
}

impl QueuePermit {
    /// The caller whose job has the permit.
    pub(super) fn owner(&self) -> Owner {
        self.owner
    }
}

impl Drop for QueuePermit {
    fn drop(&mut self) {
        let Some(queue) = self.queue.take() else {
            return;
        };
        let mut places = queue.places.lock();
        places.running -= 1;
        places.give_up(self.owner, 0, 1);
        queue.give(&mut places);
    }
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Queue").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use futures_util::future::BoxFuture;

    fn caller(last: u8) -> Owner {
        Some(Caller::Address([10, 0, 0, last].into()))
    }

    struct Job(BoxFuture<'static, QueuePermit>);

    impl Job {
        fn new(queue: &Arc<Queue>, owner: Owner) -> Job {
            Job::of(queue.enter(owner, false).unwrap())
        }

        fn brief(queue: &Arc<Queue>, owner: Owner) -> Job {
            Job::of(queue.enter(owner, true).unwrap())
        }

        fn of(entry: QueueEntry) -> Job {
            let mut job = Job(Box::pin(async move { entry.permit().await.unwrap() }));
            // From here on it is in the queue, unless it may run at once.
            if let Some(permit) = (&mut job.0).now_or_never() {
                job.0 = Box::pin(async { permit });
            }
            job
        }

        fn permit(&mut self) -> Option<QueuePermit> {
            (&mut self.0).now_or_never()
        }
    }

    #[test]
    fn callers_take_turns() {
        let queue = Arc::new(Queue::new(2, 100, 100));
        let mut first: Vec<Job> = (0..6).map(|_| Job::new(&queue, caller(1))).collect();
        let running = [first[0].permit().unwrap(), first[1].permit().unwrap()];
        assert!(first[2].permit().is_none());
        // One caller has both permits, so one job of another may run in addition, but not two.
        let mut second: Vec<Job> = (0..2).map(|_| Job::new(&queue, caller(2))).collect();
        let beside = second[0].permit().expect("a permit beside");
        assert!(second[1].permit().is_none());
        let mut third = Job::new(&queue, caller(3));
        assert!(third.permit().is_none());
        let [one, other] = running;
        drop(one);
        assert!(third.permit().is_none(), "three are too many already");
        drop(other);
        assert!(first[2].permit().is_none(), "it had its turn");
        let third = third.permit().expect("nothing of it runs");
        assert!(first[2].permit().is_none() && second[1].permit().is_none());
        drop(beside);
        // The first and the second caller have no running jobs; the first has waited longer for its turn.
        let next = first[2].permit().expect("its turn");
        assert!(second[1].permit().is_none());
        drop(third);
        assert!(second[1].permit().is_some());
        drop((next, first, second));
        assert_eq!(queue.load(), (2, 0, 0));
        assert!(queue.places.lock().callers.is_empty());
    }

    #[test]
    fn a_brief_job_waits_for_no_long_ones() {
        let queue = Arc::new(Queue::new(2, 100, 100));
        let mut long: Vec<Job> = (1..=7).map(|i| Job::new(&queue, caller(i))).collect();
        let running = [long[0].permit().unwrap(), long[1].permit().unwrap()];
        let mut own = Job::brief(&queue, caller(1));
        assert!(own.permit().is_none(), "something of this caller runs");
        let mut brief: Vec<Job> = (8..=9).map(|i| Job::brief(&queue, caller(i))).collect();
        let beside = brief[0].permit().expect("a permit beside");
        assert!(brief[1].permit().is_none(), "one at a time");
        long.drain(..2);
        assert!(first_permit(&mut long).is_none());
        drop(beside);
        let beside = brief[1].permit().expect("its turn");
        let mut behind = Job::new(&queue, caller(8));
        drop(beside);
        assert!(behind.permit().is_none(), "it is not brief");
        // The first free permit goes to a caller without a permit so far; then the first caller has no running job.
        drop(running);
        let (next, none) = (first_permit(&mut long), first_permit(&mut long));
        assert!(next.is_some() && none.is_none());
        let own = own.permit().expect("a permit beside");
        assert!(behind.permit().is_none());
        drop(own);
        let (last, none) = (first_permit(&mut long), first_permit(&mut long));
        assert!(last.is_some() && none.is_none());
        assert!(behind.permit().is_none(), "permits go to those who had none");
    }

    /// Returns the permit of the first of these jobs that may run, and removes the job.
    fn first_permit(jobs: &mut Vec<Job>) -> Option<QueuePermit> {
        let mut permits = jobs.iter_mut().map(Job::permit).enumerate();
        let (i, permit) = permits.find_map(|(i, permit)| Some((i, permit?)))?;
        jobs.remove(i);
        Some(permit)
    }

    #[test]
    fn no_caller_has_all_places() {
        let queue = Arc::new(Queue::new(1, 8, 2));
        let held: Vec<QueueEntry> =
            (0..3).map(|_| queue.enter(caller(1), false).unwrap()).collect();
        assert_eq!(queue.enter(caller(1), false).err(), Some(QueueFull::Caller));
        let others: Vec<QueueEntry> =
            (0..6).map(|i| queue.enter(caller(2 + i), false).unwrap()).collect();
        assert_eq!(queue.enter(caller(9), false).err(), Some(QueueFull::All));
        drop((held, others));
        assert!(queue.places.lock().callers.is_empty());
    }

    #[test]
    fn a_running_job_counts_for_the_caller_that_it_was_handed_to() {
        let queue = Arc::new(Queue::new(2, 8, 8));
        let mut entry = queue.enter(caller(1), false).unwrap();
        let mut permit = entry.permit().now_or_never().unwrap().unwrap();
        let other = Job::new(&queue, caller(2)).permit().unwrap();
        // Both callers have a running job, so a brief job of neither may run in addition.
        let mut brief = Job::brief(&queue, caller(1));
        assert!(brief.permit().is_none());
        entry.hand_over(&mut permit, caller(3));
        let beside = brief.permit().expect("nothing of this caller runs any more");
        assert!(Job::brief(&queue, caller(3)).permit().is_none());
        assert_eq!(queue.load(), (2, 3, 0));
        drop((brief, beside, other, permit, entry));
        assert!(queue.places.lock().callers.is_empty());
    }

    #[test]
    fn a_job_that_leaves_the_queue_is_passed_over() {
        let queue = Arc::new(Queue::new(1, 8, 8));
        let running = Job::new(&queue, caller(1)).permit().unwrap();
        let left = Job::new(&queue, caller(1));
        let mut next = Job::new(&queue, caller(1));
        drop(left);
        drop(running);
        assert!(next.permit().is_some());
    }
}
