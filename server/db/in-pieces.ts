import { setImmediate } from 'node:timers/promises';

/**
 * A long list in pieces that one statement carries, others let in between: the embedded database answers without a turn of
 * the event loop, and a long statement holds everybody up.
 */
export async function* inPieces<T>(list: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) {
    if (from > 0) await setImmediate();
    yield list.slice(from, from + size);
  }
}
