import { useQuery } from '@tanstack/react-query';
import type { Order } from '#core/contract/trade/orders.ts';
import { orderChangesCopy as copy } from '#core/copy/trade/orders.ts';
import { expiryOf } from '#core/rules/registry/designation.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isOpen } from '#core/rules/trade/order-life.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { RecordCorrections, useRecordCorrections } from '#web/product/companies/record-corrections.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ChangeList } from '#web/ui/page/change-list.tsx';
import { companyReading } from './queries.ts';

/** The order's changes by kind: fields and domains, the protection term, or the end of protection. */
export function OrderChanges({ order }: { order: Order }) {
  const { changes, added, removed, type } = order;
  const isAhead = isOpen(order.status.id);
  const isNothing = changes.length + added.length + removed.length === 0;
  if (kindOf(type.id).isFirst && isNothing) return null;
  return (
    <>
      {isAhead && kindOf(type.id).changes === 'on_completion' && <Corrections companyId={order.company.id} />}
      <Card title={copy.title}>
        {changes.length > 0 && <ChangeList changes={changes} />}
        <ul className="flex flex-col gap-2 text-14 text-ink [overflow-wrap:anywhere] not-first:mt-4 not-first:border-t not-first:border-line not-first:pt-4">
          {added.length > 0 && (
            <li>
              <span className="font-medium text-ok">+ {copy.domainCount(added.length)}</span>{' '}
              {isAhead ? copy.toAdd : copy.added}
            </li>
          )}
          {removed.length > 0 && (
            <li>
              <span className="font-medium text-bad">− {copy.domainCount(removed.length)}</span>{' '}
              {isAhead ? copy.toRemove : copy.removed}
            </li>
          )}
          <li className="text-ink-2 text-pretty">
            <Protection order={order} />
          </li>
        </ul>
      </Card>
    </>
  );
}

const Corrections = ({ companyId }: { companyId: number }) => (
  <RecordCorrections corrections={useRecordCorrections(companyId)} />
);

/** The order's effect on the protection term. */
function Protection({ order }: { order: Order }) {
  const { completed_date, domains, company, type } = order;
  if (!kindOf(type.id).protects) {
    return isOpen(order.status.id) ? (
      <>
        {copy.removal(company.name, domains.length)}{' '}
        <strong className="font-medium text-ink">{copy.protectionEnds}</strong> {copy.nothingChangesYet}
      </>
    ) : (
      <strong className="font-medium text-ink">
        {copy.protectionEndedOn(formatCalendarDate(completed_date ?? order.created_date))}
      </strong>
    );
  }
  return completed_date === null ? (
    <NewTerm order={order} />
  ) : (
    copy.protectedUntilDate(formatCalendarDate(expiryOf(completed_date)))
  );
}

function NewTerm({ order }: { order: Order }) {
  const company = useQuery(companyReading(order)).data;
  const until = formatCalendarDate(expiryOf(dateOf(new Date())));
  const now = company?.expires_date;
  const term = now ? copy.termChange(formatCalendarDate(now), until) : copy.newTerm(until);
  return (
    <>
      {copy.protectedUntil} <strong className="font-medium text-ink">{term}</strong>
      {copy.termHint}
    </>
  );
}
