//! Days in UTC.

use std::fmt;

use time::{Date, Month, OffsetDateTime};

use tessera_puzzles::Difficulty;
use tessera_puzzles::daily::difficulty_of_weekday;

/// The first day that has a puzzle.
pub const FIRST_DAY: Day = match Date::from_calendar_date(2026, Month::January, 1) {
    Ok(date) => Day(date),
    Err(_) => panic!("1 January is a day of every year"),
};

/// A day of the calendar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

impl Day {
    /// The day in UTC of a moment, in seconds since 1970-01-01 00:00 UTC; `None` beyond the calendar.
    pub fn of_unix_time(seconds: i64) -> Option<Day> {
        let moment = OffsetDateTime::from_unix_timestamp(seconds).ok()?;
        Some(Day(moment.date()))
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
    fn days_begin_at_midnight_in_utc() {
        let day = |seconds| Day::of_unix_time(seconds).unwrap().to_string();
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(1_767_225_599), "2025-12-31");
        assert_eq!(day(1_767_225_600), FIRST_DAY.to_string());
        assert_eq!(Day::of_unix_time(i64::MAX), None);
    }

    #[test]
    fn the_week_gets_harder() {
        let monday = Day::read("2026-01-05").unwrap();
        let week: Vec<u8> = std::iter::successors(Some(monday), |day| Some(day.next()))
            .take(7)
            .map(|day| day.difficulty().number())
            .collect();
        assert_eq!(week, [1, 2, 2, 3, 3, 4, 5]);
    }
}
