import { Users } from 'lucide-react';
import { USER_STATUSES } from '#core/lookups.ts';
import { can } from '#core/rules/permissions.ts';
import { type List, useListState } from '#web/lib/list-state.ts';
import { useMe } from '#web/lib/me.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ExportButton } from '#web/ui/export-button.tsx';
import type { Filter } from '#web/ui/filter-chips.tsx';
import { ListRows } from '#web/ui/list-rows.tsx';
import { ListTools } from '#web/ui/list-tools.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
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
      <ListTools search="Search name or email" list={list} columns={userColumns} filters={ROLE_FILTER} />
      <UserRows list={list} />
    </Page>
  );
}

function UserRows({ list }: { list: List<UserFilter> }) {
  const me = useMe();
  const query = useUsers(list.state);
  if (!me) return <SkeletonRows head label="Loading users" />;
  return (
    <ListRows
      noun="users"
      list={list}
      query={query}
      columns={userColumns}
      card={(user) => <UserCard user={user} />}
      nameOf={(user) => user.name}
      choosing={{
        allows: ({ id }) => can(me.result, 'user.set_status', { user_id: id }),
        bar: (chosen, clear) => <BulkStatus ids={chosen.map(({ id }) => id)} onClear={clear} />,
      }}
      empty={<EmptyState icon={Users} title="No users yet" text="Who signs up will be listed here." />}
    />
  );
}
