import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '#core/contract/trade/orders.ts';
import { noDomainsCopy as copy } from '#core/copy/trade/payments.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';

/** A registration is about its domains. Other orders may have none of their own. */
const lacksDomains = ({ type, domains_count }: Pick<Order, 'type' | 'domains_count'>): boolean =>
  domains_count === 0 && kindOf(type.id).isFirst;

/** Warns before an order without domains is paid. */
export function NoDomainsWarning({ order, action }: { order: Order; action?: ReactNode }) {
  if (!lacksDomains(order)) return null;
  return (
    <div role="note" className="flex items-start gap-3 rounded-lg bg-warn-bg px-4 py-3 text-13 text-warn">
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <p className="min-w-0 text-pretty">
        {copy.warning} {action}
      </p>
    </div>
  );
}
