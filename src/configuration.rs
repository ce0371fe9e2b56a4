//! The configuration: all options with their groups, their defaults, and their names as flags, variables and members
//! of the configuration file.

mod addresses;
mod check;
mod environment;
mod error;
mod file;
mod options;
mod secrets;

pub use check::allowance;
pub use environment::unknown_variables;
pub use error::ConfigurationError;
pub use options::{BURST_SECONDS, Configuration, KeyEntry, Options};
pub use secrets::{new_key, new_secret};

#[cfg(test)]
mod tests {
    use super::*;

    fn from_file(text: &str) -> Result<Configuration, String> {
        let options = Options::from_toml(text)?;
        options.configuration().map_err(|error| error.to_string())
    }

    #[test]
    fn flags_come_before_the_file_and_the_file_before_defaults() {
        let file = Options::from_toml("queue = 3\npermits = 5").unwrap();
        let flags = Options { queue: Some(7), ..Options::default() };
        let configuration = flags.or(file).configuration().unwrap();
        let heavy = &configuration.heavy;
        assert_eq!((heavy.queue, heavy.permits), (7, 5));
        assert_eq!(configuration.limits.heartbeat_ms, 1000);
    }

    #[test]
    fn callers_are_limited_where_the_world_can_reach_the_service() {
        let rate = |text: &str| from_file(text).unwrap().admission.rate;
        assert_eq!(rate(""), 0);
        assert_eq!(rate("bind = \"[::1]:80\""), 0);
        let public = "bind = \"0.0.0.0:80\"\ndaily_secret = \"not the public one\"\n";
        let rate_of = |rest: &str| rate(&format!("{public}{rest}"));
        assert_eq!(rate_of("rate = 0"), 0);
        let public = from_file(public).unwrap();
        assert_eq!((public.admission.rate, public.admission.burst), (100, 2000));
        assert_eq!(public.capacity.connections_per_address, 200);
    }

    #[test]
    fn in_public_secrets_are_needed() {
        let missing = |file: &str| {
            let refused = from_file(file).unwrap().may_serve().unwrap_err();
            refused.to_string()
        };
        let public = "bind = \"0.0.0.0:80\"";
        let refused = missing(public);
        assert!(refused.contains("daily_secret") && refused.contains("tessera secret"));
        let public = format!("{public}\ndaily_secret = \"not the public one\"");
        assert!(from_file(&public).unwrap().may_serve().is_ok());
        let shown = from_file(&public).unwrap().to_text().unwrap();
        assert!(!shown.contains("not the public one"));
        if cfg!(not(feature = "cluster")) {
            return;
        }
        let shared = format!("{public}\nredis = \"redis://here\"");
        let refused = missing(&shared);
        assert!(refused.contains("redis_secret") && refused.contains("tessera secret"));
        let signed = format!("{shared}\nredis_secret = \"271828\"");
        let shown = from_file(&signed).unwrap().to_text().unwrap();
        assert!(!shown.contains("271828"));
        let jobs = format!("{public}\nnats = \"nats://localhost\"");
        assert!(missing(&jobs).contains("nats_secret"));
        let signed = format!("{jobs}\nnats_secret = \"271828\"");
        let signed = from_file(&signed).unwrap();
        assert!(signed.may_serve().is_ok());
        assert!(!signed.to_text().unwrap().contains("271828"));
        // Without a secret only if the queue is on this machine, too.
        assert!(missing("nats = \"nats://localhost,nats://10.0.0.1\"").contains("nats_secret"));
        let at_home = from_file("nats = \"nats://localhost,nats://[::1]:9\"").unwrap();
        assert!(at_home.may_serve().is_ok());
    }

    #[test]
    #[cfg(not(feature = "cluster"))]
    fn cluster_settings_name_their_missing_feature() {
        let refused = from_file("redis = \"redis://here\"").unwrap_err();
        assert!(refused.contains("redis") && refused.contains("--features cluster"));
        let refused = from_file("nats = \"nats://here\"").unwrap_err();
        assert!(refused.contains("nats") && refused.contains("--features cluster"));
    }

    #[test]
    fn the_memory_that_is_needed_is_that_of_the_document() {
        let configuration = from_file("permits = 2").unwrap();
        let stated = format!("{} MiB with two permits", configuration.memory_bound() >> 20);
        assert!(include_str!("../docs/OPERATIONS.md").contains(&stated), "{stated}");
    }

    #[test]
    fn errors_name_the_setting_or_value() {
        for (text, named) in [
            ("queeue = 3", "queeue"),
            ("niceness = 20", "niceness"),
            ("allowed_hosts = [\"https://x\"]", "allowed_hosts"),
            ("table_bytes = 9", "table_bytes"),
            ("max_time_ms = 0", "max_time_ms"),
            ("trusted_proxies = [\"10.0.0.0/99\"]", "10.0.0.0/99"),
            ("redis = \"http://here\"", "redis"),
            ("[[keys]]\nname = \"a\"\nsha256 = \"zz\"", "sha256"),
            ("rate = 1\nburst = 0", "burst"),
            ("proxy_hops = 1\ntrusted_proxies = [\"10.0.0.1\"]", "proxy_hops"),
            ("\n\nworkers = \"two\"", "line 3: workers: invalid type, expected"),
            ("rate = \"x\"", "line 1: rate: invalid type, expected u32"),
            ("bind = 5", "line 1: bind: invalid type, expected a string"),
            ("rate = -1", "line 1: rate: invalid value, expected u32"),
            ("allowed_hosts = [\"a\", 5]", "allowed_hosts[1]: invalid type"),
            ("keys = 5", "line 1: keys: invalid type"),
            ("[[keys]]\nname = \"a\"\nsha256 = 5", "line 3: keys[0].sha256: invalid type"),
        ] {
            let error = from_file(text).unwrap_err();
            assert!(error.contains(named), "{text}: {error}");
        }
    }

    #[test]
    fn errors_contain_no_secrets() {
        for text in [
            "daily_secret = 271828",
            "daily_secret = \"271828",
            "daily_secret = 271828x",
            "daily_secret = \"271828\" # \nqueue = \"271828\"",
            "redis = [\"271828\"]",
            "redis = true271828",
            "redis_secret = 271828",
            "nats_secret = 271828",
            "queue = \"271828\"",
            "[[keys]]\nname = \"a\"\nsha256 = 271828",
            "daily_secret = \"\"\"\n271828\n\"\"\" x",
        ] {
            let error = from_file(text).unwrap_err();
            assert!(!error.contains("271828"), "{text}: {error}");
            assert!(error.contains("line "), "{text}: {error}");
        }
    }

    #[test]
    fn a_printed_configuration_reads_back_equal() {
        let key = new_key("me").unwrap();
        let (comment, entry) = key.split_once('\n').unwrap();
        let redis = if cfg!(feature = "cluster") { "redis = \"redis://u:secret@h/1\"" } else { "" };
        let text = format!("{redis}\nrate = 9\n{entry}");
        let configuration = from_file(&text).unwrap();
        let hash = crate::api::caller::hash(comment.trim_start_matches("# ").as_bytes());
        assert_eq!(configuration.callers.keys[0].hash, hash);
        let shown = configuration.to_text().unwrap();
        assert!(!shown.contains("u:secret"), "{shown}");
        let again = from_file(&shown).unwrap();
        assert_eq!((again.admission.rate, again.admission.burst), (9, 180));
        assert_eq!(again.keys.len(), 1);
    }
}
