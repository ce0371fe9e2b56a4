//! The current day, and the time until the next.

use std::time::{SystemTime, UNIX_EPOCH};

use actix_web::http::header::HeaderValue;
use tessera_operations::puzzles::{Day, FIRST_DAY};

use crate::api::answer::NEVER_CACHED;

const SECONDS_PER_DAY: u64 = 86_400;

/// The current day in UTC.
pub fn today() -> Day {
    let seconds = i64::try_from(seconds_since_1970()).unwrap_or(i64::MAX);
    Day::of_unix_time(seconds).unwrap_or(FIRST_DAY)
}

/// `Cache-Control` of answers that change at the beginning of the next day.
pub fn cached_today() -> HeaderValue {
    // Digits make a header; the fallback is never used.
    let rest_of_the_day =
        HeaderValue::try_from(format!("public, max-age={}", seconds_left_today()));
    rest_of_the_day.unwrap_or(NEVER_CACHED)
}

/// Seconds until the next day begins in UTC, at least 1. Leap seconds are not counted.
fn seconds_left_today() -> u64 {
    SECONDS_PER_DAY - seconds_since_1970() % SECONDS_PER_DAY
}

/// Seconds since 1970-01-01 00:00 UTC. An earlier clock counts as 1970.
pub fn seconds_since_1970() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_an_end() {
        assert!(today() > FIRST_DAY);
        assert!((1..=SECONDS_PER_DAY).contains(&seconds_left_today()));
    }
}
