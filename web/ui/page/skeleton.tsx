import { skeletonCopy as copy } from '#core/copy/ui.ts';
import { useDelayed } from '#web/lib/delayed.ts';

/** Placeholder bar while content loads; the caller sets its size. */
export function SkeletonBar({ className }: { className: string }) {
  return <span className={`block bg-muted-bg motion-safe:animate-pulse ${className}`} />;
}

interface Props {
  rows?: number;
  label?: string;
  /** Reserves space for the table header too. */
  head?: boolean;
}

/**
 * Placeholder rows of a list's own height, to avoid a layout shift when it loads. The space is reserved immediately;
 * the bars appear only after 150 ms.
 */
export function SkeletonRows({ rows = 10, label = copy.loading, head = false }: Props) {
  const isSlow = useDelayed(true);
  return (
    <div role="status" aria-label={label}>
      {head && <div className="hidden h-9 border-y border-line bg-sunken md:block" />}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity
        <div key={row} className="flex h-15 items-center gap-3 border-b border-line px-4 last:border-b-0 sm:px-7">
          {isSlow && (
            <>
              <SkeletonBar className="size-7 shrink-0 rounded-full" />
              <span className="flex flex-1 flex-col gap-2">
                <SkeletonBar className="h-3 w-40 max-w-full rounded-sm" />
                <SkeletonBar className="h-2.5 w-64 max-w-full rounded-sm opacity-60" />
              </span>
              <SkeletonBar className="h-3 w-20 rounded-sm max-sm:hidden" />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
