import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { test as base, expect } from 'vitest';
import { COMPANY_STATUS, type Role, USER_STATUS } from '#core/lookups.ts';
import { buildApp } from '#server/app/app.ts';
import { reactions } from '#server/app/reactions.ts';
import { makeHandlers } from '#server/app/work.ts';
import { readConfig } from '#server/base/config.ts';
import { makeLog } from '#server/base/log.ts';
import { hashPassword } from '#server/crypto/passwords.ts';
import { makeLimits } from '#server/db/limits.ts';
import type { Deps } from '#server/deps.ts';
import { openSession } from '#server/features/records/auth/session/open-session.ts';
import { startWorker, type Worker } from '#server/jobs/queue.ts';
import { listMails, type MailRow } from '#server/mail/mails.queries.ts';
import { mailboxTransport } from '#server/mail/transport.ts';
import { sandboxGateway } from '#server/outside/card-gateway/sandbox.ts';
import { workerDatabase } from '../setup/worker-database.ts';
import { Person } from './person.ts';
import { TestClock } from './test-clock.ts';

/** No server listens there: tests never ask the network. */
export const NO_DNS = '127.0.0.1:9';

export const PASSWORD = 'a quiet harbor';

interface LogLine {
  level: number;
  [key: string]: unknown;
}

/** One app on this worker's database. Each test creates its own people and companies and reads only those. */
export interface World {
  deps: Deps;
  app: FastifyInstance;
  clock: TestClock;
  /** Log lines of the app during this test. */
  log: LogLine[];
  /** Allows error lines in the log of this test; without it they fail the test. */
  expectLoggedError(): void;
  visitor(): Person;
  /** A new confirmed user, logged in. */
  user(options?: { is_superuser?: boolean; status_id?: number }): Promise<Person>;
  superuser(): Promise<Person>;
  /** Opens another session of the person. */
  session(person: Person): Promise<Person>;
  /** Creates a company with the given members and roles. */
  company(members: readonly (readonly [Person, Role])[], status_id?: number): Promise<number>;
  /** Adds a member to a company. */
  join(company_id: number, person: Person, role: Role): Promise<void>;
  /** Runs all due jobs. */
  work(): Promise<void>;
  mails(to: string): Promise<MailRow[]>;
}

interface Kept {
  deps: Deps;
  app: FastifyInstance;
  clock: TestClock;
  lines: LogLine[];
  worker: Worker;
  passwordHash: string;
}

async function build(): Promise<Kept> {
  const { db } = await workerDatabase();
  const clock = new TestClock();
  const lines: LogLine[] = [];
  const log = makeLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const config = readConfig({ RATE_LIMIT_EXEMPT: '127.0.0.1', DEMO: '0', DNS_SERVERS: NO_DNS });
  const deps: Deps = {
    config,
    db,
    clock,
    log,
    limits: makeLimits(db, clock),
    ipLookup: { country: async (ip) => (ip === '203.0.113.7' ? 'Iceland' : null) },
    gateway: sandboxGateway(db),
    reactions,
    accounting: null,
    jwtSecrets: [randomBytes(32).toString('hex')],
  };
  const app = await buildApp(deps, new URL('./no-web-client/', import.meta.url));
  const worker = startWorker(deps, makeHandlers(deps, mailboxTransport), { poll: false });
  return { deps, app, clock, lines, worker, passwordHash: await hashPassword(PASSWORD) };
}

const worker = globalThis as { safeharborWorld?: Promise<Kept> };

let made = 0;
/** A unique email address. */
export const someEmail = (): string => `person-${process.pid}-${++made}-${randomBytes(3).toString('hex')}@example.com`;

const ORIGIN = { ip: '127.0.0.1', user_agent: 'tests' };

function makeWorld({ deps, app, clock, lines, worker, passwordHash }: Kept): World & { errorsExpected: boolean } {
  async function openFor(person: Person): Promise<Person> {
    Object.assign(person, await openSession(deps, person.id, ORIGIN, { factor: true }));
    return person;
  }
  const world = {
    deps,
    app,
    clock,
    log: lines,
    errorsExpected: false,
    expectLoggedError() {
      world.errorsExpected = true;
    },
    visitor: () => new Person(app),
    async user({ is_superuser = false, status_id = USER_STATUS.active as number } = {}) {
      const email = someEmail();
      const { id } = await deps.db
        .insertInto('users')
        .values({
          email,
          password_hash: passwordHash,
          first_name: 'Ada',
          last_name: 'Marlow',
          status_id,
          is_superuser,
          date_joined: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return openFor(new Person(app, id, email, PASSWORD));
    },
    superuser: () => world.user({ is_superuser: true }),
    session: (person: Person) => openFor(new Person(app, person.id, person.email, person.password)),
    async company(members: readonly (readonly [Person, Role])[], status_id: number = COMPANY_STATUS.registered) {
      const { id } = await deps.db
        .insertInto('companies')
        .values({ name: `Quay ${++made}`, status_id, created_date: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [person, role] of members) await world.join(id, person, role);
      return id;
    },
    async join(company_id: number, { id: user_id, email }: Person, role: Role) {
      const member = { company_id, user_id, email, role, status: 'active', invited_date: clock.now() } as const;
      await deps.db.insertInto('representatives').values(member).execute();
    },
    work: () => worker.drain(),
    mails: (to: string) => listMails(deps.db, { to, limit: 100 }),
  };
  return world;
}

/**
 * Removes leftovers of earlier tests that have global effects: queued jobs, which `work()` would run, and active rules, which would
 * apply to any message. Their people and companies stay, because no other test reads them.
 */
async function clearShared({ db }: Deps): Promise<void> {
  await db.deleteFrom('jobs').execute();
  await db.deleteFrom('filters').where('is_active', '=', true).execute();
}

/** A test with a world: `test('a sentence', async ({ world }) => …)`. */
export const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's dependencies from the pattern
  world: async ({}, use) => {
    worker.safeharborWorld ??= build();
    const kept = await worker.safeharborWorld;
    kept.clock.reset();
    kept.lines.length = 0;
    await clearShared(kept.deps);
    const world = makeWorld(kept);
    await use(world);
    kept.clock.reset();
    const errors = kept.lines.filter(({ level }) => level >= 50);
    expect(kept.app.bodies.held, 'bytes of request bodies that were not released').toBe(0);
    if (!world.errorsExpected) expect(errors, 'errors in the log').toEqual([]);
  },
});
