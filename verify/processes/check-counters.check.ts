import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { COUNTERS } from '#server/db/counters/declared.ts';
import type { Db } from '#server/db/tables.ts';
import { builtProgram, launch, makeEmptyStore, makeStore, openStore } from '#tests/processes/server-process.ts';

test('the command names the counters that differ from the rows, and repairs them', async () => {
  const [store, entry] = [await makeStore(), await builtProgram('check-counters.cli')];
  const inDatabase = async (work: (db: Db) => Promise<unknown>) => {
    const { db, close } = await openStore(store);
    await work(db).finally(close);
  };
  const check = async (...words: string[]) => (await launch(store, entry, words)).exit;
  const correct = { code: 0, out: `All ${COUNTERS.length} counters are correct.\n`, err: '' };
  expect(await check()).toMatchObject(correct);
  await inDatabase((db) =>
    sql`insert into counter_companies_by_status (status_id, change) values (13, 2), (4, -1)`.execute(db),
  );
  const named = `counter_companies_by_status (status_id 4): -1 stored, 0 counted
counter_companies_by_status (status_id 13): 2 stored, 0 counted
`;
  expect(await check()).toMatchObject({
    ...{ code: 1, out: '' },
    err: `${named}Run "npm run check-counters -- --fix" to recount.\n`,
  });
  expect(await check('--fix')).toMatchObject({ code: 0, out: 'Fixed. All counters are correct now.\n', err: named });
  expect(await check()).toMatchObject(correct);
});

test('a database from before the squashed base is refused at start with one line', async () => {
  const store = await makeEmptyStore();
  const { db, close } = await openStore(store);
  await sql`create table migrations (name text primary key)`.execute(db);
  await sql`insert into migrations (name) values ('001-foundation.sql')`.execute(db);
  await close();
  expect(await (await launch(store)).exit).toMatchObject({
    code: 1,
    err: "The database was made by an unsupported earlier version (001-foundation.sql) and can't be upgraded: set DATA_DIR or DATABASE_URL to an empty one\n",
  });
});
