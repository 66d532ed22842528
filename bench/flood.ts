import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkHistory } from '#server/db/history.ts';
import { migrate } from '#server/db/migrate.ts';
import { openEmbedded } from '#server/db/open/open-embedded.ts';
import { openPostgres } from '#server/db/open/open-postgres.ts';
import { startSmtpPeer } from '#tests/fakes/smtp-peer.ts';
import { insertCompanies, noticesExpected, readOutcome, receivedIds, sendAll } from '#tests/processes/flood.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import { buildTestServer } from '../scripts/lib/test-server.mjs';
import { startDurablePostgres } from './durable-postgres.ts';

/**
 * `npm run flood -- --messages 10000 --connections 20 --kills 20`: sends messages while the process is repeatedly killed with SIGKILL.
 * With `--restarts 5`, a separate PostgreSQL is crashed as often. Every acknowledged message must become exactly one notice per
 * affected company, and each notice must be forwarded.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '20' },
    kills: { type: 'string', default: '20' },
    restarts: { type: 'string', default: '0' },
    postgres: { type: 'boolean', default: false },
  },
});
const flood = {
  messages: Number(values.messages),
  connections: Number(values.connections),
  kills: Number(values.kills),
};
const restarts = Number(values.restarts);
/** Without progress for this long, missing mail counts as lost: only a hang takes this long, however busy the machine. */
const STUCK_MS = 600_000;

const folder = await mkdtemp(join(tmpdir(), 'safeharbor-flood-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const entry = process.env.VERIFY_SERVER ?? (await buildTestServer(process.env.VERIFY_FAILPOINT));
const postgres = values.postgres || restarts > 0 ? await startDurablePostgres(folder) : undefined;
const openStore = () => (postgres ? openPostgres(postgres.url) : openEmbedded(join(folder, 'data')));
const prepared = await openStore();
await migrate(prepared.db, prepared.kind);
await insertCompanies(prepared.db);
await prepared.close();

const peer = await startSmtpPeer();
const [port, http] = [(await freePort()) as number, (await freePort()) as number];

async function launch() {
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...(postgres ? { DATABASE_URL: postgres.url, JWT_SECRET: 'x'.repeat(32) } : { DATA_DIR: join(folder, 'data') }),
      ...{ DEMO: '0', LOG_LEVEL: 'fatal', RATE_LIMIT_EXEMPT: '127.0.0.1', MAIL_RETRY_SECONDS: '1,1,1,1,1,1,1,1,1,1' },
      ...{ PORT: String(http), INBOUND_SMTP_PORT: String(port), SMTP_URL: peer.url },
    },
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return child;
}

let server = await launch();
process.on('exit', () => server.kill('SIGKILL'));
const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;
const done = { kills: 0, restarts: 0 };
let busy: Promise<void> | undefined;

async function kill(): Promise<void> {
  server.kill('SIGKILL');
  await once(server, 'exit');
  server = await launch();
  console.log(`${seconds()}: killed -9 and started again, ${++done.kills} times by now`);
}
async function restart(): Promise<void> {
  await postgres!.restart();
  console.log(`${seconds()}: PostgreSQL cut off and started again, ${++done.restarts} times by now`);
}

const { acked, tries } = await sendAll(flood, port, (count) => {
  const due = (times: number, at: number) => count >= ((at + 1) * flood.messages) / (times + 1);
  if (busy) return;
  const next =
    done.kills < flood.kills && due(flood.kills, done.kills)
      ? kill
      : done.restarts < restarts && due(restarts, done.restarts)
        ? restart
        : undefined;
  busy = next?.().then(() => {
    busy = undefined;
  });
});
await busy;
console.log(`${seconds()}: ${acked} acknowledged after ${tries} tries`);

/** Nothing is queued, so no more mail will arrive. The embedded database belongs to the process while it runs. */
async function isIdle(): Promise<boolean> {
  if (!postgres) return false;
  const { db, close } = await openStore();
  const jobs = await db
    .selectFrom('jobs')
    .select('id')
    .where('name', 'in', ['read-inbound', 'read-again', 'deliver-mail'])
    .where('dead_at', 'is', null)
    .execute();
  await close();
  return jobs.length === 0;
}

const expected = noticesExpected(flood.messages);
let moved = performance.now();
for (let shown = -1; receivedIds(peer.received).ids.length < expected; ) {
  await wait(2_000);
  const now = receivedIds(peer.received).ids.length;
  const isOver = server.exitCode !== null || performance.now() - moved > STUCK_MS;
  if (now === shown && (isOver || (await isIdle()))) break;
  if (now !== shown) {
    moved = performance.now();
    console.log(`${seconds()}: ${now} of ${expected} forwards have arrived`);
  }
  shown = now;
}
server.kill('SIGTERM');
const [code] = await once(server, 'exit');
const { db, close } = await openStore();
const { message_ids, ...found } = await readOutcome(db);
const history = await checkHistory(db);
await close();
await peer.close();
await postgres?.stop();
const { ids, copies } = receivedIds(peer.received);
const isRight =
  code === 0 &&
  found.messages === flood.messages &&
  found.wrong.length === 0 &&
  found.unread + found.undelivered + found.unsent === 0 &&
  found.notices === expected &&
  ids.join() === message_ids.join() &&
  history.ok;
console.log({ ...found, forwards: ids.length, copies_under_the_same_id: copies, history: history.ok, exit: code });
console.log(isRight ? `${seconds()}: all of it, once` : 'SOMETHING WAS LOST OR MADE TWICE');
process.exit(isRight ? 0 : 1);
