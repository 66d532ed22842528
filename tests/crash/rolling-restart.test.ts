import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgres } from '#server/db/open.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { startSmtpPeer } from '../smtp-peer.ts';
import { startProxy } from './proxy.ts';
import { builtServer, launchReady, makeStore, PATIENCE, type ServerProcess, signUp } from './server-process.ts';

/** Everybody who was told yes, and whatever answer was none that the product gives by its rules. */
interface Heard {
  told: string[];
  wrong: string[];
  isOver: boolean;
}

/** Signs up again and again, and looks at something in between. */
async function customer(at: Pick<ServerProcess, 'url'>, heard: Heard): Promise<void> {
  while (!heard.isOver) {
    const { email, answer } = signUp(at);
    const signedUp = await answer.then(
      ({ status }) => status,
      (error: Error) => `${error.message}: ${error.cause}`,
    );
    if (signedUp === 201) heard.told.push(email);
    else heard.wrong.push(`sign-up ${signedUp}`);
    const looked = await fetch(`${at.url}/settings/`).then(({ status }) => status, String);
    if (looked !== 200) heard.wrong.push(`settings ${looked}`);
  }
}

async function left(url: string): Promise<{ jobs: number; emails: string[] }> {
  const { db, close } = await openPostgres(url);
  const jobs = await db.selectFrom('jobs').select('id').where('name', '=', 'deliver-mail').execute();
  const users = await db.selectFrom('users').select('email').orderBy('email').execute();
  await close();
  return { jobs: jobs.length, emails: users.map(({ email }) => email) };
}

if (inject('databaseTemplate').kind === 'postgresql') {
  test(
    'each of three processes restarted in turn under load: no request and no job is lost, none is done twice',
    PATIENCE,
    async () => {
      const [store, entry, peer] = [await makeStore(), await builtServer(), await startSmtpPeer()];
      onTestFinished(peer.close);
      const begin = (RUN: string, PORT: string) => launchReady({ ...store, SMTP_URL: peer.url, RUN, PORT }, entry);
      const runs = await Promise.all(
        ['web', 'web', 'worker'].map(async (RUN) => ({ RUN, port: String(await freePort()) })),
      );
      const processes = await Promise.all(runs.map(({ RUN, port }) => begin(RUN, port)));
      const webs = processes.slice(0, 2).map(({ port }) => port);
      const proxy = await startProxy(webs);
      onTestFinished(proxy.close);

      const heard: Heard = { told: [], wrong: [], isOver: false };
      const customers = [1, 2, 3, 4].map(() => customer(proxy, heard));
      for (const [at, { RUN, port }] of runs.entries()) {
        const before = heard.told.length;
        processes[at]!.kill('SIGTERM');
        expect(await processes[at]!.exit).toMatchObject({ code: 0, err: '' });
        // The others went on without it.
        await expect.poll(() => heard.told.length, { timeout: 60_000 }).toBeGreaterThan(before + 4);
        processes[at] = await begin(RUN, port);
        if (RUN === 'web') await expect.poll(() => proxy.isWell(Number(port)), { timeout: 60_000 }).toBe(true);
      }
      heard.isOver = true;
      await Promise.all(customers);

      expect(heard.wrong).toEqual([]);
      await expect.poll(async () => (await left(store.DATABASE_URL!)).jobs, { timeout: 60_000 }).toBe(0);
      const told = [...heard.told].sort();
      expect((await left(store.DATABASE_URL!)).emails).toEqual(told);
      expect(peer.received.map(({ to }) => to[0]).sort()).toEqual(told);
    },
  );
}
