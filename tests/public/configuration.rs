//! What an operator sets: flags, file, and what is refused.

use crate::{temporary, tessera};

/// Whether the program has what only clusters need.
const CLUSTER: bool = cfg!(feature = "cluster");

#[test]
fn configurations_are_printed_and_checked() {
    let redis = ["redis = \"redis://:secret@localhost\"\n", ""][usize::from(!CLUSTER)];
    let file = temporary("some.toml", &format!("queue = 3\npermits = 2\n{redis}"));
    let printed = tessera(&[
        "config",
        "--config",
        file.to_str().expect("a path"),
        "--permits",
        "1",
    ]);
    assert!(printed.status.success());
    let printed = String::from_utf8(printed.stdout).expect("text");
    for line in [
        "queue = 3",
        "permits = 1",
        "rate = 0",
        ["redis = \"redis://***@localhost\"", "redis = \"\""][usize::from(!CLUSTER)],
    ] {
        assert!(
            printed.lines().any(|other| other == line),
            "{line}: {printed}"
        );
    }
    let broken = temporary("broken.toml", "queue = 3\nqueeue = 4\n");
    for (arguments, named) in [
        (
            ["config", "--config", broken.to_str().expect("a path")],
            "queeue",
        ),
        (["config", "--config", "no/such/file"], "no/such/file"),
        (["serve", "--niceness", "40"], "niceness"),
        (["serve", "--trusted-proxies", "nonsense"], "nonsense"),
        (["serve", "--bind", "256.0.0.1:1"], "256.0.0.1"),
        (["config", "--redis", "nonsense://localhost"], "redis"),
    ] {
        let refused = tessera(&arguments);
        assert!(!refused.status.success());
        let why = String::from_utf8(refused.stderr).expect("text");
        assert!(why.contains(named), "{why}");
    }
}

#[test]
fn a_plain_program_says_which_feature_it_lacks() {
    for url in ["redis://localhost", "rediss://localhost"] {
        let asked = tessera(&["config", "--redis", url]);
        assert_eq!(asked.status.success(), CLUSTER);
        let why = String::from_utf8(asked.stderr).expect("text");
        assert_eq!(why.contains("--features cluster"), !CLUSTER, "{why}");
    }
}
