import { describe, expect } from 'vitest';
import { getCompany } from '#core/contract/registry/companies.ts';
import { placeRenewal } from '#core/contract/registry/company-orders.ts';
import { COMPANY_STATUS, CONTENT_TYPES, EVENT_TYPE, ORDER_STATUS } from '#core/lookups.ts';
import { expiryOf, firstClockDate } from '#core/rules/registry/designation.ts';
import { addDays } from '#core/rules/text/calendar.ts';
import { transaction } from '#server/db/transaction.ts';
import { historyOf, travel } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';
import { processDeadline } from './process-deadline.ts';
import { processDeadlines } from './process-deadlines.ts';

interface Designated {
  id: number;
  owner: Person;
  expires_date: string;
}

/** A company whose designation was filed on this day. */
async function designated(
  world: World,
  filed: string,
  status_id: number = COMPANY_STATUS.registered,
): Promise<Designated> {
  travel(world, `${filed}T12:00:00Z`);
  const owner = await world.user();
  const id = await world.company([[owner, 'owner']], status_id);
  const expires_date = expiryOf(filed);
  const dates = { registered_date: filed, expires_date, clock_date: firstClockDate(expires_date) };
  await world.deps.db.updateTable('companies').set(dates).where('id', '=', id).execute();
  return { id, owner, expires_date };
}

/** Processes the company's deadlines at a given time, as the job does. */
async function processAt(world: World, { id }: Designated, moment: string): Promise<void> {
  travel(world, moment.includes('T') ? moment : `${moment}T12:00:00Z`);
  await transaction(world.deps, null, (tx) => processDeadline(tx, world.deps.config, id));
}

const statusOf = async (world: World, { id, owner }: Designated) =>
  (await (await world.session(owner)).call(getCompany, { params: { id } })).status.name;

const eventsOf = ({ deps }: World, { id }: Designated, type: keyof typeof EVENT_TYPE) =>
  deps.db
    .selectFrom('events')
    .select(['text', 'user_id'])
    .where('company_id', '=', id)
    .where('event_type', '=', EVENT_TYPE[type])
    .execute();

const remindersOf = ({ deps }: World, { id }: Designated) =>
  deps.db
    .selectFrom('reminders')
    .select(['days', 'is_sent'])
    .where('company_id', '=', id)
    .orderBy('days', 'desc')
    .execute();

describe('reminders', () => {
  test('are sent once each, 90, 60, 30, 7 and 1 days before the expiry', async ({ world }) => {
    const company = await designated(world, '2025-03-01');
    const days: string[] = [];
    for (let date = '2027-11-25', sent = 0; date <= '2028-02-29'; date = addDays(date, 1)) {
      await processAt(world, company, date);
      await processAt(world, company, date);
      const mails = await world.mails(company.owner.email);
      if (mails.length > sent) days.push(date);
      sent = mails.length;
    }
    expect(days).toEqual(['2027-12-02', '2028-01-01', '2028-01-31', '2028-02-23', '2028-02-29']);
    const mails = (await world.mails(company.owner.email)).reverse();
    const name = mails[0]!.subject.replace(/^The designation of (.*) expires.*$/, '$1');
    expect(mails.map(({ subject }) => subject)).toEqual(
      ['in 90 days', 'in 60 days', 'in 30 days', 'in 7 days', 'tomorrow'].map(
        (when) => `The designation of ${name} expires ${when}, on 1 Mar 2028`,
      ),
    );
    expect(mails[0]!.text).toContain(`Renew:\n${world.deps.config.PUBLIC_URL}/company/${company.id}/renew/\n`);
    expect(await eventsOf(world, company, 'reminder_sent')).toEqual(
      Array(5).fill({ text: 'The designation expires on 1 Mar 2028.', user_id: null }),
    );
    expect(await statusOf(world, company)).toBe('Registered');
  });

  test('that were missed count as sent; only the one closest to the expiry is sent', async ({ world }) => {
    const company = await designated(world, '2025-03-01');
    await processAt(world, company, '2028-02-10');
    expect((await world.mails(company.owner.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('expires in 20 days, on 1 Mar 2028'),
    ]);
    expect(await remindersOf(world, company)).toEqual([
      { days: 90, is_sent: false },
      { days: 60, is_sent: false },
      { days: 30, is_sent: true },
    ]);
  });

  test('are sent to every owner and administrator, one email each', async ({ world }) => {
    const company = await designated(world, '2025-03-01');
    const people = [await world.user(), await world.user(), await world.user(), await world.user(), await world.user()];
    const [both, administrator, billing, viewer, blocked] = people as [Person, Person, Person, Person, Person];
    await world.join(company.id, both, 'owner');
    await world.join(company.id, both, 'administrator');
    await world.join(company.id, administrator, 'administrator');
    await world.join(company.id, billing, 'billing');
    await world.join(company.id, viewer, 'viewer');
    await world.join(company.id, blocked, 'administrator');
    await world.deps.db.updateTable('users').set({ status_id: 2 }).where('id', '=', blocked.id).execute();
    await processAt(world, company, '2027-12-02');
    const counts = [];
    for (const { email } of [company.owner, ...people]) counts.push((await world.mails(email)).length);
    expect(counts).toEqual([1, 1, 1, 0, 0, 0]);
  });

  test('are not repeated if the clock jumps forward and back', async ({ world }) => {
    const company = await designated(world, '2025-03-01');
    for (const day of ['2028-02-01', '2027-12-02', '2028-01-01', '2028-01-31', '2028-02-22', '2028-02-23'])
      await processAt(world, company, day);
    await world.deps.db
      .updateTable('companies')
      .set({ clock_date: '2027-12-02' })
      .where('id', '=', company.id)
      .execute();
    for (const day of ['2027-12-02', '2028-01-31', '2028-02-23']) await processAt(world, company, day);
    expect((await world.mails(company.owner.email)).map(({ subject }) => /in \d+ days/.exec(subject)?.[0])).toEqual([
      'in 7 days',
      'in 29 days',
    ]);
  });

  test('start over with a new expiry date', async ({ world }) => {
    const company = await designated(world, '2025-03-01');
    await processAt(world, company, '2028-02-29');
    const dates = { expires_date: '2031-02-28', clock_date: firstClockDate('2031-02-28') };
    await world.deps.db.updateTable('companies').set(dates).where('id', '=', company.id).execute();
    await processAt(world, company, '2028-03-01');
    await processAt(world, company, '2030-11-30');
    expect((await world.mails(company.owner.email)).map(({ subject }) => subject.slice(-11))).toEqual([
      '28 Feb 2031',
      expect.stringContaining('1 Mar 2028'),
    ]);
  });

  test('of a suspended company name the support address instead of a renewal link', async ({ world }) => {
    const company = await designated(world, '2025-03-01', COMPANY_STATUS.suspended);
    await processAt(world, company, '2027-12-02');
    const [mail] = await world.mails(company.owner.email);
    expect(mail!.text).toContain('The company is suspended, so it cannot be renewed right now.');
    expect(mail!.text).not.toContain('/renew/');
  });

  test.for([
    [ORDER_STATUS.draft, 'It has not been submitted or paid yet.'],
    [ORDER_STATUS.processing, 'No action is needed.'],
  ] as const)(
    'of a company with an open renewal link to that order (status %s)',
    async ([status_id, sentence], { world }) => {
      const company = await designated(world, '2025-03-01');
      travel(world, '2027-12-02T08:00:00Z');
      const owner = await world.session(company.owner);
      const { order } = await owner.call(placeRenewal, { params: { id: company.id }, body: {} });
      await world.deps.db.updateTable('orders').set({ status_id }).where('id', '=', order.id).execute();
      await processAt(world, company, '2027-12-02');
      const mail = (await world.mails(company.owner.email)).find(({ subject }) => subject.includes('expires'))!;
      expect(mail.text).toContain(`Renewal order ${order.number} is open. `);
      expect(mail.text).toContain(sentence);
      expect(mail.text).toContain(`/orders/${order.id}/detail`);
      expect(mail.text).not.toContain('/renew/');
    },
  );
});

describe('the expiry', () => {
  test.for([
    ['2025-03-01', '2028-03-01'],
    ['2028-02-29', '2031-02-28'],
    ['2025-02-28', '2028-02-28'],
    ['2027-12-31', '2030-12-31'],
  ])('of a designation filed on %s is at midnight UTC on %s', async ([filed, expires], { world }) => {
    const company = await designated(world, filed!);
    await processAt(world, company, `${addDays(expires!, -1)}T23:59:59Z`);
    expect(await statusOf(world, company)).toBe('Registered');
    await processAt(world, company, `${expires}T00:00:00Z`);
    expect(await statusOf(world, company)).toBe('Expired');
  });

  test('is emailed to the owner and recorded in the events and the history', async ({ world }) => {
    const company = await designated(world, '2025-03-01');
    await processAt(world, company, '2028-02-29');
    for (const day of ['2028-03-01', '2028-03-02', '2028-06-01']) await processAt(world, company, day);
    const [letter, ...before] = await world.mails(company.owner.email);
    expect(before).toHaveLength(1);
    expect(letter!.subject).toMatch(/^The designation of .* expired on 1 Mar 2028$/);
    expect(letter!.text).toContain(`Renew:\n${world.deps.config.PUBLIC_URL}/company/${company.id}/renew/\n`);
    expect(await eventsOf(world, company, 'expired')).toHaveLength(1);
    expect(await historyOf(world, CONTENT_TYPES.company, company.id)).toMatchObject([
      { action: 'expired', user_id: null, changes: [{ field: 'status', from: 'Registered', to: 'Expired' }] },
    ]);
  });

  test('leaves a suspended company suspended', async ({ world }) => {
    const company = await designated(world, '2025-03-01', COMPANY_STATUS.suspended);
    await processAt(world, company, '2028-03-01');
    expect(await statusOf(world, company)).toBe('Suspended');
    expect(await world.mails(company.owner.email)).toHaveLength(1);
    expect(await historyOf(world, CONTENT_TYPES.company, company.id)).toEqual([]);
  });

  test('that was processed months late sends one email', async ({ world }) => {
    const company = await designated(world, '2025-03-01');
    await processAt(world, company, '2028-09-01');
    expect(await statusOf(world, company)).toBe('Expired');
    expect(await world.mails(company.owner.email)).toHaveLength(1);
    expect(await remindersOf(world, company)).toEqual([]);
  });

  test('does not apply to a removed company', async ({ world }) => {
    const company = await designated(world, '2025-03-01', COMPANY_STATUS.removed);
    await processAt(world, company, '2028-03-01');
    expect(await statusOf(world, company)).toBe('Removed');
    expect(await world.mails(company.owner.email)).toEqual([]);
  });
});

test('concurrent runs of the job send each due reminder once', async ({ world }) => {
  const companies: Designated[] = [];
  for (let made = 0; made < 3; made++) companies.push(await designated(world, '2025-03-01'));
  travel(world, '2027-12-02T00:00:00Z');
  const run = () => processDeadlines(world.deps).run({}, new AbortController().signal);
  await Promise.all([run(), run()]);
  for (const { owner } of companies) expect(await world.mails(owner.email)).toHaveLength(1);
});
