import { type RawBuilder, sql } from 'kysely';
import type { RepeatPolicy } from '#core/contract/intake/repeat-policy.ts';
import type { Db } from '../../../../db/tables.ts';
import { POLICIES } from '../tables.queries.ts';

/** The policy of a company that exists. */
export async function getPolicy(db: Db, company_id: number): Promise<RepeatPolicy> {
  const { rows } = await sql<RepeatPolicy>`
    select p.strike_limit::int as "limit", p.months::int as months, p.warn_at::int as warn_at
    from ${POLICIES} p where p.company_id = ${company_id}`.execute(db);
  return rows[0]!;
}

/** The policy as JSON, for a statement about a company. */
export const policyAsJson = (company_id: RawBuilder<number>) => sql<RepeatPolicy>`(
  select json_build_object('limit', p.strike_limit, 'months', p.months, 'warn_at', p.warn_at)
  from ${POLICIES} p where p.company_id = ${company_id})`;

/** A null `warn_at` follows the limit. */
export interface StoredPolicy extends Omit<RepeatPolicy, 'warn_at'> {
  readonly warn_at: number | null;
}

export async function savePolicy(db: Db, company_id: number, { limit, months, warn_at }: StoredPolicy): Promise<void> {
  const policy = { strike_limit: limit, months, warn_at };
  await db
    .insertInto('repeat_policies')
    .values({ company_id, ...policy })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(policy))
    .execute();
}
