import { answersNotice, isUnread } from '#core/rules/intake/notice-completeness.ts';
import { recountOpenUrlsOf } from '../../../db/counters/open-urls.ts';
import { EVERYTHING } from '../../../db/scope.ts';
import { asSystem, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { recordEvent } from '../../records/events/record-event.ts';
import { attachStoredFiles, originalsOf } from '../../records/files/store/stored-files.ts';
import { type ForwardFacts, forwardFacts } from '../forwarding/forward.queries.ts';
import { findNoticeAnswered, setRawFile } from '../inbound/inbound.queries.ts';
import { reactToAnswer, routeNotice } from '../inbound/route-notice.ts';
import { reopenMessage } from '../inbound/unread.queries.ts';
import { matchHosts } from '../matching/match-hosts.ts';
import {
  type CompanyFacts,
  type NoticeBrief,
  type UrlRow,
  updateNoticeRow,
  urlsOf,
} from '../notices/notices.queries.ts';
import { caseHash } from '../notices/write/case-hash.ts';
import { setUrlDomains } from '../notices/write/new-notices.queries.ts';
import { copyUrls, insertCopy, senderAsReceived } from '../notices/write/reassign.queries.ts';
import { contactOfAddress, senderFor } from '../senders/agent-contact.ts';

/** URLs compared with earlier notices; the same limit as when a message is read. */
const COMPARED_URLS = 500;

/** The agent's contact for the received sender address, regardless of a company's later changes. */
async function senderOf(tx: Tx, notice_id: number, company_id: number | null): Promise<number | null> {
  const { id, email, company_id: owner_id, is_changed } = await senderAsReceived(tx.db, notice_id);
  if (email === null) return null;
  return is_changed || id === null
    ? contactOfAddress(tx, email)
    : senderFor(tx, { id, email, company_id: owner_id }, company_id);
}

/** Sets the registered domain of each URL, of any company. */
export async function matchUrls(tx: Tx, notice_id: number): Promise<void> {
  const hosts = [...new Set((await urlsOf(tx.db, EVERYTHING, [notice_id])).map(({ host }) => host))];
  const domains = await matchHosts(tx.db, hosts);
  await setUrlDomains(
    tx.db,
    notice_id,
    [...domains].map(([host, { domain_id }]) => ({ host, domain_id })),
  );
  await recountOpenUrlsOf(tx.db, [notice_id]);
}

async function copyFiles(tx: Tx, from: NoticeBrief, to: number): Promise<void> {
  const files = await originalsOf(tx.db, 'notice', from.id);
  const ids = await attachStoredFiles(
    tx,
    files.map(({ id: _, ...file }) => file),
    { model: 'notice', object_id: to },
  );
  const raw = ids[files.findIndex(({ id }) => id === from.raw_file_id)];
  if (raw !== undefined) await setRawFile(tx.db, to, raw);
}

/** Entered by a person, not received as a message or a form. */
export const isTypedIn = ({ inbound_id, submission_id }: Pick<NoticeBrief, 'inbound_id' | 'submission_id'>): boolean =>
  inbound_id === null && submission_id === null;

/** Links the copy to earlier notices of its new company. */
async function linkToCase(tx: Tx, facts: ForwardFacts): Promise<void> {
  const { id, company_id, completeness, acns, sender_email } = facts;
  const isReported = ({ role, is_ignored, domain_company_id }: UrlRow) =>
    role === 'reported' && !is_ignored && (company_id === null || domain_company_id === company_id);
  const urls = (await urlsOf(tx.db, EVERYTHING, [id])).filter(isReported).map(({ url }) => url);
  const answering = { message_ids: [], case_id: acns?.case_id || null, urls: urls.slice(0, COMPARED_URLS) };
  await updateNoticeRow(tx.db, id, {
    case_hash: caseHash(sender_email ?? undefined, urls),
    ...(answersNotice({ completeness }) && {
      answers_id: company_id === null ? null : await findNoticeAnswered(tx.db, { company_id, ...answering }),
    }),
  });
}

/**
 * Makes a notice for another company (or an unassigned one) from the same message or typed-in letter, and routes it like a new one.
 * Runs as the system, so that the forwarding rules for automatic mail apply.
 */
export async function copyNotice(
  tx: Tx,
  deps: Deps,
  notice: NoticeBrief,
  company: CompanyFacts | null,
): Promise<number> {
  const systemTx = asSystem(tx);
  const company_id = company?.id ?? null;
  const id = await insertCopy(tx.db, notice.id, {
    company_id,
    company_name: company?.name ?? '',
    dmca_public_id: company?.dmca_public_id ?? '',
    dmca_registration_id: company?.dmca_registration_id ?? '',
    sender_id: await senderOf(tx, notice.id, company_id),
    created_by: isTypedIn(notice) ? tx.actor_id : null,
    created_date: tx.now,
  });
  await copyUrls(tx.db, notice.id, id);
  await matchUrls(tx, id);
  await copyFiles(systemTx, notice, id);
  const facts = found(await forwardFacts(tx.db, id));
  if (!isTypedIn(notice)) await linkToCase(tx, facts);
  if (company_id !== null) {
    await recordEvent(systemTx, 'notice_received', { company_id, model: 'notice', object_id: id });
  }
  // An unread message is routed once it can be read.
  if (isUnread(facts)) await reopenMessage(tx.db, notice.inbound_id);
  else await routeNotice(systemTx, deps, id);
  if (answersNotice(facts)) await reactToAnswer(systemTx, deps, id);
  return id;
}
