import { expect } from 'vitest';
import { signUp } from '#core/contract/records/auth.ts';
import * as contract from '#core/contract/registry/representatives.ts';
import { COMPANY_STATUS, CONTENT_TYPES, ROLES, type Role } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { hashSecret } from '#server/crypto/secrets.ts';
import { inviteTokenSentTo } from '#tests/world/letters.ts';
import { historyOf } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { PASSWORD, someEmail, test } from '#tests/world/world.ts';

const invite = (who: Person, company_id: number, email: string, role: Role = 'viewer') =>
  who.call(contract.inviteRepresentative, { body: { company_id, email, role } });
const rejectedInvite = (who: Person, company_id: number, email: string, role: Role = 'viewer') =>
  who.refused(contract.inviteRepresentative, { body: { company_id, email, role } });

test('an invitation returns the representative as invited, without a user', async ({ world }) => {
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']]);
  const email = someEmail();
  const answer = await invite(owner, company_id, email.toUpperCase(), 'billing');
  expect(answer).toEqual({
    id: expect.any(Number),
    email,
    user: null,
    company: { id: company_id, name: expect.stringContaining('Quay') },
    type: { id: 3, name: 'Billing' },
    role: 'billing',
    status: 'invited',
    invited_date: expect.any(String),
  });
  expect(await historyOf(world, CONTENT_TYPES.representative, answer.id)).toMatchObject([
    {
      action: 'invited',
      user_id: owner.id,
      changes: [
        { field: 'email', from: null, to: email },
        { field: 'role', from: null, to: 'billing' },
      ],
    },
  ]);
});

test('the invitation email names the inviter, the company, the role and the expiry', async ({ world }) => {
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']]);
  const email = someEmail();
  const { company, invited_date } = await invite(owner, company_id, email, 'notices');
  const token = await inviteTokenSentTo(world, email);
  const [mail] = await world.mails(email);
  expect(mail!.subject).toBe(`You have been invited to represent ${company.name}`);
  expect(mail!.text).toContain(
    `You have been invited to represent ${company.name} on Safeharbor with the Notices role.`,
  );
  expect(mail!.text).toContain(`The invitation is from Ada Marlow (${owner.email}).`);
  const until = new Date(Date.parse(invited_date) + 7 * 86_400_000);
  expect(mail!.text).toContain(`expires on ${shortDate(until)}`);
  expect(mail!.text).toContain(`${world.deps.config.PUBLIC_URL}/representative/confirm/${token}`);
  // 256 bits, of which only the hash is stored (security rule 9).
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const row = await world.deps.db
    .selectFrom('representatives')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(row.token_hash).toBe(hashSecret(token));
  expect(JSON.stringify(row)).not.toContain(token);
});

test('the role can be sent as the id of its type', async ({ world }) => {
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']]);
  const body = { company_id, email: someEmail(), type: 5 };
  expect((await owner.call(contract.inviteRepresentative, { body })).role).toBe('viewer');
});

test('an invitation requires an address and a role', async ({ world }) => {
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']]);
  const refusal = await owner.refused(contract.inviteRepresentative, { body: { company_id } as never });
  expect(refusal.status).toBe(400);
  expect(refusal.body).toEqual({
    message: messages.emailRequired,
    errors: [`email:${messages.emailRequired}`, `role:${messages.roleRequired}`],
    email: [messages.emailRequired],
    role: [messages.roleRequired],
  });
  const typed = await owner.refused(contract.inviteRepresentative, { body: { company_id, type: 6 } as never });
  expect(typed.body.errors).toEqual([`email:${messages.emailRequired}`, `type:${messages.roleRequired}`]);
  const roleless = await owner.refused(contract.inviteRepresentative, { body: { company_id, email: someEmail() } });
  expect(roleless.body).toMatchObject({ message: messages.roleRequired, role: [messages.roleRequired] });
  for (const wrong of [{ role: 'superuser' }, { type: 6 }, { type: 0 }, { role: '' }]) {
    const body = { company_id, email: someEmail(), ...wrong } as never;
    expect((await owner.refused(contract.inviteRepresentative, { body })).status, JSON.stringify(wrong)).toBe(400);
  }
});

test('a second invitation to the same role is rejected, pending or active, in any case; another role is accepted', async ({
  world,
}) => {
  const [owner, member] = [await world.user(), await world.user()];
  const company_id = await world.company([
    [owner, 'owner'],
    [member, 'viewer'],
  ]);
  const email = someEmail();
  await invite(owner, company_id, email);
  for (const again of [email, email.toUpperCase(), member.email.toUpperCase()]) {
    const refusal = await rejectedInvite(owner, company_id, again);
    expect([refusal.status, refusal.body]).toEqual([409, { message: messages.representativeExists }]);
  }
  await invite(owner, company_id, email, 'billing');
  await invite(owner, company_id, member.email, 'notices');
});

test('of two identical concurrent invitations exactly one is created', async ({ world }) => {
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']]);
  const email = someEmail();
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => invite(owner, company_id, email)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 });
  }
  await world.work();
  expect(await world.mails(email)).toHaveLength(1);
});

test('invitations to a removed company are rejected', async ({ world }) => {
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']], COMPANY_STATUS.removed);
  const refusal = await rejectedInvite(owner, company_id, someEmail());
  expect([refusal.status, refusal.body]).toEqual([409, { message: messages.companyRemoved }]);
});

test('administrators invite everyone except owners; the other roles invite no one', async ({ world }) => {
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']]);
  for (const caller of ROLES) {
    const member = await world.user();
    await world.join(company_id, member, caller);
    for (const role of ROLES) {
      const may = caller === 'owner' || (caller === 'administrator' && role !== 'owner');
      const ask = invite(member, company_id, someEmail(), role);
      if (may) await ask;
      else await expect(ask, `${caller} invites ${role}`).rejects.toMatchObject({ status: 403 });
    }
  }
  await invite(await world.superuser(), company_id, someEmail(), 'owner');
});

test('an address gets at most five account emails per hour, whoever sends them', async ({ world }) => {
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']]);
  const email = someEmail();
  await world.visitor().call(signUp, { body: { email, password: PASSWORD, confirm_password: PASSWORD } });
  const invited = await invite(owner, company_id, email);
  // Rejected invitations send nothing and do not count toward the limit.
  for (let tries = 0; tries < 4; tries++) expect((await rejectedInvite(owner, company_id, email)).status).toBe(409);
  for (let mails = 2; mails < 5; mails++) await owner.call(contract.resendInvitation, { params: invited });
  const resent = await owner.refused(contract.resendInvitation, { params: invited });
  expect([resent.status, resent.body]).toEqual([429, { message: messages.tooManyTries }]);
  expect(Number(resent.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await rejectedInvite(owner, company_id, email, 'billing')).status).toBe(429);
  await world.work();
  expect(await world.mails(email)).toHaveLength(5);
});
