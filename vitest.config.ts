import { defineConfig } from 'vitest/config';

/** The time budget of `npm test` is for two cores. */
const WORKERS = 2;

/** Checks of the sources and docs that need no database. */
const STATIC_CHECKS = ['tests/static/*.test.ts'];

/** Tests in the server that need a database are named `*.api.test.ts` (over HTTP) or `*.db.test.ts` (without). */
const WITH_DATABASE = ['server/**/*.api.test.ts', 'server/**/*.db.test.ts'];

/**
 * The API tests that `npm test` runs on the embedded database as well as on PostgreSQL: those whose outcome depends on the database.
 * `npm test -- api` runs all of them there, and `npm run verify` the rest.
 */
const ON_BOTH = [
  // Connections, transactions, migrations, prepared statements, the queue
  'server/**/*.db.test.ts',
  'tests/processes/migrations.test.ts',
  // Queries: filters, search, ordering, counters
  'server/features/**/*-filters.api.test.ts',
  'server/features/**/list-*.api.test.ts',
  'server/features/**/notices.api.test.ts',
  'server/features/views/find/**/*.api.test.ts',
  'server/features/views/home/**/*.api.test.ts',
  'server/features/views/protection/**/*.api.test.ts',
  // Races and locks
  'server/features/**/send-limits.api.test.ts',
  'server/features/**/{login-races,refresh-reuse,rotated-refresh-token,account-mail-limit}.api.test.ts',
  'server/features/**/one-holder.api.test.ts',
  'server/features/**/{confirm-invitation,last-owner}.api.test.ts',
  'server/features/**/{at-once,card-tries,idempotency}.api.test.ts',
  // Jobs
  'server/features/**/{receive-message,make-notices,unread}.api.test.ts',
  'server/features/**/process-deadlines.api.test.ts',
  'server/features/**/{charge-subscriptions,reconcile-payments}.api.test.ts',
];

/** Tests of PGlite itself. */
const EMBEDDED_ONLY = ['server/db/prepared/prepared-pglite.db.test.ts'];
const notHere = process.env.TEST_DATABASE_URL ? EMBEDDED_ONLY : [];

/** What these send is refused by its schema, whatever the database. */
const REFUSED_INPUT = ['tests/sweeps/bad-*.test.ts'];

const withDatabase = {
  setupFiles: ['tests/setup/strict.ts', 'tests/setup/failpoint.ts', 'tests/setup/warm-database.ts'],
  globalSetup: ['tests/setup/database.ts'],
  // Files share a process, so that each process restores its database once.
  isolate: false,
};

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: WORKERS,
    allowOnly: false,
    // Only a hang takes this long, also on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A poll succeeds as soon as it can; only a hang takes this long.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['core/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'server/**/*.test.ts', ...STATIC_CHECKS],
          exclude: [...WITH_DATABASE, '**/node_modules/**'],
          setupFiles: ['tests/setup/strict.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: [...WITH_DATABASE, 'tests/**/*.test.ts'],
          exclude: [...STATIC_CHECKS, ...notHere, '**/node_modules/**'],
          ...withDatabase,
        },
      },
      {
        extends: true,
        // What `npm test` leaves to `npm run verify` on the embedded database (verify/embedded.check.ts).
        test: {
          name: 'rest',
          include: [...WITH_DATABASE, 'tests/**/*.test.ts'],
          exclude: [...STATIC_CHECKS, ...ON_BOTH, ...EMBEDDED_ONLY, ...REFUSED_INPUT, '**/node_modules/**'],
          ...withDatabase,
        },
      },
      { extends: true, test: { name: 'both', include: [...ON_BOTH, ...EMBEDDED_ONLY], ...withDatabase } },
      {
        extends: true,
        // Long checks, run by `npm run verify` only.
        test: {
          name: 'verify',
          include: ['verify/**/*.check.ts'],
          setupFiles: ['tests/setup/strict.ts', 'tests/setup/failpoint.ts'],
          globalSetup: ['tests/setup/database.ts'],
          isolate: false,
          // Only a hang takes this long, however busy the machine.
          testTimeout: 3_600_000,
          expect: { poll: { timeout: 600_000 } },
        },
      },
    ],
  },
});
