import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** An empty migrated database that the build makes beside the bundle (make-template.ts). Missing when run from source. */
const TEMPLATE = new URL('./template/', import.meta.url);

/**
 * Copies the template into a data folder without a database, because initdb and the migrations take ten seconds of processor time.
 * Copied beside its place and renamed when complete, so that a killed start never leaves half a database.
 */
export async function copyTemplate(dataDir: string, template: URL = TEMPLATE): Promise<void> {
  const [pgdata, copy] = [join(dataDir, 'pgdata'), join(dataDir, 'copying')];
  await rm(copy, { recursive: true, force: true });
  if (existsSync(pgdata) || !existsSync(template)) return;
  await cp(template, copy, { recursive: true });
  await rename(copy, pgdata);
}
