//! Requests: query strings, bodies, batches, forwarded headers.
#![no_main]

use tessera_fuzz::requests::asked;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    asked(data);
});
