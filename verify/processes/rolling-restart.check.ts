import { expect, inject, onTestFailed, onTestFinished, test } from 'vitest';
import { openPostgres } from '#server/db/open/open-postgres.ts';
import { startSmtpPeer } from '#tests/fakes/smtp-peer.ts';
import { builtServer, launchReady, makeStore, type ServerProcess, signUp } from '#tests/processes/server-process.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { startProxy } from './proxy.ts';

/** Acknowledged sign-ups, unexpected responses, and a log of the run. */
class Heard {
  readonly acknowledged: string[] = [];
  readonly wrong: string[] = [];
  readonly log: string[] = [];
  isOver = false;
  readonly #began = performance.now();

  /** Adds a timestamped line, shown when the check fails. */
  note = (line: string): void => {
    this.log.push(`${((performance.now() - this.#began) / 1000).toFixed(2)} s: ${line}`);
  };
  complain(line: string): void {
    this.wrong.push(line);
    this.note(`WRONG ${line}`);
  }
}

/** The status, with the body when it is not `wanted`; or the connection error. */
async function outcome(answer: Promise<Response>, wanted: number): Promise<number | string> {
  try {
    const { status, text } = await answer.then(async (got) => ({ status: got.status, text: await got.text() }));
    return status === wanted ? status : `${status} ${text}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return `${message}: ${cause} ${(cause as NodeJS.ErrnoException | undefined)?.code ?? ''}`;
  }
}

async function look(at: Pick<ServerProcess, 'url'>, heard: Heard): Promise<void> {
  const looked = await outcome(fetch(`${at.url}/settings/`), 200);
  if (looked !== 200) heard.complain(`settings: ${looked}`);
}

/** Signs up repeatedly, with reads in between. */
async function customer(at: Pick<ServerProcess, 'url'>, heard: Heard): Promise<void> {
  while (!heard.isOver) {
    const { email, answer } = signUp(at);
    const signedUp = await outcome(answer, 201);
    if (signedUp === 201) heard.acknowledged.push(email);
    else heard.complain(`sign-up of ${email}: ${signedUp}`);
    await look(at, heard);
  }
}

/**
 * The worst moment for SIGTERM: the process got no CPU time, and many connections with sent requests wait in the accept queue. Without
 * an orderly shutdown they would all be reset.
 */
async function crowdAtTheDoor(server: ServerProcess, come: () => unknown, waitingAt: (port: number) => number) {
  server.kill('SIGSTOP');
  for (let visitor = 0; visitor < 40; visitor++) come();
  await expect.poll(() => waitingAt(server.port)).toBeGreaterThan(10);
}

async function left(url: string): Promise<{ jobs: number; emails: string[] }> {
  const { db, close } = await openPostgres(url);
  const jobs = await db.selectFrom('jobs').select('id').where('name', '=', 'deliver-mail').execute();
  const users = await db.selectFrom('users').select('email').orderBy('email').execute();
  await close();
  return { jobs: jobs.length, emails: users.map(({ email }) => email) };
}

if (inject('databaseTemplate').kind === 'postgresql') {
  test('when three processes are restarted in turn under load, no request or job is lost or done twice', async () => {
    const [store, entry, peer] = [await makeStore(), await builtServer(), await startSmtpPeer()];
    onTestFinished(peer.close);
    const begin = (RUN: string, PORT: string) => launchReady({ ...store, SMTP_URL: peer.url, RUN, PORT }, entry);
    const runs = await Promise.all(
      ['web', 'web', 'worker'].map(async (RUN) => ({ RUN, port: String(await freePort()) })),
    );
    const processes = await Promise.all(runs.map(({ RUN, port }) => begin(RUN, port)));
    const webs = processes.slice(0, 2).map(({ port }) => port);
    const heard = new Heard();
    onTestFailed(() => void process.stderr.write(`${heard.log.join('\n')}\n`));
    const proxy = await startProxy(webs, heard.note);
    onTestFinished(proxy.close);

    const customers = Array.from({ length: 4 }, () => customer(proxy, heard));
    for (const [at, { RUN, port }] of runs.entries()) {
      const before = heard.acknowledged.length;
      if (RUN === 'web') await crowdAtTheDoor(processes[at]!, () => look(proxy, heard), proxy.waitingAt);
      heard.note(`${RUN} ${port}: SIGTERM`);
      processes[at]!.kill('SIGTERM');
      processes[at]!.kill('SIGCONT');
      expect(await processes[at]!.exit).toMatchObject({ code: 0, err: '' });
      heard.note(`${RUN} ${port}: gone`);
      // The other processes keep serving.
      await expect.poll(() => heard.acknowledged.length).toBeGreaterThan(before + 4);
      heard.note(`${RUN} ${port}: begins again`);
      processes[at] = await begin(RUN, port);
      heard.note(`${RUN} ${port}: ready`);
      if (RUN === 'web') await expect.poll(() => proxy.isWell(Number(port))).toBe(true);
    }
    heard.isOver = true;
    await Promise.all(customers);

    expect(heard.wrong).toEqual([]);
    await expect.poll(async () => (await left(store.DATABASE_URL!)).jobs).toBe(0);
    const acknowledged = [...heard.acknowledged].sort();
    expect((await left(store.DATABASE_URL!)).emails).toEqual(acknowledged);
    expect(peer.received.map(({ to }) => to[0]).sort()).toEqual(acknowledged);
  });
}
