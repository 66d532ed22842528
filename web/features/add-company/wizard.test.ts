import { describe, expect, test } from 'vitest';
import type { Order } from '#core/contract/trade/orders.ts';
import { entryOf } from '#web/product/domains/entries.ts';
import { NEW_WIZARD, unsavedInput, type Wizard, type WizardEvent, wizard } from './wizard.ts';

const order = (status: number) => ({ id: 7, status: { id: status, name: '' } }) as Order;
const through = (...events: WizardEvent[]): Wizard => events.reduce(wizard, NEW_WIZARD);
const entries = [entryOf({ name: 'a.com', email: null })];

describe('the steps of the add-company wizard', () => {
  test('advance from 0 to 3 and no further', () => {
    const events: WizardEvent[] = [
      { type: 'placed', order: order(10) },
      { type: 'submitted', order: order(9) },
      { type: 'paying' },
      { type: 'paying' },
    ];
    expect(events.map((_, count) => through(...events.slice(0, count + 1)).step)).toEqual([1, 2, 3, 3]);
  });

  test('Back returns from domains to address and keeps the order and the list; on later steps it does nothing', () => {
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
  ] as const)('an order with cached status %i and loaded status %i ends up with %i', ([before, loaded, kept]) => {
    const state = through({ type: 'placed', order: order(before) }, { type: 'loaded', order: order(loaded) });
    expect(state.order?.status.id).toBe(kept);
  });

  test('events are ignored while the dialog closes', () => {
    const closing = through({ type: 'closing' });
    expect(wizard(closing, { type: 'placed', order: order(10) })).toBe(closing);
  });
});

describe('closing asks for confirmation', () => {
  const placed = through({ type: 'placed', order: order(10) });
  test.for([
    ['not without input', NEW_WIZARD, false, false, null],
    ['with a typed address', NEW_WIZARD, true, false, 'The name and address that you entered'],
    ['not after an order was placed', placed, false, false, null],
    ['with a changed address', placed, true, false, 'Your changes to the name and address'],
    ['with a partly typed domain', placed, false, true, 'The domain that you entered'],
    [
      'with listed domains',
      { ...placed, entries: [...entries, ...entries] },
      false,
      false,
      'The 2 domains that you entered',
    ],
  ] as const)('%s', ([, state, dirty, typed, expected]) => {
    expect(unsavedInput(state, dirty, typed)).toBe(expected);
  });
});
