import { type Generated, type Selectable, sql } from 'kysely';
import { COMPANY_STATUS, DOMAIN_STATUS } from '#core/lookups.ts';
import type { RecordValues } from '#core/rules/registry/public-record/record.ts';
import { jsonRows } from '../../../db/json-rows.ts';
import type { Db } from '../../../db/tables.ts';
import type { CompanyRow } from '../companies/companies.queries.ts';

interface PublicRecordsTable extends RecordValues {
  id: Generated<number>;
  company_id: number;
  checked_date: Date;
  source: 'page' | 'typed';
  file_id: number | null;
  created_by: number | null;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    public_records: PublicRecordsTable;
  }
}

type RecordRow = Selectable<PublicRecordsTable>;
type NewRecord = Omit<RecordRow, 'id'>;

/** Inserts records and returns their ids in input order. */
export async function insertRecords(db: Db, records: readonly NewRecord[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into public_records (company_id, checked_date, source, registration_id, status, provider, address,
      alternative_names, has_all_names, agent_name, agent_address, agent_phone, agent_email, filed_date, expires_date,
      file_id, created_by)
    select company_id, checked_date, source, registration_id, status, provider, address,
      array(select json_array_elements_text(alternative_names)), has_all_names, agent_name, agent_address, agent_phone,
      agent_email, filed_date, expires_date, file_id, created_by
    from rows from (json_to_recordset(${jsonRows(records)}::json) as (company_id int, checked_date timestamptz, source text,
      registration_id text, status text, provider text, address text, alternative_names json, has_all_names boolean,
      agent_name text, agent_address text, agent_phone text, agent_email text, filed_date date, expires_date date,
      file_id int, created_by int)) with ordinality as r (company_id, checked_date, source, registration_id, status,
      provider, address, alternative_names, has_all_names, agent_name, agent_address, agent_phone, agent_email, filed_date,
      expires_date, file_id, created_by, place)
    order by place returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The newest record of each of these companies, with its file. */
export type RecordView = RecordRow & { file_name: string | null; file_size: number | null };

export async function newestRecords(db: Db, company_ids: readonly number[]): Promise<RecordView[]> {
  const { rows } = await sql<RecordView>`
    select r.*, f.name as file_name, f.size as file_size from unnest(${[...company_ids]}::int[]) as k (id)
    cross join lateral (select * from public_records r where r.company_id = k.id order by r.id desc limit 1) r
    left join files f on f.id = r.file_id`.execute(db);
  return rows;
}

/** Names of domains that companies hold. */
export async function heldDomains(db: Db, company_ids: readonly number[]) {
  const { rows } = await sql<{ company_id: number; name: string; status_id: number }>`
    select company_id, name, status_id from domains
    where company_id = any(${[...company_ids]}::int[])
      and status_id in (${DOMAIN_STATUS.registered}, ${DOMAIN_STATUS.draft})`.execute(db);
  return rows;
}

/** Locks companies in the order of their ids. */
export const lockCompanies = (db: Db, ids: readonly number[]): Promise<CompanyRow[]> =>
  db
    .selectFrom('companies')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

export const companiesById = (db: Db, ids: readonly number[]): Promise<CompanyRow[]> =>
  db
    .selectFrom('companies')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();

export async function setChecked(db: Db, ids: readonly number[], record_checked_date: Date): Promise<void> {
  await db
    .updateTable('companies')
    .set({ record_checked_date })
    .where('id', 'in', [...ids])
    .execute();
}

/** Companies by the numbers of their designations, in any spelling; those in the directory first. */
export async function companiesByNumber(db: Db, numbers: readonly string[]) {
  const { rows } = await sql<{ id: number; dmca_registration_id: string; status_id: number }>`
    select id, dmca_registration_id, status_id from companies
    where upper(dmca_registration_id) = any(${[...numbers]}::text[])
    order by status_id = ${COMPANY_STATUS.removed}, id`.execute(db);
  return rows;
}
