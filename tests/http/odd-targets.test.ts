import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import { messages } from '#core/messages.ts';
import { buildApp } from '#server/app/app.ts';
import { atOnce } from '../sweeps/sweep-callers.ts';
import { Person } from '../world/person.ts';
import { test, type World } from '../world/world.ts';

interface Served {
  method: string;
  url: string;
}

/** The app with a web client, and its routes as Fastify registers them, so that new ones are included. */
async function withRoutes(world: World, work: (app: FastifyInstance, served: Served[]) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>The client</title>');
  await writeFile(join(folder, 'assets', 'app.js'), 'export {};');
  const served: Served[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) served.push({ method: one, url });
    });
  };
  subscribe('fastify.initialization', listen);
  const app = await buildApp(world.deps, pathToFileURL(`${folder}/`));
  unsubscribe('fastify.initialization', listen);
  try {
    await work(app, served);
  } finally {
    await app.close();
    await rm(folder, { recursive: true });
  }
}

const LONG = 'x'.repeat(5_000);
const ODD = ['%00', 'a%00b', '%ED%A0%80', '%ED%BF%BF', '%C0%80', '%zz', '%', '%E0%A4%A', '%2F..%2F', '%0D%0A', LONG];
const QUERIES = [
  ...ODD.flatMap((odd) => [`?to=${odd}`, `?${odd}=1`]),
  '?to=a&to=b',
  '?to[]=a',
  '?to=a;to=b',
  '?__proto__=1',
  '?constructor[prototype]=1',
  `?${'a=1&'.repeat(2_000)}`,
];

const ENDPOINTS = new Set(allEndpoints.map(({ method, path }) => `${method} /api${path}`));
const isContract = ({ method, url }: Served) => ENDPOINTS.has(`${method} ${url}`) || method === 'HEAD';
const filled = (url: string, value: string) => url.replace(/:\w+|\*/g, value);

/** Sends token and cookie of a superuser, so that no route refuses for lack of authorization. */
async function knock({ access, refresh }: Person, app: FastifyInstance, method: string, url: string): Promise<number> {
  const caller = Object.assign(new Person(app), { access });
  const headers = { cookie: `refresh=${refresh}` };
  return (await caller.request({ method, url, headers } as InjectOptions)).statusCode;
}

describe('no URL causes a server error', () => {
  test('on routes outside the contract, with any method', async ({ world }) => {
    const superuser = await world.superuser();
    await withRoutes(world, async (app, served) => {
      const own = served.filter((one) => !isContract(one));
      const urls = new Set(own.map(({ url }) => url));
      for (const known of ['/mailbox', '/pictures/:key', '/api/unsubscribe/:token', '/api/docs', '/assets/app.js']) {
        expect(urls, 'the routes that are known').toContain(known);
      }
      for (const { method, url } of own) {
        const targets =
          url.includes(':') || url.includes('*')
            ? ODD.map((odd) => filled(url, odd))
            : QUERIES.map((query) => url + query);
        const isFine = async (target: string) => {
          const status = await knock(superuser, app, method, target);
          expect(status, `${method} ${target.slice(0, 80)}`).toBeLessThan(500);
          return status !== 405;
        };
        // 405 is decided before the URL is parsed.
        if (await isFine(targets[0]!)) await atOnce(targets.slice(1), isFine);
      }
    });
  });

  test('on routes of the contract', async ({ world }) => {
    const superuser = await world.superuser();
    await withRoutes(world, async (app, served) => {
      for (const { method, url } of served.filter((one) => isContract(one) && one.method !== 'HEAD')) {
        await atOnce(['%00', '%ED%A0%80', '%zz'], async (odd) => {
          const target = `${filled(url, odd)}?to=${odd}&${odd}=1`;
          expect(await knock(superuser, app, method, target), `${method} ${target}`).toBeLessThan(500);
        });
      }
    });
  });

  test('on routes of the web client', async ({ world }) => {
    const superuser = await world.superuser();
    await withRoutes(world, async (app) => {
      for (const base of ['/', '/companies/', '/assets/', '/pictures/', '/api/', '/api', '//', '/mailbox/', '/*']) {
        await atOnce([...ODD, ...QUERIES], async (odd) => {
          for (const method of ['GET', 'POST']) {
            const status = await knock(superuser, app, method, base + odd);
            expect(status, `${method} ${(base + odd).slice(0, 80)}`).toBeLessThan(500);
          }
        });
      }
    });
  });
});

describe('the mailbox', () => {
  const look = async (world: World, query: string) => {
    const { refresh } = await world.superuser();
    return world
      .visitor()
      .request({ method: 'GET', url: `/mailbox${query}`, headers: { cookie: `refresh=${refresh}` } });
  };

  test.for(['?to=%00', '?to=a%00b@example.com', '?%00=1'])('rejects a NUL: %s', async (query, { world }) => {
    const response = await look(world, query);
    expect([response.statusCode, response.json().message]).toEqual([400, messages.badText]);
  });

  test.for(['?to=a@example.com&to=b@example.com', '?to=', `?to=${'x'.repeat(500)}`, '?from=a@example.com'])(
    'rejects anything but one address: %s',
    async (query, { world }) => {
      const response = await look(world, query);
      expect(response.statusCode).toBe(400);
    },
  );

  test('is 404 for visitors', async ({ world }) => {
    for (const query of ['', '?to=%00', '?to=a&to=b']) {
      expect((await world.visitor().request({ method: 'GET', url: `/mailbox${query}` })).statusCode).toBe(404);
    }
  });
});
