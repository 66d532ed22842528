import type { ReactNode } from 'react';
import { longListCopy as copy } from '#core/copy/product.ts';
import { Pager } from '../../ui/list/pager.tsx';

interface Props<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly children: (row: Row) => ReactNode;
}

/** Rows rendered at once, since thousands would make typing slow. */
const PER_PAGE = 100;

const NAMES = copy.names;

/** Paginated list in a scrollable box. */
export function LongList<Row>({ label, rows, page, onPage, children }: Props<Row>) {
  const last = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const shown = Math.min(page, last);
  const first = (shown - 1) * PER_PAGE;
  return (
    <>
      <ul
        key={shown}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="max-h-60 divide-y divide-line overflow-y-auto overscroll-contain border-t border-line focus-visible:-outline-offset-2"
      >
        {rows.slice(first, first + PER_PAGE).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a spreadsheet have no other key
          <li key={first + index}>{children(row)}</li>
        ))}
      </ul>
      {last > 1 && (
        <div className="border-t border-line px-4 py-2">
          <Pager page={shown} perPage={PER_PAGE} count={rows.length} onPage={onPage} names={NAMES} />
        </div>
      )}
    </>
  );
}
