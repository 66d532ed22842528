import type { Input } from '#core/contract/endpoint.ts';
import { type listNotices, NoticeListQuery } from '#core/contract/intake/notices.ts';
import { noticesQueryCopy as copy } from '#core/copy/intake/notices.ts';
import { NOTICE_STATUSES, SOURCES } from '#core/lookups.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

export type NoticesQuery = NonNullable<Input<typeof listNotices>['query']>;

export const NOTICE_LIST = {
  sort: '-received_date',
  filters: ['status', 'company', 'sender', 'domain', 'source', 'verdict'],
} as const;
export type NoticeFilter = (typeof NOTICE_LIST.filters)[number];

/** URL slug of a name: `In progress` → in-progress. */
const inAddress = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export const STATUS_VIEWS = NOTICE_STATUSES.map(({ id, name }) => ({ value: inAddress(name), label: name, id }));
export const SOURCE_CHOICES = SOURCES.map(({ id, name }) => ({ value: inAddress(name), label: name, id }));

/** Views that filter by something other than status: not sent, undelivered, unassigned, unread. */
export const WITHOUT_SENT = { value: 'without-sent', label: copy.notSent };
export const UNDELIVERED = { value: 'not-delivered', label: copy.notDelivered };
export const UNMATCHED = { value: 'unmatched', label: copy.unassigned };
export const NOT_READ = { value: 'not-read', label: copy.notRead };

export const noticeViews = (isSuperuser: boolean): readonly { value: string; label: string }[] => [
  ...STATUS_VIEWS,
  WITHOUT_SENT,
  UNDELIVERED,
  ...(isSuperuser ? [UNMATCHED, NOT_READ] : []),
];

/** Query parameters of a view. */
export const viewQuery = (view: string): NoticesQuery => ({
  status: STATUS_VIEWS.find(({ value }) => value === view)?.id,
  is_unmatched: view === UNMATCHED.value ? true : undefined,
  is_forward_failed: view === UNDELIVERED.value ? true : undefined,
  verdict: view === NOT_READ.value ? 'unread' : undefined,
});

/** Maps URL parameters to the API query; invalid values are dropped. */
export function noticesQuery(state: ListState<NoticeFilter>, within: NoticesQuery = {}): NoticesQuery {
  const { ordering, company, sender, domain, verdict } = NoticeListQuery.shape;
  const { filters } = state;
  const view = viewQuery(filters.status);
  return {
    ...pageQuery(state),
    ...view,
    ordering: ordering.safeParse(state.sort).data,
    company: company.safeParse(filters.company || undefined).data,
    sender: sender.safeParse(filters.sender || undefined).data,
    domain: domain.safeParse(filters.domain || undefined).data,
    source: SOURCE_CHOICES.find(({ value }) => value === filters.source)?.id,
    verdict: view.verdict ?? verdict.safeParse(filters.verdict || undefined).data,
    ...within,
  };
}
