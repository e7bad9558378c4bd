//! libFuzzer's way in to [`fuzz::position`].

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| fuzz::position(input));
