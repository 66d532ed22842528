import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { checkHistory } from '#server/db/history.ts';
import type { Db } from '#server/db/tables.ts';
import {
  builtServer,
  launch,
  launchReady,
  makeEmptyStore,
  makeStore,
  openStore,
} from '#tests/processes/server-process.ts';
import { figure, many, scaled } from './figure.ts';
import { newAgent } from './people.ts';
import { caller } from './product.ts';

const BACKUPS = scaled(3, 2);
const BUYERS = 4;
/** Orders placed before a backup begins, so that writes are under way. */
const AHEAD = 10;
/** Orders that must be placed during a backup for it to prove anything. */
const MEANWHILE = 10;

/** Fills tables, so that a backup takes long enough to overlap with writes. */
async function fill(db: Db): Promise<void> {
  await sql`insert into companies (name, status_id, created_date) values ('Quay', 13, now())`.execute(db);
  await sql`insert into domains (name, unicode_name, company_id, status_id, created_date)
    select 'd' || n || '.example.com', 'd' || n || '.example.com', (select max(id) from companies), 13, now()
    from generate_series(1, 30000) n`.execute(db);
  await sql`insert into notices (status_id, source_id, received_date, completeness, created_date, company_id)
    select 15, 1, now(), '{}'::jsonb, now(), (select max(id) from companies) from generate_series(1, 30000)`.execute(
    db,
  );
}

/** Pairs of counts from different tables that are equal in any consistent snapshot. */
async function agreements(db: Db): Promise<Record<string, [number, number]>> {
  const { rows } = await sql<{ what: string; here: number; there: number }>`
    select 'orders and their history' as what, (select count(*)::int from orders) as here,
      (select count(distinct object_id)::int from history where content_type = ${CONTENT_TYPES.order}) as there
    union all select 'orders and their companies in the history', (select count(*)::int from orders),
      (select count(distinct company_id)::int from history_companies)
    union all select 'orders and companies', (select count(*)::int from orders), (select count(*)::int - 1 from companies)
    union all select 'companies and their members', (select count(*)::int - 1 from companies),
      (select count(distinct company_id)::int from representatives)
    union all select 'the history and its head', (select coalesce(max(id), 0)::int from history),
      (select id::int from history_head)`.execute(db);
  return Object.fromEntries(rows.map(({ what, here, there }) => [what, [here, there]]));
}

test('a backup taken during writes is a consistent snapshot', async () => {
  const [store, entry] = [await makeStore(), await builtServer()];
  const prepared = await openStore(store);
  await fill(prepared.db);
  const server = await launchReady(store, entry);
  const command = async (name: 'backup' | 'restore', place: typeof store, file: string) =>
    (await launch(place, join(dirname(entry), `${name}.cli.js`), [file])).exit;
  let [placed, isOver] = [0, false];
  const buyer = async () => {
    // Each order gets a new account, because orders are limited per account.
    while (!isOver) {
      const agent = caller(await newAgent(prepared.db));
      for (let n = 0; n < 20 && !isOver; n++) {
        await agent.place(server);
        placed++;
      }
    }
  };
  const buyers = Array.from({ length: BUYERS }, buyer);
  const meanwhile: number[] = [];
  const made: { file: string; target: typeof store }[] = [];
  for (let n = 0; n < BACKUPS; n++) {
    const goal = placed + AHEAD;
    await expect.poll(() => placed, { interval: 20 }).toBeGreaterThan(goal);
    const target = await makeEmptyStore();
    const file = join(target.DATA_DIR!, '..', 'moment.backup');
    const before = placed;
    expect(await command('backup', store, file)).toMatchObject({ code: 0, err: '' });
    meanwhile.push(placed - before);
    made.push({ file, target });
  }
  isOver = true;
  await Promise.all(buyers);
  await prepared.close();
  server.kill('SIGTERM');
  expect(await server.exit).toMatchObject({ code: 0, err: '' });
  expect(Math.min(...meanwhile), 'written during the shortest backup').toBeGreaterThanOrEqual(MEANWHILE);

  for (const { file, target } of made) {
    // Foreign keys are checked by the restore itself.
    const restored = await command('restore', target, file);
    expect(restored.err).toBe('');
    expect(restored.code).toBe(0);
    const { db, close } = await openStore(target);
    const [pairs, history] = [await agreements(db), await checkHistory(db)];
    await close();
    const torn = Object.entries(pairs).filter(([, [here, there]]) => here !== there);
    expect(torn).toEqual([]);
    expect(history).toMatchObject({ ok: true });
  }
  const during = meanwhile.reduce((sum, one) => sum + one, 0);
  figure(
    `${BACKUPS} backups during which ${many(during, 'orders')} were placed: each restored, each consistent to one moment`,
  );
});
