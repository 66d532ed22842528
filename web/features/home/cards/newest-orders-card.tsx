import { ReceiptText } from 'lucide-react';
import type { OrderBrief } from '#core/contract/views/home.ts';
import { newestOrdersCardCopy as copy } from '#core/copy/views/home.ts';
import { formatAgo, formatWithZone } from '#web/lib/format.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { AllLink } from './all-link.tsx';

/** For superusers: the newest orders with their status. */
export const NewestOrdersCard = ({ orders }: { orders: readonly OrderBrief[] }) => (
  <Card flush title={copy.newestOrders} aside={<AllLink to="/orders">{copy.allOrders}</AllLink>}>
    <div className="border-t border-line">
      {orders.length === 0 ? (
        <EmptyState compact icon={ReceiptText} title={copy.emptyTitle} />
      ) : (
        <ul aria-label={copy.newestOrders} className="divide-y divide-line">
          {orders.map((order) => (
            <NewOrder key={order.id} order={order} />
          ))}
        </ul>
      )}
    </div>
  </Card>
);

const NewOrder = ({ order }: { order: OrderBrief }) => (
  <li className="relative flex min-h-15 items-center gap-3 px-5 py-2.5 last:rounded-b-lg hover:bg-sunken">
    <div className="min-w-0 flex-1">
      <RowLink to="/orders/$order_id/detail" params={{ order_id: String(order.id) }}>
        {copy.order(order.number)}
      </RowLink>
      <p className="truncate text-12 text-ink-3">
        {order.type.name} · {order.company.name}
      </p>
    </div>
    <StatusBadge status={order.status} />
    <time
      dateTime={order.created_date}
      title={formatWithZone(order.created_date)}
      className="w-20 shrink-0 text-right text-13 text-ink-3 max-sm:hidden"
    >
      {formatAgo(order.created_date)}
    </time>
  </li>
);
