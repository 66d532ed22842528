import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import type { Notice, NoticeRow } from '#core/contract/intake/notices.ts';
import { CARRIERS, type Lookup, SOURCES, statusLookup } from '#core/lookups.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { hoursBetween, standingOf } from '#core/rules/intake/url-states.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import { presentFile } from '../../../records/files/files.present.ts';
import { presentNoteViews } from '../../../records/notes/notes.present.ts';
import { presentPerson } from '../../../records/users/read/people.ts';
import type { ListedNotice, NoticeView, UrlView, WholeNotice } from '../notices.queries.ts';
import { presentAuthenticity, presentAuthenticityLine } from './authenticity.present.ts';

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

const presentOther = <Row extends { id: number; received_date: string }>(row: Row) => ({
  ...row,
  number: noticeNumber(row.id),
  received_date: iso(row.received_date),
});

/** beyond § 23: a customer sees a superuser only as the agent. */
export const presentHandler = (row: NoticeView['assignee'], agent: string): NoticeRow['assignee'] => {
  if (row === null) return null;
  return 'email' in row ? presentPerson(row) : { id: row.id, name: agent, email: agent };
};

/** A notice in a list. `agent` is the agent's name. */
export function presentNotice(row: ListedNotice, agent: string): NoticeRow {
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
    url: row.url,
    urls_count: row.urls_count,
    reported_count: row.reported_count,
    open_urls: row.open_urls,
    dmca_public_id: row.dmca_public_id,
    dmca_registration_id: row.dmca_registration_id,
    completeness: row.completeness,
    authenticity: row.authenticity,
    deliveries: row.deliveries ?? [],
    parse_error: row.parse_error,
    parsed_date: isoOrNull(row.parsed_date),
  };
}

/** What lists show of a notice with all its URLs. */
function presentListed(row: WholeNotice, urls: readonly UrlView[], agent: string): NoticeRow {
  const url = urls.find(({ is_ignored }) => !is_ignored)?.url ?? null;
  const reported_count = urls.filter(({ role }) => role === 'reported').length;
  return presentNotice({ ...row, url, urls_count: urls.length, reported_count }, agent);
}

/** A notice with all its details, except its history. */
export function presentWhole(row: WholeNotice, agent: string): Omit<Notice, 'history' | 'event_type'> {
  const urls = row.urls ?? [];
  return {
    ...presentListed(row, urls, agent),
    urls: urls.map(presentUrl),
    first_disabled_hours:
      row.first_disabled_date === null ? null : hoursBetween(row.received_date, row.first_disabled_date),
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
    text: row.text,
    html: row.html,
    acns: row.acns,
    relay: row.relay,
    authenticity_line: presentAuthenticityLine(row.authenticity, row.sender?.email ?? null),
    suggested_company: row.suggested,
    earlier: (row.earlier ?? []).map(presentOther),
    answers: (row.answers ?? []).map(presentOther),
    form: row.form && {
      ...row.form,
      submitted_date: iso(row.form.submitted_date),
      confirmed_date: row.form.confirmed_date && iso(row.form.confirmed_date),
      confirmed_by: presentHandler(row.form.confirmed_by, agent),
    },
    supplements: (row.supplements ?? []).map((one) => ({ ...one, date: iso(one.date) })),
    notes: presentNoteViews(row.notes),
  };
}
