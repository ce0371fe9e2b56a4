//! Days in UTC.

use std::fmt;

use time::{Date, Month, OffsetDateTime};

use crate::puzzles::Difficulty;
use crate::puzzles::daily::difficulty_of_weekday;

/// The first day that has a puzzle.
pub const FIRST_DAY: Day = match Date::from_calendar_date(2026, Month::January, 1) {
    Ok(date) => Day(date),
    Err(_) => panic!("1 January is a day of every year"),
};

/// A day of the calendar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

impl Day {
    /// The day that it is now in UTC.
    pub fn today() -> Day {
        Day(OffsetDateTime::now_utc().date())
    }

    /// The next day.
    #[must_use]
    pub fn next(self) -> Day {
        Day(self.0.next_day().unwrap_or(self.0))
    }

    /// Reads `YYYY-MM-DD`, which is the only form.
    pub fn read(text: &str) -> Option<Day> {
        let mut parts = text.splitn(3, '-');
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        let month = Month::try_from(month.parse::<u8>().ok()?).ok()?;
        let date = Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?).ok()?;
        (date.to_string() == text).then_some(Day(date))
    }

    /// How hard this day's puzzles are.
    pub fn difficulty(self) -> Difficulty {
        difficulty_of_weekday(self.0.weekday().number_days_from_monday())
    }

    /// Seconds until the next day begins in UTC, at least 1.
    pub fn seconds_left_today() -> u64 {
        let (hours, minutes, seconds) = OffsetDateTime::now_utc().to_hms();
        let gone = u64::from(hours) * 3600 + u64::from(minutes) * 60 + u64::from(seconds);
        // 24 hours, as UTC has them here: leap seconds are not counted.
        86_400_u64.saturating_sub(gone).max(1)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_in_one_form_only() {
        assert_eq!(Day::read("2026-01-01"), Some(FIRST_DAY));
        assert_eq!(
            Day::read("2024-02-29").unwrap().next().to_string(),
            "2024-03-01"
        );
        for text in [
            "2026-1-1",
            "2025-02-29",
            "20260101",
            "2026-01-01T00:00",
            "",
            "today",
        ] {
            assert_eq!(Day::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_week_gets_harder() {
        let monday = Day::read("2026-01-05").unwrap();
        let week: Vec<u8> = std::iter::successors(Some(monday), |day| Some(day.next()))
            .take(7)
            .map(|day| day.difficulty().number())
            .collect();
        assert_eq!(week, [1, 2, 2, 3, 3, 4, 5]);
        assert!((1..=86_400).contains(&Day::seconds_left_today()));
    }
}
