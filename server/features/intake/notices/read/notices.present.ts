import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import type { NoticeRow } from '#core/contract/intake/notices.ts';
import { CARRIERS, type Lookup, SOURCES, statusLookup } from '#core/lookups.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { hoursBetween, standingOf } from '#core/rules/intake/url-states.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import { presentFile } from '../../../records/files/files.present.ts';
import { presentPerson } from '../../../records/users/read/people.ts';
import type { NoticeView, UrlView } from '../notices.queries.ts';
import { presentAuthenticity } from './authenticity.present.ts';

/** The state of a URL without actions. */
const OPEN = standingOf([], false);

const lookupEntry = (list: readonly Lookup[], id: number): Lookup =>
  list.find((one) => one.id === id) ?? { id, name: '' };

const isoOrNull = (date: string | null): string | null => date && iso(date);

function presentUrl(row: UrlView): NoticeUrl {
  const { state, state_date, user_notified_date } = row.facts === null ? OPEN : standingOf(row.facts, row.is_disputed);
  return {
    id: row.id,
    url: row.url,
    host: row.host,
    domain: row.domain_id === null ? null : { id: row.domain_id, name: row.domain_name ?? '' },
    is_ignored: row.is_ignored,
    role: row.role,
    state,
    state_date: isoOrNull(state_date),
    user_notified_date: isoOrNull(user_notified_date),
  };
}

/** beyond § 23: a customer sees a superuser only as the agent. */
export const presentHandler = (row: NoticeView['assignee'], agent: string): NoticeRow['assignee'] => {
  if (row === null) return null;
  return 'email' in row ? presentPerson(row) : { id: row.id, name: agent, email: agent };
};

/** A notice in a list; the notice page adds details to it. `agent` is the agent's name. */
export function presentNotice(row: NoticeView, agent: string): NoticeRow {
  const urls = row.urls ?? [];
  return {
    id: row.id,
    number: noticeNumber(row.id),
    subject: row.subject,
    sender: row.sender,
    status: statusLookup(row.status_id),
    source: lookupEntry(SOURCES, row.source_id),
    carrier: row.carrier_id === null ? null : lookupEntry(CARRIERS, row.carrier_id),
    received_date: iso(row.received_date),
    company: row.company,
    company_name: row.company_name || (row.company?.name ?? ''),
    assignee: presentHandler(row.assignee, agent),
    url: urls.find(({ is_ignored }) => !is_ignored)?.url ?? null,
    urls_count: urls[0]?.total ?? 0,
    reported_count: urls[0]?.reported ?? 0,
    urls: urls.filter(({ is_beyond = false }) => !is_beyond).map(presentUrl),
    open_urls: row.open_urls,
    first_disabled_hours:
      row.first_disabled_date === null ? null : hoursBetween(row.received_date, row.first_disabled_date),
    dmca_public_id: row.dmca_public_id,
    dmca_registration_id: row.dmca_registration_id,
    completeness: row.completeness,
    authenticity: presentAuthenticity(row.authenticity),
    attachments: (row.files ?? []).filter(({ id }) => id !== row.raw_file_id).map(presentFile),
    deliveries: (row.deliveries ?? []).map(({ text, ...delivery }) => ({
      ...delivery,
      date: iso(delivery.date),
      ...(text && { text }),
    })),
    raw_file_id: row.raw_file_id,
    to: row.recipients ?? [],
    message_id: row.message_id,
    parse_error: row.parse_error,
    parsed_date: isoOrNull(row.parsed_date),
  };
}
