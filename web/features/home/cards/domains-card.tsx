import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DomainsByStatus } from '#core/contract/views/home.ts';
import { domainsCardCopy as copy } from '#core/copy/views/home.ts';
import { DOMAIN_STATUS } from '#core/lookups.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

const COLORS: Readonly<Record<number, string>> = {
  [DOMAIN_STATUS.registered]: 'bg-primary',
  [DOMAIN_STATUS.draft]: 'bg-beacon outline outline-1 -outline-offset-1 outline-warn',
  [DOMAIN_STATUS.removed]: 'bg-line-strong',
};

/** Domains by status, as a stacked bar with a legend. */
export function DomainsCard({ domains, footer }: { domains: DomainsByStatus; footer?: ReactNode }) {
  const total = domains.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={copy.title} aside={thousands(total)}>
      {total === 0 ? (
        <EmptyState compact icon={Globe} title={copy.emptyTitle} text={copy.emptyText} />
      ) : (
        <>
          <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-muted-bg">
            {domains.map(({ status, count }) =>
              count > 0 ? <span key={status.id} className={COLORS[status.id]} style={{ flexGrow: count }} /> : null,
            )}
          </div>
          <ul className="mt-3">
            {domains.map(({ status, count }) => (
              <li
                key={status.id}
                className="relative -mx-2 flex h-10 items-center gap-2.5 rounded-md px-2 hover:bg-sunken"
              >
                <span aria-hidden className={`size-2.5 shrink-0 rounded-[3px] ${COLORS[status.id]}`} />
                <span className="flex-1">
                  <RowLink to="/domains" search={{ status: status.name.toLowerCase() }}>
                    {status.name}
                  </RowLink>
                </span>
                <span className="text-14 font-medium text-ink tabular-nums">{thousands(count)}</span>
              </li>
            ))}
          </ul>
          {footer && <div className="mt-3 border-t border-line pt-4">{footer}</div>}
        </>
      )}
    </Card>
  );
}
