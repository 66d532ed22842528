import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Output } from '#core/contract/endpoint.ts';
import {
  countNotices,
  getNotice,
  listNotices,
  listNoticesWithoutSent,
  type Notice,
  type NoticeRow,
} from '#core/contract/intake/notices.ts';
import { call } from '#web/lib/call/call.ts';
import { type Counts, type ListPage, loadAll, pageReading } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';
import type { ListState } from '#web/lib/list-state.ts';
import { isBeingRead } from '#web/product/notices/notice-words.ts';
import {
  NOT_READ,
  type NoticeFilter,
  type NoticesQuery,
  noticesQuery,
  STATUS_VIEWS,
  UNDELIVERED,
  UNMATCHED,
  WITHOUT_SENT,
} from './list/notices-query.ts';

const callOf = ({ filters }: ListState<NoticeFilter>) =>
  filters.status === WITHOUT_SENT.value ? listNoticesWithoutSent : listNotices;

export const useNotices = (
  state: ListState<NoticeFilter>,
  within?: NoticesQuery,
): UseQueryResult<ListPage<NoticeRow>> =>
  useQuery(pageReading(callOf(state) as typeof listNotices, { query: noticesQuery(state, within) }));

/** The numbers on the tabs, by the view's name in the address. Undefined until they are known or failed. */
export function useNoticeCounts({ enabled }: { enabled: boolean }): Counts | undefined {
  const { data, isFetched } = useQuery({ ...reading(countNotices, {}), enabled });
  if (!isFetched) return undefined;
  if (!data) return {};
  const byStatus = new Map(data.statuses.map(({ id, count }) => [id, count]));
  return {
    '': data.all,
    ...Object.fromEntries(STATUS_VIEWS.map(({ value, id }) => [value, byStatus.get(id)])),
    [WITHOUT_SENT.value]: data.without_sent,
    [UNDELIVERED.value]: data.forward_failed,
    [UNMATCHED.value]: data.unmatched,
    [NOT_READ.value]: data.unread,
  };
}

export const loadAllNotices = (state: ListState<NoticeFilter>, within?: NoticesQuery): Promise<NoticeRow[]> =>
  loadAll((part) => call(callOf(state) as typeof listNotices, { query: { ...noticesQuery(state, within), ...part } }));

export const noticeReading = (id: number) => reading(getNotice, { params: { id: String(id) } });

const FOLLOWED_MS = 2_500;
/** Something about it is still under way: it is being read, or a mail is about to go out. */
const isUnderWay = ({ deliveries, ...notice }: NoticeRow): boolean =>
  isBeingRead(notice) || deliveries.some(({ status }) => status === 'queued');

/** A row of a list knows all but the letter. */
const asNotice = (row: NoticeRow): Notice => ({
  ...row,
  text: '',
  html: null,
  acns: null,
  relay: null,
  suggested_company: null,
  earlier: [],
  notes: [],
  history: [],
  event_type: null,
});

/** One notice. Who comes from a list sees at once what the list knew; what is under way is followed. */
export function useNotice(id: number) {
  const client = useQueryClient();
  const known = () => {
    const lists = [listNotices.name, listNoticesWithoutSent.name];
    const row = lists
      .flatMap((name) => client.getQueriesData<Output<typeof listNotices>>({ queryKey: [name] }))
      .flatMap(([, page]) => page?.results ?? [])
      .find((notice) => notice.id === id);
    return row && asNotice(row);
  };
  return useQuery({
    ...noticeReading(id),
    placeholderData: known,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? FOLLOWED_MS : false),
  });
}

/** What an act on a notice answered is the notice: no need to ask for it again. */
export function useKeepNotice() {
  const client = useQueryClient();
  return useCallback((notice: Notice) => client.setQueryData(noticeReading(notice.id).queryKey, notice), [client]);
}
