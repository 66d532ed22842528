import type { Generated } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ChargeOutcome, DeclineReason, StoredCard } from './card-gateway.ts';

interface SandboxCardsTable extends StoredCard {
  behaviour: 'passes' | 'passes_once';
  charges: Generated<number>;
}

declare module '../../db/tables.ts' {
  interface Tables {
    sandbox_cards: SandboxCardsTable;
    sandbox_charges: { id: string; declined_for: DeclineReason | null; token: string | null; amount_cents: number };
  }
}

export type SandboxCard = StoredCard & Pick<SandboxCardsTable, 'behaviour'>;

export async function insertSandboxCard(db: Db, card: SandboxCard): Promise<void> {
  await db.insertInto('sandbox_cards').values(card).execute();
}

export async function findSandboxCharge(db: Db, id: string): Promise<ChargeOutcome | null> {
  const row = await db
    .selectFrom('sandbox_charges as h')
    .leftJoin('sandbox_cards as c', 'c.token', 'h.token')
    .where('h.id', '=', id)
    .select(['h.declined_for', 'h.token', 'c.brand', 'c.last4', 'c.expiry_month', 'c.expiry_year'])
    .executeTakeFirst();
  if (!row) return null;
  const { declined_for, ...card } = row;
  return declined_for
    ? { outcome: 'declined', reason: declined_for }
    : { outcome: 'paid', charge: `sandbox_${id}`, card: card as StoredCard };
}

type Verdict = { declined_for: DeclineReason } | { token: string };

/** Idempotent by charge id: repeated and concurrent requests find the first outcome. */
export async function decideSandboxCharge(
  db: Db,
  { id, amount_cents }: { id: string; amount_cents: number },
  decide: (db: Db) => Promise<Verdict>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const first = await tx
      .insertInto('sandbox_charges')
      .values({ id, amount_cents, declined_for: null, token: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!first) return;
    await tx
      .updateTable('sandbox_charges')
      .set(await decide(tx))
      .where('id', '=', id)
      .execute();
  });
}

/** Counts a charge on a stored card and returns the card. */
export function countSandboxCharge(db: Db, token: string) {
  return db
    .updateTable('sandbox_cards')
    .set(({ eb }) => ({ charges: eb('charges', '+', 1) }))
    .where('token', '=', token)
    .returning(['behaviour', 'charges'])
    .executeTakeFirst();
}
