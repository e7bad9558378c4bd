//! Bytes as text.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Bytes as they stand in records and messages: two hexadecimal digits for each, with small
/// letters, and in no other way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Hex<const N: usize>(pub [u8; N]);

/// The text does not have the digits it must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadHex {
    /// How many there must be.
    pub digits: usize,
}

impl fmt::Display for BadHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it must be {} hexadecimal digits with small letters", self.digits)
    }
}

impl std::error::Error for BadHex {}

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        self.0.iter().try_for_each(|byte| {
            f.write_char(char::from(DIGITS[usize::from(byte >> 4)]))?;
            f.write_char(char::from(DIGITS[usize::from(byte & 15)]))
        })
    }
}

impl<const N: usize> fmt::Debug for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const N: usize> FromStr for Hex<N> {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Hex<N>, BadHex> {
        let bad = BadHex { digits: 2 * N };
        if text.len() != 2 * N {
            return Err(bad);
        }
        let mut bytes = [0; N];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *byte = digit(pair[0]).ok_or(bad)? << 4 | digit(pair[1]).ok_or(bad)?;
        }
        Ok(Hex(bytes))
    }
}

fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    }
}

impl<const N: usize> From<Hex<N>> for String {
    fn from(hex: Hex<N>) -> String {
        hex.to_string()
    }
}

impl<const N: usize> TryFrom<String> for Hex<N> {
    type Error = BadHex;

    fn try_from(text: String) -> Result<Hex<N>, BadHex> {
        text.parse()
    }
}
