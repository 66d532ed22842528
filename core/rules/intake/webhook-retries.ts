const MINUTE = 60;
const HOUR = 3600;

/** beyond § 17: seconds from each failed try to the next one: ten tries in about 76 hours. */
export const WEBHOOK_WAITS: readonly number[] = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
];

const JITTER = 0.1;
const RETRY_AFTER_MAX = 24 * HOUR;

/** A webhook that had no success for this long is turned off. */
export const FAILING_DAYS = 5;

/** Seconds that a `Retry-After` header asks for, at most a day. Null if it is absent or unreadable. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const value = header.trim();
  const seconds = /^\d{1,10}$/.test(value) ? Number(value) : (Date.parse(value) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, Math.ceil(seconds)), RETRY_AFTER_MAX) : null;
}

interface Failure {
  /** Failed tries so far, at least 1. */
  readonly tries: number;
  readonly retryAfter: number | null;
  /** `WEBHOOK_RETRY_SECONDS`: replaces the waits, without jitter. */
  readonly waits: readonly number[] | undefined;
  /** From 0 up to 1. */
  readonly random: number;
}

/** Seconds until the next try; null if there is none. A longer `Retry-After` replaces the wait. */
export function secondsToNextTry({ tries, retryAfter, waits, random }: Failure): number | null {
  const wait = (waits ?? WEBHOOK_WAITS)[tries - 1];
  if (wait === undefined) return null;
  const spread = waits ? wait : wait * (1 - JITTER + 2 * JITTER * random);
  return Math.max(spread, retryAfter ?? 0);
}
