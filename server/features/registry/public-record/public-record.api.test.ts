import { Socket } from 'node:net';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { createWebhook } from '#core/contract/intake/webhooks.ts';
import { listEvents } from '#core/contract/records/history.ts';
import { listCompanies } from '#core/contract/registry/companies.ts';
import {
  acceptDifference,
  checkPublicRecord,
  getPublicRecord,
  listPublicRecords,
  type RecordInput,
} from '#core/contract/registry/public-record.ts';
import { messages } from '#core/messages.ts';
import { addDays, dateOf } from '#core/rules/text/calendar.ts';
import { someDomain } from '#tests/world/companies.ts';
import type { Person } from '#tests/world/person.ts';
import { codes, designated, pageOf, reasons, report, sendFile } from '#tests/world/public-records.ts';
import { test } from '#tests/world/world.ts';
import { sweepPublicRecords } from './sweep-public-records.ts';

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
    // Beyond the 1 MB of other bodies, up to 5 MB.
    const longer = (size: number) =>
      superuser.request({ method: 'POST', url, payload: { text: `${text}\n${'x'.repeat(size)}` } });
    expect((await longer(1.2e6)).statusCode).toBe(201);
    const tooLong = await longer(5 * 1024 * 1024);
    expect([tooLong.statusCode, Object.keys(tooLong.json())]).toEqual([400, ['text', 'message', 'errors']]);
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

  test('opens no connection to another machine', async ({ world }) => {
    const at = await designated(world);
    const { id, owner, superuser, right, check } = at;
    const connect = vi.spyOn(Socket.prototype, 'connect');
    onTestFinished(() => connect.mockRestore());
    await check();
    await sendFile(superuser, `/api/companies/${id}/public-record/`, 'record.txt', pageOf(at));
    const rows = `registration_id,status\n${right.registration_id},Active`;
    await sendFile(superuser, '/api/public-records/upload/', 'records.csv', rows);
    await sweepPublicRecords(world.deps).run(undefined, new AbortController().signal);
    expect(await codes(owner, id)).toEqual([]);
    const hosts = connect.mock.calls.flat(2).flatMap((to) => (to as { host?: string } | null)?.host ?? []);
    expect(hosts.filter((host) => host !== 'localhost' && host !== '127.0.0.1')).toEqual([]);
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
