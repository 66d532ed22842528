import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** What is wrong with a file, in a sentence. */
export class ArchiveError extends Error {}

/** What was written is on the disk, not on its way there. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

/**
 * Writes lines into a packed file that only its owner may read. It has its name only once it is whole and on the disk: half
 * a backup is never mistaken for one.
 */
export async function writeArchive<T>(
  path: string,
  fill: (write: (lines: string[]) => Promise<void>) => Promise<T>,
): Promise<T> {
  const draft = `${path}.part`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(draft, { mode: 0o600 }));
  // A full disk fails the write that waits for it, and is heard of in the end.
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
    // Not readline's own iterator: it does not hear the stream's errors.
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
    throw new ArchiveError(`${path} cannot be read: ${(error as Error).message}`);
  }
}
