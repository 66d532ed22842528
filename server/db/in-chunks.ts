import { setImmediate } from 'node:timers/promises';

/**
 * A long list in chunks of one statement each, yielding to the event loop in between: the embedded database runs on this thread,
 * and a long statement blocks every other request.
 */
export async function* inChunks<T>(list: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) {
    if (from > 0) await setImmediate();
    yield list.slice(from, from + size);
  }
}
