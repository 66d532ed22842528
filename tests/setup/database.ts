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

/** The template that each worker copies (worker-database.ts). */
export type DatabaseTemplate =
  | { kind: 'embedded'; dump: string }
  | { kind: 'postgresql'; server: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** Creates one migrated database per run, of the kind that `TEST_DATABASE_URL` selects. */
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
 * Cached between runs, because migrating takes seconds. The cache key is a hash of the files that determine the result, so a changed
 * migration creates a new template.
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

/** Recent templates stay, because a concurrent run may use them. */
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
  await dropIndexes(databaseUrl(server, template));
  const remove = async () => {
    const names = await onServer(server, `select datname from pg_database where datname like '${template}%'`);
    for (const { datname } of names) await onServer(server, `drop database ${datname} with (force)`);
  };
  return { template: { kind: 'postgresql', server, template }, remove };
}

/** Drops unique indexes that protect the same thing as a failpoint (`npm run verify -- --prove`). */
async function dropIndexes(url: string): Promise<void> {
  const names = process.env.VERIFY_DROP_INDEX;
  if (names) await onServer(url, `drop index ${names}`);
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
