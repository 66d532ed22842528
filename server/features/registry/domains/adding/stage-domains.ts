import type { DomainEntry } from '#core/contract/trade/orders.ts';
import { recordHistory } from '../../../../db/history.ts';
import { inChunks } from '../../../../db/in-chunks.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { readDomainName } from '../../../../lookups/domain-names.ts';
import { holdersOf } from '../domains.queries.ts';
import { attachToOrder, claimNames, deleteDrafts, lockDrafts, type NewDomain } from './order-domains.queries.ts';

const NAMES_PER_QUERY = 1_000;

/**
 * The entries with free names, which can be staged before the action itself. Returns none if an entry is invalid, because
 * the action will then fail and report it. With `isAlone`, nothing else releases names, so a held name is invalid too.
 */
export async function freeEntries(db: Db, entries: readonly DomainEntry[], isAlone: boolean): Promise<NewDomain[]> {
  const wanted = new Map<string, NewDomain>();
  for await (const piece of inChunks(entries, NAMES_PER_QUERY)) {
    for (const { name: typed, email } of piece) {
      const known = readDomainName(typed);
      if (known.fault !== undefined || wanted.has(known.name)) return [];
      wanted.set(known.name, { ...known, email });
    }
  }
  for await (const names of inChunks([...wanted.keys()], NAMES_PER_QUERY)) {
    for (const { name } of await holdersOf(db, names)) {
      if (isAlone) return [];
      wanted.delete(name);
    }
  }
  return [...wanted.values()];
}

/** Claims names for a locked order; returns those it got. */
export async function stageDomains(
  tx: Tx,
  { order_id, company_id }: { order_id: number; company_id: number },
  list: readonly NewDomain[],
): Promise<string[]> {
  const claimed = await claimNames(tx.db, company_id, list, tx.now);
  const ids = claimed.map(({ id }) => id).sort((a, b) => a - b);
  await attachToOrder(tx.db, order_id, ids, false);
  for (const id of ids) recordHistory(tx, { model: 'domain', object_id: id, action: 'added' });
  return claimed.map(({ name }) => name);
}

/** Releases staged names that are still drafts of the order. */
export async function unstageDomains(tx: Tx, order_id: number, ids: readonly number[]): Promise<void> {
  const drafts = await lockDrafts(tx.db, order_id, ids);
  await deleteDrafts(tx.db, drafts);
  for (const id of drafts) recordHistory(tx, { model: 'domain', object_id: id, action: 'deleted' });
}
