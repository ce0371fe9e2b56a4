use super::*;
use std::num::NonZeroU32;

fn allowance(per_second: u32, burst: u32) -> Allowance {
    Allowance {
        per_second: NonZeroU32::new(per_second).unwrap(),
        burst: NonZeroU32::new(burst).unwrap(),
    }
}

fn address(last: u8) -> Caller {
    Caller::Address([10, 0, 0, last].into())
}

fn limited(per_second: u32, burst: u32) -> Arc<Rates> {
    Arc::new(Rates::new(Some(allowance(per_second, burst)), &[]))
}

#[tokio::test(start_paused = true)]
async fn a_caller_with_several_requests_is_refused_and_others_are_not() {
    let rates = limited(1, 10);
    let (first, second) = (rates.enter(address(1)), rates.enter(address(1)));
    assert!((0..10).all(|_| first.pay(1).is_ok()));
    let refused = second.pay(3).unwrap_err();
    assert_eq!(refused.code, Code::TooManyRequests);
    assert_eq!(refused.retry_after, Some(4));
    assert!(rates.enter(address(2)).pay(10).is_ok());
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert!(second.pay(3).is_ok());
    assert_eq!(rates.requests_under_way(), 2);
    drop((first, second));
    assert_eq!(rates.requests_under_way(), 0);
}

#[tokio::test(start_paused = true)]
async fn one_request_at_a_time_is_served_at_the_pace_of_the_allowance() {
    let rates = limited(5, 10);
    let started = Instant::now();
    for _ in 0..60 {
        let guard = rates.enter(address(1));
        guard.pay(1).unwrap();
        guard.wait_for_debt(Duration::from_secs(20)).await.unwrap();
    }
    // Ten were saved up, fifty come back at five per second.
    assert!((9..=11).contains(&started.elapsed().as_secs()));
    rates.enter(address(1)).account().used(Duration::from_secs(2));
    let guard = rates.enter(address(1));
    let refused = guard.wait_for_debt(Duration::from_secs(20)).await;
    let wait = refused.unwrap_err().retry_after.unwrap();
    assert!((40..=41).contains(&wait), "{wait}");
}

#[tokio::test(start_paused = true)]
async fn the_final_charge_is_processor_time() {
    let rates = limited(1, 100);
    let left = |caller| rates.accounts.lock().get(&caller).unwrap().units;
    let guard = rates.enter(address(1));
    let deposit = guard.deposit(60).unwrap();
    assert_eq!(left(address(1)), 40.0);
    // Work goes on after the end of the request.
    drop(guard);
    deposit.account().used(Duration::from_millis(250));
    assert_eq!(left(address(1)), 15.0);
    drop(deposit);
    assert_eq!(left(address(1)), 75.0);
    let guard = rates.enter(address(1));
    let deposit = guard.deposit(5).unwrap();
    guard.account().used(Duration::from_secs(2));
    drop((deposit, guard));
    assert_eq!(left(address(1)), -125.0);
    // A payment after the work counts, too.
    let guard = rates.enter(address(1));
    guard.account().used(Duration::from_millis(20));
    guard.pay(1).unwrap();
    assert_eq!(left(address(1)), -127.0);
    drop(guard);
    // The unit that every request costs pays for its first 10 ms.
    for (used, cost) in [(0, 1.0), (9, 1.0), (35, 3.5)] {
        let before = left(address(1));
        let guard = rates.enter(address(1));
        guard.pay(1).unwrap();
        guard.account().used(Duration::from_millis(used));
        drop(guard);
        assert_eq!(left(address(1)), before - cost, "{used} ms");
    }
}

#[tokio::test(start_paused = true)]
async fn networks_of_one_site_share_an_allowance() {
    let rates = limited(1, 10);
    let network = |i: u16| Caller::Address([0x2001, 0xdb8, 1, i, 0, 0, 0, 0].into());
    let guards: Vec<_> = (0..9).map(|i| rates.enter(network(i))).collect();
    assert!(guards[..4].iter().all(|guard| guard.pay(10).is_ok()));
    assert!(guards[5].pay(1).is_err());
    let elsewhere = Caller::Address([0x2001, 0xdb8, 2, 0, 0, 0, 0, 0].into());
    assert!(rates.enter(elsewhere).pay(10).is_ok());
}

#[tokio::test(start_paused = true)]
async fn callers_whose_allowance_is_whole_are_forgotten() {
    let rates = limited(100, 100);
    for i in 0..2 * SWEEP {
        let caller = Caller::Address([10, 0, (i >> 8) as u8, i as u8].into());
        rates.enter(caller).pay(1).unwrap();
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert!(rates.accounts.lock().len() <= SWEEP);
}

#[tokio::test(start_paused = true)]
async fn keeps_callers_with_debt_or_pending_requests() {
    let rates = limited(1, 10);
    let waiting = rates.enter(address(1));
    rates.enter(address(2)).account().used(Duration::from_secs(5));
    for _ in 0..=2 * SWEEP {
        rates.enter(address(3)).pay(0).unwrap();
    }
    assert_eq!(rates.accounts.lock().get(&address(1)).unwrap().under_way, 1);
    assert!(rates.accounts.lock().get(&address(2)).unwrap().units < 0.0);
    drop(waiting);
    assert_eq!(rates.accounts.lock().get(&address(1)).unwrap().under_way, 0);
}

#[tokio::test(start_paused = true)]
async fn a_request_is_served_when_those_before_it_end_in_time() {
    let rates = limited(1, 10);
    let (before, next) = (rates.enter(address(1)), rates.enter(address(1)));
    before.pay(10).unwrap();
    let started = Instant::now();
    assert!(next.pay_soon(5).await.is_err());
    // A request waits once, however many calls it makes.
    assert!(next.deposit_soon(5).await.is_err());
    assert!(started.elapsed() >= GRACE && started.elapsed() < GRACE * 2);
    drop(next);
    let (next, started) = (rates.enter(address(1)), Instant::now());
    let end = async {
        tokio::time::sleep(GRACE / 2).await;
        drop(before);
    };
    let (deposited, paid, ()) = tokio::join!(next.deposit_soon(5), next.pay_soon(5), end);
    assert!(deposited.is_ok() && paid.is_ok());
    assert!(started.elapsed() < GRACE);
}

#[tokio::test(start_paused = true)]
async fn keys_have_their_own_limits() {
    let key = |allowance| ApiKey { name: String::new(), hash: [0; 32], allowance };
    let keys = [key(Some(allowance(1, 5))), key(None)];
    let rates = Arc::new(Rates::new(Some(allowance(1, 1)), &keys));
    let poor = [rates.enter(Caller::Key(0)), rates.enter(Caller::Key(0))];
    assert!(poor[0].pay(5).is_ok());
    assert!(poor[1].pay(1).is_err());
    let rich = [rates.enter(Caller::Key(1)), rates.enter(Caller::Key(1))];
    assert!((0..1000).all(|_| rich[0].pay(1000).is_ok()));
}

#[test]
fn without_limits_nothing_is_refused() {
    let rates = Arc::new(Rates::new(None, &[]));
    let both = [rates.enter(address(1)), rates.enter(address(1))];
    assert!((0..1000).all(|_| both[0].pay(u32::MAX).is_ok()));
    assert_eq!(rates.requests_under_way(), 2);
    drop(both);
    assert_eq!(rates.requests_under_way(), 0);
}

#[test]
fn a_deposit_is_bounded_by_nodes_and_by_time() {
    let (moment, long) = (Duration::from_millis(95), Duration::from_secs(1000));
    assert_eq!(heavy_units(0, long), HEAVY_UNITS);
    assert_eq!(heavy_units(1_000_000, long), HEAVY_UNITS + 100);
    assert_eq!(heavy_units(1_000_000, moment), HEAVY_UNITS + 10);
    assert_eq!(heavy_units(u64::MAX, long), HEAVY_UNITS + 100_000);
    assert_eq!(heavy_units(u64::MAX, Duration::MAX), u32::MAX);
}
