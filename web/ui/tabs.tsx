import { Link } from '@tanstack/react-router';
import { thousands } from '#web/lib/format.ts';

export interface Tab {
  value: string;
  label: string;
  count?: number | undefined;
  /** The search part of the tab's address. */
  search: Record<string, unknown>;
}

interface Props {
  label: string;
  value: string;
  tabs: readonly Tab[];
}

/** Views as links: each has an address, opens in a new window, and is there again after a reload. */
export function Tabs({ label, value, tabs }: Props) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line px-4 sm:px-7 [scrollbar-width:none]">
      <ul className="flex gap-5">
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link
              to="."
              search={tab.search as never}
              aria-current={tab.value === value ? 'page' : undefined}
              className="flex h-10 items-center gap-1.5 border-b-2 border-transparent text-14 whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="text-13 font-normal text-ink-3 tabular-nums">{thousands(tab.count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
