import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '#tests/setup/worker-database.ts';
import { migrate, statements } from './migrate.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

describe('a migration is split into its statements', () => {
  test.for<[source: string, expected: string[]]>([
    ['', []],
    ['\n ; ;\n', []],
    ['select 1', ['select 1']],
    ['select 1;', ['select 1']],
    ['select 1; select 2;', ['select 1', 'select 2']],
    ['create table a (\n  id int\n);\n\ncreate table b ();\n', ['create table a (\n  id int\n)', 'create table b ()']],
    ['-- why; and how\nselect 1;\n  -- more;\nselect 2;', ['select 1', 'select 2']],
    ['-- only words; nothing to do', []],
    ['do $$ begin; a; b; end $$; select 2;', ['do $$ begin; a; b; end $$', 'select 2']],
    ['select 0; do $$ a; $$; do $$ b; $$;', ['select 0', 'do $$ a; $$', 'do $$ b; $$']],
  ])('%j', ([source, expected]) => {
    expect(statements(source)).toEqual(expected);
  });
});

test('an up-to-date database has nothing to apply, also with concurrent starts', async () => {
  const { db, kind, close } = await freshDatabase();
  try {
    expect(await Promise.all([migrate(db, kind), migrate(db, kind)])).toEqual([[], []]);
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual((await readdir(FOLDER)).sort());
  } finally {
    await close();
  }
});

test('migrations are numbered in order and each has statements', async () => {
  const names = (await readdir(FOLDER)).sort();
  expect(names.map((name) => Number(name.slice(0, 3)))).toEqual(names.map((_, i) => i + 1));
  for (const name of names) {
    expect(name).toMatch(/^\d{3}-[a-z-]+\.sql$/);
    expect(statements(await readFile(new URL(name, FOLDER), 'utf8')).length).toBeGreaterThan(0);
  }
});
