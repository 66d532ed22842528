import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A backup can't be written or read; the message has the reason. */
export class ArchiveError extends Error {}

/** Flushes the file to disk. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

/**
 * Writes lines into a gzip file that only its owner can read. Atomic: the file gets its name once it is complete and synced, so a
 * partial backup is never mistaken for a complete one.
 */
export async function writeArchive<T>(
  path: string,
  fill: (write: (lines: string[]) => Promise<void>) => Promise<T>,
): Promise<T> {
  const draft = `${path}.part`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(draft, { mode: 0o600 }));
  // An error, such as a full disk, rejects the pending write and the final `await`.
  written.catch(() => undefined);
  const write = async (lines: string[]) => {
    if (lines.length > 0 && !gzip.write(`${lines.join('\n')}\n`)) await Promise.race([once(gzip, 'drain'), written]);
  };
  try {
    const result = await fill(write);
    gzip.end();
    await written;
    await sync(draft);
    await rename(draft, path);
    return result;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

export async function* readArchive(path: string): AsyncGenerator<string> {
  const unpacked = createReadStream(path)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(createGunzip());
  try {
    // readline's iterator doesn't report errors of the stream, so each step races against them.
    const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
    const failed = new Promise<never>((_, reject) => unpacked.on('error', reject));
    failed.catch(() => undefined);
    const iterator = lines[Symbol.asyncIterator]();
    for (;;) {
      const next = await Promise.race([iterator.next(), failed]);
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    throw new ArchiveError(`${path} can't be read: ${(error as Error).message}`);
  }
}
