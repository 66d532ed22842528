import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemClock } from '#server/base/clock.ts';
import { recordHistory } from '#server/db/history.ts';
import { openEmbedded } from '#server/db/open/open-embedded.ts';
import { type Database, openPostgres } from '#server/db/open/open-postgres.ts';
import { transaction } from '#server/db/transaction.ts';
import { builtProgram, launch, makeStore } from '#tests/processes/server-process.ts';

test('the command reports an intact history, or the entry that was changed', async () => {
  const [store, check] = [await makeStore(), await builtProgram('check-history.cli')];
  const withDatabase = async (work: (database: Database) => Promise<unknown>) => {
    const database = store.DATABASE_URL ? await openPostgres(store.DATABASE_URL) : await openEmbedded(store.DATA_DIR!);
    await work(database).finally(() => database.close());
  };
  await withDatabase(async ({ db }) => {
    for (const object_id of [1, 2, 3]) {
      await transaction({ db, clock: systemClock }, null, async (tx) =>
        recordHistory(tx, { model: 'company', object_id, action: 'created' }),
      );
    }
  });
  expect(await (await launch(store, check)).exit).toMatchObject({
    code: 0,
    out: 'The history is intact: 3 entries.\n',
    err: '',
  });
  await withDatabase(({ db }) => sql`update history set action = 'deleted' where id = 2`.execute(db));
  expect(await (await launch(store, check)).exit).toMatchObject({
    code: 1,
    out: '',
    err: 'The history is broken at entry 2: it was changed.\n',
  });
});
