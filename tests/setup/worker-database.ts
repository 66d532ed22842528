import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { embeddedOptions, onPglite } from '#server/db/open/open-embedded.ts';
import { type Database, openPostgres } from '#server/db/open/open-postgres.ts';
import { databaseUrl, onServer } from './database.ts';

const kept = globalThis as { workerDatabase?: Promise<Database> };

/** This worker's own migrated database, made on the first call and shared by all files that the worker runs. */
export function workerDatabase(): Promise<Database> {
  kept.workerDatabase ??= freshDatabase();
  return kept.workerDatabase;
}

let made = 0;

/** Another migrated database, for a test that needs one all to itself; whoever asks also closes it. */
export async function freshDatabase(): Promise<Database> {
  const given = inject('databaseTemplate');
  if (given.kind === 'embedded') {
    const loadDataDir = new Blob([await readFile(given.dump)]);
    return onPglite(await PGlite.create({ dataDir: 'memory://', loadDataDir, ...embeddedOptions }));
  }
  return openPostgres(await freshPostgresUrl());
}

async function newPostgresUrl(from: (template: string) => string): Promise<string> {
  const given = inject('databaseTemplate');
  if (given.kind !== 'postgresql') throw new Error('This run has no PostgreSQL server.');
  const name = `${given.template}_${process.pid}_${made++}`;
  await onServer(given.server, `create database ${name} template ${from(given.template)}`);
  return databaseUrl(given.server, name);
}

/** The address of another migrated database on the test server, for a test that starts processes of its own. */
export const freshPostgresUrl = (): Promise<string> => newPostgresUrl((template) => template);

/** The address of a database on the test server with nothing in it. */
export const emptyPostgresUrl = (): Promise<string> => newPostgresUrl(() => 'template0');
