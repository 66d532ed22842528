const lines = new Map<string, Promise<unknown>>();

/** Runs what shares a key one after the other, in the order of the calls. */
export function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  lines.set(key, mine);
  const leave = () => {
    if (lines.get(key) === mine) lines.delete(key);
  };
  mine.then(leave, leave);
  return mine;
}
