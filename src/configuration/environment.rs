//! Detects environment variables that look like settings but match none.

use std::ffi::OsString;

use super::error::ConfigurationError;

/// Prefix of the names of all settings.
const PREFIX: &str = "TESSERA_";

/// The names of variables that begin like settings but are not `known`, in alphabetical order. Service links of
/// Kubernetes, which every pod gets, are left out.
///
/// # Errors
/// Names a variable that is one letter away from a known one.
pub fn unknown_variables(
    variables: impl Iterator<Item = (OsString, OsString)>,
    known: &[String],
) -> Result<Vec<String>, ConfigurationError> {
    let mut unknown: Vec<String> = variables
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value)))
        .filter(|(name, _)| name.starts_with(PREFIX) && !known.contains(name))
        .filter(|(name, value)| !is_service_link(name, &value.to_string_lossy()))
        .map(|(name, _)| name)
        .collect();
    unknown.sort();
    for name in &unknown {
        if let Some(meant) = known.iter().find(|known| is_near(name, known)) {
            let why = format!("there is no such setting; {meant} is one");
            return Err(ConfigurationError::new(name, why));
        }
    }
    Ok(unknown)
}

/// True if Kubernetes sets this variable for a service whose name begins with "tessera".
fn is_service_link(name: &str, value: &str) -> bool {
    const PROTOCOLS: [&str; 3] = ["TCP", "UDP", "SCTP"];
    let is_url = (value.split_once("://"))
        .is_some_and(|(scheme, _)| PROTOCOLS.contains(&scheme.to_ascii_uppercase().as_str()));
    // As in `TESSERA_PORT_8080_TCP_ADDR`.
    let is_of_port = name.rsplit_once("_PORT_").is_some_and(|(_, rest)| {
        let (port, rest) = rest.split_once('_').unwrap_or((rest, ""));
        let protocol = rest.split('_').next().unwrap_or_default();
        port.parse::<u16>().is_ok() && PROTOCOLS.contains(&protocol)
    });
    let is_of_port = is_of_port || (name.ends_with("_PORT") && is_url);
    is_of_port
        || name.ends_with("_SERVICE_HOST")
        || name.ends_with("_SERVICE_PORT")
        || name.contains("_SERVICE_PORT_")
}

/// True if two names differ by one added, missing or replaced letter, by two swapped neighbours, or only by lower
/// case.
fn is_near(a: &str, b: &str) -> bool {
    let (a, b) = (a.to_ascii_uppercase(), b.to_ascii_uppercase());
    let (mut a, mut b) = (a.as_bytes(), b.as_bytes());
    while let ([x, rest_a @ ..], [y, rest_b @ ..]) = (a, b)
        && x == y
    {
        (a, b) = (rest_a, rest_b);
    }
    while let ([rest_a @ .., x], [rest_b @ .., y]) = (a, b)
        && x == y
    {
        (a, b) = (rest_a, rest_b);
    }
    match (a, b) {
        ([x, y], [z, w]) => (x, y) == (w, z),
        _ => a.len() <= 1 && b.len() <= 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looked_at(variables: &[(&str, &str)]) -> Result<Vec<String>, String> {
        let known = ["TESSERA_MAX_NODES", "TESSERA_RATE", "TESSERA_CONFIG"].map(str::to_owned);
        let variables = (variables.iter()).map(|(name, value)| ((*name).into(), (*value).into()));
        unknown_variables(variables, &known).map_err(|error| error.to_string())
    }

    #[test]
    fn refuses_names_one_letter_away_from_a_setting() {
        for name in [
            "TESSERA_MAX_NODEZ",
            "TESSERA_MAX_NODE",
            "TESSERA_MAX_NODESS",
            "TESSERA_MAXNODES",
            "TESSERA_MAX_NDOES",
            "TESSERA_Max_Nodes",
        ] {
            let error = looked_at(&[(name, "3")]).unwrap_err();
            assert!(error.contains(name) && error.contains("TESSERA_MAX_NODES is one"), "{error}");
        }
    }

    #[test]
    fn lists_other_names_and_passes_over_service_links() {
        let found = looked_at(&[
            ("PATH", "/bin"),
            ("TESSERA_MAX_NODES", "3"),
            ("TESSERA_SERVICE_HOST", "10.0.0.1"),
            ("TESSERA_SERVICE_PORT", "8080"),
            ("TESSERA_SERVICE_PORT_HTTP", "8080"),
            ("TESSERA_PORT", "tcp://10.0.0.1:8080"),
            ("TESSERA_PORT_8080_TCP", "tcp://10.0.0.1:8080"),
            ("TESSERA_PORT_8080_TCP_ADDR", "10.0.0.1"),
            ("TESSERA_NATS_PORT_4222_TCP_PROTO", "tcp"),
            ("TESSERA_WORDS", "many"),
            ("TESSERA_PORT_NUMBER", "8080"),
        ]);
        assert_eq!(found.unwrap(), ["TESSERA_PORT_NUMBER", "TESSERA_WORDS"]);
        assert_eq!(looked_at(&[("TESSERA_PORT", "8080")]).unwrap(), ["TESSERA_PORT"]);
    }
}
