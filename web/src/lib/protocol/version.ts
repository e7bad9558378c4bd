// The version of the messages, as protocol.rs has it.
export const PROTOCOL = 1;
