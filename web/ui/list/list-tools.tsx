import type { ReactNode } from 'react';
import type { List } from '#web/lib/list-state.ts';
import { SearchBox } from '../form/search-box.tsx';
import { type Filter, FilterChips } from './filter-chips.tsx';
import { SortMenu } from './sort-menu.tsx';
import type { Column } from './table-column.ts';

interface Props<F extends string> {
  /** Label of the search box. */
  search: string;
  list: List<F>;
  columns: readonly Pick<Column<never>, 'title' | 'sort'>[];
  filters?: readonly Filter[];
  /** Actions on the whole list, where there is no page header for them. */
  children?: ReactNode;
}

/** Toolbar of a list: search, filters and, on phones, sorting. Its state is in the URL. */
export function ListTools<F extends string>({ search, list, columns, filters = [], children }: Props<F>) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3 sm:px-7">
      <SearchBox label={search} value={list.q} onChange={(q) => list.set({ q })} />
      {filters.length > 0 && (
        <FilterChips
          filters={filters}
          values={list.filters}
          onChange={(name, value) => list.set({ filters: { [name]: value } as Partial<Record<F, string>> })}
        />
      )}
      <SortMenu columns={columns} sort={list.sort} onSort={(sort) => list.set({ sort })} />
      {children && <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
