/** security rule 16. Beyond these limits the message is stored raw, and the notice says so. */
export const DEPTH_MAX = 50;
export const PARTS_MAX = 1_000;
/** Limits of one header block; the rest is ignored. */
export const HEAD_BYTES = 2 * 1024 * 1024;
export const HEADERS_MAX = 2_000;

export type MimeLimit = 'too_deep' | 'too_many_parts';

/** The message exceeds a limit that protects against resource exhaustion. */
export class MimeLimitError extends Error {
  readonly reason: MimeLimit;
  constructor(reason: MimeLimit) {
    super(reason);
    this.reason = reason;
  }
}
