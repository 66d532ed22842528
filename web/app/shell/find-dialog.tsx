import { useNavigate } from '@tanstack/react-router';
import { House, Inbox, ListFilter, LogOut, Monitor, Moon, Plus, Sun, UserRound } from 'lucide-react';
import type { Profile } from '#core/contract/records/users.ts';
import { findDialogCopy as copy } from '#core/copy/app.ts';
import { FindPalette } from '#web/features/find/find-palette.tsx';
import type { Place } from '#web/features/find/places.ts';
import { useMe } from '#web/lib/call/me.ts';
import { openAddCompany } from '#web/product/companies/add-company.ts';
import { mayAnywhere } from '#web/product/companies/roles-in.ts';
import { setTheme, type Theme } from '#web/ui/page/theme.ts';
import { NAVIGATION } from './navigation.ts';
import { logOutAndReport } from './use-logout.ts';

type Navigate = ReturnType<typeof useNavigate>;

/** Screens in the user's menu, and the two that are linked elsewhere. */
function screensOf(me: Profile, go: Navigate): Place[] {
  const items = NAVIGATION.filter((group) => !group.superuser || me.result.is_superuser).flatMap(({ items }) => items);
  return [
    { name: copy.home, icon: House, run: () => void go({ to: '/' }) },
    ...items.map(({ label, icon, leadsTo }) => ({
      name: label,
      icon,
      run: () => void go({ ...(typeof leadsTo === 'function' ? leadsTo(me) : leadsTo) } as Parameters<Navigate>[0]),
    })),
    { name: copy.account, icon: UserRound, words: copy.profilePassword, run: () => void go({ to: '/account' }) },
  ];
}

const THEMES = { light: Sun, dark: Moon, system: Monitor } as const;

function actsOf(me: Profile, go: Navigate): Place[] {
  const mayAddNotices = mayAnywhere(me, 'notice.handle');
  return [
    { name: copy.addNewCompany, icon: Plus, words: copy.registerDesignation, run: openAddCompany },
    ...(mayAddNotices
      ? [{ name: copy.addNotice, icon: Inbox, words: copy.new, run: () => void go({ to: '/notices/new' }) }]
      : []),
    ...(me.result.is_superuser
      ? [{ name: copy.addRule, icon: ListFilter, words: copy.newFilter, run: () => void go({ to: '/filters/new' }) }]
      : []),
    ...Object.entries(THEMES).map(([theme, icon]) => ({
      name: copy.theme(theme),
      icon,
      words: copy.modeAppearance(theme),
      run: () => setTheme(theme as Theme),
    })),
    { name: copy.logOut, icon: LogOut, words: copy.signOut, run: () => void logOutAndReport() },
  ];
}

/** Command palette (Ctrl-K): the screens, search results and actions available to the user. */
export function FindDialog({ early, onClose }: { early: () => string; onClose: () => void }) {
  const me = useMe();
  const go = useNavigate();
  return (
    me && (
      <FindPalette me={me} earlyText={early} screens={screensOf(me, go)} actions={actsOf(me, go)} onClose={onClose} />
    )
  );
}
