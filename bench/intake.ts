import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { SmtpClient } from '#tests/smtp-client.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import { startDurablePostgres } from './durable-postgres.ts';

/**
 * `npx tsx bench/intake.ts`: messages of 6 KB a second over SMTP, on a real PostgreSQL, against a bare listener that commits
 * each raw message, turn by turn on the same server, which keeps what it acknowledges. The product also reads meanwhile.
 */
const [ROUNDS, MESSAGES, CONNECTIONS] = [5, 2000, 20];

const body = `${'Please remove the copies that are listed below, which nobody allowed. '.repeat(3)}\r\n`.repeat(26);
let made = 0;
const message = () => {
  const n = ++made;
  const head = `From: Rights <rights-${n % 50}@example.net>\r\nMessage-ID: <${process.pid}-${n}@example.net>\r\nSubject: Notice ${n}`;
  return `${head}\r\n\r\nhttps://quay-${n % 1000}.example.com/${n}\r\n${body}`;
};

/** Sends so many over so many connections; how many a second were acknowledged. */
async function flood(port: number): Promise<number> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => SmtpClient.introduced(port)));
  let left = MESSAGES;
  const start = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (left-- > 0) {
        const answer = await client.send(message());
        if (!answer.startsWith('250')) throw new Error(answer);
      }
    }),
  );
  const rate = MESSAGES / ((performance.now() - start) / 1000);
  for (const client of clients) await client.quit();
  return rate;
}

async function launch(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...env },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return {
    /** Stands still, so that what it still has to do costs the other nothing. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const median = (list: number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

const postgres = await startDurablePostgres(await mkdtemp(join(tmpdir(), 'safeharbor-intake-')));
const [own, bare, http] = [await freePort(), await freePort(), await freePort()] as [number, number, number];
const shared = { DATABASE_URL: postgres.url };
const [product, peer] = [
  await launch('server/main.ts', {
    ...shared,
    ...{ JWT_SECRET: 'x'.repeat(32), DEMO: '0', RATE_LIMIT_EXEMPT: '127.0.0.1', LOG_LEVEL: 'error' },
    ...{ PORT: String(http), INBOUND_SMTP_PORT: String(own) },
  }),
  await launch('bench/bare-smtp.ts', { ...shared, PORT: String(bare) }),
];
try {
  const rates: { product: number[]; bare: number[] } = { product: [], bare: [] };
  await flood(own);
  await flood(bare);
  for (let round = 0; round < ROUNDS; round++) {
    rates.product.push(await flood(own));
    product.pause();
    rates.bare.push(await flood(bare));
    product.resume();
    console.log(
      `round ${round + 1}: ${rates.product.at(-1)!.toFixed(0)} and bare ${rates.bare.at(-1)!.toFixed(0)} a second`,
    );
  }
  const ratios = rates.product.map((rate, round) => rate / rates.bare[round]!);
  console.log(
    `product ${median(rates.product).toFixed(0)} a second, bare ${median(rates.bare).toFixed(0)}, ratio ${median(ratios).toFixed(2)}`,
  );
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(
    'select count(*)::int as kept, count(parsed_date)::int as read from inbound_messages',
  );
  console.log(`kept ${rows[0].kept}, of which ${rows[0].read} were read by now`);
  await client.end();
} finally {
  for (const one of [product, peer]) await one.stop();
  await postgres.stop();
}
