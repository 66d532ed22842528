import { SearchX, Users } from 'lucide-react';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/constants.ts';
import { USER_STATUSES } from '#core/lookups.ts';
import { can } from '#core/rules/permissions.ts';
import { type List, useLastPage, useListState } from '#web/lib/list-state.ts';
import { useMe } from '#web/lib/me.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { ExportButton } from '#web/ui/export-button.tsx';
import { type Filter, FilterChips } from '#web/ui/filter-chips.tsx';
import { Page } from '#web/ui/page.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SortMenu } from '#web/ui/sort-menu.tsx';
import { Table } from '#web/ui/table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { BulkStatus } from './bulk-status.tsx';
import { loadAllUsers, useUserCounts, useUsers } from './queries.ts';
import { UserCard, userColumns } from './user-columns.tsx';
import { usersCsv } from './users-csv.ts';
import { USER_LIST, type UserFilter } from './users-query.ts';

const ROLE_FILTER: readonly Filter[] = [
  {
    name: 'role',
    label: 'Role',
    options: [
      { value: 'superuser', label: 'Superuser' },
      { value: 'user', label: 'User' },
    ],
  },
];

const VIEWS = [{ value: '', label: 'All' }].concat(
  USER_STATUSES.map(({ name }) => ({ value: name.toLowerCase(), label: name })),
);

const NOBODY: ReadonlySet<number> = new Set();

export function UsersList() {
  const list = useListState<UserFilter>(USER_LIST);
  const counts = useUserCounts();
  return (
    <Page
      flush
      title="Users"
      actions={<ExportButton name="users" columns={usersCsv} load={() => loadAllUsers(list.state)} />}
    >
      <Tabs
        label="Views"
        value={list.filters.status}
        tabs={VIEWS.map((view) => ({
          ...view,
          count: counts[view.value],
          search: list.addressOf({ filters: { status: view.value } }),
        }))}
      />
      <div className="flex flex-wrap items-center gap-2 px-4 py-3 sm:px-7">
        <SearchBox label="Search name or email" value={list.q} onChange={(q) => list.set({ q })} />
        <FilterChips
          filters={ROLE_FILTER}
          values={list.filters}
          onChange={(name, value) => list.set({ filters: { [name]: value } })}
        />
        <SortMenu columns={userColumns} sort={list.sort} onSort={(sort) => list.set({ sort })} />
      </div>
      <UserRows list={list} />
    </Page>
  );
}

function UserRows({ list }: { list: List<UserFilter> }) {
  const me = useMe();
  // Rows out of sight must not stay chosen: another state of the list is another selection.
  const shown = JSON.stringify(list.state);
  const [chosen, setChosen] = useState({ shown, ids: NOBODY });
  const ids = chosen.shown === shown ? chosen.ids : NOBODY;
  const choose = (wanted: ReadonlySet<number>) => setChosen({ shown, ids: wanted });
  const { data, error, isPending, isPlaceholderData, refetch } = useUsers(list.state);
  useLastPage(list, isPlaceholderData ? undefined : data?.count);
  if (isPending || !me) return <SkeletonRows head label="Loading users" />;
  if (!data) {
    return (
      <div className="px-4 sm:px-7">
        <ErrorPanel error={error} onRetry={refetch} />
      </div>
    );
  }
  if (data.count === 0) return <NoUsers list={list} />;
  return (
    <>
      <Table
        label="Users"
        rows={data.results}
        columns={userColumns}
        card={(user) => <UserCard user={user} />}
        nameOf={(user) => user.name}
        sort={list.sort}
        onSort={(sort) => list.set({ sort })}
        selection={{
          ids,
          onChange: choose,
          allows: (id) => can(me.result, 'user.set_status', { user_id: id }),
        }}
        stale={isPlaceholderData}
      />
      <div className="px-4 py-3 sm:px-7">
        <Pager page={list.page} perPage={PAGE_SIZE} count={data.count} onPage={(page) => list.set({ page })} />
      </div>
      <BulkStatus ids={ids} onClear={() => choose(NOBODY)} />
    </>
  );
}

function NoUsers({ list }: { list: List<UserFilter> }) {
  if (!list.isFiltered)
    return <EmptyState icon={Users} title="No users yet" text="Who signs up will be listed here." />;
  return (
    <EmptyState
      icon={SearchX}
      title="No users match"
      text="Try another word, or clear what the list is narrowed by."
      action={<Button onClick={list.clear}>Clear filters</Button>}
    />
  );
}
