import { ID_MAX } from '#core/constants.ts';
import type { DomainEntry, OrderDomain } from '#core/contract/trade/orders.ts';
import { busySentence, namedHolder } from '#core/copy/registry/busy-domain.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { DOMAIN_STATUS, statusLookup } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isOpen } from '#core/rules/trade/order-life.ts';
import { grouped } from '../../../../db/grouped.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { readDomainName } from '../../../../lookups/domain-names.ts';
import { presentOrderDomain } from '../domains.present.ts';
import { holdersOf } from '../domains.queries.ts';
import {
  attachToOrder,
  claimNames,
  completeDomains,
  deleteDrafts,
  draftsOf,
  listedDomains,
  lockForOrder,
  type NewDomain,
  namesInOrder,
  registeredDomains,
  removeAllRegistered,
  withdrawRemovals,
} from './order-domains.queries.ts';

/** The path of the entries in the request body; '' if the body itself is the entry. */
export type EntryPath = 'added' | 'domains' | '';
const fieldOf = (path: EntryPath, index: number): string => (path === '' ? 'name' : `${path}.${index}.name`);

/** Bounds the work on a body that the schema has rejected. */
const [ENTRIES_MAX, NAME_MAX] = [10_000, 300];

/** Faults of the entries of a body, which may not have been parsed yet. */
export function entryFaults(entries: unknown, path: EntryPath): FieldErrors {
  const faults: FieldErrors = {};
  const names = new Set<string>();
  // The schema reports a list that is too long.
  if (!Array.isArray(entries) || entries.length > ENTRIES_MAX) return faults;
  for (const [index, entry] of entries.entries()) {
    const { name: typed } = (entry ?? {}) as { name?: unknown };
    // As well as names that are missing or too long.
    if (typeof typed !== 'string' || typed.trim() === '' || typed.length > NAME_MAX) continue;
    const known = readDomainName(typed);
    if (known.fault !== undefined) faults[fieldOf(path, index)] = [known.fault];
    else if (names.has(known.name)) faults[fieldOf(path, index)] = [messages.domainDuplicate];
    else names.add(known.name);
  }
  return faults;
}

function parseEntries(entries: readonly DomainEntry[], path: EntryPath): Map<string, NewDomain & { index: number }> {
  const faults: FieldErrors = {};
  const read = new Map<string, NewDomain & { index: number }>();
  for (const [index, { name: typed, email }] of entries.entries()) {
    const known = readDomainName(typed);
    if (known.fault !== undefined) faults[fieldOf(path, index)] = [known.fault];
    else if (read.has(known.name)) faults[fieldOf(path, index)] = [messages.domainDuplicate];
    else read.set(known.name, { ...known, email, index });
  }
  if (Object.keys(faults).length > 0) throw new AppError('bad_request', { fields: faults });
  return read;
}

const NONE: ReadonlySet<string> = new Set();

/** Above this many names, checking the holders first is cheaper than inserting the free ones and rolling back. */
const CHECK_FIRST_ABOVE = 500;

/** Retries if a name was released between the insert and the lookup of its holder. */
const RETRIES = 3;

/**
 * Adds drafts to an open, locked order: all or none. A name held by someone else is rejected with a field error. The
 * unique index decides who holds a name, not an earlier check.
 */
export async function addDomains(
  tx: Tx,
  { order_id, company_id }: { order_id: number; company_id: number },
  entries: readonly DomainEntry[],
  path: EntryPath,
  /** Names that earlier transactions already added (see stage-domains.ts). */
  staged: ReadonlySet<string> = NONE,
): Promise<number[]> {
  if (staged.size === entries.length) return [];
  const wanted = parseEntries(entries, path);
  for (const name of staged) wanted.delete(name);
  // A registered name that this order was going to remove stays registered.
  const withdrawn = await withdrawRemovals(tx.db, order_id, [...wanted.keys()]);
  for (const { id } of withdrawn) recordHistory(tx, { model: 'domain', object_id: id, action: 'removal withdrawn' });
  const withdrawnNames = new Set(withdrawn.map(({ name }) => name));
  let remaining = [...wanted.values()].filter(({ name }) => !withdrawnNames.has(name));
  const claimed: { id: number; name: string }[] = [];
  for (let tries = 0; remaining.length > 0; tries++) {
    const checksFirst = tries === 0 && remaining.length > CHECK_FIRST_ABOVE;
    if (!checksFirst) claimed.push(...(await claimNames(tx.db, company_id, remaining, tx.now)));
    const claimedNames = new Set(claimed.map(({ name }) => name));
    remaining = remaining.filter(({ name }) => !claimedNames.has(name));
    if (remaining.length === 0) break;
    const names = remaining.map(({ name }) => name);
    const holders = new Map((await holdersOf(tx.db, names)).map((holder) => [holder.name, holder]));
    const own = await namesInOrder(tx.db, order_id, names);
    const busy = remaining.filter(({ name }) => tries === RETRIES || holders.has(name));
    if (busy.length > 0) {
      const fields = busy.map(({ name, unicode_name, index }) => [
        fieldOf(path, index),
        [own.has(name) ? messages.domainDuplicate : busySentence(unicode_name, namedHolder(holders.get(name)))],
      ]);
      throw new AppError('domain_busy', { fields: Object.fromEntries(fields) });
    }
  }
  const ids = claimed.map(({ id }) => id).sort((a, b) => a - b);
  await attachToOrder(tx.db, order_id, ids, false);
  for (const id of ids) recordHistory(tx, { model: 'domain', object_id: id, action: 'added' });
  return [...withdrawn.map(({ id }) => id), ...ids];
}

/**
 * Removes domains through an open, locked order: deletes the order's drafts and marks registered domains for removal by
 * an amendment. Any other id throws not_found.
 */
export async function dropDomains(tx: Tx, order_id: number, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.some((id) => id < 1 || id > ID_MAX)) throw new AppError('not_found');
  const known = await lockForOrder(tx.db, order_id, wanted);
  const drafts = known.filter(({ is_draft }) => is_draft).map(({ id }) => id);
  const registered = known.filter(({ is_removable }) => is_removable).map(({ id }) => id);
  if (drafts.length + registered.length < wanted.length) throw new AppError('not_found');
  await deleteOrderDrafts(tx, drafts);
  if (registered.length > 0) await attachToOrder(tx.db, order_id, registered, true);
  for (const id of registered) recordHistory(tx, { model: 'domain', object_id: id, action: 'removal requested' });
}

async function deleteOrderDrafts(tx: Tx, drafts: readonly number[]): Promise<void> {
  if (drafts.length === 0) return;
  await deleteDrafts(tx.db, drafts);
  for (const id of drafts) recordHistory(tx, { model: 'domain', object_id: id, action: 'deleted' });
}

/** Releases the names of an order that is about to be deleted. */
export async function releaseDomains(tx: Tx, order_id: number): Promise<void> {
  const drafts = await draftsOf(tx.db, order_id);
  await deleteOrderDrafts(
    tx,
    drafts.map(({ id }) => id),
  );
}

function recordStatusChange(tx: Tx, { id, from, to }: { id: number; from: number; to: number }): void {
  const changes = [{ field: 'status', from: statusLookup(from).name, to: statusLookup(to).name }];
  const action = to === DOMAIN_STATUS.registered ? 'registered' : 'removed';
  recordHistory(tx, { model: 'domain', object_id: id, action, changes });
}

/** Applies a completed order: added domains become Registered, removed ones Removed. */
export async function applyDomains(tx: Tx, order_id: number): Promise<void> {
  for (const change of await completeDomains(tx.db, order_id)) recordStatusChange(tx, change);
}

/** Applies a completed removal: all registered domains of the company become Removed. */
export async function removeAllDomains(tx: Tx, order_id: number, company_id: number): Promise<void> {
  const { registered, removed } = DOMAIN_STATUS;
  for (const id of await removeAllRegistered(tx.db, order_id, company_id))
    recordStatusChange(tx, { id, from: registered, to: removed });
}

/** The registered domain names of a company, sorted. */
export async function registeredNames(db: Db, company_id: number): Promise<string[]> {
  return (await registeredDomains(db, [company_id])).map(({ name }) => name).sort();
}

export interface DomainsOfOrder {
  domains: OrderDomain[];
  added: OrderDomain[];
  removed: OrderDomain[];
}

interface ListedOrder {
  id: number;
  type_id: number;
  status_id: number;
  company_id: number;
}

/** A renewal, or an open removal, affects all current domains; a completed removal lists the domains it removed. */
function affectsAllDomains({ type_id, status_id }: ListedOrder): boolean {
  const { domains } = kindOf(type_id);
  return domains === 'all_stay' || (domains === 'all_go' && isOpen(status_id));
}

/** decisions §10, §11: the domains that orders add and remove; a renewal or removal affects all registered domains. */
export async function domainsOfOrders(db: Db, orders: readonly ListedOrder[]): Promise<Map<number, DomainsOfOrder>> {
  const listed = orders.filter((order) => !affectsAllDomains(order)).map(({ id }) => id);
  const companies = [...new Set(orders.filter(affectsAllDomains).map(({ company_id }) => company_id))];
  const rows = listed.length > 0 ? await listedDomains(db, listed) : [];
  const byOrder = grouped(rows, ({ order_id }) => order_id);
  const registered = companies.length > 0 ? await registeredDomains(db, companies) : [];
  const byCompany = grouped(registered, ({ company_id }) => company_id);
  return new Map(
    orders.map((order): [number, DomainsOfOrder] => {
      if (affectsAllDomains(order)) {
        const domains = (byCompany.get(order.company_id) ?? []).map(presentOrderDomain);
        return [order.id, { domains, added: [], removed: kindOf(order.type_id).domains === 'all_go' ? domains : [] }];
      }
      const own = byOrder.get(order.id) ?? [];
      const added = own.filter(({ is_removed }) => !is_removed).map(presentOrderDomain);
      const removed = own.filter(({ is_removed }) => is_removed).map(presentOrderDomain);
      return [order.id, { domains: [...added, ...removed], added, removed }];
    }),
  );
}
