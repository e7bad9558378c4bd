//! libFuzzer's way in to [`fuzz::options`].

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| fuzz::options(input));
