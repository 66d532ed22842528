import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** decisions §8: the product never changes or deletes entries of the history, and writes them in one place, which chains them. */
const root = fileURLToPath(new URL('../../', import.meta.url));

const WRITER = 'server/db/history.ts';

/** `\b` keeps other tables out, such as `history_head`. */
const CHANGES =
  /\b(?:update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?history\b|\b(?:updateTable|deleteFrom|mergeInto)\(\s*['"`]history\b/gi;
const INSERTS = /\binsert\s+into\s+"?history\b|\b(?:insertInto|replaceInto)\(\s*['"`]history\b/gi;

const matches = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

const sources = readdirSync(`${root}server`, { recursive: true, encoding: 'utf8' })
  .map((name) => `server/${name.replaceAll('\\', '/')}`)
  .filter(
    (name) => /\.(ts|tsx|sql)$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('server/db/migrations/'),
  )
  .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));

const finding = (pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) => matches(text, pattern).map((found) => `${file}: ${found}`));

test('nothing changes or deletes entries of the history', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(finding(CHANGES)).toEqual([]);
});

test('one place writes them', () => expect(finding(INSERTS)).toEqual([`${WRITER}: insert into history`]));

test('statements are found in SQL and in calls, and those on other tables are not', () => {
  const text = `
    update history set action = 'x'
    DELETE FROM history
    delete
      from "history" where id = 1
    truncate history
    db.updateTable('history').set({}); db.deleteFrom('history'); db.deleteFrom('history as h');
    update history_head set id = 1; delete from history_companies; db.updateTable('history_head'); update companies set history = 1`;
  expect(matches(text, CHANGES)).toHaveLength(7);
  expect(
    matches("insert into history (id); insertInto('history'); insert into history_companies", INSERTS),
  ).toHaveLength(2);
});
