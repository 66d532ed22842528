import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../base/config.ts';
import { makeLog } from '../base/log.ts';
import { fillDemo } from '../features/views/demo/fill-demo.ts';
import { open } from './open.ts';
import { makeHandlers } from './work.ts';

/** A step of the build before a first start (scripts/build.mjs): makes the embedded database with the demo data. */
process.umask(0o077);
const config = readConfig(process.env);
if (config.DEMO && !config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'pgdata'))) {
  const { deps, close } = await open(config, makeLog('silent'));
  await fillDemo(deps, makeHandlers);
  await close();
}
// Threads that read mail would keep the process alive.
process.exit(0);
