import { createLink, type LinkProps, useNavigate, useRouter } from '@tanstack/react-router';
import { type ComponentProps, useEffect, useRef } from 'react';
import { tabsCopy as copy } from '#core/copy/ui.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { MenuItem } from '../dialog/menu.tsx';
import { MoreMenu } from '../dialog/more-menu.tsx';

export interface Tab {
  value: string;
  label: string;
  count?: number | undefined;
  /** A tab that is a screen of its own. */
  to?: LinkProps['to'];
  /** Query parameters of the tab's URL. */
  search: Record<string, unknown>;
}

interface Props {
  label: string;
  value: string;
  tabs: readonly Tab[];
}

// Sets `aria-current` itself: the router matches partially, so the tab without parameters would always be current.
const TabLink = createLink(({ current, ...anchor }: ComponentProps<'a'> & { current: boolean }) => (
  <a {...anchor} aria-current={current ? 'page' : undefined} />
));

/** From here on the tabs stand closer together, so that those of a company fit into 1440 px. */
const MANY = 10;

/** Scrolls the current tab into view, sideways only: `scrollIntoView` would move the page too. */
function showCurrent(nav: HTMLElement): void {
  const current = nav.querySelector('[aria-current=page]');
  if (!current) return;
  const [tab, frame] = [current.getBoundingClientRect(), nav.getBoundingClientRect()];
  // Leaves a part of the neighbor visible, as a sign that there is more.
  const margin = 40;
  if (tab.left < frame.left + margin) nav.scrollLeft -= frame.left + margin - tab.left;
  else if (tab.right > frame.right - margin) nav.scrollLeft += tab.right - frame.right + margin;
}

/** Tabs as links: each has a URL, can be opened in a new window and survives a reload. */
export function Tabs({ label, value, tabs }: Props) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another tab
  useEffect(() => {
    if (nav.current) showCurrent(nav.current);
  }, [value, tabs.length]);
  const router = useRouter();
  // Once more after the router, which puts back how far everything was scrolled.
  useEffect(
    () =>
      router.subscribe('onRendered', () => {
        if (nav.current) showCurrent(nav.current);
      }),
    [router],
  );
  return (
    // The line is outside the frame: the mask, a sign that there is more on that side, would fade it too.
    <div className="flex border-b border-line">
      <nav
        ref={nav}
        aria-label={label}
        className="min-w-0 flex-1 overflow-x-auto [mask-image:linear-gradient(to_right,transparent,#000_12px,#000_calc(100%-28px),transparent)] [scrollbar-width:none]"
      >
        {/* As wide as its tabs, so that the padding after the last one scrolls into view too. */}
        <ul className={`flex w-max pr-7 pl-4 sm:pl-7 ${tabs.length > MANY ? 'gap-3.5' : 'gap-5'}`}>
          {tabs.map((tab) => (
            <li key={tab.value}>
              <TabLink
                to={tab.to ?? '.'}
                search={tab.search as never}
                current={tab.value === value}
                className="flex h-10 min-w-10 items-center gap-1.5 border-b-2 border-transparent text-14 whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {tab.label}{' '}
                {tab.count !== undefined && (
                  <span className="text-13 font-normal text-ink-3 tabular-nums">{thousands(tab.count)}</span>
                )}
              </TabLink>
            </li>
          ))}
        </ul>
      </nav>
      {tabs.length > MANY && <AllTabs tabs={tabs} />}
    </div>
  );
}

/** Where many tabs don't fit, a menu with all of them. */
function AllTabs({ tabs }: Pick<Props, 'tabs'>) {
  const navigate = useNavigate();
  return (
    <div className="shrink-0 px-1 min-[1440px]:hidden">
      <MoreMenu label={copy.all}>
        {tabs.map(({ value, label, to, search }) => (
          <MenuItem key={value} onClick={() => void navigate({ to: to ?? '.', search: search as never })}>
            {label}
          </MenuItem>
        ))}
      </MoreMenu>
    </div>
  );
}

/** Reserved space for tabs that are still loading. */
export const TabsPlaceholder = () => <div className="h-[41px] border-b border-line" />;
