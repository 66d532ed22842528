import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/find-program.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { inRoot } from '../../scripts/lib/project.mjs';
import { testEnvironment } from '../../scripts/lib/test-environment.mjs';

export const CHROMIUM = { path: findChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };

export interface Demo {
  readonly address: string;
  readonly browser: Browser;
  /** A page in a new browser context, logged in if a user is given. */
  page(who?: 'customer' | 'agent'): Promise<Page>;
  access(who: 'customer' | 'agent'): Promise<string>;
  stop(): Promise<void>;
}

async function started(server: ChildProcess): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    server.stdout?.on('data', (text) => String(text).includes('is ready') && resolve());
  });
  const gone = once(server, 'exit').then(() => {
    throw new Error('the server did not start');
  });
  await Promise.race([ready, gone]);
}

/** The built product as `npm start` runs it, with demo data, and a browser. */
export async function startDemo(): Promise<Demo> {
  const data = mkdtempSync(join(tmpdir(), 'safeharbor-web-'));
  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const server = spawn(process.execPath, [inRoot('dist', 'server', 'main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ ...testEnvironment(), DATA_DIR: data, PORT: port, INBOUND_SMTP_PORT: '0' },
      ...{ DEMO: '1', LOG_LEVEL: 'warn', RATE_LIMIT_EXEMPT: '127.0.0.1' },
    },
  });
  process.on('exit', () => {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });
  await started(server);
  const browser = await chromium.launch({ executablePath: CHROMIUM.path, args: CHROMIUM.args });

  async function page(who?: string): Promise<Page> {
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
    // tsx inserts calls of `__name` into functions, including those sent to the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    const made = await context.newPage();
    if (!who) return made;
    await made.goto('/login');
    await made.getByLabel('Email').fill(`${who}@example.com`);
    await made.getByLabel('Password', { exact: true }).fill('safeharbor');
    await made.getByRole('button', { name: 'Log in', exact: true }).click();
    await made.waitForURL(`${address}/`);
    return made;
  }

  return {
    ...{ address, browser, page },
    async access(who) {
      const body = JSON.stringify({ username: `${who}@example.com`, password: 'safeharbor' });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${address}/api/api-auth/`, { method: 'POST', headers, body });
      return ((await answer.json()) as { access: string }).access;
    },
    async stop() {
      await browser.close();
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
