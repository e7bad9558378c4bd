// The version of the messages, as crates/protocol has it.
export const PROTOCOL = 1;
