//! Bytes in hexadecimal, with small letters.

/// The bytes as text.
pub(crate) fn write(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |half: u8| char::from(DIGITS[usize::from(half & 15)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(*byte)]).collect()
}

/// The bytes of a text that is exactly so many, in small letters.
pub(crate) fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Some(bytes)
}

fn value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_reads_what_it_writes_and_nothing_else() {
        assert_eq!(write(&[0, 0x1f, 0xab]), "001fab");
        assert_eq!(read("001fab"), Some([0, 0x1f, 0xab]));
        for bad in ["001FAB", "001fa", "001fab0", "001fag", "", "é1fab"] {
            assert_eq!(read::<3>(bad), None, "{bad}");
        }
    }
}
