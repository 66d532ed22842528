import { setTimeout } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

/** Waits for the given time, or loops forever. */
parentPort!.on('message', async (ms: number) => {
  if (Number.isFinite(ms)) await setTimeout(ms);
  else for (;;);
  parentPort!.postMessage('done');
});
