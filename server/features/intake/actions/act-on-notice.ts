import type { Notice } from '#core/contract/intake/notices.ts';
import type { UrlActionCreate } from '#core/contract/intake/url-actions.ts';
import type { FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { type Principal, visibleTo } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found, refuseFields } from '../../../http/answer/refuse.ts';
import { isFree, keepProof } from '../../records/files/store/proofs.ts';
import { getNoticeBrief, lockNotice, type NoticeBrief } from '../notices/notices.queries.ts';
import { readNotice } from '../notices/read/read-notice.ts';
import { authorizeHandling } from '../notices/write/authorize-handling.ts';
import { subscriberByHandle } from '../subscribers/subscriber-by-handle.ts';
import { actFaults, type Chosen, chooseUrls, dateOfAct, urlFaults } from './act-faults.ts';
import { concludeActs } from './conclude-acts.ts';
import { type Act, insertActs, refusalOf, refuseRestored, withAct } from './record-actions.ts';
import { type UrlWithState, urlStatesOf } from './url-states.ts';

/** Customers act on URLs on their own domains; superusers on all but those of other companies. */
const mayActOn =
  (actor: Principal, { company_id }: NoticeBrief) =>
  ({ domain_company_id }: UrlWithState): boolean =>
    domain_company_id === company_id || (actor.is_superuser && (domain_company_id === null || company_id === null));

async function choose(db: Db, actor: Principal, notice: NoticeBrief, chosen: UrlActionCreate['urls']): Promise<Chosen> {
  const urls = (await urlStatesOf(db, [notice.id])).get(notice.id) ?? [];
  return chooseUrls(urls, chosen, mayActOn(actor, notice));
}

/** What is recorded about each URL. A new subscriber is made, and the proof attached. */
async function actOf(tx: Tx, actor: Principal, notice: NoticeBrief, body: UrlActionCreate): Promise<Act> {
  const { action, date, reason, note, subscriber, file_id = null } = body;
  if (file_id !== null) await keepProof(tx, actor, file_id, notice.id);
  return {
    action,
    date: dateOfAct(date, tx.now),
    reason: action === 'declined' && reason ? reason : null,
    note: note || null,
    subscriber_id:
      subscriber && notice.company_id !== null ? await subscriberByHandle(tx, notice.company_id, subscriber) : null,
    file_id,
  };
}

type Given = Partial<UrlActionCreate>;

/** The faults of a body beyond its shape; those of missing fields are faults of the shape. */
async function faultsOf(
  db: Db,
  actor: Principal,
  notice: NoticeBrief,
  given: Given,
  urls: Chosen,
  now: Date,
): Promise<FieldErrors> {
  const { file_id = null } = given;
  const isTaken = file_id !== null && !(await isFree(db, actor, file_id));
  return {
    ...(given.urls !== undefined && urlFaults(urls)),
    ...actFaults(notice, given, now),
    ...(isTaken && { file_id: [messages.actionFileInvalid] }),
  };
}

/** beyond § 14: records what was done about URLs of a notice, all or nothing. */
export async function actOnNotice(deps: Deps, actor: Principal, id: number, body: UrlActionCreate): Promise<Notice> {
  await transaction(deps, actor, async (tx) => {
    const notice = found(await lockNotice(tx.db, visibleTo(actor), id));
    authorizeHandling(actor, notice);
    const chosen = await choose(tx.db, actor, notice, body.urls);
    refuseFields(await faultsOf(tx.db, actor, notice, body, chosen, tx.now));
    const urls = chosen ?? [];
    const act = await actOf(tx, actor, notice, body);
    for (const url of urls) {
      const refusal = refusalOf(url, act.action);
      if (refusal) throw refusal;
    }
    const acted = { notice_id: id, company_id: notice.company_id, urls, act };
    await refuseRestored(tx, deps.reactions, acted);
    const after = { ...acted, urls: urls.map((url) => withAct(url, act)) };
    await insertActs(tx, [after]);
    await concludeActs(tx, deps.reactions, [after]);
  });
  return readNotice(deps, actor, id);
}

interface Visit {
  deps: Deps;
  actor: Principal;
  params: { id: number };
  given: Given;
}

/** Access to the notice, checked before the shape of the body, and the faults beyond the shape. */
export async function examineAct({ deps: { db, clock }, actor, params, given }: Visit): Promise<FieldErrors> {
  const notice = found(await getNoticeBrief(db, visibleTo(actor), params.id));
  authorizeHandling(actor, notice);
  const chosen = given.urls === undefined ? [] : await choose(db, actor, notice, given.urls);
  return faultsOf(db, actor, notice, given, chosen, clock.now());
}
