import type { Tx } from '../../db/transaction.ts';
import { lockOwnersBeside } from './representatives.queries.ts';

/** A company always keeps an owner (decisions §6), also when two owners leave at the same moment: the rows are locked. */
export async function isOnlyOwner(tx: Tx, userId: number): Promise<boolean> {
  const owners = await lockOwnersBeside(tx.db, userId);
  const companies = new Set(owners.map(({ company_id }) => company_id));
  const kept = new Set(owners.filter(({ user_id }) => user_id !== userId).map(({ company_id }) => company_id));
  return [...companies].some((company) => !kept.has(company));
}
