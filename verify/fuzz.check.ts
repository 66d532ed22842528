import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import { hashPassword } from '#server/crypto/passwords.ts';
import { builtServer, launchReady, makeStore, openStore, PASSWORD } from '#tests/processes/server-process.ts';
import { expectNone, figure, many, scaled } from './figure.ts';
import { insertRelatedRecords } from './fuzz-records.ts';
import { type FuzzRequest, requestNumber } from './fuzz-requests.ts';
import { insertKnownSecrets } from './fuzz-secrets.ts';
import { startFakeXero } from './fuzz-xero.ts';
import { accessOf } from './people.ts';

const SEED = Number(process.env.VERIFY_SEED ?? '1');
const REQUESTS = scaled(50_000);
const CONNECTIONS = 16;
/** A request that takes longer counts as hung: processor time of the server, because the machine may be busy with other work. */
const HANG_SECONDS = 30;
/** Wall time without a byte, for a request that hangs while the server does nothing. */
const SILENCE_MS = 600_000;

/** Logs in the demo's users, restoring those that fuzzed calls deleted or blocked. */
async function callersOf(url: string) {
  const { db, close } = await openStore({ DATABASE_URL: url });
  const people = await db.selectFrom('users').select(['id', 'is_superuser']).orderBy('id').execute();
  await insertKnownSecrets(db);
  const fitting = await insertRelatedRecords(db);
  const password_hash = await hashPassword(PASSWORD);
  const agent = people.find(({ is_superuser }) => is_superuser)!;
  const others = people.filter(({ is_superuser }) => !is_superuser).slice(0, 5);
  const login = async (id: number) => {
    await db
      .updateTable('users')
      .set({ status_id: 1, deleted_date: null, is_superuser: id === agent.id, password_hash })
      .where('id', '=', id)
      .execute();
    return accessOf(db, id);
  };
  // Two of eight callers are the agent, one is anonymous.
  const ids = [agent.id, agent.id, ...others.map(({ id }) => id)];
  const tokens: string[] = [];
  const underWay = new Map<number, Promise<void>>();
  const logIn = (at: number): Promise<void> => {
    const running =
      underWay.get(at) ??
      login(ids[at]!).then((token) => {
        tokens[at] = token;
        underWay.delete(at);
      });
    underWay.set(at, running);
    return running;
  };
  for (const at of ids.keys()) await logIn(at);
  return { tokens, fitting, logIn, close };
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function send(port: number, { method, path, headers, body }: FuzzRequest, token: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const authorization = token ? { authorization: `JWT ${token}` } : {};
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asked = request(
      { port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...authorization, ...length } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode!));
        response.on('error', reject);
      },
    );
    asked.setTimeout(SILENCE_MS, () => asked.destroy(new Error('it hangs')));
    asked.on('error', reject);
    asked.end(body);
  });
}

const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
/** User and system time of all threads, in the unit of /proc: USER_HZ is 100 on every Linux. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ', 13)
    .slice(11);
  return (Number(utime) + Number(stime)) / 100;
}
const median = (list: number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

test('random input to every endpoint causes no 5xx, no hang and no memory growth', async () => {
  const store = await makeStore();
  const books = await startFakeXero();
  const settings = { ...store, ...books.settings, DEMO: '1', LOG_LEVEL: 'error' };
  const server = await launchReady(settings, await builtServer());
  const { tokens, fitting, logIn, close } = await callersOf(store.DATABASE_URL!);
  expect(await books.connect(server, tokens[0]!)).toBe(200);
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const reached = new Set<string>();
  const memory: number[] = [];
  const spent = new Map<string, number>();
  let next = 0;
  const began = Date.now();
  const connection = async () => {
    while (next < REQUESTS && wrong.length < 20) {
      const n = next++;
      if (n % Math.ceil(REQUESTS / 200) === 0) memory.push(megabytes(server.pid));
      const one = requestNumber(SEED, n, fitting);
      const token = tokens[one.caller];
      const [start, processor] = [performance.now(), processorSeconds(server.pid)];
      const answer = await send(server.port, one, token).catch((error: Error) => error.message);
      spent.set(one.endpoint, (spent.get(one.endpoint) ?? 0) + performance.now() - start);
      const status = processorSeconds(server.pid) - processor > HANG_SECONDS ? 'it hangs' : answer;
      // Fuzzed calls include logout, blocking and deletion.
      if (status === 401 && token && token === tokens[one.caller]) await logIn(one.caller);
      if (typeof status === 'string' || status >= 500) {
        const text = String(one.body ?? '').slice(0, 200);
        // The outcome first: a long request would push it out of the report.
        wrong.push(`${status} for ${n}: ${one.method} ${one.path} ${text}`);
      } else {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status < 300) reached.add(one.endpoint);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const seconds = (Date.now() - began) / 1000;
  await wait(2_000);
  const { out } = server.output;
  const logged = out.split('\n').filter((line) => line.includes('"level":50'));
  await close();
  agent.destroy();
  server.kill('SIGTERM');
  const { code } = await server.exit;

  expectNone([...wrong, ...logged.slice(0, 3)]);
  expect(code).toBe(0);
  // The second quarter is the warm baseline; the last must not be far above it.
  const quarter = Math.floor(memory.length / 4);
  const [early, late] = [median(memory.slice(quarter, 2 * quarter)), median(memory.slice(-quarter))];
  const codes = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  const unreached = allEndpoints.filter(({ name }) => !reached.has(name)).map(({ name }) => name);
  const slow = [...spent].sort(([, a], [, b]) => b - a).slice(0, 12);
  process.stdout.write(`${slow.map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`).join(', ')}\n`);
  process.stdout.write(`${codes.join(', ')}\nnever a success: ${unreached.join(', ')}\n`);
  expect(late, 'memory grows').toBeLessThan(early * 1.3 + 30);
  figure(
    `${many(REQUESTS, 'requests')} (seed ${SEED}, ${Math.round(REQUESTS / seconds)}/s) to ${allEndpoints.length} endpoints, ` +
      `${reached.size} of them with success: 0 × 5xx, 0 hangs, memory ${Math.round(early)} → ${Math.round(late)} MB`,
  );
});
