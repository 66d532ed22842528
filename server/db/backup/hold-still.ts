import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../tables.ts';

/**
 * The embedded database is one process's alone. A backup asks that process, over a socket in the data folder that only its
 * owner can reach, to hold still while the files are copied; what is made of the copy is the asker's work.
 */
const socketPath = (dataDir: string): string => join(dataDir, 'backup.sock');

/** What a system takes as the name of a socket. */
const PATH_BYTES = 103;
/** Nobody waits longer than this for a copy: then work goes on, and the backup fails. */
const HOLD_MS = 60_000;

export interface Listener {
  close(): Promise<void>;
}

/** Holds the one connection, with everything in its files, until the asker is done or gone. */
async function hold(db: Db, asker: Socket, holdMs: number): Promise<void> {
  const gone = new Promise<void>((resolve) => asker.once('close', () => resolve()).once('data', () => resolve()));
  const late = setTimeout(() => asker.destroy(), holdMs);
  try {
    await db.transaction().execute(async (tx) => {
      await sql`checkpoint`.execute(tx);
      asker.write('held\n');
      await gone;
    });
    asker.end('released\n');
  } catch {
    asker.destroy();
  } finally {
    clearTimeout(late);
  }
}

export async function listenForBackups(
  { db, log }: { db: Db; log: Logger },
  dataDir: string,
  holdMs = HOLD_MS,
): Promise<Listener> {
  const path = socketPath(dataDir);
  if (Buffer.byteLength(path) > PATH_BYTES) {
    log.warn('DATA_DIR is too long a path for a socket: stop the server to take a backup');
    return { close: async () => undefined };
  }
  const askers = new Set<Socket>();
  const server = createServer((asker) => {
    askers.add(asker);
    asker.on('close', () => askers.delete(asker));
    asker.on('error', () => undefined);
    void hold(db, asker, holdMs);
  });
  // The folder is ours by its lock: whoever left a socket there is dead.
  await rm(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return {
    async close() {
      for (const asker of askers) asker.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Does the work while the process that has the folder holds still; false when there is none. */
export async function whileHeld(dataDir: string, work: () => Promise<void>): Promise<boolean> {
  const socket = connect(socketPath(dataDir));
  const heard: string[] = [];
  socket.setEncoding('utf8').on('data', (text: string) => heard.push(text));
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.on('error', () => undefined);
  if (!isThere) return false;
  await Promise.race([once(socket, 'data'), closed]);
  if (heard.join('') !== 'held\n') throw new Error('The server did not hold still for a backup.');
  await work();
  socket.write('done\n');
  await closed;
  if (heard.join('') !== 'held\nreleased\n') throw new Error('The server went on before the copy was made.');
  return true;
}
