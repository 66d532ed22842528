import type { Check } from './begin-check.ts';

type Wait = () => Promise<unknown>;

/** Thrown in place of waiting. */
class Waits extends Error {
  readonly wait: Wait;

  constructor(wait: Wait) {
    super('The DNS was not asked yet.');
    this.wait = wait;
  }
}

/**
 * Runs work that holds much memory: instead of waiting for the DNS, it ends. Returns what to wait for, aside, before the work is
 * started again with the answers; null if it was done.
 */
export async function withoutWaiting(
  check: Check | null,
  work: (check: Check | null) => Promise<void>,
): Promise<Wait | null> {
  if (!check) return work(null).then(() => null);
  try {
    await work({ ...check, aside: (wait) => Promise.reject(new Waits(wait)) });
    return null;
  } catch (error) {
    if (!(error instanceof Waits)) throw error;
    return () => check.aside(error.wait);
  }
}
