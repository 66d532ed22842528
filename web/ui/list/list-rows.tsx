import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listRowsCopy as copy } from '#core/copy/ui.ts';
import type { ListPage } from '#web/lib/call/list-page.ts';
import { type List, useClampedPage } from '#web/lib/list-state.ts';
import { ErrorPanel } from '../page/error-panel.tsx';
import { SkeletonRows } from '../page/skeleton.tsx';
import { NoMatch } from './no-match.tsx';
import { Pager } from './pager.tsx';
import { Table } from './table.tsx';
import type { Column } from './table-column.ts';
import { useSelection } from './use-selection.ts';

/** Row selection and its bulk actions. */
export interface RowSelection<Row> {
  allows?: (row: Row) => boolean;
  bar: (chosen: readonly Row[], clear: () => void) => ReactNode;
}

export interface ListRowsProps<Row, F extends string> {
  /** Plural noun for the rows: "orders". */
  noun: string;
  list: List<F>;
  query: UseQueryResult<ListPage<Row>>;
  columns: readonly Column<Row>[];
  card: (row: Row) => ReactNode;
  nameOf: (row: Row) => string;
  selectable?: RowSelection<Row>;
  /** Empty state, shown if there are no rows at all. */
  empty: ReactNode;
}

/** Pages of a list, with the number of rows in the URL. */
export const ListPager = <F extends string>({ list, count }: { list: List<F>; count: number }) => (
  <Pager
    page={list.page}
    perPage={list.perPage}
    sizes={list.sizes}
    onPerPage={(perPage) => list.set({ perPage })}
    count={count}
    onPage={(page) => list.set({ page })}
  />
);

interface ListStatesProps<Row, F extends string>
  extends Pick<ListRowsProps<Row, F>, 'noun' | 'list' | 'query' | 'empty'> {
  children: (rows: readonly Row[], isStale: boolean) => ReactNode;
}

/** A list in each state: loading, failed, no matches, empty, or its rows with the pager. */
export function ListStates<Row, F extends string>({ noun, list, query, empty, children }: ListStatesProps<Row, F>) {
  const { data, error, isPending, isPlaceholderData, refetch } = query;
  useClampedPage(list, isPlaceholderData ? undefined : data?.count);
  if (isPending) return <SkeletonRows head label={copy.loading(noun)} />;
  if (!data) {
    return (
      <div className="px-4 py-4 sm:px-7">
        <ErrorPanel error={error} onRetry={refetch} />
      </div>
    );
  }
  if (data.count === 0) return list.isFiltered ? <NoMatch noun={noun} onClear={list.clear} /> : empty;
  return (
    <>
      {children(data.results, isPlaceholderData)}
      <div className="px-[var(--edge,16px)] py-3 sm:px-[var(--edge,28px)]">
        <ListPager list={list} count={data.count} />
      </div>
    </>
  );
}

/** Rows of a list as a table, with their selection. */
export function ListRows<Row extends { id: number }, F extends string>(props: ListRowsProps<Row, F>) {
  const { noun, list, query, columns, card, nameOf, selectable, empty } = props;
  const { selection, bar } = useSelection(list.state, query.data?.results ?? [], selectable);
  return (
    <>
      <ListStates noun={noun} list={list} query={query} empty={empty}>
        {(rows, isStale) => (
          <Table
            label={noun.charAt(0).toUpperCase() + noun.slice(1)}
            rows={rows}
            columns={columns}
            card={card}
            nameOf={nameOf}
            sort={list.sort}
            onSort={(sort) => list.set({ sort })}
            selection={selection}
            stale={isStale}
          />
        )}
      </ListStates>
      {query.data && query.data.count > 0 && bar}
    </>
  );
}
