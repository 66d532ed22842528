import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { buildApp } from '#server/app/app.ts';
import { SECURITY_HEADERS } from '#server/http/answer/headers.ts';
import { test, type World } from '../world/world.ts';

/** Malformed requests, byte by byte, to a listening app with an https public URL. */
const PUBLIC_URL = 'https://safeharbor.example';

let folder: string;
let listening: Promise<FastifyInstance> | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'safeharbor-client-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Client</title>');
});

afterAll(async () => {
  await (await listening)?.close();
  await rm(folder, { recursive: true, force: true });
});

async function listen({ deps }: World): Promise<FastifyInstance> {
  const config = { ...deps.config, PUBLIC_URL };
  const app = await buildApp({ ...deps, config }, pathToFileURL(`${folder}/`));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Writes the bytes to a socket and reads until the server closes it. */
async function send(world: World, bytes: string): Promise<RawAnswer> {
  listening ??= listen(world);
  const { port } = (await listening).server.address() as { port: number };
  const heard = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
  const end = heard.indexOf('\r\n\r\n');
  const [first = '', ...lines] = heard.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: heard.slice(end + 4) };
}

const request = (line: string, ...headers: string[]): string =>
  `${line}\r\n${['host: safeharbor.example', 'connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const withoutHost = (line: string): string => `${line}\r\nconnection: close\r\n\r\n`;

const HSTS = 'max-age=31536000; includeSubDomains';
const long = 'a'.repeat(40_000);

describe('every response has the security headers and Cache-Control', () => {
  test.for<[name: string, bytes: string, status: number, kept?: string]>([
    ['the API', request('GET /api/settings/ HTTP/1.1'), 200],
    ['the API in absolute form', request('GET http://safeharbor.example/api/settings/ HTTP/1.1'), 200],
    ['the API in absolute form, https', request('GET https://safeharbor.example/api/settings/ HTTP/1.1'), 200],
    ['the API under an encoded prefix', request('GET /%61pi/settings/ HTTP/1.1'), 200],
    ['a login in absolute form', request('POST http://x/api/api-auth/ HTTP/1.1', 'content-length: 0'), 400],
    ['an unknown call in absolute form', request('GET http://safeharbor.example/api/nothing/ HTTP/1.1'), 404],
    ['an unknown call under an encoded prefix', request('GET /%61pi/nothing/ HTTP/1.1'), 404],
    ['the API without a call', request('GET /api HTTP/1.1'), 404],
    ['a wrong method in absolute form', request('GET http://x/api/api-auth/ HTTP/1.1'), 405],
    ['an unreadable address in absolute form', request('GET http://x/api/users/%E0%A4%A/ HTTP/1.1'), 404],
    ['a missing file in absolute form', request('GET http://x/assets/gone.js HTTP/1.1'), 404],
    ['a missing picture in absolute form', request('GET http://x/pictures/nothing HTTP/1.1'), 404],
    ['the mailbox, closed', request('GET http://x/mailbox HTTP/1.1'), 404],
    ['an old unsubscribe link', request('GET http://x/api/unsubscribe/1.x HTTP/1.1'), 404],
    ['the page of the API in absolute form', request('GET http://x/api/docs HTTP/1.1'), 200],
    ['a page of the client in absolute form', request('GET http://x/users HTTP/1.1'), 200, 'no-cache'],
    ['a doubled slash', request('GET //api/settings/ HTTP/1.1'), 200, 'no-cache'],
    ['capital letters', request('GET /API/settings/ HTTP/1.1'), 200, 'no-cache'],
    ['an encoded slash', request('GET /api%2Fsettings/ HTTP/1.1'), 200, 'no-cache'],
    ['a wrong method under a doubled slash', request('POST //api/settings/ HTTP/1.1', 'content-length: 0'), 404],
    ['the whole server', request('OPTIONS * HTTP/1.1'), 404],
    ['TRACE', request('TRACE /api/settings/ HTTP/1.1'), 405],
    ['an unusual method', request('PROPFIND /api/settings/ HTTP/1.1'), 404],
    ['an upgrade', request('GET /api/settings/ HTTP/1.1', 'connection: upgrade, close', 'upgrade: websocket'), 200],
    ['HTTP/1.0', withoutHost('GET /api/settings/ HTTP/1.0'), 200],
    ['HTTP/1.1 without a host', withoutHost('GET /api/settings/ HTTP/1.1'), 400],
    ['an expectation that nobody meets', request('GET /api/settings/ HTTP/1.1', 'expect: miracles'), 417],
    [
      'a body that is too large',
      request('POST /api/api-auth/ HTTP/1.1', 'content-type: application/json', 'content-length: 99999999'),
      413,
    ],
    ['no HTTP at all', 'HELO there\r\n\r\n', 400],
    ['a header with a NUL', request('GET /api/health/ HTTP/1.1', 'x: a\0b'), 400],
    ['two lengths', request('POST /api/api-auth/ HTTP/1.1', 'content-length: 1', 'content-length: 2'), 400],
    ['headers without end', request('GET / HTTP/1.1', `x: ${long}`), 431],
    ['an address without end', request(`GET /api/${long} HTTP/1.1`), 431],
    ['a CONNECT', request('CONNECT elsewhere.example:443 HTTP/1.1'), 405],
  ])('%s', async ([, bytes, status, kept = 'no-store'], { world }) => {
    const answer = await send(world, bytes);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'strict-transport-security': HSTS,
      'cache-control': kept,
    });
    if (status >= 400 && answer.headers['content-type']?.includes('json'))
      expect(Object.keys(JSON.parse(answer.body))).toContain('message');
  });
});

test('a HEAD is answered without a body, also when it is too long to be read', async ({ world }) => {
  for (const [path, status] of [
    ['/api/health/', 200],
    ['/api/nothing/', 404],
    [`/api/companies/?search=${long}`, 431],
  ] as const) {
    const answer = await send(world, request(`HEAD ${path} HTTP/1.1`));
    expect([answer.status, answer.body], path.slice(0, 40)).toEqual([status, '']);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  }
});

describe('with an absolute-form target, the Host header does not decide the origin', () => {
  test.for([
    ['/', 'https://inside.example', 200],
    ['http://elsewhere.example/', 'https://inside.example', 403],
    ['http://elsewhere.example/', 'http://elsewhere.example', 403],
    ['http://elsewhere.example/', PUBLIC_URL, 200],
  ] as const)('%s with the origin %s: %i', async ([target, origin, status], { world }) => {
    const { refresh } = await world.user();
    const line = `POST ${target}api/api-token-refresh/ HTTP/1.1`;
    const headers = [`cookie: refresh=${refresh}`, `origin: ${origin}`, 'connection: close', 'content-length: 0'];
    const answer = await send(world, [line, 'host: inside.example', ...headers, '', ''].join('\r\n'));
    expect(answer.status).toBe(status);
  });
});
