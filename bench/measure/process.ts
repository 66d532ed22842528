import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

const TICK_MS = 10;

/** Processor time of a process so far, its threads included, in milliseconds. */
function cpuOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** The most memory that a process ever had, in MB; its threads are in it. */
export function peakMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** A server and the PostgreSQL processes that work for it, known by the name of its connections. Those that ended still count. */
export function meter(pid: number, name: string, client: Client) {
  const seen = new Map<number, number>();
  return async (): Promise<number> => {
    const { rows } = await client.query('select pid from pg_stat_activity where application_name = $1', [name]);
    for (const one of [pid, ...rows.map((row: { pid: number }) => row.pid)]) {
      seen.set(one, Math.max(cpuOf(one), seen.get(one) ?? 0));
    }
    return [...seen.values()].reduce((sum, ms) => sum + ms, 0);
  };
}

export const cores = (): number =>
  readdirSync('/sys/devices/system/cpu').filter((name) => /^cpu\d+$/.test(name)).length;
