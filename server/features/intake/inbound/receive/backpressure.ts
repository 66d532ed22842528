import { setTimeout as wait } from 'node:timers/promises';

/** A flood is this many messages within this time, and lasts this long after the last of them. */
const FLOOD = { messages: 20, within_ms: 200, lasts_ms: 1000 };
const POLL_MS = 50;

let [since, count, until] = [0, 0, 0];

export function countArrival(now = performance.now()): void {
  if (now - since > FLOOD.within_ms) [since, count] = [now, 0];
  if (++count >= FLOOD.messages) until = now + FLOOD.lasts_ms;
}

/**
 * Backpressure: during a flood, reading waits so that messages are received first, because senders time out. Waits at most
 * `maxMs`, so that reading continues during a long flood.
 */
export async function yieldToSenders(maxMs: number): Promise<void> {
  const end = performance.now() + maxMs;
  while (performance.now() < Math.min(until, end)) await wait(POLL_MS);
}
