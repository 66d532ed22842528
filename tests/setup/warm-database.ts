import { beforeAll } from 'vitest';
import { workerDatabase } from './worker-database.ts';

/** Opens the database before the first test, so that it does not count toward that test's timeout. */
beforeAll(async () => {
  await workerDatabase();
});
