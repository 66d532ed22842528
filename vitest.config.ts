import { defineConfig } from 'vitest/config';

/** Two cores is what we promise to be quick on. */
const workers = 2;

/** What there is to look at with the one kind of database alone; and sweeps whose outcome no database decides, once. */
const ofTheOther = process.env.TEST_DATABASE_URL
  ? [
      'server/db/prepared/prepared-pglite.test.ts',
      'server/reader/mime/oracle.test.ts',
      'tests/crash/private-files.test.ts',
      'tests/mails.test.ts',
      'tests/one-line.test.ts',
      'tests/letter-openings.test.ts',
      'tests/odd-targets.test.ts',
      'tests/raw-requests.test.ts',
    ]
  : ['tests/crash/rolling-restart.test.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: workers,
    allowOnly: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The default second is shorter than some of what is waited for may take, such as a door that shuts behind the last visitor.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'core/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'tests/walls.test.ts',
            'tests/floors.test.ts',
            'tests/lockfile.test.ts',
            'tests/dead-exports.test.ts',
          ],
          setupFiles: ['tests/setup/strict.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [
            'tests/walls.test.ts',
            'tests/floors.test.ts',
            'tests/lockfile.test.ts',
            'tests/dead-exports.test.ts',
            ...ofTheOther,
            '**/node_modules/**',
          ],
          setupFiles: ['tests/setup/strict.ts', 'tests/setup/warm-database.ts'],
          globalSetup: ['tests/setup/database.ts'],
          // One process for many files, so that each restores the database once and not for every file.
          isolate: false,
        },
      },
      {
        extends: true,
        // The long checks, by `npm run verify` alone.
        test: {
          name: 'verify',
          include: ['verify/**/*.check.ts'],
          setupFiles: ['tests/setup/strict.ts'],
          globalSetup: ['tests/setup/database.ts'],
          testTimeout: 900_000,
        },
      },
    ],
  },
});
