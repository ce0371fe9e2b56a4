//! Ids and recipes of puzzles of every game.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    tessera_fuzz::for_one_game::<tessera_fuzz::puzzles::Puzzles>(data);
});
