import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTHENTICITY_VERDICTS } from '#core/rules/intake/authenticity.ts';
import { buildApp } from '#server/app/app.ts';
import { reactions } from '#server/app/reactions.ts';
import { makeHandlers } from '#server/app/work.ts';
import { systemClock } from '#server/base/clock.ts';
import { readConfig } from '#server/base/config.ts';
import { makeLog } from '#server/base/log.ts';
import { checkHistory } from '#server/db/history.ts';
import { makeLimits } from '#server/db/limits.ts';
import type { Database } from '#server/db/open/open-postgres.ts';
import type { Db } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { sandboxGateway } from '#server/outside/card-gateway/sandbox.ts';
import { freshDatabase } from '#tests/setup/worker-database.ts';
import { fillDemo } from './fill-demo.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './logins.ts';

let database: Database;
let deps: Deps;
let app: FastifyInstance;

const depsOn = (db: Db): Deps => ({
  // Unreachable mail server: an attempt to send real mail would fail the test.
  config: readConfig({
    ...{ DEMO: '1', SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT_EXEMPT: '127.0.0.1' },
    ...{ SUPERUSER_EMAIL: 'boss@example.com', SUPERUSER_PASSWORD: 'safeharbor' },
  }),
  db,
  clock: systemClock,
  log: makeLog('silent'),
  limits: makeLimits(db, systemClock),
  ipLookup: { country: async () => null },
  gateway: sandboxGateway(db),
  reactions,
  accounting: null,
  jwtSecrets: ['x'.repeat(32)],
});

/** Simulates a busy machine: every retryable job fails the first time. */
const stumbling: typeof makeHandlers = (...args) => {
  const handlers = makeHandlers(...args);
  const failFirstTime = ([name, handler]: [string, JobHandler]): [string, JobHandler] => {
    const run: JobHandler['run'] = async (payload, signal, attempts = 1) => {
      if (attempts === 1) throw new Error(`${name} stumbles`);
      await handler.run(payload, signal, attempts);
    };
    return [name, handler.retry.length > 0 ? { ...handler, run } : handler];
  };
  return Object.fromEntries(Object.entries(handlers).map(failFirstTime));
};

beforeAll(async () => {
  database = await freshDatabase();
  deps = depsOn(database.db);
  await fillDemo(deps, stumbling);
  app = await buildApp(deps, new URL('./no-web-client/', import.meta.url));
}, 240_000);

afterAll(async () => {
  await app.close();
  await database.close();
});

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, each looked at where it is used
type Answer = any;

async function loginAs(email: string): Promise<(path: string) => Promise<Answer>> {
  const body = { username: email, password: DEMO_PASSWORD };
  const login = await app.inject({ method: 'POST', url: '/api/api-auth/', payload: body });
  const headers = { authorization: `JWT ${login.json().access}` };
  return async (path) => {
    const answer = await app.inject({ url: `/api${path}`, headers });
    expect(answer.statusCode, path).toBe(200);
    return answer.json();
  };
}
const [{ email: customer }, { email: agent }] = DEMO_LOGINS;

const TABLES = ['users', 'companies', 'orders', 'notices', 'mails', 'history', 'invoices', 'jobs'] as const;
async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of TABLES) {
    const { count } = await database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    found[table] = Number(count);
  }
  return found;
}

describe('the demo data', () => {
  test('fills every list of the agent', async () => {
    const read = await loginAs(agent);
    for (const path of [
      ...['/users/', '/companies/', '/orders/', '/domains/', '/notices/', '/notices/without-sent/'],
      ...['/notices/contacts/', '/filters/', '/ignored-links/', '/history/'],
    ]) {
      expect((await read(path)).count, path).toBeGreaterThan(2);
    }
    expect((await read('/notices/')).count).toBeGreaterThanOrEqual(80);
  });

  test('has companies in every status, and the customer sees one of each kind', async () => {
    const companies = (await (await loginAs(agent))('/companies/?limit=50')).results as Answer[];
    const states = new Set(companies.map(({ status }) => status.name));
    expect([...states].sort()).toEqual(['Expired', 'New', 'Registered', 'Removed', 'Suspended']);
    const read = await loginAs(customer);
    const own = await Promise.all(
      (await read('/users/profile/')).companies.map(({ id }: { id: number }) => read(`/companies/${id}/`)),
    );
    const of = (name: string) => own.find((company) => company.name === name);
    expect(of('Bluefin Hosting Ltd')).toMatchObject({ protection: 'protected', subscription: { status: 'active' } });
    expect(of('Marlow Market')).toMatchObject({ protection: 'action_needed', status: { name: 'Registered' } });
    expect(of('Tern Video Ltd')).toMatchObject({ protection: 'action_needed', subscription: { status: 'past_due' } });
    expect(of('Osprey Images')).toMatchObject({
      protection: 'action_needed',
      open_order: { status: { name: 'Draft' } },
      subscription: { status: 'active', cancels_at_end: true },
    });
    // Marlow Market has the step still ahead of it.
    expect([of('Bluefin Hosting Ltd').site_step, of('Marlow Market').site_step]).toEqual(['done', 'open']);
    // One completed renewal, and one in progress.
    const renewals = (await read('/orders/?type=2')).results as Answer[];
    expect(renewals.map(({ company, status }) => `${company.name}: ${status.name}`)).toEqual([
      'Heron Press: Draft',
      'Osprey Images: Complete',
    ]);
    expect(Date.parse(of('Osprey Images').expires_date)).toBeGreaterThan(Date.now() + 1000 * 86_400_000);
    expect(of('Quill Forum').open_order.status.name).toBe('Waiting for payment');
    expect(of('Kestrel Games').open_order.status.name).toBe('Processing');
    for (const [name, status] of [
      ['Heron Press', 'Expired'],
      ['Gannet Social', 'Suspended'],
      ['Plover Archive', 'Removed'],
    ] as const) {
      expect(of(name)).toMatchObject({ status: { name: status } });
    }
    const mails = await database.db
      .selectFrom('mails')
      .select('subject')
      .where('to_email', '=', customer)
      .where('subject', 'like', '%Marlow Market%expires%')
      .execute();
    expect(mails.length).toBeGreaterThanOrEqual(1);
  });

  test('has orders of every kind and representatives of every role', async () => {
    const read = await loginAs(agent);
    const orders = (await read('/orders/?limit=100')).results as Answer[];
    const kinds = new Set(orders.map(({ type, status }) => `${type.name} ${status.name}`));
    for (const type of ['Registration', 'Renewal', 'Amendment', 'Removal']) {
      expect([...kinds]).toEqual(expect.arrayContaining([`${type} Complete`, `${type} Processing`]));
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['Registration Draft', 'Registration Waiting for payment']));
    const { id } = ((await read('/companies/?search=Bluefin')).results as Answer[])[0];
    const team = (await read(`/representative/${id}/`)).results as Answer[];
    expect(new Set(team.map(({ role }) => role))).toEqual(
      new Set(['owner', 'administrator', 'billing', 'notices', 'viewer']),
    );
    expect(team.some(({ status }) => status === 'invited')).toBe(true);
    expect((await read(`/companies/${id}/invoices/`)).count).toBeGreaterThan(0);
  });

  test('has notices of every status and kind in the last twelve weeks, the newest of them New and hours old', async () => {
    const read = await loginAs(agent);
    const notices = (await read('/notices/?limit=500')).results as Answer[];
    const names = new Set(notices.map(({ status }) => status.name));
    expect([...names].sort()).toEqual(['Disputed', 'Ignored', 'In progress', 'New', 'Rejected', 'Resolved', 'Sent']);
    const kinds = new Set(notices.map(({ completeness }) => completeness.kind));
    expect([...kinds].sort()).toEqual([
      ...['auto_reply', 'counter_notice', 'other', 'retraction', 'takedown', 'trademark'],
    ]);
    const verdicts = new Set(notices.map(({ completeness }) => completeness.verdict));
    const senders = new Set(notices.map(({ authenticity }) => authenticity?.verdict ?? 'none'));
    expect([...senders].sort()).toEqual(expect.arrayContaining([...AUTHENTICITY_VERDICTS].sort()));
    expect([...verdicts].sort()).toEqual(['complete', 'core_only', 'defective', 'not_a_notice', 'unread']);
    const ages = notices.map(({ received_date }) => (Date.now() - Date.parse(received_date)) / 86_400_000);
    expect(Math.min(...ages)).toBeLessThan(0.25);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThan(85);
    for (let week = 0; week < 12; week++) {
      expect(ages.filter((age) => Math.floor(age / 7) === week).length, `week ${week}`).toBeGreaterThan(2);
    }
    expect(notices[0].status.name).toBe('New');
    expect(notices.some(({ company }) => company === null)).toBe(true);
  });

  test('has an evidence pack of a resolved notice, with the mails as sent, ready for download', async () => {
    const read = await loginAs(agent);
    const resolved = (await read('/notices/?status=18&limit=100')).results as Answer[];
    const packs = await Promise.all(resolved.map(({ id }) => read(`/notices/${id}/evidence/`)));
    expect(packs.flatMap(({ results }) => results)).toMatchObject([{ status: 'ready', error: null }]);
    const lost = await database.db
      .selectFrom('mails')
      .select('id')
      .where('is_kept', '=', true)
      .where('raw_file_id', 'is', null)
      .execute();
    expect(lost).toEqual([]);
  });

  test('has webhooks with deliveries in every state, and sends nothing to the network', async () => {
    const read = await loginAs(customer);
    const { id } = (await (await loginAs(agent))('/companies/?search=Bluefin')).results[0];
    const { results } = await read(`/companies/${id}/webhooks/`);
    expect(results.map(({ is_active, disabled_reason }: Answer) => [is_active, disabled_reason])).toEqual([
      [true, null],
      [false, 'gone'],
    ]);
    const states = await Promise.all(
      results.map(async (one: Answer) => {
        const { results: sent } = await read(`/webhooks/${one.id}/deliveries/?limit=100`);
        return [...new Set(sent.map(({ status }: Answer) => status))].sort();
      }),
    );
    expect(states).toEqual([['done', 'waiting'], ['failed']]);
  });

  test('has public records in a few states, and others to check', async () => {
    const read = await loginAs(agent);
    const found = async (name: string) => {
      const { id } = (await read(`/companies/?search=${name}`)).results[0];
      const { differences } = await read(`/companies/${id}/public-record/`);
      return differences.map(({ code, accepted }: Answer) => `${code} ${accepted}`);
    };
    expect(await Promise.all(['Bluefin', 'Tern', 'Marlow', 'Osprey'].map(found))).toEqual([
      ...[['names_missing false'], ['provider_name true'], ['agent_email false'], []],
    ]);
    expect((await read('/public-records/?is_due=true')).count).toBeGreaterThan(0);
  });

  test('has a public page in use, with forms in every state', async () => {
    const read = await loginAs(agent);
    const { id } = (await read('/companies/?search=Bluefin')).results[0];
    expect(await read(`/companies/${id}/intake/`)).toMatchObject({
      ...{ slug: 'bluefin', is_on: true, is_transparency: true, is_lumen: true },
      ...{ counts: { submitted: 7, confirmed: 3, suspect: 1 } },
    });
    const waiting = (await read('/intake/unconfirmed/')).results as Answer[];
    expect(waiting.map(({ name, is_suspect }) => [name, is_suspect])).toEqual([
      ['Best Traffic Team', true],
      ['Tomas Reyes', false],
      ['Ida Brandt', false],
    ]);
    const tokens = (await read(`/companies/${id}/tokens/`)).results as Answer[];
    expect(tokens).toMatchObject([{ name: 'Ticket system', revoked_date: expect.any(String) }]);
    const states = await database.db.selectFrom('submissions').select(['state', 'withdrawn_date']).execute();
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['submitted', 'confirmed', 'accepted', 'spam']));
    expect(states.filter(({ withdrawn_date }) => withdrawn_date !== null)).toHaveLength(1);
    const { results } = await read('/notices/?search=SH-&source=2&limit=50');
    const notices = await Promise.all(results.map((notice: Answer) => read(`/notices/${notice.id}/`)));
    expect(notices.filter(({ form }) => form !== null)).toHaveLength(3);
    expect(notices.some(({ supplements }) => supplements.length === 1)).toBe(true);
    expect(notices.some(({ answers }) => answers[0]?.kind === 'retraction')).toBe(true);
  });

  test('has subscribers in every state, with a card for the one over the limit', async () => {
    const read = await loginAs(customer);
    const { id } = (await (await loginAs(agent))('/companies/?search=Bluefin')).results[0];
    const { results } = await read(`/subscribers/?company=${id}&ordering=id&limit=100`);
    const states = new Map(results.map(({ handle, state, counted }: Answer) => [handle, [state, counted]]));
    expect(Object.fromEntries(states)).toMatchObject({
      ...{ 'u-77120': ['terminated', 4], 'u-20417': ['over_limit', 3], 'u-31882': ['warned', 2] },
      ...{ 'u-58214': ['ok', 0], 'u-60988': ['ok', 0] },
    });
    const { cards } = await read('/home/');
    expect(cards.map(({ text }: Answer) => text)).toContain('Your policy ends accounts at 3 strikes. u-20417 has 3.');
  });

  test('has counter-notices in every state, and URLs about which everything was recorded', async () => {
    const read = await loginAs(customer);
    const { results } = await read('/counter-notices/?limit=50');
    const outcomes = new Set((results as Answer[]).map(({ outcome }) => outcome));
    expect([...outcomes].sort()).toEqual([
      ...['defective', 'held', 'overdue', 'restore_due', 'restored', 'waiting', 'withdrawn'],
    ]);
    const { cards, urls } = await read('/home/');
    expect((cards as Answer[]).map(({ code }) => code)).toEqual(expect.arrayContaining(['overdue', 'restore_due']));
    expect(urls.median_hours_to_disable).toBeGreaterThan(0);
    const acts = await database.db.selectFrom('url_actions').select('action').distinct().execute();
    expect(acts.map(({ action }) => action).sort()).toEqual([
      ...['declined', 'disabled', 'gone', 'restored', 'undone', 'user_notified'],
    ]);
  });

  test('has notices that were forwarded to several addresses, whose status changed to Sent once', async () => {
    const read = await loginAs(agent);
    const listed = (await read('/notices/?limit=100')).results as Answer[];
    const several = listed.filter(({ deliveries }) => deliveries.length > 1);
    expect(several.length).toBeGreaterThan(2);
    for (const { id, ...row } of several) {
      const { history, ...notice } = await read(`/notices/${id}/`);
      expect(notice, `notice ${id}`).toMatchObject(row);
      const sent = history.flatMap(({ changes }: Answer) => changes.filter(({ to }: Answer) => to === 'Sent'));
      expect(sent, `notice ${id}`).toEqual([{ field: 'status', from: 'New', to: 'Sent' }]);
    }
  });

  test('has failed deliveries with the other server’s error message', async () => {
    const failed = await database.db
      .selectFrom('mails')
      .select(['to_email', 'error'])
      .where('status', '=', 'failed')
      .execute();
    expect(failed).toEqual(
      expect.arrayContaining([
        { to_email: 'takedown@osprey.example.org', error: expect.stringContaining('550 5.1.1') },
        { to_email: 'video-desk@bluefin.example.com', error: expect.stringContaining('552 5.2.2') },
      ]),
    );
  });

  test('leaves no pending jobs or mail, and its history is one chain in chronological order', async () => {
    // Evidence packs expire later, and one delivery of a webhook waits for its next try.
    const jobs = await database.db.selectFrom('jobs').select('name').orderBy('name').execute();
    expect(jobs.map(({ name }) => name)).toEqual(['deliver-webhook', 'expire-evidence']);
    const waiting = await database.db.selectFrom('mails').select('id').where('status', '=', 'queued').execute();
    expect(waiting).toEqual([]);
    expect(await checkHistory(database.db)).toMatchObject({ ok: true });
    const dates = (await database.db.selectFrom('history').select('date').orderBy('id').execute()).map(
      ({ date }) => +date,
    );
    expect(dates).toEqual([...dates].sort((a, b) => a - b));
    expect(dates.at(-1)).toBeLessThanOrEqual(Date.now());
  });

  test('uses reserved domain names only', async () => {
    const mails = await database.db.selectFrom('mails').select('to_email').execute();
    const urls = await database.db.selectFrom('notice_urls').select('host').execute();
    const contacts = await database.db.selectFrom('contacts').select('email').execute();
    const hosts = [
      ...urls.map(({ host }) => host),
      ...[...mails.map((m) => m.to_email), ...contacts.map((c) => c.email)].map((email) => email.split('@')[1]!),
    ];
    expect(hosts.filter((host) => !/(?:^|\.)example\.(?:com|net|org)$/.test(host))).toEqual([]);
  });

  test('comes with the superuser of the settings, beside its own', async () => {
    for (const email of ['boss@example.com', 'agent@example.com']) {
      const get = await loginAs(email);
      expect((await get('/users/profile/')).result.is_superuser, email).toBe(true);
    }
  });

  test('is created once: a second start adds nothing', async () => {
    const before = await counts();
    await fillDemo(deps, makeHandlers);
    expect(await counts()).toEqual(before);
  });
});

test('an interrupted start leaves nothing behind', async () => {
  const other = await freshDatabase();
  const handlers: typeof makeHandlers = (inside, transport) => ({
    ...makeHandlers(inside, transport),
    'send-invoice': { retry: [], run: () => Promise.reject(new Error('the power is gone')) },
  });
  await expect(fillDemo(depsOn(other.db), handlers)).rejects.toThrow('the power is gone');
  for (const table of ['users', 'companies', 'history', 'jobs'] as const) {
    expect(await other.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  await other.close();
});
