import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { SIGNATURE_EXAMPLE } from '#core/rules/intake/signature-example.ts';
import { receiveWebhooks } from '#tests/fakes/webhook-receiver.ts';
import { withSettings } from '#tests/world/settings.ts';
import { REACHING } from '#tests/world/webhooks.ts';
import { test } from '#tests/world/world.ts';

const run = promisify(execFile);
const GUIDE = new URL('../../../../docs/api.md', import.meta.url);

const blocksOf = (guide: string, language: string): string[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code]) => code!);

test('the examples of the guide for integrators work in the order in which it shows them', async ({ world }) => {
  const guide = await readFile(GUIDE, 'utf8');
  const settings = await withSettings(world, REACHING);
  await settings.app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => settings.app.close());
  const receiver = await receiveWebhooks();
  onTestFinished(receiver.close);
  const owner = await world.user();
  const { port } = settings.app.server.address() as AddressInfo;
  const env: Record<string, string> = {
    ...{ PATH: process.env.PATH!, API: `http://127.0.0.1:${port}/api`, URL: receiver.url },
    ...{ EMAIL: owner.email, PASSWORD: owner.password, COMPANY: String(await world.company([[owner, 'owner']])) },
  };
  const [logIn, add, send, log, replay, rotate, ...more] = blocksOf(guide, 'sh');
  expect(more).toEqual([]);
  const shell = async (script: string | undefined) => {
    const { stdout } = await run('sh', ['-c', script!], { env });
    return JSON.parse(stdout);
  };
  env.ACCESS = (await shell(logIn)).access;
  const { id, secret } = await shell(add);
  env.WEBHOOK = String(id);
  expect((await shell(send)).status).toBe('waiting');
  await settings.work();
  expect((await shell(log)).results).toMatchObject([{ type: 'webhook.test', status: 'done' }]);

  const [code] = blocksOf(guide, 'js');
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
