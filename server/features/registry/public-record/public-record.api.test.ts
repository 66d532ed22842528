import { describe, expect, onTestFinished } from 'vitest';
import { DEFAULT_AGENT } from '#core/constants.ts';
import { createWebhook } from '#core/contract/intake/webhooks.ts';
import { listEvents } from '#core/contract/records/history.ts';
import { getCompany, listCompanies } from '#core/contract/registry/companies.ts';
import {
  acceptDifference,
  checkPublicRecord,
  getPublicRecord,
  listPublicRecords,
  type RecordInput,
} from '#core/contract/registry/public-record.ts';
import { getProtection } from '#core/contract/views/protection.ts';
import { messages } from '#core/messages.ts';
import { addDays, dateOf } from '#core/rules/text/calendar.ts';
import { multipart } from '#tests/samples/multipart.ts';
import { someDomain } from '#tests/world/companies.ts';
import { ADDRESS, registeredCompany } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

let made = 0;
const DAY = 86_400;

/** A registered company with a number of its own, and a record that agrees with it. */
async function designated(world: World) {
  const owner = await world.user();
  const names = [someDomain(), someDomain()];
  const { company_id: id, superuser } = await registeredCompany(world, owner, { names });
  const number = `DMCA-${process.pid}${String(++made).padStart(3, '0')}`;
  const { db } = world.deps;
  await db.updateTable('companies').set({ dmca_registration_id: number }).where('id', '=', id).execute();
  const { name, expires_date } = await owner.call(getCompany, { params: { id } });
  const right = {
    ...{ registration_id: number, status: 'Active', provider: name, expires_date },
    address: `${ADDRESS.address}, ${ADDRESS.city}, ME ${ADDRESS.zip}`,
    alternative_names: names,
    agent: {
      ...{ name: DEFAULT_AGENT.name, address: DEFAULT_AGENT.address },
      ...{ phone: DEFAULT_AGENT.phone, email: DEFAULT_AGENT.email },
    },
  };
  const check = (body: object = {}) =>
    superuser.call(checkPublicRecord, { params: { id }, body: { ...right, ...body } as RecordInput });
  return { id, owner, superuser, names, number, right, check, name, expires_date: expires_date! };
}

const report = (who: Person, id: number) => who.call(getPublicRecord, { params: { id } });
const codes = async (who: Person, id: number) =>
  (await report(who, id)).differences.map(
    ({ code, gravity, accepted }) => `${code} ${gravity}${accepted ? ' accepted' : ''}`,
  );
const reasons = async (who: Person, id: number) =>
  (await who.call(getProtection, { params: { id } })).reasons.map(({ code, mend }) => `${code} → ${mend}`);
const accept = (who: Person, id: number, code: string, note = 'Known') =>
  who.call(acceptDifference, { params: { id }, body: { code: code as 'status', note } });
const sendFile = (who: Person, url: string, file: string, bytes: string | Buffer, field = 'file') =>
  who.request({ method: 'POST', url, ...multipart({ field, file, bytes }) });

const pageOf = ({
  right,
  names,
}: Awaited<ReturnType<typeof designated>>) => `Registration Number: ${right.registration_id}
Service Provider: ${right.provider}
Address: ${right.address}
Alternative Names: ${names.join('\n')}
Designated Agent: ${right.agent.name}
Address: ${right.agent.address}
Phone: ${right.agent.phone}
Email: ${right.agent.email}
Status: Active
Expiration Date: ${right.expires_date}`;

describe('a check of the public record', () => {
  test('keeps what is typed in, and finds each difference of the table until it is resolved', async ({ world }) => {
    const at = await designated(world);
    const { id, owner, superuser, names, right, check, expires_date } = at;
    expect(await report(owner, id)).toEqual({ record: null, differences: [] });
    expect(await codes(superuser, id)).toEqual(['unchecked info']);
    const record = await check();
    expect(record).toEqual({
      ...{ id: record.id, checked_date: record.checked_date, source: 'typed', ...right, filed_date: null, file: null },
    });
    for (const who of [owner, superuser]) expect(await report(who, id)).toEqual({ record, differences: [] });
    expect(await reasons(owner, id)).toEqual([]);
    const today = dateOf(world.clock.now());
    const extra = someDomain();
    const agent = (change: object) => ({ agent: { ...right.agent, ...change } });
    const cases: [object, string[], string[]][] = [
      [{ status: 'Terminated' }, ['status grave'], ['record_inactive → amend']],
      [{ expires_date: today }, ['expiry grave'], ['record_expired → renew']],
      [{ expires_date: addDays(expires_date, -1) }, ['expiry warning'], []],
      [{ expires_date: addDays(expires_date, 1) }, [], []],
      [{ alternative_names: [names[0], 'A trade name'] }, ['names_missing warning'], []],
      [{ alternative_names: undefined }, [], []],
      [{ alternative_names: [...names, extra] }, ['names_extra info'], []],
      [agent({ email: 'old@example.org' }), ['agent_email grave'], ['agent_differs → amend']],
      [agent({ name: 'Somebody Else' }), ['agent_name warning'], []],
      [agent({ phone: '+1 302 555 0199' }), ['agent_phone warning'], []],
      [agent({ address: '2 Harbor Way' }), ['agent_address warning'], []],
      [{ provider: 'Another Name Inc' }, ['provider_name warning'], []],
      [{ address: '2 Quay Street, Portland' }, ['provider_address warning'], []],
    ];
    for (const [change, expected, why] of cases) {
      await check(change);
      expect([await codes(owner, id), await reasons(owner, id)], JSON.stringify(change)).toEqual([expected, why]);
      const query = { search: right.provider, protection: 'action_needed' } as const;
      const { results } = await superuser.call(listCompanies, { query });
      expect(results.some((company) => company.id === id)).toBe(why.length > 0);
      await check();
      expect([await codes(owner, id), await reasons(owner, id)]).toEqual([[], []]);
    }
    await check({ alternative_names: [extra] });
    expect((await report(owner, id)).differences).toEqual([
      ...[
        { code: 'names_missing', gravity: 'warning', ours: [...names].sort(), theirs: [], count: 2, accepted: false },
      ],
      ...[{ code: 'names_extra', gravity: 'info', ours: [], theirs: [extra], count: 1, accepted: false }],
    ]);
    const { results } = await owner.call(listEvents, { query: { company__id: id, event_type: 23, limit: 1 } });
    expect(results).toMatchObject([
      { event_type: { id: 23, name: 'Public record checked', is_manual: false }, object_id: id, text: '2 differences' },
    ]);
  });

  test('reads a saved page by its content, and keeps the file for members', async ({ world }) => {
    const at = await designated(world);
    const { id, owner, superuser, right } = at;
    const url = `/api/companies/${id}/public-record/`;
    const text = pageOf(at);
    const html = `<html><head><title>x</title></head><body><script>Status: Gone</script>${text
      .split('\n')
      .map((line) => `<p>${line.replaceAll('\n', '<br>')}</p>`)
      .join('')}</body></html>`;
    const mhtml = `From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(html).toString('base64')}\r\n--b\r\nContent-Type: text/css\r\n\r\nStatus: Gone\r\n--b--\r\n`;
    for (const [name, bytes] of [
      ['record.html', html],
      ['record.mhtml', mhtml],
      ['record.txt', text],
      ['record.exe', `\ufeff${text}`],
    ] as const) {
      const response = await sendFile(superuser, url, name, bytes, name === 'record.txt' ? 'files' : 'file');
      expect([response.statusCode, response.json()], name).toMatchObject([201, { source: 'page', ...right }]);
      expect(await codes(owner, id), name).toEqual([]);
    }
    const { record } = await report(owner, id);
    expect(record?.file).toMatchObject({ name: 'record.exe' });
    const stranger = await world.user();
    const file = (who: Person) => who.request({ url: `/api/files/${record!.file!.file_id}/` });
    expect((await Promise.all([owner, superuser, stranger].map(file))).map(({ statusCode }) => statusCode)).toEqual([
      ...[200, 200, 404],
    ]);
    const pasted = await superuser.call(checkPublicRecord, { params: { id }, body: { text } });
    expect(pasted).toMatchObject({ source: 'page', file: null });
    for (const [name, bytes] of [
      ['empty.html', '<p>Nothing here</p>'],
      ['program.exe', Buffer.from([0x4d, 0x5a, 0, 0, 1])],
      ['broken.pdf', '%PDF-1.7 broken'],
    ] as const) {
      const response = await sendFile(superuser, url, name, bytes);
      expect([response.statusCode, response.json().message, response.json().file]).toEqual([
        ...[400, messages.noDesignationFound, [messages.noDesignationFound]],
      ]);
    }
  });

  test('is refused for others, other records and undesignated companies', async ({ world }) => {
    const { id, owner, superuser, right, name, number } = await designated(world);
    const stranger = await world.user();
    const body = right as RecordInput;
    for (const who of [owner, stranger]) {
      expect((await who.refused(checkPublicRecord, { params: { id }, body })).status).toBe(403);
      expect(
        (await who.refused(acceptDifference, { params: { id }, body: { code: 'status', note: 'x' } })).status,
      ).toBe(403);
      expect((await who.refused(listPublicRecords, {})).status).toBe(403);
    }
    expect((await stranger.refused(getPublicRecord, { params: { id } })).status).toBe(404);
    const refused = async (change: object, at = id) => {
      const { status, body: answer } = await superuser.refused(checkPublicRecord, {
        ...{ params: { id: at }, body: change as RecordInput },
      });
      return [status, answer];
    };
    expect(await refused({})).toMatchObject([
      ...[400, { registration_id: ['Registration id is required!'], status: ['Status is required!'] }],
    ]);
    expect(await refused({ registration_id: 'X-1', status: 'Active' })).toMatchObject([
      ...[400, { registration_id: [messages.registrationNumberInvalid] }],
    ]);
    expect(await refused({ ...right, expires_date: 'soon' })).toMatchObject([
      400,
      { expires_date: [messages.recordDateInvalid] },
    ]);
    expect(await refused({ text: 'Nothing' })).toMatchObject([400, { text: [messages.noDesignationFound] }]);
    expect(await refused({ ...right, registration_id: '999' })).toEqual([
      ...[409, { message: `This is the record of DMCA-999; ${name} is ${number}.` }],
    ]);
    expect(await refused(right, await world.company([]))).toEqual([409, { message: messages.notDesignated }]);
    expect(
      await refused({ ...right, registration_id: number.toLowerCase().replace('dmca-', ' ') }, 2 ** 31 - 1),
    ).toMatchObject([404, {}]);
    await superuser.call(checkPublicRecord, { params: { id }, body: { ...body, registration_id: number.slice(5) } });
    await world.deps.db.updateTable('companies').set({ status_id: 14 }).where('id', '=', id).execute();
    expect(await refused(right)).toEqual([409, { message: messages.companyRemoved }]);
  });

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

  test('tells webhooks the codes', async ({ world }) => {
    const { id, owner, check } = await designated(world);
    const body = { url: 'https://93.184.215.14/', events: ['designation.record_differs' as const] };
    const { id: webhook_id } = await owner.call(createWebhook, { params: { id }, body });
    await check();
    await check({ status: 'Pending', provider: 'Another Name Inc' });
    const sent = () =>
      world.deps.db.selectFrom('webhook_deliveries').select('body').where('webhook_id', '=', webhook_id).execute();
    onTestFinished(() => void world.deps.db.deleteFrom('webhooks').where('id', '=', webhook_id).execute());
    expect((await sent()).map((one) => JSON.parse(one.body))).toMatchObject([
      {
        type: 'designation.record_differs',
        data: { company_id: id, record: { differences: ['status', 'provider_name'] } },
      },
    ]);
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
