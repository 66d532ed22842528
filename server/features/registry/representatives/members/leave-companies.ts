import { AppError } from '#core/errors.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { deleteMemberships, lockCoOwners } from './memberships.queries.ts';
import { removal } from './role-changes.ts';

/** A company always keeps an owner (decisions §6). The rows are locked, in case two owners leave at the same time. */
async function isOnlyOwner(tx: Tx, userId: number): Promise<boolean> {
  const owners = await lockCoOwners(tx.db, userId);
  const companies = new Set(owners.map(({ company_id }) => company_id));
  const owned = new Set(owners.filter(({ user_id }) => user_id !== userId).map(({ company_id }) => company_id));
  return [...companies].some((company) => !owned.has(company));
}

/** Removes a user from all companies. Rejected if a company that is not removed would lose its only owner (decisions §4). */
export async function leaveCompanies(tx: Tx, userId: number): Promise<void> {
  if (await isOnlyOwner(tx, userId)) throw new AppError('only_owner');
  for (const membership of await deleteMemberships(tx.db, userId)) recordHistory(tx, removal(membership));
}
