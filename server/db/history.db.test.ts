import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#tests/setup/worker-database.ts';
import { systemClock } from '../base/clock.ts';
import { checkHistory, recordHistory } from './history.ts';
import type { Database } from './open/open-postgres.ts';
import type { Db } from './tables.ts';
import { transaction } from './transaction.ts';

/** A separate database, because these tests break its chain. */
let database: Database;
let db: Db;

beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

/** Resets the chain to six intact entries. */
beforeEach(async () => {
  await sql`delete from history`.execute(db);
  await sql`delete from history_companies`.execute(db);
  await sql`update history_head set id = 0, hash = ''`.execute(db);
  for (const [object_id, to] of [1, 2, 3].entries()) {
    await transaction({ db, clock: systemClock }, { id: 7 }, async (tx) => {
      // Keys in an order that `jsonb` changes, and values of every JSON type.
      const changes = [{ field: 'zip', from: null, to: { zeta: to, alpha: ['ü', 1.5, true, null] } }];
      recordHistory(tx, { model: 'company', object_id, action: 'changed', changes });
      recordHistory(tx, { model: 'order', object_id, action: 'shown', snapshot: { name: 'Quay', at: new Date(0) } });
    });
  }
});

const run = (statement: string) => sql.raw(statement).execute(db);

test('an untouched chain is intact, also when read in small batches', async () => {
  for (const batch of [1, 2, 3, 6, 1000]) expect(await checkHistory(db, batch)).toEqual({ ok: true, entries: 6 });
});

test('the changes of one transaction to one object are one entry, with the most specific action and changes in order', async () => {
  await transaction({ db, clock: systemClock }, null, async (tx) => {
    const say = (action: string, to: number, object_id = 9) =>
      recordHistory(tx, { model: 'order', object_id, action, changes: [{ field: 'plan', from: null, to }] });
    say('placed', 1);
    say('changed', 2);
    say('changed', 3, 10);
    say('completed', 4, 10);
  });
  const { rows } = await sql`select action, changes from history where object_id > 8 order by id`.execute(db);
  const change = (to: number) => ({ field: 'plan', from: null, to });
  expect(rows).toEqual([
    { action: 'placed', changes: [change(1), change(2)] },
    { action: 'completed', changes: [change(3), change(4)] },
  ]);
});

test('an empty history is intact', async () => {
  await run('delete from history');
  await run(`update history_head set id = 0, hash = ''`);
  expect(await checkHistory(db)).toEqual({ ok: true, entries: 0 });
});

const CHANGED = 'it was changed';
const MISSING = 'the entry is missing';
const tampering: readonly [what: string, statement: string, broken: number, why: string][] = [
  ['another action', `update history set action = 'paid' where id = 3`, 3, CHANGED],
  ['another actor', 'update history set user_id = 8 where id = 2', 2, CHANGED],
  ['no actor', 'update history set user_id = null where id = 2', 2, CHANGED],
  ['another date', `update history set date = date + interval '1 second' where id = 4`, 4, CHANGED],
  [
    'a date that differs by a microsecond',
    `update history set date = date + interval '1 microsecond' where id = 4`,
    4,
    CHANGED,
  ],
  ['another object', 'update history set object_id = 99 where id = 1', 1, CHANGED],
  ['another model', 'update history set content_type = 4 where id = 1', 1, CHANGED],
  ['another transaction', `update history set uuid = gen_random_uuid() where id = 5`, 5, CHANGED],
  ['another value', `update history set changes = '[]' where id = 3`, 3, CHANGED],
  ['another snapshot', `update history set snapshot = '{"name": "Other"}' where id = 6`, 6, CHANGED],
  ['a JSON null as the snapshot', `update history set snapshot = 'null' where id = 5`, 5, CHANGED],
  ['a snapshot no longer marked as one', 'update history set is_snapshot = false where id = 6', 6, CHANGED],
  ['another hash', `update history set hash = repeat('0', 64) where id = 2`, 2, CHANGED],
  [
    'another previous hash',
    `update history set previous_hash = '' where id = 2`,
    2,
    'it does not follow the one before',
  ],
  ['the first entry deleted', 'delete from history where id = 1', 1, MISSING],
  ['an entry deleted', 'delete from history where id = 3', 3, MISSING],
  ['the last entry deleted', 'delete from history where id = 6', 6, MISSING],
  ['another number', 'update history set id = 50 where id = 3', 3, MISSING],
  ['the tail cut off', 'delete from history where id > 4', 5, MISSING],
  ['all of it deleted', 'delete from history', 1, MISSING],
  ['the head deleted', 'delete from history_head', 0, 'the end of the chain is missing'],
  ['the head moved forward', 'update history_head set id = 7', 7, MISSING],
  [
    'another hash in the head',
    `update history_head set hash = repeat('0', 64)`,
    6,
    'it is not the entry the chain ended with',
  ],
  ['the head reset', `update history_head set id = 0, hash = ''`, 1, 'it was added outside the chain'],
  ['the head moved back', 'update history_head set id = 5', 5, 'it is not the entry the chain ended with'],
];

for (const [what, statement, broken, why] of tampering) {
  test(`${what}: entry ${broken} is reported`, async () => {
    await run(statement);
    try {
      for (const batch of [2, 1000]) expect(await checkHistory(db, batch)).toEqual({ ok: false, broken, why });
    } finally {
      await run(`insert into history_head (id, hash) values (0, '') on conflict do nothing`);
    }
  });
}

test('another token in an entry that a token made: the entry is reported', async () => {
  const token = { id: 5, name: 'Video site' };
  await transaction({ db, clock: systemClock }, { id: null, token }, async (tx) =>
    recordHistory(tx, { model: 'notice', object_id: 1, action: 'disabled' }),
  );
  expect(await checkHistory(db)).toEqual({ ok: true, entries: 7 });
  for (const change of [`token_name = 'Another'`, 'token_id = 6', 'token_id = null, token_name = null']) {
    await run(`update history set ${change} where id = 7`);
    expect(await checkHistory(db), change).toEqual({ ok: false, broken: 7, why: CHANGED });
    await run(`update history set token_id = 5, token_name = 'Video site' where id = 7`);
  }
  expect(await checkHistory(db)).toMatchObject({ ok: true });
});

test('two swapped entries: the first of them is reported', async () => {
  for (const [from, to] of [
    [2, 100],
    [3, 2],
    [100, 3],
  ]) {
    await run(`update history set id = ${to} where id = ${from}`);
  }
  expect(await checkHistory(db)).toMatchObject({ ok: false, broken: 2 });
});

test('an entry deleted and the rest renumbered: the first that does not follow is reported', async () => {
  await run('delete from history where id = 3');
  for (const id of [4, 5, 6]) await run(`update history set id = ${id - 1} where id = ${id}`);
  await run('update history_head set id = 5');
  expect(await checkHistory(db)).toEqual({ ok: false, broken: 3, why: 'it does not follow the one before' });
});

test('an entry inserted and the rest renumbered: it is reported', async () => {
  for (const id of [6, 5, 4]) await run(`update history set id = ${id + 1} where id = ${id}`);
  await run(`insert into history select 4, uuid, is_snapshot, object_id, content_type, 'paid', user_id, date,
    changes, snapshot, hash, repeat('a', 64) from history where id = 3`);
  await run('update history_head set id = 7');
  expect(await checkHistory(db)).toEqual({ ok: false, broken: 4, why: CHANGED });
});

test('the contents of two entries swapped: the first of them is reported', async () => {
  await run(`update history a set action = b.action, object_id = b.object_id, changes = b.changes, uuid = b.uuid
    from history b where (a.id, b.id) in ((2, 5), (5, 2))`);
  expect(await checkHistory(db)).toEqual({ ok: false, broken: 2, why: CHANGED });
});

for (const id of [7, 100, 0, -1]) {
  test(`an entry inserted as ${id}, outside the chain, is reported`, async () => {
    await run(`insert into history select ${id}, uuid, is_snapshot, object_id, content_type, action, user_id, date,
      changes, snapshot, hash, repeat('a', 64) from history where id = 6`);
    expect(await checkHistory(db)).toEqual({ ok: false, broken: id, why: 'it was added outside the chain' });
  });
}
