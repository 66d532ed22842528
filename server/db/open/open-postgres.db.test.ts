import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { onServer } from '#tests/setup/database.ts';
import { freshPostgresUrl, workerDatabase } from '#tests/setup/worker-database.ts';
import { isDatabaseGone } from '../../http/answer/errors.ts';
import type { Db } from '../tables.ts';
import { openPostgres, UnreachableError } from './open-postgres.ts';

const template = inject('databaseTemplate');
const one = async (db: Db) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one;

describe('a database', () => {
  test('returns bigint as numbers and dates as strings', async () => {
    const { db } = await workerDatabase();
    const { rows } = await sql`select count(*) as count, date '2026-02-28' as day from history_head`.execute(db);
    expect(rows).toEqual([{ count: 1, day: '2026-02-28' }]);
  });

  test.for([
    ['a full disk', '53100'],
    ['a statement that took too long', '57014'],
  ])('with %s is a temporary failure (503), not an internal error', async ([, code]) => {
    const { db } = await workerDatabase();
    const raised = sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`).execute(db);
    expect(isDatabaseGone(await raised.catch((caught: unknown) => caught))).toBe(true);
  });

  test('is unchanged after a failed transaction', async () => {
    const { db } = await workerDatabase();
    const act = db.transaction().execute(async (tx) => {
      await sql`insert into limits (key, tries, expires_date) values ('of a failed act', 1, now())`.execute(tx);
      await sql`select 1 / 0`.execute(tx);
    });
    await expect(act).rejects.toThrow('division by zero');
    expect(await db.selectFrom('limits').select('key').where('key', '=', 'of a failed act').execute()).toEqual([]);
  });
});

if (template.kind === 'postgresql') {
  test('a connection that breaks fails only its own transaction', async () => {
    const { db, close } = await openPostgres(await freshPostgresUrl());
    const broken = await db
      .transaction()
      .execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        const { pid } = rows[0]!;
        await onServer(template.server, `select pg_terminate_backend(${pid})`);
        // Between two statements no query is pending: the error arrives as an event.
        const left = () => onServer(template.server, `select pid from pg_stat_activity where pid = ${pid}`);
        await expect.poll(left).toEqual([]);
        await one(tx);
      })
      .catch((error: unknown) => error);
    expect(broken).toBeInstanceOf(Error);
    expect(isDatabaseGone(broken)).toBe(true);
    expect(await one(db)).toBe(1);
    await close();
  });

  test('a transaction that was left open ends before the statements that wait for its locks', async () => {
    const { db, close } = await openPostgres(await freshPostgresUrl());
    const limit = async (name: string) => {
      const settings = db.selectFrom(sql<{ name: string; setting: string }>`pg_settings`.as('settings'));
      const row = await settings.select('setting').where('name', '=', name).executeTakeFirstOrThrow();
      return Number(row.setting);
    };
    const [idle, statement] = [await limit('idle_in_transaction_session_timeout'), await limit('statement_timeout')];
    expect(idle).toBeGreaterThanOrEqual(60_000);
    expect(statement).toBeGreaterThan(idle);
    await close();
  });

  test('an unreachable server or unknown database is reported in one line', async () => {
    const elsewhere = new URL(template.server);
    elsewhere.pathname = '/no_such_database';
    for (const url of ['postgresql://postgres@127.0.0.1:1/nothing', elsewhere.href]) {
      const error = await openPostgres(url).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(UnreachableError);
      expect((error as Error).message).toMatch(/^DATABASE_URL: the database does not answer: [^\n]+$/);
    }
  });
}
