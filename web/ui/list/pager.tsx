import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pagerCopy as copy } from '#core/copy/ui.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  page: number;
  perPage: number;
  /** Page sizes to choose from. */
  sizes?: readonly number[];
  onPerPage?: (perPage: number) => void;
  count: number;
  onPage: (page: number) => void;
  /** Accessible names of the buttons, where "Next page" could be confused with a wizard's Next. */
  names?: { previous: string; next: string };
}

const NAMES = copy.names;

/** "1–10 of 218" with the number of rows per page, and buttons for the previous and next page. */
export function Pager({ page, perPage, sizes = [], onPerPage, count, onPage, names = NAMES }: Props) {
  const last = Math.max(1, Math.ceil(count / perPage));
  const from = Math.min((page - 1) * perPage + 1, count);
  const to = Math.min(page * perPage, count);
  return (
    <nav aria-label={copy.pages} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p aria-live="polite" className="text-13 text-ink-3 tabular-nums">
        {copy.of(thousands(from), thousands(to), thousands(count))}
      </p>
      {onPerPage && count > Math.min(...sizes) && (
        // A native control: every list has it, and popups load on demand.
        <label className="ml-auto flex items-center gap-1.5 text-13 text-ink-3">
          {copy.rows}
          <select
            aria-label={copy.rowsPerPage}
            value={perPage}
            onChange={(event) => onPerPage(Number(event.target.value))}
            className="h-9 cursor-pointer rounded-md border border-line-strong bg-surface px-2 text-14 text-ink touch:h-11"
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
      {last > 1 && (
        <div className="flex gap-2">
          <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)} aria-label={names.previous}>
            <ChevronLeft aria-hidden className="size-4" />
          </Button>
          <Button variant="secondary" disabled={page >= last} onClick={() => onPage(page + 1)} aria-label={names.next}>
            <ChevronRight aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </nav>
  );
}
