import { CircleCheck, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '#core/contract/trade/orders.ts';
import { orderThanksCopy as copy } from '#core/copy/product.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { StatusBadge } from '../status-badge.tsx';

const NEXT: Readonly<Record<number, string>> = {
  [ORDER_STATUS.waiting_for_payment]: copy.nextWaitingForPayment,
  [ORDER_STATUS.processing]: copy.nextProcessing,
  [ORDER_STATUS.complete]: copy.nextComplete,
};

interface Props {
  readonly order: Order;
  /** Result of the order, and when to expect it. */
  readonly children: ReactNode;
}

/** Confirmation after an order is placed, with the next steps. */
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
          <h2 className="font-serif text-26 font-medium text-ink">{copy.thankYou}</h2>
          <p className="mt-1 text-14 text-ink-2 text-pretty">{NEXT[order.status.id]}</p>
        </div>
      </div>
      <div className="flex flex-col gap-2 border-t border-line px-5 py-4 text-14 text-ink-2 text-pretty [overflow-wrap:anywhere] sm:px-6">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium text-ink">{copy.order(order.type.name, order.number)}</span>
          <StatusBadge status={order.status} />
        </p>
        {children}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line bg-sunken px-5 py-4 sm:rounded-b-lg sm:px-6">
        <ButtonLink to="/orders/$order_id/detail" params={{ order_id: String(order.id) }} variant="primary">
          {copy.openTheOrder}
        </ButtonLink>
        <ButtonLink to="/company/$company_id" params={{ company_id: String(order.company.id) }}>
          {copy.backToTheCompany}
        </ButtonLink>
      </div>
    </div>
  );
}
