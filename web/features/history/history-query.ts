import type { Input } from '#core/contract/endpoint.ts';
import { HistoryListQuery, type listHistory } from '#core/contract/history.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

type HistoryQuery = NonNullable<Input<typeof listHistory>['query']>;

export const HISTORY_LIST = { sort: '-id', filters: ['kind', 'only', 'company'] } as const;
export type HistoryFilter = (typeof HISTORY_LIST.filters)[number];

/** What things of each kind are called. */
export const KINDS = [
  { value: 'company', label: 'Company' },
  { value: 'order', label: 'Order' },
  { value: 'domain', label: 'Domain' },
  { value: 'notice', label: 'Notice' },
  { value: 'contact', label: 'Sender' },
  { value: 'filter', label: 'Rule' },
  { value: 'ignoredlink', label: 'Ignored link' },
  { value: 'representative', label: 'Representative' },
  { value: 'invoice', label: 'Invoice' },
  { value: 'event', label: 'Event' },
  { value: 'user', label: 'User' },
] as const;

/** The address's words as the call's query. What the server could not read is left out: an address is typed by hand. */
export function historyQuery(state: ListState<HistoryFilter>, companyId?: number): HistoryQuery {
  const { ordering, company__id } = HistoryListQuery.shape;
  return {
    ...pageQuery(state),
    ordering: ordering.safeParse(state.sort).data,
    content_type__model: KINDS.find(({ value }) => value === state.filters.kind)?.value,
    is_snapshot: state.filters.only === 'snapshots' ? true : undefined,
    company__id: companyId ?? company__id.safeParse(state.filters.company || undefined).data,
  };
}
