//! Every parser of Octopus.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    tessera_fuzz::check::<tessera_rules::octopus::Octopus>(data);
});
