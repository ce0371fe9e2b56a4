//! iCalendar (RFC 5545): the puzzles as events of whole days.

use super::content::Feed;

/// Longest line in bytes, its end not counted.
const LINE: usize = 75;

/// The feed as a calendar.
pub(super) fn write(feed: &Feed) -> String {
    let mut text = String::new();
    let mut line = |name: &str, value: &str| fold(&format!("{name}:{value}"), &mut text);
    line("BEGIN", "VCALENDAR");
    line("VERSION", "2.0");
    let tag = feed.language.tag();
    line("PRODID", &format!("-//Tessera//Puzzles of the day//{}", tag.to_uppercase()));
    line(&format!("NAME;LANGUAGE={tag}"), &plain(&feed.title));
    line("X-WR-CALNAME", &plain(&feed.title));
    line("REFRESH-INTERVAL;VALUE=DURATION", "P1D");
    for entry in &feed.entries {
        let day = entry.day.to_string().replace('-', "");
        line("BEGIN", "VEVENT");
        line("UID", &entry.id);
        line("DTSTAMP", &format!("{day}T000000Z"));
        line("DTSTART;VALUE=DATE", &day);
        line(&format!("SUMMARY;LANGUAGE={tag}"), &plain(&entry.title));
        line(&format!("DESCRIPTION;LANGUAGE={tag}"), &plain(&entry.sentence));
        line("URL", &entry.address);
        line("TRANSP", "TRANSPARENT");
        line("END", "VEVENT");
    }
    line("END", "VCALENDAR");
    text
}

/// A text in the escaped form of values.
fn plain(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('\n', "\\n");
    escaped.replace(',', "\\,").replace(';', "\\;")
}

/// Adds a line, broken if it is too long; the text after a break begins with a space.
fn fold(line: &str, text: &mut String) {
    let mut column = 0;
    for c in line.chars() {
        if column + c.len_utf8() > LINE {
            text.push_str("\r\n ");
            column = 1;
        }
        text.push(c);
        column += c.len_utf8();
    }
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_characters() {
        let mut text = String::new();
        let line = "ä".repeat(100);
        fold(&line, &mut text);
        assert!(text.split("\r\n").all(|part| part.len() <= LINE));
        assert_eq!(text.replace("\r\n ", "").trim_end(), line);
        assert_eq!(plain("a, b; c\\"), "a\\, b\\; c\\\\");
    }
}
