import type { Order } from '#core/contract/trade/orders.ts';
import { orderColumnsCopy as copy } from '#core/copy/trade/orders.ts';
import { formatAgo, formatDate, formatWithZone } from '#web/lib/format.ts';
import { CompanyAvatar } from '#web/product/companies/company-avatar.tsx';
import { domainsOfOrder } from '#web/product/orders/domains-of-order.ts';
import { priceText } from '#web/product/orders/order-price.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';

export const OrderLink = ({ order }: { order: Pick<Order, 'id' | 'number'> }) => (
  <RowLink to="/orders/$order_id/detail" params={{ order_id: String(order.id) }}>
    {copy.orderNumber(order.number)}
  </RowLink>
);

const about = (order: Order): string =>
  order.domains_count > 0 ? `${order.type.name} · ${domainsOfOrder(order)}` : order.type.name;

/** The company column is omitted inside a company. */
export const orderColumns = (withCompany: boolean): readonly Column<Order>[] => [
  {
    title: copy.order,
    sort: 'id',
    cell: (order) => (
      <>
        <OrderLink order={order} />
        <p className="text-12 text-ink-3">{about(order)}</p>
      </>
    ),
  },
  ...(withCompany
    ? [
        {
          title: copy.company,
          cell: ({ company }: Order) => (
            <span className="flex items-center gap-2.5">
              <CompanyAvatar name={company.name} />
              <span className="min-w-0 text-14 text-ink-2 [overflow-wrap:anywhere]">{company.name}</span>
            </span>
          ),
        },
      ]
    : []),
  { title: copy.price, from: 'lg', cell: (order) => <span className="text-13 text-ink-2">{priceText(order)}</span> },
  { title: copy.status, sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    title: copy.placed,
    sort: 'created_date',
    align: 'end',
    cell: ({ created_date }) => (
      <time dateTime={created_date} title={formatWithZone(created_date)} className="block">
        <span className="block text-14 text-ink">{formatAgo(created_date)}</span>
        {formatAgo(created_date) !== formatDate(created_date) && (
          <span className="block text-12 text-ink-3">{formatDate(created_date)}</span>
        )}
      </time>
    ),
  },
];

export function OrderCard({ order, withCompany }: { order: Order; withCompany: boolean }) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <OrderLink order={order} />
        <time
          dateTime={order.created_date}
          title={formatWithZone(order.created_date)}
          className="shrink-0 text-13 text-ink-3"
        >
          {formatAgo(order.created_date)}
        </time>
      </div>
      {withCompany && <p className="truncate text-13 text-ink-2">{order.company.name}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
        <StatusBadge status={order.status} /> {about(order)}
      </div>
    </>
  );
}
