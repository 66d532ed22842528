import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Generous, for a busy machine. */
export const START_MS = 600_000;

/**
 * Starts a separate server with other settings than the shared one; only the agent exists. Returns a function that stops it.
 */
export async function startOwnServer(port: number, settings: Record<string, string>): Promise<() => Promise<void>> {
  const address = `http://localhost:${port}`;
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'safeharbor-own-'));
  const child = spawn('node', ['dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR,
      DEMO: '0',
      SUPERUSER_EMAIL: 'agent@example.com',
      SUPERUSER_PASSWORD: 'safeharbor',
      RATE_LIMIT_EXEMPT: '127.0.0.1',
      INBOUND_SMTP_PORT: '0',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(DATA_DIR, { recursive: true, force: true });
  };
  const isUp = async () => expect((await fetch(`${address}/api/health/`)).status).toBe(200);
  await expect(isUp)
    .toPass({ timeout: START_MS })
    .catch(async (error: unknown) => {
      await end();
      throw error;
    });
  return end;
}
