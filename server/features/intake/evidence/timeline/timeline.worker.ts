import { parentPort } from 'node:worker_threads';
import { type Timeline, timelinePdf } from './timeline-pdf.ts';

parentPort!.on('message', async (timeline: Timeline) => {
  try {
    parentPort!.postMessage(await timelinePdf(timeline));
  } catch (error) {
    // Ends the thread with this error, which the pool passes on.
    setImmediate(() => {
      throw error;
    });
  }
});
