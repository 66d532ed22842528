import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { embeddedOptions, onPglite } from '#server/db/open/open-embedded.ts';
import { type Database, openPostgres } from '#server/db/open/open-postgres.ts';
import { databaseUrl, onServer } from './database.ts';

// V8's own budget again: a test worker runs for minutes, so that optimizing the database pays (server/db/open/open-embedded.ts).
setFlagsFromString('--wasm-tiering-budget=1800000');

const kept = globalThis as { workerDatabase?: Promise<Database> };

/** This worker's migrated database, created on the first call and shared by all its test files. */
export function workerDatabase(): Promise<Database> {
  kept.workerDatabase ??= freshDatabase();
  return kept.workerDatabase;
}

let made = 0;

/** A separate migrated database for a test that needs isolation. The caller closes it. */
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

/** URL of a new migrated database on the test server, for tests that start processes. */
export const freshPostgresUrl = (): Promise<string> => newPostgresUrl((template) => template);

/** URL of a new empty database on the test server. */
export const emptyPostgresUrl = (): Promise<string> => newPostgresUrl(() => 'template0');
