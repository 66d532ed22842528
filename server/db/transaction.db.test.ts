import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { test } from '#tests/world/world.ts';
import { sharedTransaction } from './transaction.ts';

const transactionId = 'select pg_current_xact_id()::text as id';

describe('concurrent background work', () => {
  test('shares a transaction', async ({ world }) => {
    const act = sharedTransaction<number, string>(world.deps, async ({ db }) => {
      const { rows } = await sql<{ id: string }>`${sql.raw(transactionId)}`.execute(db);
      return rows[0]!.id;
    });
    expect(new Set(await Promise.all([1, 2, 3].map(act))).size).toBe(1);
  });

  test('is retried in separate transactions when one item fails, so that only that one fails', async ({ world }) => {
    const key = `shared-${crypto.randomUUID()}`;
    const act = sharedTransaction<number, void>(world.deps, async ({ db }, n) => {
      const limit = { key: `${key}-${n}`, tries: 1, expires_date: world.clock.now() };
      await db.insertInto('limits').values(limit).execute();
      if (n === 2) throw new Error('not 2');
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map(act));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const rows = await world.deps.db.selectFrom('limits').select('key').where('key', 'like', `${key}%`).execute();
    expect(rows.map((row) => row.key).sort()).toEqual([`${key}-1`, `${key}-3`]);
  });

  test('runs alone if it weighs too much', async ({ world }) => {
    const act = sharedTransaction<number, string>(
      world.deps,
      async ({ db }) => (await sql<{ id: string }>`${sql.raw(transactionId)}`.execute(db)).rows[0]!.id,
      () => 100,
    );
    expect(new Set(await Promise.all([1, 2, 3].map(act))).size).toBe(3);
  });
});
