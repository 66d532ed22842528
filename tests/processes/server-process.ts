import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { openEmbedded } from '#server/db/open/open-embedded.ts';
import { type Database, openPostgres } from '#server/db/open/open-postgres.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { buildTestServer } from '../../scripts/lib/test-server.mjs';
import { emptyPostgresUrl, freshPostgresUrl } from '../setup/worker-database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const JWT_SECRET = 'a secret of the tests with more than thirty-two bytes';

type Settings = Record<string, string>;

/** A start takes a second, or minutes on a busy machine; only a hang takes longer. */
export const PATIENCE = { timeout: 600_000 };

/** Settings of a new data store: a folder, or a database on the test server. */
export async function makeStore(): Promise<Settings> {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-crash-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings: Settings = { DATA_DIR: join(folder, 'data') };
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') {
    // Copying the template is seconds faster than migrating an empty database.
    const pgdata = join(folder, 'data', 'pgdata');
    await mkdir(pgdata, { recursive: true, mode: 0o700 });
    execFileSync('tar', ['-xf', template.dump, '-C', pgdata], { stdio: 'ignore' });
    return settings;
  }
  return { ...settings, DATABASE_URL: await freshPostgresUrl(), JWT_SECRET };
}

/** Settings of an empty data store. */
export async function makeEmptyStore(): Promise<Settings> {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-crash-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings: Settings = { DATA_DIR: join(folder, 'data') };
  if (inject('databaseTemplate').kind === 'embedded') return settings;
  return { ...settings, DATABASE_URL: await emptyPostgresUrl(), JWT_SECRET };
}

let built: Promise<string> | undefined;

/** Entry file of a built server, which starts much faster than the sources; that of `npm run verify`, or built once per process. */
export async function builtServer(): Promise<string> {
  built ??= process.env.VERIFY_SERVER
    ? Promise.resolve(process.env.VERIFY_SERVER)
    : buildTestServer(process.env.VERIFY_FAILPOINT);
  return built;
}

/** Entry file of a command or another program that is built with the server. */
export const builtProgram = async (name: string): Promise<string> => join(dirname(await builtServer()), `${name}.js`);

/** Opens the data store while no process uses it. */
export const openStore = (settings: Settings): Promise<Database> =>
  settings.DATABASE_URL ? openPostgres(settings.DATABASE_URL) : openEmbedded(settings.DATA_DIR!);

/**
 * Expires the leases of a killed process, which would otherwise take half a minute on PostgreSQL. Call it before the next process
 * starts.
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

/** Starts the product as a child process with only these settings. */
export async function launch(settings: Settings, given?: string, args: readonly string[] = []) {
  const entry = given ?? (await builtServer());
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [entry, ...args], {
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
  // `close` fires after the pipes are drained, so the last output is included.
  const exit = once(child, 'close').then(([code, signal]) => ({ code: code as number | null, signal, ...output }));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (output.out.includes('Safeharbor is')) resolve();
    });
    exit.then(() => reject(new Error(`the process did not start: ${output.out}${output.err}`)));
  });
  ready.catch(() => undefined);
  // The child never outlives its test or an aborted run.
  const kill = () => child.kill('SIGKILL');
  // A worker of an aborted run is disconnected, and doesn't exit by itself.
  for (const event of ['exit', 'disconnect']) process.once(event, kill);
  void exit.then(() => {
    for (const event of ['exit', 'disconnect']) process.off(event, kill);
  });
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

export const PASSWORD = 'a quiet harbor';

let made = 0;
export function signUp(server: Pick<ServerProcess, 'url'>): { email: string; answer: Promise<Response> } {
  const email = `crash-${process.pid}-${++made}@example.com`;
  return {
    email,
    answer: post(server, '/users/sign-up/', { email, password: PASSWORD, confirm_password: PASSWORD }),
  };
}

/** The code in a confirmation mail. */
export const codeIn = (raw: string): string => /code=(?:3D)?(\d{6})/.exec(raw.replace(/=\r\n/g, ''))![1]!;
