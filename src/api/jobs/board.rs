//! The jobs of one process: a queue, threads of their own, and results that are kept for a while.
//!
//! No job outlives the process. Jobs begin in the order of their requests. Threads are created at start and have the
//! lowest priority, so that requests come first if cores are scarce.

use std::collections::{HashMap, HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use foldhash::quality::RandomState;
use parking_lot::Mutex;
use tessera_operations::json::write::Written;

use super::run::JobRun;
use super::spec::{JobId, JobSpec};
use super::text::JobText;
use super::view::{JobState, JobView};
use crate::api::caller::Caller;
use crate::api::problem::{Code, Problem};
use crate::api::threads::{LOWEST_PRIORITY, Threads};
use crate::api::worker_pool::abnormal;

/// Seconds after which a caller may try again if it has its maximum of jobs or found the queue full.
const RETRY_AFTER: u64 = 30;
/// Approximate bytes of an ended job in addition to its answer.
const OVERHEAD: usize = 1024;

/// Limits of the jobs of a process, and the time for which they are kept.
#[derive(Debug, Clone, Default)]
pub struct JobSettings {
    /// Jobs that run at once; 0 for no jobs at all.
    pub threads: usize,
    /// Jobs that may wait.
    pub queue: usize,
    /// Jobs of one caller that may wait or run.
    pub per_caller: usize,
    /// Bytes of answers that are kept.
    pub bytes: usize,
    /// Time for which answers are kept.
    pub keep: Duration,
}

/// The caller that asked; `None` for the service itself.
pub(super) type Asker = Option<Caller>;

/// The work of a job: its JSON.
pub type JobWork = Box<dyn FnOnce(Arc<JobRun>) -> Result<Written, Problem> + Send>;

/// A request for a job.
pub struct AskedJob {
    /// Its id.
    pub id: JobId,
    /// The kind of work and its request.
    pub spec: JobSpec,
    /// Most nodes, if the work is counted in nodes.
    pub budget: Option<u64>,
    /// The work, if the job is neither known nor in progress.
    pub work: JobWork,
}

/// The jobs of the process.
pub struct JobBoard {
    settings: JobSettings,
    threads: Threads,
    table: Mutex<Table>,
}

#[derive(Default)]
struct Table {
    jobs: HashMap<JobId, Job, RandomState>,
    waiting: VecDeque<JobId>,
    running: usize,
    /// Ended jobs, the oldest first.
    ended: VecDeque<JobId>,
    /// Bytes of the ended jobs.
    bytes: usize,
    closed: bool,
}

struct Job {
    path: String,
    budget: Option<u64>,
    run: Arc<JobRun>,
    askers: HashSet<Asker, RandomState>,
    stage: Stage,
}

enum Stage {
    Waiting(JobWork),
    Running(Instant),
    Ended(Box<Ended>),
}

struct Ended {
    outcome: Result<Arc<JobText>, Problem>,
    until: Instant,
    took: Duration,
    bytes: usize,
}

impl JobBoard {
    /// An empty board.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn new(settings: JobSettings) -> std::io::Result<JobBoard> {
        Ok(JobBoard {
            threads: Threads::start("tessera-job", settings.threads, LOWEST_PRIORITY)?,
            settings,
            table: Mutex::default(),
        })
    }

    /// A board that takes no jobs.
    pub fn none() -> JobBoard {
        JobBoard {
            threads: Threads::none(),
            settings: JobSettings::default(),
            table: Mutex::default(),
        }
    }

    /// True if the board takes jobs.
    pub fn is_open(&self) -> bool {
        self.settings.threads > 0
    }

    /// Number of running and of waiting jobs.
    pub fn load(&self) -> (usize, usize) {
        let table = self.table.lock();
        (table.running, table.waiting.len())
    }

    /// Joins a known job, or begins it.
    ///
    /// # Errors
    /// [`Code::TooManyRequests`] if the caller has its maximum of jobs; [`Code::ServiceFull`] if the queue is full or
    /// the service shuts down.
    pub fn ask(self: &Arc<JobBoard>, asked: AskedJob, asker: Asker) -> Result<JobView, Problem> {
        let mut table = self.table.lock();
        table.sweep();
        // A job that failed through a defect of the service is tried again.
        if let Some(job) = table.jobs.get(&asked.id)
            && let Stage::Ended(ended) = &job.stage
        {
            match &ended.outcome {
                Err(problem) if problem.code.status() >= 500 => table.forget(asked.id),
                _ => return Ok(table.view(asked.id, job)),
            }
        }
        if table.closed {
            return Err(Problem::service_full("the service is shutting down"));
        }
        let known = table.jobs.get(&asked.id);
        if known.is_none_or(|job| !job.askers.contains(&asker)) {
            let own = table.jobs.values().filter(|job| job.askers.contains(&asker));
            if own.count() >= self.settings.per_caller {
                return Err(too_many());
            }
        }
        if let Some(job) = table.jobs.get_mut(&asked.id) {
            job.askers.insert(asker);
        } else {
            let most = self.settings.queue + self.settings.threads;
            if table.waiting.len() + table.running >= most {
                return Err(later(Problem::service_full("the queue of jobs is full")));
            }
            let job = Job {
                path: asked.spec.path,
                budget: asked.budget,
                run: JobRun::new(),
                askers: HashSet::from_iter([asker]),
                stage: Stage::Waiting(asked.work),
            };
            table.jobs.insert(asked.id, job);
            table.waiting.push_back(asked.id);
            self.begin(&mut table);
        }
        (table.jobs.get(&asked.id)).map(|job| table.view(asked.id, job)).ok_or_else(abnormal)
    }

    /// The job at this moment, and a receiver that wakes on changes.
    pub fn view(&self, id: JobId) -> Option<(JobView, tokio::sync::watch::Receiver<u64>)> {
        let mut table = self.table.lock();
        table.sweep();
        let job = table.jobs.get(&id)?;
        // In this order: a change in between wakes the receiver.
        let follow = job.run.follow();
        Some((table.view(id, job), follow))
    }

    /// Removes the caller from the askers of a job. When the last one withdraws, the job is cancelled. Ended jobs do
    /// not change.
    pub fn withdraw(&self, id: JobId, asker: Asker) -> Option<JobView> {
        let mut table = self.table.lock();
        table.sweep();
        let job = table.jobs.get_mut(&id)?;
        let asked = job.askers.remove(&asker);
        if !asked || !job.askers.is_empty() {
            let job = table.jobs.get(&id)?;
            return Some(table.view(id, job));
        }
        let mut view = table.view(id, table.jobs.get(&id)?);
        view.state = JobState::Cancelled;
        view.ahead = None;
        table.waiting.retain(|&other| other != id);
        if let Some(job) = table.jobs.remove(&id) {
            job.run.halt();
            job.run.changed();
        }
        Some(view)
    }

    /// Refuses further jobs.
    pub fn close(&self) {
        self.table.lock().closed = true;
    }

    /// Ends all jobs without an answer because the process ends.
    pub fn halt(&self) {
        let mut table = self.table.lock();
        table.closed = true;
        table.waiting.clear();
        let lost = || Problem::service_full("the service was shut down before the job had ended");
        let ids: Vec<JobId> = table.jobs.keys().copied().collect();
        for id in ids {
            let open = |job: &Job| !matches!(job.stage, Stage::Ended(_));
            if table.jobs.get(&id).is_some_and(open) {
                table.end(id, Err(lost()), &self.settings);
            }
        }
    }

    /// Begins waiting jobs, up to the limit of running ones.
    fn begin(self: &Arc<JobBoard>, table: &mut Table) {
        while table.running < self.settings.threads {
            let Some(id) = table.waiting.pop_front() else {
                return;
            };
            let Some(job) = table.jobs.get_mut(&id) else {
                continue;
            };
            let begun = Stage::Running(Instant::now());
            let Stage::Waiting(work) = std::mem::replace(&mut job.stage, begun) else {
                continue;
            };
            let run = Arc::clone(&job.run);
            run.changed();
            table.running += 1;
            let board = Arc::clone(self);
            self.threads.run(Box::new(move || {
                let made = catch_unwind(AssertUnwindSafe(|| work(Arc::clone(&run))));
                let outcome = made.unwrap_or_else(|_| Err(abnormal())).and_then(JobText::of_answer);
                board.ended(id, &run, outcome.map(Arc::new));
            }));
        }
    }

    fn ended(
        self: &Arc<JobBoard>,
        id: JobId,
        run: &Arc<JobRun>,
        outcome: Result<Arc<JobText>, Problem>,
    ) {
        let mut table = self.table.lock();
        table.running -= 1;
        // The job may have been cancelled and asked for again.
        let is_this =
            |job: &&Job| Arc::ptr_eq(&job.run, run) && !matches!(job.stage, Stage::Ended(_));
        if table.jobs.get(&id).filter(is_this).is_some() {
            table.end(id, outcome, &self.settings);
        }
        self.begin(&mut table);
    }
}

impl Table {
    /// Stores the result of a job, and removes older ones if there is no room for it.
    fn end(&mut self, id: JobId, outcome: Result<Arc<JobText>, Problem>, settings: &JobSettings) {
        let Some(job) = self.jobs.get_mut(&id) else {
            return;
        };
        let took = match job.stage {
            Stage::Running(since) => since.elapsed(),
            _ => Duration::ZERO,
        };
        let length = outcome.as_ref().map_or(0, |answer| answer.get().len());
        let outcome = match length + OVERHEAD > settings.bytes {
            true if length > 0 => Err(Problem::service_full(format!(
                "the answer has {length} bytes, more than this service keeps of jobs"
            ))),
            _ => outcome,
        };
        // An answer makes the best result so far useless; without an answer it may be the only result.
        let best = || job.run.best().map_or(0, |best| best.get().len());
        if outcome.is_ok() || best() + OVERHEAD > settings.bytes {
            job.run.forget_best();
        }
        let best = best();
        let answer = outcome.as_ref().map_or(0, |answer| answer.get().len());
        let bytes = best + answer + OVERHEAD;
        job.askers.clear();
        job.run.halt();
        job.stage = Stage::Ended(Box::new(Ended {
            outcome,
            until: Instant::now() + settings.keep,
            took,
            bytes,
        }));
        job.run.changed();
        self.bytes += bytes;
        self.ended.push_back(id);
        while self.bytes > settings.bytes && self.ended.len() > 1 {
            if let Some(oldest) = self.ended.front().copied() {
                self.forget(oldest);
            }
        }
    }

    /// Removes an ended job.
    fn forget(&mut self, id: JobId) {
        self.ended.retain(|&other| other != id);
        if let Some(Job { stage: Stage::Ended(ended), .. }) = self.jobs.remove(&id) {
            self.bytes -= ended.bytes;
        }
    }

    /// Removes expired jobs: all are kept equally long.
    fn sweep(&mut self) {
        let now = Instant::now();
        while let Some(oldest) = self.ended.front().copied() {
            let expired = |job: &Job| match &job.stage {
                Stage::Ended(ended) => ended.until <= now,
                _ => false,
            };
            if !self.jobs.get(&oldest).is_some_and(expired) {
                return;
            }
            self.forget(oldest);
        }
    }

    fn view(&self, id: JobId, job: &Job) -> JobView {
        let mut view = JobView {
            id,
            path: job.path.clone(),
            state: JobState::Waiting,
            ahead: None,
            askers: job.askers.len(),
            nodes: job.run.nodes(),
            budget: job.budget,
            elapsed: Duration::ZERO,
            best: job.run.best(),
            outcome: None,
            survives_restart: false,
            expires: None,
        };
        match &job.stage {
            Stage::Waiting(_) => {
                view.ahead = self.waiting.iter().position(|&other| other == id);
            }
            Stage::Running(since) => {
                view.state = JobState::Running;
                view.elapsed = since.elapsed();
            }
            Stage::Ended(ended) => {
                view.state = match ended.outcome {
                    Ok(_) => JobState::Done,
                    Err(_) => JobState::Failed,
                };
                view.elapsed = ended.took;
                let told = |problem| Arc::new(JobText::of_problem(&problem));
                view.outcome = Some(ended.outcome.clone().map_err(told));
                view.expires = Some(ended.until.saturating_duration_since(Instant::now()));
            }
        }
        view
    }
}

/// The problem of a caller that has its maximum of jobs.
pub(super) fn too_many() -> Problem {
    let detail = "this caller waits for as many jobs as one caller may; cancel one";
    later(Problem::new(Code::TooManyRequests, detail))
}

fn later(problem: Problem) -> Problem {
    Problem { retry_after: Some(RETRY_AFTER), ..problem }
}
