import { useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { ordersOfDomainCopy as copy } from '#core/copy/trade/orders.ts';
import { formatDate } from '#web/lib/format.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { ordersOfDomainReading } from '../queries.ts';
import { OrderLink } from './order-columns.tsx';

/** Orders that include a domain, newest first. */
export function OrdersOfDomain({ domainId }: { domainId: number }) {
  const query = useQuery(ordersOfDomainReading(domainId));
  if (query.isPending) return <SkeletonRows rows={2} label={copy.loadingOrders} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  if (query.data.count === 0) return <EmptyState compact icon={Receipt} title={copy.emptyTitle} />;
  return (
    <ul aria-label={copy.orders} className="divide-y divide-line">
      {query.data.results.map((order) => (
        <li
          key={order.id}
          className="relative flex min-h-15 items-center gap-3 px-5 py-2.5 last:rounded-b-lg hover:bg-sunken"
        >
          <div className="min-w-0 flex-1">
            <OrderLink order={order} />
            <p className="text-12 text-ink-3">
              {order.type.name} · <Moment date={order.created_date} text={formatDate(order.created_date)} />
            </p>
          </div>
          <StatusBadge status={order.status} />
        </li>
      ))}
    </ul>
  );
}
