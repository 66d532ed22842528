import type { Acns } from '#core/contract/intake/notices.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { type Completeness, isUnread } from '#core/rules/intake/notice-completeness.ts';
import { type Change, recordHistory } from '../../../../db/history.ts';
import { allOf } from '../../../../db/in-batches.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { attachStoredFiles, type StoredFile } from '../../../records/files/store/stored-files.ts';
import type { NewUrl } from '../../matching/concerned.ts';
import { type Concerned, type ReadUrl, reportedTo, urlsFor } from '../../matching/concerned.ts';
import { companyFacts } from '../../notices/notices.queries.ts';
import { caseHash } from '../../notices/write/case-hash.ts';
import { insertNoticeRow, insertUrls, nextNoticeId } from '../../notices/write/new-notices.queries.ts';
import type { InboundRow } from '../../notices/write/tables.queries.ts';
import { contactOfMail } from '../../senders/agent-contact.ts';
import { findAnswered } from '../inbound.queries.ts';
import type { Relation } from '../receive/own-mail.ts';
import { routeNotice } from './route-notice.ts';
import { dropAdded, type Earlier, fillNoticeRow } from './unread.queries.ts';

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
  attachments: readonly StoredFile[];
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
function completenessOf({ reading: { completeness }, relation }: Read): Completeness {
  const isKept = relation.is !== 'an answer to our mail' || completeness.kind === 'auto_reply';
  if (isKept || isUnread({ completeness })) return completeness;
  return { ...completeness, kind: 'other', verdict: 'not_a_notice' };
}

/** It is about an earlier notice, to which it is linked. */
export const isAnswer = ({ completeness: { kind } }: Pick<Reading, 'completeness'>): boolean =>
  kind === 'counter_notice' || kind === 'retraction';

async function answeredBy(tx: Tx, company_id: number | null, reading: Reading, urls: string[], relation: Relation) {
  if (relation.is === 'an answer to our mail') return relation.mail.notice_id;
  if (company_id === null || !isAnswer(reading)) return null;
  const case_id = reading.acns?.case_id || null;
  const message_ids = reading.references.map((id) => `<${id}>`);
  return findAnswered(tx.db, { company_id, message_ids, case_id, urls: urls.slice(0, URLS_AT_ONCE) });
}

export interface Made {
  id: number;
  company_id: number | null;
  /** All its URLs, in their order. */
  urls: readonly NewUrl[];
  /** Of one that could not be read before: what this reading changes; closed ones are not routed. */
  again?: { changes: readonly Change[]; is_closed: boolean };
}

/** What is known of a message before its notices are made: all that takes long. */
export interface Read {
  inbound: InboundRow;
  reading: Reading;
  relation: Relation;
  concerned: Concerned;
}

type Sender = { id: number; email: string } | null;

export async function senderOf(tx: Tx, { sender }: Reading): Promise<Sender> {
  return sender && { id: await contactOfMail(tx, sender), email: sender.email };
}

/** What each of a message's notices has of its own: whom it answers, and its case. */
async function factsFor(tx: Tx, { reading, relation, concerned }: Read, company_id: number | null) {
  const reported = reportedTo(concerned, company_id);
  return {
    company: company_id === null ? undefined : await companyFacts(tx.db, company_id),
    answers_id: await answeredBy(tx, company_id, reading, reported, relation),
    case_hash: caseHash(reading.sender?.email, reported),
    suggested_company_id: company_id === null ? concerned.suggested_company_id : null,
  };
}

/** A new notice; the URLs of a long letter are still to come. */
export async function insertNotice(tx: Tx, read: Read, company_id: number | null, sender: Sender): Promise<Made> {
  const { inbound, reading, concerned } = read;
  const { company, ...facts } = await factsFor(tx, read, company_id);
  const urls = urlsFor(concerned, company_id);
  const id = await nextNoticeId(tx.db, undefined);
  const raw: StoredFile = { sha256: inbound.sha256, size: inbound.size, name: 'original.eml', type: 'message/rfc822' };
  const [raw_file_id] = await attachStoredFiles(tx, [raw, ...reading.attachments], { model: 'notice', object_id: id });
  await insertNoticeRow(tx.db, {
    id,
    ...facts,
    inbound_id: inbound.id,
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
    completeness: completenessOf(read),
    acns: reading.acns,
    relay: reading.relay,
    message_id: inbound.message_id || null,
    parse_error: reading.parse_error,
    // Null while its URLs are still to come, and as long as the message could not be read.
    parsed_date: isLong(urls) || isUnread(reading) ? null : tx.now,
    raw_file_id: raw_file_id!,
    created_by: null,
    created_date: tx.now,
  });
  if (!isLong(urls)) await insertUrls(tx.db, id, urls);
  return { id, company_id, urls };
}

/** beyond §23: the same notice, with what it says; its notes, its history and what people changed stay. */
async function fillNotice(tx: Tx, read: Read, one: Earlier, company_id: number | null, sender: Sender): Promise<Made> {
  const { reading, concerned } = read;
  const { company, ...facts } = await factsFor(tx, read, company_id);
  const given = company_id === one.company_id ? undefined : company;
  const urls = urlsFor(concerned, company_id);
  const completeness = completenessOf(read);
  await fillNoticeRow(tx.db, one.id, {
    ...reading,
    ...facts,
    completeness,
    sender,
    company: given,
    parsed_date: isLong(urls) ? null : tx.now,
  });
  await dropAdded(
    tx.db,
    one.id,
    urls.map(({ url }) => url),
  );
  if (!isLong(urls)) await insertUrls(tx.db, one.id, urls);
  await attachStoredFiles(tx, reading.attachments, { model: 'notice', object_id: one.id });
  if (given) await recordEvent(tx, 'notice_received', { company_id: given.id, model: 'notice', object_id: one.id });
  const changes = [
    { field: 'completeness', from: 'unread', to: completeness.verdict },
    ...(given ? [{ field: 'company', from: null, to: given.name }] : []),
  ];
  return { id: one.id, company_id, urls, again: { changes, is_closed: one.is_closed } };
}

/**
 * decisions §7: one notice for each company concerned, or one without a company; each with its URLs, unless they are very
 * many. Those that an earlier reading has begun are taken as they are. Those that could not be read before are filled: one
 * without a company becomes that of the first company concerned that has none yet.
 */
export async function makeNotices(tx: Tx, read: Read, earlier: readonly Earlier[]): Promise<Made[]> {
  const { concerned, reading } = read;
  const begun = earlier.filter(({ state }) => state === 'begun');
  if (begun.length > 0) {
    return begun.map(({ id, company_id, is_received, is_closed }) => ({
      ...{ id, company_id, urls: urlsFor(concerned, company_id) },
      ...(is_received && { again: { changes: [], is_closed } }),
    }));
  }
  const sender = await senderOf(tx, reading);
  const taken = new Set(earlier.map(({ company_id }) => company_id));
  const missing = concerned.company_ids.filter((id) => !taken.has(id));
  const made: Made[] = [];
  for (const one of earlier.filter(({ state }) => state === 'unread')) {
    const company_id = one.is_free ? (missing.shift() ?? null) : one.company_id;
    made.push(await fillNotice(tx, read, one, company_id, sender));
  }
  const others = earlier.length === 0 && missing.length === 0 ? [null] : missing;
  return [...made, ...(await allOf(others.map((company_id) => insertNotice(tx, read, company_id, sender))))];
}

/** All of it is there: each is routed on its own. */
export async function routeNotices(tx: Tx, deps: Deps, made: readonly Made[]): Promise<void> {
  const routeOne = async ({ id, company_id, again }: Made) => {
    const on = { model: 'notice', object_id: id } as const;
    if (company_id !== null && !again) await recordEvent(tx, 'notice_received', { company_id, ...on });
    if (!again?.is_closed) await routeNotice(tx, deps, id);
    // After the routing: the action is named by what it was, and tells what followed from it.
    recordHistory(tx, again ? { ...on, action: 'read', changes: [...again.changes] } : { ...on, action: 'received' });
  };
  await allOf(made.map(routeOne));
}
