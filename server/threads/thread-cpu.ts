import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/**
 * Run in the thread itself: the kernel's name for it, such as `4711/task/4715`, or nothing where there is no /proc. A part of the
 * script that threads are started with.
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
    // A kernel without scheduler statistics. The name in brackets may hold anything; utime and stime follow it as 12th and 13th.
    const stat = readFileSync(`/proc/${task}/stat`, 'latin1');
    const [utime, stime] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ', 13)
      .slice(11);
    return (Number(utime) + Number(stime)) / TICKS;
  }
}

/** Of the whole process, which a thread never exceeds; spread over the processors that its other threads may keep busy. */
function ofProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 / availableParallelism();
}

/**
 * Processor seconds that a thread has used so far. Node 20 does not tell (`worker.cpuUsage` is of Node 24), but Linux does; elsewhere
 * the process's own share stands for it: it lags behind when one thread works alone, and never blames one for what others did.
 */
export function threadSeconds(task: string): number {
  if (task === '') return ofProcess();
  try {
    return ofTask(task);
  } catch {
    // It has just ended.
    return 0;
  }
}
