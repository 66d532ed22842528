import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import fastify, { type FastifyRequest } from 'fastify';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { test } from '#tests/world/world.ts';
import { collectBody, watchBodies } from './collect-body.ts';
import { IncomingBodies } from './incoming-bodies.ts';

test('many small concurrent bodies of one account are all accepted', async ({ world }) => {
  const owner = await world.user();
  const rename = (n: number) =>
    owner.request({ method: 'PUT', url: `/api/users/${owner.id}/`, payload: { first_name: `Marta ${n}` } });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => rename(n)));
  expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([200]);
});

describe('a rejected body is no longer tracked at the next tick', () => {
  const TICK_MS = 1_000;
  const headers = { 'content-type': 'text/plain' };

  /** Accepts bodies of up to ten bytes, and drains up to twenty. */
  function makeApp() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const app = fastify();
    onTestFinished(async () => {
      vi.useRealTimers();
      await app.close();
    });
    const bodies = new IncomingBodies(1e6);
    watchBodies(app, bodies);
    app.addContentTypeParser('text/plain', (one: FastifyRequest, payload: IncomingMessage) =>
      collectBody(one, payload, 10),
    );
    app.post('/', async () => 'taken');
    return { app, bodies };
  }

  test('when it has been read to its end', async () => {
    const { app, bodies } = makeApp();
    const { body } = await app.inject({ method: 'POST', url: '/', headers, payload: 'a'.repeat(15) });
    expect(body).not.toBe('taken');
    expect(bodies.arriving).toBe(1);
    vi.advanceTimersByTime(TICK_MS);
    expect(bodies.arriving).toBe(0);
  });

  test('when its connection closed after an early response', async () => {
    const { app, bodies } = makeApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const closed = once(app.server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    const post = request({ port, host: '127.0.0.1', method: 'POST', headers: { ...headers, 'content-length': 1_000 } });
    post.on('error', () => undefined).write('a'.repeat(25));
    await once(post, 'response');
    post.destroy();
    await closed;
    expect(bodies.arriving).toBe(1);
    vi.advanceTimersByTime(TICK_MS);
    expect(bodies.arriving).toBe(0);
  });
});
