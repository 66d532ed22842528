import { ArrowDown, ArrowUp } from 'lucide-react';
import { tableHeadCopy as copy } from '#core/copy/ui.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { type Column, cellStyle, type Selection } from '#web/ui/list/table-column.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  /** Ids of the selectable rows on this page. */
  page: readonly number[];
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection;
}

export function TableHead<Row>({ columns, page, sort = '', onSort, selection }: Props<Row>) {
  const chosen = page.filter((id) => selection?.ids.has(id));
  return (
    <thead className="sticky top-0 z-20 bg-sunken text-12 text-ink-2">
      <tr>
        {selection && (
          <td className="w-12 border-y border-line pl-[var(--edge,28px)]">
            <Checkbox
              label={copy.selectAllOnThisPage}
              checked={page.length > 0 && chosen.length === page.length}
              indeterminate={chosen.length > 0 && chosen.length < page.length}
              onChange={(isOn) => selection.onChange(new Set(isOn ? page : []))}
            />
          </td>
        )}
        {columns.map((column) => (
          <th
            key={column.title}
            scope="col"
            aria-sort={column.sort ? directionOf(column.sort, sort) : undefined}
            className={`h-9 border-t font-medium ${cellStyle(column)}`}
          >
            {column.sort && onSort ? (
              <SortButton column={column} field={column.sort} sort={sort} onSort={onSort} />
            ) : (
              column.title
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const directionOf = (field: string, sort: string) =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none';

interface SortProps {
  column: Pick<Column<never>, 'title' | 'align'>;
  field: string;
  sort: string;
  onSort: (sort: string) => void;
}

function SortButton({ column, field, sort, onSort }: SortProps) {
  const direction = directionOf(field, sort);
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => onSort(direction === 'ascending' ? `-${field}` : field)}
      // The arrow is on the inner side, so that the title lines up with its column.
      className={`group -mx-1.5 inline-flex h-8 items-center gap-1 rounded-sm px-1.5 hover:text-ink ${column.align === 'end' ? 'flex-row-reverse' : ''}`}
    >
      {column.title}
      <Arrow
        aria-hidden
        className={`size-3.5 ${direction === 'none' ? 'opacity-0 group-hover:opacity-40 group-focus-visible:opacity-40' : ''}`}
      />
    </button>
  );
}
