use super::*;
use crate::api::caller::{Allowance, Caller};
use crate::api::rate::{Deposit, Rates, RequestGuard};
use std::num::NonZeroU32;
use std::sync::Barrier;

fn pool(permits: usize, queue: usize) -> Arc<WorkerPool> {
    let settings =
        PoolSettings { permits, queue, queue_per_caller: queue, ..PoolSettings::default() };
    WorkerPool::start(settings).unwrap()
}

fn rates() -> Arc<Rates> {
    let allowance =
        Allowance { per_second: NonZeroU32::MIN, burst: NonZeroU32::new(1000).unwrap() };
    Arc::new(Rates::new(Some(allowance), &[]))
}

fn request(rates: &Arc<Rates>, last: u8) -> RequestGuard {
    rates.enter(Caller::Address([10, 0, 0, last].into()))
}

fn deposit(guard: &RequestGuard, units: u32) -> Option<Arc<Deposit>> {
    Some(Arc::new(guard.deposit(units).unwrap()))
}

fn soon() -> Instant {
    Instant::now() + Duration::from_millis(50)
}

fn far() -> Instant {
    Instant::now() + Duration::from_secs(600)
}

async fn until_free(pool: &WorkerPool) {
    while pool.load().1 + pool.load().2 > 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn work_that_goes_on_after_its_deadline_is_stopped() {
    let pool = pool(1, 0);
    let until_stopped = |stop: Arc<AtomicBool>| {
        while !stop.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        7
    };
    assert_eq!(pool.run(None, false, soon(), Box::new(until_stopped)).await.unwrap(), 7);
}

/// A caller that learns of the end finds its account settled.
#[tokio::test]
async fn a_job_is_charged_what_it_uses_and_its_deposit_comes_back() {
    let rates = rates();
    // Of two requests in progress, the later one is refused when the account is empty.
    let (guard, other) = (request(&rates, 1), request(&rates, 1));
    let pool = pool(1, 0);
    let work = |_| {
        let began = processor_time();
        while processor_time() - began < Duration::from_millis(30) {}
    };
    let deposit = deposit(&guard, 1000);
    assert!(other.deposit(900).is_err());
    pool.run(deposit, false, far(), Box::new(work)).await.unwrap();
    assert!(guard.account().total() >= Duration::from_millis(30));
    assert!(other.deposit(900).is_ok());
}

#[tokio::test]
async fn every_permit_has_a_thread_and_so_has_the_job_beside_them() {
    let (pool, rates) = (pool(2, 1), rates());
    let all = Arc::new(Barrier::new(3));
    let guards = [1, 2, 3].map(|last| request(&rates, last));
    let jobs = guards.iter().map(|guard| {
        let all = Arc::clone(&all);
        // No job ends before all three run.
        let work: Work<()> = Box::new(move |_| {
            all.wait();
        });
        pool.run(deposit(guard, 5), true, far(), work)
    });
    let ended = futures_util::future::try_join_all(jobs);
    let ended = tokio::time::timeout(Duration::from_secs(60), ended).await;
    assert!(ended.is_ok_and(|all| all.is_ok()));
}

#[tokio::test]
async fn a_full_pool_refuses_and_a_late_job_leaves_the_queue() {
    let pool = pool(1, 1);
    let held = pool.reserve(None, false).unwrap().permit().await.unwrap();
    assert_eq!(
        pool.run(None, false, soon(), Box::new(|_| ())).await.unwrap_err().detail,
        Problem::no_permit_in_time().detail
    );
    let waiting = pool.reserve(None, false).unwrap();
    assert_eq!(pool.reserve(None, false).err().unwrap().code, Code::ServiceFull);
    drop((held, waiting));
    assert_eq!(pool.run(None, false, soon(), Box::new(|_| 7)).await.unwrap(), 7);
}

#[tokio::test]
async fn a_panic_frees_the_permit() {
    let pool = pool(1, 0);
    let outcome = pool.run(None, false, soon(), Box::new(|_| -> () { panic!("a defect") })).await;
    assert_eq!(outcome.unwrap_err().code, Code::Internal);
    assert_eq!(pool.run(None, false, soon(), Box::new(|_| 7)).await.unwrap(), 7);
}

#[tokio::test]
async fn the_permit_is_free_when_the_end_is_told() {
    let pool = pool(1, 0);
    let own = Arc::clone(&pool);
    let work = Box::new(move |_| own.reserve(None, false).is_ok());
    assert!(!pool.run(None, false, far(), work).await.unwrap());
    assert_eq!(pool.load(), (1, 0, 0));
}

#[tokio::test]
async fn leaving_raises_the_flag_and_so_does_closing() {
    let pool = pool(2, 0);
    let until_stopped = |stop: Arc<AtomicBool>| {
        while !stop.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
    };
    let left = tokio::time::timeout(
        Duration::from_millis(20),
        pool.run(None, false, far(), Box::new(until_stopped)),
    );
    assert!(left.await.is_err());
    // The permit comes back; otherwise this would wait for ever.
    until_free(&pool).await;
    let ended = pool.run(None, false, far(), Box::new(until_stopped));
    let close = async {
        while pool.load().1 == 0 {
            tokio::task::yield_now().await;
        }
        pool.close();
        pool.halt();
    };
    let (ended, ()) = tokio::join!(ended, close);
    ended.unwrap();
    let refused = pool.reserve(None, false).err().unwrap();
    assert_eq!(refused.code, Code::ServiceFull);
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn heavy_work_gives_way_to_what_else_the_service_does() {
    let niceness = || rustix::process::getpriority_process(None).unwrap();
    let settings = PoolSettings { permits: 1, niceness: 7, ..PoolSettings::default() };
    let pool = WorkerPool::start(settings).unwrap();
    let in_pool = pool.run(None, false, far(), Box::new(move |_| niceness()));
    assert_eq!(in_pool.await.unwrap(), 7);
}
