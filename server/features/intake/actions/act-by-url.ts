import { type TypedItem, UrlActionItem } from '#core/contract/intake/url-actions.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { isDisabled, lastInEffect } from '#core/rules/intake/url-states.ts';
import { grouped } from '../../../db/grouped.ts';
import { type Principal, rolesIn, visibleTo } from '../../../db/scope.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorize } from '../../../http/answer/refuse.ts';
import { checkCompany } from '../../registry/companies/read/read-company.ts';
import { subscriberByHandle } from '../subscribers/subscriber-by-handle.ts';
import { dateFault, dateOfAct } from './act-faults.ts';
import { concludeActs } from './conclude-acts.ts';
import { lockNotices } from './follow.queries.ts';
import { type Act, type Acted, insertActs, refuseRestored, withAct } from './record-actions.ts';
import { type NamedUrlRow, urlsNamed } from './url-states.queries.ts';
import { type UrlWithState, withState } from './url-states.ts';

type NamedUrl = UrlWithState & Pick<NamedUrlRow, 'received_date' | 'is_open'>;

interface Batch {
  tx: Tx;
  deps: Deps;
  company_id: number;
  /** By address; each URL as it is after the items before. */
  urls: Map<string, NamedUrl[]>;
  subscribers: Map<string, number>;
}

/** Locks the notices that list these addresses, and reads what was done about them. */
async function lockNamed(tx: Tx, company_id: number, addresses: readonly string[]): Promise<NamedUrl[]> {
  const before = await urlsNamed(tx.db, company_id, addresses);
  await lockNotices(tx.db, [...new Set(before.map(({ notice_id }) => notice_id))]);
  const rows = await urlsNamed(tx.db, company_id, addresses);
  return rows
    .map(({ received_date, is_open, ...row }) => ({ ...withState(row), received_date, is_open }))
    .filter(({ is_counted }) => is_counted);
}

/** beyond-edges § 14: all open notices with the URL; `restored` and `undone` concern the newest one in which there is something to. */
function targetsOf(urls: readonly NamedUrl[], action: UrlActionItem['action']): NamedUrl[] | string {
  if (urls.length === 0) return messages.urlInNoNotice;
  if (action === 'restored') {
    const disabled = urls.find(({ state }) => isDisabled(state));
    return disabled ? [disabled] : messages.urlNotDisabled;
  }
  if (action === 'undone') {
    const acted = urls.find(({ facts }) => lastInEffect(facts) !== undefined);
    return acted ? [acted] : messages.nothingToUndo;
  }
  const open = urls.filter(({ is_open }) => is_open);
  return open.length > 0 ? open : messages.urlInNoNotice;
}

/** The notices in which it can have been done then. */
function datedTargets(targets: readonly NamedUrl[], date: UrlActionItem['date'], now: Date): NamedUrl[] | string {
  const faults = targets.map(({ received_date }) => dateFault(date, received_date, now));
  const possible = targets.filter((_, at) => faults[at] === null);
  return possible.length > 0 ? possible : faults[0]!;
}

async function actOf({ tx, company_id, subscribers }: Batch, item: UrlActionItem): Promise<Act> {
  const { action, date, reason, note, subscriber } = item;
  let subscriber_id: number | null = null;
  if (subscriber) {
    subscriber_id = subscribers.get(subscriber) ?? (await subscriberByHandle(tx, company_id, subscriber));
    subscribers.set(subscriber, subscriber_id);
  }
  return {
    ...{ action, date: dateOfAct(date, tx.now), subscriber_id, note: note || null, file_id: null },
    reason: action === 'declined' && reason ? reason : null,
  };
}

/** Plans one item; the sentence that refuses it, or the acts on each notice. */
async function planItem(batch: Batch, typed: TypedItem): Promise<Acted[] | string> {
  const { success, data: item, error } = UrlActionItem.safeParse(typed);
  if (!success) return error.issues[0]!.message;
  const known = batch.urls.get(item.url) ?? [];
  const targets = targetsOf(known, item.action);
  if (typeof targets === 'string') return targets;
  const possible = datedTargets(targets, item.date, batch.tx.now);
  if (typeof possible === 'string') return possible;
  const acts: Acted[] = [];
  const act = await actOf(batch, item);
  for (const url of possible) {
    const acted = { notice_id: url.notice_id, company_id: url.company_id, urls: [url], act };
    await refuseRestored(batch.tx, batch.deps.reactions, acted);
    acts.push({ ...acted, urls: [{ ...url, ...withAct(url, act) }] });
  }
  const after = new Map(acts.flatMap(({ urls }) => urls).map((url) => [url.id, url as NamedUrl]));
  batch.urls.set(
    item.url,
    known.map((url) => after.get(url.id) ?? url),
  );
  return acts;
}

/** A sentence for the item if it is refused, such as while a proceeding is pending. */
const tryItem = (batch: Batch, item: TypedItem): Promise<Acted[] | string> =>
  planItem(batch, item).catch((error: unknown) => {
    if (error instanceof AppError) return error.message;
    throw error;
  });

/** Items about one notice that say the same are one act. */
function merged(acts: readonly Acted[]): Acted[] {
  const keyOf = ({ notice_id, act: { action, date, reason } }: Acted) =>
    JSON.stringify([notice_id, action, date, reason]);
  return [...grouped(acts, keyOf).values()].map((same) => ({ ...same[0]!, urls: same.flatMap(({ urls }) => urls) }));
}

/** beyond § 14: records what was done about URLs that a system names. What cannot be recorded is reported; the rest is done. */
export async function actByUrl(deps: Deps, actor: Principal, company_id: number, items: readonly TypedItem[]) {
  await examineCompany({ deps, actor, params: { id: company_id } });
  return transaction(deps, actor, async (tx) => {
    const named = await lockNamed(
      tx,
      company_id,
      items.map(({ url }) => url),
    );
    const batch: Batch = { tx, deps, company_id, urls: grouped(named, ({ url }) => url), subscribers: new Map() };
    const acts: Acted[] = [];
    const errors: { index: number; url: string; message: string }[] = [];
    for (const [index, item] of items.entries()) {
      const planned = await tryItem(batch, item);
      if (typeof planned === 'string') errors.push({ index, url: item.url, message: planned });
      else acts.push(...planned);
    }
    if (acts.length > 0) {
      await insertActs(tx, acts);
      await concludeActs(tx, deps.reactions, merged(acts));
    }
    return { done: items.length - errors.length, errors };
  });
}

interface Visit {
  deps: Deps;
  actor: Principal;
  params: { id: number };
}

/** Access to the company, checked before the shape of the body. */
export async function examineCompany({ deps, actor, params: { id } }: Visit): Promise<FieldErrors> {
  await checkCompany(deps.db, visibleTo(actor), id);
  authorize(actor, 'notice.handle', { roles: rolesIn(actor, id) });
  return {};
}
