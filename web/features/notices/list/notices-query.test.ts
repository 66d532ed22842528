import { expect, test } from 'vitest';
import { NOTICE_STATUSES } from '#core/lookups.ts';
import { readListState } from '#web/lib/list-state.ts';
import { NOTICE_LIST, noticesQuery, noticeViews, STATUS_CHOICES } from './notices-query.ts';

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
  expect(
    queryFor({ status: 'nonsense', source: '9', verdict: 'fine', company: 'x', sort: 'price', assignee: 'you' }),
  ).toEqual({
    limit: 10,
    offset: 0,
  });
});

test('the tabs of a customer and of a superuser; every status is a filter', () => {
  const names = (isSuperuser: boolean) => noticeViews(isSuperuser).map(({ label }) => label);
  expect(names(false)).toEqual(['To handle', 'Handled', 'Not delivered']);
  expect(names(true)).toEqual([
    ...['To handle', 'Unassigned', 'Unconfirmed forms', 'Not read', 'Not delivered', 'Forwarded', 'Handled'],
  ]);
  const statuses = NOTICE_STATUSES.map(({ name }) => name);
  expect(STATUS_CHOICES.map(({ label }) => label)).toEqual([...statuses, 'Not sent']);
});

test('the tabs ask for open, handled and forwarded notices', () => {
  expect(queryFor({ status: 'to-handle' })).toEqual({ ...PLAIN, is_open: true });
  expect(queryFor({ status: 'handled' })).toEqual({ ...PLAIN, is_open: false });
  const forwarded = noticeViews(true).find(({ label }) => label === 'Forwarded')!;
  expect(queryFor({ status: forwarded.value })).toEqual({ ...PLAIN, status: 16 });
  expect(queryFor({ assignee: 'me' })).toEqual({ ...PLAIN, assignee: 'me' });
  expect(queryFor({ assignee: '12', per_page: '50' })).toEqual({ ...PLAIN, limit: 50, assignee: 12 });
});
