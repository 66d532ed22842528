import { resolve } from 'node:path';
import { readPlace } from '../base/config.ts';
import { backUp } from '../db/backup/back-up.ts';
import { printCounts } from '../db/backup/table-hash.ts';

/** `npm run backup -- [FILE]`: everything in the database as one file; the server may go on working. */
const stamp = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, '');

process.umask(0o077);
try {
  const now = new Date();
  const [given] = process.argv.slice(2);
  // npm goes to the project's folder; a file is meant from where the command was typed.
  const path = resolve(process.env.INIT_CWD ?? '.', given ?? `safeharbor-${stamp(now)}.backup`);
  const counts = await backUp(readPlace(process.env), path, now);
  console.log(printCounts(counts));
  console.log(`\nBacked up to ${path}`);
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
