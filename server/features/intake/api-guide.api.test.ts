import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished } from 'vitest';
import { SIGNATURE_EXAMPLE } from '#core/rules/intake/signature-example.ts';
import { receiveWebhooks } from '#tests/fakes/webhook-receiver.ts';
import { noticeOn, siteOf } from '#tests/world/actions.ts';
import { withApp } from '#tests/world/factors.ts';
import { withSettings } from '#tests/world/settings.ts';
import { REACHING } from '#tests/world/webhooks.ts';
import { test, type World } from '#tests/world/world.ts';

const run = promisify(execFile);
const GUIDE = new URL('../../../docs/api.md', import.meta.url);

/** The examples of a section in one language, in order. */
async function examples(section: string, language: 'sh' | 'js'): Promise<string[]> {
  const guide = await readFile(GUIDE, 'utf8');
  const text = guide.split(/^## /m).find((part) => part.startsWith(`${section}\n`))!;
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code]) => code!);
}

/** A server that curl and Node.js can call, and the variables of the examples. */
async function serving(world: World, given: Record<string, string>) {
  const settings = await withSettings(world, REACHING);
  await settings.app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => settings.app.close());
  const { port } = settings.app.server.address() as AddressInfo;
  const env: Record<string, string> = { PATH: process.env.PATH!, API: `http://127.0.0.1:${port}/api`, ...given };
  return {
    ...{ settings, env },
    async shell(script: string | undefined) {
      const { stdout } = await run('sh', ['-c', script!], { env });
      return stdout === '' ? null : JSON.parse(stdout);
    },
    async node(code: string | undefined) {
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code!], { env });
      return JSON.parse(stdout);
    },
  };
}

describe('the examples of the guide for integrators work in the order in which it shows them:', () => {
  test('logging in, in one step and in two', async ({ world }) => {
    const person = await world.user();
    const { email: EMAIL, password: PASSWORD } = person;
    const { shell, env } = await serving(world, { EMAIL, PASSWORD });
    const [logIn, secondStep, ...more] = await examples('Authentication', 'sh');
    expect(more).toEqual([]);
    expect(Object.keys(await shell(logIn))).toEqual(['access', 'refresh']);
    const { nextCode } = await withApp(world, person);
    env.MFA_TOKEN = (await shell(logIn)).mfa_token;
    env.CODE = nextCode();
    expect(Object.keys(await shell(secondStep))).toEqual(['access', 'refresh']);
  });

  test('webhooks', async ({ world }) => {
    const receiver = await receiveWebhooks();
    onTestFinished(receiver.close);
    const owner = await world.user();
    const COMPANY = String(await world.company([[owner, 'owner']]));
    const { shell, env, settings } = await serving(world, { ACCESS: owner.access!, COMPANY, URL: receiver.url });
    const [add, send, log, replay, rotate, ...more] = await examples('Webhooks', 'sh');
    expect(more).toEqual([]);
    const { id, secret } = await shell(add);
    env.WEBHOOK = String(id);
    expect((await shell(send)).status).toBe('waiting');
    await settings.work();
    expect((await shell(log)).results).toMatchObject([{ type: 'webhook.test', status: 'done' }]);

    const [code] = await examples('Webhooks', 'js');
    expect(code).toBe(SIGNATURE_EXAMPLE);
    const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(`${code}export { isGenuine };`)}`);
    const { headers, body } = receiver.received[0]!;
    expect(isGenuine(secret, headers, body)).toBe(true);
    expect(isGenuine(secret, headers, `${body} `)).toBe(false);
    expect(isGenuine(secret, { ...headers, 'webhook-timestamp': '1700000000' }, body)).toBe(false);
    expect(await shell(replay)).toEqual({ count: 0 });
    const replaced = (await shell(rotate)).secret;
    await shell(send);
    await settings.work();
    const { headers: both, body: next } = receiver.received[1]!;
    expect([secret, replaced].map((one) => isGenuine(one, both, next))).toEqual([true, true]);
  });

  test('company tokens', async ({ world }) => {
    const { owner, ...site } = await siteOf(world);
    await noticeOn(world, { owner, ...site }, { urls: 3 });
    const COMPANY = String(site.company_id);
    const { shell, node, env } = await serving(world, { ACCESS: owner.access!, COMPANY });
    const [create, own, list, read, act, revoke, ...more] = await examples('Company tokens', 'sh');
    expect(more).toEqual([]);
    const { token, id } = await shell(create);
    Object.assign(env, { TOKEN: token, TOKEN_ID: String(id) });
    expect(await shell(own)).toMatchObject({ id, company: { id: site.company_id } });
    const { results } = await shell(list);
    env.NOTICE = String(results[0].id);
    env.URL = (await shell(read)).urls[0].url;
    expect(await shell(act)).toEqual({ done: 1, errors: [] });

    const [code, ...rest] = await examples('Company tokens', 'js');
    expect(rest).toEqual([]);
    expect(await node(code)).toEqual({ done: 2, errors: [] });
    expect(await shell(revoke)).toBeNull();
    await expect(shell(own)).rejects.toThrow();
  });
});
