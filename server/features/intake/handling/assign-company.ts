import { AppError } from '#core/errors.ts';
import { NOTICE_STATUS, statusLookup } from '#core/lookups.ts';
import { answersNotice, isUnread } from '#core/rules/intake/notice-completeness.ts';
import { failpoint } from '../../../base/failpoints.ts';
import { type Change, recordHistory } from '../../../db/history.ts';
import { EVERYTHING } from '../../../db/scope.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { recordEvent } from '../../records/events/record-event.ts';
import { reactToAnswer } from '../inbound/route-notice.ts';
import {
  type CompanyFacts,
  companyFacts,
  lockNotice,
  type NoticeBrief,
  updateNoticeRow,
} from '../notices/notices.queries.ts';
import { siblingOf } from '../notices/write/reassign.queries.ts';
import { senderFor } from '../senders/agent-contact.ts';
import { sendersOf } from '../senders/read-senders.ts';
import { copyNotice, isTypedIn, matchUrls } from './copy-notice.ts';

/** Result of an assignment. */
export interface Assignment {
  /** The company's notice, to which the rest of the update applies. */
  notice: NoticeBrief;
  /** Changes of that notice, for its history. */
  changes: Change[];
  /** First history entry of a new notice. */
  receipt?: 'received' | 'typed in';
}

const nameOf = async (tx: Tx, company_id: number | null): Promise<string | null> =>
  company_id === null ? null : ((await companyFacts(tx.db, company_id))?.name ?? null);

/** Assigns an unassigned notice itself, and matches its URLs again, as domains may have been added since. */
async function assignInPlace(tx: Tx, notice: NoticeBrief, company: CompanyFacts): Promise<Change[]> {
  const sender = (await sendersOf(tx.db, [notice.sender_id])).get(notice.sender_id);
  const sender_id = sender ? await senderFor(tx, sender, company.id) : null;
  await updateNoticeRow(tx.db, notice.id, {
    company_id: company.id,
    suggested_company_id: null,
    company_name: company.name,
    dmca_public_id: company.dmca_public_id ?? '',
    dmca_registration_id: company.dmca_registration_id ?? '',
    ...(sender_id !== notice.sender_id && { sender_id }),
  });
  await matchUrls(tx, notice.id);
  await recordEvent(tx, 'notice_received', { company_id: company.id, model: 'notice', object_id: notice.id });
  return [{ field: 'company', from: null, to: company.name }];
}

/** Closes the notice for its present company. History shows other companies' names to superusers only. */
async function closeReassigned(tx: Tx, notice: NoticeBrief, company: CompanyFacts | null): Promise<void> {
  if (notice.reassigned_date !== null) return;
  const { ignored } = NOTICE_STATUS;
  await updateNoticeRow(tx.db, notice.id, { status_id: ignored, reassigned_date: tx.now });
  const [from, to] = [statusLookup(notice.status_id).name, statusLookup(ignored).name];
  recordHistory(tx, {
    model: 'notice',
    object_id: notice.id,
    action: company ? 'Assigned to another company' : 'No longer assigned to this company',
    changes: [
      ...(from === to ? [] : [{ field: 'status', from, to }]),
      { field: 'company', from: await nameOf(tx, notice.company_id), to: company?.name ?? null },
    ],
  });
}

/** Reopens a notice that an assignment closed; a status set by a person stays. */
async function reopen(tx: Tx, notice: NoticeBrief): Promise<void> {
  if (notice.reassigned_date === null) return;
  await updateNoticeRow(tx.db, notice.id, { status_id: NOTICE_STATUS.new });
  const changes = [
    { field: 'status', from: statusLookup(notice.status_id).name, to: statusLookup(NOTICE_STATUS.new).name },
  ];
  recordHistory(tx, { model: 'notice', object_id: notice.id, action: 'Assigned again', changes });
}

/**
 * Assigns a notice to a company. A notice that never had a company is changed in place. Otherwise the company gets its own notice
 * from the same message (or the one it already has), and this one is closed, so that what a company added stays with that company
 * (security rule 27). The caller holds the lock of `lockMessageOf`, so there is one notice per message and company.
 */
export async function assignCompany(
  tx: Tx,
  deps: Deps,
  notice: NoticeBrief,
  company_id: number | null,
): Promise<Assignment> {
  if (company_id === notice.company_id) return { notice, changes: [] };
  if (notice.parsed_date === null && !isUnread(notice)) throw new AppError('notice_being_read');
  const company = company_id === null ? null : found(await companyFacts(tx.db, company_id));
  const sibling_id = await siblingOf(tx.db, notice, company_id);
  const isFree = (notice.company_id === null && notice.company_deleted_date === null) || failpoint('take-over-notice');
  if (sibling_id === undefined && isFree && company) {
    const changes = await assignInPlace(tx, notice, company);
    if (answersNotice(notice)) await reactToAnswer(tx, deps, notice.id);
    return { notice: found(await lockNotice(tx.db, EVERYTHING, notice.id)), changes };
  }
  const id = sibling_id ?? (await copyNotice(tx, deps, notice, company));
  if (sibling_id !== undefined) await reopen(tx, found(await lockNotice(tx.db, EVERYTHING, id)));
  await closeReassigned(tx, notice, company);
  const isNew = sibling_id === undefined;
  return {
    notice: found(await lockNotice(tx.db, EVERYTHING, id)),
    changes: [],
    ...(isNew && { receipt: isTypedIn(notice) ? 'typed in' : 'received' }),
  };
}
