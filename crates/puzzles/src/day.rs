//! Days in UTC, and the difficulty of their puzzles.

use std::fmt;

use time::{Date, Month, OffsetDateTime};

use crate::difficulty::Difficulty;

/// The first day that has a puzzle.
pub const FIRST_DAY: Day = new_year(2026);

/// The difficulties of a week from Monday: easy at its beginning, hardest on Sunday.
const WEEK: [u8; 7] = [1, 2, 2, 3, 3, 4, 5];

const fn new_year(year: i32) -> Day {
    match Date::from_calendar_date(year, Month::January, 1) {
        Ok(date) => Day(date),
        Err(_) => panic!("1 January is a day of every year"),
    }
}

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

    /// The number of days from [`FIRST_DAY`] to this one; `None` for a day before it.
    pub fn number(self) -> Option<usize> {
        usize::try_from((self.0 - FIRST_DAY.0).whole_days()).ok()
    }

    /// The weekday, 0 for Monday.
    pub(crate) fn weekday(self) -> usize {
        usize::from(self.0.weekday().number_days_from_monday())
    }

    /// The difficulty of the weekday. Some days have a puzzle of another one, so that types change.
    pub fn difficulty(self) -> Difficulty {
        let number = WEEK[self.weekday()];
        Difficulty::new(number).unwrap_or(Difficulty::MIN)
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
        assert_eq!(Day::read("2024-02-29").unwrap().next().to_string(), "2024-03-01");
        for text in ["2026-1-1", "2025-02-29", "20260101", "2026-01-01T00:00", "", "today"] {
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
