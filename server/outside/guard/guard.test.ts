import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveDns } from '#tests/fakes/dns-server.ts';
import { listen } from '#tests/fakes/local-server.ts';
import {
  FORBIDDEN_ADDRESSES,
  FORBIDDEN_NAMES,
  PUBLIC_ADDRESSES,
  PUBLIC_NAMES,
} from '#tests/samples/forbidden-addresses.ts';
import { checkAddress, type GuardSettings } from './check-address.ts';
import { guardedRequest } from './guarded-request.ts';

let dns: Awaited<ReturnType<typeof serveDns>>;
const zone: Record<string, readonly string[]> = { ...FORBIDDEN_NAMES, ...PUBLIC_NAMES };
const settings = (allow: readonly string[] = []): GuardSettings => ({
  DNS_SERVERS: [dns.at],
  WEBHOOK_ALLOW: [...allow],
  PUBLIC_URL: 'https://own.example.com',
});
const LOOPBACK = ['127.0.0.0/8'];

beforeAll(async () => {
  dns = await serveDns(zone);
});
afterAll(() => dns.close());

describe('the guard of outgoing requests', () => {
  test('refuses every address that is not public, before a request and at it', async () => {
    expect(FORBIDDEN_ADDRESSES.length).toBeGreaterThan(100);
    const outcomes = await Promise.all(
      FORBIDDEN_ADDRESSES.map(async (address) => {
        const checked = await checkAddress(settings(), address);
        const tried = await guardedRequest(settings(), address, { method: 'GET' });
        return [address, typeof checked === 'string' && checked === tried];
      }),
    );
    expect(outcomes.filter(([, isRefused]) => !isRefused)).toEqual([]);
  });

  test('lets public addresses pass, with the addresses of their host', async () => {
    for (const address of PUBLIC_ADDRESSES)
      expect(await checkAddress(settings(), address), address).toBeTypeOf('object');
    const checked = await checkAddress(settings(), 'https://public.example.com/');
    expect(checked).toMatchObject({ addresses: PUBLIC_NAMES['public.example.com'], port: 443 });
  });

  test('refuses the addresses of the product itself, unless they are allowed', async () => {
    zone['own.example.com'] = ['93.184.215.99'];
    zone['alias.example.com'] = ['93.184.215.99'];
    for (const address of ['https://own.example.com/', 'https://alias.example.com/', 'https://93.184.215.99:8443/']) {
      expect(await checkAddress(settings(), address), address).toBe('refused');
      expect(await checkAddress(settings(['93.184.215.99']), address), address).toBeTypeOf('object');
    }
  });

  test('opens private networks for https, and only loopback ones for http', async () => {
    const check = (address: string) => checkAddress(settings([...LOOPBACK, '10.0.0.0/8']), address);
    expect(await check('https://10.1.2.3/')).toBeTypeOf('object');
    expect(await check('https://private.example.com/')).toBeTypeOf('object');
    expect(await check('http://127.0.0.1:8080/')).toBeTypeOf('object');
    expect(await check('http://loopback.example.com:8080/')).toBeTypeOf('object');
    expect(await check('http://10.1.2.3:8080/')).toBe('refused');
    expect(await check('http://private.example.com:8080/')).toBe('refused');
    expect(await check('http://127.0.0.1/')).toBe('refused');
    expect(await check('https://192.168.0.1/')).toBe('refused');
    // The name also has an address that is not allowed.
    expect(await check('http://localhost:8080/')).toBe('refused');
  });
});

describe('a guarded request', () => {
  const get = (url: string, options: object = {}) =>
    guardedRequest(settings(LOOPBACK), url, { method: 'GET', ...options });

  test('looks its host up anew, and goes to the address that was checked', async () => {
    const { base, close } = await listen(async (_, response) => void response.end('here'));
    const { port } = new URL(base);
    zone['moving.example.com'] = ['127.0.0.1'];
    const moving = `http://moving.example.com:${port}/`;
    zone['moving.example.com'] = ['10.9.9.9'];
    expect(await get(moving)).toBe('refused');
    zone['moving.example.com'] = ['127.0.0.1'];
    expect(await get(moving)).toMatchObject({ code: 200, body: Buffer.from('here') });
    close();
  });

  test('follows no redirect and uses no proxy', async () => {
    const paths: string[] = [];
    const { base, close } = await listen(async ({ url = '' }, response) => {
      paths.push(url);
      response.writeHead(302, { location: `${base}/inside` }).end();
    });
    process.env.HTTP_PROXY = process.env.http_proxy = 'http://127.0.0.1:9/';
    expect(await get(`${base}/start`)).toMatchObject({ code: 302 });
    delete process.env.HTTP_PROXY;
    delete process.env.http_proxy;
    expect(paths).toEqual(['/start']);
    close();
  });

  test('reads only the beginning of an answer, and waits no longer than its time', async () => {
    const { base, close } = await listen(async ({ url }, response) => {
      if (url === '/large') response.end('x'.repeat(1_000_000));
      if (url === '/drip') {
        response.writeHead(200);
        response.write('begin');
      }
    });
    expect(await get(`${base}/large`)).toMatchObject({ code: 200, body: Buffer.from('x'.repeat(4096)) });
    expect(await get(`${base}/large`, { maxBytes: 10 })).toMatchObject({ body: Buffer.from('xxxxxxxxxx') });
    expect(await get(`${base}/hang`, { timeoutMs: 200 })).toBe('timeout');
    expect(await get(`${base}/drip`, { timeoutMs: 500 })).toMatchObject({ code: 200, body: Buffer.from('begin') });
    close();
  });

  test('checks the certificate, and tells its failures apart', async () => {
    const { base, close } = await listen(async (_, response) => void response.end());
    expect(await get(base.replace('http:', 'https:'))).toBe('tls');
    close();
    expect(await get(base)).toBe('connection');
    expect(await get('https://nothing.example.com/')).toBe('dns');
    expect(await get('https://10.0.0.1/')).toBe('refused');
  });
});
