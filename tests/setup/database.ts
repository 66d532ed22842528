import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { embeddedOptions, onPglite } from '#server/db/open/open-embedded.ts';
import { openPostgres } from '#server/db/open/open-postgres.ts';

const root = new URL('../../', import.meta.url);

/** What each worker makes its own database from: see worker-database.ts. */
export type DatabaseTemplate =
  | { kind: 'embedded'; dump: string }
  | { kind: 'postgresql'; server: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** Once per run: one migrated database, of the kind that `TEST_DATABASE_URL` asks for. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  const { template, remove } = server ? await makePostgresTemplate(server) : await makeEmbeddedTemplate();
  project.provide('databaseTemplate', template);
  return remove;
}

interface Made {
  template: DatabaseTemplate;
  remove(): Promise<void>;
}

/**
 * Making it takes seconds and its outcome hangs on a few files alone, so it is kept for the next run. What is kept is
 * named by those files: a changed migration makes another one.
 */
async function makeEmbeddedTemplate(): Promise<Made> {
  const folder = fileURLToPath(new URL('.cache/', root));
  const name = `template-${await embeddedHash()}.tar`;
  const dump = join(folder, name);
  if (!existsSync(dump)) {
    await mkdir(folder, { recursive: true });
    await clearOldTemplates(folder);
    const pglite = await PGlite.create('memory://', embeddedOptions);
    const { db, close } = onPglite(pglite);
    await migrate(db, 'embedded');
    const draft = `${dump}.${process.pid}`;
    await writeFile(draft, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
    await rename(draft, dump);
    await close();
  }
  return { template: { kind: 'embedded', dump }, remove: async () => {} };
}

/** Not the young ones: another run may be at work with them. */
async function clearOldTemplates(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('template-')) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > 24 * 3600_000) await rm(join(folder, name), { force: true });
  }
}

async function embeddedHash(): Promise<string> {
  const filesIn = async (folder: string) => (await readdir(new URL(folder, root))).sort().map((name) => folder + name);
  const files = [
    ...(await filesIn('server/db/migrations/')),
    ...(await filesIn('server/db/counters/')),
    ...[
      'server/db/migrate.ts',
      'server/db/open/open-postgres.ts',
      'server/db/open/open-embedded.ts',
      'tests/setup/database.ts',
      'package-lock.json',
    ],
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(new URL(file, root)));
  return hash.digest('hex').slice(0, 16);
}

async function makePostgresTemplate(server: string): Promise<Made> {
  const template = `safeharbor_test_${randomBytes(4).toString('hex')}`;
  await onServer(server, `create database ${template}`);
  const { db, close } = await openPostgres(databaseUrl(server, template));
  await migrate(db, 'postgresql');
  await close();
  const remove = async () => {
    const names = await onServer(server, `select datname from pg_database where datname like '${template}%'`);
    for (const { datname } of names) await onServer(server, `drop database ${datname} with (force)`);
  };
  return { template: { kind: 'postgresql', server, template }, remove };
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(server: string, statement: string): Promise<Array<Record<string, string>>> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
