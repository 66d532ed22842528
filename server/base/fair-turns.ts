interface Waiting {
  enter: () => void;
}

export interface Turns {
  /** Resolves when a slot is free; `leave` with the same account releases it. */
  enter(account?: number | string): Promise<void>;
  leave(account?: number | string): void;
}

/**
 * Fair semaphore: round-robin scheduling of a few slots among accounts. However much one account asks for, another waits for at
 * most one turn of each, and no account holds more than `perAccount` slots at once (security rule 28). Work without an account is
 * limited by the number of slots alone.
 */
export function makeTurns(places: number, perAccount = places): Turns {
  /** Queues by account, in the order of their turns. */
  const waiting = new Map<number | string | undefined, Waiting[]>();
  const inside = new Map<number | string | undefined, number>();
  let free = places;

  const held = (account: number | string | undefined): number => inside.get(account) ?? 0;
  const mayEnter = (account: number | string | undefined): boolean =>
    account === undefined || held(account) < perAccount;

  function next(): void {
    for (const [account, line] of waiting) {
      if (free === 0) return;
      if (!mayEnter(account)) continue;
      const { enter } = line.shift()!;
      waiting.delete(account);
      // Moves to the end of the round with the rest of its queue.
      if (line.length > 0) waiting.set(account, line);
      free--;
      inside.set(account, held(account) + 1);
      enter();
    }
  }

  return {
    enter: (account) =>
      new Promise((enter) => {
        const line = waiting.get(account) ?? [];
        line.push({ enter });
        waiting.set(account, line);
        next();
      }),
    leave: (account) => {
      const left = held(account) - 1;
      if (left > 0) inside.set(account, left);
      else inside.delete(account);
      // An account that had a turn moves to the end of the round.
      const line = waiting.get(account);
      waiting.delete(account);
      if (line) waiting.set(account, line);
      free++;
      next();
    },
  };
}
