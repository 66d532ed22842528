import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listUsers, renameUser, uploadProfileImage } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';

type Answer = (request: Request) => Response | Promise<Response>;

const token = (name: string, exp = 4_000_000_000) =>
  `${name}.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.sign`;
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'x-request-id': 'r-1' } });

let requests: Request[];

/** Fake browser page with its own storage, address and a server that answers by path. Each test gets a new one. */
async function page(stored: string | null, answers: Record<string, Answer>) {
  const storage = new Map(stored ? [['token', stored]] : []);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('location', { hostname: 'localhost' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(`http://localhost${path}`, init);
    requests.push(request);
    return (answers[new URL(request.url).pathname] ?? (() => json(404, { message: 'nothing here' })))(request);
  });
  vi.resetModules();
  const { call } = await import('./call.ts');
  return { call, storage };
}

const paths = () => requests.map((request) => new URL(request.url).pathname + new URL(request.url).search);
const auth = () => requests.map((request) => request.headers.get('authorization'));

beforeEach(() => {
  requests = [];
});
afterEach(() => vi.unstubAllGlobals());

test('a call takes its path and query from the contract and its token from the session', async () => {
  const list = { results: [], count: 0 };
  const { call } = await page(token('mine'), { '/api/users/': () => json(200, list) });
  expect(await call(listUsers, { query: { limit: 10, search: '', status__name: undefined } })).toEqual(list);
  expect(paths()).toEqual(['/api/users/?limit=10']);
  expect(auth()).toEqual([`JWT ${token('mine')}`]);
});

test('two concurrent calls with an expired token refresh it once, before they are sent', async () => {
  const { call, storage } = await page(token('old', 1), {
    '/api/api-token-refresh/': () => json(200, { access: token('new'), refresh: 'r' }),
    '/api/users/': () => json(200, { results: [], count: 0 }),
  });
  await Promise.all([call(listUsers, {}), call(listUsers, {})]);
  expect(paths()).toEqual(['/api/api-token-refresh/', '/api/users/', '/api/users/']);
  expect(auth().slice(1)).toEqual([`JWT ${token('new')}`, `JWT ${token('new')}`]);
  expect([...storage]).toEqual([['token', token('new')]]);
});

test('a call answered with 401 refreshes the stored token and is retried once', async () => {
  const { call } = await page(token('ended'), {
    '/api/api-token-refresh/': () => json(200, { access: token('new'), refresh: 'r' }),
    '/api/users/': () => json(401, { message: messages.notLoggedIn }),
  });
  await expect(call(listUsers, {})).rejects.toMatchObject({ status: 401, message: messages.notLoggedIn });
  expect(paths()).toEqual(['/api/users/', '/api/api-token-refresh/', '/api/users/']);
});

test.each([400, 401])(
  'a refresh rejected with %i removes the token and notifies listeners that the session expired',
  async (status) => {
    const { call, storage } = await page(token('ended'), {
      '/api/api-token-refresh/': () => json(status, { message: 'no' }),
      '/api/users/': () => json(401, { message: messages.notLoggedIn }),
    });
    const { session } = await import('../session/session.ts');
    const listener = vi.fn();
    session.subscribe(listener);
    await expect(call(listUsers, {})).rejects.toMatchObject({ status: 401 });
    expect(storage.has('token')).toBe(false);
    expect(listener).toHaveBeenCalledWith('expired');
  },
);

test('a refresh that fails with 503 keeps the token', async () => {
  const { call, storage } = await page(token('old', 1), { '/api/api-token-refresh/': () => json(503, {}) });
  await expect(call(listUsers, {})).rejects.toMatchObject({ status: 503, message: messages.requestFailed(503) });
  expect(storage.get('token')).toBe(token('old', 1));
});

test('an error response becomes an error with its field messages and request id', async () => {
  const errors = ['first_name:First name is required!', 'last_name:Too long: at most 150'];
  const { call } = await page(token('mine'), { '/api/users/7/': () => json(400, { message: 'first', errors }) });
  await expect(call(renameUser, { params: { id: '7' }, body: { first_name: '' } })).rejects.toMatchObject({
    status: 400,
    message: 'first',
    fields: { first_name: ['First name is required!'], last_name: ['Too long: at most 150'] },
    requestId: 'r-1',
  });
});

test('a request without a response fails with a network error', async () => {
  const { call } = await page(token('mine'), { '/api/users/': () => Promise.reject(new TypeError('failed')) });
  await expect(call(listUsers, {})).rejects.toMatchObject({ status: 0, message: 'Network Error' });
});

test('files are sent as multipart under the field name given in the contract', async () => {
  const { call } = await page(token('mine'), {
    '/api/users/profile-image/': async (request) => {
      const image = (await request.formData()).get('image');
      return json(201, { image: { id: 1, file: (image as File).name } });
    },
  });
  const files = [new File(['x'], 'me.png', { type: 'image/png' })];
  expect(await call(uploadProfileImage, { files })).toEqual({ image: { id: 1, file: 'me.png' } });
});
