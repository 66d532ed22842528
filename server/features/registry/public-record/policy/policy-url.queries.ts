import { type Selectable, sql } from 'kysely';
import { DOMAIN_STATUS } from '#core/lookups.ts';
import type { FoundAgent } from '#core/rules/registry/public-record/policy-page.ts';
import type { Db } from '../../../../db/tables.ts';

interface PolicyUrlsTable {
  company_id: number;
  url: string;
  found: FoundAgent | null;
  checked_date: Date | null;
  error: string | null;
  confirmed_date: Date | null;
  confirmed_by: number | null;
}

declare module '../../../../db/tables.ts' {
  interface Tables {
    policy_urls: PolicyUrlsTable;
  }
}

type PolicyUrlRow = Selectable<PolicyUrlsTable>;

export const getPolicyRow = (db: Db, company_id: number): Promise<PolicyUrlRow | undefined> =>
  db.selectFrom('policy_urls').selectAll().where('company_id', '=', company_id).executeTakeFirst();

/** Another address: what was known of the earlier one is gone. */
export async function putPolicyUrl(db: Db, company_id: number, url: string): Promise<void> {
  const cleared = { url, found: null, checked_date: null, error: null, confirmed_date: null, confirmed_by: null };
  await db
    .insertInto('policy_urls')
    .values({ company_id, ...cleared })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(cleared))
    .execute();
}

export async function dropPolicyUrl(db: Db, company_id: number): Promise<void> {
  await db.deleteFrom('policy_urls').where('company_id', '=', company_id).execute();
}

type Checked = Partial<Omit<PolicyUrlRow, 'company_id' | 'url' | 'found'>> & { found?: FoundAgent | null };

export async function updatePolicyUrl(db: Db, company_id: number, { found, ...values }: Checked): Promise<void> {
  const json = found === undefined ? {} : { found: found && sql<FoundAgent>`${JSON.stringify(found)}::jsonb` };
  await db
    .updateTable('policy_urls')
    .set({ ...values, ...json })
    .where('company_id', '=', company_id)
    .execute();
}

/** Whether a host is a registered domain of the company or below one. */
export async function isOnRegistered(db: Db, company_id: number, host: string): Promise<boolean> {
  const labels = host.split('.');
  const names = labels.map((_, at) => labels.slice(at).join('.'));
  const found = await db
    .selectFrom('domains')
    .select('id')
    .where('company_id', '=', company_id)
    .where('status_id', '=', DOMAIN_STATUS.registered)
    .where('name', 'in', names)
    .executeTakeFirst();
  return found !== undefined;
}
