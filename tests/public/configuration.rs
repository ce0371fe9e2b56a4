//! Settings of an operator: flags, file, environment, and refusals.

use std::process::{Command, Output};

use crate::{temporary, tessera};

/// True if the program has the features of clusters.
const CLUSTER: bool = cfg!(feature = "cluster");

#[test]
fn configurations_are_printed_and_checked() {
    let redis = ["redis = \"redis://:secret@localhost\"\n", ""][usize::from(!CLUSTER)];
    let file = temporary("some.toml", &format!("queue = 3\npermits = 2\n{redis}"));
    let printed =
        tessera(&["config", "--config", file.to_str().expect("a path"), "--permits", "1"]);
    assert!(printed.status.success());
    let printed = String::from_utf8(printed.stdout).expect("text");
    for line in [
        "queue = 3",
        "permits = 1",
        "rate = 0",
        ["redis = \"redis://***@localhost\"", "redis = \"\""][usize::from(!CLUSTER)],
    ] {
        assert!(printed.lines().any(|other| other == line), "{line}: {printed}");
    }
    let broken = temporary("broken.toml", "queue = 3\nqueeue = 4\n");
    for (arguments, named) in [
        (["config", "--config", broken.to_str().expect("a path")], "queeue"),
        (["config", "--config", "no/such/file"], "no/such/file"),
        (["serve", "--niceness", "40"], "niceness"),
        (["serve", "--trusted-proxies", "nonsense"], "nonsense"),
        (["serve", "--bind", "256.0.0.1:1"], "256.0.0.1"),
        (["serve", "--public-url", "nonsense"], "public_url"),
        (["serve", "--mcp-origins", "nonsense"], "mcp_origins"),
        (["config", "--redis", "nonsense://localhost"], "redis"),
    ] {
        let refused = tessera(&arguments);
        assert!(!refused.status.success());
        let why = String::from_utf8(refused.stderr).expect("text");
        assert!(why.contains(named), "{why}");
    }
}

#[test]
fn a_program_without_the_cluster_feature_names_it() {
    for url in ["redis://localhost", "rediss://localhost"] {
        let asked = tessera(&["config", "--redis", url]);
        assert_eq!(asked.status.success(), CLUSTER);
        let why = String::from_utf8(asked.stderr).expect("text");
        assert_eq!(why.contains("--features cluster"), !CLUSTER, "{why}");
    }
}

/// Runs the program; it must end with one line that states the reason.
fn refusal(arguments: &[&str]) -> String {
    refusal_in(tessera(arguments))
}

fn refusal_in(refused: Output) -> String {
    let why = String::from_utf8(refused.stderr).expect("text");
    assert!(!refused.status.success(), "{why}");
    assert_eq!(why.lines().count(), 1, "{why}");
    why
}

#[test]
fn refuses_public_urls_that_links_cannot_begin_with() {
    for url in [
        "nonsense",
        "tessera.example",
        "//tessera.example",
        "/tessera",
        "ftp://x",
        "https://",
        "https:///tessera.example",
        "https:tessera.example",
        "https://tessera.example?lang=de",
        "https://tessera.example/#here",
        "https://me:password@tessera.example",
        "https://tessera.example:99999",
        "https://tess era.example",
        "https://tessera.example\\path",
        "https://a.example,https://b.example",
        "http://.",
        "https://tessera..example",
        "https://tessera.example//a",
        "https://tessera.example/a//b/",
        "null",
    ] {
        let why = refusal(&["config", "--public-url", url]);
        assert!(why.contains("public_url"), "{url}: {why}");
        assert!(!why.contains("password@"), "{url}: {why}");
    }
    for (url, read) in [
        ("https://tessera.example", "https://tessera.example"),
        ("https://Tessera.example:443//", "https://tessera.example"),
        (" http://localhost:8080/a/b/ ", "http://localhost:8080/a/b"),
        ("https://[::1]:8443/tessera", "https://[::1]:8443/tessera"),
        ("", ""),
    ] {
        let shown = tessera(&["config", "--public-url", url]);
        let shown = String::from_utf8(shown.stdout).expect("text");
        let line = format!("public_url = {read:?}");
        assert!(shown.lines().any(|other| other == line), "{url}: {shown}");
    }
}

#[test]
fn refuses_origins_that_no_browser_sends() {
    for origin in [
        "nonsense",
        "games.example",
        "games.example:443",
        "https://games.example/path",
        "https://games.example?x",
        "https://me@games.example",
        "https://",
        "https://games.example,nonsense",
        "null",
    ] {
        let why = refusal(&["config", "--mcp-origins", origin]);
        assert!(why.contains("mcp_origins"), "{origin}: {why}");
    }
    let all = "*, https://Games.example:443/,http://localhost:3000,chrome-extension://abcdef";
    let shown = tessera(&["config", "--mcp-origins", all]);
    let shown: toml::Table = toml::from_str(&String::from_utf8_lossy(&shown.stdout)).expect("TOML");
    let read = ["*", "https://games.example", "http://localhost:3000", "chrome-extension://abcdef"];
    assert_eq!(shown["mcp_origins"], toml::Value::from(read.to_vec()));
}

#[test]
fn refuses_settings_that_make_no_sense() {
    let twice = "127.0.0.1:8080";
    for (arguments, named) in [
        (&["--bind", "nonsense"][..], "bind"),
        (&["--bind", "127.0.0.1"], "bind"),
        (&["--bind", "127.0.0.1:99999"], "bind"),
        (&["--bind", "http://127.0.0.1:8080"], "bind"),
        (&["--bind", "::1:8080"], "bind"),
        (&["--health-bind", "nonsense"], "health_bind"),
        (&["--bind", twice, "--health-bind", twice], "health_bind"),
        (&["--queue", "4", "--queue-per-caller", "5"], "queue_per_caller"),
        (&["--queue", "4", "--queue-per-caller", "0"], "queue_per_caller"),
        (&["--rate", "0", "--burst", "5"], "burst"),
        (&["--daily-secret", ""], "daily_secret"),
        (&["--max-nodes", "18446744073709551615"], "max_nodes"),
        (&["--cache-bytes", "18446744073709551615"], "cache_bytes"),
        (&["--puzzle-bytes", "18446744073709551615"], "puzzle_bytes"),
        (&["--table-bytes", "18446744073709551615"], "table_bytes"),
        (&["--buffer-bytes", "18446744073709551615"], "buffer_bytes"),
        (&["--job-bytes", "18446744073709551615"], "job_bytes"),
    ] {
        let arguments: Vec<&str> = ["config"].iter().chain(arguments).copied().collect();
        let why = refusal(&arguments);
        assert!(why.contains(&format!("{named}: ")), "{arguments:?}: {why}");
    }
    let hash = "0".repeat(64);
    for key in ["name = \"\"", "name = \"a\"\nburst = 5"] {
        let text = format!("[[keys]]\n{key}\nsha256 = \"{hash}\"");
        let file = temporary("key.toml", &text);
        let why = refusal(&["config", "--config", file.to_str().expect("a path")]);
        assert!(why.contains("keys: "), "{text}: {why}");
    }
}

/// `tessera config` with variables of the environment.
fn config_with(variables: &[(&str, &str)]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tessera"))
        .arg("config")
        .env_clear()
        .envs(variables.iter().copied())
        .output()
        .expect("the binary runs")
}

#[test]
fn refuses_variables_that_are_nearly_settings() {
    for (name, meant) in [
        ("TESSERA_MAX_NODEZ", "TESSERA_MAX_NODES"),
        ("TESSERA_MAXNODES", "TESSERA_MAX_NODES"),
        ("TESSERA_PUBLIC_ULR", "TESSERA_PUBLIC_URL"),
        ("TESSERA_CONFIGS", "TESSERA_CONFIG"),
        ("TESSERA_Rate", "TESSERA_RATE"),
    ] {
        let why = refusal_in(config_with(&[(name, "3")]));
        assert!(why.contains(name) && why.contains(meant), "{why}");
    }
}

#[test]
fn warns_of_other_variables_and_ignores_service_links() {
    let links = [
        ("TESSERA_PORT", "tcp://10.0.0.1:8080"),
        ("TESSERA_SERVICE_HOST", "10.0.0.1"),
        ("TESSERA_SERVICE_PORT", "8080"),
        ("TESSERA_SERVICE_PORT_HTTP", "8080"),
        ("TESSERA_PORT_8080_TCP", "tcp://10.0.0.1:8080"),
        ("TESSERA_PORT_8080_TCP_ADDR", "10.0.0.1"),
        ("TESSERA_PORT_8080_TCP_PORT", "8080"),
        ("TESSERA_PORT_8080_TCP_PROTO", "tcp"),
        ("TESSERA_NATS_SERVICE_HOST", "10.0.0.2"),
        ("TESSERA_MAX_NODES", "3"),
    ];
    let quiet = config_with(&links);
    assert!(quiet.status.success());
    assert_eq!(String::from_utf8_lossy(&quiet.stderr), "");
    let unknown = config_with(&[("TESSERA_THREADS", "3"), ("TESSERA_PORT", "8080")]);
    assert!(unknown.status.success());
    let said = String::from_utf8(unknown.stderr).expect("text");
    for (name, line) in ["TESSERA_PORT", "TESSERA_THREADS"].iter().zip(said.lines()) {
        assert!(line.contains("WARN") && line.contains(name), "{said}");
    }
    assert_eq!(said.lines().count(), 2, "{said}");
    let odd = config_with(&[("RUST_LOG", "tessera=loud")]);
    let said = String::from_utf8(odd.stderr).expect("text");
    assert!(odd.status.success() && said.contains("RUST_LOG"), "{said}");
}
