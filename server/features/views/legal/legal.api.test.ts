import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { test } from '#tests/world/world.ts';
import { serveLegal } from './legal.routes.ts';

const serving = (settings: Record<string, string>) => {
  const app = fastify();
  serveLegal(app, { config: readConfig(settings) });
  return app;
};

test('terms and privacy are public, and name the price', async ({ world }) => {
  const terms = await world.visitor().request({ method: 'GET', url: '/terms' });
  expect([terms.statusCode, terms.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(terms.body).toContain('<h1>Terms of service</h1>');
  expect(terms.body).toContain('$960 a year or $100 a month');
  const privacy = await world.visitor().request({ method: 'GET', url: '/privacy' });
  expect(privacy.statusCode).toBe(200);
  expect(privacy.body).toContain('<h1>Privacy policy</h1>');
});

test('an operator replaces them by files, which are shown as text', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'legal-')), 'terms.md');
  await writeFile(path, '# Our terms\n\nFirst line\nof <b>one</b> paragraph.\n\n## Fees\n\n- one\n- two\n');
  const { body } = await serving({ TERMS_FILE: path }).inject('/terms');
  expect(body).toContain('<h1>Our terms</h1><p>First line of &lt;b&gt;one&lt;/b&gt; paragraph.</p>');
  expect(body).toContain('<h2>Fees</h2><ul><li>one</li><li>two</li></ul>');
  expect((await serving({ TERMS_FILE: path }).inject('/privacy')).body).toContain('<h1>Privacy policy</h1>');
});

test('a file that cannot be read stops the start', async () => {
  expect(() => serving({ PRIVACY_FILE: '/no/such/file' })).toThrow(/^PRIVACY_FILE: \/no\/such\/file/);
});
