import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import { openEmbedded } from '#server/db/open/open-embedded.ts';
import { openPostgres } from '#server/db/open/open-postgres.ts';
import { SmtpClient } from '#tests/fakes/smtp-client.ts';
import { startSmtpPeer } from '#tests/fakes/smtp-peer.ts';
import { insertCompanies, notice, noticesExpected, sendAll } from '#tests/processes/flood.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { startDurablePostgres } from '../durable-postgres.ts';
import { cpuOf } from '../measure/process.ts';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const CONNECTIONS = 20;
/** The threads are warm when the process used less than this share of a CPU for a second. */
const IDLE_SHARE = 0.1;
const STUCK_MS = 120_000;

export type Kind = 'PostgreSQL' | 'embedded';

/** The built product on a new database with ten companies, and an SMTP peer that accepts all forwards. */
async function launch(kind: Kind) {
  const folder = mkdtempSync(join(tmpdir(), 'safeharbor-reader-'));
  const postgres = kind === 'PostgreSQL' ? await startDurablePostgres(folder) : undefined;
  const data = join(folder, 'data');
  const { db, close } = await (postgres ? openPostgres(postgres.url) : openEmbedded(data));
  await migrate(db, postgres ? 'postgresql' : 'embedded');
  await insertCompanies(db);
  await close();
  const [peer, smtp, http] = [await startSmtpPeer(), (await freePort()) as number, (await freePort()) as number];
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...(postgres ? { DATABASE_URL: postgres.url, JWT_SECRET: 'x'.repeat(32) } : { DATA_DIR: data }),
      ...{ DEMO: '0', LOG_LEVEL: 'fatal', RATE_LIMIT_EXEMPT: '127.0.0.1' },
      ...{ PORT: String(http), INBOUND_SMTP_PORT: String(smtp), SMTP_URL: peer.url },
    },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  await idle(child.pid!);
  // The embedded database allows no second process: there a notice counts as made when its forward arrives.
  const beside = postgres && (await openPostgres(postgres.url));
  return {
    smtp,
    peer,
    async made(): Promise<number> {
      if (!beside) return peer.received.length;
      const { rows } = await sql<{ count: number }>`select count(*) as count from notices`.execute(beside.db);
      return rows[0]!.count;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await beside?.close();
      process.off('exit', kill);
      await peer.close();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function idle(pid: number): Promise<void> {
  for (let before = cpuOf(pid); ; ) {
    await wait(1_000);
    const now = cpuOf(pid);
    if (now - before < IDLE_SHARE * 1_000) return;
    before = now;
  }
}

/** Resolves when the count is reached. */
async function reached(count: number, howMany: () => number | Promise<number>, everyMs: number): Promise<void> {
  let [seen, since] = [-1, performance.now()];
  for (let now = await howMany(); now < count; now = await howMany()) {
    if (now !== seen) [seen, since] = [now, performance.now()];
    if (performance.now() - since > STUCK_MS) throw new Error(`stuck at ${now} of ${count}`);
    await wait(everyMs);
  }
}

/** Milliseconds from the 250 to the forward, for messages sent one by one with pauses. */
async function delays(
  { smtp, peer }: Awaited<ReturnType<typeof launch>>,
  { letters, pauseMs, from }: { letters: number; pauseMs: number; from: number },
): Promise<number[]> {
  const took: number[] = [];
  for (let n = from; n < from + letters; n++) {
    const before = peer.received.length;
    const client = await SmtpClient.introduced(smtp);
    const answer = await client.send(notice(n, [`https://www.quay-${n % 10}.com/copies/${n}.jpg`]));
    const acknowledged = performance.now();
    if (!answer.startsWith('250')) throw new Error(answer);
    client.close();
    await reached(before + 1, () => peer.received.length, 1);
    took.push(performance.now() - acknowledged);
    await wait(pauseMs);
  }
  return took;
}

interface How {
  messages: number;
  letters: number;
  pauses: number;
  pauseMs: number;
}

/** Notices and forwards per second while a flood is processed, counted from the last 250, and the delay of single messages. */
export async function measureProduct(kind: Kind, { messages, letters, pauses, pauseMs }: How) {
  const product = await launch(kind);
  try {
    const single = await delays(product, { letters, pauseMs: 0, from: 1_000_000 });
    const rare = await delays(product, { letters: pauses, pauseMs, from: 2_000_000 });
    const forwarded = () => product.peer.received.length;
    const count = noticesExpected(messages);
    const expected = { made: (await product.made()) + count, forwarded: forwarded() + count };
    await sendAll({ messages, connections: CONNECTIONS, kills: 0 }, product.smtp, () => undefined);
    const since = performance.now();
    const left = { made: expected.made - (await product.made()), forwarded: expected.forwarded - forwarded() };
    const perSecond = (many: number) => (1000 * many) / (performance.now() - since);
    await reached(expected.made, product.made, 100);
    const made = perSecond(left.made);
    await reached(expected.forwarded, forwarded, 5);
    return {
      single,
      rare,
      count,
      made,
      forwarded: perSecond(left.forwarded),
      seconds: (performance.now() - since) / 1000,
    };
  } finally {
    await product.stop();
  }
}
