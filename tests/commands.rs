//! Commands that run for long.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// The first line that a command writes to standard error when that is not a terminal. Then the command is killed.
fn first_line(arguments: &[&str]) -> String {
    let mut process = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut line = String::new();
    let mut log = BufReader::new(process.stderr.take().expect("stderr is piped"));
    log.read_line(&mut line).expect("a line");
    // It may have ended already.
    let _ = process.kill();
    process.wait().expect("its end");
    line
}

#[test]
fn long_commands_report_their_progress() {
    for (arguments, unit) in [
        (
            &["perft", "themisto", "start", "40"][..],
            "leaves and inner positions",
        ),
        (
            &["puzzles", "octopus", "--count", "1000000"],
            "of 1000000 puzzles",
        ),
        (
            &["analyse", "octopus", "start", "--nodes", "20000000"],
            "of 20000000 nodes",
        ),
    ] {
        let line = first_line(arguments);
        let (seconds, rest) = line.split_once(" s: ").expect("a time");
        assert!(seconds.parse::<u64>().is_ok(), "{line}");
        assert!(rest.contains(unit), "{line}");
    }
}
