//! Every parser of Themisto.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    tessera_fuzz::check::<tessera_rules::themisto::Themisto>(data);
});
