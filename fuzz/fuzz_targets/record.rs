//! libFuzzer's way in to [`fuzz::record`].

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| fuzz::record(input));
