import { describe, expect, test } from 'vitest';
import { outcomeOf, type Wait } from './counter-notice-outcome.ts';
import { type CounterFacts, type CoveredUrl, standingsOf } from './counter-notice-standing.ts';

const day = (n: number): Date => new Date(Date.UTC(2026, 10, n));
/** A clock that starts on a day of November. */
const waitFrom = (n: number): Wait => ({
  ...{ due: day(n + 16), latest: day(n + 21), overdue: day(n + 22) },
  until: day(n + 20)
    .toISOString()
    .slice(0, 10),
});

interface Given extends Partial<Omit<CounterFacts, 'urls'>> {
  on: number;
  urls?: readonly (Partial<CoveredUrl> & { url_id: number })[];
}

/** A counter-notice that came in on a day, about disabled URLs. */
function counterNotice({ on, urls = [{ url_id: 1 }], ...given }: Given): CounterFacts {
  return {
    id: on,
    notice_id: 1,
    received_date: day(on),
    isComplete: true,
    isWithdrawn: false,
    wait: waitFrom(on),
    released_date: null,
    ...given,
    urls: urls.map((url) => ({
      material: `material ${url.url_id}`,
      isRestored: false,
      isDisabled: true,
      isHeld: false,
      ...url,
    })),
  };
}
const defective = { isComplete: false, wait: null };
const restored = { isRestored: true, isDisabled: false };

const only = (given: Given) => standingsOf([counterNotice(given)])[0]!;

describe('one counter-notice', () => {
  test.each([
    ['runs by its own clock', {}, 'running', [1]],
    ['without all elements has no wait', defective, 'defective', []],
    ['that was withdrawn has none either', { isWithdrawn: true }, 'withdrawn', []],
    ['is held by a proceeding', { urls: [{ url_id: 1, isHeld: true }] }, 'held', [1]],
    ['is restored when all its URLs are', { urls: [{ url_id: 1, ...restored }] }, 'restored', []],
    ['goes on while a URL is left', { urls: [{ url_id: 1, ...restored }, { url_id: 2 }] }, 'running', [2]],
    [
      'goes on for the URLs without a proceeding',
      { urls: [{ url_id: 1, isHeld: true }, { url_id: 2 }] },
      'running',
      [1, 2],
    ],
    [
      'is held when only held URLs are left',
      {
        urls: [
          { url_id: 1, isHeld: true },
          { url_id: 2, ...restored },
        ],
      },
      'held',
      [1],
    ],
    ['stays restored when its material is disabled again', { urls: [{ url_id: 1, isRestored: true }] }, 'restored', []],
  ] as const)('%s', (_, given, state, disputed) => {
    expect(only({ on: 1, ...given })).toMatchObject({ state, disputed, leader_id: null });
  });

  test('whose complainant retracts is due at once, and its last day stays', () => {
    const { state, wait } = only({ on: 1, released_date: day(5) });
    expect({ state, wait }).toEqual({ state: 'running', wait: { ...waitFrom(1), due: day(5) } });
    expect(outcomeOf({ state, wait }, day(5))).toBe('restore_due');
    expect(only({ on: 1, released_date: day(20) }).wait).toEqual(waitFrom(1));
  });
});

describe('a second counter-notice', () => {
  test('about the same URLs repeats the first', () => {
    const [first, second] = standingsOf([counterNotice({ on: 1 }), counterNotice({ on: 4 })]);
    expect(second).toEqual({ ...first, id: 4, leader_id: 1 });
  });

  test('is held and restored with the first', () => {
    for (const url of [{ isHeld: true }, restored]) {
      const urls = [{ url_id: 1, ...url }];
      const states = standingsOf([counterNotice({ on: 1, urls }), counterNotice({ on: 4, urls })]).map((s) => s.state);
      expect(states[1]).toBe(states[0]);
    }
  });

  test('with new URLs has a clock of its own for those', () => {
    const [, second] = standingsOf([
      counterNotice({ on: 1 }),
      counterNotice({ on: 4, urls: [{ url_id: 1, isHeld: true }, { url_id: 2 }] }),
    ]);
    expect(second).toMatchObject({ leader_id: null, wait: waitFrom(4), state: 'running', disputed: [1, 2] });
  });

  test.each([
    ['defective', defective],
    ['withdrawn', { isWithdrawn: true }],
    ['restored before the material was disabled again', { urls: [{ url_id: 1, isRestored: true }] }],
  ])('after one that is %s starts at its own receipt', (_, given) => {
    const [, second] = standingsOf([counterNotice({ on: 1, ...given }), counterNotice({ on: 4 })]);
    expect(second).toMatchObject({ leader_id: null, wait: waitFrom(4), state: 'running' });
  });
});

describe('two complainants about the same material', () => {
  const pair = (first: Partial<Given>, second: Partial<Given>) =>
    standingsOf([
      counterNotice({ on: 1, urls: [{ url_id: 1, material: 'm' }], ...first }),
      counterNotice({ on: 6, notice_id: 2, urls: [{ url_id: 2, material: 'm' }], ...second }),
    ]);

  test('restoring is due only when both waits are over', () => {
    expect(pair({}, {}).map(({ wait }) => wait)).toEqual([waitFrom(6), waitFrom(6)]);
  });

  test('a retraction ends one of them', () => {
    const released = { released_date: day(7) };
    expect(pair(released, {})[0]!.wait!.due).toEqual(waitFrom(6).due);
    expect(pair({}, released)[0]!.wait!.due).toEqual(waitFrom(1).due);
    expect(pair(released, released)[0]!.wait!.due).toEqual(day(7));
  });

  test('a proceeding about one lets the other wait', () => {
    const urls = [{ url_id: 2, material: 'm', isHeld: true }];
    expect(pair({}, { urls }).map(({ state, wait }) => [state, wait])).toEqual([
      ['running', null],
      ['held', waitFrom(6)],
    ]);
  });

  test('one that is defective, withdrawn or restored does not count', () => {
    const over = [{ url_id: 2, material: 'm', ...restored }];
    for (const second of [defective, { isWithdrawn: true }, { urls: over }])
      expect(pair({}, second)[0]!.wait).toEqual(waitFrom(1));
  });
});

/** A linear congruential generator, so that a failure can be repeated. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('the order of the facts does not matter', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const next = numbers(seed);
    const facts = Array.from({ length: 2 + next(4) }, (_, at) => {
      const notice_id = 1 + next(2);
      return counterNotice({
        ...{ id: at + 1, notice_id, on: 1 + next(5), isWithdrawn: next(5) === 0 },
        ...(next(5) === 0 && defective),
        released_date: next(5) === 0 ? day(3 + next(20)) : null,
        urls: [1, 2, 3]
          .filter(() => next(2) === 0)
          .map((url) => ({
            ...{ url_id: 10 * notice_id + url, material: `m${url}` },
            ...{ isRestored: next(4) === 0, isDisabled: next(4) > 0, isHeld: next(4) === 0 },
          })),
      });
    });
    const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
    const shuffled = [...facts].sort(() => next(3) - 1);
    expect(standingsOf(shuffled).sort(byId), `seed ${seed}`).toEqual(standingsOf(facts).sort(byId));
  }
});
