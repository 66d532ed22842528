import { expect } from 'vitest';
import { getPublicPage } from '#core/contract/intake/public-page.ts';
import { transaction } from '#server/db/transaction.ts';
import { pageOf } from '#tests/world/forms.ts';
import { test } from '#tests/world/world.ts';
import { openPage } from './open-page.ts';

test('a slug that several companies take at once goes to one of them', async ({ world }) => {
  const pages = [await pageOf(world), await pageOf(world), await pageOf(world)];
  const slug = `${pages[0]!.slug}-at-once`;
  const answers = await Promise.all(
    pages.map(({ owner, company_id: id }) =>
      owner.request({ method: 'PUT', url: `/api/companies/${id}/intake/`, payload: { slug } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
});

test('pages that open at once under the same name get a number each', async ({ world }) => {
  const owner = await world.user();
  const ids = [await world.company([[owner, 'owner']]), await world.company([[owner, 'owner']])];
  const name = `At once ${ids[0]}`;
  await world.deps.db.updateTable('companies').set({ name }).where('id', 'in', ids).execute();
  await Promise.all(ids.map((id) => transaction(world.deps, null, (tx) => openPage(tx, id))));
  const pages = await Promise.all(ids.map((id) => owner.call(getPublicPage, { params: { id } })));
  const slug = `at-once-${ids[0]}`;
  expect(pages.map((page) => page.slug).sort()).toEqual([slug, `${slug}-2`]);
});
