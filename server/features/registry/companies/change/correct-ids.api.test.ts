import { expect } from 'vitest';
import { changeCompany, getCompany } from '#core/contract/registry/companies.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { arrive, seen, takedown } from '#tests/world/intake.ts';
import { historyOf, IDS, placeOrder, registeredCompany } from '#tests/world/orders.ts';
import { test } from '#tests/world/world.ts';

const CORRECTED = { dmca_public_id: '89183', dmca_registration_id: 'DMCA-1069186' };

test('a superuser corrects the ids, together or one of them, and the history has it', async ({ world }) => {
  const owner = await world.user();
  const { company_id, superuser } = await registeredCompany(world, owner);
  const params = { id: company_id };
  await superuser.call(changeCompany, { params, body: { dmca_public_id: CORRECTED.dmca_public_id } });
  await superuser.call(changeCompany, { params, body: CORRECTED });
  expect(await owner.call(getCompany, { params })).toMatchObject({ designation: CORRECTED });
  const entries = await historyOf(world, CONTENT_TYPES.company, company_id);
  expect(entries.slice(-2).map(({ action, changes }) => [action, changes])).toEqual([
    ['changed', [{ field: 'dmca_public_id', from: IDS.dmca_public_id, to: '89183' }]],
    ['changed', [{ field: 'dmca_registration_id', from: IDS.dmca_registration_id, to: 'DMCA-1069186' }]],
  ]);
});

test('notices keep the ids that the company had when they were made', async ({ world }) => {
  const owner = await world.user();
  const { company_id, superuser, domains } = await registeredCompany(world, owner);
  const read = takedown([`https://${domains[0]!.name}/film`]);
  const [before] = await arrive(world, read);
  await superuser.call(changeCompany, { params: { id: company_id }, body: CORRECTED });
  const [after] = await arrive(world, read);
  expect(await seen(owner, before!)).toMatchObject(IDS);
  expect(await seen(owner, after!)).toMatchObject(CORRECTED);
});

test('members get 403, blank ids 400 with their messages, and a company without a designation 409', async ({
  world,
}) => {
  const owner = await world.user();
  const { company_id, superuser } = await registeredCompany(world, owner);
  const params = { id: company_id };
  const forbidden = await owner.refused(changeCompany, { params, body: CORRECTED });
  expect(forbidden.status).toBe(403);
  const stranger = await world.user();
  expect((await stranger.refused(changeCompany, { params, body: CORRECTED })).status).toBe(404);
  const blank = await superuser.refused(changeCompany, {
    params,
    body: { dmca_public_id: ' ', dmca_registration_id: '' },
  });
  expect([blank.status, blank.body.dmca_public_id, blank.body.dmca_registration_id]).toEqual([
    400,
    ['Public id is required!'],
    ['Registration id is required!'],
  ]);
  const { company } = await placeOrder(owner);
  const early = await superuser.refused(changeCompany, { params: { id: company.id }, body: CORRECTED });
  expect([early.status, early.body.message]).toEqual([409, messages.notDesignated]);
  expect(await owner.call(getCompany, { params })).toMatchObject({ designation: IDS });
});
