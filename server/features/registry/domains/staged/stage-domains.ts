import type { DomainEntry } from '#core/contract/trade/orders.ts';
import { recordHistory } from '../../../../db/history.ts';
import { inChunks } from '../../../../db/in-chunks.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { readDomainName } from '../../../../lookups/domain-names.ts';
import { holdersOf } from '../domains.queries.ts';
import { attach, deleteDrafts, draftsAmong, type NewDomain, takeNames } from './order-domains.queries.ts';

/** Names that one look asks for. */
const NAMES_PER_LOOK = 1_000;

/**
 * What of these entries can be taken before the action itself: the names that nobody holds. Nothing, where something is
 * wrong with them, which the action then says; `isAlone` is that nothing makes room for a name that is held.
 */
export async function freeEntries(db: Db, entries: readonly DomainEntry[], isAlone: boolean): Promise<NewDomain[]> {
  const wanted = new Map<string, NewDomain>();
  for await (const piece of inChunks(entries, NAMES_PER_LOOK)) {
    for (const { name: typed, email } of piece) {
      const known = readDomainName(typed);
      if (known.fault !== undefined || wanted.has(known.name)) return [];
      wanted.set(known.name, { ...known, email });
    }
  }
  for await (const names of inChunks([...wanted.keys()], NAMES_PER_LOOK)) {
    for (const { name } of await holdersOf(db, names)) {
      if (isAlone) return [];
      wanted.delete(name);
    }
  }
  return [...wanted.values()];
}

/** Takes names for an order that is locked: which it got. */
export async function stageDomains(
  tx: Tx,
  { order_id, company_id }: { order_id: number; company_id: number },
  list: readonly NewDomain[],
): Promise<string[]> {
  const taken = await takeNames(tx.db, company_id, list, tx.now);
  const ids = taken.map(({ id }) => id).sort((a, b) => a - b);
  await attach(tx.db, order_id, ids, false);
  for (const id of ids) recordHistory(tx, { model: 'domain', object_id: id, action: 'added' });
  return taken.map(({ name }) => name);
}

/** Gives names back that an order was given: those of these that are still its drafts. */
export async function unstageDomains(tx: Tx, order_id: number, ids: readonly number[]): Promise<void> {
  const drafts = await draftsAmong(tx.db, order_id, ids);
  await deleteDrafts(tx.db, drafts);
  for (const id of drafts) recordHistory(tx, { model: 'domain', object_id: id, action: 'deleted' });
}
