import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { listOrders, type Order } from '#core/contract/orders.ts';
import { formatAgo } from '#web/lib/format.ts';
import { reading } from '#web/lib/query.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';

const SHOWN = 5;

/** What was ordered last, and how far it is. */
export function NewestOrdersCard() {
  return (
    <Card
      flush
      title="Newest orders"
      aside={
        <TextLink to="/orders" className="-my-2.5 inline-block py-2.5">
          All orders
        </TextLink>
      }
    >
      <div className="border-t border-line">
        <NewestOrders />
      </div>
    </Card>
  );
}

function NewestOrders() {
  const query = useQuery(reading(listOrders, { query: { ordering: '-created_date', limit: SHOWN } }));
  if (query.isPending) return <SkeletonRows rows={SHOWN} label="Loading orders" />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  if (query.data.count === 0) return <EmptyState compact icon={ReceiptText} title="No orders yet" />;
  return (
    <ul aria-label="Newest orders" className="divide-y divide-line">
      {query.data.results.map((order) => (
        <NewOrder key={order.id} order={order} />
      ))}
    </ul>
  );
}

const NewOrder = ({ order }: { order: Order }) => (
  <li className="relative flex min-h-15 items-center gap-3 px-5 py-2.5 last:rounded-b-lg hover:bg-sunken">
    <div className="min-w-0 flex-1">
      <RowLink to="/orders/$order_id/detail" params={{ order_id: String(order.id) }}>
        Order {order.number}
      </RowLink>
      <p className="truncate text-12 text-ink-3">
        {order.type.name} · {order.company.name}
      </p>
    </div>
    <StatusBadge status={order.status} />
    <time dateTime={order.created_date} className="w-20 shrink-0 text-right text-13 text-ink-3 max-sm:hidden">
      {formatAgo(order.created_date)}
    </time>
  </li>
);
