import { setTimeout } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

/** Waits so long, or works for ever. */
parentPort!.on('message', async (ms: number) => {
  if (Number.isFinite(ms)) await setTimeout(ms);
  else for (;;);
  parentPort!.postMessage('done');
});
