import type { Input } from '#core/contract/endpoint.ts';
import { EventListQuery, type listEvents } from '#core/contract/records/history.ts';
import { EVENT_TYPES } from '#core/lookups.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

type EventsQuery = NonNullable<Input<typeof listEvents>['query']>;

export const EVENT_LIST = { sort: '-date', filters: ['type'] } as const;
export type EventFilter = (typeof EVENT_LIST.filters)[number];

const word = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Order placed → `order-placed` in the address. */
export const EVENT_KINDS = EVENT_TYPES.map(({ id, name }) => ({ id, value: word(name), label: name }));

/** The address's words as the call's query. What the server could not read is left out: an address is typed by hand. */
export function eventsQuery(state: ListState<EventFilter>, companyId: number): EventsQuery {
  return {
    ...pageQuery(state),
    ordering: EventListQuery.shape.ordering.safeParse(state.sort).data,
    event_type: EVENT_KINDS.find(({ value }) => value === state.filters.type)?.id,
    company__id: companyId,
  };
}
