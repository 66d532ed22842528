import { type Generated, type RawBuilder, type Selectable, sql } from 'kysely';
import { COMPANY_STATUS, DOMAIN_STATUS } from '#core/lookups.ts';
import { coalesced } from '../../../db/in-batches.ts';
import type { Db } from '../../../db/tables.ts';

interface PublicPagesTable {
  company_id: number;
  /** Null until the first registration is complete. */
  slug: string | null;
  is_on: Generated<boolean>;
  is_transparency: Generated<boolean>;
  is_lumen: Generated<boolean>;
  service_name: Generated<string>;
  intro: Generated<string>;
  repeat_policy: Generated<string>;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    public_pages: PublicPagesTable;
    /** Every slug that a page ever had. */
    page_slugs: { slug: string; company_id: number; created_date: Date };
  }
}

export type PageSettings = Omit<Selectable<PublicPagesTable>, 'company_id'>;

export const UNSET: PageSettings = {
  slug: null,
  ...{ is_on: false, is_transparency: false, is_lumen: false },
  ...{ service_name: '', intro: '', repeat_policy: '' },
};

const COLUMNS = ['slug', 'is_on', 'is_transparency', 'is_lumen', 'service_name', 'intro', 'repeat_policy'] as const;

export async function getPageSettings(db: Db, company_id: number): Promise<PageSettings> {
  const row = await db
    .selectFrom('public_pages')
    .select(COLUMNS)
    .where('company_id', '=', company_id)
    .executeTakeFirst();
  return row ?? UNSET;
}

export async function savePageSettings(db: Db, company_id: number, settings: PageSettings): Promise<void> {
  await db
    .insertInto('public_pages')
    .values({ company_id, ...settings })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(settings))
    .execute();
}

/** Takes a slug for a company, unless another company has or had it. Of two that take it at once, one gets it. */
export async function claimSlug(db: Db, slug: string, company_id: number, created_date: Date): Promise<boolean> {
  await db
    .insertInto('page_slugs')
    .values({ slug, company_id, created_date })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const held = await db.selectFrom('page_slugs').select('company_id').where('slug', '=', slug).executeTakeFirst();
  return held?.company_id === company_id;
}

/** The first registered domain of a company. */
export const firstDomain = (company_id: RawBuilder<number>) => sql<string | null>`(
  select d.name from domains d where d.company_id = ${company_id} and d.status_id = ${DOMAIN_STATUS.registered}
  order by d.id limit 1)`;

/** The name of a company and its first registered domain. */
export async function namesOf(db: Db, company_id: number): Promise<{ company: string; domain: string | null }> {
  const { rows } = await sql<{ company: string; domain: string | null }>`
    select c.name as company, ${firstDomain(sql`c.id`)} as domain
    from companies c where c.id = ${company_id}`.execute(db);
  return rows[0]!;
}

/** Companies that were registered before there were public pages. */
export async function companiesWithoutPage(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from companies c left join public_pages p on p.company_id = c.id
    where c.registered_date is not null and c.status_id <> ${COMPANY_STATUS.removed} and p.slug is null
    order by c.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface FoundPage {
  slug: string;
  is_on: boolean;
  is_transparency: boolean;
  service_name: string;
  intro: string;
  repeat_policy: string;
  company_id: number;
  company: string;
  status_id: number;
  dmca_registration_id: string | null;
  expires_date: string | null;
}

/** Further columns of a company's page: each is read for the company with this id, in the same statement. */
export type Beside<More> = {
  readonly [Name in keyof More]: (company_id: RawBuilder<number>) => RawBuilder<More[Name]>;
};

/** The pages of the companies that have or had these slugs, with their current slug and what is read beside them. */
async function findPages<More>(db: Db, slugs: readonly string[], beside: Beside<More>) {
  const more = Object.entries<Beside<Record<string, unknown>>[string]>(beside).map(
    ([name, read]) => sql`, ${read(sql`s.company_id`)} as ${sql.ref(name)}`,
  );
  const { rows } = await sql<FoundPage & More & { asked: string }>`
    select s.slug as asked, p.slug, p.is_on, p.is_transparency, p.service_name, p.intro, p.repeat_policy, p.company_id,
      c.name as company, c.status_id, c.dmca_registration_id, c.expires_date ${sql.join(more, sql``)}
    from page_slugs s join public_pages p on p.company_id = s.company_id join companies c on c.id = s.company_id
    where s.slug = any(${slugs}::text[]) and p.slug is not null`.execute(db);
  return rows;
}

/** The page of the company that has or had a slug, and what is read beside it. */
export type FindPage<More> = (
  db: Db,
  asked: { readonly slug: string; readonly now: Date },
) => Promise<(FoundPage & More) | undefined>;

/** Visits of the same moment share a statement, which begins after all of them. `beside` gets the moment of the first. */
export const findingPage = <More>(beside: (now: Date) => Beside<More>): FindPage<More> =>
  coalesced(async (db, asked) => {
    const rows = await findPages(db, [...new Set(asked.map(({ slug }) => slug))], beside(asked[0]!.now));
    const pages = new Map(rows.map((row) => [row.asked, row]));
    return asked.map(({ slug }) => pages.get(slug));
  });

export interface FormCounts {
  submitted: number;
  confirmed: number;
  suspect: number;
}

/** Forms of all time. Suspect ones count until they are decided on. */
export async function countForms(db: Db, company_id: number): Promise<FormCounts> {
  const { rows } = await sql<FormCounts>`
    select count(*)::int as submitted, count(*) filter (where state in ('confirmed', 'accepted'))::int as confirmed,
      count(*) filter (where state = 'submitted' and is_suspect)::int as suspect
    from submissions where company_id = ${company_id}`.execute(db);
  return rows[0]!;
}
