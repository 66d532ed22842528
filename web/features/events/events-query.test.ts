import { expect, test } from 'vitest';
import { readListState } from '#web/lib/list-state.ts';
import { EVENT_LIST, eventsQuery } from './events-query.ts';

const asked = (search: Record<string, string>) => eventsQuery(readListState(search, EVENT_LIST), 7);

test('the plain address asks for the company’s newest ten', () => {
  expect(asked({})).toEqual({ limit: 10, offset: 0, ordering: '-date', company__id: 7 });
});

test('a kind by its name; what cannot be read is left out', () => {
  expect(asked({ type: 'order-placed' }).event_type).toBe(8);
  expect(asked({ type: 'nonsense', sort: 'x' })).toEqual({ limit: 10, offset: 0, company__id: 7 });
});
