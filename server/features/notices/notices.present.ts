import type { NoticeRow, NoticeUrl } from '#core/contract/notices.ts';
import { CARRIERS, type Lookup, SOURCES, statusLookup } from '#core/lookups.ts';
import { noticeNumber } from '#core/rules/notice-number.ts';
import { grouped } from '../../db/grouped.ts';
import type { Scope } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import { filesOf } from '../files/files-of.ts';
import { sendersOf } from '../senders/read-senders.ts';
import { recipientsOf } from './inbound.queries.ts';
import {
  companyNames,
  type DeliveryRow,
  deliveriesOf,
  firstUrlsOf,
  type NoticeBrief,
  type UrlRow,
  urlsOf,
} from './notices.queries.ts';

const of = (list: readonly Lookup[], id: number): Lookup => list.find((one) => one.id === id) ?? { id, name: '' };

const presentUrl = ({ id, url, host, is_ignored, role, domain_id, domain_name }: UrlRow): NoticeUrl => ({
  id,
  url,
  host,
  domain: domain_id === null ? null : { id: domain_id, name: domain_name ?? '' },
  is_ignored,
  role,
});

const presentDelivery = ({ notice_id: _, date, ...delivery }: DeliveryRow) => ({
  ...delivery,
  date: date.toISOString(),
});

/** Notices as they are listed, within a scope that was found to show them: a fixed number of statements. */
export async function presentNotices(
  db: Db,
  scope: Scope,
  rows: readonly NoticeBrief[],
  { whole = false } = {},
): Promise<NoticeRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const urls = grouped(await (whole ? urlsOf : firstUrlsOf)(db, scope, ids), ({ notice_id }) => notice_id);
  const deliveries = grouped(await deliveriesOf(db, ids), ({ notice_id }) => notice_id);
  const files = await filesOf(db, 'notice', ids);
  const senders = await sendersOf(
    db,
    rows.map(({ sender_id }) => sender_id),
  );
  const recipients = await recipientsOf(
    db,
    rows.flatMap(({ inbound_id }) => inbound_id ?? []),
  );
  const named = await companyNames(
    db,
    rows.flatMap(({ company_id }) => company_id ?? []),
  );
  const companies = new Map(named.map((company) => [company.id, company]));
  return rows.map((row) => {
    const company = row.company_id === null ? null : (companies.get(row.company_id) ?? null);
    const shown = urls.get(row.id) ?? [];
    return {
      id: row.id,
      number: noticeNumber(row.id),
      subject: row.subject,
      sender: senders.get(row.sender_id) ?? null,
      status: statusLookup(row.status_id),
      source: of(SOURCES, row.source_id),
      carrier: row.carrier_id === null ? null : of(CARRIERS, row.carrier_id),
      received_date: row.received_date.toISOString(),
      company,
      company_name: row.company_name || (company?.name ?? ''),
      url: shown[0]?.url ?? '',
      urls_count: shown[0]?.total ?? 0,
      urls: shown.map(presentUrl),
      dmca_public_id: row.dmca_public_id,
      dmca_registration_id: row.dmca_registration_id,
      completeness: row.completeness,
      attachments: (files.get(row.id) ?? []).filter(({ file_id }) => file_id !== row.raw_file_id),
      deliveries: (deliveries.get(row.id) ?? []).map(presentDelivery),
      raw_file_id: row.raw_file_id,
      to: recipients.get(row.inbound_id ?? 0) ?? [],
      message_id: row.message_id,
      parse_error: row.parse_error,
      parsed_date: row.parsed_date?.toISOString() ?? null,
    };
  });
}
