import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { listUsers, type User } from '#core/contract/users.ts';
import { formatAgo } from '#web/lib/format.ts';
import { reading } from '#web/lib/query.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';

const SHOWN = 5;

/** For superusers: who came last, and the way to all of them. */
export function NewestUsersCard() {
  return (
    <Card
      flush
      title="Newest sign-ups"
      aside={
        <TextLink to="/users" className="-my-2.5 inline-block py-2.5">
          All users
        </TextLink>
      }
    >
      <div className="border-t border-line">
        <NewestUsers />
      </div>
    </Card>
  );
}

function NewestUsers() {
  const query = useQuery(reading(listUsers, { query: { ordering: '-date_joined', limit: SHOWN } }));
  if (query.isPending) return <SkeletonRows rows={SHOWN} label="Loading users" />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  if (query.data.count === 0) return <EmptyState compact icon={Users} title="Nobody has signed up yet" />;
  return (
    <ul aria-label="Newest sign-ups" className="divide-y divide-line">
      {query.data.results.map((user) => (
        <NewUser key={user.id} user={user} />
      ))}
    </ul>
  );
}

function NewUser({ user }: { user: User }) {
  return (
    <li className="relative flex h-15 items-center gap-3 px-5 last:rounded-b-lg hover:bg-sunken">
      <Avatar size="sm" person={user} image={user.info.image?.file} />
      <div className="min-w-0 flex-1">
        <p className="truncate">
          <RowLink to="/profile/$profile_id" params={{ profile_id: String(user.id) }}>
            {user.name}
          </RowLink>
        </p>
        <p className="truncate text-12 text-ink-3">{user.name === user.email ? 'No name yet' : user.email}</p>
      </div>
      <StatusBadge status={user.status} />
      <time dateTime={user.date_joined} className="w-20 shrink-0 text-right text-13 text-ink-3 max-sm:hidden">
        {formatAgo(user.date_joined)}
      </time>
    </li>
  );
}
