import type { Input } from '#core/contract/endpoint.ts';
import { EventListQuery, type listEvents } from '#core/contract/records/history.ts';
import { EVENT_TYPES } from '#core/lookups.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

type EventsQuery = NonNullable<Input<typeof listEvents>['query']>;

export const EVENT_LIST = { sort: '-date', filters: ['type'] } as const;
export type EventFilter = (typeof EVENT_LIST.filters)[number];

const word = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** URL slug of an event type: Order placed → `order-placed`. */
export const EVENT_KINDS = EVENT_TYPES.map(({ id, name }) => ({ id, value: word(name), label: name }));

/** Maps URL parameters to the API query; invalid values are dropped. */
export function eventsQuery(state: ListState<EventFilter>, companyId: number): EventsQuery {
  return {
    ...pageQuery(state),
    ordering: EventListQuery.shape.ordering.safeParse(state.sort).data,
    event_type: EVENT_KINDS.find(({ value }) => value === state.filters.type)?.id,
    company__id: companyId,
  };
}
