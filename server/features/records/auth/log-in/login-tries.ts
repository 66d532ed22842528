import type { Deps } from '../../../../deps.ts';

const queues = new Map<string, Promise<unknown>>();

/** Per-address mutex: calls run one at a time, in the order they were made, so that parallel ones cannot exceed the limit. */
export function inTurnOf<T>(address: string, work: () => Promise<T>): Promise<T> {
  const previous = queues.get(address) ?? Promise.resolve();
  const current = previous.then(work, work);
  queues.set(address, current);
  const cleanUp = () => {
    if (queues.get(address) === current) queues.delete(address);
  };
  current.then(cleanUp, cleanUp);
  return current;
}

/** security rule 10: the eleventh wrong attempt is rejected with 429. Wrong passwords and wrong codes count together. */
const WRONG_TRIES = { tries: 10, seconds: 15 * 60 };

const keyOf = (address: string): string => `login:account:${address}`;

/** Counts an attempt before it is checked; throws beyond the limit. */
export const countTry = ({ limits }: Deps, address: string): Promise<void> => limits.count(keyOf(address), WRONG_TRIES);

/** An attempt that was not wrong, but does not complete the login. */
export const takeBackTry = ({ limits }: Deps, address: string): Promise<void> => limits.takeBack(keyOf(address));

/** A completed login resets the count. */
export const forgetTries = ({ limits }: Deps, address: string): Promise<void> => limits.reset(keyOf(address));
