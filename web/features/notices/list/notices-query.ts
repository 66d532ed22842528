import type { Input } from '#core/contract/endpoint.ts';
import { type listNotices, NoticeListQuery } from '#core/contract/intake/notices.ts';
import { counterListCopy } from '#core/copy/intake/counter-notice-screens.ts';
import { noticesQueryCopy as copy } from '#core/copy/intake/notices.ts';
import { NOTICE_STATUS, NOTICE_STATUSES, SOURCES } from '#core/lookups.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';
import { TO_HANDLE_COUNTER } from '../counter-notices/list/counter-query.ts';

export type NoticesQuery = NonNullable<Input<typeof listNotices>['query']>;

export const NOTICE_LIST = {
  sort: '-received_date',
  filters: ['status', 'company', 'sender', 'domain', 'source', 'verdict', 'assignee', 'open_urls'],
} as const;
export type NoticeFilter = (typeof NOTICE_LIST.filters)[number];

/** URL slug of a name: `In progress` → in-progress. */
const inAddress = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export const STATUS_VIEWS = NOTICE_STATUSES.map(({ id, name }) => ({ value: inAddress(name), label: name, id }));
export const SOURCE_CHOICES = SOURCES.map(({ id, name }) => ({ value: inAddress(name), label: name, id }));

/** Views that filter by something other than status. */
export const TO_HANDLE = { value: 'to-handle', label: copy.toHandle };
export const HANDLED = { value: 'handled', label: copy.handled };
export const WITHOUT_SENT = { value: 'without-sent', label: copy.notSent };
export const UNDELIVERED = { value: 'not-delivered', label: copy.notDelivered };
export const UNMATCHED = { value: 'unmatched', label: copy.unassigned };
export const NOT_READ = { value: 'not-read', label: copy.notRead };

/** Submitted forms that are not notices yet. Their list has calls of its own. */
export const UNCONFIRMED_FORMS = { value: 'unconfirmed-forms', label: copy.unconfirmedForms };

/** A tab with a screen of its own (beyond § 22). It opens with the counter-notices that it counts. */
export const COUNTER_NOTICES = {
  value: 'counter-notices',
  label: counterListCopy.tab,
  to: '/counter-notices',
  search: { outcome: TO_HANDLE_COUNTER },
} as const;

/** The agent's view of notices that customers have received. */
const FORWARDED = { ...STATUS_VIEWS.find(({ id }) => id === NOTICE_STATUS.sent)!, label: copy.forwarded };

type View = { value: string; label: string };

/** beyond § 22 and § 23: the tabs, before All. */
export const noticeViews = (isSuperuser: boolean): readonly View[] =>
  isSuperuser
    ? [TO_HANDLE, UNMATCHED, UNCONFIRMED_FORMS, NOT_READ, UNDELIVERED, FORWARDED, HANDLED]
    : [TO_HANDLE, HANDLED, UNDELIVERED];

/** Every status is a filter, and so are notices that were not sent. */
export const STATUS_CHOICES: readonly View[] = [...STATUS_VIEWS, WITHOUT_SENT];

/** Query parameters of a view. */
export const viewQuery = (view: string): NoticesQuery => ({
  status: STATUS_VIEWS.find(({ value }) => value === view)?.id,
  is_open: view === TO_HANDLE.value ? true : view === HANDLED.value ? false : undefined,
  is_unmatched: view === UNMATCHED.value ? true : undefined,
  is_forward_failed: view === UNDELIVERED.value ? true : undefined,
  verdict: view === NOT_READ.value ? 'unread' : undefined,
});

/** Maps URL parameters to the API query; invalid values are dropped. */
export function noticesQuery(state: ListState<NoticeFilter>, within: NoticesQuery = {}): NoticesQuery {
  const { ordering, company, sender, domain, verdict, assignee, open_urls } = NoticeListQuery.shape;
  const { filters } = state;
  const view = viewQuery(filters.status);
  return {
    ...pageQuery(state),
    ...view,
    ordering: ordering.safeParse(state.sort).data,
    company: company.safeParse(filters.company || undefined).data,
    sender: sender.safeParse(filters.sender || undefined).data,
    domain: domain.safeParse(filters.domain || undefined).data,
    assignee: assignee.safeParse(filters.assignee || undefined).data,
    open_urls: open_urls.safeParse(filters.open_urls || undefined).data,
    source: SOURCE_CHOICES.find(({ value }) => value === filters.source)?.id,
    verdict: view.verdict ?? verdict.safeParse(filters.verdict || undefined).data,
    ...within,
  };
}
