import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Output } from '#core/contract/endpoint.ts';
import { countNotices } from '#core/contract/intake/notice-counts.ts';
import {
  getNotice,
  listNotices,
  listNoticesWithoutSent,
  type Notice,
  type NoticeRow,
} from '#core/contract/intake/notices.ts';
import { listUnconfirmedForms } from '#core/contract/intake/submissions.ts';
import { UNREAD } from '#core/rules/intake/notice-completeness.ts';
import { call } from '#web/lib/call/call.ts';
import { COUNT_ONLY, type Counts, type ListPage, loadAll, pageReading, useCounts } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';
import type { ListState } from '#web/lib/list-state.ts';
import { isBeingRead } from '#web/product/notices/notice-words.ts';
import {
  COUNTER_NOTICES,
  HANDLED,
  NOT_READ,
  type NoticeFilter,
  type NoticesQuery,
  noticesQuery,
  STATUS_VIEWS,
  TO_HANDLE,
  UNCONFIRMED_FORMS,
  UNDELIVERED,
  UNMATCHED,
  WITHOUT_SENT,
} from './list/notices-query.ts';

const endpointFor = ({ filters }: ListState<NoticeFilter>) =>
  filters.status === WITHOUT_SENT.value ? listNoticesWithoutSent : listNotices;

export const useNotices = (
  state: ListState<NoticeFilter>,
  within?: NoticesQuery,
): UseQueryResult<ListPage<NoticeRow>> =>
  useQuery(pageReading(endpointFor(state) as typeof listNotices, { query: noticesQuery(state, within) }));

/** Counts for the tabs, by the view's URL slug; undefined while loading. */
export function useNoticeCounts({ enabled, isSuperuser }: { enabled: boolean; isSuperuser: boolean }) {
  const { data, isFetched } = useQuery({ ...reading(countNotices, {}), enabled });
  const forms = useCounts(
    listUnconfirmedForms,
    enabled && isSuperuser ? { [UNCONFIRMED_FORMS.value]: { query: COUNT_ONLY } } : {},
  );
  if (!isFetched || !forms) return undefined;
  return { ...countsByView(data), ...forms };
}

function countsByView(data: Output<typeof countNotices> | undefined): Counts {
  if (!data) return {};
  const byStatus = new Map(data.statuses.map(({ id, count }) => [id, count]));
  return {
    '': data.all,
    [TO_HANDLE.value]: data.open,
    [HANDLED.value]: data.all - data.open,
    ...Object.fromEntries(STATUS_VIEWS.map(({ value, id }) => [value, byStatus.get(id)])),
    [WITHOUT_SENT.value]: data.without_sent,
    [UNDELIVERED.value]: data.forward_failed,
    [UNMATCHED.value]: data.unmatched,
    [COUNTER_NOTICES.value]: data.counter_notices,
    [NOT_READ.value]: data.unread,
  };
}

export const loadAllNotices = (state: ListState<NoticeFilter>, within?: NoticesQuery): Promise<NoticeRow[]> =>
  loadAll((part) =>
    call(endpointFor(state) as typeof listNotices, { query: { ...noticesQuery(state, within), ...part } }),
  );

export const noticeReading = (id: number) => reading(getNotice, { params: { id: String(id) } });

const POLL_MS = 2_500;
/** True while the message is being read or an email is being sent. */
const isInProgress = ({ deliveries, ...notice }: Notice): boolean =>
  isBeingRead(notice) || deliveries.some(({ status }) => status === 'queued');

/** What a list knows of a notice, for the head of its screen. */
const asNotice = (row: NoticeRow): Notice => ({
  ...row,
  completeness: { ...UNREAD, ...row.completeness },
  authenticity: null,
  deliveries: [],
  urls: [],
  first_disabled_hours: null,
  attachments: [],
  raw_file_id: null,
  to: [],
  message_id: null,
  text: '',
  html: null,
  acns: null,
  relay: null,
  authenticity_line: null,
  suggested_company: null,
  earlier: [],
  answers: [],
  form: null,
  supplements: [],
  notes: [],
  history: [],
  event_type: null,
});

/** One notice. The list's row is placeholder data until the response arrives; polls while work is in progress. */
export function useNotice(id: number) {
  const client = useQueryClient();
  const fromList = () => {
    const lists = [listNotices.name, listNoticesWithoutSent.name];
    const row = lists
      .flatMap((name) => client.getQueriesData<Output<typeof listNotices>>({ queryKey: [name] }))
      .flatMap(([, page]) => page?.results ?? [])
      .find((notice) => notice.id === id);
    return row && asNotice(row);
  };
  return useQuery({
    ...noticeReading(id),
    placeholderData: fromList,
    refetchInterval: ({ state: { data } }) => (data && isInProgress(data) ? POLL_MS : false),
  });
}

/** Writes the notice that an action returned to the cache, which saves a refetch. */
export function useCacheNotice() {
  const client = useQueryClient();
  return useCallback((notice: Notice) => client.setQueryData(noticeReading(notice.id).queryKey, notice), [client]);
}
