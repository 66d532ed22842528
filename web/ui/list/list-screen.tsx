import type { ReactNode } from 'react';
import { listScreenCopy as copy } from '#core/copy/ui.ts';
import type { Counts } from '#web/lib/call/list-page.ts';
import type { List } from '#web/lib/list-state.ts';
import { Tabs, TabsPlaceholder } from '../page/tabs.tsx';
import type { Filter } from './filter-chips.tsx';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { ListTools } from './list-tools.tsx';

interface Props<Row, F extends string> extends ListRowsProps<Row, F | 'status'> {
  /** What the search looks through. */
  search: string;
  /** Its saved views, by the status in the address; how many each one has. */
  views: readonly { value: string; label: string }[];
  counts: Counts | undefined;
  filters?: readonly Filter[];
  /** Inside another screen's tabs: there the views are a filter like the others. */
  within?: boolean;
  /** At the far end of the tools. */
  tools?: ReactNode;
  /** Another face of the same list, in place of its rows. */
  children?: ReactNode;
}

/** The first view of every list. */
const ALL = { value: '', label: copy.all };

/** A list with everything around it: its views with their counts, what it is searched and narrowed by, its rows. */
export function ListScreen<Row extends { id: number }, F extends string>(props: Props<Row, F>) {
  const { search, views, counts, filters = [], within = false, tools, children, ...rows } = props;
  const { columns } = rows;
  const list: List<F | 'status'> = rows.list;
  const status: Filter = { name: 'status', label: copy.status, options: views };
  return (
    <>
      {/* With their numbers, which make them wider: shown before those, they would move under a click. */}
      {!within && !counts && <TabsPlaceholder />}
      {!within && counts && (
        <Tabs
          label={copy.views}
          value={list.filters.status}
          tabs={[ALL, ...views].map((view) => ({
            ...view,
            count: counts[view.value],
            search: list.addressOf({ filters: { status: view.value } as Partial<Record<F | 'status', string>> }),
          }))}
        />
      )}
      <ListTools search={search} list={list} columns={columns} filters={within ? [status, ...filters] : filters}>
        {tools}
      </ListTools>
      {children ?? <ListRows {...rows} />}
    </>
  );
}
