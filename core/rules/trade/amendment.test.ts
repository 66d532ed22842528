import { describe, expect, test } from 'vitest';
import { amendmentBody, changedFields, changesNothing, isEmptyBody } from './amendment.ts';

const filed = { name: 'Bluefin Ltd', address: '18 Quay Road', city: 'Cork' };
const domain = (id: number, name: string, email: string | null = null) => ({ id, name, email });
const comes = (name: string, email: string | null = null) => ({ name, email });
const nothing = { fields: filed, added: [], removed: [] };

describe('an amendment form', () => {
  test.for([
    ['no changes', {}, {}],
    ['trailing whitespace', { city: 'Cork ' }, {}],
    ['a different street', { address: '2 Harbor Row' }, { address: '2 Harbor Row' }],
    ['different capitalization', { name: 'BLUEFIN Ltd' }, { name: 'BLUEFIN Ltd' }],
    ['an emptied field', { city: '' }, { city: '' }],
  ] as const)('%s sends only changed fields', ([, typed, said]) => {
    expect(changedFields(filed, { ...filed, ...typed })).toEqual(said);
  });

  test('a new amendment sends the domains to add and the ids of those to remove', () => {
    const wanted = { fields: filed, added: [comes('a.com', 'x@example.com')], removed: [domain(7, 'old.com')] };
    expect(amendmentBody(nothing, wanted)).toEqual({
      fields: {},
      added: [comes('a.com', 'x@example.com')],
      removed: [7],
    });
  });

  const open = {
    fields: { ...filed, address: '2 Harbor Row' },
    added: [domain(20, 'a.com'), domain(21, 'b.com', 'b@example.com')],
    removed: [domain(7, 'old.com', 'old@example.com'), domain(8, 'older.com')],
  };
  test.for([
    ['no changes', {}, { fields: {}, added: [], removed: [] }],
    ['a field reset to its registered value', { fields: filed }, { fields: { address: '18 Quay Road' } }],
    ['a removal undone', { removed: [open.removed[1]!] }, { added: [comes('old.com', 'old@example.com')] }],
    ['another domain removed', { removed: [...open.removed, domain(9, 'third.com')] }, { removed: [9] }],
    ['an added domain removed again', { added: [open.added[0]!] }, { removed: [21] }],
    ['another domain added', { added: [...open.added, comes('c.com')] }, { added: [comes('c.com')] }],
    [
      'a different address for an added domain',
      { added: [open.added[0]!, comes('b.com', 'other@example.com')] },
      { added: [comes('b.com', 'other@example.com')], removed: [21] },
    ],
  ] as const)('an open amendment sends the difference: %s', ([, change, said]) => {
    const body = amendmentBody(open, { ...open, ...change });
    expect(body).toEqual({ fields: {}, added: [], removed: [], ...said });
    expect(isEmptyBody(body)).toBe(Object.keys(change).length === 0);
  });

  test.for([
    ['no changes', {}, true],
    ['a different city', { fields: { ...filed, city: 'Bern' } }, false],
    ['a domain to add', { added: [comes('a.com')] }, false],
    ['a domain to remove', { removed: [domain(7, 'old.com')] }, false],
  ] as const)('changesNothing with %s', ([, change, isNone]) => {
    expect(changesNothing(filed, { ...nothing, ...change })).toBe(isNone);
  });
});
