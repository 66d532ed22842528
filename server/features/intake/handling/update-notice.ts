import type { Notice, NoticeUpdate } from '#core/contract/intake/notices.ts';
import { AppError } from '#core/errors.ts';
import { CARRIERS, SOURCES, statusLookup } from '#core/lookups.ts';
import { correct, isUnread } from '#core/rules/intake/notice-completeness.ts';
import { momentOf } from '#core/rules/text/calendar.ts';
import { type Change, changesBetween, recordHistory } from '../../../db/history.ts';
import { type Principal, visibleTo } from '../../../db/scope.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found, refuseFields } from '../../../http/answer/refuse.ts';
import { writeNote } from '../../records/notes/write-note.ts';
import { followAnswered, followNotice } from '../actions/follow-notices.ts';
import { receiptFaults } from '../actions/receipt-faults.ts';
import { lockNotice, type NoticeBrief, updateNoticeRow } from '../notices/notices.queries.ts';
import { readNotice } from '../notices/read/read-notice.ts';
import { addUrls, knownUrlFaults } from '../notices/write/add-urls.ts';
import { assigneeFaults, setAssignee } from '../notices/write/assignees.ts';
import { authorizeHandling } from '../notices/write/authorize-handling.ts';
import { completenessChanges } from '../notices/write/completeness-changes.ts';
import { lockMessageOf } from '../notices/write/reassign.queries.ts';
import { type Assignment, assignCompany } from './assign-company.ts';

const nameOf = (list: readonly { id: number; name: string }[], id: number | null) =>
  list.find((one) => one.id === id)?.name ?? null;

/** Maps the request body to columns. */
function valuesOf(notice: NoticeBrief, body: NoticeUpdate, now: Date): Partial<NoticeBrief> {
  const { status, completeness, received_date, source, carrier, subject, dmca_public_id, dmca_registration_id } = body;
  return {
    // Also when it is the same: a status that a person set follows the URLs no more (beyond § 14).
    ...(status !== undefined && { status_id: status, is_status_set: true }),
    ...(completeness && { completeness: correct(notice.completeness, completeness) }),
    // Corrected by a person: no further attempts to read it.
    ...(completeness && isUnread(notice) && { parsed_date: now }),
    ...(received_date !== undefined && { received_date: momentOf(received_date) }),
    ...(source !== undefined && { source_id: source }),
    ...(carrier !== undefined && { carrier_id: carrier }),
    ...(subject !== undefined && { subject }),
    ...(dmca_public_id !== undefined && { dmca_public_id }),
    ...(dmca_registration_id !== undefined && { dmca_registration_id }),
  };
}

/** Replaces ids with names for the history. */
function describeChange({ field, from, to }: Change): Change {
  if (field === 'status_id')
    return { field: 'status', from: statusLookup(Number(from)).name, to: statusLookup(Number(to)).name };
  if (field === 'source_id')
    return { field: 'source', from: nameOf(SOURCES, Number(from)), to: nameOf(SOURCES, Number(to)) };
  if (field === 'carrier_id')
    return { field: 'carrier', from: nameOf(CARRIERS, from as number), to: nameOf(CARRIERS, to as number) };
  if (field === 'received_date') return { field, from: (from as Date).toISOString(), to: (to as Date).toISOString() };
  return { field, from, to };
}

const isSame = ({ from, to }: Change): boolean => from instanceof Date && to instanceof Date && +from === +to;

async function write(tx: Tx, notice: NoticeBrief, body: NoticeUpdate): Promise<Change[]> {
  const values = valuesOf(notice, body, tx.now);
  await updateNoticeRow(tx.db, notice.id, values);
  const { completeness, parsed_date: _, is_status_set: __, ...plain } = values;
  const changes = changesBetween<object>(notice, plain).filter((change) => !isSame(change));
  return [
    ...changes.map(describeChange),
    ...(completeness ? completenessChanges(notice.completeness, completeness) : []),
  ];
}

/** Changes which URLs count, or the time since the receipt. */
const changesUrls = ({ urls = [], company_id, completeness, received_date }: NoticeUpdate): boolean =>
  urls.length > 0 || [company_id, completeness, received_date].some((value) => value !== undefined);

export async function updateNotice(deps: Deps, actor: Principal, id: number, body: NoticeUpdate): Promise<Notice> {
  const { company_id, assignee, urls = [], notes = '' } = body;
  const updated_id = await transaction(deps, actor, async (tx) => {
    const assigns = company_id !== undefined;
    if (assigns && actor.is_superuser) await lockMessageOf(tx.db, id);
    const requested = found(await lockNotice(tx.db, visibleTo(actor), id));
    authorizeHandling(actor, requested);
    if (assigns && !actor.is_superuser) throw new AppError('superuser_only');
    const { notice, changes, receipt } = assigns
      ? await assignCompany(tx, deps, requested, company_id)
      : ({ notice: requested, changes: [] } as Assignment);
    const on = { model: 'notice', object_id: notice.id } as const;
    refuseFields({
      ...(await receiptFaults(tx, notice.id, body.received_date)),
      ...(await knownUrlFaults(tx, notice.id, urls)),
      ...(await assigneeFaults(tx.db, notice, assignee)),
    });
    changes.push(...(await write(tx, notice, body)));
    if (assignee !== undefined) changes.push(...(await setAssignee(tx, notice, assignee)));
    if (urls.length > 0) changes.push(...(await addUrls(tx, { id: notice.id, is_added: true }, urls)));
    if (changesUrls(body)) await followNotice(tx, notice.id);
    if (body.completeness) await followAnswered(tx, notice);
    if (changes.length > 0) recordHistory(tx, { ...on, action: 'changed', changes });
    if (notes !== '') await writeNote(tx, 'notice', notice.id, notes);
    // Recorded last: a transaction's entries about one object are merged, and the last one names the action.
    if (receipt) recordHistory(tx, { ...on, action: receipt });
    return notice.id;
  });
  return readNotice(deps, actor, updated_id);
}
