import { describe, expect } from 'vitest';
import { changeCompany, getCompany } from '#core/contract/registry/companies.ts';
import { checkNoticeAddress, getProtection, sendFailedAgain } from '#core/contract/views/protection.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { addDays, dateOf } from '#core/rules/text/calendar.ts';
import { newCompany } from '#tests/world/companies.ts';
import { putNotice } from '#tests/world/notices.ts';
import { orderIn, registeredCompany, setSubscription } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';

const protectionOf = (person: Person, company_id: number) => person.call(getProtection, { params: { id: company_id } });
const reasons = async (person: Person, company_id: number) => {
  const { protection, reasons: why } = await protectionOf(person, company_id);
  expect((await person.call(getCompany, { params: { id: company_id } })).protection).toBe(protection);
  return [protection, ...why.map(({ code, mend }) => `${code} → ${mend}`)];
};

/** Sets the outcome of every mail to this address. */
const settle = ({ deps }: World, to: string, outcome: { status: 'sent' | 'failed'; error: string | null }) =>
  deps.db.updateTable('mails').set(outcome).where('to_email', '=', to).execute();

/** A notice whose forward to this address failed, inserted without reading or routing. */
async function failedForward({ deps, clock }: World, company_id: number, email: string): Promise<number> {
  const id = await putNotice({ deps, clock } as World, { company_id, urls: [] });
  const date = new Date(clock.now().getTime() - 60_000);
  const { id: mail_id } = await deps.db
    .insertInto('mails')
    .values({
      ...{
        message_id: `<${id}-${Math.random()}@example.com>`,
        to_email: email,
        subject: 'A notice',
        text: '',
        html: '',
      },
      ...{ file_ids: [], status: 'failed', error: '550 No such user here', created_date: date },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const delivery = { notice_id: id, mail_id, email, subject: 'A notice', user_id: null, date };
  await deps.db.insertInto('deliveries').values(delivery).execute();
  await deps.db.updateTable('notices').set({ is_forward_failed: true }).where('id', '=', id).execute();
  return id;
}

describe('the protection report of a company', () => {
  test('is protected, with its designation, domains, notice address and subscription', async ({ world }) => {
    const owner = await world.user();
    const { company_id } = await registeredCompany(world, owner);
    expect(await protectionOf(owner, company_id)).toMatchObject({
      protection: 'protected',
      reasons: [],
      domains: { registered: 1, draft: 0 },
      notice_address: { email: owner.email, from: 'owner', state: 'confirmed', error: null },
      open_notices: { count: 0 },
      failed_forwards: 0,
      subscription: { status: 'active' },
    });
  });

  test('is not designated, and names the next step of its order', async ({ world }) => {
    const owner = await world.user();
    const { company } = await orderIn(world, owner, 'draft');
    expect(await reasons(owner, company.id)).toEqual(['not_protected', 'not_designated → finish_order']);
    const waiting = await orderIn(world, owner, 'waiting_for_payment');
    expect(await reasons(owner, waiting.company.id)).toEqual(['not_protected', 'not_designated → pay_order']);
    const filing = await orderIn(world, owner, 'processing');
    expect(await reasons(owner, filing.company.id)).toEqual(['not_protected', 'not_designated → null']);
  });

  test.for([
    [30, ['action_needed', 'expires_soon → renew']],
    [31, ['protected']],
    [0, ['not_protected', 'lapsed → renew']],
  ] as const)('%d days before expiry is %j', async ([days, expected], { world }) => {
    const owner = await world.user();
    const { company_id } = await registeredCompany(world, owner);
    const expires_date = addDays(dateOf(world.clock.now()), days);
    await world.deps.db.updateTable('companies').set({ expires_date }).where('id', '=', company_id).execute();
    expect(await reasons(owner, company_id)).toEqual(expected);
  });

  test('covers past due, no notice address, and removed', async ({ world }) => {
    const owner = await world.user();
    const { company_id, superuser } = await registeredCompany(world, owner);
    await setSubscription(world, company_id, 'past_due');
    expect(await reasons(owner, company_id)).toEqual(['action_needed', 'past_due → update_card']);
    await world.deps.db.deleteFrom('representatives').where('company_id', '=', company_id).execute();
    expect(await reasons(superuser, company_id)).toEqual([
      'action_needed',
      'past_due → update_card',
      'no_notice_address → set_notice_address',
    ]);
    expect((await protectionOf(superuser, company_id)).notice_address).toMatchObject({ email: null, state: 'none' });
    await world.deps.db.updateTable('companies').set({ status_id: 14 }).where('id', '=', company_id).execute();
    expect(await reasons(superuser, company_id)).toEqual(['not_protected', 'removed → null']);
  });

  test('counts open notices by age, without closed ones', async ({ world }) => {
    const owner = await world.user();
    const { company_id } = await registeredCompany(world, owner);
    const put = (days: number, status_id: number) =>
      putNotice(world, {
        company_id,
        status_id,
        received_date: new Date(world.clock.now().getTime() - days * 86_400_000),
      });
    const { new: fresh, sent, in_progress, disputed, resolved, rejected, ignored } = NOTICE_STATUS;
    for (const [days, status_id] of [
      ...([
        [0, fresh],
        [1, sent],
        [3, in_progress],
        [7, fresh],
        [9, disputed],
        [40, sent],
        [400, fresh],
      ] as const),
      ...([
        [0, resolved],
        [3, rejected],
        [9, ignored],
      ] as const),
    ])
      await put(days, status_id);
    expect((await protectionOf(owner, company_id)).open_notices).toEqual({
      count: 7,
      ages: [
        { age: 'day', count: 2, new_count: 1 },
        { age: 'week', count: 2, new_count: 1 },
        { age: 'month', count: 1, new_count: 0 },
        { age: 'older', count: 2, new_count: 1 },
      ],
    });
  });
});

describe('a failed forward', () => {
  test('needs action until it is resent, to the current notice address', async ({ world }) => {
    const [owner, viewer, wrong, right] = [await world.user(), await world.user(), someEmail(), someEmail()];
    const { company_id } = await registeredCompany(world, owner);
    await world.join(company_id, viewer, 'viewer');
    await owner.call(changeCompany, { params: { id: company_id }, body: { notice_email: right } });
    for (const _ of [1, 2]) await failedForward(world, company_id, wrong);
    expect(await reasons(owner, company_id)).toEqual(['action_needed', 'forward_failed → send_again']);
    expect((await protectionOf(owner, company_id)).failed_forwards).toBe(2);
    expect((await viewer.refused(sendFailedAgain, { params: { id: company_id } })).status).toBe(403);

    const answer = await owner.call(sendFailedAgain, { params: { id: company_id } });
    expect([answer.protection, answer.failed_forwards]).toEqual(['protected', 0]);
    expect(await world.mails(right)).toHaveLength(2);
    // Idempotent: a second click finds nothing to resend.
    await owner.call(sendFailedAgain, { params: { id: company_id } });
    expect(await world.mails(right)).toHaveLength(2);
  });

  test('cannot be resent while there is no notice address', async ({ world }) => {
    const superuser = await world.superuser();
    const company_id = await world.company([]);
    await failedForward(world, company_id, someEmail());
    const { status, body } = await superuser.refused(sendFailedAgain, { params: { id: company_id } });
    expect(status).toBe(409);
    expect(body.message).toBe('No one receives this company’s notices. Please set its notice email first.');
  });
});

describe('before the first registration is complete', () => {
  const refusal = [403, { message: 'Complete your registration before you send notices to others.' }];

  test('a notice address can be tested only if it belongs to a member', async ({ world }) => {
    const [owner, member, stranger] = [await world.user(), await world.user(), someEmail()];
    const { company } = await newCompany(owner, { notice_email: stranger });
    const params = { id: company.id };
    await world.join(company.id, member, 'viewer');
    const { status, body } = await owner.refused(checkNoticeAddress, { params });
    expect([status, body]).toEqual(refusal);
    expect(await world.mails(stranger)).toEqual([]);
    for (const notice_email of [member.email, null]) {
      await owner.call(changeCompany, { params, body: { notice_email } });
      await owner.call(checkNoticeAddress, { params });
      expect(await world.mails(notice_email ?? owner.email)).toHaveLength(1);
    }
    await owner.call(changeCompany, { params, body: { notice_email: stranger } });
    await (await world.superuser()).call(checkNoticeAddress, { params });
    expect(await world.mails(stranger)).toHaveLength(1);
  });

  test('failed forwards are not resent to an unverified address', async ({ world }) => {
    const [owner, stranger] = [await world.user(), someEmail()];
    const { company } = await newCompany(owner);
    await failedForward(world, company.id, owner.email);
    await owner.call(changeCompany, { params: { id: company.id }, body: { notice_email: stranger } });
    const { status, body } = await owner.refused(sendFailedAgain, { params: { id: company.id } });
    expect([status, body]).toEqual(refusal);
    expect(await world.mails(stranger)).toEqual([]);
    await (await world.superuser()).call(sendFailedAgain, { params: { id: company.id } });
    expect(await world.mails(stranger)).toHaveLength(1);
  });
});

describe('the notice address', () => {
  test('is confirmed by a delivered test mail and marked as refused by a failed one', async ({ world }) => {
    const [owner, email] = [await world.user(), someEmail()];
    const { company_id } = await registeredCompany(world, owner);
    await owner.call(changeCompany, { params: { id: company_id }, body: { notice_email: email } });
    const state = async () => {
      const { state: now, error, from } = (await protectionOf(owner, company_id)).notice_address;
      return [now, error, from];
    };
    expect(await state()).toEqual(['unconfirmed', null, 'company']);
    expect((await owner.call(checkNoticeAddress, { params: { id: company_id } })).notice_address.state).toBe(
      'checking',
    );
    const [mail] = await world.mails(email);
    const { name } = await owner.call(getCompany, { params: { id: company_id } });
    expect(mail!.subject).toBe(`Test email: notices for ${name} go to this address`);
    await settle(world, email, { status: 'sent', error: null });
    expect(await state()).toEqual(['confirmed', null, 'company']);
    await settle(world, email, { status: 'failed', error: '550 No such user here' });
    expect(await state()).toEqual(['refused', '550 No such user here', 'company']);
    // An unconfirmed address does not affect protection (decisions §11).
    expect(await reasons(owner, company_id)).toEqual(['protected']);
  });

  test('receives at most five test mails an hour', async ({ world }) => {
    const [owner, email] = [await world.user(), someEmail()];
    const { company_id } = await registeredCompany(world, owner);
    await owner.call(changeCompany, { params: { id: company_id }, body: { notice_email: email } });
    for (const _ of [1, 2, 3, 4, 5]) await owner.call(checkNoticeAddress, { params: { id: company_id } });
    expect((await owner.refused(checkNoticeAddress, { params: { id: company_id } })).status).toBe(429);
    expect(await world.mails(email)).toHaveLength(5);
  });
});
