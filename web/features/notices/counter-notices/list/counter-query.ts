import type { Input } from '#core/contract/endpoint.ts';
import { CounterNoticeListQuery, type listCounterNotices } from '#core/contract/intake/counter-notices.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

export const COUNTER_LIST = { sort: '-received_date', filters: ['outcome', 'company', 'notice'] } as const;
export type CounterFilter = (typeof COUNTER_LIST.filters)[number];

/** The view of those that wait for a person, which the tab counts. */
export const TO_HANDLE_COUNTER = 'to-handle';

/** Maps URL parameters to the API query; invalid values are dropped. */
export function counterQuery(state: ListState<CounterFilter>): NonNullable<Input<typeof listCounterNotices>['query']> {
  const { ordering, outcome, company, notice } = CounterNoticeListQuery.shape;
  const { filters } = state;
  const isToHandle = filters.outcome === TO_HANDLE_COUNTER;
  return {
    ...pageQuery(state),
    ordering: ordering.safeParse(state.sort).data,
    outcome: outcome.safeParse(filters.outcome || undefined).data,
    is_open: isToHandle || undefined,
    company: company.safeParse(filters.company || undefined).data,
    notice: notice.safeParse(filters.notice || undefined).data,
  };
}
