import { expect, test } from 'vitest';
import { changeListState, pageQuery, pageSizes, readListState, writeListState } from './list-state.ts';

const DEFAULTS = { sort: '-date_joined', filters: ['status', 'role'] } as const;
const written = (search: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

test('an empty query string is the default state, and the default state has an empty query string', () => {
  const state = readListState({}, DEFAULTS);
  expect(state).toEqual({ q: '', sort: '-date_joined', page: 1, perPage: 10, filters: { status: '', role: '' } });
  expect(written(writeListState(state, DEFAULTS))).toEqual({});
});

test('values that differ from the defaults are written to the query string and read back', () => {
  const search = { q: '4218', sort: 'name', page: '3', status: 'blocked' };
  const state = readListState(search, DEFAULTS);
  expect(written(writeListState(state, DEFAULTS))).toEqual(search);
});

test('a search for a number is read as text', () => {
  expect(readListState({ q: 4218 }, DEFAULTS).q).toBe('4218');
});

test.each(['0', '-1', 'x', '1.5', ''])('the invalid page %j is read as the first page', (page) => {
  expect(readListState({ page }, DEFAULTS).page).toBe(1);
});

test('any change other than the page resets to the first page', () => {
  const state = readListState({ page: '4', status: 'active' }, DEFAULTS);
  expect(changeListState(state, { q: 'ada' })).toMatchObject({ q: 'ada', page: 1, filters: { status: 'active' } });
  expect(changeListState(state, { filters: { role: 'user' } })).toMatchObject({
    page: 1,
    filters: { status: 'active', role: 'user' },
  });
  expect(changeListState(state, { page: 5 }).page).toBe(5);
});

test('the offset is (page-1)*per_page (spec §7)', () => {
  expect(pageQuery(readListState({ page: '3', q: 'ada' }, DEFAULTS))).toEqual({ limit: 10, offset: 20, search: 'ada' });
});

test('a list offers 10, 25, 50 and 100 rows per page, and its own default', () => {
  expect([pageSizes(), pageSizes(20)]).toEqual([
    [10, 25, 50, 100],
    [10, 20, 25, 50, 100],
  ]);
  const state = readListState({ per_page: '50', page: '2' }, DEFAULTS);
  expect(pageQuery(state)).toMatchObject({ limit: 50, offset: 50 });
  expect(written(writeListState(state, DEFAULTS))).toEqual({ per_page: '50', page: '2' });
  expect(changeListState(state, { perPage: 100 })).toMatchObject({ perPage: 100, page: 1 });
});

test.each(['0', '11', '500', 'x', '-10'])('the invalid page size %j is read as the default', (per_page) => {
  expect(readListState({ per_page }, { ...DEFAULTS, perPage: 20 }).perPage).toBe(20);
});
