//! Every parser of Nebuchadnezzar.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    tessera_fuzz::check::<tessera_rules::nebuchadnezzar::Nebuchadnezzar>(data);
});
