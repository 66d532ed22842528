import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../scripts/lib/find-program.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';

/** pg_ctl's own limit of one minute is too short on a busy machine. */
const SLOWEST_SECONDS = '600';

/**
 * A durable PostgreSQL that can be crashed: a stop in mode `immediate` equals a crash. An existing one in the folder is started again.
 */
export async function startDurablePostgres(folder: string, more: readonly string[] = []) {
  const programs = findPostgres() as string;
  const [data, port] = [join(folder, 'postgres'), (await freePort()) as number];
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...owner, cwd: '/', stdio: 'ignore', env: { LC_ALL: 'C.UTF-8' } });
  const fixed = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100'];
  const settings = [...fixed, ...more].map((setting) => `-c ${setting}`).join(' ');
  const control = (...args: string[]) =>
    run('pg_ctl', '-D', data, '-l', join(data, 'log'), '-w', '-t', SLOWEST_SECONDS, ...args);
  chmodSync(folder, 0o755);
  if (!existsSync(data)) {
    mkdirSync(data, { mode: 0o700 });
    if ('uid' in owner) chownSync(data, owner.uid!, owner.gid!);
    run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8');
  }
  control('-o', settings, 'start');
  const stop = (how = 'immediate') => control('-m', how, 'stop');
  const onExit = () => {
    try {
      stop();
    } catch {
      // Already stopped.
    }
  };
  process.once('exit', onExit);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    start: async () => control('-o', settings, 'start'),
    async restart() {
      stop();
      control('-o', settings, 'start');
    },
    /** `fast` is a clean shutdown. */
    async stop(how?: 'immediate' | 'fast') {
      process.off('exit', onExit);
      stop(how);
    },
  };
}
