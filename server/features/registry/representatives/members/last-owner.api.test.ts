import { expect } from 'vitest';
import { deleteUser } from '#core/contract/records/users.ts';
import * as contract from '#core/contract/registry/representatives.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { historyOf } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';

interface Owner {
  person: Person;
  params: { id: number };
}

/** A company with several owners, each with their representative. */
async function companyWithOwners(world: World, count: number): Promise<{ company_id: number; owners: Owner[] }> {
  const people = await Promise.all(Array.from({ length: count }, () => world.user()));
  const company_id = await world.company(people.map((person) => [person, 'owner'] as const));
  const { results } = await people[0]!.call(contract.listRepresentatives, { params: { id: company_id } });
  const owners = results.map(({ id, user }) => ({
    person: people.find((person) => person.id === user!.id)!,
    params: { id },
  }));
  return { company_id, owners };
}

async function ownersLeft({ deps }: World, company_id: number): Promise<number> {
  const rows = await deps.db
    .selectFrom('representatives')
    .select('id')
    .where('company_id', '=', company_id)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .execute();
  return rows.length;
}

const demote = (who: Owner, whom: Owner) =>
  who.person.call(contract.changeRepresentative, { params: whom.params, body: { role: 'viewer' } });
const remove = (who: Owner, whom: Owner) => who.person.call(contract.removeRepresentative, { params: whom.params });
const leave = ({ person }: Owner) => person.call(deleteUser, { params: person, body: { confirm: 'delete' } });

test('no one can demote or remove the last owner', async ({ world }) => {
  const { company_id, owners } = await companyWithOwners(world, 1);
  const [owner] = owners as [Owner];
  // A pending invitation as owner does not count.
  const body = { company_id, email: someEmail(), role: 'owner' } as const;
  await owner.person.call(contract.inviteRepresentative, { body });
  const superuser = { person: await world.superuser(), params: { id: 0 } };
  for (const who of [owner, superuser]) {
    for (const act of [demote, remove]) {
      const refusal = await act(who, owner).catch((error) => error);
      expect([refusal.status, refusal.body]).toEqual([409, { message: messages.lastOwner }]);
    }
  }
  expect(await ownersLeft(world, company_id)).toBe(1);
});

test('one of two owners can be removed, the other cannot', async ({ world }) => {
  const { company_id, owners } = await companyWithOwners(world, 2);
  const [one, two] = owners as [Owner, Owner];
  await remove(one, one);
  await expect(remove(two, two)).rejects.toMatchObject({ status: 409 });
  expect(await ownersLeft(world, company_id)).toBe(1);
});

const RACES: Record<string, (a: Owner, b: Owner) => Promise<unknown>[]> = {
  'demote each other': (a, b) => [demote(a, b), demote(b, a)],
  'demote themselves': (a, b) => [demote(a, a), demote(b, b)],
  'remove each other': (a, b) => [remove(a, b), remove(b, a)],
  'demote and remove each other': (a, b) => [demote(a, b), remove(b, a)],
  'leave, and are demoted': (a, b) => [leave(a), demote(a, b)],
  'leave, and are removed': (a, b) => [remove(b, b), leave(a)],
};

test.for(Object.entries(RACES))('when two owners %s concurrently, one stays', async ([, race], { world }) => {
  const companies = await Promise.all(Array.from({ length: 6 }, () => companyWithOwners(world, 2)));
  await Promise.all(
    companies.map(async ({ company_id, owners }) => {
      const outcomes = await Promise.allSettled(race(owners[0]!, owners[1]!));
      expect(await ownersLeft(world, company_id)).toBe(1);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused).toHaveLength(1);
      // The second request fails because its target is the last owner, or because its caller is no longer an owner or user.
      expect([401, 403, 404, 409]).toContain(refused[0]!.reason.status);
    }),
  );
});

test('deleting an account removes the user from their companies, and the history records it', async ({ world }) => {
  const { owners } = await companyWithOwners(world, 2);
  await leave(owners[0]!);
  expect(await historyOf(world, CONTENT_TYPES.representative, owners[0]!.params.id)).toMatchObject([
    { action: 'removed', user_id: owners[0]!.person.id },
  ]);
});
