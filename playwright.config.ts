import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/find-program.mjs';
import { freePort } from './scripts/lib/free-port.mjs';

// This file is read again by every worker: what is made once is handed on through the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_SMTP_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= makeDataDir();
const port = process.env.E2E_PORT;
const address = `http://localhost:${port}`;

function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safeharbor-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const chromium = findChromium();
if (!chromium) throw new Error('The journeys need Chromium: `npm test` installs it where it may.');

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Those of `npm run verify` (verify/every-look.check.ts).
  testIgnore: process.env.E2E_LONG ? [] : '**/long/**',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Only a hang takes this long, also on a busy machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // One context per worker, emptied between journeys: a new one costs more than most of them.
    reuseContext: true,
    screenshot: 'only-on-failure',
    // A trace costs more than the journey. To have one: `npm test -- e2e WORDS --trace=retain-on-failure`.
    trace: 'off',
    launchOptions: {
      executablePath: chromium,
      args: [
        // Chromium's own sandbox refuses to run as root; the pages it sees here are all ours.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ...['--disable-gpu', '--no-first-run', '--disable-background-networking'],
        ...['--disable-component-update', '--disable-sync'],
        // A journey loads many pages and stays on none: optimizing their scripts, and a process for each site, cost more than they save.
        ...['--js-flags=--no-opt,--no-maglev,--max-lazy,--no-flush-bytecode', '--disable-site-isolation-trials'],
      ],
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `${address}/api/health/`,
    timeout: 600_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // An empty setting counts as unset: what the developer's shell holds must not reach the journeys.
    env: {
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: address,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO: '1',
      RATE_LIMIT_EXEMPT: '127.0.0.1',
      INBOUND_SMTP_PORT: process.env.E2E_SMTP_PORT,
      LOG_LEVEL: 'warn',
      WEBHOOK_ALLOW: '127.0.0.0/8',
      ...Object.fromEntries(['DATABASE_URL', 'SMTP_URL', 'JWT_SECRET', 'RUN', 'TRUST_PROXY'].map((name) => [name, ''])),
    },
  },
});
