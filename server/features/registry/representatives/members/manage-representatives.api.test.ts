import { describe, expect } from 'vitest';
import { getProfile } from '#core/contract/records/users.ts';
import { changeCompany, getCompany, getPermissions } from '#core/contract/registry/companies.ts';
import * as contract from '#core/contract/registry/representatives.ts';
import { COMPANY_STATUS, CONTENT_TYPES, ROLES, type Role } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { inviteTokenSentTo } from '#tests/world/letters.ts';
import { historyOf } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';

/** The representative of a user in a company. */
async function idOf({ deps }: World, company_id: number, { id: user_id }: Person, role?: Role): Promise<number> {
  const { id } = await deps.db
    .selectFrom('representatives')
    .select('id')
    .where('company_id', '=', company_id)
    .where('user_id', '=', user_id)
    .$if(role !== undefined, (q) => q.where('role', '=', role!))
    .executeTakeFirstOrThrow();
  return id;
}

async function team(world: World, role: Role, status_id?: number) {
  const [owner, member] = [await world.user(), await world.user()];
  const company_id = await world.company(
    [
      [owner, 'owner'],
      [member, role],
    ],
    status_id,
  );
  return { owner, member, company_id, params: { id: await idOf(world, company_id, member, role) } };
}

describe('the list of representatives', () => {
  test('shows every member all representatives and pending invitations', async ({ world }) => {
    const { owner, member, company_id } = await team(world, 'viewer');
    const email = someEmail();
    await owner.call(contract.inviteRepresentative, { body: { company_id, email, role: 'billing' } });
    for (const who of [owner, member, await world.superuser()]) {
      const { results, count } = await who.call(contract.listRepresentatives, { params: { id: company_id } });
      expect(count).toBe(3);
      expect(results.map(({ email, role, status, user }) => ({ email, role, status, user: user?.id ?? null }))).toEqual(
        [
          { email: owner.email, role: 'owner', status: 'active', user: owner.id },
          { email: member.email, role: 'viewer', status: 'active', user: member.id },
          { email, role: 'billing', status: 'invited', user: null },
        ],
      );
      expect(results[0]!.user).toEqual({ id: owner.id, name: 'Ada Marlow', email: owner.email });
    }
    const stranger = await world.user();
    expect((await stranger.refused(contract.listRepresentatives, { params: { id: company_id } })).status).toBe(404);
  });

  test('can be paged, searched and sorted', async ({ world }) => {
    const { owner, member, company_id } = await team(world, 'administrator');
    const params = { id: company_id };
    const page = await owner.call(contract.listRepresentatives, { params, query: { limit: 1, offset: 1 } });
    expect([page.count, page.results.map(({ email }) => email)]).toEqual([2, [member.email]]);
    const byRole = await owner.call(contract.listRepresentatives, { params, query: { ordering: '-role' } });
    expect(byRole.results.map(({ role }) => role)).toEqual(['administrator', 'owner']);
    const searched = await owner.call(contract.listRepresentatives, { params, query: { search: owner.email } });
    expect(searched.results.map(({ role }) => role)).toEqual(['owner']);
    expect((await owner.call(contract.listRepresentatives, { params, query: { search: 'ADA MAR' } })).count).toBe(2);
  });

  test('has the five types of the decisions', async ({ world }) => {
    expect(await (await world.user()).call(contract.listRepresentativeTypes, {})).toEqual({
      results: [
        { id: 1, name: 'Owner' },
        { id: 2, name: 'Administrator' },
        { id: 3, name: 'Billing' },
        { id: 4, name: 'Notices' },
        { id: 5, name: 'Viewer' },
      ],
      count: 5,
    });
  });
});

describe('changing a role', () => {
  test('takes effect immediately for existing tokens', async ({ world }) => {
    const { owner, member, company_id, params } = await team(world, 'administrator');
    const edit = { params: { id: company_id }, body: { phone: '+1 207 555 0100' } };
    await member.call(changeCompany, edit);
    const answer = await owner.call(contract.changeRepresentative, { params, body: { role: 'viewer' } });
    expect(answer).toMatchObject({ id: params.id, role: 'viewer', type: { id: 5, name: 'Viewer' }, status: 'active' });
    expect((await member.refused(changeCompany, edit)).status).toBe(403);
    expect(await member.call(getPermissions, { params: { id: company_id } })).toEqual(['viewer']);
    await owner.call(contract.changeRepresentative, { params, body: { type: 2 } });
    await member.call(changeCompany, edit);
    expect(await historyOf(world, CONTENT_TYPES.representative, params.id)).toMatchObject([
      { action: 'role changed', user_id: owner.id, changes: [{ field: 'role', from: 'administrator', to: 'viewer' }] },
      { action: 'role changed', changes: [{ field: 'role', from: 'viewer', to: 'administrator' }] },
    ]);
  });

  test('to the current role changes nothing', async ({ world }) => {
    const { owner, params } = await team(world, 'viewer');
    await owner.call(contract.changeRepresentative, { params, body: { role: 'viewer' } });
    expect(await historyOf(world, CONTENT_TYPES.representative, params.id)).toEqual([]);
  });

  test('requires a role', async ({ world }) => {
    const { owner, params } = await team(world, 'viewer');
    const refusal = await owner.refused(contract.changeRepresentative, { params, body: {} });
    expect([refusal.status, refusal.body.role]).toEqual([400, [messages.roleRequired]]);
  });

  test('to a role that the person already has or was invited to is rejected', async ({ world }) => {
    const { owner, member, company_id, params } = await team(world, 'viewer');
    await world.join(company_id, member, 'billing');
    const body = { company_id, email: member.email, role: 'notices' } as const;
    await owner.call(contract.inviteRepresentative, { body });
    for (const role of ['billing', 'notices'] as const) {
      const refusal = await owner.refused(contract.changeRepresentative, { params, body: { role } });
      expect([refusal.status, refusal.body]).toEqual([409, { message: messages.representativeExists }]);
    }
  });

  test('of a pending invitation changes the role that will be accepted', async ({ world }) => {
    const { owner, company_id } = await team(world, 'viewer');
    const known = await world.user();
    const body = { company_id, email: known.email, role: 'viewer' } as const;
    const { id } = await owner.call(contract.inviteRepresentative, { body });
    await owner.call(contract.changeRepresentative, { params: { id }, body: { role: 'billing' } });
    const token = await inviteTokenSentTo(world, known.email);
    await world.visitor().call(contract.confirmInvitation, { params: { token }, body: {} });
    expect(await known.call(getPermissions, { params: { id: company_id } })).toEqual(['billing']);
  });

  test('in a removed company is rejected', async ({ world }) => {
    const { owner, params } = await team(world, 'viewer', COMPANY_STATUS.removed);
    const refusal = await owner.refused(contract.changeRepresentative, { params, body: { role: 'billing' } });
    expect([refusal.status, refusal.body]).toEqual([409, { message: messages.companyRemoved }]);
  });
});

describe('permissions', () => {
  test('administrators manage everyone except owners; the other roles manage no one', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const stranger = await world.user();
    for (const caller of ROLES) {
      const who = await world.user();
      await world.join(company_id, who, caller);
      for (const from of ROLES) {
        const target = await world.user();
        await world.join(company_id, target, from);
        const params = { id: await idOf(world, company_id, target) };
        const may = (role: Role) => caller === 'owner' || (caller === 'administrator' && role !== 'owner');
        for (const to of ROLES.filter((role) => role !== from)) {
          const ask = who.call(contract.changeRepresentative, { params, body: { role: to } });
          if (may(from) && may(to)) {
            await ask;
            await world.deps.db
              .updateTable('representatives')
              .set({ role: from })
              .where('id', '=', params.id)
              .execute();
          } else await expect(ask, `${caller}: ${from} → ${to}`).rejects.toMatchObject({ status: 403 });
        }
        expect((await stranger.refused(contract.removeRepresentative, { params })).status).toBe(404);
        const remove = who.call(contract.removeRepresentative, { params });
        if (may(from)) await remove;
        else await expect(remove, `${caller} removes ${from}`).rejects.toMatchObject({ status: 403 });
      }
    }
  });
});

describe('removing a representative', () => {
  test('takes effect immediately: existing tokens lose access to the company', async ({ world }) => {
    const { owner, member, company_id, params } = await team(world, 'administrator');
    await member.call(getCompany, { params: { id: company_id } });
    await owner.call(contract.removeRepresentative, { params });
    expect((await member.refused(getCompany, { params: { id: company_id } })).status).toBe(404);
    expect((await member.call(getProfile, {})).companies).toEqual([]);
    expect((await owner.refused(contract.removeRepresentative, { params })).status).toBe(404);
    expect(await historyOf(world, CONTENT_TYPES.representative, params.id)).toMatchObject([
      {
        action: 'removed',
        user_id: owner.id,
        changes: [
          { field: 'email', from: member.email, to: null },
          { field: 'role', from: 'administrator', to: null },
        ],
      },
    ]);
  });

  test('with several roles removes only one of them', async ({ world }) => {
    const { owner, member, company_id, params } = await team(world, 'billing');
    await world.join(company_id, member, 'notices');
    expect(await member.call(getPermissions, { params: { id: company_id } })).toEqual(['billing', 'notices']);
    await owner.call(contract.removeRepresentative, { params });
    expect(await member.call(getPermissions, { params: { id: company_id } })).toEqual(['notices']);
  });

  test('is possible in a removed company, to revoke access to its records', async ({ world }) => {
    const { owner, member, company_id, params } = await team(world, 'viewer', COMPANY_STATUS.removed);
    await owner.call(contract.removeRepresentative, { params });
    expect((await member.refused(getCompany, { params: { id: company_id } })).status).toBe(404);
  });
});

describe('resending an invitation', () => {
  test('creates a new link for seven days and invalidates the old one', async ({ world }) => {
    const { owner, company_id } = await team(world, 'viewer');
    const { email } = await world.user();
    const invited = await owner.call(contract.inviteRepresentative, { body: { company_id, email, role: 'viewer' } });
    const older = await inviteTokenSentTo(world, email);
    world.clock.advance(6 * 86_400);
    const fresh = await world.session(owner);
    const again = await fresh.call(contract.resendInvitation, { params: invited });
    expect(again).toEqual({ ...invited, invited_date: again.invited_date });
    expect(Date.parse(again.invited_date) - Date.parse(invited.invited_date)).toBeGreaterThanOrEqual(6 * 86_400_000);
    const newer = await inviteTokenSentTo(world, email);
    expect(newer).not.toBe(older);
    world.clock.advance(6 * 86_400);
    const visitor = world.visitor();
    const refusal = await visitor.refused(contract.confirmInvitation, { params: { token: older }, body: {} });
    expect([refusal.status, refusal.body]).toEqual([400, { message: messages.tokenExpired }]);
    await visitor.call(contract.confirmInvitation, { params: { token: newer }, body: {} });
    expect(await historyOf(world, CONTENT_TYPES.representative, invited.id)).toMatchObject([
      { action: 'invited' },
      { action: 'invited again' },
      { action: 'confirmed' },
    ]);
    const late = await world.session(owner);
    const accepted = await late.refused(contract.resendInvitation, { params: invited });
    expect([accepted.status, accepted.body]).toEqual([409, { message: messages.invitationAccepted }]);
  });

  test('requires the permission to invite: an administrator cannot resend an owner’s invitation', async ({ world }) => {
    const { owner, member, company_id } = await team(world, 'administrator');
    const body = { company_id, email: someEmail(), role: 'owner' } as const;
    const params = await owner.call(contract.inviteRepresentative, { body });
    expect((await member.refused(contract.resendInvitation, { params })).status).toBe(403);
    expect((await (await world.user()).refused(contract.resendInvitation, { params })).status).toBe(404);
  });
});
