//! Configuration files: refused with a reason that quotes no secret, or read as settings that can be printed.

use tessera::fuzzing::settings;

/// A secret that no message may contain.
const SECRET: &str = "Geheimnis";

/// Reads a text as a configuration file.
pub fn checked(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let (told, is_right) = match settings(text) {
        Ok(printed) => (printed, true),
        Err(why) => (why, false),
    };
    assert!(!told.is_empty());
    let secrets = ["daily_secret", "redis_secret", "nats_secret"];
    // On a line of its own, outside of any text.
    let line = |name: &str| format!("{name} = \"{SECRET}\"");
    let holds = |name: &str| text.lines().any(|other| other == line(name));
    let is_plain = !text.contains("\'\'\'") && !text.contains("\"\"\"");
    if is_plain && secrets.into_iter().any(holds) && text.matches(SECRET).count() == 1 {
        assert!(!told.contains(SECRET), "{is_right}: {told}");
    }
}
