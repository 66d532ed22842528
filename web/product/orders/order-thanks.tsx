import { CircleCheck, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '#core/contract/orders.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { StatusBadge } from '../status-badge.tsx';

const NEXT: Readonly<Record<number, string>> = {
  [ORDER_STATUS.waiting_for_payment]:
    'An invoice with payment instructions follows by email. We file the order with the Copyright Office as soon as it is paid.',
  [ORDER_STATUS.processing]:
    'Your order was received. We file it with the Copyright Office; it is usually processed within 24 hours.',
  [ORDER_STATUS.complete]: 'The order is complete. The directory is up to date.',
};

interface Props {
  readonly order: Order;
  /** What it brings, and when. */
  readonly children: ReactNode;
}

/** The end of placing an order: thank you, and what happens next. */
export function OrderThanks({ order, children }: Props) {
  const isUnpaid = order.status.id === ORDER_STATUS.waiting_for_payment;
  const Icon = isUnpaid ? ReceiptText : CircleCheck;
  return (
    <div className="max-w-[720px] rounded-lg border border-line bg-surface">
      <div className="flex items-start gap-4 p-5 sm:p-6">
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-lg ${isUnpaid ? 'bg-info-bg text-info' : 'bg-ok-bg text-ok'}`}
        >
          <Icon aria-hidden size={22} />
        </span>
        <div className="min-w-0">
          <h2 className="font-serif text-26 font-medium text-ink">Thank you</h2>
          <p className="mt-1 text-14 text-ink-2 text-pretty">{NEXT[order.status.id]}</p>
        </div>
      </div>
      <div className="flex flex-col gap-2 border-t border-line px-5 py-4 text-14 text-ink-2 text-pretty [overflow-wrap:anywhere] sm:px-6">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium text-ink">
            {order.type.name} order {order.number}
          </span>
          <StatusBadge status={order.status} />
        </p>
        {children}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line bg-sunken px-5 py-4 sm:rounded-b-lg sm:px-6">
        <ButtonLink to="/orders/$order_id/detail" params={{ order_id: String(order.id) }} variant="primary">
          Open the order
        </ButtonLink>
        <ButtonLink to="/company/$company_id" params={{ company_id: String(order.company.id) }}>
          Back to the company
        </ButtonLink>
      </div>
    </div>
  );
}
