import { setTimeout as wait } from 'node:timers/promises';

/** So many messages in so short a time are a flood, and it lasts until none came for a while. */
const FLOOD = { messages: 20, within_ms: 200, lasts_ms: 1000 };
const LOOK_MS = 50;

let [since, count, until] = [0, 0, 0];

/** Told of each message that comes in. */
export function messageCame(now = performance.now()): void {
  if (now - since > FLOOD.within_ms) [since, count] = [now, 0];
  if (++count >= FLOOD.messages) until = now + FLOOD.lasts_ms;
}

/**
 * In a flood those who send are served first: what is safe can be read a little later, but a sender that waits too long goes
 * away. At most so long: reading goes on, if slowly, however long the flood is.
 */
export async function letSendersGoFirst(maxMs: number): Promise<void> {
  const end = performance.now() + maxMs;
  while (performance.now() < Math.min(until, end)) await wait(LOOK_MS);
}
