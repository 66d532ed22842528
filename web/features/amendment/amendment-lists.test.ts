import { expect, test } from 'vitest';
import { entryOf } from '#web/product/domains/entries.ts';
import {
  type AmendmentLists,
  type DomainToRemove,
  withEntries,
  withoutRemoval,
  withRemovals,
} from './amendment-lists.ts';

const removal = (id: number, name: string): DomainToRemove => ({ id, name, unicode_name: name, email: null });
const entry = (name: string) => entryOf({ name, email: null });
const lists: AmendmentLists = {
  entries: [entry('new.com')],
  removals: [removal(1, 'old.com'), removal(2, 'older.com')],
};

test('adding a domain that is marked for removal unmarks it instead', () => {
  const next = withEntries(lists, [entry('OLD.com'), entry('newer.com'), entry('new.com')]);
  expect(next.entries.map(({ name }) => name)).toEqual(['newer.com', 'new.com']);
  expect(next.removals.map(({ name }) => name)).toEqual(['older.com']);
});

test('removals are listed once, newest first, and can be undone', () => {
  const next = withRemovals(lists, [removal(3, 'third.com'), removal(1, 'old.com')]);
  expect(next.removals.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(withoutRemoval(next, 1).removals.map(({ id }) => id)).toEqual([3, 2]);
});
