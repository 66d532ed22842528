import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#core/contract/records/users.ts';
import { listOrders } from '#core/contract/trade/orders.ts';
import { orderCountCopy as copy } from '#core/copy/app.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { COUNT_ONLY } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';

/** Count of orders that need this user: to be paid or, for superusers, to be processed. */
export function OrderCount({ me }: { me: Profile }) {
  const { is_superuser } = me.result;
  const status = is_superuser ? ORDER_STATUS.processing : ORDER_STATUS.waiting_for_payment;
  const { data } = useQuery(reading(listOrders, { query: { ...COUNT_ONLY, status } }));
  if (!data || data.count === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-soft px-1.5 text-12 font-medium text-soft-ink tabular-nums">
      {thousands(data.count)}
      <span className="sr-only">{is_superuser ? copy.toProcess : copy.toPay}</span>
    </span>
  );
}
