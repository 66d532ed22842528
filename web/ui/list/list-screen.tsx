import type { ReactNode } from 'react';
import { listScreenCopy as copy } from '#core/copy/ui.ts';
import type { Counts } from '#web/lib/call/list-page.ts';
import type { List } from '#web/lib/list-state.ts';
import { type Tab, Tabs, TabsPlaceholder } from '../page/tabs.tsx';
import type { Filter } from './filter-chips.tsx';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { ListTools } from './list-tools.tsx';

interface ListTabsProps<F extends string> {
  list: List<F | 'status'>;
  /** Tabs, by the `status` query parameter, and their counts. */
  views: readonly { value: string; label: string }[];
  /** The tab of all rows comes last instead of first. */
  allLast?: boolean;
  counts: Counts | undefined;
  /** Tabs that lead to other screens, after those of the list. */
  further?: readonly (Omit<Tab, 'count'> & Required<Pick<Tab, 'to'>>)[];
}

interface Props<Row, F extends string> extends ListRowsProps<Row, F | 'status'>, Omit<ListTabsProps<F>, 'list'> {
  /** Label of the search box. */
  search: string;
  filters?: readonly Filter[];
  /** Nested in another screen's tabs: the views become a filter. */
  within?: boolean;
  /** Extra tools at the end of the toolbar. */
  tools?: ReactNode;
  /** Alternative display of the list, instead of its rows. */
  children?: ReactNode;
}

const ALL = { value: '', label: copy.all };

/** Tabs of a list, shown only with their counts, whose width would shift them under a click. */
export const ListTabs = <F extends string>({ list, views, allLast = false, counts, further = [] }: ListTabsProps<F>) =>
  counts ? (
    <Tabs
      label={copy.views}
      value={list.filters.status}
      tabs={[
        ...(allLast ? [...views, ALL] : [ALL, ...views]).map((view) => ({
          ...view,
          count: counts[view.value],
          search: list.addressOf({ filters: { status: view.value } as Partial<Record<F | 'status', string>> }),
        })),
        ...further.map((tab) => ({ ...tab, count: counts[tab.value] })),
      ]}
    />
  ) : (
    <TabsPlaceholder />
  );

/** Complete list screen: tabs with counts, search, filters and rows. */
export function ListScreen<Row extends { id: number }, F extends string>(props: Props<Row, F>) {
  const {
    search,
    views,
    allLast = false,
    counts,
    further,
    filters = [],
    within = false,
    tools,
    children,
    ...rows
  } = props;
  const { columns } = rows;
  const list: List<F | 'status'> = rows.list;
  const status: Filter = { name: 'status', label: copy.status, options: views };
  return (
    <>
      {!within && <ListTabs list={list} views={views} allLast={allLast} counts={counts} further={further} />}
      <ListTools search={search} list={list} columns={columns} filters={within ? [status, ...filters] : filters}>
        {tools}
      </ListTools>
      {children ?? <ListRows {...rows} />}
    </>
  );
}
