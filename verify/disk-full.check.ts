import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkHistory } from '#server/db/history.ts';
import { builtServer, JWT_SECRET, launchReady, openStore } from '#tests/crash/server-process.ts';
import { startDurablePostgres } from '../bench/durable-postgres.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import { figure, many } from './figure.ts';
import { customer, newHeard, sender } from './load.ts';

const DISK = '256m';

/** A disk of our own: it needs leave to mount, which root has. */
function smallDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safeharbor-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

const room = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

test('the disk runs full under load: what was acknowledged is kept, the rest is told to come again, and it recovers', async () => {
  const disk = smallDisk();
  const postgres = await startDurablePostgres(disk);
  const port = (await freePort()) as number;
  const settings = { DATABASE_URL: postgres.url, JWT_SECRET, INBOUND_SMTP_PORT: String(port), LOG_LEVEL: 'fatal' };
  const server = await launchReady(settings, await builtServer());
  const filler = join(disk, 'filler');
  writeFileSync(filler, Buffer.alloc((await room(disk)) - 12_000_000));
  const heard = newHeard();
  // Chance cannot be packed: each letter takes its room.
  const long = Array.from({ length: 6_000 }, () => Math.random().toString(36).slice(2)).join('\r\n');
  const people = [
    customer(server, heard),
    customer(server, heard),
    sender(port, heard, long),
    sender(port, heard, long),
  ];
  const turnedAway = () => [...heard.refused.values()].reduce((sum, one) => sum + one, 0);
  await expect.poll(turnedAway, { timeout: 180_000, interval: 20 }).toBeGreaterThan(30);
  const full = heard.emails.length + heard.messages.length;

  rmSync(filler);
  // A server that gave itself up for want of room is started again by whoever runs it.
  await postgres.restart().catch(() => postgres.start());
  const back = heard.emails.length;
  await expect.poll(() => heard.emails.length, { timeout: 60_000 }).toBeGreaterThan(back + 3);
  const mails = heard.messages.length;
  await expect.poll(() => heard.messages.length, { timeout: 60_000 }).toBeGreaterThan(mails + 3);
  heard.isOver = true;
  await Promise.all(people);
  server.kill('SIGTERM');
  expect(await server.exit).toMatchObject({ code: 0, err: '' });

  const { db, close } = await openStore(settings);
  const users = new Set((await db.selectFrom('users').select('email').execute()).map(({ email }) => email));
  const kept = await db.selectFrom('inbound_messages').select('message_id').execute();
  const messages = new Set(kept.map(({ message_id }) => message_id));
  const history = await checkHistory(db);
  await close();
  await postgres.stop();
  expect(heard.emails.filter((email) => !users.has(email))).toEqual([]);
  expect(heard.messages.filter((id) => !messages.has(id))).toEqual([]);
  expect([...heard.refused.keys()].filter((what) => !/^(503|SMTP 4\d\d)$/.test(what))).toEqual([]);
  expect(history).toMatchObject({ ok: true });
  figure(
    `a disk of ${DISK} full after ${many(full, 'acknowledged')}: 0 lost, ${[...heard.refused].map(([what, times]) => `${times} × ${what}`).join(', ')}, well after room was made`,
  );
});
