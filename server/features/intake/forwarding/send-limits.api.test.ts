import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { createNotice, sendNotice } from '#core/contract/intake/notices.ts';
import { signUp } from '#core/contract/records/auth.ts';
import { inviteRepresentative, resendInvitation } from '#core/contract/registry/representatives.ts';
import { COMPANY_STATUS, USER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { newCompany } from '#tests/world/companies.ts';
import { arrive, companyWith, takedown } from '#tests/world/intake.ts';
import { putContact, putNotice } from '#tests/world/notices.ts';
import { IDS } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { PASSWORD, someEmail, test, type World } from '#tests/world/world.ts';

const ONLY_MEMBERS = 'Complete your registration before you send notices to others.';

const letter = (email: string) => ({ email, subject: 'A notice', message: 'Please see.' });
const send = (who: Person, id: number, email: string) => who.call(sendNotice, { params: { id }, body: letter(email) });
const unsent = (who: Person, id: number, email: string) =>
  who.refused(sendNotice, { params: { id }, body: letter(email) });
const invite = (who: Person, company_id: number, email = someEmail()) =>
  who.call(inviteRepresentative, { body: { company_id, email, role: 'viewer' } });
const uninvited = (who: Person, company_id: number, email = someEmail()) =>
  who.refused(inviteRepresentative, { body: { company_id, email, role: 'viewer' } });

/** A new company, as anyone can sign up, with a notice typed in by its owner. */
async function draftWithNotice(world: World, owner: Person) {
  const { company } = await newCompany(owner);
  const sender = await putContact(world, company.id);
  const urls = ['https://example.net/x'];
  const body = { ...IDS, sender, received_date: '2026-01-02', company_id: company.id, urls };
  const { id } = await owner.call(createNotice, { body });
  return { company_id: company.id, id };
}

/** A notice of a registered company. */
async function registeredNotice(world: World) {
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']]);
  return { owner, company_id, id: await putNotice(world, { company_id }) };
}

/** Records this many mails to different strangers. */
async function mailed(world: World, count: number, by: { company_id?: number; user_id?: number }): Promise<void> {
  const date = world.clock.now();
  const rows = Array.from({ length: count }, (_, n) => ({
    target: `${n}-${randomBytes(6).toString('hex')}@example.com`,
    company_id: by.company_id ?? null,
    user_id: by.user_id ?? null,
    date,
  }));
  await world.deps.db.insertInto('named_mails').values(rows).execute();
}

describe('before its first registration is complete', () => {
  test('a company’s members can send notices only to its members', async ({ world }) => {
    const [owner, member, blocked] = [await world.user(), await world.user(), await world.user()];
    const { company_id, id } = await draftWithNotice(world, owner);
    await world.join(company_id, member, 'viewer');
    await world.join(company_id, blocked, 'viewer');
    await world.deps.db
      .updateTable('users')
      .set({ status_id: USER_STATUS.blocked })
      .where('id', '=', blocked.id)
      .execute();
    const invited = someEmail();
    await invite(owner, company_id, invited);
    for (const stranger of [someEmail(), invited, blocked.email]) {
      const { status, body } = await unsent(owner, id, stranger);
      expect([status, body]).toEqual([403, { message: ONLY_MEMBERS }]);
      expect((await world.mails(stranger)).filter(({ subject }) => subject === 'A notice')).toEqual([]);
    }
    await send(owner, id, member.email.toUpperCase());
    await send(owner, id, owner.email);
    expect(await world.mails(member.email)).toHaveLength(1);
  });

  test('a suspended company that was never registered stays restricted', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']], COMPANY_STATUS.suspended);
    const id = await putNotice(world, { company_id });
    expect((await unsent(owner, id, someEmail())).status).toBe(403);
  });

  test('superusers can send to anyone', async ({ world }) => {
    const { id } = await draftWithNotice(world, await world.user());
    const stranger = someEmail();
    await send(await world.superuser(), id, stranger);
    expect(await world.mails(stranger)).toHaveLength(1);
  });
});

describe('one mailbox', () => {
  test('gets five letters an hour, regardless of the spelling of its address and the sender', async ({ world }) => {
    const { owner, company_id, id } = await registeredNotice(world);
    const other = await registeredNotice(world);
    const superuser = await world.superuser();
    const name = `q.uay.${randomBytes(5).toString('hex')}`;
    await send(owner, id, `${name}@gmail.com`);
    await send(other.owner, other.id, `${name.replaceAll('.', '')}+1@gmail.com`);
    await send(superuser, id, `${name.toUpperCase()}+x.y@GoogleMail.com`);
    const { id: invitation } = await invite(owner, company_id, `${name}+team@gmail.com`);
    await owner.call(resendInvitation, { params: { id: invitation } });
    for (const who of [owner, superuser]) {
      const refusal = await unsent(who, id, `${name}+new@gmail.com`);
      expect([refusal.status, refusal.body]).toEqual([429, { message: messages.tooManyTries }]);
      expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(3500);
      expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(3600);
    }
    expect((await uninvited(owner, company_id, `${name}@gmail.com`)).status).toBe(429);
    expect((await owner.refused(resendInvitation, { params: { id: invitation } })).status).toBe(429);
    const form = { email: `${name}+me@gmail.com`, password: PASSWORD, confirm_password: PASSWORD };
    expect((await world.visitor().refused(signUp, { body: form })).status).toBe(429);
  });

  test('gets every notice that is forwarded automatically, and these do not count', async ({ world }) => {
    const [owner, email] = [await world.user(), someEmail()];
    const { domains } = await companyWith(world, owner, [email]);
    for (let n = 0; n < 6; n++) await arrive(world, takedown([`https://${domains[0]!.name}/${n}`]));
    expect(await world.mails(email)).toHaveLength(6);
    const other = await registeredNotice(world);
    await send(other.owner, other.id, email);
  });

  test('is limited by a sliding window of one hour', async ({ world }) => {
    const { owner, id } = await registeredNotice(world);
    const stranger = someEmail();
    for (let mails = 0; mails < 5; mails++) {
      await send(owner, id, stranger);
      world.clock.advance(60);
    }
    const wait = Number((await unsent(owner, id, stranger)).headers['retry-after']);
    expect(wait).toBeGreaterThan(3200);
    world.clock.advance(wait);
    const back = await world.session(owner);
    await send(back, id, stranger);
    // The second of the five is still inside the window.
    expect((await unsent(back, id, stranger)).status).toBe(429);
  });

  test('of the caller is not limited', async ({ world }) => {
    const { owner, id } = await registeredNotice(world);
    for (let mails = 0; mails < 7; mails++) await send(owner, id, owner.email);
    expect(await world.mails(owner.email)).toHaveLength(7);
  });

  test('is not affected by refused requests', async ({ world }) => {
    const { owner, company_id, id } = await registeredNotice(world);
    const draft = await draftWithNotice(world, owner);
    const stranger = someEmail();
    const viewer = await world.user();
    await world.join(company_id, viewer, 'viewer');
    for (let tries = 0; tries < 6; tries++) {
      expect((await unsent(owner, draft.id, stranger)).status).toBe(403);
      expect((await unsent(viewer, id, stranger)).status).toBe(403);
      expect((await unsent(await world.user(), id, stranger)).status).toBe(404);
      expect(
        (await owner.refused(sendNotice, { params: { id }, body: { ...letter(stranger), subject: '' } })).status,
      ).toBe(400);
    }
    await invite(owner, company_id, stranger);
    for (let tries = 0; tries < 6; tries++) expect((await uninvited(owner, company_id, stranger)).status).toBe(409);
    for (let mails = 0; mails < 4; mails++) await send(owner, id, stranger);
    for (let tries = 0; tries < 3; tries++) expect((await unsent(owner, id, stranger)).status).toBe(429);
    world.clock.advance(3600);
    await send(await world.session(owner), id, stranger);
  });

  test('gets five of twenty letters sent at once', async ({ world }) => {
    const [one, two] = [await registeredNotice(world), await registeredNotice(world)];
    const stranger = someEmail();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => {
        const { owner, company_id, id } = n % 2 === 0 ? one : two;
        return n % 5 === 0 ? invite(owner, company_id, stranger) : send(owner, id, stranger);
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await world.mails(stranger)).toHaveLength(5);
  });
});

describe('in the last 24 hours', () => {
  test('a company that isn’t registered can send 50 letters, whichever member sends them', async ({ world }) => {
    const [owner, administrator] = [await world.user(), await world.user()];
    const { company_id } = await draftWithNotice(world, owner);
    await world.join(company_id, administrator, 'administrator');
    for (let mails = 0; mails < 25; mails++) await invite(owner, company_id);
    world.clock.advance(3600);
    const [first, second] = [await world.session(owner), await world.session(administrator)];
    for (let mails = 0; mails < 25; mails++) await invite(second, company_id);
    for (const who of [first, second]) {
      const refusal = await uninvited(who, company_id);
      expect(refusal.status).toBe(429);
      expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(82_000);
      expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(82_800);
    }
    // Mails by a superuser don't count for the company.
    await invite(await world.superuser(), company_id);
    // The first 25 are outside the 24-hour window, the others inside.
    world.clock.advance(82_800);
    const later = await world.session(owner);
    for (let mails = 0; mails < 25; mails++) await invite(later, company_id);
    expect((await uninvited(later, company_id)).status).toBe(429);
  });

  test('50 of 60 invitations sent at once go out', async ({ world }) => {
    const owner = await world.user();
    const { company_id } = await draftWithNotice(world, owner);
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => invite(owner, company_id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  });

  test('an account can send 50 over all its companies while none is registered', async ({ world }) => {
    const owner = await world.user();
    for (let companies = 0; companies < 5; companies++) {
      const { company } = await newCompany(owner);
      for (let mails = 0; mails < 10; mails++) await invite(owner, company.id);
    }
    const { company } = await newCompany(owner);
    expect((await uninvited(owner, company.id)).status).toBe(429);
  });

  test('a registered company can send 1,000', async ({ world }) => {
    const { owner, company_id, id } = await registeredNotice(world);
    const other = await world.user();
    await world.join(company_id, other, 'administrator');
    await mailed(world, 999, { company_id });
    await send(owner, id, someEmail());
    expect((await unsent(owner, id, someEmail())).status).toBe(429);
    expect((await uninvited(other, company_id)).status).toBe(429);
  });

  test('a member of a registered company can send 1,000, of which 50 for a draft company', async ({ world }) => {
    const { owner, id } = await registeredNotice(world);
    const { company } = await newCompany(owner);
    await mailed(world, 949, { user_id: owner.id });
    for (let mails = 0; mails < 50; mails++) await invite(owner, company.id);
    expect((await uninvited(owner, company.id)).status).toBe(429);
    await send(owner, id, someEmail());
    expect((await unsent(owner, id, someEmail())).status).toBe(429);
  });

  test('a superuser can send 2,000', async ({ world }) => {
    const { company_id, id } = await registeredNotice(world);
    const superuser = await world.superuser();
    await mailed(world, 1000, { company_id });
    await mailed(world, 1999, { user_id: superuser.id });
    await send(superuser, id, someEmail());
    expect((await unsent(superuser, id, someEmail())).status).toBe(429);
    await send(await world.superuser(), id, someEmail());
  });
});
