//! Entries of the shared cache.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    tessera_fuzz::for_one_game::<tessera_fuzz::entries::Entries>(data);
});
