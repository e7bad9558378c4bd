import type { Refusal } from './protocol/Refusal';

/** The server said no, in words for the person. */
export class Refused extends Error {
  readonly code: string;
  readonly rule: string | undefined;

  constructor({ code, message, rule }: Refusal) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

/** The codes of refusals that the browser makes itself. */
export const UNREACHABLE = 'unreachable';
