import { sql } from 'kysely';
import type { Db } from '../tables.ts';

export interface Column {
  name: string;
  type: string;
}

export interface TableShape {
  table: string;
  /** Without generated columns, which the database computes. */
  columns: Column[];
}

/** Excludes objects that belong to an extension. */
const ours = sql`n.nspname = current_schema()
  and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** All tables, from the catalog, so that new ones are included automatically. Counters are left out: they derive from the others. */
export async function tableShapes(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<Column & { table: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${ours} and c.relname !~ '^counter(s|_.*)$'
    order by c.relname collate "C", a.attnum`.execute(db);
  const shapes = new Map<string, TableShape>();
  for (const { table, name, type } of rows) {
    const shape = shapes.get(table) ?? { table, columns: [] };
    shape.columns.push({ name, type });
    shapes.set(table, shape);
  }
  return [...shapes.values()];
}

export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${ours} limit 1`.execute(db);
  return rows.length === 0;
}

export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** The sequences' last values, so that an id is never reused. */
export async function readSequences(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

export async function setSequences(db: Db, values: Record<string, number>): Promise<void> {
  for (const [name, last] of Object.entries(values)) {
    await sql`select setval(${quoted(name)}::text::regclass, ${last}::bigint)`.execute(db);
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Fixes the text formats of values, whatever the server's settings, and turns timeouts off. */
export async function useFixedFormats(db: Db): Promise<void> {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  };
  for (const [name, value] of Object.entries(settings))
    await sql`select set_config(${name}, ${value}, true)`.execute(db);
}

type Values = (string | null)[];

const FIRST_FETCH = 16;
const FETCH_MOST = 2_000;
/** Target size of a chunk: rows take from a few bytes to a quarter of a megabyte, depending on the table. */
export const CHUNK_CHARS = 1024 * 1024;

const sizeOf = (values: Values): number => values.reduce((sum, value) => sum + (value?.length ?? 4), 0);

/** All rows as text, unordered, in chunks read by a cursor. */
export async function* readRows(db: Db, { table, columns }: TableShape): AsyncGenerator<Values[]> {
  const list = columns.map(({ name }, at) => sql`${sql.ref(name)}::text as ${sql.ref(`v${at}`)}`);
  await sql`declare backup_rows no scroll cursor for select ${sql.join(list)} from ${sql.table(table)}`.execute(db);
  for (let count = FIRST_FETCH; ; ) {
    const { rows } = await sql<Record<string, string | null>>`fetch forward ${sql.lit(count)} from backup_rows`.execute(
      db,
    );
    const chunk = rows.map((row) => columns.map((_, at) => row[`v${at}`] ?? null));
    yield chunk;
    if (rows.length < count) break;
    const chars = chunk.reduce((sum, values) => sum + sizeOf(values), 0);
    count = Math.max(1, Math.min(FETCH_MOST, Math.floor((CHUNK_CHARS * count) / Math.max(chars, 1))));
  }
  await sql`close backup_rows`.execute(db);
}

/** Inserts a chunk in one statement, with the rows as one JSON parameter. */
export async function insertRows(db: Db, { table, columns }: TableShape, rows: readonly Values[]): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map(({ name }) => sql.ref(name));
  const values = columns.map(({ type }, at) => sql`(r ->> ${sql.lit(at)})::${sql.raw(type)}`);
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) as r`.execute(db);
}

/** Runs the work without triggers and foreign keys. Recreating the keys afterward checks every row. */
export async function withoutConstraints(db: Db, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and ${ours} order by 1, 2`.execute(db);
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  }
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await work();
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
  }
}

/** Removes rows that a migration inserted, as the backup contains them too. */
export async function emptyTable(db: Db, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(db);
}

/** Credentials that may have been used or revoked since the backup, and must not become valid again. */
const SESSION_TABLES = [
  ...['refresh_tokens', 'sessions', 'password_resets'],
  ...['passkey_challenges', 'login_challenges', 'factor_resets'],
];

export async function endSessions(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of SESSION_TABLES) if (tables.includes(table)) await emptyTable(db, table);
}

/**
 * Gathers statistics for the planner. Skips tables of less than ten pages: without statistics PostgreSQL assumes ten pages, with
 * them it would plan sequential scans even after the table has grown.
 */
export async function analyze(db: Db): Promise<void> {
  const { rows } = await sql<{
    table: string;
  }>`select c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${ours} and pg_relation_size(c.oid) >= 10 * current_setting('block_size')::int`.execute(
    db,
  );
  for (const { table } of rows) await sql`analyze ${sql.table(table)}`.execute(db);
}
