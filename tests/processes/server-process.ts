import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { openEmbedded } from '#server/db/open/open-embedded.ts';
import { type Database, openPostgres } from '#server/db/open/open-postgres.ts';
import { buildServer } from '../../scripts/lib/build-server.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { emptyPostgresUrl, freshPostgresUrl } from '../setup/worker-database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const JWT_SECRET = 'a secret of the tests with more than thirty-two bytes';

type Settings = Record<string, string>;

/** Starting from the sources takes seconds, and minutes on a machine that is busy with other things: only a hang takes longer. */
export const PATIENCE = { timeout: 600_000 };

/** Where a process keeps its data: a folder of its own, or a database of its own on the run's server. */
export async function makeStore(): Promise<Settings> {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-crash-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings: Settings = { DATA_DIR: join(folder, 'data') };
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') {
    // Seconds faster than letting each process make a database from nothing.
    const pgdata = join(folder, 'data', 'pgdata');
    await mkdir(pgdata, { recursive: true, mode: 0o700 });
    execFileSync('tar', ['-xf', template.dump, '-C', pgdata], { stdio: 'ignore' });
    return settings;
  }
  return { ...settings, DATABASE_URL: await freshPostgresUrl(), JWT_SECRET };
}

/** A place with no database in it yet. */
export async function makeEmptyStore(): Promise<Settings> {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-crash-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings: Settings = { DATA_DIR: join(folder, 'data') };
  if (inject('databaseTemplate').kind === 'embedded') return settings;
  return { ...settings, DATABASE_URL: await emptyPostgresUrl(), JWT_SECRET };
}

/** The entry of a built server, which starts many times faster than the sources. It serves the web client of the last build. */
export async function builtServer(): Promise<string> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache', 'test-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await buildServer(join(folder, 'server'), process.env.VERIFY_FAILPOINT);
  await symlink(join(ROOT, 'dist', 'web'), join(folder, 'web'));
  return join(folder, 'server', 'main.js');
}

/** For a process that runs from the sources: see server/base/failpoints.ts. */
const failpointArgs = (): string[] =>
  globalThis.FAILPOINT
    ? ['--import', `data:text/javascript,globalThis.FAILPOINT=${JSON.stringify(globalThis.FAILPOINT)}`]
    : [];

/** The same data, while no process is at it. */
export const openStore = (settings: Settings): Promise<Database> =>
  settings.DATABASE_URL ? openPostgres(settings.DATABASE_URL) : openEmbedded(settings.DATA_DIR!);

/**
 * On a server a dead process's leases run out by themselves, in half a minute: tests do not wait for that. To be done before
 * the next process starts, whose leases these are not.
 */
export async function endLeases(settings: Settings): Promise<void> {
  if (!settings.DATABASE_URL) return;
  const { db, close } = await openStore(settings);
  await db
    .updateTable('jobs')
    .set({ leased_until: new Date(0) })
    .where('leased_until', 'is not', null)
    .execute();
  await close();
}

/** The product as its own process, with these settings and no others. */
export async function launch(settings: Settings, entry = 'server/app/main.ts', args: readonly string[] = []) {
  const port = settings.PORT ?? String(await freePort());
  const loader = entry.endsWith('.ts') ? [...failpointArgs(), '--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, entry, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DEMO: '0',
      INBOUND_SMTP_PORT: '0',
      RATE_LIMIT_EXEMPT: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...settings,
      PORT: port,
    },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (bytes) => {
    output.out += bytes;
  });
  child.stderr.on('data', (bytes) => {
    output.err += bytes;
  });
  // The pipes too: what was said last is read before the end is told.
  const exit = once(child, 'close').then(([code, signal]) => ({ code: code as number | null, signal, ...output }));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (output.out.includes('Safeharbor is')) resolve();
    });
    exit.then(() => reject(new Error(`it did not start: ${output.out}${output.err}`)));
  });
  ready.catch(() => undefined);
  // It never outlives its test, also when that fails or runs out of time, nor the run, when that is cut short.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  void exit.then(() => process.off('exit', kill));
  onTestFinished(async () => {
    kill();
    await exit;
  });
  return {
    pid: child.pid!,
    port: Number(port),
    url: `http://127.0.0.1:${port}/api`,
    output,
    ready,
    exit,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

export type ServerProcess = Awaited<ReturnType<typeof launch>>;

export async function launchReady(settings: Settings, entry?: string): Promise<ServerProcess> {
  const server = await launch(settings, entry);
  await server.ready;
  return server;
}

export function post(server: Pick<ServerProcess, 'url'>, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

export const PASSWORD = 'a quiet harbour';

let made = 0;
export function signUp(server: Pick<ServerProcess, 'url'>): { email: string; answer: Promise<Response> } {
  const email = `crash-${process.pid}-${++made}@example.com`;
  return {
    email,
    answer: post(server, '/users/sign-up/', { email, password: PASSWORD, confirm_password: PASSWORD }),
  };
}

/** The code that a confirmation's mail carries. */
export const codeIn = (raw: string): string => /code=(?:3D)?(\d{6})/.exec(raw.replace(/=\r\n/g, ''))![1]!;
