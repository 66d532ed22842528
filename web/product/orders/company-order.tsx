import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getOrder, type Order } from '#core/contract/trade/orders.ts';
import { companyOrderCopy as copy } from '#core/copy/product.ts';
import { reading } from '#web/lib/call/query.ts';
import { ReadState } from '../../ui/page/read-state.tsx';

interface Props {
  readonly companyId: number;
  readonly orderId: number;
  readonly typeId: number;
  readonly missing: ReactNode;
  readonly children: (order: Order) => ReactNode;
}

/** Order under its company's URL. An order of another company or type is shown as not found. */
export function CompanyOrder({ companyId, orderId, typeId, missing, children }: Props) {
  const query = useQuery(reading(getOrder, { params: { id: String(orderId) } }));
  return (
    <ReadState query={query} title={copy.title} missing={missing}>
      {(order) => (order.company.id === companyId && order.type.id === typeId ? children(order) : missing)}
    </ReadState>
  );
}
