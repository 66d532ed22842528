import type { Input } from '#core/contract/endpoint.ts';
import { HistoryListQuery, type listHistory } from '#core/contract/records/history.ts';
import { historyQueryCopy as copy } from '#core/copy/records/history.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

type HistoryQuery = NonNullable<Input<typeof listHistory>['query']>;

export const HISTORY_LIST = { sort: '-id', filters: ['kind', 'only', 'company'] } as const;
export type HistoryFilter = (typeof HISTORY_LIST.filters)[number];

/** Labels of the kinds of objects. */
export const KINDS = [
  { value: 'company', label: copy.company },
  { value: 'order', label: copy.order },
  { value: 'domain', label: copy.domain },
  { value: 'notice', label: copy.notice },
  { value: 'counternotice', label: copy.counterNotice },
  { value: 'subscriber', label: copy.subscriber },
  { value: 'contact', label: copy.sender },
  { value: 'filter', label: copy.rule },
  { value: 'ignoredlink', label: copy.ignoredLink },
  { value: 'representative', label: copy.representative },
  { value: 'invoice', label: copy.invoice },
  { value: 'token', label: copy.token },
  { value: 'event', label: copy.event },
  { value: 'user', label: copy.user },
] as const;

/** Maps URL parameters to the API query; invalid values are dropped. */
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
