import { expect, test } from 'vitest';
import { readListState } from '#web/lib/list-state.ts';
import { EVENT_LIST, eventsQuery } from './events-query.ts';

const queryFor = (search: Record<string, string>) => eventsQuery(readListState(search, EVENT_LIST), 7);

test('the default query lists the company’s ten newest events', () => {
  expect(queryFor({})).toEqual({ limit: 10, offset: 0, ordering: '-date', company__id: 7 });
});

test('the type is selected by its slug, and invalid URL parameters are ignored', () => {
  expect(queryFor({ type: 'order-placed' }).event_type).toBe(8);
  expect(queryFor({ type: 'nonsense', sort: 'x' })).toEqual({ limit: 10, offset: 0, company__id: 7 });
});
