import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { noticeOn, siteOf } from '#tests/world/actions.ts';
import { withSettings } from '#tests/world/settings.ts';
import { test } from '#tests/world/world.ts';

const run = promisify(execFile);
const GUIDE = new URL('../../../docs/api.md', import.meta.url);

async function section(title: string): Promise<string> {
  const guide = await readFile(GUIDE, 'utf8');
  return guide.split(/^## /m).find((part) => part.startsWith(`${title}\n`))!;
}

const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code]) => code!);

test('the examples about company tokens work in the order in which the guide shows them', async ({ world }) => {
  const guide = await section('Company tokens');
  const settings = await withSettings(world, {});
  await settings.app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => settings.app.close());
  const { owner, ...site } = await siteOf(world);
  await noticeOn(world, { owner, ...site }, { urls: 3 });
  const { port } = settings.app.server.address() as AddressInfo;
  const env: Record<string, string> = {
    ...{ PATH: process.env.PATH!, API: `http://127.0.0.1:${port}/api` },
    ...{ ACCESS: owner.access!, COMPANY: String(site.company_id) },
  };
  const shell = async (script: string | undefined) => {
    const { stdout } = await run('sh', ['-c', script!], { env });
    return stdout === '' ? null : JSON.parse(stdout);
  };
  const [create, own, list, act, revoke, ...more] = blocksOf(guide, 'bash');
  expect(more).toEqual([]);
  const { token, id } = await shell(create);
  Object.assign(env, { TOKEN: token, TOKEN_ID: String(id) });
  expect(await shell(own)).toMatchObject({ id, company: { id: site.company_id } });
  const { results } = await shell(list);
  env.URL = results[0].urls[0].url;
  expect(await shell(act)).toEqual({ done: 1, errors: [] });

  const [code, ...rest] = blocksOf(guide, 'javascript');
  expect(rest).toEqual([]);
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code!], { env });
  expect(JSON.parse(stdout)).toEqual({ done: 2, errors: [] });
  expect(await shell(revoke)).toBeNull();
  await expect(shell(own)).rejects.toThrow();
});
