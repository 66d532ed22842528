import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { knownMigrations, migrate, statements, UnsupportedSchemaError } from '#server/db/migrate.ts';
import { embeddedOptions, onPglite } from '#server/db/open/open-embedded.ts';
import { type Database, openPostgres } from '#server/db/open/open-postgres.ts';
import { databaseUrl, onServer } from '../setup/database.ts';

const { kind } = inject('databaseTemplate');
const all = await knownMigrations();

/** Opens a separate database of the kind under test. */
async function openOwn(connections: number): Promise<Database[]> {
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') return [onPglite(await PGlite.create('memory://', embeddedOptions))];
  const name = `${template.template}_empty_${process.pid}`;
  await onServer(template.server, `create database ${name}`);
  return Promise.all(Array.from({ length: connections }, () => openPostgres(databaseUrl(template.server, name))));
}

let databases: Database[] = [];
let database: Database;

beforeAll(async () => {
  databases = await openOwn(4);
  database = databases[0]!;
});

async function dropEverything(): Promise<void> {
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
}

beforeEach(dropEverything);

afterAll(async () => {
  for (const { close } of databases) await close();
});

/** Every column and index, from the system catalogs. */
async function shape(): Promise<unknown[]> {
  const { db } = database;
  const columns = await sql`select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(db);
  const indexes = await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(db);
  return [columns.rows, indexes.rows];
}

describe('the migrations', () => {
  test('bring an empty database up to date, and a second run changes nothing', async () => {
    expect(await migrate(database.db, kind)).toEqual(all);
    const first = await shape();
    expect(await migrate(database.db, kind)).toEqual([]);
    expect(await shape()).toEqual(first);
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(all);
  });

  test('continue from the last applied migration', async () => {
    await migrate(database.db, kind);
    const whole = await shape();
    await dropEverything();
    // State left by an older version without the last migration.
    await migrate(database.db, kind, all.slice(0, -1));
    expect(await migrate(database.db, kind)).toEqual(all.slice(-1));
    expect(await shape()).toEqual(whole);
  });

  test('refuse a database from before the squashed base and leave it unchanged', async () => {
    await sql`create table migrations (name text primary key)`.execute(database.db);
    await sql`insert into migrations (name) values ('002-accounts.sql'), ('001-foundation.sql')`.execute(database.db);
    await expect(migrate(database.db, kind)).rejects.toThrow(
      new UnsupportedSchemaError(
        "The database was made by an unsupported earlier version (001-foundation.sql) and can't be upgraded: set DATA_DIR or DATABASE_URL to an empty one",
      ),
    );
    const { rows } = await sql`select table_name from information_schema.tables where table_schema = 'public'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ table_name: 'migrations' }]);
  });

  test('are applied all or not at all', async () => {
    // An existing table makes a migration fail.
    await sql`create table representatives (id integer)`.execute(database.db);
    await expect(migrate(database.db, kind)).rejects.toThrow('representatives');
    const { rows } = await sql`select table_name from information_schema.tables where table_schema = 'public'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ table_name: 'representatives' }]);
  });

  test('are split into statements, with function bodies intact', () => {
    const source = `-- a remark; with a semicolon, and somebody's apostrophe
      create table a (b text default 'it''s; -- text', c integer); -- another; remark
      create function f() returns trigger as $$ begin; return new; end; $$ language plpgsql;
      select 1`;
    expect(statements(source)).toHaveLength(3);
  });
});

// The embedded database serves a single process.
if (kind === 'postgresql') {
  test('of two processes that start at once, one migrates and the other waits', async () => {
    const applied = await Promise.all(databases.map(({ db }) => migrate(db, kind)));
    expect(applied.filter((names) => names.length > 0)).toEqual([all]);
  });
}
