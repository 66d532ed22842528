import { describe, expect, test } from 'vitest';
import { amendmentBody, changedFields, saysNothing, wantsNothing } from './amendment.ts';

const filed = { name: 'Bluefin Ltd', address: '18 Quay Road', city: 'Cork' };
const domain = (id: number, name: string, email: string | null = null) => ({ id, name, email });
const comes = (name: string, email: string | null = null) => ({ name, email });
const nothing = { fields: filed, added: [], removed: [] };

describe('what a form means as an amendment', () => {
  test.for([
    ['nothing typed', {}, {}],
    ['a space more at the end', { city: 'Cork ' }, {}],
    ['another street', { address: '2 Harbor Row' }, { address: '2 Harbor Row' }],
    ['another letter case', { name: 'BLUEFIN Ltd' }, { name: 'BLUEFIN Ltd' }],
    ['a field emptied', { city: '' }, { city: '' }],
  ] as const)('%s', ([, typed, said]) => {
    expect(changedFields(filed, { ...filed, ...typed })).toEqual(said);
  });

  test('a new one sends what comes and the ids of what goes', () => {
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
    ['nothing changed', {}, { fields: {}, added: [], removed: [] }],
    ['a field back to what is filed', { fields: filed }, { fields: { address: '18 Quay Road' } }],
    ['a removal taken back', { removed: [open.removed[1]!] }, { added: [comes('old.com', 'old@example.com')] }],
    ['one more removed', { removed: [...open.removed, domain(9, 'third.com')] }, { removed: [9] }],
    ['an added one taken out', { added: [open.added[0]!] }, { removed: [21] }],
    ['one more added', { added: [...open.added, comes('c.com')] }, { added: [comes('c.com')] }],
    [
      'an added one with another address',
      { added: [open.added[0]!, comes('b.com', 'other@example.com')] },
      { added: [comes('b.com', 'other@example.com')], removed: [21] },
    ],
  ] as const)('an open one: %s', ([, change, said]) => {
    const body = amendmentBody(open, { ...open, ...change });
    expect(body).toEqual({ fields: {}, added: [], removed: [], ...said });
    expect(saysNothing(body)).toBe(Object.keys(change).length === 0);
  });

  test.for([
    ['as it is filed', {}, true],
    ['another city', { fields: { ...filed, city: 'Bern' } }, false],
    ['a domain more', { added: [comes('a.com')] }, false],
    ['a domain less', { removed: [domain(7, 'old.com')] }, false],
  ] as const)('%s: is it none at all?', ([, change, isNone]) => {
    expect(wantsNothing(filed, { ...nothing, ...change })).toBe(isNone);
  });
});
