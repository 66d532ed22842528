import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDurablePostgres } from '../durable-postgres.ts';
import { load } from './load.ts';
import type { Size } from './size.ts';

/** Settings of a small, durable server. */
const SETTINGS = [
  ...['shared_buffers=1GB', 'max_wal_size=8GB', 'wal_level=minimal', 'max_wal_senders=0'],
  ...['checkpoint_timeout=30min', 'max_parallel_maintenance_workers=2', 'autovacuum_naptime=1h'],
];

/** A filled PostgreSQL. In a named folder it is kept and reused; otherwise it is deleted after the run. */
export async function openDatabase(size: Size, kept: string | undefined, say: (text: string) => void) {
  const name = `${size.companies}-${size.domains}-${size.notices}`;
  const folder = kept ? join(kept, name) : mkdtempSync(join(tmpdir(), 'safeharbor-bench-'));
  const full = join(folder, 'filled');
  if (kept && !existsSync(full)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (!existsSync(full)) {
    // No durability while filling: a broken load is repeated.
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
