//! Content ids of puzzles of every game.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    tessera_fuzz::content_ids::check(data);
});
