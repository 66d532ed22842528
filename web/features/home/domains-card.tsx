import { Globe } from 'lucide-react';
import { listDomains } from '#core/contract/domains.ts';
import { DOMAIN_STATUS, statusLookup } from '#core/lookups.ts';
import { thousands } from '#web/lib/format.ts';
import { useCounts } from '#web/lib/list-page.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RowLink } from '#web/ui/row-link.tsx';

const PARTS = [
  { ...statusLookup(DOMAIN_STATUS.registered), colour: 'bg-primary' },
  { ...statusLookup(DOMAIN_STATUS.draft), colour: 'bg-beacon' },
  { ...statusLookup(DOMAIN_STATUS.removed), colour: 'bg-line-strong' },
];

const VIEWS = Object.fromEntries(PARTS.map(({ name }) => [name, { query: { limit: 1, status__name: name } }] as const));

/** Domains by status: one bar, and what it is made of. */
export function DomainsCard() {
  const counts = useCounts(listDomains, VIEWS);
  const total = PARTS.reduce((sum, { name }) => sum + (counts[name] ?? 0), 0);
  const known = PARTS.every(({ name }) => counts[name] !== undefined);
  return (
    <Card title="Domains on record" aside={known ? thousands(total) : undefined}>
      {known && total === 0 ? (
        <EmptyState compact icon={Globe} title="No domains yet" text="They are added with a company’s registration." />
      ) : (
        <>
          <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-muted-bg">
            {PARTS.map(({ name, colour }) =>
              counts[name] ? <span key={name} className={colour} style={{ flexGrow: counts[name] }} /> : null,
            )}
          </div>
          <ul className="mt-3">
            {PARTS.map(({ name, colour }) => (
              <li key={name} className="relative -mx-2 flex h-10 items-center gap-2.5 rounded-md px-2 hover:bg-sunken">
                <span aria-hidden className={`size-2.5 shrink-0 rounded-[3px] ${colour}`} />
                <span className="flex-1">
                  <RowLink to="/domains" search={{ status: name.toLowerCase() }}>
                    {name}
                  </RowLink>
                </span>
                <span className="text-14 font-medium text-ink tabular-nums">
                  {counts[name] === undefined ? '' : thousands(counts[name])}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
