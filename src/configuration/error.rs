//! The error of a setting.

/// A setting that can't be used.
#[derive(Debug, thiserror::Error)]
#[error("{option}: {why}")]
pub struct ConfigurationError {
    /// The option by its name in the file, or the file.
    pub option: String,
    /// The fault.
    pub why: String,
}

impl ConfigurationError {
    pub(super) fn new(
        option: impl Into<String>,
        why: impl std::fmt::Display,
    ) -> ConfigurationError {
        ConfigurationError { option: option.into(), why: why.to_string() }
    }
}
