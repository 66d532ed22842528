import { expect, test } from 'vitest';
import { readListState } from '#web/lib/list-state.ts';
import { HISTORY_LIST, historyQuery } from './history-query.ts';

const queryFor = (search: Record<string, string>, companyId?: number) =>
  historyQuery(readListState(search, HISTORY_LIST), companyId);

test('the default query lists the ten newest entries', () => {
  expect(queryFor({})).toEqual({ limit: 10, offset: 0, ordering: '-id' });
});

test('URL parameters are mapped to the API query', () => {
  expect(queryFor({ kind: 'order', only: 'snapshots', company: '7', q: 'paid', page: '3', sort: 'id' })).toEqual({
    limit: 10,
    offset: 20,
    search: 'paid',
    ordering: 'id',
    content_type__model: 'order',
    is_snapshot: true,
    company__id: 7,
  });
});

test('invalid URL parameters are ignored, and a company’s tab lists only its own entries', () => {
  expect(queryFor({ kind: 'ship', only: 'x', company: 'x', sort: 'hash' }, 9)).toEqual({
    limit: 10,
    offset: 0,
    company__id: 9,
  });
});
