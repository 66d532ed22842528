import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

/** CPU time of a process and its threads in milliseconds, finer than clock ticks. */
export function cpuOf(pid: number): number {
  try {
    let nanoseconds = 0;
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      nanoseconds += Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'latin1'), 10);
    }
    return nanoseconds / 1e6;
  } catch {
    return 0;
  }
}

/** Peak resident memory of a process in MB. */
export function peakMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** CPU time of a server and its PostgreSQL backends, found by application name. Ended backends still count. */
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
