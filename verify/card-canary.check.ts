import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtpPeer } from '#tests/fakes/smtp-peer.ts';
import { builtServer, JWT_SECRET, launch, launchReady, openStore } from '#tests/processes/server-process.ts';
import { byCard } from '#tests/world/payments.ts';
import { startDurablePostgres } from '../bench/durable-postgres.ts';
import { findPostgres } from '../scripts/lib/find-program.mjs';
import { expectNone, figure, many, scaled } from './figure.ts';
import { newAgent } from './people.ts';
import { caller } from './product.ts';
import { Random } from './random.ts';

const CARDS = scaled(150, 30);
const DECLINED = '4000000000000002';

/** A random number that passes the Luhn check. */
function cardNumber(random: Random): string {
  const digits = `4929${Array.from({ length: 11 }, () => random.below(10)).join('')}`;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const spaced = (number: string, by: string) => number.replace(/(\d{4})(?=\d)/g, `$1${by}`);
const forms = (number: string) => [number, spaced(number, ' '), spaced(number, '-')];

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

test('no card number appears in database files, dump, backup, log, mails or responses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-verify-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [postgres, peer, entry] = [await startDurablePostgres(folder), await startSmtpPeer(), await builtServer()];
  onTestFinished(peer.close);
  const settings = { DATABASE_URL: postgres.url, JWT_SECRET, SMTP_URL: peer.url, LOG_LEVEL: 'trace' };
  const server = await launchReady(settings, entry);
  const { db, close } = await openStore(settings);
  const random = new Random(11);
  const numbers: string[] = [];
  const answers: string[] = [];
  const statuses: Record<number, number> = {};
  let agent = caller(await newAgent(db));
  for (let n = 0; n < CARDS; n++) {
    // Payment attempts are limited per account.
    if (n % 50 === 49) agent = caller(await newAgent(db));
    const number = cardNumber(random);
    numbers.push(number);
    const written = random.pick([...forms(number)]);
    const { id, company } = await agent.place(server);
    const hear = ({ status, json }: { status: number; json: unknown }) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      answers.push(JSON.stringify(json));
    };
    const pay = (change: object) =>
      agent.call<unknown>(server, 'POST', '/orders/payment/', byCard(id, change), { 'idempotency-key': randomUUID() });
    const way = n % 6;
    // Paid; stored; refused, with the number in the name field; not a card; in wrong fields; in an unknown field.
    if (way === 0) hear(await pay({ number: written }));
    if (way === 1) {
      const body = byCard(id, { number: written });
      hear(await agent.call<unknown>(server, 'PUT', `/companies/${company.id}/payment-method/`, body));
    }
    if (way === 2) hear(await pay({ number: DECLINED, name: written }));
    if (way === 3) hear(await pay({ number: `${written}1`, expiry_year: 2001 }));
    if (way === 4) hear(await pay({ number: { digits: written }, expiry_month: written, period: written } as object));
    if (way === 5) hear(await pay({ number: written, card: written, coin: written } as object));
  }
  await expect
    .poll(async () => (await db.selectFrom('mails').select('id').where('status', '=', 'queued').execute()).length)
    .toBe(0);
  const backup = join(folder, 'a.backup');
  const { code } = await (await launch(settings, join(entry, '..', 'backup.cli.js'), [backup])).exit;
  expect(code).toBe(0);
  // A checkpoint writes everything to the files.
  await db.executeQuery({ sql: 'checkpoint', parameters: [] } as never);
  await close();
  server.kill('SIGTERM');
  const { out, err } = await server.exit;

  const dump = execFileSync(join(findPostgres() as string, 'pg_dump'), [postgres.url], { maxBuffer: 2 ** 30 });
  const places: [string, Buffer][] = [
    ['dump', dump],
    ['log', Buffer.from(out + err)],
    ['mails', Buffer.from(peer.received.map(({ raw }) => raw).join('\n'))],
    ['answers', Buffer.from(answers.join('\n'))],
  ];
  for (const file of await filesBelow(folder)) places.push([file.slice(folder.length), await readFile(file)]);
  await postgres.stop();
  const found: string[] = [];
  let bytes = 0;
  for (const [place, content] of places) {
    bytes += content.length;
    const text = content.toString('latin1');
    for (const number of numbers) {
      // The number as sent, bare and grouped.
      for (const form of forms(number)) if (text.includes(form)) found.push(`${form} in ${place}`);
    }
  }
  // Positive control: the search finds known values, and every kind of call was made.
  expect(dump.toString('latin1')).toContain('Harbor Hosting');
  expect(Object.keys(statuses).sort()).toEqual(['200', '400', '402']);
  expectNone(found);
  figure(
    `${CARDS} cards by 6 ways (${Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)}): none in ` +
      `${many(places.length, 'files and streams')}, ${Math.round(bytes / 1e6)} MB searched`,
  );
});
