import type { Input } from '#core/contract/endpoint.ts';
import { type listSubscribers, SubscriberListQuery } from '#core/contract/intake/subscribers.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

export const SUBSCRIBER_LIST = { sort: '-first_date', filters: ['state'] } as const;
export type SubscriberFilter = (typeof SUBSCRIBER_LIST.filters)[number];

/** Maps URL parameters to the API query; invalid values are dropped. */
export function subscribersQuery(
  state: ListState<SubscriberFilter>,
  company: number,
): NonNullable<Input<typeof listSubscribers>['query']> {
  const { ordering, state: states } = SubscriberListQuery.shape;
  return {
    ...pageQuery(state),
    company,
    ordering: ordering.safeParse(state.sort).data,
    state: states.safeParse(state.filters.state || undefined).data,
  };
}
