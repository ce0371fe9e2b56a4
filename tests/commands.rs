//! Commands that run for long.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
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

/// All files below a folder with their bytes, by their paths.
#[cfg(unix)]
fn files_below(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut found = BTreeMap::new();
    for path in paths {
        if path.is_dir() {
            found.extend(files_below(&path));
        } else {
            let bytes = fs::read(&path).expect("a file");
            found.insert(path, bytes);
        }
    }
    found
}

/// A limit on the size of files ends a write in its middle, as a full disk does.
#[cfg(unix)]
#[test]
fn solve_reports_a_full_disk_keeps_whole_files_and_goes_on() {
    let name = format!("tessera-full-disk-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    let solve = |limit: &str| {
        let script = format!("trap '' XFSZ; ulimit -f {limit}; exec \"$@\"");
        let command = [env!("CARGO_BIN_EXE_tessera"), "solve", "nebuchadnezzar"];
        let ended = Command::new("sh")
            .args(["-c", &script, "sh"])
            .args(command)
            .args(["4", "--out"])
            .arg(&folder)
            .output();
        ended.expect("the shell starts")
    };
    // The layers of many and of few discs are smaller than this, and those between are not.
    let full = solve("200");
    assert_eq!(full.status.code(), Some(1));
    let told = String::from_utf8(full.stderr).expect("text");
    assert!(told.contains("File too large"), "{told}");
    let kept = files_below(&folder);
    assert!(kept.len() > 3, "{} files", kept.len());
    assert!(kept.keys().all(|path| path.extension() != Some("part".as_ref())), "{:?}", kept.keys());
    let whole = solve("unlimited");
    let told = String::from_utf8(whole.stdout).expect("text");
    // As `docs/engines/nebuchadnezzar.md` has them.
    let expected = "side 4: 26977400 won, 16069321 lost, 0 drawn";
    assert!(told.contains(expected), "{told}");
    let all = files_below(&folder);
    assert!(all.len() > kept.len());
    assert!(kept.iter().all(|(path, bytes)| all.get(path) == Some(bytes)));
    fs::remove_dir_all(folder).expect("removed");
}
