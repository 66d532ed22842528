import { parentPort } from 'node:worker_threads';

/** Counts its inputs. Loops forever when told to spin; exits after its answer when told to end soon. */
let inputs = 0;
parentPort!.on('message', (input: string) => {
  if (input === 'spin') for (;;);
  parentPort!.postMessage(++inputs);
  if (input === 'end soon') setTimeout(() => process.exit(0), 50);
});
