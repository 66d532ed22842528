import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { systemClock } from '#server/base/clock.ts';
import { checkHistory, recordHistory } from '#server/db/history.ts';
import type { Db } from '#server/db/tables.ts';
import { transaction } from '#server/db/transaction.ts';
import { freshDatabase } from '#tests/setup/worker-database.ts';
import { expectNone, figure, many, scaled } from './figure.ts';
import { Random } from './random.ts';

const ENTRIES = scaled(400, 60);

type Forgery = (db: Db, id: number, random: Random) => Promise<unknown>;
const set =
  (column: string, value: string): Forgery =>
  (db, id) =>
    sql`update history set ${sql.ref(column)} = ${sql.raw(value)} where id = ${id}`.execute(db);

/** Changes that someone with database access could make to an entry. */
const FORGERIES: Readonly<Record<string, Forgery>> = {
  'another actor': set('user_id', 'coalesce(user_id, 0) + 1'),
  'no actor': set('user_id', 'case when user_id is null then 1 end'),
  'another action': set('action', "action || ' '"),
  'another object': set('object_id', 'object_id + 1'),
  'another kind': set('content_type', 'content_type + 1'),
  'another act': set('uuid', 'gen_random_uuid()'),
  'a second later': set('date', "date + interval '1 second'"),
  'a microsecond later': set('date', "date + interval '1 microsecond'"),
  'a change more': set('changes', `changes || '[{"field":"x","from":1,"to":2}]'::jsonb`),
  'no changes': set('changes', `case when changes = '[]'::jsonb then '[1]'::jsonb else '[]'::jsonb end`),
  'another snapshot': set('snapshot', `'{"forged": true}'::jsonb`),
  'a snapshot of null': set('snapshot', `'null'::jsonb`),
  'called a snapshot': set('is_snapshot', 'not is_snapshot'),
  'another hash': set('hash', 'reverse(hash)'),
  'another predecessor': set('previous_hash', "reverse(previous_hash) || 'x'"),
  deleted: (db, id) => sql`delete from history where id = ${id}`.execute(db),
  'deleted, the rest moved up': async (db, id) => {
    await sql`delete from history where id = ${id}`.execute(db);
    await sql`update history set id = -id where id > ${id}`.execute(db);
    await sql`update history set id = -id - 1 where id < 0`.execute(db);
  },
  'swapped with another': async (db, id, random) => {
    const other = id === 1 ? 2 : 1 + random.below(id - 1);
    await sql`update history set id = -1 where id = ${id}`.execute(db);
    await sql`update history set id = ${id} where id = ${other}`.execute(db);
    await sql`update history set id = ${other} where id = -1`.execute(db);
  },
  'cut off behind it': (db, id) => sql`delete from history where id >= ${id}`.execute(db),
  'cut off behind it, the end set back': async (db, id) => {
    await sql`delete from history where id >= ${id}`.execute(db);
    await sql`update history_head set id = ${id - 1}`.execute(db);
  },
  'one added at the end': (db) =>
    sql`insert into history (id, uuid, is_snapshot, object_id, content_type, action, date, changes, previous_hash, hash)
      select id + 1, uuid, is_snapshot, object_id, content_type, 'forged', date, changes, hash, reverse(hash)
      from history order by id desc limit 1`.execute(db),
};

class Undo extends Error {}

describe('tampering with the history', () => {
  test('is detected for every kind of change to any entry', async () => {
    const { db, close } = await freshDatabase();
    const random = new Random(7);
    for (let n = 1; n <= ENTRIES; n++) {
      await transaction({ db, clock: systemClock }, null, async (tx) => {
        const changes = [{ field: 'name', from: `a ${n}`, to: `b ${n}` }];
        const snapshot = n % 5 === 0 ? { snapshot: { n, inner: [{ z: 1, a: null }] } } : {};
        recordHistory(tx, { model: 'company', object_id: n, action: 'changed', changes, ...snapshot });
      });
    }
    expect(await checkHistory(db)).toEqual({ ok: true, entries: ENTRIES });

    const missed: string[] = [];
    let tries = 0;
    const places = [
      1,
      2,
      ENTRIES - 1,
      ENTRIES,
      ...Array.from({ length: scaled(12, 3) }, () => 3 + random.below(ENTRIES - 4)),
    ];
    for (const [what, forge] of Object.entries(FORGERIES)) {
      for (const id of places) {
        const attempt = db.transaction().execute(async (tx) => {
          await forge(tx, id, random);
          const report = await checkHistory(tx);
          tries++;
          if (report.ok) missed.push(`${what} at ${id}`);
          else if (report.broken > id + 1 && what !== 'one added at the end')
            missed.push(`${what} at ${id} was named as ${report.broken}`);
          throw new Undo();
        });
        await expect(attempt).rejects.toThrow(Undo);
      }
    }
    expect(await checkHistory(db)).toEqual({ ok: true, entries: ENTRIES });
    await close();
    expectNone(missed);
    figure(
      `${many(tries, 'forgeries')} of ${Object.keys(FORGERIES).length} kinds in ${ENTRIES} entries: all found, each named`,
    );
  });
});
