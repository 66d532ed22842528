const HOUR = 3600;

/** beyond §23: when an unread message is retried, in seconds after the first failure. */
export const RETRY_SECONDS = [300, HOUR, 6 * HOUR, 24 * HOUR] as const;

const LAST = Math.max(...RETRY_SECONDS);

/** True while a scheduled attempt to read the message may still follow. */
export const isStillRetried = (received_date: string, now: number = Date.now()): boolean =>
  now - Date.parse(received_date) < LAST * 1000;
