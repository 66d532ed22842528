import { CircleCheck } from 'lucide-react';
import type { Home } from '#core/contract/views/home.ts';
import { openUrlsCardCopy as copy } from '#core/copy/views/home.ts';
import { OPEN_URL_AGES } from '#core/rules/intake/open-url-ages.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

/** Reported URLs about which nothing was recorded, by age, and how long it takes until others are disabled (beyond § 14). */
export function OpenUrlsCard({ urls: { open, median_hours_to_disable: median } }: { urls: Home['urls'] }) {
  const total = OPEN_URL_AGES.reduce((sum, age) => sum + open[age], 0);
  return (
    <Card title={copy.title} aside={thousands(total)}>
      {total === 0 ? (
        <EmptyState compact icon={CircleCheck} title={copy.emptyTitle} text={copy.emptyText} />
      ) : (
        <ul>
          {OPEN_URL_AGES.map((age) => (
            <li key={age} className="relative -mx-2 flex h-10 items-center gap-2.5 rounded-md px-2 hover:bg-sunken">
              <span className="flex-1">
                <RowLink to="/notices" search={{ open_urls: age }}>
                  {copy.ages[age]}
                </RowLink>
              </span>
              <span className="text-14 font-medium text-ink tabular-nums">{thousands(open[age])}</span>
            </li>
          ))}
        </ul>
      )}
      {median !== null && <p className="mt-3 border-t border-line pt-4 text-13 text-ink-2">{copy.median(median)}</p>}
    </Card>
  );
}
