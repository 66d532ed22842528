import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/**
 * Part of the threads' start script: the kernel's name of the current thread, such as `4711/task/4715`; empty without /proc.
 */
export const TASK_NAME = `(() => {
  try { return require('node:fs').readlinkSync('/proc/thread-self'); } catch { return ''; }
})()`;

const NANOSECONDS = 1e9;
/** The unit of /proc/…/stat: USER_HZ is 100 on every Linux. */
const TICKS = 100;

function ofTask(task: string): number {
  try {
    return Number(readFileSync(`/proc/${task}/schedstat`, 'latin1').split(' ', 1)[0]) / NANOSECONDS;
  } catch {
    // A kernel without scheduler statistics. utime and stime are the 12th and 13th fields after the name in parentheses.
    const stat = readFileSync(`/proc/${task}/stat`, 'latin1');
    const [utime, stime] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ', 13)
      .slice(11);
    return (Number(utime) + Number(stime)) / TICKS;
  }
}

/** An estimate: the process's time divided by the processors that its other threads may keep busy. */
function ofProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 / availableParallelism();
}

/**
 * Processor seconds used by a thread. Node 20 lacks `worker.cpuUsage`, so Linux's /proc is read. Elsewhere it is estimated from the
 * whole process: too low when one thread works alone, but never inflated by other threads.
 */
export function threadSeconds(task: string): number {
  if (task === '') return ofProcess();
  try {
    return ofTask(task);
  } catch {
    // The thread has just ended.
    return 0;
  }
}
