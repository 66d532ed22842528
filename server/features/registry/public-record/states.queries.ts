import { type Selectable, sql } from 'kysely';
import type { DifferenceCode } from '#core/rules/registry/public-record/differences.ts';
import { jsonRows } from '../../../db/json-rows.ts';
import type { Db } from '../../../db/tables.ts';

interface AcceptancesTable {
  company_id: number;
  code: DifferenceCode;
  /** SHA-256 of the pair. */
  pair_hash: string;
  note: string;
  accepted_by: number | null;
  accepted_date: Date;
}

interface StatesTable {
  company_id: number;
  is_inactive: boolean;
  agent_email: string | null;
  /** The agent's address that the record's was accepted against. */
  accepted_email: string | null;
  is_agent_different: boolean;
  expires_date: string | null;
  /** Our expiry that theirs was accepted against. */
  accepted_expiry: string | null;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    public_record_acceptances: AcceptancesTable;
    public_record_states: StatesTable;
  }
}

export type Acceptance = Pick<AcceptancesTable, 'company_id' | 'code' | 'pair_hash'>;

export const acceptancesOf = (db: Db, company_ids: readonly number[]): Promise<Acceptance[]> =>
  db
    .selectFrom('public_record_acceptances')
    .select(['company_id', 'code', 'pair_hash'])
    .where('company_id', 'in', [...company_ids])
    .execute();

/** Companies of which differences are accepted. */
export async function acceptingCompanies(db: Db): Promise<number[]> {
  const { rows } = await sql<{ company_id: number }>`
    select distinct company_id from public_record_acceptances where code <> 'unchecked' order by 1`.execute(db);
  return rows.map(({ company_id }) => company_id);
}

/** Those among the owners of these objects. */
export async function acceptingOf(
  db: Db,
  { companies, orders, domains }: Record<'companies' | 'orders' | 'domains', readonly number[]>,
): Promise<number[]> {
  const { rows } = await sql<{ company_id: number }>`
    select distinct a.company_id from public_record_acceptances a where a.code <> 'unchecked' and a.company_id in (
      select unnest(${[...companies]}::int[])
      union select company_id from orders where id = any(${[...orders]}::int[])
      union select company_id from domains where id = any(${[...domains]}::int[]))`.execute(db);
  return rows.map(({ company_id }) => company_id);
}

export async function saveAcceptance(db: Db, acceptance: AcceptancesTable): Promise<void> {
  await db
    .insertInto('public_record_acceptances')
    .values(acceptance)
    .onConflict((conflict) => conflict.columns(['company_id', 'code']).doUpdateSet(acceptance))
    .execute();
}

export async function dropAcceptances(db: Db, gone: readonly Acceptance[]): Promise<void> {
  if (gone.length === 0) return;
  await sql`
    delete from public_record_acceptances a using json_to_recordset(${jsonRows(gone)}::json) as g (company_id int, code text)
    where a.company_id = g.company_id and a.code = g.code`.execute(db);
}

export async function saveStates(db: Db, states: readonly Selectable<StatesTable>[]): Promise<void> {
  await sql`
    insert into public_record_states (company_id, is_inactive, agent_email, accepted_email, is_agent_different, expires_date,
      accepted_expiry)
    select company_id, is_inactive, agent_email, accepted_email, is_agent_different, expires_date, accepted_expiry
    from json_to_recordset(${jsonRows(states)}::json) as s (company_id int, is_inactive boolean, agent_email text,
      accepted_email text, is_agent_different boolean, expires_date date, accepted_expiry date)
    on conflict (company_id) do update set is_inactive = excluded.is_inactive, agent_email = excluded.agent_email,
      accepted_email = excluded.accepted_email, is_agent_different = excluded.is_agent_different,
      expires_date = excluded.expires_date, accepted_expiry = excluded.accepted_expiry`.execute(db);
}

/** After the setting of the agent's address changed. */
export async function compareAgentAgain(db: Db, email: string): Promise<void> {
  const differs = sql`(agent_email <> ${email} and accepted_email is distinct from ${email})`;
  await sql`
    update public_record_states set is_agent_different = ${differs}
    where agent_email is not null and is_agent_different <> ${differs}`.execute(db);
}
