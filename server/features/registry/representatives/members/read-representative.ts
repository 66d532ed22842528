import type { Representative } from '#core/contract/registry/representatives.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { peopleOf } from '../../../records/users/read/people.ts';
import { presentRepresentative } from '../representatives.present.ts';
import { getRepresentative, lockTeam, type RepresentativeRow } from '../representatives.queries.ts';

export async function readRepresentative(db: Db, actor: Actor, id: number): Promise<Representative> {
  const row = found(await getRepresentative(db, visibleTo(actor), id));
  return presentRepresentative(row, await peopleOf(db, [row.user_id]));
}

/** Locks the team, then reads the representative again, because it may have changed before the lock. */
export async function lockRepresentative(tx: Tx, actor: Actor, id: number): Promise<RepresentativeRow> {
  const { company_id } = found(await getRepresentative(tx.db, visibleTo(actor), id));
  await lockTeam(tx.db, company_id);
  return found(await getRepresentative(tx.db, visibleTo(actor), id));
}
