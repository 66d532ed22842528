import { expect } from 'vitest';
import { test } from '#tests/world.ts';

test('many short bodies of one account at once are all taken', async ({ world }) => {
  const owner = await world.user();
  const rename = (n: number) =>
    owner.request({ method: 'PUT', url: `/api/users/${owner.id}/`, payload: { first_name: `Marta ${n}` } });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => rename(n)));
  expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([200]);
});
