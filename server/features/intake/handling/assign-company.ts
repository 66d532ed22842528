import { AppError } from '#core/errors.ts';
import { NOTICE_STATUS, statusLookup } from '#core/lookups.ts';
import { isUnread } from '#core/rules/intake/notice-completeness.ts';
import { failpoint } from '../../../base/failpoints.ts';
import { type Change, recordHistory } from '../../../db/history.ts';
import { EVERYTHING } from '../../../db/scope.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { recordEvent } from '../../records/events/record-event.ts';
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
import { copyNotice, matchUrls } from './copy-notice.ts';

/** What came of an assignment. */
export interface Assigned {
  /** The company's notice, which whatever else is asked for is about. */
  notice: NoticeBrief;
  /** Of that notice, to be told in its history. */
  changes: Change[];
  /** How the history of a new one begins. */
  receipt?: 'received' | 'typed in';
}

const nameOf = async (tx: Tx, company_id: number | null): Promise<string | null> =>
  company_id === null ? null : ((await companyFacts(tx.db, company_id))?.name ?? null);

/** One that no company has takes over the company's ids; its URLs are matched again, as domains may have come since. */
async function keep(tx: Tx, notice: NoticeBrief, company: CompanyFacts): Promise<Change[]> {
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

/** Its company keeps it, closed. Where it went is for superusers: a customer's history leaves out other companies' names. */
async function close(tx: Tx, notice: NoticeBrief, company: CompanyFacts | null): Promise<void> {
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

/** What an assignment had closed is New again; what a person gave a status stays as it is. */
async function reopen(tx: Tx, notice: NoticeBrief): Promise<void> {
  if (notice.reassigned_date === null) return;
  await updateNoticeRow(tx.db, notice.id, { status_id: NOTICE_STATUS.new });
  const changes = [
    { field: 'status', from: statusLookup(notice.status_id).name, to: statusLookup(NOTICE_STATUS.new).name },
  ];
  recordHistory(tx, { model: 'notice', object_id: notice.id, action: 'Assigned again', changes });
}

/**
 * A superuser says whose notice it is. One that no company has had is kept. Otherwise the company gets one of its own from the
 * same message, or has it already, and this one is closed: what a company added to a notice stays that company's
 * (security rule 27). The message is locked (`lockMessageOf`): there is one notice for each message and company.
 */
export async function assignCompany(
  tx: Tx,
  deps: Deps,
  notice: NoticeBrief,
  company_id: number | null,
): Promise<Assigned> {
  if (company_id === notice.company_id) return { notice, changes: [] };
  if (notice.parsed_date === null && !isUnread(notice)) throw new AppError('notice_being_read');
  const company = company_id === null ? null : found(await companyFacts(tx.db, company_id));
  const sibling_id = await siblingOf(tx.db, notice, company_id);
  const isFree = (notice.company_id === null && notice.company_deleted_date === null) || failpoint('take-over-notice');
  if (sibling_id === undefined && isFree && company) {
    const changes = await keep(tx, notice, company);
    return { notice: found(await lockNotice(tx.db, EVERYTHING, notice.id)), changes };
  }
  const id = sibling_id ?? (await copyNotice(tx, deps, notice, company));
  if (sibling_id !== undefined) await reopen(tx, found(await lockNotice(tx.db, EVERYTHING, id)));
  await close(tx, notice, company);
  const isNew = sibling_id === undefined;
  return {
    notice: found(await lockNotice(tx.db, EVERYTHING, id)),
    changes: [],
    ...(isNew && { receipt: notice.inbound_id === null ? 'typed in' : 'received' }),
  };
}
