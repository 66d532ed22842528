import { AppError } from '#core/errors.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { lockOwners, type RepresentativeRow } from '../representatives.queries.ts';

/** A company always keeps an owner (decisions §6). The owners are locked, in case another one leaves at the same time. */
export async function refuseLastOwner(tx: Tx, { id, company_id, role, status }: RepresentativeRow): Promise<void> {
  if (role !== 'owner' || status !== 'active') return;
  const owners = await lockOwners(tx.db, company_id);
  if (owners.every((owner) => owner.id === id)) throw new AppError('last_owner');
}
