import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import {
  launch,
  launchReady,
  makeStore,
  openStore,
  PASSWORD,
  type ServerProcess,
} from '#tests/processes/server-process.ts';

const { kind } = inject('databaseTemplate');

/** A sign-up whose body is held back until `finish`. */
async function openRequest(server: ServerProcess, email: string) {
  const body = JSON.stringify({ email, password: PASSWORD, confirm_password: PASSWORD });
  const socket = connect(server.port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  const closed = new Promise<string>((resolve, reject) => {
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
  const head = ['host: localhost', 'content-type: application/json', `content-length: ${Buffer.byteLength(body)}`];
  socket.write(`POST /api/users/sign-up/ HTTP/1.1\r\n${head.join('\r\n')}\r\nexpect: 100-continue\r\n\r\n`);
  // 100 Continue proves that the server has started the request.
  await expect.poll(() => heard).toContain('100 Continue');
  return {
    finish() {
      socket.write(body);
      return closed;
    },
  };
}

const refusesNew = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });

test('on SIGTERM the open request is answered, nothing is lost, and the exit code is 0', async () => {
  const settings = await makeStore();
  const server = await launchReady(settings);
  const email = 'open-request@example.com';
  if (kind === 'embedded') {
    const second = await launch(settings);
    const { code, err, out } = await second.exit;
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(`DATA_DIR: the database in it is in use by process ${server.pid}; stop that one first\n`);
  }
  const request = await openRequest(server, email);
  server.kill('SIGTERM');
  await expect.poll(() => refusesNew(server.port)).toBe(true);
  const answer = await request.finish();
  expect(answer).toContain('HTTP/1.1 201 Created');
  // The connection must not be kept alive during shutdown.
  expect(answer).toMatch(/connection: close/i);
  expect(await server.exit).toMatchObject({ code: 0, err: '' });
  const { db, close } = await openStore(settings);
  const users = await db.selectFrom('users').select('email').where('email', '=', email).execute();
  const held = await db.selectFrom('jobs').select('name').where('leased_until', 'is not', null).execute();
  await close();
  expect([users, held]).toEqual([[{ email }], []]);
});

/** A request on a new connection: the status or the connection error. */
const look = (port: number): Promise<number | string> =>
  new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/api/settings/', agent: false }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode!)).on('error', ({ message }) => resolve(message));
      answer.resume();
    });
    asked.on('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message));
    asked.end();
  });

test('accepted connections are answered, later ones are refused, and none is reset', async () => {
  const server = await launchReady(await makeStore());
  const outcomes = new Map<number | string, number>();
  const visitor = async () => {
    for (let outcome: number | string = 200; outcome === 200; ) {
      outcome = await look(server.port);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  // More than are accepted at once, so some always wait in the accept queue.
  const crowd = Array.from({ length: 30 }, visitor);
  await expect.poll(() => outcomes.get(200)).toBeGreaterThan(30);
  server.kill('SIGTERM');
  await Promise.all(crowd);
  expect(await server.exit).toMatchObject({ code: 0, err: '' });
  expect(Object.fromEntries(outcomes)).toEqual({ 200: expect.any(Number), ECONNREFUSED: 30 });
});

/** Sends a request before returning, whether or not the server has accepted the connection. */
async function visit(port: number): Promise<{ outcome: Promise<number | string> }> {
  const asked = request({ host: '127.0.0.1', port, path: '/api/settings/', agent: false });
  const outcome = new Promise<number | string>((resolve) => {
    asked.on('response', (answer) => {
      answer.on('end', () => resolve(answer.statusCode!)).on('error', ({ message }) => resolve(message));
      answer.resume();
    });
    asked.on('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message));
  });
  asked.end();
  await Promise.race([once(asked, 'finish'), outcome]);
  return { outcome };
}

test('a process that gets CPU time only now and then resets no connection during shutdown', async () => {
  const server = await launchReady(await makeStore());
  const visitors: Promise<number | string>[] = [];
  server.kill('SIGTERM');
  // It is suspended for longer than it normally waits for late connections.
  for (let moment = 0; moment < 6; moment++) {
    server.kill('SIGSTOP');
    for (let visitor = 0; visitor < 10; visitor++) visitors.push((await visit(server.port)).outcome);
    // Once for longer than Fastify's hook timeout, which is wall time.
    await wait(moment === 2 ? 11_000 : 300);
    server.kill('SIGCONT');
    await wait(20);
  }
  const outcomes = await Promise.all(visitors);
  expect(await server.exit).toMatchObject({ code: 0, err: '' });
  expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 'ECONNREFUSED')).toEqual([]);
  expect(outcomes).toContain(200);
});

test('an open request is answered even when the process is suspended for longer than the drain timeout', async () => {
  const server = await launchReady(await makeStore());
  const open = await openRequest(server, 'stands-still@example.com');
  server.kill('SIGTERM');
  await expect.poll(() => refusesNew(server.port)).toBe(true);
  server.kill('SIGSTOP');
  const answer = open.finish();
  await wait(11_000);
  server.kill('SIGCONT');
  expect(await answer).toContain('HTTP/1.1 201 Created');
  expect(await server.exit).toMatchObject({ code: 0, err: '' });
});
