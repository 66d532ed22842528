import { NOTICE_STATUS } from '#core/lookups.ts';
import { answersNotice, type Completeness, isUnread } from '#core/rules/intake/notice-completeness.ts';
import { recountOpenUrlsOf } from '../../../../db/counters/open-urls.ts';
import type { Change } from '../../../../db/history.ts';
import { allOf } from '../../../../db/in-batches.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { attachStoredFiles, type StoredFile } from '../../../records/files/store/stored-files.ts';
import { followAnswered } from '../../actions/follow-notices.ts';
import { countOpenUrls, type NewUrl, reportedUrls, urlsFor } from '../../matching/match-companies.ts';
import { companyFacts } from '../../notices/notices.queries.ts';
import { caseHash } from '../../notices/write/case-hash.ts';
import { insertNoticeRow, insertUrls, nextNoticeId } from '../../notices/write/new-notices.queries.ts';
import { contactOfMail } from '../../senders/agent-contact.ts';
import { findNoticeAnswered } from '../inbound.queries.ts';
import type { Relation } from '../read/own-mail.ts';
import type { Reading, ReadResult } from '../read/reading.ts';
import { dropDuplicateUrls, type EarlierNotice, fillNoticeRow } from '../unread.queries.ts';

/** URLs beyond this number are inserted in batches, each in its own transaction (`remaining-urls.ts`). */
export const URLS_PER_BATCH = 500;
export const isManyUrls = (urls: readonly unknown[]): boolean => urls.length > URLS_PER_BATCH;

/** An answer to a forward is not a notice, even if it quotes one. An answer to a reply may be one (beyond § 13). */
function completenessOf({ reading: { completeness }, relation }: ReadResult): Completeness {
  const isAnswerToMail = relation.is === 'a reply to our mail' && relation.mail.reply === null;
  if (!isAnswerToMail || completeness.kind === 'auto_reply' || isUnread({ completeness })) return completeness;
  return { ...completeness, kind: 'other', verdict: 'not_a_notice' };
}

async function findAnsweredNotice(
  tx: Tx,
  company_id: number | null,
  reading: Reading,
  urls: string[],
  relation: Relation,
) {
  if (relation.is === 'a reply to our mail') return relation.mail.notice_id;
  if (company_id === null || !answersNotice(reading)) return null;
  const case_id = reading.acns?.case_id || null;
  const message_ids = reading.references.map((id) => `<${id}>`);
  return findNoticeAnswered(tx.db, { company_id, message_ids, case_id, urls: urls.slice(0, URLS_PER_BATCH) });
}

export interface MadeNotice {
  id: number;
  company_id: number | null;
  /** All URLs in order, including those not inserted yet. */
  urls: readonly NewUrl[];
  /** Set for a notice that was unread before: the changes by this reading. A closed notice is not routed. */
  reread?: { changes: readonly Change[]; is_closed: boolean };
}

type Sender = { id: number; email: string } | null;

export async function senderOf(tx: Tx, { sender }: Reading): Promise<Sender> {
  return sender && { id: await contactOfMail(tx, sender), email: sender.email };
}

/** Columns that differ between the notices of one message: the company, the notice it answers, and its case. */
async function factsFor(tx: Tx, { reading, relation, match }: ReadResult, company_id: number | null) {
  const reported = reportedUrls(match, company_id);
  return {
    company: company_id === null ? undefined : await companyFacts(tx.db, company_id),
    answers_id: await findAnsweredNotice(tx, company_id, reading, reported, relation),
    case_hash: caseHash(reading.sender?.email, reported),
    suggested_company_id: company_id === null ? match.suggested_company_id : null,
  };
}

/** Inserts a new notice, with its URLs unless they are too many for one transaction. */
export async function insertNotice(
  tx: Tx,
  read: ReadResult,
  company_id: number | null,
  sender: Sender,
): Promise<MadeNotice> {
  const { inbound, reading, match } = read;
  const { company, ...facts } = await factsFor(tx, read, company_id);
  const urls = urlsFor(match, company_id);
  const completeness = completenessOf(read);
  const id = await nextNoticeId(tx.db, undefined);
  const raw: StoredFile = { sha256: inbound.sha256, size: inbound.size, name: 'original.eml', type: 'message/rfc822' };
  const [raw_file_id] = await attachStoredFiles(tx, [raw, ...reading.attachments], { model: 'notice', object_id: id });
  await insertNoticeRow(tx.db, {
    id,
    ...facts,
    inbound_id: inbound.id,
    submission_id: null,
    company_id,
    sender_id: sender?.id ?? null,
    status_id: NOTICE_STATUS.new,
    source_id: inbound.source_id,
    carrier_id: null,
    received_date: inbound.received_date,
    subject: reading.subject,
    text: reading.text,
    html: reading.html,
    company_name: company?.name ?? '',
    dmca_public_id: company?.dmca_public_id ?? '',
    dmca_registration_id: company?.dmca_registration_id ?? '',
    completeness,
    open_urls: countOpenUrls(match, company_id, completeness),
    acns: reading.acns,
    relay: reading.relay,
    counter_reading: reading.counter,
    authenticity: read.checked?.authenticity ?? null,
    message_id: inbound.message_id || null,
    parse_error: reading.parse_error,
    // Null while URLs are missing, and while the message is unread.
    parsed_date: isManyUrls(urls) || isUnread(reading) ? null : tx.now,
    raw_file_id: raw_file_id!,
    created_by: null,
    created_date: tx.now,
  });
  if (!isManyUrls(urls)) await insertUrls(tx.db, id, urls);
  await followAnswered(tx, { completeness, answers_id: facts.answers_id });
  return { id, company_id, urls };
}

/** beyond §23: fills in a notice that was unread. Notes, history and corrections by people stay. */
async function fillNotice(
  tx: Tx,
  read: ReadResult,
  one: EarlierNotice,
  company_id: number | null,
  sender: Sender,
): Promise<MadeNotice> {
  const { reading, match } = read;
  const { company, ...facts } = await factsFor(tx, read, company_id);
  const given = company_id === one.company_id ? undefined : company;
  const urls = urlsFor(match, company_id);
  const completeness = completenessOf(read);
  await fillNoticeRow(tx.db, one.id, {
    ...reading,
    ...facts,
    completeness,
    authenticity: read.checked?.authenticity ?? null,
    sender,
    company: given,
    parsed_date: isManyUrls(urls) ? null : tx.now,
  });
  await dropDuplicateUrls(
    tx.db,
    one.id,
    urls.map(({ url }) => url),
  );
  if (!isManyUrls(urls)) await insertUrls(tx.db, one.id, urls);
  await recountOpenUrlsOf(tx.db, [one.id]);
  await followAnswered(tx, { completeness, answers_id: facts.answers_id });
  await attachStoredFiles(tx, reading.attachments, { model: 'notice', object_id: one.id });
  if (given) await recordEvent(tx, 'notice_received', { company_id: given.id, model: 'notice', object_id: one.id });
  const changes = [
    { field: 'completeness', from: 'unread', to: completeness.verdict },
    ...(given ? [{ field: 'company', from: null, to: given.name }] : []),
  ];
  return { id: one.id, company_id, urls, reread: { changes, is_closed: one.is_closed } };
}

/**
 * decisions §7: makes one notice per matched company, or one unassigned notice. Notices that a crashed reading has begun are
 * reused. Unread notices are filled in; an unassigned one goes to the first matched company that has none yet.
 */
export async function makeNotices(tx: Tx, read: ReadResult, earlier: readonly EarlierNotice[]): Promise<MadeNotice[]> {
  const { match, reading } = read;
  const begun = earlier.filter(({ state }) => state === 'begun');
  if (begun.length > 0) {
    return begun.map(({ id, company_id, is_received, is_closed }) => ({
      ...{ id, company_id, urls: urlsFor(match, company_id) },
      ...(is_received && { reread: { changes: [], is_closed } }),
    }));
  }
  const sender = await senderOf(tx, reading);
  const taken = new Set(earlier.map(({ company_id }) => company_id));
  const missing = match.company_ids.filter((id) => !taken.has(id));
  const made: MadeNotice[] = [];
  for (const one of earlier.filter(({ state }) => state === 'unread')) {
    const company_id = one.is_free ? (missing.shift() ?? null) : one.company_id;
    made.push(await fillNotice(tx, read, one, company_id, sender));
  }
  const others = earlier.length === 0 && missing.length === 0 ? [null] : missing;
  return [...made, ...(await allOf(others.map((company_id) => insertNotice(tx, read, company_id, sender))))];
}
