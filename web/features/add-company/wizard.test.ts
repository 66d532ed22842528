import { describe, expect, test } from 'vitest';
import type { Order } from '#core/contract/trade/orders.ts';
import { entryOf } from '#web/product/domains/entries.ts';
import { NEW_WIZARD, type Wizard, type WizardEvent, wizard, wouldBeLost } from './wizard.ts';

const order = (status: number) => ({ id: 7, status: { id: status, name: '' } }) as Order;
const through = (...events: WizardEvent[]): Wizard => events.reduce(wizard, NEW_WIZARD);
const entries = [entryOf({ name: 'a.com', email: null })];

describe('the steps of adding a company', () => {
  test('go 0, 1, 2, 3 and no further', () => {
    const events: WizardEvent[] = [
      { type: 'placed', order: order(10) },
      { type: 'submitted', order: order(9) },
      { type: 'paying' },
      { type: 'paying' },
    ];
    expect(events.map((_, count) => through(...events.slice(0, count + 1)).step)).toEqual([1, 2, 3, 3]);
  });

  test('Back returns from the domains to the address and keeps the order and the list; from later steps it does nothing', () => {
    const listed = through({ type: 'placed', order: order(10) }, { type: 'added', entries });
    expect(wizard(listed, { type: 'back' })).toEqual({ ...listed, step: 0 });
    const submitted = wizard(listed, { type: 'submitted', order: order(9) });
    expect(wizard(submitted, { type: 'back' })).toEqual(submitted);
    expect(submitted.entries).toEqual([]);
  });

  test.for([
    [8, 9, 8],
    [8, 7, 7],
    [9, 8, 8],
    [10, 9, 9],
  ] as const)('an order held as %i and loaded as %i is %i', ([before, loaded, kept]) => {
    const state = through({ type: 'placed', order: order(before) }, { type: 'loaded', order: order(loaded) });
    expect(state.order?.status.id).toBe(kept);
  });

  test('nothing happens any more once it closes', () => {
    const closing = through({ type: 'closing' });
    expect(wizard(closing, { type: 'placed', order: order(10) })).toBe(closing);
  });
});

describe('closing asks', () => {
  const placed = through({ type: 'placed', order: order(10) });
  test.for([
    ['nothing typed', NEW_WIZARD, false, false, null],
    ['an address typed', NEW_WIZARD, true, false, 'The name and address that you entered'],
    ['an order placed and nothing since', placed, false, false, null],
    ['a changed address', placed, true, false, 'Your changes to the name and address'],
    ['a name half typed', placed, false, true, 'The domain that you entered'],
    ['a list', { ...placed, entries: [...entries, ...entries] }, false, false, 'The 2 domains that you entered'],
  ] as const)('%s', ([, state, dirty, typed, said]) => {
    expect(wouldBeLost(state, dirty, typed)).toBe(said);
  });
});
