import { describe, expect } from 'vitest';
import { DEFAULT_AGENT } from '#core/constants.ts';
import { placeAmendment } from '#core/contract/registry/company-orders.ts';
import { acceptDifference, listPublicRecords } from '#core/contract/registry/public-record.ts';
import { deleteOrder, updateOrder } from '#core/contract/trade/orders.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { addDays, dateOf } from '#core/rules/text/calendar.ts';
import { someDomain } from '#tests/world/companies.ts';
import { accept, codes, designated, reasons, sendFile } from '#tests/world/public-records.ts';
import { test } from '#tests/world/world.ts';
import { sweepPublicRecords } from './sweep-public-records.ts';

const DAY = 86_400;

describe('a difference', () => {
  test('hides an accepted difference until the pair changes or was gone', async ({ world }) => {
    const { id, owner, superuser, check } = await designated(world);
    await check({ status: 'Pending' });
    expect(
      (await superuser.refused(acceptDifference, { params: { id }, body: { code: 'status', note: ' ' } })).body,
    ).toMatchObject({
      note: [messages.noteRequired],
    });
    for (const code of ['expiry', 'nonsense']) {
      const { status, body } = await superuser.refused(acceptDifference, {
        ...{ params: { id }, body: { code: code as 'expiry', note: 'x' } },
      });
      expect([status, body.code]).toEqual([400, [messages.differenceUnknown]]);
    }
    expect((await accept(superuser, id, 'status')).differences).toMatchObject([{ code: 'status', accepted: true }]);
    expect([await codes(owner, id), await reasons(owner, id)]).toEqual([['status grave accepted'], []]);
    await check({ status: 'Pending' });
    expect([await codes(owner, id), await reasons(owner, id)]).toEqual([['status grave accepted'], []]);
    await check({ status: 'Expired' });
    expect([await codes(owner, id), await reasons(owner, id)]).toEqual([['status grave'], ['record_inactive → amend']]);
    await accept(superuser, id, 'status');
    await check();
    await check({ status: 'Expired' });
    expect(await codes(owner, id)).toEqual(['status grave']);
    await check({ expires_date: dateOf(world.clock.now()) });
    await accept(superuser, id, 'expiry');
    expect(await reasons(owner, id)).toEqual([]);
  });

  test('shows an accepted difference as new if it was gone between two checks', async ({ world }) => {
    const { id, owner, superuser, names, right, check } = await designated(world);
    const extra = someDomain();
    await check({ alternative_names: [...names, extra], agent: { ...right.agent, phone: '+1 302 555 0199' } });
    for (const code of ['names_extra', 'agent_phone']) await accept(superuser, id, code);
    const [phone, name] = ['agent_phone warning', 'names_extra info'];
    expect(await codes(owner, id)).toEqual([`${name} accepted`, `${phone} accepted`]);
    const body = { added: [{ name: extra }] };
    const { order } = await owner.call(placeAmendment, { params: { id }, body });
    expect(await codes(owner, id)).toEqual([`${phone} accepted`]);
    await owner.call(deleteOrder, { params: { id: order.id } });
    expect(await codes(owner, id)).toEqual([name, `${phone} accepted`]);
    const { config } = world.deps;
    for (const AGENT_PHONE of ['+1 302 555 0198', config.AGENT_PHONE]) {
      const sweep = sweepPublicRecords({ ...world.deps, config: { ...config, AGENT_PHONE } });
      await sweep.run(undefined, new AbortController().signal);
    }
    expect(await codes(owner, id)).toEqual([name, phone]);
  });

  test('that shows less than ours is corrected by an amendment without changes', async ({ world }) => {
    const { id, owner, superuser, names, check } = await designated(world);
    const amend = { params: { id }, body: {} };
    await check({ alternative_names: [names[0], someDomain()] });
    await accept(superuser, id, 'names_missing');
    expect(await owner.refused(placeAmendment, amend)).toMatchObject({
      ...{ status: 400, body: { message: messages.noChanges } },
    });
    await check({ alternative_names: [] });
    const { order } = await owner.call(placeAmendment, amend);
    expect(order).toMatchObject({ type: { name: 'Amendment' }, changes: [], added: [], removed: [] });
    const submitted = { params: { id: order.id }, body: { status: ORDER_STATUS.waiting_for_payment } };
    expect((await owner.call(updateOrder, submitted)).order.status.name).toBe('Processing');
  });
});

describe('the records to check', () => {
  test('are those never checked, old, expiring or filed since', async ({ world }) => {
    const { id, superuser, name, number, check, expires_date } = await designated(world);
    const { db } = world.deps;
    await db
      .updateTable('companies')
      .set({ name: `Quay of ${number}` })
      .where('id', '=', id)
      .execute();
    const session = async () => world.session(superuser);
    const row = async (is_due?: boolean) => {
      const query = { search: number, ...(is_due !== undefined && { is_due }) };
      return (await (await session()).call(listPublicRecords, { query })).results;
    };
    const today = () => dateOf(world.clock.now());
    const never = {
      ...{ company: { id, name: `Quay of ${number}` }, registration_id: number, last_check: null, due_date: today() },
      ...{ reason: 'never', differences: { grave: 0, warning: 0, info: 1 } },
    };
    expect(await row(true)).toEqual([never]);
    expect(await row(false)).toEqual([]);
    const { checked_date } = await check({ provider: name, status: 'Pending' });
    const age = { last_check: checked_date, due_date: addDays(today(), 90), reason: 'age' };
    expect(await row()).toMatchObject([{ ...age, differences: { grave: 1, warning: 1, info: 0 } }]);
    expect(await row(true)).toEqual([]);
    await db
      .updateTable('companies')
      .set({ record_filing_date: new Date(+world.clock.now() + 1000) })
      .where('id', '=', id)
      .execute();
    expect(await row(false)).toMatchObject([{ due_date: addDays(today(), 3), reason: 'order' }]);
    world.clock.advance(3 * DAY);
    expect(await row(true)).toMatchObject([{ due_date: today(), reason: 'order' }]);
    await db
      .updateTable('companies')
      .set({ record_filing_date: null, expires_date: addDays(today(), 30) })
      .where('id', '=', id)
      .execute();
    expect(await row(true)).toMatchObject([{ due_date: today(), reason: 'expiry' }]);
    await db.updateTable('companies').set({ expires_date }).where('id', '=', id).execute();
    world.clock.advance(87 * DAY);
    expect(await row(true)).toMatchObject([
      { due_date: today(), reason: 'age', differences: { grave: 1, warning: 1, info: 1 } },
    ]);
    await db.updateTable('companies').set({ status_id: 14 }).where('id', '=', id).execute();
    expect(await row(true)).toEqual([]);
    expect(await row()).toMatchObject([{ due_date: null, reason: null }]);
  });

  test('are imported from a sheet, whose bad rows are reported', async ({ world }) => {
    const [first, second] = [await designated(world), await designated(world)];
    const { superuser } = first;
    const upload = (rows: string, name = 'records.csv') =>
      sendFile(superuser, '/api/public-records/upload/', name, rows);
    const head = 'Registration_ID,status,alternative_names,agent_email,expires_date\n';
    const rows = [
      `${first.number},Active,${first.names.join(';')},${DEFAULT_AGENT.email},${first.expires_date}`,
      `${second.number.slice(5)},Terminated,,,`,
      `${first.number},Active,,,`,
      'DMCA-999999999999,Active,,,',
      'nonsense,Active,,,',
      `${second.number},,,,`,
      `${second.number},Active,,,soon`,
    ];
    const response = await upload(head + rows.join('\n'));
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        saved: 2,
        errors: [
          { row: 4, registration_id: first.number, message: messages.numberRepeated },
          { row: 5, registration_id: 'DMCA-999999999999', message: messages.numberUnknown },
          { row: 6, registration_id: 'nonsense', message: messages.registrationNumberInvalid },
          { row: 7, registration_id: second.number, message: messages.recordStatusRequired },
          { row: 8, registration_id: second.number, message: messages.recordDateInvalid },
        ],
      },
    ]);
    expect([await codes(first.owner, first.id), await codes(second.owner, second.id)]).toEqual([[], ['status grave']]);
    const line = `${second.number},Active,,,\n`;
    for (const [content, name, message] of [
      [head + line.repeat(5001), 'records.csv', messages.recordsTooMany],
      [head, 'records.csv', messages.recordsEmpty],
      ['name\nQuay', 'records.csv', messages.recordsWithoutColumns],
      ['x', 'records.pdf', messages.sheetRequired],
    ] as const) {
      const refusal = await upload(content, name);
      expect([refusal.statusCode, refusal.json().file]).toEqual([400, [message]]);
    }
    expect(await codes(second.owner, second.id)).toEqual(['status grave']);
  });
});
