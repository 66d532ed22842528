import { describe, expect } from 'vitest';
import { messages } from '#core/messages.ts';
import { buildApp } from '#server/app/app.ts';
import { makeLog } from '#server/base/log.ts';
import type { Deps } from '#server/deps.ts';
import { PASSWORD, test, type World } from '../world/world.ts';

/** The app with a captured log, as raw output lines. */
async function logged({ deps }: World, changes: Partial<Deps> = {}) {
  const written: string[] = [];
  const log = makeLog('trace', { write: (line: string) => void written.push(line) });
  const app = await buildApp({ ...deps, ...changes, log }, new URL('./no-web-client/', import.meta.url));
  return { app, written };
}

const parse = (written: string[]) => written.map((line) => JSON.parse(line) as Record<string, unknown>);

/** security rule 22 */
describe('the log', () => {
  test('has one line per request with route template, request id and user id only', async ({ world }) => {
    const { app, written } = await logged(world);
    const user = await world.user();
    const response = await app.inject({
      url: `/api/users/${user.id}/login_data/?search=203.0.113.99`,
      headers: { authorization: `JWT ${user.access}` },
    });
    expect(response.statusCode).toBe(200);
    expect(parse(written)).toEqual([
      {
        level: 30,
        time: expect.any(String),
        request_id: response.headers['x-request-id'],
        user_id: user.id,
        method: 'GET',
        route: '/api/users/:id/login_data/',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      },
    ]);
  });

  test('names the user also on refused requests and on logout', async ({ world }) => {
    const { app, written } = await logged(world);
    const user = await world.user();
    const headers = { authorization: `JWT ${user.access}` };
    await app.inject({ url: '/api/users/', headers });
    await app.inject({ url: '/api/users/2147483647/', headers });
    await app.inject({ method: 'POST', url: '/api/api-logout/', headers });
    await app.inject({ url: '/api/users/profile/', headers });
    expect(parse(written).map(({ status, user_id }) => [status, user_id])).toEqual([
      [403, user.id],
      [404, user.id],
      [204, user.id],
      [401, undefined],
    ]);
  });

  test('has a line for unknown routes, without the URL', async ({ world }) => {
    const { app, written } = await logged(world);
    for (const url of ['/api/secret-path-one', '/api/users/%E0%A4%A/secret-path-two', '/secret-path-three?secret=4']) {
      await app.inject({ url });
    }
    expect(parse(written).map(({ route, status }) => [route, status])).toEqual([
      ['none', 404],
      ['none', 404],
      ['none', 404],
    ]);
    expect(written.join('')).not.toContain('secret');
  });

  test('contains no email address, password, code, token, cookie or body', async ({ world }) => {
    const { app, written } = await logged(world);
    const user = await world.user();
    const secrets = [user.email, user.email.split('@')[0]!, PASSWORD, user.access!, user.refresh!, 'marked-value'];
    const headers = {
      authorization: `JWT ${user.access}`,
      cookie: `refresh=${user.refresh}; other=marked-value`,
      'user-agent': 'marked-value',
      'x-forwarded-for': 'marked-value',
      'x-request-id': 'marked-value',
      referer: 'http://localhost/marked-value',
    };
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers });
    await post('/api/api-auth/', { username: user.email, password: PASSWORD });
    await post('/api/api-auth/', { username: user.email, password: 'marked-value' });
    await post('/api/api-token-refresh/', { refresh: user.refresh });
    await post(`/api/reset-password-confirm/${user.refresh}`, { password: PASSWORD, confirm_password: PASSWORD });
    await post(`/api/representative/confirm/${user.refresh}/`, { password: PASSWORD, first_name: 'marked-value' });
    await post('/api/representative/invite/', { company_id: 1, email: user.email, role: 'viewer' });
    await post('/api/users/sign-up/', { email: user.email, password: PASSWORD, confirm_password: PASSWORD });
    await app.inject({ method: 'DELETE', url: '/api/reset-password/', payload: { email: user.email }, headers });
    await app.inject({ url: `/api/users/?search=${user.email}`, headers });
    await app.inject({ method: 'POST', url: '/api/api-auth/', payload: '{"marked-value', headers });
    expect(written).toHaveLength(10);
    for (const secret of secrets) expect(written.join('')).not.toContain(secret);
  });

  test('a database error is logged without the values involved', async ({ world }) => {
    const { app, written } = await logged(world);
    const user = await world.user();
    // Violates a check constraint of the column.
    await world.deps.db
      .updateTable('users')
      .set({ email: `${user.email.toUpperCase()}` })
      .where('id', '=', user.id)
      .execute()
      .catch((error: Error) => app.log.error({ err: error }, 'marked'));
    expect(parse(written)).toMatchObject([{ msg: 'marked', err: { message: expect.stringContaining('users') } }]);
    expect(written.join('').toLowerCase()).not.toContain(user.email);
  });

  test('an unexpected error is logged with its stack and answered without it', async ({ world }) => {
    const limits = {
      ...world.deps.limits,
      count: () => Promise.reject(new Error('select secret from /srv/place.ts\n{"level":60}\r\nforged')),
    };
    const { app, written } = await logged(world, { limits });
    const payload = { username: 'a@example.com', password: PASSWORD };
    const response = await app.inject({ method: 'POST', url: '/api/api-auth/', payload });
    expect([response.statusCode, response.json()]).toEqual([500, { message: messages.wrong }]);
    const [failure, request] = parse(written);
    expect(failure).toMatchObject({ level: 50, request_id: response.headers['x-request-id'] });
    expect(JSON.stringify(failure)).toContain('request-log.test.ts');
    expect(request).toMatchObject({ status: 500 });
    // Line breaks in an error message do not split a log line.
    for (const line of written) expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    expect(written).toHaveLength(2);
  });

  test('a line break in a header or URL does not split a log line', async ({ world }) => {
    const { app, written } = await logged(world);
    const forged = 'a\n{"level":60,"msg":"forged"}\r\n';
    const headers = { 'user-agent': forged, cookie: forged, authorization: `JWT ${forged}`, 'x-request-id': forged };
    await app.inject({ url: '/api/users/1%0A%7B%22level%22:60%7D/', headers });
    await app.inject({
      method: 'POST',
      url: '/api/api-auth/?%0Aforged=%0D%0A',
      headers,
      payload: { username: forged },
    });
    expect(written).toHaveLength(2);
    for (const line of written) expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    expect(written.join('')).not.toContain('forged');
  });
});
