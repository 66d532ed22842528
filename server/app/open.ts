import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { systemClock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import { makeLimits } from '../db/limits.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/open/open-postgres.ts';
import { makeDataDir } from '../db/open/private-files.ts';
import { copyTemplate } from '../db/open/template.ts';
import type { Deps } from '../deps.ts';
import { chooseAccounting } from '../outside/accounting/index.ts';
import { chooseCardGateway } from '../outside/card-gateway/index.ts';
import { offlineIpLookup } from '../outside/ip-lookup.ts';
import { reactions } from './reactions.ts';

/** Generated once and stored beside the embedded database. With PostgreSQL, JWT_SECRET is required, as processes share it. */
async function localSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  await makeDataDir(dataDir);
  // `wx`: of two concurrent starts, one creates the file and both read it.
  await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return (await readFile(path, 'utf8')).trim();
}

/** Lazy import: the WebAssembly database is large, and PostgreSQL deployments don't need it. */
async function openOwn(dataDir: string) {
  const { openEmbedded } = await import('../db/open/open-embedded.ts');
  return openEmbedded(dataDir, copyTemplate);
}

/** Opens and migrates the database and builds the dependencies. */
export async function open(config: Config, log: Logger) {
  const { db, kind, close, pool } = config.DATABASE_URL
    ? await openPostgres(config.DATABASE_URL, log)
    : await openOwn(config.DATA_DIR);
  try {
    const applied = await migrate(db, kind);
    if (applied.length > 0) log.info({ migrations: applied }, 'database brought up to date');
    const clock = systemClock;
    const deps: Deps = {
      config,
      db,
      clock,
      log,
      limits: makeLimits(db, clock),
      ipLookup: offlineIpLookup(),
      accounting: await chooseAccounting(config),
      gateway: await chooseCardGateway(config, db, log),
      reactions,
      jwtSecrets: config.JWT_SECRET ?? [await localSecret(config.DATA_DIR)],
    };
    return { deps, kind, close, pool };
  } catch (error) {
    await close();
    throw error;
  }
}
