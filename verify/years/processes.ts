import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  builtProgram,
  endLeases,
  launch,
  openStore,
  PASSWORD,
  type ServerProcess,
} from '#tests/processes/server-process.ts';

export const AGENT = 'agent@example.com';

export interface Deaths {
  told: number;
  killed: number;
}

/** Starts processes on one store and one clock, and replaces those that die. */
export async function startProcesses(store: Record<string, string>, folder: string) {
  const embedded = store.DATABASE_URL === undefined;
  const file = (name: string) => join(folder, name);
  const files = { CLOCK_FILE: file('clock'), IDLE_FILE: file('idle'), DIE_FILE: file('die') };
  const settings = { ...store, ...files, SUPERUSER_EMAIL: AGENT, SUPERUSER_PASSWORD: PASSWORD };
  const entry = await builtProgram('years-server');
  const deaths: Deaths = { told: 0, killed: 0 };

  const write = (path: string, text: string) => {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  };
  const living = new Map<ServerProcess, { isDead: boolean }>();
  async function add(): Promise<void> {
    const server = await launch(settings, entry);
    const state = { isDead: false };
    living.set(server, state);
    void server.exit.then(() => {
      state.isDead = true;
    });
    await server.ready;
  }

  async function replaceDead(): Promise<void> {
    for (const [server, { isDead }] of living) {
      if (!isDead) continue;
      const { signal, err } = await server.exit;
      if (signal !== 'SIGKILL') throw new Error(`a process ended by itself: ${err}`);
      deaths.told += 1;
      living.delete(server);
      await endLeases(store);
      await add();
    }
  }

  const idle = (): { now: string; next: string | null } | undefined => {
    try {
      return JSON.parse(readFileSync(files.IDLE_FILE, 'utf8'));
    } catch {
      return undefined;
    }
  };

  return {
    deaths,
    openStore: () => openStore(store),
    setClock: (now: string) => write(files.CLOCK_FILE, now),
    start: async () => {
      await Promise.all(Array.from({ length: embedded ? 1 : 2 }, add));
    },
    anyone: (): ServerProcess => [...living.keys()][0]!,
    /** The next process to reach this point of a charge dies there. */
    tellToDie: (point: string) => write(files.DIE_FILE, point),
    async kill(): Promise<void> {
      const [server, state] = [...living.entries()].at(deaths.killed % living.size)!;
      server.kill('SIGKILL');
      await server.exit;
      state.isDead = true;
      deaths.killed += 1;
      deaths.told -= 1;
      rmSync(files.IDLE_FILE, { force: true });
      await replaceDead();
    },
    /** Waits until all due work is done; returns when the next work is due. */
    async settled(now: string): Promise<string | null> {
      for (;;) {
        const said = idle();
        if (said && said.now === new Date(now).toISOString()) return said.next;
        await replaceDead();
        await wait(5);
      }
    },
    async stop(): Promise<void> {
      for (const server of living.keys()) {
        server.kill('SIGKILL');
        await server.exit;
      }
    },
  };
}

export type Processes = Awaited<ReturnType<typeof startProcesses>>;
