import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freshDatabase } from '#tests/setup/worker-database.ts';
import { migrate } from '../migrate.ts';
import type { Database } from '../open/open-postgres.ts';
import type { Db } from '../tables.ts';
import { checkCounters, fixCounters } from './check-counters.ts';
import { compactCounters } from './compact-counters.ts';
import { COUNTERS } from './declared.ts';
import { syncCounters } from './sync-counters.ts';

const { kind } = inject('databaseTemplate');

/** mulberry32: a seeded random generator, so that a failed run can be repeated. */
function randomBy(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const run = async (db: Db, text: string): Promise<void> => void (await sql.raw(text).execute(db));

/** The counted tables; those that refer to them are emptied with them. */
const COUNTED = [...new Set(COUNTERS.map(({ of }) => of))];

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function own(): Promise<Db> {
  const { db } = database;
  const tables = [...COUNTED, 'contacts', ...COUNTERS.map(({ name }) => name)];
  await run(db, `truncate ${tables.join(', ')} restart identity cascade`);
  return db;
}

/** Random inserts, updates and deletes on each counted table, also in bulk and by cascade. */
function randomWrite(random: (below: number) => number): string {
  const pick = <T>(...of: readonly T[]): T => of[random(of.length)]!;
  const some = (table: string) =>
    `(select id from ${table} order by md5(id::text || '${random(1e9)}') limit ${1 + random(3)})`;
  const [name, many] = [`n${random(1e9)}`, 1 + random(4)];
  const company = `(select min(id) from companies where id > (select coalesce(max(id), 0) from companies) * ${random(100)} / 100)`;
  const day = `'2024-01-01'::timestamptz + interval '${random(900)} hours'`;
  const writes: readonly (() => string)[] = [
    () =>
      `insert into companies (name, status_id, created_date) select '${name}', ${pick(4, 5, 13)}, now() from generate_series(1, ${many})`,
    () => `update companies set status_id = ${pick(5, 6, 13)}, phone = '${name}' where id in ${some('companies')}`,
    () => `update companies set phone = '${name}' where id in ${some('companies')}`,
    () => `delete from companies where id in ${some('companies')}`,
    () =>
      `insert into users (email, status_id, is_superuser, date_joined) values ('${name}@example.com', ${pick(1, 2)}, ${pick(true, false)}, now())`,
    () => `update users set is_superuser = not is_superuser, status_id = ${pick(1, 3)} where id in ${some('users')}`,
    () => `update users set deleted_date = ${pick('now()', 'null')} where id in ${some('users')}`,
    () => `delete from users where id in ${some('users')}`,
    () =>
      `insert into orders (company_id, type_id, status_id, plan_id, created_date) select id, ${pick(1, 2)}, 7, 1, now() from companies where id in ${some('companies')}`,
    () => `update orders set type_id = ${pick(2, 3)} where id in ${some('orders')}`,
    () => `delete from orders where id in ${some('orders')}`,
    () => `insert into domains (name, unicode_name, company_id, status_id, created_date) select '${pick('a', 'bc', 'é')}${name}' || n, '', ${company}, ${pick(10, 13, 14)}, now()
      from generate_series(1, ${many}) n where ${company} is not null`,
    () => `update domains set status_id = 14 where id in ${some('domains')}`,
    () =>
      `update domains set name = 'zz${name}' || id, company_id = coalesce(${company}, company_id) where id in ${some('domains')}`,
    () => `delete from domains where id in ${some('domains')}`,
    () => `insert into notices (company_id, status_id, source_id, received_date, completeness, created_date)
      select ${pick(company, 'null')}, ${pick(15, 16, 18)}, 3, ${day} + n * interval '20 days', '{}', now() from generate_series(1, ${many}) n`,
    () =>
      `update notices set status_id = ${pick(15, 17, 19)}, company_id = ${pick('company_id', 'null', company)} where id in ${some('notices')}`,
    () =>
      `update notices set received_date = ${day}, deleted_date = ${pick('now()', 'null')} where id in ${some('notices')}`,
    () => `update notices set open_urls = ${random(4)} where id in ${some('notices')}`,
    () => `insert into contacts (name, email, created_date) select 's', 's' || random() || '@example.com', now()`,
    () =>
      `update notices set sender_id = (select id from contacts order by random() limit 1) where id in ${some('notices')}`,
    () => `insert into counternotices (company_id, source_id, received_date, sender_name, text, elements, found, verdict, state, created_date)
      select ${pick(company, 'null')}, 3, now(), 'a', '', '{}', '{}', 'complete', ${pick("'running'", "'held'")}, now() from generate_series(1, ${many}) n`,
    () =>
      `update counternotices set state = ${pick("'restored'", "'running'")}, company_id = ${pick('company_id', 'null', company)} where id in ${some('counternotices')}`,
    () => `insert into events (uuid, event_type, object_id, content_type, company_id, date)
      select gen_random_uuid(), 8, 1, 18, ${pick(company, 'null')}, now() from generate_series(1, ${many}) n`,
    () => `delete from events where id in ${some('events')}`,
    () => `update notices set is_sent = true where id in ${some('notices')}`,
    () => `update notices set has_failed_delivery = not has_failed_delivery where id in ${some('notices')}`,
    () => `delete from notices where id in ${some('notices')}`,
  ];
  return pick(...writes)();
}

test('every counter equals a count of the rows after random writes', async () => {
  const db = await own();
  const seed = Number(process.env.COUNTERS_SEED ?? Date.now() % 1e9);
  const random = randomBy(seed);
  for (let round = 0; round < 8; round++) {
    for (let n = 0; n < 20; n++) await run(db, randomWrite(random));
    expect(await checkCounters(db), `COUNTERS_SEED=${seed}, round ${round}`).toEqual([]);
    if (round % 3 === 1) await compactCounters(db);
    expect(await checkCounters(db), `COUNTERS_SEED=${seed}, compacted in round ${round}`).toEqual([]);
  }
});

test('every declared counter is written to', async () => {
  const db = await own();
  await run(db, "insert into companies (name, status_id, created_date) values ('a', 5, now())");
  await run(db, "insert into users (email, status_id, date_joined) values ('a@example.com', 1, now())");
  await run(
    db,
    'insert into orders (company_id, type_id, status_id, plan_id, created_date) select id, 1, 7, 1, now() from companies',
  );
  await run(
    db,
    "insert into domains (name, unicode_name, company_id, status_id, created_date) select 'a.com', 'a.com', id, 13, now() from companies",
  );
  await run(
    db,
    "insert into notices (company_id, status_id, source_id, received_date, completeness, created_date, open_urls) select id, 15, 3, now(), '{}', now(), 1 from companies",
  );
  await run(
    db,
    "insert into notice_urls (notice_id, position, url, host, role) select id, 1, 'https://a.com/', 'a.com', 'reported' from notices",
  );
  await run(
    db,
    'insert into disabled_urls (url_id, notice_id, company_id, disabled_date, minutes) select u.id, n.id, n.company_id, now(), 5 from notices n join notice_urls u on u.notice_id = n.id',
  );
  await run(db, "insert into subscribers (company_id, handle, created_date) select id, 'a', now() from companies");
  await run(
    db,
    "insert into counternotices (company_id, source_id, received_date, sender_name, text, elements, found, verdict, state, created_date) select id, 3, now(), 'a', '', '{}', '{}', 'complete', 'running', now() from companies",
  );
  await run(
    db,
    'insert into events (uuid, event_type, object_id, content_type, company_id, date) select gen_random_uuid(), 8, 1, 18, id, now() from companies',
  );
  await run(
    db,
    "insert into webhooks (company_id, url, events, sealed_secret, secret_hint, created_date) select id, 'https://a.com/', '{*}', '', '', now() from companies",
  );
  await run(
    db,
    "insert into webhook_deliveries (webhook_id, message_id, type, body, created_date, status) select id, 'm', 'webhook.test', '{}', now(), 'done' from webhooks",
  );
  for (const { name, by } of COUNTERS) {
    const { rows } = await sql<{ change: number }>`select change from ${sql.table(name)}`.execute(db);
    const hasTotal = by.some(({ total }) => total !== undefined);
    expect(
      rows.map(({ change }) => change),
      name,
    ).toEqual(hasTotal ? [1, 1] : [1]);
  }
});

test('concurrent writes, rollbacks and compactions leave the counters exact', async () => {
  const db = await own();
  const seed = Number(process.env.COUNTERS_SEED ?? Date.now() % 1e9);
  const write = async (random: (below: number) => number) => {
    for (let n = 0; n < 30; n++) {
      // Deadlocks and unique violations are expected: a failed transaction must leave no trace.
      await db
        .transaction()
        .execute(async (tx) => {
          await run(tx, randomWrite(random));
          if (random(5) === 0) throw new Error('rolled back');
          await run(tx, randomWrite(random));
        })
        .catch(() => undefined);
      if (random(8) === 0) await compactCounters(db);
    }
  };
  await Promise.all([1, 2, 3, 4].map((n) => write(randomBy(seed + n))));
  expect(await checkCounters(db), `COUNTERS_SEED=${seed}`).toEqual([]);
});

test('a missing trigger is detected for each kind of write, reported, and fixed', async () => {
  const db = await own();
  await run(
    db,
    "insert into companies (name, status_id, created_date) select 'x', 5, now() from generate_series(1, 3)",
  );
  await run(db, "insert into contacts (name, email, created_date) values ('s', 's@example.com', now())");
  const writes = {
    insert:
      "insert into notices (status_id, source_id, received_date, completeness, created_date, open_urls) values (15, 3, '2026-02-03T00:00:00Z', '{}', now(), 1)",
    update: 'update notices set status_id = 17, open_urls = 2, sender_id = (select min(id) from contacts)',
    delete: 'delete from notices',
  };
  for (const [event, text] of Object.entries(writes)) {
    await run(db, `alter table notices disable trigger count_notices_${event}`);
    await run(db, text);
    await run(db, `alter table notices enable trigger count_notices_${event}`);
    const found = await checkCounters(db);
    expect([...new Set(found.map(({ counter }) => counter))], event).toEqual(
      COUNTERS.filter(({ of }) => of === 'notices').map(({ name }) => name),
    );
    if (event === 'insert')
      expect(found).toContainEqual({
        ...{ counter: 'counter_notices_by_day', stored: 0, counted: 1 },
        keys: { company_id: '-1', status_id: '15', day: '2026-02-03', is_open_for_agent: 'true' },
      });
    await fixCounters(db, found);
    expect(await checkCounters(db)).toEqual([]);
  }
});

test('a counter whose declaration changed is recounted, and one that is no longer declared is dropped', async () => {
  const db = await own();
  await run(db, "insert into companies (name, status_id, created_date) values ('a', 5, now()), ('b', 13, now())");
  const others = COUNTERS.filter(({ of }) => of !== 'companies' && of !== 'orders');
  const changed = {
    name: 'counter_companies_by_country',
    of: 'companies',
    by: [{ column: 'country', type: 'text', from: 'country_code' }],
  };
  await db.transaction().execute((tx) => syncCounters(tx, [...others, changed]));
  await run(db, "insert into companies (name, status_id, created_date) values ('c', 5, now())");
  const { rows } =
    await sql`select country, sum(change)::int as sum from counter_companies_by_country group by 1`.execute(db);
  expect(rows).toEqual([{ country: 'US', sum: 3 }]);
  const tables = await sql<{
    name: string;
  }>`select relname as name from pg_class where relkind = 'r' and relname ~ '^counter_'`.execute(db);
  expect(tables.rows.map(({ name }) => name).sort()).toEqual([...others, changed].map(({ name }) => name).sort());
  // The next start restores what this version declares.
  await migrate(db, kind);
  expect(await checkCounters(db)).toEqual([]);
});
