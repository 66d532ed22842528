import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { figure, many } from './figure.ts';
import { onDurablePostgres } from './under-load.ts';

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
  const { postgres, heard, load, acknowledged, refused } = await onDurablePostgres(disk);
  const filler = join(disk, 'filler');
  writeFileSync(filler, Buffer.alloc((await room(disk)) - 12_000_000));
  // Chance cannot be packed: each letter takes its room.
  const long = Array.from({ length: 6_000 }, () => Math.random().toString(36).slice(2)).join('\r\n');
  const people = load(long);
  await expect.poll(refused, { timeout: 180_000, interval: 20 }).toBeGreaterThan(30);
  const full = acknowledged();

  rmSync(filler);
  // A server that gave itself up for want of room is started again by whoever runs it.
  await postgres.restart().catch(() => postgres.start());
  const back = heard.emails.length;
  await expect.poll(() => heard.emails.length, { timeout: 60_000 }).toBeGreaterThan(back + 3);
  const mails = heard.messages.length;
  await expect.poll(() => heard.messages.length, { timeout: 60_000 }).toBeGreaterThan(mails + 3);
  await people.end();
  figure(
    `a disk of ${DISK} full after ${many(full, 'acknowledged')}: 0 lost, ${[...heard.refused].map(([what, times]) => `${times} × ${what}`).join(', ')}, well after room was made`,
  );
});
