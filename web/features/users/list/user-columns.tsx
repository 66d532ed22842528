import type { User } from '#core/contract/records/users.ts';
import { userColumnsCopy as copy } from '#core/copy/records/users.ts';
import { formatAgo, formatDate, formatWithZone } from '#web/lib/format.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';
import { imageOf } from '../picture/user-image.ts';

export const roleName = ({ is_superuser }: Pick<User, 'is_superuser'>) => (is_superuser ? copy.superuser : copy.user);

function UserLink({ user }: { user: User }) {
  return (
    <RowLink to="/profile/$profile_id" params={{ profile_id: String(user.id) }}>
      {user.name}
    </RowLink>
  );
}

/** Relative time, with the date below it. */
function Moment({ date }: { date: string | null }) {
  if (!date) return <span className="text-13 text-ink-3">{copy.never}</span>;
  const ago = formatAgo(date);
  const day = formatDate(date);
  return (
    <time dateTime={date} title={formatWithZone(date)} className="block tabular-nums">
      <span className="block text-14 text-ink">{ago}</span>
      {ago !== day && <span className="block text-12 text-ink-3">{day}</span>}
    </time>
  );
}

export const userColumns: readonly Column<User>[] = [
  {
    title: copy.name,
    sort: 'name',
    cell: (user) => (
      <div className="flex items-center gap-3">
        <Avatar size="sm" person={user} image={imageOf(user)} />
        <div className="min-w-0">
          <div className="truncate">
            <UserLink user={user} />
          </div>
          <p className="truncate text-12 text-ink-3">{user.name === user.email ? copy.noNameYet : user.email}</p>
        </div>
      </div>
    ),
  },
  { title: copy.role, from: 'lg', cell: (user) => <span className="text-13 text-ink-2">{roleName(user)}</span> },
  { title: copy.status, sort: 'status', cell: (user) => <StatusBadge status={user.status} /> },
  { title: copy.lastLogin, sort: 'last_login', from: 'lg', cell: (user) => <Moment date={user.last_login} /> },
  { title: copy.joined, sort: 'date_joined', align: 'end', cell: (user) => <Moment date={user.date_joined} /> },
];

export function UserCard({ user }: { user: User }) {
  return (
    <div className="flex gap-3">
      <Avatar person={user} image={imageOf(user)} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <div className="min-w-0 truncate">
            <UserLink user={user} />
          </div>
          <time
            dateTime={user.date_joined}
            title={formatWithZone(user.date_joined)}
            className="shrink-0 text-13 text-ink-3"
          >
            {formatAgo(user.date_joined)}
          </time>
        </div>
        <p className="truncate text-13 text-ink-2">{user.name === user.email ? copy.noNameYet : user.email}</p>
        <div className="mt-2 flex items-center gap-2 text-13 text-ink-3">
          <StatusBadge status={user.status} /> {user.is_superuser && copy.superuser}
        </div>
      </div>
    </div>
  );
}
