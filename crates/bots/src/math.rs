//! The logarithm of search, made of operations that are the same on every machine.

/// The natural logarithm of a number of at least 1, by + − × ÷ alone: IEEE 754 defines those to
/// the last bit, while a library's `ln` may differ from system to system.
pub(crate) fn ln(x: f64) -> f64 {
    debug_assert!(x >= 1.0);
    // x = m · 2^e with m between √½ and √2, and ln m = 2 artanh((m − 1) / (m + 1)).
    let bits = x.to_bits();
    let mut exponent = (bits >> 52) as i32 - 1023;
    let mut m = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
    if m > std::f64::consts::SQRT_2 {
        m /= 2.0;
        exponent += 1;
    }
    let t = (m - 1.0) / (m + 1.0);
    let square = t * t;
    let mut series = 0.0;
    for odd in [15.0, 13.0, 11.0, 9.0, 7.0, 5.0, 3.0, 1.0] {
        series = series * square + 1.0 / odd;
    }
    f64::from(exponent) * std::f64::consts::LN_2 + 2.0 * t * series
}

#[cfg(test)]
mod tests {
    use super::ln;

    #[test]
    fn ln_is_close_to_the_librarys() {
        for x in (1..100_000).map(f64::from).chain([1.0e9, 3.7e15, 1.0e300]) {
            assert!((ln(x) - x.ln()).abs() < 1e-9 * (1.0 + x.ln()), "ln {x}");
        }
    }

    #[test]
    fn ln_is_the_same_everywhere() {
        let bits = [1.0, 2.0, 10.0, 12345.0].map(|x| ln(x).to_bits());
        assert_eq!(bits, [0, 0x3FE6_2E42_FEFA_39EF, 0x4002_6BB1_BBB5_5515, 0x4022_D78E_26AE_18E8]);
    }
}
