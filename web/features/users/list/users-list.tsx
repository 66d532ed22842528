import { Users } from 'lucide-react';
import { exportUsers, type Profile } from '#core/contract/records/users.ts';
import { usersListCopy as copy } from '#core/copy/records/users.ts';
import { USER_STATUSES } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { useListState } from '#web/lib/list-state.ts';
import type { Filter } from '#web/ui/list/filter-chips.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ExportList } from '#web/ui/page/export-list.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useUserCounts, useUsers } from '../queries.ts';
import { BulkStatus } from './bulk-status.tsx';
import { UserCard, userColumns } from './user-columns.tsx';
import { USER_LIST, type UserFilter, usersExport } from './users-query.ts';

const FILTERS: readonly Filter[] = [
  {
    name: 'role',
    label: copy.role,
    options: [
      { value: 'superuser', label: copy.superuser },
      { value: 'user', label: copy.user },
    ],
  },
  {
    name: 'login',
    label: copy.loggedIn,
    options: [
      { value: 'yes', label: copy.atLeastOnce },
      { value: 'no', label: copy.never },
    ],
  },
  {
    name: 'company',
    label: copy.company,
    options: [
      { value: 'yes', label: copy.hasOne },
      { value: 'no', label: copy.hasNone },
    ],
  },
];

const VIEWS = USER_STATUSES.map(({ name }) => ({ value: name.toLowerCase(), label: name }));

/** All users, for superusers. */
export function UsersList({ me }: { me: Profile }) {
  const list = useListState<UserFilter>(USER_LIST);
  const counts = useUserCounts();
  const query = useUsers(list.state);
  return (
    <Page
      flush
      title={copy.title}
      actions={<ExportList name="users" endpoint={exportUsers} input={usersExport(list.state)} />}
    >
      <ListScreen
        search={copy.search}
        views={VIEWS}
        counts={counts}
        filters={FILTERS}
        noun={copy.noun}
        list={list}
        query={query}
        columns={userColumns}
        card={(user) => <UserCard user={user} />}
        nameOf={(user) => user.name}
        selectable={{
          allows: ({ id }) => can(me.result, 'user.set_status', { user_id: id }),
          bar: (chosen, clear) => <BulkStatus users={chosen} onClear={clear} />,
        }}
        empty={<EmptyState icon={Users} title={copy.emptyTitle} text={copy.emptyText} />}
      />
    </Page>
  );
}
