import type { ReactNode } from 'react';
import type { Representative } from '#core/contract/registry/representatives.ts';
import { ROLE_ABILITIES } from '#core/copy/records/role-abilities.ts';
import { representativeColumnsCopy as copy } from '#core/copy/registry/representatives.ts';
import { formatDate, formatWithZone } from '#web/lib/format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';
import { hasExpired, invitedUntil } from './invitation.ts';

/** Splits the full name for the avatar's initials. */
function avatarOf({ user, email }: Representative) {
  const [first_name = '', ...rest] = user && user.name !== email ? user.name.split(' ') : [];
  return { first_name, last_name: rest.at(-1) ?? '', email };
}

/** Links to the profile once the invitation is accepted; until then, shows the email. */
function Name({ representative, isMe }: { representative: Representative; isMe: boolean }) {
  const { user, email } = representative;
  if (!user) return <span className="text-14 font-medium text-ink [overflow-wrap:anywhere]">{email}</span>;
  return (
    <>
      <RowLink
        {...(isMe
          ? { to: '/account' as const }
          : { to: '/profile/$profile_id' as const, params: { profile_id: String(user.id) } })}
      >
        {user.name}
      </RowLink>
      {isMe && <span className="ml-2 text-12 text-ink-3">{copy.you}</span>}
    </>
  );
}

const secondLine = ({ user, email }: Representative): string | null =>
  user ? (user.name === email ? null : email) : copy.hasNotAcceptedYet;

function Status({ representative }: { representative: Representative }) {
  if (representative.status === 'active') return <Badge tone="ok">{copy.active}</Badge>;
  if (hasExpired(representative)) return <Badge tone="bad">{copy.invitationExpired}</Badge>;
  return <Badge tone="info">{copy.invitationExpires(formatDate(invitedUntil(representative).toISOString()))}</Badge>;
}

const RoleName = ({ representative: { role, type } }: { representative: Representative }) => (
  <span title={ROLE_ABILITIES[role]} className="text-14 text-ink">
    {type.name}
  </span>
);

interface Context {
  isMe: (representative: Representative) => boolean;
  actions: (representative: Representative) => ReactNode;
}

export const representativeColumns = ({ isMe, actions }: Context): readonly Column<Representative>[] => [
  {
    title: copy.person,
    sort: 'email',
    cell: (representative) => (
      <div className="flex items-center gap-3">
        <Avatar size="sm" person={avatarOf(representative)} />
        <div className="min-w-0">
          <p className="truncate">
            <Name representative={representative} isMe={isMe(representative)} />
          </p>
          <p className="truncate text-12 text-ink-3">{secondLine(representative)}</p>
        </div>
      </div>
    ),
  },
  { title: copy.role, sort: 'role', cell: (representative) => <RoleName representative={representative} /> },
  { title: copy.status, cell: (representative) => <Status representative={representative} /> },
  {
    title: copy.invited,
    sort: 'invited_date',
    align: 'end',
    from: 'lg',
    cell: ({ invited_date }) => (
      <time dateTime={invited_date} title={formatWithZone(invited_date)} className="text-13 text-ink-2">
        {formatDate(invited_date)}
      </time>
    ),
  },
  { title: copy.actions, align: 'end', cell: actions },
];

export function RepresentativeCard({ representative, isMe, actions }: { representative: Representative } & Context) {
  return (
    <div className="flex items-start gap-3">
      <Avatar person={avatarOf(representative)} />
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">
          <Name representative={representative} isMe={isMe(representative)} />
        </p>
        <p className="truncate text-13 text-ink-2">{secondLine(representative)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <RoleName representative={representative} />
          <Status representative={representative} />
        </div>
      </div>
      {actions(representative)}
    </div>
  );
}
