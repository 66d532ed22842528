import type { Input } from '#core/contract/endpoint.ts';
import { CounterNoticeListQuery, type listCounterNotices } from '#core/contract/intake/counter-notices.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

export const COUNTER_LIST = { sort: '-received_date', filters: ['outcome', 'company', 'notice'] } as const;
export type CounterFilter = (typeof COUNTER_LIST.filters)[number];

/** Maps URL parameters to the API query; invalid values are dropped. */
export function counterQuery(state: ListState<CounterFilter>): NonNullable<Input<typeof listCounterNotices>['query']> {
  const { ordering, outcome, company, notice } = CounterNoticeListQuery.shape;
  const { filters } = state;
  return {
    ...pageQuery(state),
    ordering: ordering.safeParse(state.sort).data,
    outcome: outcome.safeParse(filters.outcome || undefined).data,
    company: company.safeParse(filters.company || undefined).data,
    notice: notice.safeParse(filters.notice || undefined).data,
  };
}
