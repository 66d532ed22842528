import { type ReactNode, useRef } from 'react';
import { tableCopy as copy } from '#core/copy/ui.ts';
import { useIsWide } from '#web/lib/media-query.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { useRowKeys } from '#web/ui/list/row-keys.ts';
import { type Column, cellStyle, type Selection } from '#web/ui/list/table-column.ts';
import { TableHead } from '#web/ui/list/table-head.tsx';
import { toggled } from './use-selection.ts';

interface Props<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Card layout of a row, under 768 px. */
  card: (row: Row) => ReactNode;
  nameOf: (row: Row) => string;
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection;
  /** Rows of the previous page, shown while the next page loads. */
  stale?: boolean;
}

/** Table with rows of 60 px. Each contains a `RowLink` that covers it: clicks, Enter and opening in a new tab all work. */
export function Table<Row extends { id: number }>(props: Props<Row>) {
  const { label, rows, columns, card, nameOf, sort, onSort, selection, stale = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  useRowKeys(root);

  const checkbox = (row: Row) =>
    selection && (
      <span className="relative z-10 block">
        <Checkbox
          label={copy.select(nameOf(row))}
          checked={selection.ids.has(row.id)}
          disabled={selection.allows?.(row.id) === false}
          onChange={(isOn) => selection.onChange(toggled(selection.ids, row.id, isOn))}
        />
      </span>
    );
  const rowClass = (row: Row) =>
    `relative transition-colors has-[a:focus-visible]:bg-soft/60 ${selection?.ids.has(row.id) ? 'bg-soft/60' : 'hover:bg-sunken'}`;

  return (
    <div ref={root} aria-busy={stale} className={stale ? 'opacity-60 transition-opacity delay-150' : undefined}>
      {isWide ? (
        <table aria-label={label} className="w-full border-separate border-spacing-0 text-left">
          <TableHead
            columns={columns}
            page={rows.map(({ id }) => id).filter((id) => selection?.allows?.(id) !== false)}
            sort={sort}
            onSort={onSort}
            selection={selection}
          />
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-row={row.id} className={rowClass(row)}>
                {selection && <td className="w-12 border-b border-line pl-[var(--edge,28px)]">{checkbox(row)}</td>}
                {columns.map((column) => (
                  <td key={column.title} className={`h-15 ${cellStyle(column)}`}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul aria-label={label} className="border-t border-line">
          {rows.map((row) => (
            <li
              key={row.id}
              data-row={row.id}
              className={`flex gap-3 border-b border-line px-[var(--edge,16px)] py-3.5 ${rowClass(row)}`}
            >
              {selection && <div className="pt-1.5">{checkbox(row)}</div>}
              <div className="min-w-0 flex-1">{card(row)}</div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
