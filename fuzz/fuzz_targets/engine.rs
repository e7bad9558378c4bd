//! libFuzzer's way in to [`fuzz::engine`].

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| fuzz::engine(input));
