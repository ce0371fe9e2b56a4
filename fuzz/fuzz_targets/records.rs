//! Records of games of every game, as text and as JSON.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    tessera_fuzz::for_one_game::<tessera_fuzz::records::Records>(data);
});
