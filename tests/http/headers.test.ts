import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect } from 'vitest';
import { JSON_BODY_BYTES } from '#core/constants.ts';
import { buildApp } from '#server/app/app.ts';
import { multipart, PNG } from '../samples/multipart.ts';
import { test, type World } from '../world/world.ts';

/** Headers of every response (security rule 20). */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const json = { 'content-type': 'application/json' };
const huge = JSON.stringify({ username: 'x'.repeat(JSON_BODY_BYTES) });

interface Kind {
  options: InjectOptions;
  status: number;
  /** Cache-Control; no-store unless the route sets it. */
  kept?: string;
}

const KINDS: Record<string, Kind> = {
  'an answer of the API': { options: { url: '/api/settings/' }, status: 200 },
  'bad input': { options: { method: 'POST', url: '/api/api-auth/', payload: {} }, status: 400 },
  'no session': { options: { url: '/api/users/profile/' }, status: 401 },
  'an unknown call': { options: { url: '/api/nothing-here/' }, status: 404 },
  'an unreadable address': { options: { url: '/api/users/%E0%A4%A/' }, status: 404 },
  'a parameter beyond all measure': { options: { url: `/api/users/${'9'.repeat(600)}/` }, status: 404 },
  'a wrong method': { options: { method: 'GET', url: '/api/api-auth/' }, status: 405 },
  'a huge body': { options: { method: 'POST', url: '/api/api-auth/', payload: huge, headers: json }, status: 413 },
  'a wrong type': {
    options: { method: 'POST', url: '/api/api-auth/', payload: 'a', headers: { 'content-type': 'text/plain' } },
    status: 415,
  },
  'the description of the API': { options: { url: '/api/openapi.json' }, status: 200 },
  'a page of the server': { options: { url: '/api/docs' }, status: 200 },
  'the mailbox, closed': { options: { url: '/mailbox' }, status: 404 },
  'a page of the client': { options: { url: '/users' }, status: 200, kept: 'no-cache' },
  'a file of the client': { options: { url: '/robots.txt' }, status: 200, kept: 'no-cache' },
  'a hashed file of the client': {
    options: { url: '/assets/main-abc123.js' },
    status: 200,
    kept: 'public, max-age=31536000, immutable',
  },
  'a file that is not there': { options: { url: '/assets/gone-abc123.js' }, status: 404 },
  'a picture that is not there': { options: { url: '/pictures/nothing' }, status: 404 },
};

const opened: Promise<{ app: FastifyInstance; folder: string }>[] = [];
const apps = new Map<string, Promise<{ app: FastifyInstance; folder: string }>>();

/** The app with a built web client, at the given public URL. */
async function appAt(world: World, PUBLIC_URL: string): Promise<FastifyInstance> {
  if (!apps.has(PUBLIC_URL)) apps.set(PUBLIC_URL, make(world, PUBLIC_URL));
  const making = apps.get(PUBLIC_URL)!;
  opened.push(making);
  return (await making).app;
}

async function make({ deps }: World, PUBLIC_URL: string) {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-client-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Client</title>');
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'assets', 'main-abc123.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'later-abc123.js'), 'export {};');
  const config = { ...deps.config, PUBLIC_URL };
  return { app: await buildApp({ ...deps, config }, pathToFileURL(`${folder}/`)), folder };
}

afterAll(async () => {
  for (const making of new Set(opened)) {
    const { app, folder } = await making;
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
});

function expectSafe(headers: LightMyRequestResponse['headers']): void {
  expect(headers).toMatchObject(ALWAYS);
  const csp = String(headers['content-security-policy']);
  expect(csp).toMatch(/default-src '(self|none)'/);
  expect(csp).toMatch(/object-src 'none'|default-src 'none'/);
  expect(csp).toContain("base-uri 'none'");
  expect(csp).toContain("frame-ancestors 'none'");
  expect(csp).not.toMatch(/unsafe|\*|https?:/);
  // No CORS, and no headers that reveal the software.
  expect(Object.keys(headers).filter((name) => /^access-control-|^x-powered-by$|^server$/.test(name))).toEqual([]);
}

describe('the headers of', () => {
  test.for(Object.entries(KINDS))('%s', async ([, { options, status, kept }], { world }) => {
    const app = await appAt(world, 'http://localhost:3000');
    const response = await app.inject({ ...options, headers: { ...options.headers, origin: 'https://evil.example' } });
    expect(response.statusCode).toBe(status);
    expectSafe(response.headers);
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers['cache-control']).toBe(kept ?? 'no-store');
    expect(response.headers['strict-transport-security']).toBeUndefined();

    const secure = await (await appAt(world, 'https://safeharbor.example')).inject(options);
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d{8,}; includeSubDomains$/);
  });

  test('a picture', async ({ world }) => {
    const user = await world.user();
    const upload = multipart({ field: 'image', file: 'me.png', bytes: PNG });
    const made = await user.request({ method: 'POST', url: '/api/users/profile-image/', ...upload });
    const response = await world.visitor().request({ url: made.json().image.file });
    expect(response.statusCode).toBe(200);
    expectSafe(response.headers);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['content-security-policy']).toContain('sandbox');
  });

  test('a hashed file deleted since the start: 404, not cached', async ({ world }) => {
    const app = await appAt(world, 'http://localhost:3000');
    const { folder } = await apps.get('http://localhost:3000')!;
    await rm(join(folder, 'assets', 'later-abc123.js'));
    const response = await app.inject('/assets/later-abc123.js');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('a CORS preflight: refused, nothing allowed', async ({ world }) => {
    const response = await world.visitor().request({
      method: 'OPTIONS',
      url: '/api/users/profile/',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    });
    expect(response.statusCode).toBe(405);
    expectSafe(response.headers);
  });
});

describe('input that is not HTTP', () => {
  /** Writes to a raw socket and reads until it closes. */
  function say(port: number, words: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(words));
      socket.on('data', (bytes) => {
        heard += bytes;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(heard));
    });
  }

  test.for([
    ['no HTTP at all', 'HELO there\r\n\r\n', 400],
    ['a header with a NUL', 'GET /api/health/ HTTP/1.1\r\nhost: a\r\nx: a\0b\r\n\r\n', 400],
    ['two lengths', 'POST /api/api-auth/ HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ] as const)('%s is answered in the one error shape', async ([, words, status], { world }) => {
    const app = await appAt(world, 'http://127.0.0.1:3000');
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const [head = '', body = ''] = (await say(port, words)).split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expectSafe(Object.fromEntries(lines.map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)])));
    expect(Object.keys(JSON.parse(body))).toEqual(['message']);
  });
});
