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
  attach,
  deleteDrafts,
  draftsOf,
  keepNames,
  listedDomains,
  lockForOrder,
  type NewDomain,
  namesInOrder,
  registeredDomains,
  removeAll,
  settle,
  takeNames,
} from './order-domains.queries.ts';

/** Where in the body the entries stand; '' is an entry that is the body. */
export type Place = 'added' | 'domains' | '';
const fieldOf = (place: Place, index: number): string => (place === '' ? 'name' : `${place}.${index}.name`);

function readEntries(entries: readonly DomainEntry[], place: Place): Map<string, NewDomain & { index: number }> {
  const faults: FieldErrors = {};
  const read = new Map<string, NewDomain & { index: number }>();
  for (const [index, { name: typed, email }] of entries.entries()) {
    const known = readDomainName(typed);
    if (known.fault !== undefined) faults[fieldOf(place, index)] = [known.fault];
    else if (read.has(known.name)) faults[fieldOf(place, index)] = [messages.domainDuplicate];
    else read.set(known.name, { ...known, email, index });
  }
  if (Object.keys(faults).length > 0) throw new AppError('bad_request', { fields: faults });
  return read;
}

const NONE: ReadonlySet<string> = new Set();

/** Where so many are wanted, it is cheaper to look who holds them than to take the others and give them back. */
const MANY = 500;

/** How often a name may turn out to be free after all, when its holder left in the same moment. */
const TRIES = 3;

/**
 * Adds drafts to an order that was found open and is locked. All of them or none: a name that is held is refused on its
 * field, and who holds it was decided by the database, not by a look before.
 */
export async function addDomains(
  tx: Tx,
  { order_id, company_id }: { order_id: number; company_id: number },
  entries: readonly DomainEntry[],
  place: Place,
  /** The names that it was given already, in transactions before: stage-domains.ts. */
  staged: ReadonlySet<string> = NONE,
): Promise<number[]> {
  if (staged.size === entries.length) return [];
  const wanted = readEntries(entries, place);
  for (const name of staged) wanted.delete(name);
  // A name that this order was to remove comes back as it is registered.
  const kept = await keepNames(tx.db, order_id, [...wanted.keys()]);
  for (const { id } of kept) recordHistory(tx, { model: 'domain', object_id: id, action: 'removal withdrawn' });
  const stays = new Set(kept.map(({ name }) => name));
  let left = [...wanted.values()].filter(({ name }) => !stays.has(name));
  const taken: { id: number; name: string }[] = [];
  for (let tries = 0; left.length > 0; tries++) {
    const isFirstLook = tries === 0 && left.length > MANY;
    if (!isFirstLook) taken.push(...(await takeNames(tx.db, company_id, left, tx.now)));
    const got = new Set(taken.map(({ name }) => name));
    left = left.filter(({ name }) => !got.has(name));
    if (left.length === 0) break;
    const names = left.map(({ name }) => name);
    const holders = new Map((await holdersOf(tx.db, names)).map((holder) => [holder.name, holder]));
    const own = await namesInOrder(tx.db, order_id, names);
    const busy = left.filter(({ name }) => tries === TRIES || holders.has(name));
    if (busy.length > 0) {
      const fields = busy.map(({ name, unicode_name, index }) => [
        fieldOf(place, index),
        [own.has(name) ? messages.domainDuplicate : busySentence(unicode_name, namedHolder(holders.get(name)))],
      ]);
      throw new AppError('domain_busy', { fields: Object.fromEntries(fields) });
    }
  }
  const ids = taken.map(({ id }) => id).sort((a, b) => a - b);
  await attach(tx.db, order_id, ids, false);
  for (const id of ids) recordHistory(tx, { model: 'domain', object_id: id, action: 'added' });
  return [...kept.map(({ id }) => id), ...ids];
}

/**
 * Takes domains out of an order that was found open and is locked: a draft of it goes, and a registered one is marked for
 * removal by an amendment. An id that is neither is not there.
 */
export async function dropDomains(tx: Tx, order_id: number, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.some((id) => id < 1 || id > ID_MAX)) throw new AppError('not_found');
  const known = await lockForOrder(tx.db, order_id, wanted);
  const drafts = known.filter(({ is_draft }) => is_draft).map(({ id }) => id);
  const registered = known.filter(({ is_removable }) => is_removable).map(({ id }) => id);
  if (drafts.length + registered.length < wanted.length) throw new AppError('not_found');
  await forget(tx, drafts);
  if (registered.length > 0) await attach(tx.db, order_id, registered, true);
  for (const id of registered) recordHistory(tx, { model: 'domain', object_id: id, action: 'removal asked' });
}

async function forget(tx: Tx, drafts: readonly number[]): Promise<void> {
  if (drafts.length === 0) return;
  await deleteDrafts(tx.db, drafts);
  for (const id of drafts) recordHistory(tx, { model: 'domain', object_id: id, action: 'deleted' });
}

/** The order is about to be deleted: its names are free again. */
export async function releaseDomains(tx: Tx, order_id: number): Promise<void> {
  const drafts = await draftsOf(tx.db, order_id);
  await forget(
    tx,
    drafts.map(({ id }) => id),
  );
}

function tellSettled(tx: Tx, { id, from, to }: { id: number; from: number; to: number }): void {
  const changes = [{ field: 'status', from: statusLookup(from).name, to: statusLookup(to).name }];
  const action = to === DOMAIN_STATUS.registered ? 'registered' : 'removed';
  recordHistory(tx, { model: 'domain', object_id: id, action, changes });
}

/** The order is complete: what it added is Registered, what it removed is Removed. */
export async function applyDomains(tx: Tx, order_id: number): Promise<void> {
  for (const settled of await settle(tx.db, order_id)) tellSettled(tx, settled);
}

/** A removal is complete: all that the company had registered is Removed. */
export async function removeAllDomains(tx: Tx, order_id: number, company_id: number): Promise<void> {
  const { registered, removed } = DOMAIN_STATUS;
  for (const id of await removeAll(tx.db, order_id, company_id)) tellSettled(tx, { id, from: registered, to: removed });
}

/** The names that a company is registered under, in their order. */
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

/** Until it is complete, a removal is about what the company has by then; from then on about what it had. */
function concernsAll({ type_id, status_id }: ListedOrder): boolean {
  const { domains } = kindOf(type_id);
  return domains === 'all_stay' || (domains === 'all_go' && isOpen(status_id));
}

/** decisions §10, §11: what orders add and remove; a renewal or a removal concerns all that the company has registered. */
export async function domainsOfOrders(db: Db, orders: readonly ListedOrder[]): Promise<Map<number, DomainsOfOrder>> {
  const listed = orders.filter((order) => !concernsAll(order)).map(({ id }) => id);
  const companies = [...new Set(orders.filter(concernsAll).map(({ company_id }) => company_id))];
  const rows = listed.length > 0 ? await listedDomains(db, listed) : [];
  const byOrder = grouped(rows, ({ order_id }) => order_id);
  const registered = companies.length > 0 ? await registeredDomains(db, companies) : [];
  const byCompany = grouped(registered, ({ company_id }) => company_id);
  return new Map(
    orders.map((order): [number, DomainsOfOrder] => {
      if (concernsAll(order)) {
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
