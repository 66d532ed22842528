import { sql } from 'kysely';
import type { Db } from '../tables.ts';

export interface Column {
  name: string;
  type: string;
}

export interface TableShape {
  table: string;
  /** Those that carry something: what the database works out by itself is left to it. */
  columns: Column[];
}

/** What an extension brought along is the extension's. */
const ours = sql`n.nspname = current_schema()
  and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Every table of the product as it is now: nobody has to remember to add a new one. Counters are derived from the others. */
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

/** Whether there is anything at all in the schema that we would work in. */
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

/** How far each counter of ids has come: a number that was given once is not given again. */
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

/** Values are written in one way, whatever the server, the database or the connection prefer; and nothing runs out of time. */
export async function speakPlainly(db: Db): Promise<void> {
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
/** About so much text at a time: rows of some tables are a few bytes, those of others a quarter of a megabyte. */
export const PIECE_CHARS = 1024 * 1024;

const sizeOf = (values: Values): number => values.reduce((sum, value) => sum + (value?.length ?? 4), 0);

/** All rows as texts, in whatever order they lie, a piece at a time. */
export async function* readRows(db: Db, { table, columns }: TableShape): AsyncGenerator<Values[]> {
  const list = columns.map(({ name }, at) => sql`${sql.ref(name)}::text as ${sql.ref(`v${at}`)}`);
  await sql`declare backup_rows no scroll cursor for select ${sql.join(list)} from ${sql.table(table)}`.execute(db);
  for (let count = FIRST_FETCH; ; ) {
    const { rows } = await sql<Record<string, string | null>>`fetch forward ${sql.lit(count)} from backup_rows`.execute(
      db,
    );
    const piece = rows.map((row) => columns.map((_, at) => row[`v${at}`] ?? null));
    yield piece;
    if (rows.length < count) break;
    const chars = piece.reduce((sum, values) => sum + sizeOf(values), 0);
    count = Math.max(1, Math.min(FETCH_MOST, Math.floor((PIECE_CHARS * count) / Math.max(chars, 1))));
  }
  await sql`close backup_rows`.execute(db);
}

/** One statement for a piece: the rows travel as one text. */
export async function insertRows(db: Db, { table, columns }: TableShape, rows: readonly Values[]): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map(({ name }) => sql.ref(name));
  const values = columns.map(({ type }, at) => sql`(r ->> ${sql.lit(at)})::${sql.raw(type)}`);
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) as r`.execute(db);
}

/** Runs the work with no trigger and no foreign key in its way; the keys are then made anew, which checks every row. */
export async function withoutGuards(db: Db, tables: readonly string[], work: () => Promise<void>): Promise<void> {
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

/** A table that a migration filled is emptied: the backup says what is in it. */
export async function emptyTable(db: Db, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(db);
}

/** What opens an account. A session or a reset link that was used or ended after the backup was made would be good again. */
const OPENINGS = ['refresh_tokens', 'sessions', 'password_resets'];

export async function endSessions(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of OPENINGS) if (tables.includes(table)) await emptyTable(db, table);
}

/**
 * So that the planner knows at once what came. A table of less than ten pages is left out: PostgreSQL takes it for ten as long as it
 * knows nothing of it, and once it knows how small it is, plans to read all of it, however much has come in since.
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
