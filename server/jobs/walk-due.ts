const BATCH = 200;

/**
 * Everything that is due, page by page in its order, each once: what stays due, because somebody else is at it or it could
 * not be done now, is met again by the next run and not by this one.
 */
export async function walkDue<Key>(
  read: (after: Key | undefined, limit: number) => Promise<Key[]>,
  keep: (key: Key) => Promise<void>,
  { signal, atOnce }: { signal: AbortSignal; atOnce: number },
): Promise<void> {
  for (let last: Key | undefined; ; ) {
    const due = await read(last, BATCH);
    for (let from = 0; from < due.length; from += atOnce) {
      signal.throwIfAborted();
      await Promise.all(due.slice(from, from + atOnce).map(keep));
    }
    last = due.at(-1);
    if (due.length < BATCH) return;
  }
}
