import { expect, test } from 'vitest';
import { entryOf } from '#web/product/domains/entries.ts';
import { type AmendmentLists, type Leaving, withEntries, withLeaving, withStaying } from './amendment-lists.ts';

const leaving = (id: number, name: string): Leaving => ({ id, name, unicode_name: name, email: null });
const entry = (name: string) => entryOf({ name, email: null });
const lists: AmendmentLists = {
  entries: [entry('new.com')],
  leaving: [leaving(1, 'old.com'), leaving(2, 'older.com')],
};

test('a name that was to go and is added again stays, and is not added', () => {
  const next = withEntries(lists, [entry('OLD.com'), entry('newer.com'), entry('new.com')]);
  expect(next.entries.map(({ name }) => name)).toEqual(['newer.com', 'new.com']);
  expect(next.leaving.map(({ name }) => name)).toEqual(['older.com']);
});

test('what is to go is named once, the newest on top, and can be taken back', () => {
  const next = withLeaving(lists, [leaving(3, 'third.com'), leaving(1, 'old.com')]);
  expect(next.leaving.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(withStaying(next, 1).leaving.map(({ id }) => id)).toEqual([3, 2]);
});
