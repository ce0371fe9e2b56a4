//! Commands that run for long.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
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
        (&["perft", "themisto", "start", "40"][..], "leaves and inner positions"),
        (&["puzzles", "octopus", "--count", "1000000"], "of 1000000 puzzles"),
        (&["analyse", "octopus", "start", "--nodes", "20000000"], "of 20000000 nodes"),
    ] {
        let line = first_line(arguments);
        let (seconds, rest) = line.split_once(" s: ").expect("a time");
        assert!(seconds.parse::<u64>().is_ok(), "{line}");
        assert!(rest.contains(unit), "{line}");
    }
}

#[test]
fn refuses_to_make_no_puzzles() {
    let line = first_line(&["puzzles", "octopus", "--count", "0"]);
    assert!(line.starts_with("error: invalid value '0' for '--count <COUNT>'"), "{line}");
}

#[test]
fn games_have_the_same_bytes_on_any_number_of_threads() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("games");
    // Files of an earlier run are in the way.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let play = |threads: &str, seed: &str, file: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_tessera"))
            .args(["games", "octopus", "--count", "20", "--policy", "random"])
            .args(["--options", "{\"seats\":3}", "--seed", seed])
            .args(["--threads", threads, "--out", file])
            .current_dir(&folder)
            .output()
            .expect("the binary runs");
        let file = fs::read_to_string(folder.join(file)).expect("a file");
        (output, file)
    };
    let (output, alone) = play("1", "5", "alone.jsonl");
    assert!(output.status.success(), "{output:?}");
    assert_eq!(alone.lines().count(), 20);
    for line in alone.lines() {
        let record: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(record["options"]["seats"], 3);
        assert_eq!(record["result"]["termination"], "rules");
    }
    assert_eq!(play("3", "5", "together.jsonl").1, alone);
    assert_ne!(play("3", "6", "other.jsonl").1, alone);
    let (refused, kept) = play("1", "6", "alone.jsonl");
    assert!(!refused.status.success());
    assert_eq!(kept, alone);
}

/// A limit on the size of files ends a write in its middle, as a full disk does.
#[cfg(unix)]
#[test]
fn puzzles_report_a_full_disk_keep_whole_lines_and_go_on() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("full-disk");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let make = |limit: &str, file: &str| {
        let script = format!("trap '' XFSZ; ulimit -f {limit}; exec \"$@\"");
        let command = [env!("CARGO_BIN_EXE_tessera"), "puzzles", "octopus", "--level", "1"];
        let ended = Command::new("sh")
            .args(["-c", &script, "sh"])
            .args(command)
            .args(["--count", "48", "--threads", "1", "--out"])
            .arg(folder.join(file))
            .output();
        (ended.expect("the shell starts"), fs::read(folder.join(file)).expect("a file"))
    };
    let (ended, whole) = make("unlimited", "whole.jsonl");
    assert!(ended.status.success(), "{ended:?}");
    // After the first of three batches, whether the shell counts blocks of 512 or of 1,024 bytes.
    let limit = (whole.len() * 4 / 5 / 1_024).to_string();
    let (full, kept) = make(&limit, "full.jsonl");
    assert_eq!(full.status.code(), Some(1));
    let told = String::from_utf8(full.stderr).expect("text");
    assert!(told.contains("File too large"), "{told}");
    assert!(kept.len() < whole.len() && whole.starts_with(&kept));
    assert!(kept.ends_with(b"\n"));
    let (ended, again) = make("unlimited", "full.jsonl");
    assert!(ended.status.success(), "{ended:?}");
    assert_eq!(again, whole);
}
