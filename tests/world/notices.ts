import { randomBytes } from 'node:crypto';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import { recountOpenUrlsOf } from '#server/db/counters/open-urls.ts';
import type { NewUrl } from '#server/features/intake/matching/match-companies.ts';
import { insertNoticeRow, insertUrls } from '#server/features/intake/notices/write/new-notices.queries.ts';
import type { World } from './world.ts';

export const COMPLETE: Completeness = {
  signature: true,
  work: true,
  material: true,
  contact: true,
  good_faith: true,
  accuracy: true,
  verdict: 'complete',
  kind: 'takedown',
  found: {},
  is_corrected: false,
};

/** Inserts a sender of the agent or of a company. */
export async function putContact({ deps, clock }: World, company_id: number | null = null): Promise<number> {
  const email = `sender-${randomBytes(6).toString('hex')}@example.net`;
  const values = { name: 'Quayside Rights', email, company_id, created_date: clock.now() };
  return (await deps.db.insertInto('contacts').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

type Urls = readonly (Partial<NewUrl> & { url: string })[];
type Values = Partial<Parameters<typeof insertNoticeRow>[1]> & { urls?: Urls };

/** Inserts a notice directly, without reading or routing. */
export async function putNotice(
  { deps: { db }, clock }: World,
  { urls = [], ...values }: Values = {},
): Promise<number> {
  const now = clock.now();
  const id = await insertNoticeRow(db, {
    inbound_id: null,
    submission_id: null,
    answers_id: null,
    company_id: null,
    suggested_company_id: null,
    sender_id: null,
    status_id: 15,
    source_id: 1,
    carrier_id: null,
    received_date: now,
    subject: 'Notice of infringement',
    text: 'Please remove it.',
    html: null,
    company_name: '',
    dmca_public_id: '',
    dmca_registration_id: '',
    completeness: COMPLETE,
    acns: null,
    relay: null,
    message_id: null,
    parse_error: null,
    parsed_date: now,
    raw_file_id: null,
    case_hash: null,
    open_urls: 0,
    created_by: null,
    created_date: now,
    ...values,
  });
  const rows = urls.map(
    (one): NewUrl => ({
      host: new URL(one.url).hostname,
      domain_id: null,
      is_ignored: false,
      role: 'reported',
      ...one,
    }),
  );
  if (rows.length > 0) {
    await insertUrls(db, id, rows);
    await recountOpenUrlsOf(db, [id]);
  }
  return id;
}
