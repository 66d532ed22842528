import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { figure, many } from './figure.ts';
import { onDurablePostgres } from './under-load.ts';

const DISK = '256m';

/** Mounts a small tmpfs, which requires root. */
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

test('when the disk runs full under load, acknowledged data is kept, the rest gets a temporary error, and the server recovers', async () => {
  const disk = smallDisk();
  const { postgres, heard, load, acknowledged, refused } = await onDurablePostgres(disk);
  const filler = join(disk, 'filler');
  writeFileSync(filler, Buffer.alloc((await room(disk)) - 12_000_000));
  // Random text does not compress, so each message takes disk space.
  const long = Array.from({ length: 6_000 }, () => Math.random().toString(36).slice(2)).join('\r\n');
  const people = load(long);
  await expect.poll(refused, { interval: 20 }).toBeGreaterThan(30);
  const full = acknowledged();

  rmSync(filler);
  // PostgreSQL may have stopped for lack of space and is then started again.
  await postgres.restart().catch(() => postgres.start());
  const back = heard.emails.length;
  await expect.poll(() => heard.emails.length).toBeGreaterThan(back + 3);
  const mails = heard.messages.length;
  await expect.poll(() => heard.messages.length).toBeGreaterThan(mails + 3);
  await people.end();
  figure(
    `a disk of ${DISK} full after ${many(full, 'acknowledged')}: 0 lost, ${[...heard.refused].map(([what, times]) => `${times} × ${what}`).join(', ')}, recovered once space was freed`,
  );
});
