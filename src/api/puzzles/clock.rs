//! Days in UTC.

use std::fmt;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Unit};

use crate::puzzles::Difficulty;
use crate::puzzles::daily::difficulty_of_weekday;

/// The first day that has a puzzle.
pub const FIRST_DAY: Day = Day(jiff::civil::date(2026, 1, 1));

/// A day of the calendar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

impl Day {
    /// The day that it is now in UTC.
    pub fn today() -> Day {
        Day(Timestamp::now().to_zoned(TimeZone::UTC).date())
    }

    /// The next day.
    #[must_use]
    pub fn next(self) -> Day {
        Day(self.0.saturating_add(1.day()))
    }

    /// Reads `YYYY-MM-DD`, which is the only form.
    pub fn read(text: &str) -> Option<Day> {
        let date: Date = text.parse().ok()?;
        (date.to_string() == text).then_some(Day(date))
    }

    /// How hard this day's puzzles are.
    pub fn difficulty(self) -> Difficulty {
        let from_monday = self.0.weekday().to_monday_zero_offset();
        difficulty_of_weekday(u8::try_from(from_monday).unwrap_or_default())
    }

    /// Seconds until the next day begins in UTC, at least 1.
    pub fn seconds_left_today() -> u64 {
        let now = Timestamp::now().to_zoned(TimeZone::UTC);
        let tomorrow = Day(now.date()).next().0.to_zoned(TimeZone::UTC);
        let left = tomorrow
            .ok()
            .and_then(|midnight| now.until((Unit::Second, &midnight)).ok())
            .map(|span| span.get_seconds());
        u64::try_from(left.unwrap_or_default())
            .unwrap_or_default()
            .max(1)
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
