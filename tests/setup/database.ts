import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { embeddedOptions, onPglite, openPostgres } from '#server/db/open.ts';

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

async function makeEmbeddedTemplate(): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-template-'));
  const pglite = await PGlite.create('memory://', embeddedOptions);
  const { db, close } = onPglite(pglite);
  await migrate(db, 'embedded');
  const dump = join(folder, 'template.tar');
  await writeFile(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await close();
  return { template: { kind: 'embedded', dump }, remove: () => rm(folder, { recursive: true, force: true }) };
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
