//! libFuzzer's way in to [`fuzz::notation`].

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| fuzz::notation(input));
