import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { EVENT_TYPE } from '#core/lookups.ts';
import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import { waitOf } from '#core/rules/intake/counter-notice-outcome.ts';
import { dateIn } from '#core/rules/text/zoned-time.ts';
import type { Db } from '#server/db/tables.ts';
import { type Received, startSmtpPeer } from '#tests/fakes/smtp-peer.ts';
import {
  builtServer,
  endLeases,
  launchReady,
  makeStore,
  openStore,
  type ServerProcess,
} from '#tests/processes/server-process.ts';
import { putNotice } from '#tests/world/notices.ts';
import { PATIENCE } from '../figure.ts';
import { inParallel, logIn, SUPERUSER } from '../product.ts';

const CASES = 20;
const LANES = 4;
const KILLS = 4;
const ZONE = 'America/New_York';
const OWNER = 'owner@counter-quay.example';
const DAY_MS = 86_400_000;

/** A day of receipt whose first mail is due now and whose second one is not. */
function dueReceipt(now: Date): string {
  for (let days = 1; days < 40; days++) {
    const received = dateIn(new Date(now.getTime() - days * DAY_MS), ZONE);
    const { due, latest } = waitOf(clockOf(received), ZONE);
    if (due <= now && now < new Date(latest.getTime() - DAY_MS / 4)) return received;
  }
  throw new Error('no day fits');
}

/** A registered company with an owner, and a notice for each case. */
async function insertCases(db: Db, received_date: Date): Promise<number[]> {
  const created_date = received_date;
  const { id: company_id } = await db
    .insertInto('companies')
    .values({ name: 'Counter Quay', status_id: 13, registered_date: '2026-01-05', created_date })
    .returning('id')
    .executeTakeFirstOrThrow();
  const person = { email: OWNER, password_hash: null, first_name: 'Ada', last_name: 'Marlow', status_id: 1 };
  const { id: user_id } = await db
    .insertInto('users')
    .values({ ...person, is_superuser: false, date_joined: created_date })
    .returning('id')
    .executeTakeFirstOrThrow();
  const member = {
    company_id,
    user_id,
    email: OWNER,
    role: 'owner',
    status: 'active',
    invited_date: created_date,
  } as const;
  await db.insertInto('representatives').values(member).execute();
  const name = 'counter-quay.com';
  const domain = { name, unicode_name: name, email: null, company_id, status_id: 13, created_date };
  const { id: domain_id } = await db.insertInto('domains').values(domain).returning('id').executeTakeFirstOrThrow();
  const ids: number[] = [];
  for (let n = 0; n < CASES; n++) {
    const { id: sender_id } = await db
      .insertInto('contacts')
      .values({ name: 'Rights', email: `complainant-${n}@example.net`, company_id: null, created_date })
      .returning('id')
      .executeTakeFirstOrThrow();
    const world = { deps: { db }, clock: { now: () => received_date } } as never;
    ids.push(
      await putNotice(world, { company_id, sender_id, urls: [{ url: `https://${name}/film/${n}`, domain_id }] }),
    );
  }
  return ids;
}

test('after kill -9 between the steps of counter-notices, each mail went out once and each step counts once', async () => {
  const now = new Date();
  const peer = await startSmtpPeer();
  onTestFinished(peer.close);
  const store = await makeStore();
  const settings = { ...store, ...SUPERUSER, SMTP_URL: peer.url, MAIL_RETRY_SECONDS: '1,1,1,1,1,1,1,1' };
  const prepared = await openStore(store);
  const notices = await insertCases(prepared.db, new Date(now.getTime() - 60 * DAY_MS));
  await prepared.close();
  const entry = await builtServer();
  let server: ServerProcess = await launchReady(settings, entry);
  let agent = await logIn(server);

  let rising: Promise<void> | undefined;
  const dieAndRise = async () => {
    server.kill('SIGKILL');
    await server.exit;
    await endLeases(store);
    server = await launchReady(settings, entry);
    agent = await logIn(server);
    rising = undefined;
  };
  let [answered, kills] = [0, 0];
  const STEPS = 5;
  /** Repeats a call until it is answered, and kills the server now and then. A repeat of a step that was done is refused. */
  const insist = async <T>(method: string, path: string, body?: object): Promise<{ status: number; json: T }> => {
    for (;;) {
      await rising;
      const answer = await agent.call<T>(server, method, path, body).catch(() => undefined);
      if (answer && answer.status < 500) {
        answered++;
        if (!rising && kills < KILLS && answered > ((kills + 1) * CASES * STEPS) / (KILLS + 1)) {
          kills++;
          rising = dieAndRise();
        }
        return answer;
      }
      await wait(50);
    }
  };
  type Listed = { results: { id: number; outcome: string; number: string }[] };
  const madeFor = async (notice: number) =>
    (await insist<Listed>('GET', `/counter-notices/?notice=${notice}`)).json.results;

  const received_date = dueReceipt(now);
  const made = new Map<number, { id: number; number: string }>();
  await inParallel(notices, LANES, async (notice, n) => {
    await insist('POST', `/notices/${notice}/actions/`, { urls: 'all', action: 'disabled', subscriber: `user-${n}` });
    const sender = { name: 'Priya Nambiar', email: `subscriber-${n}@example.net` };
    const elements = { signature: true, material: true, mistake: true, contact: true, jurisdiction: true };
    const body = { notice, received_date, source: 3, sender, text: 'A counter-notice.', elements };
    // Not idempotent: a call whose answer was lost is looked up first.
    for (let [known] = await madeFor(notice); ; [known] = await madeFor(notice)) {
      if (known) {
        made.set(n, known);
        break;
      }
      await rising;
      await agent.call(server, 'POST', '/counter-notices/', body).catch(() => undefined);
    }
  });
  const ids = (email: string, said = '') =>
    new Set(
      peer.received.filter(({ to, raw }) => to.includes(email) && raw.includes(said)).map((mail) => messageIdOf(mail)),
    );
  await expect.poll(() => ids(OWNER).size, { ...PATIENCE, interval: 500 }).toBe(CASES);
  await inParallel(notices, LANES, async (notice, n) => {
    const { id } = made.get(n)!;
    const hold = { kind: 'court', received_date: now.toISOString(), court: 'N.D. Cal.', case_number: `case ${n}` };
    const { json } = await insist<{ id?: number }>('POST', `/counter-notices/${id}/holds/`, hold);
    const holds = (await insist<{ holds: { id: number }[] }>('GET', `/counter-notices/${id}/`)).json.holds;
    expect(json.id === undefined || holds.some((one) => one.id === json.id)).toBe(true);
    for (const one of holds) await insist('PUT', `/holds/${one.id}/`, { state: 'ended' });
    await insist('POST', `/notices/${notice}/actions/`, { urls: 'all', action: 'restored' });
  });
  await rising;
  expect(kills).toBe(KILLS);
  for (let n = 0; n < CASES; n++) {
    await expect.poll(() => ids(`complainant-${n}@example.net`).size, PATIENCE).toBe(1);
    await expect.poll(() => ids(`subscriber-${n}@example.net`).size, PATIENCE).toBe(1);
    expect(ids(OWNER, made.get(n)!.number).size, `mails about ${made.get(n)!.number}`).toBe(1);
  }
  server.kill('SIGTERM');
  expect((await server.exit).code).toBe(0);

  const { db, close } = await openStore(store);
  const stored = await db.selectFrom('counternotices').select(['id', 'state', 'mailed']).execute();
  const strikes = await db.selectFrom('strikes').select('standing').execute();
  const events = await db
    .selectFrom('events')
    .select('object_id')
    .where('event_type', '=', EVENT_TYPE.restore_due)
    .execute();
  await close();
  expect(stored).toHaveLength(CASES);
  expect(new Set(stored.map(({ state }) => state))).toEqual(new Set(['restored']));
  expect(strikes.map(({ standing }) => standing)).toEqual(Array(CASES).fill('void'));
  expect(new Set(events.map(({ object_id }) => object_id)).size).toBe(events.length);
  expect(events).toHaveLength(CASES);
});

const messageIdOf = ({ headers }: Received): string => headers.get('message-id')![0]!;
