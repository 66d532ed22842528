import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { embeddedOptions, onPglite } from '../open/open-embedded.ts';
import type { Database } from '../open/open-postgres.ts';

const isEmbedded = inject('databaseTemplate').kind === 'embedded';

/** Embedded database only: PostgreSQL uses prepared-pg.ts. */
if (isEmbedded) {
  let database: Database;
  beforeAll(async () => {
    database = onPglite(await PGlite.create('memory://', embeddedOptions));
    await sql`create table quays (id serial primary key, name text unique, bytes bytea, tags text[], day date)`.execute(
      database.db,
    );
  });
  afterAll(() => database.close());

  const insert = (name: string) =>
    sql<{ id: number }>`insert into quays (name) values (${name}) returning id`.execute(database.db);

  test('a repeated statement returns current rows', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from quays`.execute(database.db)).rows;
    const [before] = await count();
    for (const name of ['north', 'south', 'east']) await insert(name);
    expect(await count()).toEqual([{ n: before!.n + 3 }]);
  });

  test('values of every type, and null, are written and read back', async () => {
    const bytes = Buffer.from([0, 255, 39, 92]);
    for (const [name, tags] of [
      ['a', ['x', 'y "z"', '']],
      ['b', null],
    ] as const) {
      await sql`insert into quays (name, bytes, tags, day) values (${name}, ${bytes}, ${tags}, ${'2026-02-28'})`.execute(
        database.db,
      );
    }
    const { rows } = await sql`select name, bytes, tags, day from quays where name in ('a', 'b') order by name`.execute(
      database.db,
    );
    expect(rows).toEqual([
      { name: 'a', bytes, tags: ['x', 'y "z"', ''], day: '2026-02-28' },
      { name: 'b', bytes, tags: null, day: '2026-02-28' },
    ]);
    const { numAffectedRows } = await sql`update quays set day = null where name = any(${['a', 'b']}::text[])`.execute(
      database.db,
    );
    expect(numAffectedRows).toBe(2n);
  });

  test('a second cursor of the same name returns its own columns', async () => {
    for (const list of ['1 as one', '2 as two, 3 as three']) {
      const rows = await database.db.transaction().execute(async (db) => {
        await sql`declare quay_rows cursor for select ${sql.raw(list)}`.execute(db);
        return (await sql`fetch forward 1 from quay_rows`.execute(db)).rows;
      });
      expect(rows).toEqual([list === '1 as one' ? { one: 1 } : { two: 2, three: 3 }]);
    }
  });

  test('a failed statement rejects with its error code, and the next one succeeds', async () => {
    await insert('twice');
    await expect(insert('twice')).rejects.toMatchObject({ code: '23505' });
    await expect(sql`select * from no_such_quay`.execute(database.db)).rejects.toMatchObject({ code: '42P01' });
    expect((await insert('once')).rows).toHaveLength(1);
    const act = database.db.transaction().execute(async (db) => {
      await sql`insert into quays (name) values ('gone')`.execute(db);
      await sql`insert into quays (name) values (${'twice'}) returning id`.execute(db);
    });
    await expect(act).rejects.toMatchObject({ code: '23505' });
    expect((await sql`select id from quays where name = 'gone'`.execute(database.db)).rows).toEqual([]);
  });

  test('a table is read with its new columns after it was altered', async () => {
    const all = () => sql`select * from quays where name = 'once'`.execute(database.db);
    await all();
    await sql`alter table quays add column depth int default 7`.execute(database.db);
    expect((await all()).rows[0]).toMatchObject({ name: 'once', depth: 7 });
    await sql`alter table quays drop column depth`.execute(database.db);
    expect((await all()).rows[0]).not.toHaveProperty('depth');
  });

  test('more statements than the cache holds all succeed', async () => {
    const ask = (n: number) => sql<{ n: number }>`select ${sql.lit(n)}::int as n`.execute(database.db);
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 450; n++) expect((await ask(n)).rows).toEqual([{ n }]);
    }
  });

  test('other work gets its turn between many statements', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const began = performance.now();
    while (performance.now() - began < 300) await sql`select count(*) from quays`.execute(database.db);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });
}
