import { Link, useRouterState } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import type { Profile } from '#core/contract/records/users.ts';
import { sidebarCopy as copy } from '#core/copy/app.ts';
import { useMe } from '#web/lib/call/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ThemeSwitch } from '#web/ui/page/theme-switch.tsx';
import { NAVIGATION, type NavigationItem } from './navigation.ts';
import { NoticeCount } from './notice-count.tsx';
import { OrderCount } from './order-count.tsx';
import { useLogout } from './use-logout.ts';

function Item({ item, me }: { item: NavigationItem; me: Profile | null }) {
  const Icon = item.icon;
  const destination = typeof item.leadsTo === 'function' ? item.leadsTo(me) : item.leadsTo;
  const isAlsoHere = useRouterState({
    select: ({ location }) => item.alsoAt !== undefined && location.pathname.startsWith(item.alsoAt),
  });
  return (
    <li>
      <Link
        {...destination}
        // The router sets it for the link’s own path.
        aria-current={isAlsoHere ? 'page' : undefined}
        className="flex h-[38px] lg:low:h-8 items-center gap-2.5 rounded-md border border-transparent px-2.5 text-14 text-ink-2 hover:bg-hover hover:text-ink aria-[current]:border-line aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink aria-[current]:shadow-control touch:h-11 [&[aria-current]>svg]:text-primary"
      >
        <Icon size={17} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
        {item.label} {item.counts === 'notices' && me && <NoticeCount />}
        {item.counts === 'orders' && me && <OrderCount me={me} />}
      </Link>
    </li>
  );
}

/** Navigation groups visible to this user. */
export function Navigation() {
  const me = useMe();
  const groups = NAVIGATION.filter((group) => !group.superuser || me?.result.is_superuser);
  if (groups.length === 0) return null;
  return (
    <nav aria-label={copy.main} className="flex flex-col gap-5 low:gap-3">
      {groups.map((group) => (
        <div key={group.label ?? ''}>
          {group.label && (
            <p aria-hidden className="px-2.5 pb-1.5 text-12 font-medium text-ink-3">
              {group.label}
            </p>
          )}
          <ul aria-label={group.label} className="flex flex-col gap-0.5">
            {group.items.map((item) => (
              <Item key={item.label} item={item} me={me} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Logged-in user with a link to the account, theme switch and logout. */
export function UserBlock() {
  const user = useMe()?.result;
  const leaving = useLogout();
  return (
    <div className="flex items-center gap-1 border-t border-line pt-3 low:pt-1">
      <Link
        to="/account"
        // Reserves space for name and address, to avoid a layout shift when they load.
        className="flex min-h-[50px] min-w-0 flex-1 items-center gap-2.5 rounded-md p-1.5 hover:bg-surface aria-[current]:bg-surface"
      >
        {user ? (
          <>
            <Avatar person={user} image={user.info[0]?.image?.file} />
            <span className="min-w-0">
              <span className="block text-13 font-medium text-ink [overflow-wrap:anywhere]">
                {user.name === user.email ? <Breakable text={user.name} /> : user.name}
              </span>
              {user.name !== user.email && (
                <span className="block text-12 text-ink-3 [overflow-wrap:anywhere]">
                  <Breakable text={user.email} />
                </span>
              )}
            </span>
          </>
        ) : (
          <span className="h-8 text-13 leading-8 text-ink-3">{copy.account}</span>
        )}
      </Link>
      {/* One above the other beside the sidebar's narrow column, so that names and addresses fit. */}
      <div className="flex shrink-0 items-center lg:flex-col">
        <ThemeSwitch className="lg:size-8" />
        <IconButton label={copy.logOut} className="lg:size-8" disabled={leaving.pending} onClick={leaving.run}>
          <LogOut size={17} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
