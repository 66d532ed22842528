import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildWhenStale } from './lib/built.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { findChromium } from './lib/find-program.mjs';
import { freePort } from './lib/free-port.mjs';
import { inRoot, requireNode, root } from './lib/project.mjs';
import { testEnvironment } from './lib/test-environment.mjs';

/**
 * `npm run screenshots`: updates the README's screenshot, from a temporary demo.
 * `npm run screenshots -- --all FOLDER`: every main screen of both logins, for desktop, phone and dark mode, for review.
 */
requireNode();
process.chdir(root);
await installDependencies({ development: true });
const built = await buildWhenStale();
if (!built.ok) {
  console.error(built.output.trimEnd());
  process.exit(1);
}
const { chromium } = await import('@playwright/test');

const at = process.argv.indexOf('--all');
const everything = at !== -1;
const folder = everything ? resolve(process.argv[at + 1] ?? 'test-results/screens') : inRoot('docs', 'screenshots');
await mkdir(folder, { recursive: true });

const LOOKS = {
  1440: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  375: { viewport: { width: 375, height: 812 }, colorScheme: 'light', deviceScaleFactor: 2 },
  dark: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
};

/** The README's screenshot: name, login, look and path. */
const README = [['home', 'customer', '1440', () => '/']];

const OF_BOTH = {
  home: () => '/',
  notices: () => '/notices',
  notice: ({ notice }) => `/notices/${notice}/`,
  domains: () => '/domains',
  orders: () => '/orders',
  order: ({ order }) => `/orders/${order}/detail`,
  senders: () => '/senders',
  sender: ({ sender }) => `/senders/${sender}`,
  company: ({ company }) => `/company/${company}`,
  history: () => '/history',
  account: () => '/account',
};
const OF_AGENT = {
  companies: () => '/companies',
  users: () => '/users',
  rules: () => '/filters',
  'ignored-links': () => '/ignored-links',
};

function* walk() {
  for (const look of Object.keys(LOOKS)) {
    yield [`login-${look}`, null, look, () => '/login'];
    for (const [name, path] of Object.entries(OF_BOTH)) yield [`customer-${name}-${look}`, 'customer', look, path];
    for (const [name, path] of Object.entries({ ...OF_BOTH, ...OF_AGENT }))
      yield [`agent-${name}-${look}`, 'agent', look, path];
  }
}

const data = mkdtempSync(join(tmpdir(), 'safeharbor-screens-'));
const port = String(await freePort());
const address = `http://localhost:${port}`;
const env = { ...testEnvironment(), DATA_DIR: data, PORT: port, INBOUND_SMTP_PORT: '0', DEMO: '1', LOG_LEVEL: 'warn' };
const server = spawn(process.execPath, [inRoot('dist', 'server', 'main.js')], {
  env: { ...env, RATE_LIMIT_EXEMPT: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => {
  server.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});
await new Promise((ready, failed) => {
  server.stdout.on('data', (text) => String(text).includes('is ready') && ready());
  server.once('exit', () => failed(new Error('The server did not start.')));
});

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

/** A logged-in page, and ids of example objects. */
async function pageOf(who, look) {
  const context = await browser.newContext({
    ...LOOKS[look],
    baseURL: address,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (who === null) return { page, ids: {} };
  const username = `${who}@example.com`;
  const { access } = await (
    await page.request.post('/api/api-auth/', { data: { username, password: 'safeharbor' } })
  ).json();
  const first = async (path) => {
    const answer = await page.request.get(`/api${path}`, { headers: { authorization: `JWT ${access}` } });
    return (await answer.json()).results[0].id;
  };
  await page.goto('/login');
  await page.getByLabel('Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('safeharbor');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(`${address}/`);
  const ids = {
    notice: await first('/notices/?search=Notice%20of%20copyright&limit=1'),
    order: await first('/orders/?search=Bluefin&limit=1'),
    sender: await first('/notices/contacts/?search=Harborlight&limit=1'),
    company: (
      await (await page.request.get('/api/users/profile/', { headers: { authorization: `JWT ${access}` } })).json()
    ).companies[0]?.id,
  };
  if (who === 'agent') ids.company = await first('/companies/?search=Bluefin&limit=1');
  return { page, ids };
}

const pages = new Map();
for (const [name, who, look, path] of everything ? walk() : README) {
  const key = `${who} ${look}`;
  if (!pages.has(key)) pages.set(key, await pageOf(who, look));
  const { page, ids } = pages.get(key);
  await page.goto(path(ids));
  await page.waitForLoadState('networkidle');
  // On a busy machine the network may be idle while data is still loading. Placeholders have a label before they have bars.
  await page.waitForFunction(
    () =>
      document.querySelector('h1') &&
      !document.querySelector('[aria-busy="true"], [role="status"][aria-label^="Loading"], [class*="animate-pulse"]'),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  console.log(join(folder, `${name}.png`));
}
await browser.close();
server.kill('SIGTERM');
process.exit(0);
