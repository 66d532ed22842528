import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pagerCopy as copy } from '#core/copy/ui.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/form/select.tsx';

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
        <div className="ml-auto">
          <Select
            label={copy.rowsPerPage}
            prefix={copy.rows}
            value={String(perPage)}
            options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(size) => onPerPage(Number(size))}
          />
        </div>
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
