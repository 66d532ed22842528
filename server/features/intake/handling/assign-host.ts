import type { AssignedHost, AssignedHostListQuery, HostAssignment } from '#core/contract/intake/assigned-hosts.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { AppError, type FieldErrors, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { recordHistory } from '../../../db/history.ts';
import { type Actor, EVERYTHING } from '../../../db/scope.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { peopleOf } from '../../records/users/read/people.ts';
import { followNotice } from '../actions/follow-notices.ts';
import {
  assignHostTo,
  isRemovedCompany,
  listHostViews,
  removeAssignedHost,
} from '../matching/assigned-hosts.queries.ts';
import { matchHosts } from '../matching/match-hosts.ts';
import { companyFacts, getNoticeBrief, lockNotice, urlsOf } from '../notices/notices.queries.ts';
import { readNotice } from '../notices/read/read-notice.ts';
import { lockMessageOf } from '../notices/write/reassign.queries.ts';
import { assignCompany } from './assign-company.ts';

/** A host of the notice's URLs, in the form in which hosts are compared. */
async function hostOf(tx: Tx, notice_id: number, typed: string): Promise<string> {
  const host = typed.trim().toLowerCase().replace(/\.$/, '');
  const urls = await urlsOf(tx.db, EVERYTHING, [notice_id]);
  if (!urls.some((url) => url.host === host)) throw fieldError('host', messages.hostNotInNotice);
  if ((await matchHosts(tx.db, [host])).size > 0) throw new AppError('host_registered');
  return host;
}

/** Records the assignment with the company, and with the one that loses the host. */
async function recordHost(tx: Tx, host: string, company_id: number, before: number | null): Promise<void> {
  if (before === company_id) return;
  const on = { model: 'company', action: 'host assigned' } as const;
  recordHistory(tx, { ...on, object_id: company_id, changes: [{ field: 'host', from: null, to: host }] });
  if (before === null) return;
  recordHistory(tx, {
    ...on,
    action: 'host removed',
    object_id: before,
    changes: [{ field: 'host', from: host, to: null }],
  });
}

/** The notice and the company exist, checked before the rest of the body. */
export async function examineAssignment({ db }: Deps, given: Partial<HostAssignment>): Promise<FieldErrors> {
  if (given.notice_id !== undefined) found(await getNoticeBrief(db, EVERYTHING, given.notice_id));
  if (given.company_id !== undefined) found(await companyFacts(db, given.company_id));
  return {};
}

/** Assigns the notice, and all later ones that report the host, to a company. */
export async function assignHost(deps: Deps, actor: Actor, body: HostAssignment): Promise<Notice> {
  const { notice_id: id } = body;
  const assigned_id = await transaction(deps, actor, async (tx) => {
    await lockMessageOf(tx.db, id);
    const notice = found(await lockNotice(tx.db, EVERYTHING, id));
    const company = found(await companyFacts(tx.db, body.company_id));
    const host = await hostOf(tx, id, body.host);
    if (notice.company_id !== null) throw new AppError('notice_assigned');
    if (await isRemovedCompany(tx.db, company.id)) throw new AppError('company_removed');
    const row = { host, company_id: company.id, user_id: actor.id, created_date: tx.now };
    const { before } = await assignHostTo(tx.db, row);
    await recordHost(tx, host, company.id, before);
    const { notice: assigned, changes, receipt } = await assignCompany(tx, deps, notice, company.id);
    await followNotice(tx, assigned.id);
    const on = { model: 'notice', object_id: assigned.id } as const;
    if (changes.length > 0) recordHistory(tx, { ...on, action: 'changed', changes });
    if (receipt) recordHistory(tx, { ...on, action: receipt });
    return assigned.id;
  });
  return readNotice(deps, actor, assigned_id);
}

export async function listAssignedHosts({ db }: Deps, query: AssignedHostListQuery) {
  const { rows, count } = await listHostViews(db, query);
  const people = await peopleOf(
    db,
    rows.map(({ user_id }) => user_id),
  );
  const results = rows.map(
    ({ id, host, company_id, company_name, user_id, created_date }): AssignedHost => ({
      ...{ id, host, company: { id: company_id, name: company_name } },
      user: people.get(user_id) ?? null,
      created_date: created_date.toISOString(),
    }),
  );
  return { results, count };
}

export function deleteAssignedHost(deps: Deps, actor: Actor, id: number): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    const { company_id, host } = found(await removeAssignedHost(tx.db, id));
    const changes = [{ field: 'host', from: host, to: null }];
    recordHistory(tx, { model: 'company', object_id: company_id, action: 'host removed', changes });
  });
}
