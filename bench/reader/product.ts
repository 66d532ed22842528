import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open.ts';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { notice, noticesExpected, putCompanies, sendAll } from '#tests/crash/flood.ts';
import { SmtpClient } from '#tests/smtp-client.ts';
import { startSmtpPeer } from '#tests/smtp-peer.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { startDurablePostgres } from '../durable-postgres.ts';
import { cpuOf } from '../measure/process.ts';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const CONNECTIONS = 20;
/** The threads have warmed up when the process used less than this share of a processor for a second. */
const IDLE_SHARE = 0.1;
const STUCK_MS = 120_000;

export type Kind = 'PostgreSQL' | 'embedded';

/** The built product on a database of its own, with ten companies, and a mail server that takes all forwards. */
async function launch(kind: Kind) {
  const folder = mkdtempSync(join(tmpdir(), 'safeharbor-reader-'));
  const postgres = kind === 'PostgreSQL' ? await startDurablePostgres(folder) : undefined;
  const data = join(folder, 'data');
  const { db, close } = await (postgres ? openPostgres(postgres.url) : openEmbedded(data));
  await migrate(db, postgres ? 'postgresql' : 'embedded');
  await putCompanies(db);
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
  return {
    smtp,
    peer,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
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

/** Resolves when so many forwards have arrived. */
async function arrived({ received }: { received: readonly unknown[] }, count: number, everyMs: number): Promise<void> {
  let [seen, since] = [-1, performance.now()];
  while (received.length < count) {
    if (received.length !== seen) [seen, since] = [received.length, performance.now()];
    if (performance.now() - since > STUCK_MS) throw new Error(`${received.length} of ${count} forwards arrived`);
    await wait(everyMs);
  }
}

/** Milliseconds from the 250 to the forward, of letters sent one after the other with such pauses between them. */
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
    await arrived(peer, before + 1, 1);
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

/** Forwards a second while a flood is worked off, and how long single letters take. */
export async function measureProduct(kind: Kind, { messages, letters, pauses, pauseMs }: How) {
  const product = await launch(kind);
  try {
    const single = await delays(product, { letters, pauseMs: 0, from: 1_000_000 });
    const rare = await delays(product, { letters: pauses, pauseMs, from: 2_000_000 });
    const before = product.peer.received.length;
    await sendAll({ messages, connections: CONNECTIONS, kills: 0 }, product.smtp, () => undefined);
    const [acknowledged, early] = [performance.now(), product.peer.received.length - before];
    const expected = noticesExpected(messages);
    await arrived(product.peer, before + expected, 5);
    const seconds = (performance.now() - acknowledged) / 1000;
    return { single, rare, perSecond: (expected - early) / seconds, seconds, expected };
  } finally {
    await product.stop();
  }
}
