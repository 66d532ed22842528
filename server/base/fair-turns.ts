interface Waiting {
  enter: () => void;
}

export interface Turns {
  /** Resolves when there is a place; to be given back by `leave` with the same account. */
  enter(account?: number): Promise<void>;
  leave(account?: number): void;
}

/**
 * Round-robin scheduling of a few places among accounts: however much one account asks for, another waits for one turn of
 * each at most, and no account holds more than `perAccount` places at once (security rule 28). Work of no account is
 * limited by the places alone.
 */
export function makeTurns(places: number, perAccount = places): Turns {
  /** Accounts in the order of their turns. */
  const waiting = new Map<number | undefined, Waiting[]>();
  const inside = new Map<number | undefined, number>();
  let free = places;

  const held = (account: number | undefined): number => inside.get(account) ?? 0;
  const mayEnter = (account: number | undefined): boolean => account === undefined || held(account) < perAccount;

  function next(): void {
    for (const [account, line] of waiting) {
      if (free === 0) return;
      if (!mayEnter(account)) continue;
      const { enter } = line.shift()!;
      waiting.delete(account);
      // Behind the others, with what is left.
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
      // Who had a turn goes behind the others.
      const line = waiting.get(account);
      waiting.delete(account);
      if (line) waiting.set(account, line);
      free++;
      next();
    },
  };
}
