import { beforeAll } from 'vitest';
import { workerDatabase } from './worker-database.ts';

/** The first test of a worker should not pay for the database out of its own time. */
beforeAll(async () => {
  await workerDatabase();
});
