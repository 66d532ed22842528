import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { systemClock } from '#server/base/clock.ts';
import { tableShapes } from '#server/db/backup/table-shapes.queries.ts';
import { checkHistory } from '#server/db/history.ts';
import { knownMigrations, migrate } from '#server/db/migrate.ts';
import type { Db } from '#server/db/tables.ts';
import { transaction } from '#server/db/transaction.ts';
import { saveFile } from '#server/features/records/files/store/save-file.ts';
import {
  builtServer,
  launch,
  launchReady,
  makeEmptyStore,
  makeStore,
  openStore,
  PASSWORD,
  post,
  signUp,
} from '#tests/processes/server-process.ts';

type Store = Awaited<ReturnType<typeof makeStore>>;
const { kind } = inject('databaseTemplate');

/** The built product, because these tests start it many times. */
async function product() {
  const entry = await builtServer();
  const command = async (name: 'backup' | 'restore', store: Store, ...args: string[]) =>
    (await launch(store, join(dirname(entry), `${name}.cli.js`), args)).exit;
  return { command, start: (store: Store) => launchReady(store, entry) };
}

const profileBy = ({ url }: { url: string }, access: string): Promise<Response> =>
  fetch(`${url}/users/profile/`, { headers: { authorization: `JWT ${access}` } });

/** Lines with table, row count and hash, as both commands print them. */
const countsIn = (out: string): string[] => out.split('\n').filter((line) => /^\w+ +\d+ {2}[0-9a-f]{64}$/.test(line));

async function within<T>(store: Store, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openStore(store);
  return work(db).finally(close);
}

/** Inserts data that a backup could lose: bytes, unusual characters, forward references, trigger-maintained counts. */
const fill = (store: Store) =>
  within(store, async (db) => {
    await sql`insert into users (email, status_id, date_joined, first_name)
      values ('odd@example.com', 1, '2026-01-02 03:04:05.678901+00', ${'Zoë "\\N" \t\n\r, {null} 你好 𝄞'})`.execute(db);
    await sql`insert into companies (name, status_id, created_date) values ('Quay', 13, now()), ('Pier', 4, now())`.execute(
      db,
    );
    await sql`delete from companies where name = 'Pier'`.execute(db);
    await sql`insert into domains (name, unicode_name, company_id, status_id, created_date)
      select 'd' || n || '.example.com', 'd' || n || '.example.com', (select max(id) from companies), 13, now()
      from generate_series(1, 3000) n`.execute(db);
    await sql`insert into notices (status_id, source_id, received_date, completeness, created_date, company_id)
      select 15, 1, now(), ${'{"verdict": "complete", "n": 1.50}'}::jsonb, now(), (select max(id) from companies)
      from generate_series(1, 2)`.execute(db);
    await sql`update notices set answers_id = (select max(id) from notices) where id = (select min(id) from notices)`.execute(
      db,
    );
    await transaction({ db, clock: systemClock }, null, async (tx) => {
      await saveFile(tx, {
        name: 'scan.pdf',
        type: 'application/pdf',
        bytes: randomBytes(700_000),
        object_id: 1,
        model: 'order',
      });
    });
  });

/** Independent hashes of the tables: each row as the database prints it, including generated columns. */
const independentHashes = (store: Store): Promise<Record<string, string>> =>
  within(store, async (db) => {
    await sql`set timezone to 'UTC'`.execute(db);
    const hashes: Record<string, string> = {};
    for (const { table } of await tableShapes(db)) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(db);
      const texts = rows.map(({ text }) => text).sort();
      hashes[table] = `${texts.length} ${createHash('sha256').update(texts.join('\n')).digest('hex')}`;
    }
    return hashes;
  });

const usersAndHistory = (store: Store) =>
  within(store, async (db) => ({
    emails: (await db.selectFrom('users').select('email').execute()).map(({ email }) => email),
    history: await checkHistory(db),
  }));

test('a backup of a running server, restored into an empty database, has the same data', async () => {
  const { command, start } = await product();
  const [store, target, again] = [await makeStore(), await makeEmptyStore(), await makeEmptyStore()];
  await fill(store);
  const server = await start(store);
  const acknowledged: string[] = [];
  let isOver = false;
  const customer = async () => {
    while (!isOver) {
      const { email, answer } = signUp(server);
      expect((await answer).status).toBe(201);
      acknowledged.push(email);
    }
  };
  const customers = [customer(), customer()];
  await expect.poll(() => acknowledged.length).toBeGreaterThan(4);
  const before = [...acknowledged];
  const file = join(target.DATA_DIR!, '..', 'running.backup');
  const made = await command('backup', store, file);
  expect(made).toMatchObject({ code: 0, err: '' });
  const during = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(during + 2);
  isOver = true;
  await Promise.all(customers);
  server.kill('SIGTERM');
  expect(await server.exit).toMatchObject({ code: 0, err: '' });

  // The file is private, and no temporary files remain.
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  if (kind === 'embedded') expect((await readdir(store.DATA_DIR!)).sort()).toEqual(['jwt-secret', 'pgdata']);
  const restored = await command('restore', target, file);
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(countsIn(made.out).length).toBeGreaterThan(30);
  expect(countsIn(restored.out)).toEqual(countsIn(made.out));
  const { emails, history } = await usersAndHistory(target);
  expect(emails).toEqual(expect.arrayContaining([...before, 'odd@example.com']));
  expect(history).toMatchObject({ ok: true });

  // Without writes, independent hashes agree as well, in both kinds of database.
  const still = join(target.DATA_DIR!, '..', 'still.backup');
  expect(await command('backup', store, still)).toMatchObject({ code: 0, err: '' });
  expect(await command('restore', again, still)).toMatchObject({ code: 0, err: '' });
  expect(await independentHashes(again)).toEqual(await independentHashes(store));
  if (kind === 'postgresql') {
    const elsewhere = { DATA_DIR: join(target.DATA_DIR!, '..', 'elsewhere') };
    expect(await command('restore', elsewhere, still)).toMatchObject({ code: 0, err: '' });
    expect(await independentHashes(elsewhere)).toEqual(await independentHashes(store));
  }

  // The restored database works, and sequences continue without reuse.
  const next = await start(again);
  expect((await signUp(next).answer).status).toBe(201);
  next.kill('SIGTERM');
  expect(await next.exit).toMatchObject({ code: 0, err: '' });
  const ids = await within(again, async (db) => {
    const { rows } = await sql<{ id: number }>`insert into companies (name, status_id, created_date)
      values ('Next', 4, now()) returning id`.execute(db);
    const { rows: counted } = await sql<{
      sum: number;
    }>`select sum(change)::int as sum from counter_domains_by_status where company_id = -1`.execute(db);
    return [rows[0]!.id, counted[0]!.sum];
  });
  expect(ids).toEqual([3, 3000]);
});

test('a backup holds no secret that opens a session, and a restore ends every session', async () => {
  const { command, start } = await product();
  const [store, target] = [await makeStore(), await makeEmptyStore()];
  const login = { username: 'backup@example.com', password: PASSWORD };
  const settings = { ...store, SUPERUSER_EMAIL: login.username, SUPERUSER_PASSWORD: PASSWORD };
  const server = await start(settings);
  const tokens = (await (await post(server, '/api-auth/', login)).json()) as { access: string; refresh: string };
  expect((await profileBy(server, tokens.access)).status).toBe(200);
  const file = join(target.DATA_DIR!, '..', 'secrets.backup');
  const made = await command('backup', store, file);
  expect(made).toMatchObject({ code: 0, err: '' });
  server.kill('SIGTERM');
  expect((await server.exit).code).toBe(0);

  const text = gunzipSync(await readFile(file)).toString();
  expect(Object.keys(JSON.parse(text.slice(0, text.indexOf('\n'))))).not.toContain('jwt_secret');
  for (const secret of [tokens.access, tokens.refresh]) expect(text).not.toContain(secret);
  const secretOf = (dataDir: string) => readFile(join(dataDir, 'jwt-secret'), 'utf8');
  if (kind === 'embedded') expect(text).not.toContain((await secretOf(store.DATA_DIR!)).trim());

  // A backup of an older version that contains the secret: it is not restored.
  const [head, ...lines] = text.split('\n');
  const old = JSON.stringify({ ...JSON.parse(head!), jwt_secret: 'of an older version, which wrote it down' });
  await writeFile(`${file}.old`, gzipSync([old, ...lines].join('\n')));
  const restored = await command('restore', target, `${file}.old`);
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toContain('Everyone has to log in again');
  expect(countsIn(restored.out)).toEqual(countsIn(made.out));
  const again = await start(target);
  if (kind === 'embedded') {
    expect(await secretOf(target.DATA_DIR!)).not.toBe(await secretOf(store.DATA_DIR!));
    expect(await secretOf(target.DATA_DIR!)).not.toContain('older version');
  }
  expect((await profileBy(again, tokens.access)).status).toBe(401);
  expect((await post(again, '/api-token-refresh/', { refresh: tokens.refresh })).status).toBe(401);
  expect((await post(again, '/api-auth/', login)).status).toBe(200);
  again.kill('SIGTERM');
  expect((await again.exit).code).toBe(0);
});

test('a backup is restored only into an empty database, completely or not at all', async () => {
  const { command } = await product();
  const [store, target] = [await makeStore(), await makeEmptyStore()];
  const file = join(target.DATA_DIR!, '..', 'a.backup');
  expect(await command('backup', store, file)).toMatchObject({ code: 0, err: '' });
  expect(await command('backup', store, file)).toMatchObject({
    code: 1,
    err: `${file} already exists; choose another name\n`,
  });
  const name =
    kind === 'embedded'
      ? `DATA_DIR: there is already a database in ${store.DATA_DIR}`
      : 'DATABASE_URL: the database is not empty';
  expect(await command('restore', store, file)).toMatchObject({
    code: 1,
    err: `${name}; a backup can only be restored into an empty one\n`,
  });
  expect(await command('restore', target, file, '--check')).toMatchObject({
    code: 0,
    out: expect.stringContaining('\nThe backup is intact. It was made at '),
  });

  const bytes = await readFile(file);
  await writeFile(`${file}.half`, bytes.subarray(0, bytes.length / 2));
  const half = await command('restore', target, `${file}.half`);
  expect([half.code, half.out]).toEqual([1, '']);
  expect(half.err).toMatch(/^[^\n]*(can't be read|ends too early)[^\n]*\n$/);
  // The failed restore left the database empty.
  expect(await command('restore', target, file)).toMatchObject({ code: 0, err: '' });
});

test('a backup of an older version is migrated; one of a newer version is refused', async () => {
  const { command, start } = await product();
  const [old, target, other] = [await makeEmptyStore(), await makeEmptyStore(), await makeEmptyStore()];
  const all = await knownMigrations();
  // An older version, without the last migration.
  const then = all.slice(0, -1);
  expect(then.length).toBeLessThan(all.length);
  await within(old, async (db) => {
    await migrate(db, kind, then);
    await sql`insert into users (email, status_id, date_joined) values ('old@example.com', 1, now())`.execute(db);
    await sql`insert into companies (name, status_id, created_date) values ('Old Quay', 13, now())`.execute(db);
  });
  const file = join(target.DATA_DIR!, '..', 'old.backup');
  const made = await command('backup', old, file);
  expect(made).toMatchObject({ code: 0, err: '' });
  const restored = await command('restore', target, file);
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(countsIn(restored.out)).toEqual(countsIn(made.out));
  await within(target, async (db) => {
    const applied = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
    expect(applied.rows.map(({ name }) => name)).toEqual(all);
    expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: 'old@example.com' }]);
    expect(await db.selectFrom('companies').select('name').execute()).toEqual([{ name: 'Old Quay' }]);
  });
  const server = await start(target);
  expect((await signUp(server).answer).status).toBe(201);
  server.kill('SIGTERM');
  expect(await server.exit).toMatchObject({ code: 0, err: '' });

  const [head, ...lines] = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  const ahead = JSON.stringify({ ...JSON.parse(head!), migrations: [...all, '999-the-future.sql'] });
  await writeFile(`${file}.newer`, gzipSync([ahead, ...lines].join('\n')));
  expect(await command('restore', other, `${file}.newer`)).toMatchObject({
    code: 1,
    err: 'The backup was made by a newer version (999-the-future.sql); restore it with that version.\n',
  });
  // The failed restore left the database empty.
  expect(await command('restore', other, file)).toMatchObject({ code: 0, err: '' });
});
