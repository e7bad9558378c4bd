//! Numbers for the six territories side by side in one `u64`, so that all are worked on at once.

/// One byte for each territory, A lowest. No byte ever exceeds 127.
pub(super) type Lanes = u64;

/// A one in every byte.
pub(super) const ONES: Lanes = 0x0101_0101_0101;
/// The highest bit of every byte.
pub(super) const HIGH: Lanes = ONES << 7;

/// The sum of all bytes, which must stay below 256.
#[inline]
pub(super) fn sum(lanes: Lanes) -> i32 {
    (lanes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as i32
}

/// The byte that begins at bit `lane`.
#[inline]
pub(super) fn get(lanes: Lanes, lane: u32) -> i32 {
    (lanes >> lane & 0xFF) as i32
}

/// 255 in each byte whose highest bit is set in `marks`, which has no other bits.
#[inline]
pub(super) fn spread(marks: Lanes) -> Lanes {
    (marks >> 7) * 0xFF
}

/// Calls `visit` with the first bit of each byte that is not 0; bytes are 0 or 255.
#[inline]
pub(super) fn each_lane(mut lanes: Lanes, mut visit: impl FnMut(u32)) {
    while lanes != 0 {
        let lane = lanes.trailing_zeros();
        lanes &= !(0xFF << lane);
        visit(lane);
    }
}
