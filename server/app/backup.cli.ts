import { resolve } from 'node:path';
import { readStorageConfig } from '../base/config.ts';
import { backUp } from '../db/backup/back-up.ts';
import { printCounts } from '../db/backup/table-hash.ts';

/** `npm run backup -- [FILE]`: dumps the database into one file, also while the server runs. */
const stamp = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, '');

process.umask(0o077);
try {
  const now = new Date();
  const [given] = process.argv.slice(2);
  // npm changes to the project's folder; paths are relative to where the command was typed.
  const path = resolve(process.env.INIT_CWD ?? '.', given ?? `safeharbor-${stamp(now)}.backup`);
  const counts = await backUp(readStorageConfig(process.env), path, now);
  console.log(printCounts(counts));
  console.log(`\nBacked up to ${path}`);
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
