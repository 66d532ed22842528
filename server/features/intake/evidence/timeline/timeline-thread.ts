import { failpoint } from '../../../../base/failpoints.ts';
import { makeThreadPool } from '../../../../threads/thread-pool.ts';
import { type Timeline, timelinePdf } from './timeline-pdf.ts';

const inThread = makeThreadPool<Timeline, Uint8Array>(
  'timeline',
  { threads: 1, seconds: 120, megabytes: 512 },
  import.meta.url,
);

/** Draws the PDF in a thread of its own: thousands of rows take seconds. */
export const timelineInThread = (timeline: Timeline): Promise<Uint8Array> =>
  failpoint('timeline-on-the-event-loop') ? timelinePdf(timeline) : inThread(timeline);
