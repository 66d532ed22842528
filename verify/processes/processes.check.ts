import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgres } from '#server/db/open/open-postgres.ts';
import { startSmtpPeer } from '#tests/fakes/smtp-peer.ts';
import { launch, launchReady, makeStore, post, type ServerProcess, signUp } from '#tests/processes/server-process.ts';

/** A TCP proxy to the database that can be cut and restored, as in a network outage. */
async function startTcpProxy(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (at: number) => {
    relay.listen(at, '127.0.0.1');
    await once(relay, 'listening');
    return (relay.address() as { port: number }).port;
  };
  const own = await listen(0);
  const through = new URL(url);
  through.port = String(own);
  return {
    url: through.href,
    async cut() {
      if (!relay.listening) return;
      const closed = once(relay, 'close');
      relay.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: () => listen(own),
  };
}

const health = async (server: ServerProcess) => (await fetch(`${server.url}/health/`)).status;

async function threeProcesses() {
  const settings = await makeStore();
  const line = await startTcpProxy(settings.DATABASE_URL!);
  const peer = await startSmtpPeer();
  onTestFinished(line.cut);
  onTestFinished(peer.close);
  const shared = { ...settings, DATABASE_URL: line.url, SMTP_URL: peer.url };
  const [web, ...workers] = await Promise.all(
    ['web', 'worker', 'worker'].map((RUN) => launchReady({ ...shared, RUN })),
  );
  return { web: web!, workers, line, peer, url: settings.DATABASE_URL! };
}

async function jobsLeft(url: string): Promise<number> {
  const { db, close } = await openPostgres(url);
  const rows = await db.selectFrom('jobs').select('id').where('name', '=', 'deliver-mail').execute();
  await close();
  return rows.length;
}

if (inject('databaseTemplate').kind === 'postgresql') {
  test('one web process and two workers share a database and survive its outage', async () => {
    const { web, workers, line, peer, url } = await threeProcesses();
    const acknowledged: string[] = [];
    const signUpMany = async (count: number) => {
      await Promise.all(
        Array.from({ length: count }, async () => {
          const { email, answer } = signUp(web);
          expect((await answer).status).toBe(201);
          acknowledged.push(email);
        }),
      );
    };
    const mailedOnce = async () => {
      await expect.poll(() => jobsLeft(url)).toBe(0);
      expect(peer.received.map(({ to }) => to[0]).sort()).toEqual([...acknowledged].sort());
    };
    // A worker listens on no port.
    await expect(fetch(`${workers[0]!.url}/health/`)).rejects.toThrow();
    await signUpMany(16);
    await mailedOnce();

    expect(await health(web)).toBe(200);
    await line.cut();
    expect(await health(web)).toBe(503);
    const away = await post(web, '/api-auth/', { username: acknowledged[0], password: 'whatever it was' });
    expect([away.status, Object.keys((await away.json()) as object)]).toEqual([503, ['message']]);
    await line.restore();
    await expect.poll(() => health(web)).toBe(200);
    await signUpMany(8);
    await mailedOnce();

    for (const { kill } of [web, ...workers]) kill('SIGTERM');
    for (const { exit } of [web, ...workers]) expect(await exit).toMatchObject({ code: 0, err: '' });
  });
} else {
  test('an embedded database serves one process and refuses others with a message', async () => {
    const settings = await makeStore();
    for (const RUN of ['web', 'worker']) {
      const { code, err } = await (await launch({ ...settings, RUN })).exit;
      expect([code, err]).toEqual([1, expect.stringMatching(/^RUN: [^\n]+\n$/)]);
    }
  });
}
