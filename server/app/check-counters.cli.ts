import { pino } from 'pino';
import { readConfig } from '../base/config.ts';
import { checkCounters, type Difference, fixCounters } from '../db/counters/check-counters.ts';
import { COUNTERS } from '../db/counters/declared.ts';
import { open } from './open.ts';

/** `npm run check-counters [-- --fix]`: compares every counter with a count of the rows; `--fix` recounts those that differ. */
const SHOWN = 20;

const lineOf = ({ counter, keys, stored, counted }: Difference): string =>
  `${counter} (${Object.entries(keys)
    .map(([column, value]) => `${column} ${value}`)
    .join(', ')}): ${stored} stored, ${counted} counted`;

process.umask(0o077);
try {
  const { deps, close } = await open(readConfig({ ...process.env, DEMO: '0' }), pino({ level: 'silent' }));
  const found = await checkCounters(deps.db);
  const isFixing = found.length > 0 && process.argv.includes('--fix');
  if (isFixing) await fixCounters(deps.db, found);
  const left = isFixing ? await checkCounters(deps.db) : found;
  await close();
  for (const one of found.slice(0, SHOWN)) console.error(lineOf(one));
  if (found.length > SHOWN) console.error(`… and ${found.length - SHOWN} more`);
  if (found.length === 0) console.log(`All ${COUNTERS.length} counters are correct.`);
  else if (left.length === 0) console.log('Fixed. All counters are correct now.');
  else console.error('Run "npm run check-counters -- --fix" to recount.');
  process.exit(left.length === 0 ? 0 : 1);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
