const BATCH = 200;

/**
 * Processes all due items once, by keyset pagination. Items that stay due, because another worker has them or they failed, are left
 * for the next run.
 */
export async function processDue<Key>(
  read: (after: Key | undefined, limit: number) => Promise<Key[]>,
  process: (key: Key) => Promise<void>,
  { signal, atOnce }: { signal: AbortSignal; atOnce: number },
): Promise<void> {
  for (let last: Key | undefined; ; ) {
    const due = await read(last, BATCH);
    for (let from = 0; from < due.length; from += atOnce) {
      signal.throwIfAborted();
      await Promise.all(due.slice(from, from + atOnce).map(process));
    }
    last = due.at(-1);
    if (due.length < BATCH) return;
  }
}
