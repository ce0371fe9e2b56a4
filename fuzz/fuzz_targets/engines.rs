//! Every engine, with tiny budgets.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    tessera_fuzz::for_one_game::<tessera_fuzz::engines::Engines>(data);
});
