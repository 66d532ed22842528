import { CompiledQuery, type Generated, type Selectable, sql } from 'kysely';
import type { CompanyTokenListQuery } from '#core/contract/registry/tokens.ts';
import { COMPANY_STATUS, type TokenScope } from '#core/lookups.ts';
import { countTriesSql, type Hit } from '../../../db/limits.ts';
import { type PersonView, personOf } from '../../../db/lists/attached-to.ts';
import type { Listed } from '../../../db/lists/json-dates.ts';
import { readPage } from '../../../db/lists/list.ts';
import { containing } from '../../../db/lists/search.ts';
import { countOf, tableListing } from '../../../db/lists/table-list.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

interface CompanyTokensTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  hash: string;
  hint: string;
  scopes: TokenScope[];
  created_by: number | null;
  expires_date: Date;
  last_used_date: Date | null;
  last_used_ip: string | null;
  revoked_date: Date | null;
  reminder_date: Date | null;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    company_tokens: CompanyTokensTable;
  }
}

export type TokenRow = Selectable<CompanyTokensTable>;

type NewToken = Omit<TokenRow, 'id' | 'last_used_date' | 'last_used_ip' | 'revoked_date'>;

export async function insertToken(db: Db, token: NewToken): Promise<number> {
  const { id } = await db.insertInto('company_tokens').values(token).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Tokens of the company that are neither expired nor revoked. */
export async function countLiving(db: Db, company_id: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from company_tokens
    where company_id = ${company_id} and revoked_date is null and expires_date > ${now}`.execute(db);
  return rows[0]!.count;
}

export type TokenView = Listed<Omit<TokenRow, 'hash' | 'company_id' | 'reminder_date'>> & {
  author: PersonView | null;
};

/** A deleted user is not shown. */
const AUTHOR = personOf(sql`t.created_by and person.deleted_date is null`);
const COLUMNS = sql`t.id, t.name, t.hint, t.scopes, t.expires_date, t.last_used_date, t.last_used_ip, t.revoked_date,
  ${AUTHOR} as author`;

export function listTokenViews(db: Db, company_id: number, query: CompanyTokenListQuery) {
  const list = {
    from: sql`company_tokens t`,
    where: [
      sql`t.company_id = ${company_id}`,
      ...(query.search ? [sql`lower(t.name) like ${containing(query.search)}`] : []),
    ],
  };
  const orderings = {
    id: sql`t.id`,
    expires_date: sql`t.expires_date`,
    last_used_date: sql`coalesce(t.last_used_date, '-infinity')`,
  };
  const ordering = query.ordering ?? '-id';
  const listing = tableListing({ ...list, id: sql`t.id`, orderings, ordering, count: countOf(list) });
  const rows = sql`select ${COLUMNS} from keys k join company_tokens t on t.id = k.id`;
  return readPage<TokenView>(db, query, { ...listing, rows });
}

type OwnToken = TokenView & { company: { id: number; name: string } };

export async function getTokenView(db: Db, id: number): Promise<OwnToken | undefined> {
  const { rows } = await sql<{ row: OwnToken }>`
    select row_to_json(r) as row from (
      select ${COLUMNS}, (select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = t.company_id) as company
      from company_tokens t where t.id = ${id}) r`.execute(db);
  return rows[0]?.row;
}

export function lockToken(db: Db, scope: Scope, id: number): Promise<TokenRow | undefined> {
  return db
    .selectFrom('company_tokens')
    .selectAll()
    .where('id', '=', id)
    .where(scope.all ? sql<boolean>`true` : sql<boolean>`company_id = any(${[...scope.company_ids]}::int[])`)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateToken(
  db: Db,
  id: number,
  changes: Partial<Pick<TokenRow, 'revoked_date' | 'reminder_date'>>,
): Promise<void> {
  await db.updateTable('company_tokens').set(changes).where('id', '=', id).execute();
}

/** A use is noted exactly the first time and later to the minute. */
const isDue = (now: string) =>
  `(last_used_date is null or last_used_date <= ${now}::timestamptz - interval '1 minute')`;

/**
 * Runs on every call with a token: finds it if it is valid, counts the calls against its limits, and says whether its use is to be noted.
 * Parameters: hash, now, keys and window ends of the limits.
 */
const USE = `
  with found as (
    select t.id, t.name, t.company_id, t.scopes, t.last_used_date
    from company_tokens t join companies c on c.id = t.company_id
    where t.hash = $1 and t.revoked_date is null and t.expires_date > $2::timestamptz
      and c.status_id <> ${COMPANY_STATUS.removed}),
  counted as (${countTriesSql(
    `select g.kind || ':token:' || found.id as key, 1 as tries, g.expires_date
     from found, unnest($3::text[], $4::timestamptz[]) as g (kind, expires_date)`,
    '$2::timestamptz',
  )})
  select found.id, found.name, found.company_id, found.scopes, ${isDue('$2')} as is_due,
    split_part(counted.key, ':', 1) as kind, counted.tries, counted.expires_date
  from found, counted`;

const NOTE_USE = `update company_tokens set last_used_date = $2::timestamptz, last_used_ip = $3 where id = $1 and ${isDue('$2')}`;

export interface UsedToken extends Pick<TokenRow, 'id' | 'name' | 'company_id' | 'scopes'> {
  /** By the kind of the limit. */
  hits: ReadonlyMap<string, Hit>;
}

/** A row for each limit. */
type UseRow = Omit<UsedToken, 'hits'> & Hit & { kind: string; is_due: boolean };

interface Use {
  hash: string;
  ip: string;
  now: Date;
  /** Limits to count against, by kind, and when a new window of each ends. */
  windows: readonly { kind: string; expires_date: Date }[];
}

export async function recordUse(db: Db, { hash, ip, now, windows }: Use): Promise<UsedToken | undefined> {
  const values = [
    ...[hash, now],
    windows.map(({ kind }) => kind),
    windows.map(({ expires_date }) => expires_date.toISOString()),
  ];
  const { rows } = await db.executeQuery<UseRow>(CompiledQuery.raw(USE, values));
  const [used] = rows;
  if (!used) return undefined;
  // A statement of its own: as part of the other, it would cost every call what it costs one a minute.
  if (used.is_due) await db.executeQuery(CompiledQuery.raw(NOTE_USE, [used.id, now, ip]));
  return { ...used, hits: new Map(rows.map((hit) => [hit.kind, hit])) };
}
