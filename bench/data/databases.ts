import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDurablePostgres } from '../durable-postgres.ts';
import { load } from './load.ts';
import type { Size } from './size.ts';

/** As somebody would set a small server up; it forces to the disk what it acknowledges. */
const SETTINGS = [
  ...['shared_buffers=1GB', 'max_wal_size=8GB', 'wal_level=minimal', 'max_wal_senders=0'],
  ...['checkpoint_timeout=30min', 'max_parallel_maintenance_workers=2', 'autovacuum_naptime=1h'],
];

/** A PostgreSQL with so much in it. In a folder that is named it stays, and is found again; else it goes with the run. */
export async function openDatabase(size: Size, kept: string | undefined, say: (text: string) => void) {
  const name = `${size.companies}-${size.domains}-${size.notices}`;
  const folder = kept ? join(kept, name) : mkdtempSync(join(tmpdir(), 'safeharbor-bench-'));
  const full = join(folder, 'filled');
  if (kept && !existsSync(full)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (!existsSync(full)) {
    // What is being filled may be lost: it is filled again.
    const filling = await startDurablePostgres(folder, [...SETTINGS, 'fsync=off', 'full_page_writes=off']);
    await load(filling.url, size, say);
    await filling.stop('fast');
    writeFileSync(full, '');
  }
  const postgres = await startDurablePostgres(folder, SETTINGS);
  return {
    url: postgres.url,
    async close() {
      await postgres.stop('fast');
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}
