use super::*;
use crate::api::caller::{Allowance, Caller};
use crate::api::rate::Rates;
use std::future::ready;
use std::num::NonZeroU32;

fn soon() -> Instant {
    Instant::now() + Duration::from_millis(50)
}

async fn until_free(lane: &HeavyLane) {
    while lane.load().1 + lane.load().2 > 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn work_that_goes_on_after_its_deadline_is_stopped() {
    let lane = HeavyLane::new(1, 0, 0);
    let until_stopped = |stop: Arc<AtomicBool>| {
        while !stop.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        7
    };
    assert_eq!(
        lane.run(None, soon(), Box::new(until_stopped))
            .await
            .unwrap(),
        7
    );
}

#[tokio::test]
async fn what_a_job_uses_of_a_processor_is_on_the_bill() {
    let allowance = Allowance {
        per_second: NonZeroU32::MIN,
        burst: NonZeroU32::new(1000).unwrap(),
    };
    let rates = Arc::new(Rates::new(Some(allowance), &[]));
    let guard = rates.enter(Caller::Address([10, 0, 0, 1].into()));
    let lane = HeavyLane::new(1, 0, 0);
    let work = |_| {
        let began = processor_time();
        while processor_time() - began < Duration::from_millis(30) {}
    };
    let far = Instant::now() + Duration::from_secs(600);
    let bill = Some(Arc::clone(guard.bill()));
    lane.run(bill, far, Box::new(work)).await.unwrap();
    assert!(guard.bill().total() >= Duration::from_millis(30));
}

#[tokio::test]
async fn a_full_lane_refuses_and_a_late_job_leaves_the_queue() {
    let lane = HeavyLane::new(1, 1, 1);
    let held = lane.place(None).unwrap().permit().await.unwrap();
    assert_eq!(
        lane.run(None, soon(), Box::new(|_| ()))
            .await
            .unwrap_err()
            .detail,
        Problem::no_permit_in_time().detail
    );
    let waiting = lane.place(None).unwrap();
    assert_eq!(lane.place(None).err().unwrap().code, Code::ServiceFull);
    drop((held, waiting));
    assert_eq!(lane.run(None, soon(), Box::new(|_| 7)).await.unwrap(), 7);
}

#[tokio::test]
async fn work_aside_takes_no_permit_and_ends_with_the_service() {
    let lane = Arc::new(HeavyLane::new(1, 0, 0));
    let own = Arc::clone(&lane);
    let free = lane.aside(move |_| own.place(None).is_ok()).await;
    assert!(free.unwrap());
    let broken = lane.aside(|_| -> () { panic!("a defect") }).await;
    assert_eq!(broken.unwrap_err().code, Code::Internal);
    let own = Arc::clone(&lane);
    let ended = lane.aside(move |stop| {
        own.halt();
        stop.load(Ordering::Relaxed)
    });
    assert!(ended.await.unwrap());
    lane.close();
    assert!(lane.aside(|_| ()).await.is_err());
}

#[tokio::test]
async fn a_panic_frees_the_permit() {
    let lane = HeavyLane::new(1, 0, 0);
    let outcome = lane
        .run(None, soon(), Box::new(|_| -> () { panic!("a defect") }))
        .await;
    assert_eq!(outcome.unwrap_err().code, Code::Internal);
    assert_eq!(lane.run(None, soon(), Box::new(|_| 7)).await.unwrap(), 7);
}

#[tokio::test]
async fn the_permit_is_free_when_the_end_is_told() {
    let lane = Arc::new(HeavyLane::new(1, 0, 0));
    let (told, end) = tokio::sync::oneshot::channel();
    let own = Arc::clone(&lane);
    lane.place(None).unwrap().detach(ready(None), move |_| {
        let during = own.place(None).is_ok();
        move || {
            let free = own.place(None).is_ok();
            let now = (free, own.load());
            let _ = told.send((during, now));
        }
    });
    assert_eq!(end.await.unwrap(), (false, (true, (1, 0, 0))));
    // One that leaves nothing to tell frees it too.
    lane.place(None)
        .unwrap()
        .detach(ready(None), |_| -> fn() { panic!("a defect") });
    until_free(&lane).await;
    let found = lane.place(None).unwrap();
    let (told, end) = tokio::sync::oneshot::channel();
    let tell = move || {
        let _ = told.send(7);
    };
    found.detach(ready(Some(tell)), |_| unreachable!());
    assert_eq!(end.await, Ok(7), "what is known already needs no work");
    until_free(&lane).await;
}

#[tokio::test]
async fn leaving_raises_the_flag_and_so_does_closing() {
    let lane = HeavyLane::new(2, 0, 0);
    let until_stopped = |stop: Arc<AtomicBool>| {
        while !stop.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
    };
    let left = tokio::time::timeout(
        Duration::from_millis(20),
        lane.run(
            None,
            Instant::now() + Duration::from_secs(60),
            Box::new(until_stopped),
        ),
    );
    assert!(left.await.is_err());
    // The permit comes back; else this would wait for ever.
    until_free(&lane).await;
    let (done, stopped) = tokio::sync::oneshot::channel();
    lane.place(None).unwrap().detach(ready(None), move |stop| {
        until_stopped(stop);
        move || {
            let _ = done.send(());
        }
    });
    lane.close();
    lane.halt();
    stopped.await.unwrap();
    assert_eq!(lane.place(None).err().unwrap().code, Code::ServiceFull);
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn heavy_work_gives_way_to_what_else_the_service_does() {
    let niceness = || rustix::process::getpriority_process(None).unwrap();
    let own = niceness();
    let lane = HeavyLane::new(1, 0, 0).with_niceness(LOWEST_PRIORITY);
    let far = Instant::now() + Duration::from_secs(600);
    let in_lane = lane.run(None, far, Box::new(move |_| niceness()));
    assert_eq!(in_lane.await.unwrap(), LOWEST_PRIORITY);
    let aside = std::thread::spawn(move || {
        give_way_to_all();
        niceness()
    });
    assert_eq!(aside.join().unwrap(), LOWEST_PRIORITY);
    assert_eq!(niceness(), own);
}
