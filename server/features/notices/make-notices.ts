import type { Acns } from '#core/contract/notices.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import type { Completeness } from '#core/rules/notice-completeness.ts';
import { recordHistory } from '../../db/history.ts';
import { allOf } from '../../db/in-batches.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../events/record-event.ts';
import { type KeptFile, putKept } from '../files/kept-files.ts';
import { contactOfMail } from '../senders/agent-contact.ts';
import { caseHash } from './case-hash.ts';
import { type Concerned, type ReadUrl, reportedTo, urlsFor } from './concerned.ts';
import { findAnswered, type Left } from './inbound.queries.ts';
import { companyFacts, insertNoticeRow, insertUrls, type NewUrl, nextNoticeId } from './notices.queries.ts';
import type { Relation } from './own-mail.ts';
import { routeNotice } from './route-notice.ts';
import type { InboundRow } from './tables.queries.ts';

interface Named {
  name: string;
  email: string;
}

/** A message as it was read, its attachments kept. */
export interface Reading {
  subject: string;
  sender: Named | null;
  relay: Named | null;
  text: string;
  html: string | null;
  urls: readonly ReadUrl[];
  attachments: readonly KeptFile[];
  acns: Acns | null;
  completeness: Completeness;
  /** The ids of the messages that it answers, without their brackets. */
  references: readonly string[];
  /** Why it could not be read, for a person; null when it could. */
  parse_error: string | null;
}

export interface ReadFile {
  name: string;
  bytes: Uint8Array;
}

/** The same before its attachments are kept. */
export type ReadMail = Omit<Reading, 'attachments'> & { attachments: readonly ReadFile[] };

/** A letter about more is filled piece by piece (`fill-notices.ts`): what takes long holds nobody up. */
export const URLS_AT_ONCE = 500;
export const isLong = (urls: readonly unknown[]): boolean => urls.length > URLS_AT_ONCE;

/** An answer by somebody who got a mail of ours is about that, whatever it quotes. */
const asAnswer = (completeness: Completeness): Completeness =>
  completeness.kind === 'auto_reply' ? completeness : { ...completeness, kind: 'other', verdict: 'not_a_notice' };

async function answeredBy(tx: Tx, company_id: number | null, reading: Reading, urls: string[], relation: Relation) {
  if (relation.is === 'an answer to our mail') return relation.mail.notice_id;
  const isAnswer = reading.completeness.kind === 'counter_notice' || reading.completeness.kind === 'retraction';
  if (company_id === null || !isAnswer) return null;
  const case_id = reading.acns?.case_id || null;
  const message_ids = reading.references.map((id) => `<${id}>`);
  return findAnswered(tx.db, { company_id, message_ids, case_id, urls: urls.slice(0, URLS_AT_ONCE) });
}

export interface Made extends Left {
  /** All its URLs, in their order. */
  urls: readonly NewUrl[];
}

/** What is known of a message before its notices are made: all that takes long. */
export interface Read {
  inbound: InboundRow;
  reading: Reading;
  relation: Relation;
  concerned: Concerned;
}

/**
 * decisions §7: one notice for each company concerned, or one that is nobody's yet; each with its URLs, unless they are very
 * many. Those that an earlier reader of the message has left are taken as they are.
 */
export async function makeNotices(tx: Tx, read: Read, left: readonly Left[]): Promise<Made[]> {
  const { inbound, reading, relation, concerned } = read;
  const { sender, attachments } = reading;
  if (left.length > 0) return left.map((one) => ({ ...one, urls: urlsFor(concerned, one.company_id) }));
  const sender_id = sender ? await contactOfMail(tx, sender) : null;
  const completeness = relation.is === 'an answer to our mail' ? asAnswer(reading.completeness) : reading.completeness;
  const raw: KeptFile = { sha256: inbound.sha256, size: inbound.size, name: 'original.eml', type: 'message/rfc822' };
  const makeOne = async (company_id: number | null): Promise<Made> => {
    const company = company_id === null ? undefined : await companyFacts(tx.db, company_id);
    const reported = reportedTo(concerned, company_id);
    const urls = urlsFor(concerned, company_id);
    const id = await nextNoticeId(tx.db, undefined);
    const [raw_file_id] = await putKept(tx, [raw, ...attachments], { model: 'notice', object_id: id });
    await insertNoticeRow(tx.db, {
      id,
      inbound_id: inbound.id,
      company_id,
      suggested_company_id: concerned.suggested_company_id,
      sender_id,
      answers_id: await answeredBy(tx, company_id, reading, reported, relation),
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
      acns: reading.acns,
      relay: reading.relay,
      message_id: inbound.message_id || null,
      parse_error: reading.parse_error,
      // Being read, until it has all of them.
      parsed_date: isLong(urls) ? null : tx.now,
      raw_file_id: raw_file_id!,
      case_hash: caseHash(sender?.email, reported),
      created_by: null,
      created_date: tx.now,
    });
    if (!isLong(urls)) await insertUrls(tx.db, id, urls);
    return { id, company_id, urls };
  };
  return allOf((concerned.company_ids.length > 0 ? concerned.company_ids : [null]).map(makeOne));
}

/** All of it is there: each is routed on its own. */
export async function routeNotices(tx: Tx, deps: Deps, made: readonly Made[]): Promise<void> {
  const routeOne = async ({ id, company_id }: Made) => {
    if (company_id !== null) await recordEvent(tx, 'notice_received', { company_id, model: 'notice', object_id: id });
    await routeNotice(tx, deps, id);
    // After the routing: the act is named by what it was, and tells what followed from it.
    recordHistory(tx, { model: 'notice', object_id: id, action: 'received' });
  };
  await allOf(made.map(routeOne));
}
