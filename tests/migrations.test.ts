import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { migrate, statements } from '#server/db/migrate.ts';
import { type Database, openPostgres } from '#server/db/open.ts';
import { embeddedOptions, onPglite } from '#server/db/open-embedded.ts';
import { databaseUrl, onServer } from './setup/database.ts';

const { kind } = inject('databaseTemplate');
const FOLDER = new URL('../server/db/migrations/', import.meta.url);
const all = (await readdir(FOLDER)).sort();

/** A database of the run's kind that is this file's own. */
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

async function empty(): Promise<void> {
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
}

/** Each test finds it empty. */
beforeEach(empty);

afterAll(async () => {
  for (const { close } of databases) await close();
});

/** Every column, constraint and index, as the database describes them. */
async function shape(): Promise<unknown[]> {
  const { db } = database;
  const columns = await sql`select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(db);
  const indexes = await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(db);
  return [columns.rows, indexes.rows];
}

/** As an older version left it, which knew all before the one of this name. */
async function migrateTo(name: string): Promise<void> {
  await sql`create table migrations (name text primary key)`.execute(database.db);
  for (const one of all.slice(
    0,
    all.findIndex((file) => file.includes(name)),
  )) {
    const source = await readFile(new URL(one, FOLDER), 'utf8');
    for (const statement of statements(source)) await sql.raw(statement).execute(database.db);
    await sql`insert into migrations (name) values (${one})`.execute(database.db);
  }
}

describe('the migrations', () => {
  test('bring an empty database up to date; twice is once', async () => {
    expect(await migrate(database.db, kind)).toEqual(all);
    const first = await shape();
    expect(await migrate(database.db, kind)).toEqual([]);
    expect(await shape()).toEqual(first);
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(all);
  });

  test('go on from where they were left', async () => {
    await migrate(database.db, kind);
    const whole = await shape();
    await empty();
    const last = all.at(-1)!;
    // An older version of the product was here: it knew all but the last.
    await migrateTo(last);
    expect(await migrate(database.db, kind)).toEqual([last]);
    expect(await shape()).toEqual(whole);
  });

  test('find in the history what notices and senders were like before somebody changed them', async () => {
    const { db } = database;
    await migrateTo('assigned-notices');
    const change = (field: string, from: unknown, to: unknown) => ({ field, from, to });
    const entry = (id: number, kind: number, object_id: number, action: string, changes: object[] = []) =>
      sql`insert into history (id, uuid, is_snapshot, object_id, content_type, action, user_id, date, changes, previous_hash, hash)
        values (${id}, gen_random_uuid(), false, ${object_id}, ${kind}, ${action}, null, now(), ${JSON.stringify(changes)}::jsonb, '', '')`.execute(
        db,
      );
    const owned = (id: number, kind: number) =>
      sql`insert into history_companies (history_id, company_id, number, content_type, is_snapshot, action)
        values (${id}, 1, ${id}, ${kind}, false, '')`.execute(db);
    await sql`insert into companies (name, status_id, created_date) values ('Alpha', 5, now()), ('Beta', 5, now())`.execute(
      db,
    );
    await sql`insert into contacts (name, email, company_id, created_date)
      values ('Typed', 'a@example.net', 1, now()), ('CALL', 'b@example.net', null, now()), ('Mail', 'c@example.net', null, now())`.execute(
      db,
    );
    // Corrected; another company's with the first one's sender; left by a company; never anybody's.
    const found = JSON.stringify({ kind: 'takedown', verdict: 'defective', signature: false, is_corrected: true });
    await sql`insert into notices (company_id, sender_id, status_id, source_id, received_date, subject, company_name, completeness, created_date)
      values (1, 3, 15, 3, now(), 'Second', '', ${found}::jsonb, now()), (2, 1, 15, 1, now(), '', '', '{}', now()),
        (null, 2, 15, 1, now(), '', '', '{}', now()), (null, 2, 15, 1, now(), '', '', '{}', now())`.execute(db);
    await sql`insert into notice_urls (notice_id, position, url, host, role)
      values (1, 1, 'https://a.com/x', 'a.com', 'reported'), (1, 2, 'https://a.com/added', 'a.com', 'reported')`.execute(
      db,
    );
    await entry(1, 13, 1, 'changed', [change('subject', 'First', 'Between'), change('signature', 'found', 'missing')]);
    await entry(2, 13, 1, 'changed', [change('subject', 'Between', 'Second'), change('source', 'Email', 'Post')]);
    await entry(3, 13, 1, 'changed', [
      change('completeness', 'complete', 'defective'),
      change('sender', 'd@example.net', 'c@example.net'),
    ]);
    await entry(4, 13, 1, 'changed', [change('url', null, 'https://a.com/added')]);
    await entry(5, 13, 3, 'note added');
    await owned(5, 13);
    await entry(6, 14, 2, 'created');
    await owned(6, 14);
    await migrate(db, kind);

    const notices = await sql<{ as_received: object | null; left: boolean; email: string; name: string }>`
      select n.as_received, n.company_deleted_date is not null as left, c.email, c.name
      from notices n join contacts c on c.id = n.sender_id order by n.id`.execute(db);
    expect(notices.rows[0]?.as_received).toMatchObject({
      ...{ subject: 'First', source_id: 1, sender_email: 'd@example.net' },
      completeness: { kind: 'takedown', verdict: 'complete', signature: true, is_corrected: false },
    });
    expect(notices.rows.map(({ left, email, name }) => [left, email, name])).toEqual([
      [false, 'c@example.net', 'Mail'],
      [false, 'a@example.net', ''],
      [true, 'b@example.net', ''],
      [false, 'b@example.net', ''],
    ]);
    const urls = await sql<{ is_added: boolean }>`select is_added from notice_urls order by id`.execute(db);
    expect(urls.rows.map(({ is_added }) => is_added)).toEqual([false, true]);
  });

  test('make what an earlier version could not read unread, and have it read again', async () => {
    const { db } = database;
    await migrateTo('unread-messages');
    await sql`insert into inbound_messages (message_id, content_hash, sha256, size, source_id, envelope_from, recipients, received_date, parsed_date)
      select '', 'hash ' || n, 'sha ' || n, 1, 1, '', '{}', now(), now() from generate_series(1, 4) n`.execute(db);
    const found = (change: object) =>
      JSON.stringify({ kind: 'other', verdict: 'not_a_notice', found: {}, is_corrected: false, ...change });
    const shown = 'It has too many parts to be read. It is shown as it came; please look at the original.';
    // Could not be read; corrected by a person; read in part; a newsletter.
    for (const [id, change, error] of [
      [1, {}, shown],
      [2, { is_corrected: true }, shown],
      [3, { kind: 'takedown', verdict: 'complete' }, 'Please look at the original as well.'],
      [4, {}, null],
    ] as const) {
      await sql`insert into notices (inbound_id, status_id, source_id, received_date, completeness, parse_error, parsed_date, created_date)
        values (${id}, 15, 1, now(), ${found(change)}::jsonb, ${error}, now(), now())`.execute(db);
    }
    await migrate(db, kind);
    const { rows } = await sql<{ verdict: string; open: boolean; unread: boolean }>`
      select n.completeness ->> 'verdict' as verdict, n.parsed_date is null as unread, m.parsed_date is null as open
      from notices n join inbound_messages m on m.id = n.inbound_id order by n.id`.execute(db);
    expect(rows.map(({ verdict, unread, open }) => [verdict, unread, open])).toEqual([
      ['unread', true, true],
      ['not_a_notice', false, false],
      ['complete', false, false],
      ['not_a_notice', false, false],
    ]);
    const jobs = await sql<{ payload: object }>`select payload from jobs where name = 'read-again'`.execute(db);
    expect(jobs.rows).toEqual([{ payload: { inbound_id: 1, since: expect.any(String) } }]);
  });

  test('are all there or not at all', async () => {
    // A table in the way of the last one.
    await sql`create table representatives (id integer)`.execute(database.db);
    await expect(migrate(database.db, kind)).rejects.toThrow('representatives');
    const { rows } = await sql`select table_name from information_schema.tables where table_schema = 'public'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ table_name: 'representatives' }]);
  });

  test('are read statement by statement, bodies whole', () => {
    const source = `-- a remark; with a semicolon, and somebody's apostrophe
      create table a (b text default 'it''s; -- text', c integer); -- another; remark
      create function f() returns trigger as $$ begin; return new; end; $$ language plpgsql;
      select 1`;
    expect(statements(source)).toHaveLength(3);
  });
});

// The embedded database serves one process, so only a server can be met by two at once.
if (kind === 'postgresql') {
  test('two processes at once: one migrates, the other waits and finds it done', async () => {
    const applied = await Promise.all(databases.map(({ db }) => migrate(db, kind)));
    expect(applied.filter((names) => names.length > 0)).toEqual([all]);
  });
}
