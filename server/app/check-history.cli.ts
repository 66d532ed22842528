import { pino } from 'pino';
import { readConfig } from '../base/config.ts';
import { checkHistory } from '../db/history.ts';
import { open } from './open.ts';

/** `npm run check-history`: walks the hash chain and names the first broken entry (security rule 25). */
process.umask(0o077);
try {
  const { deps, close } = await open(readConfig({ ...process.env, DEMO: '0' }), pino({ level: 'silent' }));
  const report = await checkHistory(deps.db);
  await close();
  if (report.ok) console.log(`The history is intact: ${report.entries} entries.`);
  else console.error(`The history is broken at entry ${report.broken}: ${report.why}.`);
  process.exit(report.ok ? 0 : 1);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
