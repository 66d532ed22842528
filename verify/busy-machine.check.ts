import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from '#core/messages.ts';
import type { Db } from '#server/db/tables.ts';
import { readMail } from '#server/reader/read-mail.ts';
import { SmtpClient } from '#tests/fakes/smtp-client.ts';
import { notice } from '#tests/processes/flood.ts';
import { builtServer, launchReady, makeStore, openStore } from '#tests/processes/server-process.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import { figure, scaled } from './figure.ts';
import { inParallel } from './product.ts';

const CORPUS = new URL('../server/reader/corpus/', import.meta.url);
const FOLDERS = ['first', 'unseen'];
const MAILS = scaled(100, 40);
/** Long messages, which read quickly on an idle machine and slowly on a busy one. */
const LONG = scaled(6, 4);
const LONG_MS = 1_200;
const BUSY = 16;
/** Only a hang takes this long, however busy the machine. */
const HANG_MS = 1_800_000;

const companies = Object.entries(
  (JSON.parse(readFileSync(new URL('first/expected.json', CORPUS), 'utf8')) as { companies: Record<string, string> })
    .companies,
);

/** Messages spread evenly over the corpus, with CRLF line endings. */
function corpusMails(count: number): Buffer[] {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, CORPUS))
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  return Array.from({ length: count }, (_, n) => {
    const text = readFileSync(new URL(paths[Math.floor((n * paths.length) / count)]!, CORPUS), 'latin1');
    return Buffer.from(`X-Number: ${n}\r\n${text.replace(/\r?\n/g, '\r\n')}`, 'latin1');
  });
}

/** A complete notice followed by the given number of lines of prose. */
function longMail(n: number, lines: number): Buffer {
  const [domain] = companies[n % companies.length]!;
  const head = notice(n, [`https://${domain}/copies/${n}.jpg`]);
  const prose = Array.from(
    { length: lines },
    (_, line) => `Line ${line}: the harbor on day ${line % 365}, for the photographer’s own archive.`,
  );
  return Buffer.from(`Content-Type: text/plain; charset=utf-8\r\n${head}${prose.join('\r\n')}\r\n`);
}

/** Number of lines that take about `ms` of CPU time to read: below the limit in CPU time, far above it in wall time on a busy machine. */
async function linesOf(ms: number): Promise<number> {
  for (let lines = 100; ; lines *= 2) {
    const raw = longMail(0, lines);
    const before = process.cpuUsage();
    await readMail(raw);
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 >= ms || raw.length > 4_000_000) return lines;
  }
}

async function insertCompanies(db: Db): Promise<void> {
  for (const [domain, name] of companies) {
    await sql`
      with company as (insert into companies (name, status_id, created_date) values (${name}, 13, now()) returning id)
      insert into domains (name, unicode_name, email, company_id, status_id, created_date)
      select ${domain}, ${domain}, ${`notices@${domain}`}, id, 13, now() from company`.execute(db);
  }
}

/** The notices made from each message, by sender. */
async function readings(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ envelope_from: string; notices: string }>`
    select m.envelope_from, coalesce(string_agg(concat_ws(', ', coalesce(c.name, 'no company'), n.completeness ->> 'kind',
      n.completeness ->> 'verdict', n.parse_error, (select count(*) || ' forwarded' from deliveries d where d.notice_id = n.id)),
      '; ' order by c.name), coalesce(m.ignored_for, '')) as notices
    from inbound_messages m left join notices n on n.inbound_id = m.id left join companies c on c.id = n.company_id
    where m.parsed_date is not null group by m.id`.execute(db);
  return new Map(rows.map(({ envelope_from, notices }) => [envelope_from, notices]));
}

type Progress = 'under way' | 'all routed' | 'one gave up';

/** A reading that exceeded its limit makes an unread notice at once, and is retried minutes later. */
async function progressOf(db: Db, count: number): Promise<Progress> {
  const { rows } = await sql<{ done: number; jobs: number; unread: number }>`
    select (select count(*)::int from inbound_messages where parsed_date is not null) as done,
      (select count(*)::int from jobs where name in ('read-inbound', 'deliver-mail', 'settle-delivery')) as jobs,
      (select count(*)::int from notices where completeness ->> 'verdict' = 'unread') as unread`.execute(db);
  const { done, jobs, unread } = rows[0]!;
  if (unread > 0) return 'one gave up';
  return done === count && jobs === 0 ? 'all routed' : 'under way';
}

/** Sends the messages to a new server and waits until all are read and routed. */
async function sendAll(entry: string, mails: readonly Buffer[]) {
  const [store, port] = [await makeStore(), (await freePort()) as number];
  const { db, close } = await openStore(store);
  await insertCompanies(db);
  const server = await launchReady({ ...store, INBOUND_SMTP_PORT: String(port), LOG_LEVEL: 'fatal' }, entry);
  const began = performance.now();
  await inParallel(mails, 4, async (raw, n) => {
    const client = await SmtpClient.introduced(port);
    expect(await client.send(raw, { from: `sender-${n}@example.net` })).toMatch(/^250/);
    client.close();
  });
  const acknowledged = performance.now() - began;
  let progress: Progress = 'under way';
  const patience = { timeout: HANG_MS, interval: 500 };
  await expect
    .poll(async () => {
      progress = await progressOf(db, mails.length);
      return progress;
    }, patience)
    .not.toBe('under way');
  expect(progress).toBe('all routed');
  const seconds = (performance.now() - began) / 1000;
  const read = await readings(db);
  server.kill('SIGTERM');
  await server.exit;
  await close();
  return { read, seconds, acknowledged };
}

/** Each loop has its own session, because the scheduler shares CPU time by session. The loops end with this process. */
function startBusyLoops(): void {
  const script = `const [parent, end] = [process.ppid, Date.now() + ${2 * HANG_MS}];
    while (Date.now() < end && process.ppid === parent) for (let n = 0; n < 1e6; n++);`;
  const loops: ChildProcess[] = Array.from({ length: BUSY }, () =>
    spawn(process.execPath, ['-e', script], { detached: true, stdio: 'ignore' }),
  );
  onTestFinished(() => {
    for (const loop of loops) loop.kill('SIGKILL');
  });
}

test('with sixteen busy processes, every mail is read and routed as on an idle machine', async () => {
  const entry = await builtServer();
  const lines = await linesOf(LONG_MS);
  const mails = [...corpusMails(MAILS - LONG), ...Array.from({ length: LONG }, (_, n) => longMail(n, lines))];
  const quiet = await sendAll(entry, mails);
  startBusyLoops();
  const busy = await sendAll(entry, mails);
  expect([...busy.read].filter(([from, notices]) => quiet.read.get(from) !== notices)).toEqual([]);
  expect(busy.read.size).toBe(mails.length);
  expect([...busy.read.values()].filter((notices) => notices.includes(messages.messageTooLong))).toEqual([]);
  figure(
    `${mails.length} mails read and routed alike in ${busy.seconds.toFixed(0)} s beside ${BUSY} busy processes, ` +
      `in ${quiet.seconds.toFixed(0)} s without them`,
  );
});
