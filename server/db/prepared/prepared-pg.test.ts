import { expect, test } from 'vitest';
import { isPreparable, staleness } from './prepared-pg.ts';

test.each([
  'select id from orders where id = $1',
  'select count(*) from orders',
  'select 2 * total as twice from invoices',
  'select (a + b) * 2, c*2 from t',
  'with found as (select id from t) select id from found',
  'update t set n = n * $1 returning id',
])('is prepared: %s', (text) => expect(isPreparable(text)).toBe(true));

// `*` would return other columns after the next migration.
test.each([
  'select * from orders',
  'select distinct * from orders',
  'select o.* from orders o',
  'select "o".* from "orders" as "o"',
  'select id, * from orders',
  'insert into t (a) values ($1) returning *',
  'select id from (select * from t) t',
])('is not prepared: %s', (text) => expect(isPreparable(text)).toBe(false));

test.each(['begin', 'listen jobs', 'set local lock_timeout = 1'])('is not prepared: %s', (text) =>
  expect(isPreparable(text)).toBe(false),
);

test('a connection discards its plans at exponentially growing intervals', () => {
  const isStale = staleness();
  const at = Array.from({ length: 2_100 }, (_, n) => (isStale() ? n + 1 : 0)).filter(Boolean);
  expect(at).toEqual([256, 512, 1024, 2048]);
});
