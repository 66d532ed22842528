import { Users } from 'lucide-react';
import { exportUsers, type Profile } from '#core/contract/users.ts';
import { USER_STATUSES } from '#core/lookups.ts';
import { can } from '#core/rules/permissions.ts';
import { useListState } from '#web/lib/list-state.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ExportList } from '#web/ui/export-list.tsx';
import type { Filter } from '#web/ui/filter-chips.tsx';
import { ListScreen } from '#web/ui/list-screen.tsx';
import { Page } from '#web/ui/page.tsx';
import { BulkStatus } from './bulk-status.tsx';
import { useUserCounts, useUsers } from './queries.ts';
import { UserCard, userColumns } from './user-columns.tsx';
import { USER_LIST, type UserFilter, usersExport } from './users-query.ts';

const FILTERS: readonly Filter[] = [
  {
    name: 'role',
    label: 'Role',
    options: [
      { value: 'superuser', label: 'Superuser' },
      { value: 'user', label: 'User' },
    ],
  },
  {
    name: 'login',
    label: 'Logged in',
    options: [
      { value: 'yes', label: 'At least once' },
      { value: 'no', label: 'Never' },
    ],
  },
  {
    name: 'company',
    label: 'Company',
    options: [
      { value: 'yes', label: 'Has one' },
      { value: 'no', label: 'Has none' },
    ],
  },
];

const VIEWS = USER_STATUSES.map(({ name }) => ({ value: name.toLowerCase(), label: name }));

/** For superusers: everybody with an account. */
export function UsersList({ me }: { me: Profile }) {
  const list = useListState<UserFilter>(USER_LIST);
  const counts = useUserCounts();
  const query = useUsers(list.state);
  return (
    <Page
      flush
      title="Users"
      actions={<ExportList name="users" endpoint={exportUsers} input={usersExport(list.state)} />}
    >
      <ListScreen
        search="Search name or email"
        views={VIEWS}
        counts={counts}
        filters={FILTERS}
        noun="users"
        list={list}
        query={query}
        columns={userColumns}
        card={(user) => <UserCard user={user} />}
        nameOf={(user) => user.name}
        choosing={{
          allows: ({ id }) => can(me.result, 'user.set_status', { user_id: id }),
          bar: (chosen, clear) => <BulkStatus users={chosen} onClear={clear} />,
        }}
        empty={<EmptyState icon={Users} title="No users yet" text="People who sign up will appear here." />}
      />
    </Page>
  );
}
