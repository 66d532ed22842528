import { pino } from 'pino';
import { readConfig } from '../base/config.ts';
import { checkCounters, type Difference, fixCounters } from '../db/counters/check-counters.ts';
import { COUNTERS } from '../db/counters/declared.ts';
import { checkOpenUrls, recountOpenUrlsOf } from '../db/counters/open-urls.ts';
import type { Db } from '../db/tables.ts';
import { open } from './open.ts';

/** `npm run check-counters [-- --fix]`: compares every counter with a count of the rows; `--fix` recounts those that differ. */
const SHOWN = 20;
const OPEN_URLS = 'notices.open_urls';

const lineOf = ({ counter, keys, stored, counted }: Difference): string =>
  `${counter} (${Object.entries(keys)
    .map(([column, value]) => `${column} ${value}`)
    .join(', ')}): ${stored} stored, ${counted} counted`;

async function check(db: Db): Promise<Difference[]> {
  const notices = await checkOpenUrls(db);
  const wrong = notices.map(({ id, ...counts }) => ({ counter: OPEN_URLS, keys: { id: String(id) }, ...counts }));
  return [...(await checkCounters(db)), ...wrong];
}

async function fix(db: Db, found: readonly Difference[]): Promise<void> {
  await recountOpenUrlsOf(
    db,
    found.filter(({ counter }) => counter === OPEN_URLS).map(({ keys }) => Number(keys.id)),
  );
  await fixCounters(db, found);
}

process.umask(0o077);
try {
  const { deps, close } = await open(readConfig({ ...process.env, DEMO: '0' }), pino({ level: 'silent' }));
  const found = await check(deps.db);
  const isFixing = found.length > 0 && process.argv.includes('--fix');
  if (isFixing) await fix(deps.db, found);
  const left = isFixing ? await check(deps.db) : found;
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
