import type { KyselyPlugin } from 'kysely';
import { expect } from 'vitest';
import { forgotPassword, login, signUp } from '#core/contract/records/auth.ts';
import { setUserStatus } from '#core/contract/records/users.ts';
import { buildApp } from '#server/app/app.ts';
import { makeHandlers } from '#server/app/work.ts';
import { makeLimits } from '#server/db/limits.ts';
import type { Deps } from '#server/deps.ts';
import { startWorker } from '#server/jobs/queue.ts';
import { mailboxTransport } from '#server/mail/transport.ts';
import { Person } from '#tests/world/person.ts';
import { PASSWORD, someEmail, test, type World } from '#tests/world/world.ts';

interface Effects {
  statements: string[];
  jobs: number;
}

/** The statements and jobs that a request causes, including those in the background. */
async function effectsOf(world: World, act: (visitor: Person) => Promise<unknown>): Promise<Effects> {
  await world.work();
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = world.deps.db.withPlugin(plugin);
  const deps: Deps = { ...world.deps, db, limits: makeLimits(db, world.clock) };
  let jobs = 0;
  const counted = Object.entries(makeHandlers(deps, mailboxTransport)).map(([name, handler]) => {
    const run: typeof handler.run = (...args) => {
      jobs++;
      return handler.run(...args);
    };
    return [name, { ...handler, run }] as const;
  });
  const app = await buildApp(deps, new URL('./no-web-client/', import.meta.url));
  await act(new Person(app));
  await startWorker(deps, Object.fromEntries(counted), { poll: false }).drain();
  await app.close();
  return { statements, jobs };
}

/** Updating and deleting one row are the same work for the database. */
const normalize = ({ statements, jobs }: Effects) => ({
  jobs,
  statements: statements.map((kind) => kind.replace(/^(?:Delete|Update)/, 'Change')),
});

const requestReset = (email: string) => (visitor: Person) => visitor.call(forgotPassword, { body: { email } });

test('a reset causes the same jobs and statements for known, unknown and ineligible addresses', async ({ world }) => {
  const [person, blocked, superuser] = [await world.user(), await world.user(), await world.superuser()];
  await superuser.call(setUserStatus, { params: blocked, body: { status_id: 2 } });
  const unconfirmed = someEmail();
  await world.visitor().call(signUp, { body: { email: unconfirmed, password: PASSWORD, confirm_password: PASSWORD } });
  const known = normalize(await effectsOf(world, requestReset(person.email)));
  expect(await world.mails(person.email)).toHaveLength(1);
  expect(known.jobs).toBe(2);
  for (const email of [someEmail(), blocked.email, unconfirmed]) {
    expect(normalize(await effectsOf(world, requestReset(email)))).toEqual(known);
  }
});

test('a decoy email leaves nothing behind', async ({ world }) => {
  const email = someEmail();
  const count = async () => {
    const all = world.deps.db.fn.countAll<number>().as('count');
    const [resets] = await world.deps.db.selectFrom('password_resets').select(all).execute();
    const [jobs] = await world.deps.db.selectFrom('jobs').select(all).execute();
    return [resets, jobs];
  };
  await world.work();
  const before = await count();
  await world.visitor().call(forgotPassword, { body: { email } });
  await world.work();
  expect(await world.mails(email)).toEqual([]);
  expect(await count()).toEqual(before);
});

test('a wrong login causes the same statements for known users, users without a password and unknown addresses', async ({
  world,
}) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const email = someEmail();
  const body = { email, password: PASSWORD, confirm_password: PASSWORD };
  const { id } = await world.visitor().call(signUp, { body });
  await superuser.call(setUserStatus, { params: { id }, body: { status_id: 1 } });
  const trying = (username: string) => (visitor: Person) =>
    visitor.refused(login, { body: { username, password: 'a wrong password' } });
  const known = await effectsOf(world, trying(person.email));
  for (const username of [email, someEmail()]) expect(await effectsOf(world, trying(username))).toEqual(known);
});
