import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { LIMIT_MAX } from '#core/constants.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { listOrders, type Order } from '#core/contract/trade/orders.ts';
import { paymentPickerCopy as copy } from '#core/copy/trade/payments.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { dollars } from '#core/rules/text/money.ts';
import { reading } from '#web/lib/call/query.ts';
import { openAddCompany } from '#web/product/companies/add-company.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { domainsOfOrder } from '#web/product/orders/domains-of-order.ts';
import { priceText } from '#web/product/orders/order-price.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { whyNotPayable } from './payable.ts';

const UNPAID = [ORDER_STATUS.waiting_for_payment, ORDER_STATUS.draft];

/** Orders that the user may pay. */
const useUnpaidOrders = (me: Profile) =>
  useQueries({
    queries: UNPAID.map((status) => reading(listOrders, { query: { status, limit: LIMIT_MAX, ordering: '-id' } })),
    combine: (answers) => ({
      isPending: answers.some(({ isPending }) => isPending),
      error: answers.find(({ error }) => error)?.error ?? null,
      retry: () => void Promise.all(answers.map(({ refetch }) => refetch())),
      orders: answers
        .flatMap(({ data }) => data?.results ?? [])
        .filter((order) => can(me.result, 'company.pay', { roles: rolesIn(me, order.company.id) }))
        .filter((order) => whyNotPayable(order) === null),
    }),
  });

interface Props {
  readonly me: Profile;
  /** Renders the order when it is the only one to pay. */
  readonly children: (only: Order) => React.ReactNode;
}

/** decisions §9: asks which order to pay, with an empty state if there is none. */
export function PaymentPicker({ me, children }: Props) {
  const { isPending, error, retry, orders } = useUnpaidOrders(me);
  const [only] = orders;
  if (!isPending && !error && only && orders.length === 1) return children(only);
  return (
    <Page flush title={copy.title} subtitle={orders.length > 1 ? copy.subtitle : undefined}>
      {isPending && <SkeletonRows rows={3} label={copy.loadingOrders} />}
      {error && (
        <div className="px-4 sm:px-7">
          <ErrorPanel error={error} onRetry={retry} />
        </div>
      )}
      {!isPending && !error && orders.length === 0 && <NoOrders />}
      {orders.length > 1 && (
        <ul aria-label={copy.ordersToPay} className="border-t border-line">
          {orders.map((order) => (
            <UnpaidOrder key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Page>
  );
}

const NoOrders = () => (
  <EmptyState
    icon={CircleCheck}
    title={copy.emptyTitle}
    text={copy.emptyText}
    action={
      <Button variant="primary" onClick={openAddCompany}>
        {copy.addNewCompany}
      </Button>
    }
  />
);

function UnpaidOrder({ order }: { order: Order }) {
  return (
    <li className="border-b border-line">
      <Link
        to="/payment"
        search={{ order: String(order.id) }}
        className="flex min-h-15 items-center gap-4 px-4 py-2.5 hover:bg-sunken focus-visible:-outline-offset-2 sm:px-7"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate text-14 font-medium text-ink">{order.company.name}</span>
          <span className="block text-12 text-ink-3 text-pretty">
            {order.type.name} {order.number} · {domainsOfOrder(order)} · {priceText(order)}
          </span>
          <span className="mt-1 block sm:hidden">
            <StatusBadge status={order.status} />
          </span>
        </span>
        <span className="max-sm:hidden">
          <StatusBadge status={order.status} />
        </span>
        <span className="w-16 text-right text-14 text-ink tabular-nums">{dollars(order.amount)}</span>
        <ArrowRight aria-hidden size={16} className="text-ink-3" />
      </Link>
    </li>
  );
}
