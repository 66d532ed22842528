import { makeThreadPool } from '../../../../threads/thread-pool.ts';
import type { Timeline } from './timeline-pdf.ts';

/** Draws the PDF in a thread of its own: thousands of rows take seconds. */
export const timelineInThread = makeThreadPool<Timeline, Uint8Array>(
  'timeline',
  { threads: 1, seconds: 120, megabytes: 512 },
  import.meta.url,
);
