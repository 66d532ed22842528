import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { freshDatabase } from '#tests/setup/worker-database.ts';
import { test } from '#tests/world/world.ts';
import { vacuumMostDue } from './vacuum.ts';

test('the table with the most dead rows is vacuumed and analyzed, and small ones are left alone', async () => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  const fill = (table: 'limits' | 'jobs', rows: number) =>
    table === 'limits'
      ? sql`insert into limits (key, tries, expires_date) select 'key ' || n, 1, now() from generate_series(1, ${rows}::int) n`
      : sql`insert into jobs (name, payload, run_at) select 'some-job', '{}', now() from generate_series(1, ${rows}::int) n`;
  await fill('limits', 20_000).execute(db);
  await fill('jobs', 20).execute(db);
  await db.updateTable('limits').set({ tries: 2 }).execute();
  await db.deleteFrom('jobs').execute();
  const state = async () => {
    const { rows } = await sql<{ name: string; dead: number; analyzed: boolean }>`
      select relname as name, n_dead_tup::int as dead, last_analyze is not null as analyzed
      from pg_stat_user_tables where relname in ('limits', 'jobs') order by relname`.execute(db);
    return rows;
  };
  await expect.poll(async () => (await state())[1]!.dead).toBe(20_000);
  await vacuumMostDue(db);
  await expect.poll(async () => (await state())[1]).toEqual({ name: 'limits', dead: 0, analyzed: true });
  await vacuumMostDue(db);
  expect((await state())[0]!.analyzed).toBe(false);
});
