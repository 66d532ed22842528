import { ArrowDownUp } from 'lucide-react';
import { sortMenuCopy as copy } from '#core/copy/ui.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuChoice } from '#web/ui/dialog/menu.tsx';
import type { Column } from '#web/ui/list/table-column.ts';

interface Props {
  columns: readonly Pick<Column<never>, 'title' | 'sort'>[];
  sort: string;
  onSort: (sort: string) => void;
}

/** Sort menu for the card layout under 768 px, which has no column headers. */
export function SortMenu({ columns, sort, onSort }: Props) {
  const options = columns.flatMap(({ title, sort: field }) =>
    field
      ? [
          { value: field, label: copy.ascending(title) },
          { value: `-${field}`, label: copy.descending(title) },
        ]
      : [],
  );
  if (options.length === 0) return null;
  return (
    <span className="md:hidden">
      <Menu
        trigger={
          <Button variant="quiet" size="sm" icon={<ArrowDownUp aria-hidden size={16} />}>
            {copy.sort}
          </Button>
        }
      >
        <MenuChoice label={copy.sortBy} value={sort} options={options} onChange={onSort} />
      </Menu>
    </span>
  );
}
