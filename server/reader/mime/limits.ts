/** security rule 16. What lies beyond is kept raw, and the notice says so. */
export const DEPTH_MAX = 50;
export const PARTS_MAX = 1_000;
/** Of one header block: what comes after is not looked at. */
export const HEAD_BYTES = 2 * 1024 * 1024;
export const HEADERS_MAX = 2_000;

export type MimeLimit = 'too_deep' | 'too_many_parts';

/** The message is built to exhaust its reader. */
export class MimeLimitError extends Error {
  readonly reason: MimeLimit;
  constructor(reason: MimeLimit) {
    super(reason);
    this.reason = reason;
  }
}
