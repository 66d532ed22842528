import { selectionBarCopy as copy } from '#core/copy/ui.ts';
import type { Progress } from '#web/lib/call/act-on-all.ts';

/** How many notices of a running action are done, also for screen readers. */
export const BulkProgress = ({ progress }: { progress: Progress | null }) => (
  <span role="status" className="tabular-nums">
    {progress && copy.progress(progress.done, progress.total)}
  </span>
);
