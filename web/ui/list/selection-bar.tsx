import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectionBarCopy as copy } from '#core/copy/ui.ts';

interface Props {
  count: number;
  /** How many rows of a running action are done. */
  progress?: { done: number; total: number } | null;
  onClear: () => void;
  children: ReactNode;
}

/** Bulk actions for the selected rows, below the list. */
export function SelectionBar({ count, progress, onClear, children }: Props) {
  if (count === 0) return null;
  return (
    <div className="pointer-events-none sticky bottom-4 z-30 flex justify-center px-4">
      <section
        aria-label={copy.selectedRows}
        className="pointer-events-auto flex h-11 items-center gap-1 rounded-md bg-ink pr-1 pl-4 text-surface shadow-pop"
      >
        <p aria-live="polite" className="mr-2 text-14 font-semibold whitespace-nowrap tabular-nums">
          {progress ? copy.progress(progress.done, progress.total) : copy.selected(count)}
        </p>
        {children}
        <SelectionAct onClick={onClear} label={copy.clearSelection}>
          <X aria-hidden className="size-4" />
        </SelectionAct>
      </section>
    </div>
  );
}

interface ActProps {
  onClick: () => void;
  label?: string;
  disabled?: boolean;
  children: ReactNode;
}

export const selectionActClass =
  'inline-flex h-10 min-w-10 cursor-pointer items-center justify-center gap-2 rounded-sm px-2.5 text-13 hover:bg-surface/15 focus-visible:outline-surface disabled:opacity-50';

export function SelectionAct({ onClick, label, disabled, children }: ActProps) {
  return (
    <button type="button" aria-label={label} disabled={disabled} onClick={onClick} className={selectionActClass}>
      {children}
    </button>
  );
}
