import { expect, test } from 'vitest';
import { readListState } from '#web/lib/list-state.ts';
import { NOTICE_LIST, noticesQuery, noticeViews } from './notices-query.ts';

const queryFor = (search: Record<string, string>) => {
  const query = noticesQuery(readListState(search, NOTICE_LIST));
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
};
const PLAIN = { limit: 10, offset: 0, ordering: '-received_date' };

test('the default query lists the newest notices first', () => {
  expect(queryFor({})).toEqual(PLAIN);
});

test('views and filters are mapped to the API’s values', () => {
  const search = { status: 'in-progress', source: 'web-form', verdict: 'core_only', company: '7', sender: '8' };
  expect(queryFor(search)).toEqual({ ...PLAIN, status: 17, source: 2, verdict: 'core_only', company: 7, sender: 8 });
  expect(queryFor({ status: 'unmatched', domain: '3', q: 'low tide', page: '3', sort: 'subject' })).toEqual({
    ...PLAIN,
    is_unmatched: true,
    domain: 3,
    search: 'low tide',
    offset: 20,
    ordering: 'subject',
  });
});

test('the Not read view overrides the elements filter', () => {
  expect(queryFor({ status: 'not-read', verdict: 'complete' })).toEqual({ ...PLAIN, verdict: 'unread' });
});

test('invalid URL parameters are ignored', () => {
  expect(queryFor({ status: 'nonsense', source: '9', verdict: 'fine', company: 'x', sort: 'price' })).toEqual({
    limit: 10,
    offset: 0,
  });
});

test('only superusers have the Unassigned and Not read views', () => {
  const names = (isSuperuser: boolean) => noticeViews(isSuperuser).map(({ label }) => label);
  expect(names(true)).toEqual([...names(false), 'Unassigned', 'Not read']);
  expect(names(false)).toContain('Not sent');
});
